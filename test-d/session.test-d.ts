import { expectError, expectNotAssignable, expectType } from 'tsd'
import type {
  NoArgs,
  RenderSurface,
  RenderViewport,
  Rewrite,
  SessionAppendArgs,
  SessionAppendInput,
  SessionAppendResult,
  SessionAttachInput,
  SessionAttachResult,
  SessionAuthorization,
  SessionCalls,
  SessionCompactArgs,
  SessionCompactInput,
  SessionCompactResult,
  SessionDetachInput,
  SessionDetachReason,
  SessionDetachResult,
  SessionEndInput,
  SessionEndReason,
  SessionEndResult,
  SessionEventCalls,
  SessionEvents,
  SessionIdentity,
  SessionInfo,
  SessionMachine,
  SessionMeasureInput,
  SessionMeasureResult,
  SessionMessagesArgs,
  SessionMessagesCall,
  SessionMessagesValue,
  SessionOps,
  SessionReceiveInput,
  SessionReceiveResult,
  SessionRepo,
  SessionResume,
  SessionSendArgs,
  SessionSendInput,
  SessionSendResult,
  SessionStartInput,
  SessionStartResult,
  SessionStopInput,
  SessionStopResult,
  SessionUsage,
  SessionUsageArgs,
  SessionVersion,
} from 'modhook'
import { type Shape, shapeOf, valueOf } from './shape.js'

// SessionDetachReason
expectType<'detach' | 'end'>(valueOf<SessionDetachReason>())
// a closed set
expectNotAssignable<SessionDetachReason>('another')

// SessionEndReason
expectType<'clear' | 'resume' | 'logout' | 'prompt_input_exit' | 'other'>(valueOf<SessionEndReason>())
// a closed set
expectNotAssignable<SessionEndReason>('crash')

// SessionStartInput
expectType<
  Shape<{
    required: 'cwd' | 'surface' | 'isInteractive'
    optional: never
    pinned: never
  }>
>(shapeOf<SessionStartInput>())
expectType<{ cwd: string; surface: RenderSurface | null; isInteractive: boolean }>(valueOf<SessionStartInput>())
// null, never absent, where nothing draws
expectNotAssignable<SessionStartInput>({ cwd: '/', isInteractive: false })

// SessionStartResult
expectType<Shape<{ required: 'cwd'; optional: never; pinned: never }>>(shapeOf<SessionStartResult>())
expectType<{ cwd: string }>(valueOf<SessionStartResult>())

// SessionAttachInput
expectType<
  Shape<{
    required: 'surface' | 'clientId'
    optional: 'viewport'
    pinned: 'surface' | 'clientId' | 'viewport'
  }>
>(shapeOf<SessionAttachInput>())
expectType<{
  readonly surface: RenderSurface
  readonly clientId: string
  readonly viewport?: RenderViewport
}>(valueOf<SessionAttachInput>())
// pinned: the engine skips a hook that changes one
expectError((valueOf<SessionAttachInput>().surface = valueOf<RenderSurface>()))
expectError((valueOf<SessionAttachInput>().clientId = 'other'))
expectError((valueOf<SessionAttachInput>().viewport = valueOf<RenderViewport>()))
// nothing of it is free
expectType<{}>(valueOf<Rewrite<SessionAttachInput>>())

// SessionAttachResult
expectType<Shape<{ required: 'clientId'; optional: never; pinned: never }>>(shapeOf<SessionAttachResult>())
expectType<{ clientId: string }>(valueOf<SessionAttachResult>())

// SessionDetachInput
expectType<
  Shape<{
    required: 'surface' | 'clientId' | 'reason'
    optional: never
    pinned: 'surface' | 'clientId' | 'reason'
  }>
