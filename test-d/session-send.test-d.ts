import { expectError, expectNotAssignable, expectType } from 'tsd'
import type {
  SessionReceiveEvent,
  SessionReceiveInput,
  SessionReceiveOrigin,
  SessionReceiveResult,
  SessionSendAddress,
  SessionSendArgs,
  SessionSendInput,
  SessionSendOrigin,
  SessionSendResult,
} from 'modhook'
import { type Shape, shapeOf, valueOf } from './shape.js'

// SessionReceiveEvent
expectType<
  Shape<{
    required: 'source' | 'kind' | 'data' | 'untrustedKeys'
    optional: 'from'
    pinned: never
  }>
>(shapeOf<SessionReceiveEvent>())
expectType<{
  source: string
  kind: string
  from?: string
  data: Record<string, unknown>
  untrustedKeys: readonly string[]
}>(valueOf<SessionReceiveEvent>())

// SessionReceiveOrigin
expectType<
  | {
      kind:
        | 'bridge' | 'task-notification' | 'scheduled-trigger' | 'peer-send-message' | 'projects-relay'
        | 'slack-ping' | 'unclassified'
    }
  | { kind: 'peer' | 'coordinator'; plugin?: string }
  | { kind: 'peer' | 'coordinator'; plugin?: string; teammate: string; isVerified: boolean }
>(valueOf<SessionReceiveOrigin>())
// a closed set
expectNotAssignable<SessionReceiveOrigin>({ kind: 'composer' })

// SessionReceiveInput
expectType<
  Shape<{
    required: 'origin' | 'text'
    optional: 'event' | 'agentId'
    pinned: 'origin' | 'event' | 'agentId'
  }>
>(shapeOf<SessionReceiveInput>())
expectType<{
  readonly origin: SessionReceiveOrigin
  text: string
  readonly event?: SessionReceiveEvent
  readonly agentId?: string
}>(valueOf<SessionReceiveInput>())
// pinned: the engine skips a hook that changes one
expectError((valueOf<SessionReceiveInput>().origin = valueOf<SessionReceiveOrigin>()))
expectError((valueOf<SessionReceiveInput>().event = valueOf<SessionReceiveEvent>()))
expectError((valueOf<SessionReceiveInput>().agentId = 'other'))

// SessionReceiveResult
expectType<
  | { text: string; consumed?: undefined }
  | { consumed: string; text?: undefined }
>(valueOf<SessionReceiveResult>())
// taken or queued, not both
expectNotAssignable<SessionReceiveResult>({ text: '', consumed: 'muted' })

// SessionSendOrigin
expectType<{ kind: 'model' } | { kind: 'plugin'; name: string }>(valueOf<SessionSendOrigin>())
// a plugin has a name
expectNotAssignable<SessionSendOrigin>({ kind: 'plugin' })

// SessionSendInput
expectType<
  Shape<{
    required: 'to' | 'text' | 'origin'
    optional: 'agentId'
    pinned: 'origin' | 'agentId'
  }>
>(shapeOf<SessionSendInput>())
expectType<{
  to: string
  text: string
  readonly origin: SessionSendOrigin
  readonly agentId?: string
}>(valueOf<SessionSendInput>())
// pinned: the engine skips a hook that changes one
expectError((valueOf<SessionSendInput>().origin = valueOf<SessionSendOrigin>()))
expectError((valueOf<SessionSendInput>().agentId = 'other'))

// SessionSendResult
expectType<
  | { isDelivered: true; reason?: undefined }
  | { isDelivered: false; reason: string }
>(valueOf<SessionSendResult>())
// what wasn't delivered has its reason
expectNotAssignable<SessionSendResult>({ isDelivered: false })

// SessionSendAddress
expectType<string | { sessionId: string } | { agentId: string }>(valueOf<SessionSendAddress>())

// SessionSendArgs
expectType<Shape<{ required: 'to' | 'text'; optional: never; pinned: never }>>(shapeOf<SessionSendArgs>())
expectType<{ to: SessionSendAddress; text: string }>(valueOf<SessionSendArgs>())
