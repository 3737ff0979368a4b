import { expectAssignable, expectError, expectNotAssignable, expectType } from 'tsd'
import type {
  AnyEventHook,
  CatchHandler,
  Caught,
  Chunk,
  ChunkOf,
  EngineInterface,
  EngineInterfaceBuilt,
  Events,
  Frozen,
  Glob,
  GlobHook,
  GlobNext,
  Hook,
  HookBudget,
  HookFailure,
  HookFor,
  HookOf,
  HooksModule,
  HookStream,
  MatchedHook,
  MatchedStreamHook,
  Namespace,
  Next,
  NextBudget,
  NextOrigin,
  NextResult,
  NextResultFor,
  NoEngineInterface,
  On,
  Pattern,
  PluginOptions,
  PromptSuggestInput,
  PromptSuggestResult,
  Register,
  Registration,
  Selected,
  SessionAppendInput,
  StarNext,
  StreamHook,
  StreamHookBody,
  StreamingEventName,
  StreamNext,
  TargetTier,
  ToolCallResult,
  ToolDescribeInput,
  ToolDescribeResult,
  TraceEntry,
  TraceOutcome,
  TurnStartInput,
  TurnStartResult,
  TurnStepChunk,
  TurnStepInput,
  TurnStepResult,
} from 'modhook'
import { type Shape, shapeOf, valueOf } from './shape.js'

declare const on: On

// a hook on a name: e is frozen, the result is the event's own or what next comes to
on('turn.start', ($, e, next) => {
  expectType<EngineInterface>($)
  expectType<Frozen<TurnStartInput>>(e)
  // frozen at every depth
  expectError((e.text = 'other'))
  expectType<Promise<TurnStartResult>>(next(e))
  expectType<Promise<TurnStartResult>>(next({ ...e, text: 'other' }))
  expectType<'turn.start'>(next.event)
  return next(e)
})
on('prompt.suggest', async ($, e, next) => ({ isShown: (await next(e)).isShown }))
// an event that isn't there
expectError(on('turn.begin', () => undefined))
// the answer of another event
expectError(on('prompt.suggest', ($, e, next) => ({ turnId: e.text })))
// no answer at all: a hook that returns nothing fails
expectError(on('prompt.suggest', ($, e, next) => {}))

// a streaming event takes async generators alone
on('turn.step', async function* ($, e, next) {
  expectType<Frozen<TurnStepInput>>(e)
  expectType<HookStream<TurnStepChunk, TurnStepResult>>(next(e))
  for await (const chunk of next(e)) yield chunk
})
on('turn.step', async function* ($, e, next) {
  return yield* next({ ...e, effort: 'low' })
})
// a function that hands on the stream isn't a generator, and doesn't load
expectError(on('turn.step', ($, e, next) => next(e)))
// a chunk that isn't one
expectError(on('turn.step', async function* () { yield { kind: 'nonsense' } }))

// a matcher narrows e
on('session.append', { door: 'tool-result' }, ($, e, next) => {
  expectType<'tool-result'>(e.door)
  return next(e)
})
on('session.append', { door: ['prompt', 'command'], message: { type: 'user' } }, ($, e, next) => {
  expectType<'prompt' | 'command'>(e.door)
  expectType<'user'>(e.message.type)
  return next(e)
})
on('session.append', { origin: { kind: 'tool', tool: /^mcp__/ } }, ($, e, next) => {
  expectType<string>(e.origin.tool)
  return next(e)
})
// what matched is there
on('turn.start', { agentId: /./ }, ($, e, next) => {
  expectType<string>(e.agentId)
  return next(e)
})
// one of several inside a nested union
on('prompt.submit', { origin: { kind: ['scheduled-trigger', 'auto-continuation'] } }, ($, e, next) => next(e))
// a key that isn't there
expectError(on('turn.start', { nowhere: 'x' }, ($, e, next) => next(e)))
expectError(on('turn.start', { text: 'x', nowhere: 'x' }, ($, e, next) => next(e)))
// a value that the key never has
expectError(on('session.append', { door: 'window' }, ($, e, next) => next(e)))
// keys of two arms that no input has together
expectError(on('session.append', { origin: { kind: 'model', tool: 'Bash' } }, ($, e, next) => next(e)))
// a matcher with undefined in it doesn't load
expectError(on('turn.start', { agentId: undefined }, ($, e, next) => next(e)))