>(shapeOf<SessionDetachInput>())
expectType<{
  readonly surface: RenderSurface
  readonly clientId: string
  readonly reason: SessionDetachReason
}>(valueOf<SessionDetachInput>())
// pinned: the engine skips a hook that changes one
expectError((valueOf<SessionDetachInput>().surface = valueOf<RenderSurface>()))
expectError((valueOf<SessionDetachInput>().clientId = 'other'))
expectError((valueOf<SessionDetachInput>().reason = valueOf<SessionDetachReason>()))

// SessionDetachResult
expectType<Shape<{ required: 'clientId'; optional: never; pinned: never }>>(shapeOf<SessionDetachResult>())
expectType<{ clientId: string }>(valueOf<SessionDetachResult>())

// SessionStopInput
expectType<Shape<{ required: 'isTurnRunning'; optional: never; pinned: 'isTurnRunning' }>>(shapeOf<SessionStopInput>())
expectType<{ readonly isTurnRunning: boolean }>(valueOf<SessionStopInput>())
// pinned: the engine skips a hook that changes it
expectError((valueOf<SessionStopInput>().isTurnRunning = true))

// SessionStopResult
expectType<Shape<{ required: 'isTurnRunning'; optional: never; pinned: never }>>(shapeOf<SessionStopResult>())
expectType<{ isTurnRunning: boolean }>(valueOf<SessionStopResult>())

// SessionResume
expectType<Shape<{ required: 'id'; optional: never; pinned: never }>>(shapeOf<SessionResume>())
expectType<{ id: string }>(valueOf<SessionResume>())

// SessionEndInput
expectType<
  Shape<{
    required: 'reason' | 'sessionId' | 'resume'
    optional: never
    pinned: 'reason' | 'sessionId' | 'resume'
  }>
>(shapeOf<SessionEndInput>())
expectType<{
  readonly reason: SessionEndReason
  readonly sessionId: string
  readonly resume: SessionResume
}>(valueOf<SessionEndInput>())
// pinned: the engine skips a hook that changes one
expectError((valueOf<SessionEndInput>().reason = valueOf<SessionEndReason>()))
expectError((valueOf<SessionEndInput>().sessionId = 'other'))
expectError((valueOf<SessionEndInput>().resume = valueOf<SessionResume>()))

// SessionEndResult
expectType<Shape<{ required: 'sessionId'; optional: never; pinned: never }>>(shapeOf<SessionEndResult>())
expectType<{ sessionId: string }>(valueOf<SessionEndResult>())

// SessionEvents
expectType<{
  'session.start': { input: SessionStartInput; result: SessionStartResult }
  'session.receive': { input: SessionReceiveInput; result: SessionReceiveResult }
  'session.append': { input: SessionAppendInput; result: SessionAppendResult }
  'session.send': { input: SessionSendInput; result: SessionSendResult }
  'session.compact': { input: SessionCompactInput; result: SessionCompactResult }
  'session.attach': { input: SessionAttachInput; result: SessionAttachResult }
  'session.detach': { input: SessionDetachInput; result: SessionDetachResult }
  'session.measure': { input: SessionMeasureInput; result: SessionMeasureResult }
  'session.stop': { input: SessionStopInput; result: SessionStopResult }
  'session.end': { input: SessionEndInput; result: SessionEndResult }
}>(valueOf<SessionEvents>())

// SessionOps
expectType<{
  'session.cwd': { input: NoArgs; value: string }
  'session.root': { input: NoArgs; value: string }
  'session.model': { input: NoArgs; value: string }
  'session.turns': { input: NoArgs; value: number }
  'session.id': { input: NoArgs; value: string }
  'session.messages': { input: SessionMessagesArgs; value: SessionMessagesValue }
  'session.repo': { input: NoArgs; value: SessionRepo | null }
  'session.surface': { input: NoArgs; value: RenderSurface | null }
  'session.surfaces': { input: NoArgs; value: readonly RenderSurface[] }
  'session.authorize': { input: NoArgs; value: SessionAuthorization }
  'session.identity': { input: NoArgs; value: SessionIdentity }
  'session.usage': { input: SessionUsageArgs; value: SessionUsage }
  'session.version': { input: NoArgs; value: SessionVersion }
  'session.info': { input: NoArgs; value: SessionInfo }
  'session.machine': { input: NoArgs; value: SessionMachine }
  'session.redact': { input: { text: string }; value: string }
}>(valueOf<SessionOps>())

