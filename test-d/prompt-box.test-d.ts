import { expectAssignable, expectError, expectNotAssignable, expectType } from 'tsd'
import type {
  ClientKeyEvent,
  Color,
  PromptAutocompleteInput,
  PromptAutocompleteResult,
  PromptAutocompleteSuggestion,
  PromptBox,
  PromptChangeInput,
  PromptChangeOrigin,
  PromptChangeResult,
  PromptDecoration,
  PromptEditInput,
  PromptEditOrigin,
  PromptEditResult,
  PromptFillArgs,
  PromptFilled,
  PromptFillInput,
  PromptFillMode,
  PromptFillOrigin,
  PromptFillResult,
  PromptPaintArgs,
  PromptPainted,
  PromptSuggestArgs,
  PromptSuggestInput,
  PromptSuggestOrigin,
  PromptSuggestResult,
} from 'modhook'
import { type Shape, shapeOf, valueOf } from './shape.js'

// PromptBox
expectType<Shape<{ required: 'text' | 'cursor'; optional: never; pinned: never }>>(shapeOf<PromptBox>())
expectType<{ text: string; cursor: number }>(valueOf<PromptBox>())

// PromptDecoration
expectType<
  Shape<{
    required: 'start' | 'end'
    optional:
      | 'bold' | 'virtualText' | 'color' | 'backgroundColor' | 'dimColor' | 'italic' | 'underline' | 'strikethrough'
    pinned: never
  }>
>(shapeOf<PromptDecoration>())
expectType<{
  start: number
  end: number
  bold?: boolean
  virtualText?: string
  color?: Color
  backgroundColor?: Color
  dimColor?: boolean
  italic?: boolean
  underline?: boolean
  strikethrough?: boolean
}>(valueOf<PromptDecoration>())
// a run takes no weight: that is for Text
expectError<PromptDecoration>({ start: 0, end: 4, weight: 'bold' })

// PromptFillMode: a closed set
expectType<'replace' | 'append' | 'insert'>(valueOf<PromptFillMode>())
expectNotAssignable<PromptFillMode>('prepend')

// PromptFillOrigin: `kind` is a closed set
expectType<{ kind: 'engine' } | { kind: 'plugin'; name: string }>(valueOf<PromptFillOrigin>())
expectType<Shape<{ required: 'kind'; optional: never; pinned: never }>>(
  shapeOf<Extract<PromptFillOrigin, { kind: 'engine' }>>(),
)
expectType<Shape<{ required: 'kind' | 'name'; optional: never; pinned: never }>>(
  shapeOf<Extract<PromptFillOrigin, { kind: 'plugin' }>>(),
)
// the person doesn't fill, they edit
expectNotAssignable<PromptFillOrigin>({ kind: 'composer' })

// PromptFillInput: the origin is pinned
expectType<
  Shape<{ required: 'text' | 'mode' | 'origin'; optional: 'decorations' | 'cursor'; pinned: 'origin' }>
>(shapeOf<PromptFillInput>())
declare const fill: PromptFillInput
expectType<string>(fill.text)
expectType<PromptFillMode>(fill.mode)
expectType<PromptFillOrigin>(fill.origin)
expectType<PromptDecoration[] | undefined>(fill.decorations)
expectType<number | undefined>(fill.cursor)
// pinned: the engine skips a hook that changes it
expectError((fill.origin = { kind: 'engine' }))

// PromptFillResult: the causes are a closed set
expectType<Shape<{ required: 'isFilled'; optional: 'refusal'; pinned: never }>>(shapeOf<PromptFillResult>())
expectType<{ isFilled: boolean; refusal?: 'no_composer' | 'dialog' | 'unanswered' }>(valueOf<PromptFillResult>())

// PromptFillArgs
expectType<Shape<{ required: 'text'; optional: 'mode' | 'decorations' | 'cursor'; pinned: never }>>(
  shapeOf<PromptFillArgs>(),
)
expectType<{ text: string; mode?: PromptFillMode; decorations?: PromptDecoration[]; cursor?: number }>(
  valueOf<PromptFillArgs>(),
)
// whose fill it is, the engine says
expectError<PromptFillArgs>({ text: 'Hi.', origin: { kind: 'plugin', name: 'mine' } })

// PromptFilled
expectType<Shape<{ required: 'isFilled' | 'text' | 'cursor'; optional: 'refusal'; pinned: never }>>(
  shapeOf<PromptFilled>(),
)
expectType<{
  isFilled: boolean
  refusal?: 'no_composer' | 'dialog' | 'unanswered'
  text: string
  cursor: number
}>(valueOf<PromptFilled>())

// PromptSuggestOrigin: `kind` is a closed set
expectType<{ kind: 'suggestion' } | { kind: 'plugin'; name: string }>(valueOf<PromptSuggestOrigin>())
expectType<Shape<{ required: 'kind'; optional: never; pinned: never }>>(
  shapeOf<Extract<PromptSuggestOrigin, { kind: 'suggestion' }>>(),
)
expectType<Shape<{ required: 'kind' | 'name'; optional: never; pinned: never }>>(
  shapeOf<Extract<PromptSuggestOrigin, { kind: 'plugin' }>>(),
)
// a proposal has no other source
expectNotAssignable<PromptSuggestOrigin>({ kind: 'engine' })

// PromptSuggestInput: the origin is pinned
expectType<Shape<{ required: 'text' | 'origin'; optional: never; pinned: 'origin' }>>(shapeOf<PromptSuggestInput>())
declare const suggest: PromptSuggestInput
expectType<string>(suggest.text)
expectType<PromptSuggestOrigin>(suggest.origin)
suggest.text = 'Run the tests.'
// pinned: the engine skips a hook that changes it
expectError((suggest.origin = { kind: 'suggestion' }))