// a hook on several events
on('turn.*', ($, e, next) => {
  if (next.is('turn.start', e)) {
    expectType<Frozen<TurnStartInput>>(e)
    expectAssignable<Promise<TurnStartResult>>(next(e))
  }
  // an input that none of the events takes
  expectError(next({ nowhere: 'x' }))
  // an event that the hook isn't on, and a namespace that isn't there
  expectError(next.is('prompt.submit', e))
  expectError(next.is('!turns.*', e))
  return next(e)
})
// next is the one's that e is narrowed to
on('tool.*', async ($, e, next) => {
  if (next.is('tool.describe', e)) {
    expectType<Frozen<ToolDescribeInput>>(e)
    expectType<ToolDescribeResult>(await next(e))
    expectType<ToolDescribeResult>(await next({ ...e, description: 'Shorter.' }))
  }
  return next(e)
})
// under a matcher, those whose inputs have its keys
on('tool.*', { tool: 'Bash' }, ($, e, next) => {
  expectType<'tool.call' | 'tool.check' | 'tool.judge' | 'tool.run' | 'tool.describe' | 'tool.offer'>(next.event)
  expectType<'Bash'>(e.tool)
  return next(e)
})
// every event: what a hook receives is unknown, until it asks
on('*', async ($, e, next) => {
  expectType<unknown>(e)
  expectType<unknown>(await next(e))
  if (next.is('turn.start', e)) {
    expectType<Frozen<TurnStartInput>>(e)
    expectType<TurnStartResult>(await next(e))
  }
  if (next.is('tool.call', e)) expectType<ToolCallResult>(await next(e))
  return next(e)
})
// $ isn't there while it is built, and next gives it as built so far
on('engine.create', async ($, e, next) => {
  expectType<NoEngineInterface>($)
  expectType<EngineInterfaceBuilt>(await next(e))
  return { ...(await next(e)), weather: { today: () => 'sunny' } }
})
on('!turn.*', ($, e, next) => next(e))
// a namespace that isn't there
expectError(on('turns.*', () => undefined))

// a handler of a failure: the hook's own shape, with the failure on next
on('prompt.suggest', ($, e, next) => next(e)).catch(($, e, next) => {
  expectType<boolean>(next.called)
  expectType<HookFailure>(next.error)
  return next.called ? next(e) : { isShown: false }
})
on('prompt.suggest', ($, e, next) => next(e)).catch(() => undefined)
// no answer of this event
expectError(on('prompt.suggest', ($, e, next) => next(e)).catch(() => ({ turnId: 'x' })))