// SessionEventCalls
expectType<'start' | 'receive' | 'append' | 'send' | 'compact' | 'attach' | 'detach' | 'measure' | 'stop' | 'end'
>(valueOf<keyof SessionEventCalls>())
expectType<(input: SessionStartInput) => Promise<SessionStartResult>>(valueOf<SessionEventCalls['start']>())
expectType<(input: SessionReceiveInput) => Promise<SessionReceiveResult>>(valueOf<SessionEventCalls['receive']>())
expectType<(input: SessionAppendInput) => Promise<SessionAppendResult>>(valueOf<SessionEventCalls['append']>())
expectType<(input: SessionSendArgs) => Promise<SessionSendResult>>(valueOf<SessionEventCalls['send']>())
expectType<(input?: SessionCompactArgs) => Promise<SessionCompactResult>>(valueOf<SessionEventCalls['compact']>())
expectType<(input: SessionAttachInput) => Promise<SessionAttachResult>>(valueOf<SessionEventCalls['attach']>())
expectType<(input: SessionDetachInput) => Promise<SessionDetachResult>>(valueOf<SessionEventCalls['detach']>())
expectType<(input: SessionMeasureInput) => Promise<SessionMeasureResult>>(valueOf<SessionEventCalls['measure']>())
expectType<(input: SessionStopInput) => Promise<SessionStopResult>>(valueOf<SessionEventCalls['stop']>())
expectType<(input: SessionEndInput) => Promise<SessionEndResult>>(valueOf<SessionEventCalls['end']>())

// SessionCalls
expectType<
  | 'messages' | 'cwd' | 'root' | 'model' | 'turns' | 'id' | 'repo' | 'surfaces' | 'surface' | 'usage' | 'version'
  | 'info' | 'machine' | 'redact' | 'append' | 'authorize' | 'identity' | 'compact' | 'send'
>(valueOf<keyof SessionCalls>())
expectType<SessionMessagesCall>(valueOf<SessionCalls['messages']>())
expectType<() => Promise<string>>(valueOf<SessionCalls['cwd']>())
expectType<() => Promise<string>>(valueOf<SessionCalls['root']>())
expectType<() => Promise<string>>(valueOf<SessionCalls['model']>())
expectType<() => Promise<number>>(valueOf<SessionCalls['turns']>())
expectType<() => Promise<string>>(valueOf<SessionCalls['id']>())
expectType<() => Promise<SessionRepo | null>>(valueOf<SessionCalls['repo']>())
expectType<() => Promise<readonly RenderSurface[]>>(valueOf<SessionCalls['surfaces']>())
expectType<() => Promise<RenderSurface | null>>(valueOf<SessionCalls['surface']>())
expectType<(args?: SessionUsageArgs) => Promise<SessionUsage>>(valueOf<SessionCalls['usage']>())
expectType<() => Promise<SessionVersion>>(valueOf<SessionCalls['version']>())
expectType<() => Promise<SessionInfo>>(valueOf<SessionCalls['info']>())
expectType<() => Promise<SessionMachine>>(valueOf<SessionCalls['machine']>())
expectType<(text: string) => Promise<string>>(valueOf<SessionCalls['redact']>())
expectType<(args: SessionAppendArgs) => Promise<SessionAppendResult>>(valueOf<SessionCalls['append']>())
expectType<() => Promise<SessionAuthorization>>(valueOf<SessionCalls['authorize']>())
expectType<() => Promise<SessionIdentity>>(valueOf<SessionCalls['identity']>())