// PromptSuggestResult
expectType<Shape<{ required: 'isShown'; optional: never; pinned: never }>>(shapeOf<PromptSuggestResult>())
expectType<boolean>(valueOf<PromptSuggestResult>().isShown)

// PromptSuggestArgs
expectType<Shape<{ required: 'text'; optional: never; pinned: never }>>(shapeOf<PromptSuggestArgs>())
expectType<string>(valueOf<PromptSuggestArgs>().text)
// whose proposal it is, the engine says
expectError<PromptSuggestArgs>({ text: 'Run the tests.', origin: { kind: 'plugin', name: 'mine' } })

// PromptEditOrigin: the person, and nobody else
expectType<Shape<{ required: 'kind'; optional: never; pinned: never }>>(shapeOf<PromptEditOrigin>())
expectType<'composer'>(valueOf<PromptEditOrigin>().kind)

// PromptEditInput: who and which key are pinned, the edit is free
expectType<
  Shape<{
    required: 'origin' | 'text' | 'cursor' | 'start' | 'end' | 'inputText'
    optional: 'key'
    pinned: 'origin' | 'key'
  }>
>(shapeOf<PromptEditInput>())
declare const edit: PromptEditInput
expectType<PromptEditOrigin>(edit.origin)
expectType<ClientKeyEvent | undefined>(edit.key)
expectType<string>(edit.text)
expectType<number>(edit.cursor)
expectType<number>(edit.start)
expectType<number>(edit.end)
expectType<string>(edit.inputText)
edit.inputText = '…'
// pinned: the engine skips a hook that changes one
expectError((edit.origin = { kind: 'composer' }))
expectError((edit.key = { key: 'a' }))

// PromptEditResult
expectType<Shape<{ required: 'text' | 'cursor'; optional: 'decorations'; pinned: never }>>(shapeOf<PromptEditResult>())
expectType<{ text: string; cursor: number; decorations?: PromptDecoration[] }>(valueOf<PromptEditResult>())
expectAssignable<PromptBox>(valueOf<PromptEditResult>())

// PromptChangeOrigin
expectType<
  | { kind: 'history' }
  | { kind: 'clear' }
  | { kind: 'undo' }
  | { kind: 'plugin'; name: string }
  | { kind: 'app' }
  | { kind: 'engine' }
>(valueOf<PromptChangeOrigin>())
expectType<Shape<{ required: 'kind'; optional: never; pinned: never }>>(
  shapeOf<Exclude<PromptChangeOrigin, { kind: 'plugin' }>>(),
)
expectType<Shape<{ required: 'kind' | 'name'; optional: never; pinned: never }>>(
  shapeOf<Extract<PromptChangeOrigin, { kind: 'plugin' }>>(),
)

// PromptChangeInput: all pinned, since the change is done
expectType<
  Shape<{ required: 'text' | 'cursor' | 'origin'; optional: never; pinned: 'text' | 'cursor' | 'origin' }>
>(shapeOf<PromptChangeInput>())
declare const change: PromptChangeInput
expectType<string>(change.text)
expectType<number>(change.cursor)
expectType<PromptChangeOrigin>(change.origin)
// pinned: the engine skips a hook that changes one
expectError((change.text = ''))
expectError((change.cursor = 0))
expectError((change.origin = { kind: 'undo' }))

// PromptChangeResult
expectType<Shape<{ required: 'text'; optional: never; pinned: never }>>(shapeOf<PromptChangeResult>())
expectType<string>(valueOf<PromptChangeResult>().text)

// PromptAutocompleteInput: all pinned, facts of the box
expectType<
  Shape<{
    required: 'text' | 'cursor' | 'token' | 'start'
    optional: never
    pinned: 'text' | 'cursor' | 'token' | 'start'
  }>
>(shapeOf<PromptAutocompleteInput>())
declare const autocomplete: PromptAutocompleteInput
expectType<string>(autocomplete.text)
expectType<number>(autocomplete.cursor)
expectType<string>(autocomplete.token)
expectType<number>(autocomplete.start)
// pinned: the engine skips a hook that changes one
expectError((autocomplete.text = ''))
expectError((autocomplete.cursor = 0))
expectError((autocomplete.token = '#1'))
expectError((autocomplete.start = 0))

// PromptAutocompleteSuggestion and PromptAutocompleteResult
expectType<Shape<{ required: 'text'; optional: 'label' | 'description'; pinned: never }>>(
  shapeOf<PromptAutocompleteSuggestion>(),
)
expectType<{ text: string; label?: string; description?: string }>(valueOf<PromptAutocompleteSuggestion>())
expectType<Shape<{ required: 'suggestions'; optional: never; pinned: never }>>(shapeOf<PromptAutocompleteResult>())
expectType<readonly PromptAutocompleteSuggestion[]>(valueOf<PromptAutocompleteResult>().suggestions)

// PromptPaintArgs and PromptPainted
expectType<Shape<{ required: 'decorations'; optional: 'text'; pinned: never }>>(shapeOf<PromptPaintArgs>())
expectType<{ text?: string; decorations: PromptDecoration[] }>(valueOf<PromptPaintArgs>())
expectType<Shape<{ required: 'isPainted' | 'text' | 'cursor'; optional: never; pinned: never }>>(
  shapeOf<PromptPainted>(),
)
expectType<{ isPainted: boolean; text: string; cursor: number }>(valueOf<PromptPainted>())
