import { expectError, expectNotAssignable, expectType } from 'tsd'
import type {
  AttributionEventCalls,
  AttributionEvents,
  AttributionTextInput,
  AttributionTextKind,
  AttributionTextResult,
} from 'modhook'
import { type Shape, shapeOf, valueOf } from './shape.js'

// AttributionTextKind: a closed set
expectType<'commit' | 'pr' | 'exemption' | 'remedy'>(valueOf<AttributionTextKind>())
expectNotAssignable<AttributionTextKind>('issue')

// AttributionTextInput: the kind is pinned
expectType<Shape<{ required: 'kind' | 'text'; optional: never; pinned: 'kind' }>>(shapeOf<AttributionTextInput>())
declare const input: AttributionTextInput
expectType<AttributionTextKind>(input.kind)
expectType<string>(input.text)
input.text = ''
// pinned: the hooks beneath match on it, and the engine skips a hook that changes it
expectError((input.kind = 'pr'))

// AttributionTextResult
expectType<Shape<{ required: 'text'; optional: never; pinned: never }>>(shapeOf<AttributionTextResult>())
expectType<string>(valueOf<AttributionTextResult>().text)
// leaving the text out isn't leaving it empty
expectError<AttributionTextResult>({})

// the maps
expectType<{ 'attribution.text': { input: AttributionTextInput; result: AttributionTextResult } }>(
  valueOf<AttributionEvents>(),
)
expectType<{ text: (input: AttributionTextInput) => Promise<AttributionTextResult> }>(valueOf<AttributionEventCalls>())
