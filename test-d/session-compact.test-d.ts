import { expectError, expectNotAssignable, expectType } from 'tsd'
import type {
  ModelUsage,
  SessionCompactArgs,
  SessionCompactInput,
  SessionCompactResult,
  SessionCompactSkipped,
  SessionCompactTrigger,
  SessionCompacted,
  SessionMessage,
} from 'modhook'
import { type Shape, shapeOf, valueOf } from './shape.js'

// SessionCompactTrigger
expectType<'manual' | 'auto' | 'plugin' | 'precompute'>(valueOf<SessionCompactTrigger>())
// a closed set
expectNotAssignable<SessionCompactTrigger>('another')

// SessionCompactInput
expectType<
  Shape<{
    required: 'trigger' | 'messages'
    optional: 'agentId' | 'instructions'
    pinned: 'trigger' | 'agentId'
  }>
>(shapeOf<SessionCompactInput>())
expectType<{
  readonly trigger: SessionCompactTrigger
  readonly agentId?: string
  instructions?: string
  messages: readonly SessionMessage[]
}>(valueOf<SessionCompactInput>())
// pinned: the engine skips a hook that changes one
expectError((valueOf<SessionCompactInput>().trigger = valueOf<SessionCompactTrigger>()))
expectError((valueOf<SessionCompactInput>().agentId = 'other'))
// the transcript is a frozen list
expectError(valueOf<SessionCompactInput>().messages.push(valueOf<SessionMessage>()))

// SessionCompacted
expectType<
  Shape<{
    required: 'messages'
    optional: 'tokensBefore' | 'tokensAfter' | 'usage' | 'skip'
    pinned: never
  }>
>(shapeOf<SessionCompacted>())
expectType<{
  messages: readonly SessionMessage[]
  tokensBefore?: number
  tokensAfter?: number
  usage?: ModelUsage
  skip?: undefined
}>(valueOf<SessionCompacted>())

// SessionCompactSkipped
expectType<Shape<{ required: 'skip'; optional: 'messages'; pinned: never }>>(shapeOf<SessionCompactSkipped>())
expectType<{ skip: string; messages?: undefined }>(valueOf<SessionCompactSkipped>())

// SessionCompactResult
expectType<SessionCompacted | SessionCompactSkipped>(valueOf<SessionCompactResult>())
// a skipped compaction leaves no messages
expectNotAssignable<SessionCompactResult>({ skip: 'off', messages: [] })

// SessionCompactArgs
expectType<Shape<{ required: never; optional: 'instructions'; pinned: never }>>(shapeOf<SessionCompactArgs>())
expectType<{ instructions?: string | undefined }>(valueOf<SessionCompactArgs>())
