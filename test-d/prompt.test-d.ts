import { expectAssignable, expectError, expectNotAssignable, expectType } from 'tsd'
import type {
  NoArgs,
  PromptAttachmentInput,
  PromptAttachmentResult,
  PromptAutocompleteInput,
  PromptAutocompleteResult,
  PromptBox,
  PromptCalls,
  PromptChangeInput,
  PromptChangeResult,
  PromptComposeArgs,
  PromptComposeInput,
  PromptComposeResult,
  PromptContextInput,
  PromptContextResult,
  PromptEditInput,
  PromptEditResult,
  PromptEventCalls,
  PromptEvents,
  PromptFillArgs,
  PromptFilled,
  PromptFillInput,
  PromptFillResult,
  PromptMedia,
  PromptMediaArgs,
  PromptMentionInput,
  PromptMentionResult,
  PromptOps,
  PromptOrigin,
  PromptPaintArgs,
  PromptPainted,
  PromptSectionInput,
  PromptSectionResult,
  PromptSubmitArgs,
  PromptSubmitAttachment,
  PromptSubmitCommand,
  PromptSubmitInput,
  PromptSubmitResult,
  PromptSuggestArgs,
  PromptSuggestInput,
  PromptSuggestResult,
} from 'modhook'
import { type Shape, shapeOf, valueOf } from './shape.js'

// PromptOrigin: `kind` is a closed set, and two kinds say more
expectType<
  | 'composer' | 'bridge' | 'sdk' | 'task-notification' | 'scheduled-trigger' | 'peer' | 'peer-send-message'
  | 'projects-relay' | 'channel' | 'coordinator' | 'observer' | 'observer-activity' | 'auto-continuation'
  | 'unclassified' | 'slack-ping' | 'plugin'
>(valueOf<PromptOrigin>().kind)
expectType<Shape<{ required: 'kind'; optional: never; pinned: never }>>(
  shapeOf<Exclude<PromptOrigin, { kind: 'channel' | 'plugin' }>>(),
)
expectType<{ kind: 'channel'; server: string }>(valueOf<Extract<PromptOrigin, { kind: 'channel' }>>())
expectType<Shape<{ required: 'kind' | 'server'; optional: never; pinned: never }>>(
  shapeOf<Extract<PromptOrigin, { kind: 'channel' }>>(),
)
expectType<{ kind: 'plugin'; name: string; asUser?: true }>(valueOf<Extract<PromptOrigin, { kind: 'plugin' }>>())
expectType<Shape<{ required: 'kind' | 'name'; optional: 'asUser'; pinned: never }>>(
  shapeOf<Extract<PromptOrigin, { kind: 'plugin' }>>(),
)
// a channel has a server
expectNotAssignable<PromptOrigin>({ kind: 'channel' })

// PromptSubmitAttachment: its kinds are a closed set
expectType<Shape<{ required: 'type'; optional: 'mediaType' | 'filename' | 'id'; pinned: never }>>(
  shapeOf<PromptSubmitAttachment>(),
)
expectType<{ type: 'image' | 'audio' | 'document'; mediaType?: string; filename?: string; id?: string }>(
  valueOf<PromptSubmitAttachment>(),
)

// PromptSubmitCommand
expectType<Shape<{ required: 'name' | 'args'; optional: never; pinned: never }>>(shapeOf<PromptSubmitCommand>())
expectType<{ name: string; args: string }>(valueOf<PromptSubmitCommand>())

// PromptSubmitInput: the text and its context are free
expectType<
  Shape<{
    required: 'text' | 'wait' | 'origin'
    optional: 'command' | 'isMeta' | 'attachments' | 'context' | 'turnId'
    pinned: 'command' | 'isMeta' | 'attachments' | 'wait' | 'origin'
  }>
>(shapeOf<PromptSubmitInput>())
declare const submit: PromptSubmitInput
expectType<string>(submit.text)
expectType<PromptSubmitCommand | undefined>(submit.command)
expectType<true | undefined>(submit.isMeta)
expectType<readonly PromptSubmitAttachment[] | undefined>(submit.attachments)
expectType<readonly string[] | undefined>(submit.context)
expectType<string | undefined>(submit.turnId)
expectType<boolean>(submit.wait)
expectType<PromptOrigin>(submit.origin)
submit.context = [...(submit.context ?? []), 'The branch is main.']
// pinned: the engine skips a hook that changes one
expectError((submit.command = { name: 'review', args: '' }))
expectError((submit.isMeta = true))
expectError((submit.wait = true))
expectError((submit.attachments = []))
expectError((submit.origin = { kind: 'composer' }))

// PromptSubmitResult: entered, or dropped
type Entered = Extract<PromptSubmitResult, { drop?: undefined }>
type Dropped = Extract<PromptSubmitResult, { drop: string }>
expectType<Shape<{ required: 'text'; optional: 'context' | 'origin' | 'drop'; pinned: never }>>(shapeOf<Entered>())
expectType<{ text: string; context?: readonly string[]; origin?: PromptOrigin; drop?: undefined }>(valueOf<Entered>())
expectType<Shape<{ required: 'drop'; optional: 'text' | 'context' | 'origin'; pinned: never }>>(shapeOf<Dropped>())
expectType<{ drop: string; text?: undefined; context?: undefined; origin?: undefined }>(valueOf<Dropped>())
expectType<Entered | Dropped>(valueOf<PromptSubmitResult>())
// a dropped prompt brings nothing in
expectError<PromptSubmitResult>({ drop: 'no', text: 'yes' })