// the pieces by name
expectType<Frozen<PromptSuggestInput> | undefined>(valueOf<Parameters<Next<'prompt.suggest'>>[0] | undefined>())
expectAssignable<Hook<'prompt.suggest'>>(async ($, e, next) => next(e))
expectAssignable<HookFor<'prompt.suggest'>>(() => ({ isShown: true }))
expectAssignable<MatchedHook<'session.append', { door: 'note' }>>(($, e, next) => next(e))
expectAssignable<StreamHook<'turn.step'>>(async function* ($, e, next) { return yield* next(e) })
expectType<undefined>(valueOf<StreamHookBody<TurnStepChunk, TurnStepResult>>().result)
expectNotAssignable<StreamHookBody<TurnStepChunk, TurnStepResult>>(valueOf<HookStream<TurnStepChunk, TurnStepResult>>())
expectType<PromptSuggestResult | Promise<PromptSuggestResult>>(valueOf<ReturnType<Hook<'prompt.suggest'>>>())
expectAssignable<GlobHook<'turn.*'>>(($, e, next) => next(e))
expectType<'turn.start' | 'turn.step' | 'turn.complete' | 'turn.abort'>(valueOf<GlobNext<'turn.*'>>().event)
expectAssignable<Register>((on: On, options: PluginOptions) => { void options['key']; on('turn.start', ($, e, next) => next(e)) })
expectType<TurnStepChunk>(valueOf<Chunk<'turn.step'>>())
expectAssignable<StreamingEventName>('turn.step')
expectType<keyof ChunkOf>(valueOf<StreamingEventName>())
expectType<string | number | boolean | readonly string[] | undefined>(valueOf<PluginOptions>()['any'])
expectAssignable<Pattern>('!turn.*')
expectNotAssignable<Pattern>('!*')
expectAssignable<Glob>('turn.*')
expectNotAssignable<Glob>('turn')
expectAssignable<Namespace>('prompt')
expectType<'turn.start' | 'turn.step' | 'turn.complete' | 'turn.abort'>(valueOf<Selected<'turn.*'>>())
expectType<'turn.start'>(valueOf<Selected<'turn.start'>>())
expectType<'user' | 'append' | 'builtin' | 'core'>(valueOf<TargetTier>())
expectType<'caught' | 'expired' | 'kept' | 'passed' | 'rejected' | 'returned' | 'skipped'>(valueOf<TraceOutcome>())
expectType<number>(valueOf<NextBudget>().ms)
expectType<number>(valueOf<NextBudget>().remainingMs)
expectType<'organization' | 'unknown' | 'person' | undefined>(valueOf<NextOrigin>().hookOwner)
expectType<true | undefined>(valueOf<NextOrigin>().isOrganizations)
expectType<string | undefined>(valueOf<NextOrigin>().provenance)
expectType<'throw' | 'timeout'>(valueOf<HookFailure>().kind)
expectType<string | undefined>(valueOf<HookFailure>().message)
expectType<number>(valueOf<HookFailure>().budget)
expectType<HookFailure>(valueOf<Caught>().error)
expectType<boolean>(valueOf<Caught>().called)
expectAssignable<Parameters<Registration<Hook<'turn.start'>>['catch']>[0]>(valueOf<CatchHandler<Hook<'turn.start'>>>())
expectType<readonly TraceEntry<'prompt.suggest', PromptSuggestInput, PromptSuggestResult>[]>(valueOf<Next<'prompt.suggest'>>().trace)
expectType<Shape<{
  required: 'index' | 'plugin' | 'tier' | 'event' | 'outcome' | 'ms' | 'received' | 'returned'
  optional: 'reason' | 'chunks'
  pinned: keyof TraceEntry
}>>(shapeOf<TraceEntry>())
// what settles at `engine.create` is `$` as built so far
expectType<NextResult<'engine.create'> | undefined>(valueOf<TraceEntry<'engine.create'>>().returned)
expectType<HookStream<TurnStepChunk, TurnStepResult>>(valueOf<ReturnType<StreamNext<'turn.step'>>>())
// arrays keep their type, their elements are frozen
expectType<SessionAppendInput['message']['content'] extends readonly unknown[] ? true : false>(true)
// a frozen element isn't written to
expectError((valueOf<Frozen<SessionAppendInput>>().message.content[0]!.type = 'text'))

// the parts that hooks are made of
expectType<{ readonly ms: 10_000; readonly catchMs: 1_000; readonly lingerMs: 5_000 }>(valueOf<HookBudget>())
expectType<PromptSuggestResult>(valueOf<NextResult<'prompt.suggest'>>())
expectType<EngineInterfaceBuilt>(valueOf<NextResult<'engine.create'>>())
expectType<ToolCallResult<'Bash'>>(valueOf<NextResultFor<'tool.call', ToolCallResult, 'Bash'>>())
expectType<PromptSuggestResult>(valueOf<NextResultFor<'prompt.suggest', PromptSuggestResult, 'Bash'>>())
expectType<Hook<'prompt.suggest'>>(valueOf<Events['prompt.suggest']>())
expectType<Hook<'prompt.suggest'>>(valueOf<HookOf<'prompt.suggest'>>())
expectType<StreamHook<'turn.step'>>(valueOf<Events['turn.step']>())
expectType<unknown>(valueOf<Parameters<AnyEventHook>>()[1])
expectType<StarNext>(valueOf<Parameters<AnyEventHook>>()[2])
expectAssignable<StarNext['event']>('turn.start')
expectAssignable<MatchedStreamHook<'turn.step', { index: 0 }>>(async function* ($, e, next) {
  expectType<0>(e.index)
  return yield* next(e)
})
expectType<Register>(valueOf<HooksModule>().register)
expectType<Shape<{ required: 'register'; optional: never; pinned: never }>>(shapeOf<HooksModule>())
