import { expectAssignable, expectError, expectNotAssignable, expectType } from 'tsd'
import type {
  TurnCalls,
  TurnCompleteFields,
  TurnCompleteInput,
  TurnCompleteReason,
  TurnCompleteRefused,
  TurnCompleteResult,
  TurnCompleteUnrefused,
  TurnEventCalls,
  TurnEvents,
  TurnOps,
  TurnRefusal,
  TurnStartInput,
  TurnStartResult,
  TurnStepChunk,
  TurnStepInput,
  TurnStepResult,
  TurnUsage,
} from 'modhook'
import { type Shape, shapeOf, valueOf } from './shape.js'

// TurnCompleteReason: a closed set
expectType<'answer' | 'aborted' | 'refusal' | 'error'>(valueOf<TurnCompleteReason>())
expectNotAssignable<TurnCompleteReason>('timeout')

// TurnRefusal: both keys are there, and null where the API says nothing
expectType<Shape<{ required: 'category' | 'explanation'; optional: never; pinned: never }>>(shapeOf<TurnRefusal>())
declare const refusal: TurnRefusal
expectType<string | null>(refusal.category)
expectType<string | null>(refusal.explanation)
// the API's silence is null, not absence
expectError<TurnRefusal>({ category: null })

// TurnUsage
expectType<
  Shape<{
    required:
      | 'input_tokens' | 'output_tokens' | 'cache_read_input_tokens' | 'cache_creation_input_tokens'
      | 'model'
    optional: 'ephemeral_5m_input_tokens' | 'ephemeral_1h_input_tokens'
    pinned: never
  }>
>(shapeOf<TurnUsage>())
declare const usage: TurnUsage
expectType<number>(usage.input_tokens)
expectType<number>(usage.output_tokens)
expectType<number>(usage.cache_read_input_tokens)
expectType<number>(usage.cache_creation_input_tokens)
expectType<number | undefined>(usage.ephemeral_5m_input_tokens)
expectType<number | undefined>(usage.ephemeral_1h_input_tokens)
expectType<string>(usage.model)

// TurnStartInput
expectType<Shape<{ required: 'text' | 'turnId'; optional: 'agentId'; pinned: 'agentId' }>>(shapeOf<TurnStartInput>())
declare const start: TurnStartInput
expectType<string>(start.text)
expectType<string>(start.turnId)
expectType<string | undefined>(start.agentId)
// pinned: the engine skips a hook that names another loop
expectError((start.agentId = 'a2'))
// the main loop has no key, not an undefined one
expectError<TurnStartInput>({ text: '', turnId: 't1', agentId: undefined })

// TurnStartResult
expectType<Shape<{ required: 'turnId'; optional: never; pinned: never }>>(shapeOf<TurnStartResult>())
expectType<string>(valueOf<TurnStartResult>().turnId)

// TurnCompleteFields
expectType<
  Shape<{
    required: 'answer' | 'durationMs' | 'isAborted' | 'turnId'
    optional: 'agentId' | 'usage'
    pinned: 'agentId'
  }>
>(shapeOf<TurnCompleteFields>())
declare const fields: TurnCompleteFields
expectType<string>(fields.answer)
expectType<number>(fields.durationMs)
expectType<boolean>(fields.isAborted)
expectType<string>(fields.turnId)
expectType<string | undefined>(fields.agentId)
expectType<TurnUsage | undefined>(fields.usage)
// pinned: the engine skips a hook that names another loop
expectError((fields.agentId = 'a2'))

// TurnCompleteRefused and TurnCompleteUnrefused
expectType<Shape<{ required: 'reason' | 'refusal'; optional: never; pinned: never }>>(shapeOf<TurnCompleteRefused>())
expectType<'refusal'>(valueOf<TurnCompleteRefused>().reason)
expectType<TurnRefusal>(valueOf<TurnCompleteRefused>().refusal)
expectType<Shape<{ required: 'reason'; optional: never; pinned: never }>>(shapeOf<TurnCompleteUnrefused>())
expectType<'answer' | 'aborted' | 'error'>(valueOf<TurnCompleteUnrefused>().reason)

// TurnCompleteInput: a refusal tells what the API said, no other end does
declare const complete: TurnCompleteInput
if (complete.reason === 'refusal') {
  expectType<TurnRefusal>(complete.refusal)
  expectType<
    Shape<{
      required: 'answer' | 'durationMs' | 'isAborted' | 'turnId' | 'reason' | 'refusal'
      optional: 'agentId' | 'usage'
      pinned: 'agentId'
    }>
  >(shapeOf<typeof complete>())
} else {
  expectType<'answer' | 'aborted' | 'error'>(complete.reason)
  expectType<
    Shape<{
      required: 'answer' | 'durationMs' | 'isAborted' | 'turnId' | 'reason'
      optional: 'agentId' | 'usage'
      pinned: 'agentId'
    }>
  >(shapeOf<typeof complete>())
}
const ended = { answer: 'Done.', durationMs: 1200, isAborted: false, turnId: 't1' }
expectAssignable<TurnCompleteInput>({ ...ended, reason: 'answer' })
// a refusal comes with what the API said
expectError<TurnCompleteInput>({ ...ended, reason: 'refusal' })
// and nothing else does
expectError<TurnCompleteInput>({ ...ended, reason: 'error', refusal })

// TurnCompleteResult
expectType<Shape<{ required: 'text'; optional: 'usage' | 'by'; pinned: never }>>(shapeOf<TurnCompleteResult>())
declare const completed: TurnCompleteResult
expectType<string>(completed.text)
expectType<TurnUsage | undefined>(completed.usage)
expectType<readonly string[] | undefined>(completed.by)

// the maps
expectType<'turn.start' | 'turn.step' | 'turn.complete'>(valueOf<keyof TurnEvents>())
expectType<{ input: TurnStartInput; result: TurnStartResult }>(valueOf<TurnEvents['turn.start']>())
expectType<{ input: TurnStepInput; result: TurnStepResult }>(valueOf<TurnEvents['turn.step']>())
expectType<{ input: TurnCompleteInput; result: TurnCompleteResult }>(valueOf<TurnEvents['turn.complete']>())
expectType<'turn.abort'>(valueOf<keyof TurnOps>())
expectType<{ input: { turnId: string }; value: void }>(valueOf<TurnOps['turn.abort']>())
expectType<{
  start: (input: TurnStartInput) => Promise<TurnStartResult>
  step: (input: TurnStepInput) => AsyncGenerator<TurnStepChunk, TurnStepResult, unknown>
  complete: (input: TurnCompleteInput) => Promise<TurnCompleteResult>
}>(valueOf<TurnEventCalls>())
expectType<{ abort: (input: { turnId: string }) => Promise<void> }>(valueOf<TurnCalls>())
// a mod can't start a turn: only its tests can
expectError(valueOf<TurnCalls>().start)