// PromptSubmitArgs
expectType<Shape<{ required: 'text'; optional: 'attachments' | 'asUser'; pinned: never }>>(shapeOf<PromptSubmitArgs>())
expectType<{ text: string; attachments?: readonly PromptSubmitAttachment[]; asUser?: true }>(
  valueOf<PromptSubmitArgs>(),
)
// a plugin names no origin: the engine does
expectError<PromptSubmitArgs>({ text: 'Hi.', origin: { kind: 'composer' } })

// PromptMediaArgs
expectType<Shape<{ required: 'id'; optional: 'offset'; pinned: never }>>(shapeOf<PromptMediaArgs>())
expectType<{ id: string; offset?: number }>(valueOf<PromptMediaArgs>())

// PromptMedia: bytes, or why there are none
type Bytes = Extract<PromptMedia, { base64: string }>
type Unreadable = Extract<PromptMedia, { unreadable: string }>
type Refused = Extract<PromptMedia, { deny: string }>
expectType<
  Shape<{
    required: 'type' | 'mediaType' | 'base64' | 'size'
    optional: 'next' | 'unreadable' | 'deny'
    pinned: never
  }>
>(shapeOf<Bytes>())
expectType<{
  type: 'image' | 'document'
  mediaType: string
  base64: string
  size: number
  next?: number
  unreadable?: undefined
  deny?: undefined
}>(valueOf<Bytes>())
type NoBytes = { type?: undefined; mediaType?: undefined; base64?: undefined; size?: undefined; next?: undefined }
expectType<Shape<{ required: 'unreadable'; optional: keyof NoBytes | 'deny'; pinned: never }>>(shapeOf<Unreadable>())
expectAssignable<NoBytes & { deny?: undefined }>(valueOf<Unreadable>())
expectType<string>(valueOf<Unreadable>().unreadable)
expectType<Shape<{ required: 'deny'; optional: keyof NoBytes | 'unreadable'; pinned: never }>>(shapeOf<Refused>())
expectAssignable<NoBytes & { unreadable?: undefined }>(valueOf<Refused>())
expectType<string>(valueOf<Refused>().deny)
expectType<Bytes | Unreadable | Refused>(valueOf<PromptMedia>())
declare const media: PromptMedia
// one look at `base64` is enough
if (media.base64 !== undefined) expectType<Bytes>(media)

// PromptEvents: the whole noun
expectType<{
  'prompt.submit': { input: PromptSubmitInput; result: PromptSubmitResult }
  'prompt.fill': { input: PromptFillInput; result: PromptFillResult }
  'prompt.suggest': { input: PromptSuggestInput; result: PromptSuggestResult }
  'prompt.edit': { input: PromptEditInput; result: PromptEditResult }
  'prompt.change': { input: PromptChangeInput; result: PromptChangeResult }
  'prompt.autocomplete': { input: PromptAutocompleteInput; result: PromptAutocompleteResult }
  'prompt.section': { input: PromptSectionInput; result: PromptSectionResult }
  'prompt.context': { input: PromptContextInput; result: PromptContextResult }
  'prompt.compose': { input: PromptComposeInput; result: PromptComposeResult }
  'prompt.attachment': { input: PromptAttachmentInput; result: PromptAttachmentResult }
  'prompt.mention': { input: PromptMentionInput; result: PromptMentionResult }
}>(valueOf<PromptEvents>())

// PromptOps
expectType<{
  'prompt.read': { input: NoArgs; value: PromptBox }
  'prompt.paint': { input: PromptPaintArgs; value: PromptPainted }
}>(valueOf<PromptOps>())

// PromptEventCalls
expectType<{
  submit: (input: PromptSubmitArgs) => Promise<PromptSubmitResult>
  fill: (input: PromptFillArgs) => Promise<PromptFillResult>
  suggest: (input: PromptSuggestArgs) => Promise<PromptSuggestResult>
  edit: (input: PromptEditInput) => Promise<PromptEditResult>
  change: (input: PromptChangeInput) => Promise<PromptChangeResult>
  autocomplete: (input: PromptAutocompleteInput) => Promise<PromptAutocompleteResult>
  section: (input: PromptSectionInput) => Promise<PromptSectionResult>
  context: (input: PromptContextInput) => Promise<PromptContextResult>
  attachment: (input: PromptAttachmentInput) => Promise<PromptAttachmentResult>
  mention: (input: PromptMentionInput) => Promise<PromptMentionResult>
  compose: (input?: PromptComposeArgs) => Promise<PromptComposeResult>
}>(valueOf<PromptEventCalls>())

// PromptCalls
expectType<{
  submit: (input: PromptSubmitArgs) => Promise<PromptSubmitResult>
  read: () => Promise<PromptBox>
  media: (args: PromptMediaArgs) => Promise<PromptMedia>
  fill: (input: PromptFillArgs) => Promise<PromptFilled>
  paint: (input: PromptPaintArgs) => Promise<PromptPainted>
  suggest: (input: PromptSuggestArgs) => Promise<PromptSuggestResult>
  compose: (input?: PromptComposeArgs) => Promise<PromptComposeResult>
}>({} as Pick<PromptCalls, keyof PromptCalls>)
// a mod mentions no files: only its tests do
expectError(valueOf<PromptCalls>().mention)
