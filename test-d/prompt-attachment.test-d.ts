import { expectError, expectNotAssignable, expectType } from 'tsd'
import type {
  DeclaredAttachmentInput,
  PlanModeDetail,
  PlanModeExitDetail,
  PlanModeReentryDetail,
  PromptAttachmentDetailOf,
  PromptAttachmentInput,
  PromptAttachmentOrigin,
  PromptAttachmentResult,
  PromptMentionAttached,
  PromptMentionInput,
  PromptMentionResult,
  UndeclaredAttachmentInput,
} from 'modhook'
import { type Shape, shapeOf, valueOf } from './shape.js'

// PromptAttachmentOrigin: `kind` is a closed set
expectType<{ kind: 'engine' } | { kind: 'hook'; event: string } | { kind: 'plugin'; event: string }>(
  valueOf<PromptAttachmentOrigin>(),
)
expectType<Shape<{ required: 'kind'; optional: never; pinned: never }>>(
  shapeOf<Extract<PromptAttachmentOrigin, { kind: 'engine' }>>(),
)
expectType<Shape<{ required: 'kind' | 'event'; optional: never; pinned: never }>>(
  shapeOf<Extract<PromptAttachmentOrigin, { kind: 'hook' }>>(),
)
expectType<Shape<{ required: 'kind' | 'event'; optional: never; pinned: never }>>(
  shapeOf<Extract<PromptAttachmentOrigin, { kind: 'plugin' }>>(),
)
// nobody else writes attachments
expectNotAssignable<PromptAttachmentOrigin>({ kind: 'mcp' })

// the details
expectType<Shape<{ required: 'reminder' | 'planFilePath' | 'hasPlan'; optional: never; pinned: never }>>(
  shapeOf<PlanModeDetail>(),
)
expectType<{ reminder: 'full' | 'sparse'; planFilePath: string; hasPlan: boolean }>(valueOf<PlanModeDetail>())
expectType<Shape<{ required: 'planFilePath'; optional: never; pinned: never }>>(shapeOf<PlanModeReentryDetail>())
expectType<{ planFilePath: string }>(valueOf<PlanModeReentryDetail>())
expectType<Shape<{ required: 'planFilePath' | 'hasPlan'; optional: never; pinned: never }>>(
  shapeOf<PlanModeExitDetail>(),
)
expectType<{ planFilePath: string; hasPlan: boolean }>(valueOf<PlanModeExitDetail>())
expectType<{
  plan_mode: PlanModeDetail
  plan_mode_reentry: PlanModeReentryDetail
  plan_mode_exit: PlanModeExitDetail
}>(valueOf<PromptAttachmentDetailOf>())

// DeclaredAttachmentInput: the text is free, the rest pinned
expectType<
  Shape<{
    required: 'type' | 'text' | 'origin'
    optional: 'agentId' | 'detail'
    pinned: 'type' | 'origin' | 'agentId' | 'detail'
  }>
>(shapeOf<DeclaredAttachmentInput<'plan_mode'>>())
declare const declared: DeclaredAttachmentInput<'plan_mode'>
expectType<'plan_mode'>(declared.type)
expectType<string>(declared.text)
expectType<PromptAttachmentOrigin>(declared.origin)
expectType<string | undefined>(declared.agentId)
expectType<PlanModeDetail | undefined>(declared.detail)
declared.text = 'Plan first.'
// pinned: the engine skips a hook that changes one
expectError((declared.type = 'plan_mode'))
expectError((declared.origin = { kind: 'engine' }))
expectError((declared.agentId = 'a2'))
expectError((declared.detail = { reminder: 'full', planFilePath: '/plan.md', hasPlan: false }))

// UndeclaredAttachmentInput: the same without a detail
expectType<
  Shape<{
    required: 'type' | 'text' | 'origin'
    optional: 'agentId' | 'detail'
    pinned: 'type' | 'origin' | 'agentId' | 'detail'
  }>
>(shapeOf<UndeclaredAttachmentInput>())
declare const undeclared: UndeclaredAttachmentInput
expectType<string>(undeclared.type)
expectType<string>(undeclared.text)
expectType<PromptAttachmentOrigin>(undeclared.origin)
expectType<string | undefined>(undeclared.agentId)
expectType<undefined>(undeclared.detail)
undeclared.text = 'Remember the tests.'
// pinned: the engine skips a hook that changes one
expectError((undeclared.type = 'file'))
expectError((undeclared.origin = { kind: 'engine' }))
expectError((undeclared.agentId = 'a2'))
// and one that adds a detail
expectError((undeclared.detail = undefined))

// PromptAttachmentInput: `type` tells whose detail it is
expectType<
  | DeclaredAttachmentInput<'plan_mode'>
  | DeclaredAttachmentInput<'plan_mode_reentry'>
  | DeclaredAttachmentInput<'plan_mode_exit'>
  | UndeclaredAttachmentInput
>(valueOf<PromptAttachmentInput>())
declare const attachment: PromptAttachmentInput
if (attachment.type === 'plan_mode') expectType<PlanModeDetail | undefined>(attachment.detail)
if (attachment.type === 'todo_reminder') expectType<UndeclaredAttachmentInput>(attachment)

// PromptAttachmentResult: null leaves the attachment out
expectType<Shape<{ required: 'text'; optional: never; pinned: never }>>(shapeOf<PromptAttachmentResult>())
expectType<string | null>(valueOf<PromptAttachmentResult>().text)
// leaving the key out isn't leaving the attachment out
expectError<PromptAttachmentResult>({})

// PromptMentionAttached: a closed set
expectType<'file' | 'already_read_file' | 'pdf_reference'>(valueOf<PromptMentionAttached>())
expectNotAssignable<PromptMentionAttached>('directory')

// PromptMentionInput: what is read is free, what was said is pinned
expectType<
  Shape<{
    required: 'mention' | 'path'
    optional: 'offset' | 'limit' | 'agentId'
    pinned: 'mention' | 'agentId'
  }>
>(shapeOf<PromptMentionInput>())
declare const mention: PromptMentionInput
expectType<string>(mention.mention)
expectType<string>(mention.path)
expectType<number | undefined>(mention.offset)
expectType<number | undefined>(mention.limit)
expectType<string | undefined>(mention.agentId)
mention.path = '/home/dev/other.ts'
// pinned: the engine skips a hook that changes one
expectError((mention.mention = 'other.ts'))
expectError((mention.agentId = 'a2'))

// PromptMentionResult: attached, or refused
type Attached = Extract<PromptMentionResult, { deny?: undefined }>
type Denied = Extract<PromptMentionResult, { deny: string }>
expectType<Shape<{ required: 'type'; optional: 'context' | 'deny'; pinned: never }>>(shapeOf<Attached>())
expectType<{ type: PromptMentionAttached | null; context?: readonly string[]; deny?: undefined }>(valueOf<Attached>())
expectType<Shape<{ required: 'deny'; optional: 'type' | 'context'; pinned: never }>>(shapeOf<Denied>())
expectType<{ deny: string; type?: undefined; context?: undefined }>(valueOf<Denied>())
expectType<Attached | Denied>(valueOf<PromptMentionResult>())
// a refused mention attaches nothing
expectError<PromptMentionResult>({ deny: 'a secret', context: ['a hint'] })
