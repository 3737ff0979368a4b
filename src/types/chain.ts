/**
 * The chain: how a mod registers its hooks, and how a hook goes on to those beneath it.
 *
 * Compared with Claude Code 2.1.332.
 *
 * @see https://code.claude.com/docs/en/plugins/mods/reference
 */
import type { EngineInterface } from './engine.js'
import type { Args, EventName, EventOf, EventResult } from './event-map.js'
import type { AbortSignal } from './internal/globals.js'
import type { IsIdentical } from './internal/is-identical.js'
import type { CallOf, CallRow, KnownMcpTool, ToolCallEvent, ToolEvent } from './internal/tool-rows.js'
import type { KeptEvent, MatchedEvent, MatchedNames, MatchedResult, MatcherFor, Matching } from './matcher.js'
import type { NoArgs } from './no-args.js'
import type { Origin, Tier } from './origin.js'
import type { EngineInterfaceBuilt, NoEngineInterface } from './plugin.js'
import type { ProcessSpawnChunk } from './process.js'
import type { TelemetryEvents } from './telemetry.js'
import type { ToolCallInput } from './tool-call.js'
import type { ToolCallResult } from './tool.js'
import type { BuiltinToolInputs, BuiltinToolName } from './tools.js'
import type { TurnStepChunk } from './turn-step.js'

type AnyFunction = (...args: never[]) => unknown

/** A value as a hook receives it: the engine freezes it, at every depth. The elements of an array are, the array isn't typed so. */
export type Frozen<T> = T extends object
  ? T extends AnyFunction
    ? T
    : T extends readonly unknown[]
      ? { [K in keyof T]: Frozen<T[K]> }
      : FrozenObject<T>
  : T

/** A frozen object. Read out of a box, it has no name of its own: a hover lists its keys. */
// most keys hold a scalar: asked here, before Frozen is, it halves the cost of a key
type FrozenObject<T> = {
  /** The object. */
  value: { readonly [K in keyof T]: T[K] extends string | number | boolean | undefined ? T[K] : Frozen<T[K]> }
}['value']

/** What the stream of a streaming event yields, by the event's name. */
export interface ChunkOf {
  /** A piece of the model's response. */
  'turn.step': TurnStepChunk
  /** A piece of what a command writes. */
  'process.spawn': ProcessSpawnChunk
}

/** The events that stream, and whose hooks are async generators therefore. */
export type StreamingEventName = keyof ChunkOf

/** A piece of a streaming event's stream. */
export type Chunk<Name extends StreamingEventName = StreamingEventName> = ChunkOf[Name]

/** The value of every field of a manifest's `userConfig`, by its key, as the person set it. */
export type PluginOptions = Readonly<Record<string, string | number | boolean | readonly string[]>>

/** A tier that `next.to` can go on at: every one but the outermost. */
export type TargetTier = Exclude<Tier, 'prepend'>

/** Who raised an event, and whose code that is. The host sets it; no plugin can. */
export type NextOrigin = Origin & {
  /**
   * On a settings hook's own MCP call: who owns the hook; `unknown` where that may or may not be the organization. Absent
   * everywhere else.
   */
  readonly hookOwner?: 'organization' | 'unknown' | 'person'
  /** At `tool.check`: true on a call by the organization's own code that no hook rewrote. Absent otherwise. */
  readonly isOrganizations?: true
  /** At `tool.check`: the id of the plugin's load, on a call of a plugin that no hook rewrote. Absent otherwise. */
  readonly provenance?: string
}

/**
 * The bounds of a hook's own time, in milliseconds. Waiting for `next` or for a call on `$` is free, `$.clock` apart.
 *
 * Waits are bounded too at some events. Calls on `$` are at `tool.list` and `ui.render`, to 30 seconds in all, and at
 * `plugin.register`, to 10 without `$.ui.ask`. At `tool.call`, `tool.check`, `tool.judge`, `tool.run` and
 * `classic.PreToolUse` all is, to 20 minutes, but for `next`, `$.ui.ask` and the calls that run a tool or an agent; a tool
 * of the plugin's own has no bound there.
 */
export type HookBudget = {
  /**
   * A hook's time for one event; then its `.catch` is asked, or the event goes on without it. A generator's counts while
   * its own code runs: over the whole response at `turn.step`, anew for each piece at `process.spawn`.
   */
  readonly ms: 10_000
  /** A `.catch`'s time, anew from its call; then the event goes on as if there were none. `engine.create` has no bound. */
  readonly catchMs: 1_000
  /** How long a hook may go on after `next.signal` aborted. Beyond that it is reported; the event didn't wait for it. */
  readonly lingerMs: 5_000
}

/** The time that a hook has for itself. It stands still while a `next` or a call on `$` is under way. */
export type NextBudget = {
  /** The whole of it, in milliseconds: 10,000 in a hook, 1,000 in a `.catch`. */
  readonly ms: number
  /** What is left, in milliseconds, at the moment it is read. */
  readonly remainingMs: number
}

/**
 * How a link of the chain ended. Closed set.
 *
 * `returned`: its result stood. `passed`: it handed on what its `next` came to. `skipped`: it failed before `next`, or a
 * `next.to` went past it. `kept`: it failed after `next`, whose result stands. `expired`: its time ran out. `caught`: its
 * `.catch` answered. `rejected`: it let a rejection through.
 */
export type TraceOutcome = 'caught' | 'expired' | 'kept' | 'passed' | 'rejected' | 'returned' | 'skipped'

/** A link beneath a hook, as it settled on the hook's latest `next`. */
export type TraceEntry<Name extends EventName = EventName, Input = Args<Name>, Result = NextResult<Name>> = {
  /** Where it stands in the chain, counted from the outermost, 0. */
  readonly index: number
  /** The hook's plugin; `engine` for the engine itself. */
  readonly plugin: string
  /** The tier that it sits in. */
  readonly tier: Tier
  /** The event. */
  readonly event: Name
  /** How it ended. */
  readonly outcome: TraceOutcome
  /** Why it was skipped without running: `bypassed by` and the plugin whose `next.to` did. Absent where it ran. */
  readonly reason?: string
  /** The time it took itself, in milliseconds, without what it waited for `next`. */
  readonly ms: number
  /** How many chunks it yielded, on a streaming event. Absent on others. */
  readonly chunks?: number
  /** What it received. */
  readonly received: Input
  /** What it came to; undefined where it was skipped or rejected. */
  readonly returned: Result | undefined
}

/** The entries of a map under some names, none of which it needs to have. */
type Entry<Map, Name> = Name extends keyof Map ? Map[Name] : never

/** What `next` has beside the call, whatever the event. */
type NextParts<Name extends EventName, Input, Result, Selectable> = {
  /**
   * Aborts when the event is given up: the person interrupted, a hook above answered first, or this hook's time ran out.
   * Stop what the hook started.
   */
  readonly signal: AbortSignal
  /**
   * Whether the event is one that the pattern selects, narrowing `e` to it.
   * @param pattern - an event of the hook's own pattern, or a pattern over some of them
   * @param e - what the hook received
   */
  readonly is: <P extends PatternOver<Name>>(
    pattern: P,
    e: unknown,
  ) => e is Frozen<Entry<Selectable, Extract<Selected<P>, Name>>>
  /** The event's name. */
  readonly event: Name
  /** Who raised the event. */
  readonly origin: NextOrigin
  /** What settled beneath on the latest `next`, nearest first, the engine last. Empty before that. */
  readonly trace: readonly TraceEntry<Name, Input, Result>[]
  /** The time that the hook has, and what is left of it. */
  readonly budget: NextBudget
}

/** What `next(e)` resolves to: the event's result, but `$` as built so far at `engine.create`. */
export type NextResult<Name extends EventName> = Name extends 'engine.create' ? EngineInterfaceBuilt : EventResult<Name>

/** What `next(e)` resolves to where `e` names its tool: at `tool.call` and `tool.run`, the result of that tool. */
export type NextResultFor<Name extends EventName, Result, Tool extends string> = [Name] extends [ToolCallEvent]
  ? ToolCallResult<Tool>
  : Result

/** An event's input before it is frozen. All of a `tool.run` is pinned already, but frozen it is what a `tool.call` is. */
type HookArgs<Name extends EventName> = Name extends 'tool.run' ? ToolCallInput : Args<Name>

/** Every call of a tool, frozen. */
type FrozenCalls =
  | { [Tool in BuiltinToolName]: FrozenObject<CallRow<Tool, BuiltinToolInputs[Tool]>> }[BuiltinToolName]
  | { [Tool in KnownMcpTool]: FrozenObject<CallOf<Tool>> }[KnownMcpTool]

/** What the hooks of an event receive. */
type Received<Name extends EventName> = Name extends ToolCallEvent ? FrozenCalls : Frozen<Args<Name>>

/** The calls of the tools of some names, frozen. */
// the last branch is never taken, it is what `Tool` is inferred from
type FrozenCall<Tool extends string> = Tool extends BuiltinToolName
  ? FrozenObject<CallRow<Tool, BuiltinToolInputs[Tool]>>
  : Tool extends unknown
    ? FrozenObject<CallOf<Tool>>
    : {
        /** The tool. */
        readonly tool: Tool
      }

/** The tools that an input may be a call of. */
type ToolsOf<Input> = Input['tool' & keyof Input] & string

/** The call that `next` is. */
type NextCall<Name extends EventName, Input, Result> = [Name] extends [ToolCallEvent]
  ? {
      /**
       * Runs the hooks beneath, then the tool. What it comes to is typed by `e.tool`, once that is narrowed. Call it again to
       * run them anew, or not at all to answer in the tool's place.
       * @param e - the call, as it came or with other arguments: `next({ ...e, timeout: 1_000 })`
       * @returns the tool's result, an error, or a refusal
       */
      <Tool extends ToolsOf<Input>>(e: FrozenCall<Tool>): Promise<NextResultFor<Name, Result, Tool>>
      /** Goes on at a tier, past every hook between, as on any other event. */
      readonly to: <Tool extends ToolsOf<Input>>(e: FrozenCall<Tool>, tier: TargetTier) => Promise<NextResultFor<Name, Result, Tool>>
    }
  : {
      /**
       * Runs the hooks beneath, then the engine. Call it again to run them anew, or not at all to answer in their place.
       * @param e - the input, as it came or with free keys changed: `next({ ...e, text: 'shorter' })`. A pinned key given
       *   another value fails the hook
       * @returns what they come to, which a hook hands on, changed or not
       */
      (e: Frozen<Input>): Promise<Result>
      /**
       * Goes on at a tier, past every hook between. A hook that settings or an administrator put first may name any deeper
       * tier, one put last only `core`; no plugin gets past one with more authority.
       */
      readonly to: (e: Frozen<Input>, tier: TargetTier) => Promise<Result>
    }

/**
 * The rest of the chain, as a hook receives it. `next(e)` runs the hooks beneath and the engine, and resolves to what they
 * come to; each call runs them anew. A hook that answers without it ends the chain.
 */
// e is frozen where next takes it too: handing on what came is then no comparison at all
export type Next<
  Name extends EventName = EventName,
  Input = Args<Name>,
  Result = NextResult<Name>,
  Selectable = { [K in Name]: HookArgs<K> },
> = NextParts<Name, Input, Result, Selectable> & NextCall<Name, Input, Result>

/** A stream of a streaming event, and what it comes to. */
export type HookStream<Piece, Result> = AsyncGenerator<Piece, Result, unknown> & {
  /** What the stream returns, once it has been read to its end. */
  readonly result: Promise<Result>
}

/** The rest of the chain of a streaming event: as `Next`, but `next(e)` is the stream from beneath. */
export type StreamNext<
  Name extends StreamingEventName = StreamingEventName,
  Input = Args<Name>,
  Result = EventResult<Name>,
  Selectable = { [K in Name]: Args<K> },
> = NextParts<Name, Input, Result, Selectable> & {
  /**
   * Starts the stream from beneath. `return yield* next(e)` hands it on whole; `for await (const piece of stream)` reads it
   * piece by piece, each to be yielded, and `await stream.result` is what it comes to then.
   * @param e - the input, as it came or with free keys changed
   * @returns the stream
   */
  (e: Frozen<Input>): HookStream<Chunk<Name>, Result>
  /** Goes on at a tier, past every hook between, as `Next`'s does. */
  readonly to: (e: Frozen<Input>, tier: TargetTier) => HookStream<Chunk<Name>, Result>
}

/** What an `async function*` makes of a hook: it yields pieces, and returns the result, or nothing to let `next`'s stand. */
export type StreamHookBody<Piece, Result> = AsyncGenerator<Piece, Result | void, unknown> & {
  /** Never on a generator; it is there on `next(e)`, which is no hook by itself. */
  readonly result?: never
}

/** A hook on a streaming event. A function that isn't an async generator doesn't load there. */
export type StreamHook<Name extends StreamingEventName> = (
  $: EngineInterface,
  e: Frozen<Args<Name>>,
  next: StreamNext<Name>,
) => StreamHookBody<Chunk<Name>, EventResult<Name>>

/** The hooks of every event, by its name. */
export type Events = {
  [Name in keyof EventOf]: Name extends StreamingEventName
    ? StreamHook<Name>
    : (
        $: Name extends 'engine.create' ? NoEngineInterface : EngineInterface,
        e: Received<Name>,
        next: Next<Name>,
      ) => EventResult<Name> | Promise<EventResult<Name>>
}

/** A hook on one event: it answers with the event's result, of its own or from `next`. */
export type Hook<Name extends EventName = EventName> = Events[Name]

/** The hook of an event: an async generator on those that stream. */
export type HookOf<Name extends EventName> = Events[Name]

/** The part of an event's name that a glob can stand on: `turn` of `turn.step`. */
export type Namespace<Name extends string = EventName> = Name extends `${infer Head}.${string}` ? Head : never

/** Every event, or every event below a name. A telemetry event is selected by `telemetry.*` alone, never by `*`. */
export type Glob = '*' | `${Namespace}.*`

/** All events but those that a name or a glob selects. */
type Negation = `!${EventName | Exclude<Glob, '*'>}`

/** What a hook can be registered on: an event, a glob, or all events but those that a `!` names. */
export type Pattern = EventName | Glob | Negation

/** A pattern over some events. */
type PatternOver<Name extends EventName> = Name | '*' | `${Namespace<Name>}.*` | Negation

/** The events that a pattern selects. */
// the detour through `infer` spares the compiler a proof, event by event, that whatever is selected is an event
export type Selected<P extends string> = SelectedBy<P> extends infer Names extends EventName ? Names : never

/** `Selected`, as it is computed. */
type SelectedBy<P extends string> = P extends EventName
  ? P
  : P extends '*'
    ? EventName
    : P extends `!${infer Negated}`
      ? Exclude<EventName, SelectedBy<Negated>>
      : P extends `${infer Prefix}.*`
        ? Extract<EventName, `${Prefix}.${string}`>
        : never

/** The events that take an input. */
type Taking<Name extends EventName, E> = { [K in Name]: [E] extends [Received<K>] ? K : never }[Name]

/** The events of which this very type is the input. */
type Identical<Name extends EventName, E> = Name extends unknown ? (IsIdentical<E, Received<Name>> extends true ? Name : never) : never

/** The events with an argument: the others take any object. */
type WithArgs<Name extends EventName> = Name extends unknown ? (NoArgs extends Args<Name> ? never : Name) : never

/** The result of the events of which this very type is the input, or of those that take it. */
type ResultAmong<Name extends EventName, E> = Taking<Name, E> extends infer Takers extends EventName
  ? Identical<Takers, E> extends infer Same extends EventName
    ? NextResult<[Same] extends [never] ? WithArgs<Takers> : Same>
    : never
  : never

/** What `next` comes to for an input, among some events: what `next.is` narrowed it to tells which. */
// a call of any tool isn't compared with other events' inputs, nor those with it
type ResultFor<Name extends EventName, E> = [E] extends [{ readonly tool: string; readonly tool_use_id: string }]
  ? IsIdentical<E, FrozenCalls> extends true
    ? NextResult<Extract<Name, ToolCallEvent>>
    : ResultAmong<Extract<Name, ToolEvent | 'tool.check' | 'tool.judge'>, E>
  : ResultAmong<Exclude<Name, ToolEvent>, E>

/** `next` of a hook on several events: its result is that of the event that `e` is narrowed to. */
export type GlobNext<P extends Pattern, Name extends EventName = Selected<P>> = NextParts<Name, Args<Name>, NextResult<Name>, { [K in Name]: HookArgs<K> }> & {
  /**
   * Runs the hooks beneath, then the engine, on whichever event it is.
   * @param e - the input, as it came or with free keys changed
   * @returns what they come to: the result of the event that `next.is` narrowed `e` to
   */
  <E extends Received<Name>>(e: E): Promise<[Received<Name>] extends [E] ? NextResult<Name> : ResultFor<Name, E>>
  /** Goes on at a tier, past every hook between, as `Next`'s does. */
  readonly to: <E extends Received<Name>>(e: E, tier: TargetTier) => Promise<[Received<Name>] extends [E] ? NextResult<Name> : ResultFor<Name, E>>
}

/** A hook on several events: `next.event` says which one runs it, `next.is` narrows `e`. */
export type GlobHook<P extends Pattern, Name extends EventName = Selected<P>> = (
  $: EngineInterface,
  e: Received<Name>,
  next: GlobNext<P>,
) => EventResult<Name> | Promise<EventResult<Name>>

/**
 * `next` of a hook on every event: those of nouns that no declaration has come too, so `e` is unknown until `next.is` narrows
 * it, and so is what `next(e)` resolves to.
 */
export type StarNext = NextParts<EventName, unknown, unknown, { [K in EventName]: HookArgs<K> }> & {
  /**
   * Runs the hooks beneath, then the engine, on whichever event it is.
   * @param e - the input, as it came or with free keys changed
   * @returns what they come to: the result of the event that `next.is` narrowed `e` to
   */
  <E>(e: E): Promise<unknown extends E ? unknown : ResultFor<EventName, E>>
  /** Goes on at a tier, past every hook between, as `Next`'s does. */
  readonly to: <E>(e: E, tier: TargetTier) => Promise<unknown extends E ? unknown : ResultFor<EventName, E>>
}

/**
 * A hook on every event: `e` can be handed on, timed, logged or failed, and is one event's once `next.is` narrows it. At
 * `engine.create`, `$` is empty and the hook only watches.
 */
export type AnyEventHook = ($: EngineInterface, e: unknown, next: StarNext) => unknown

/** The hook that `on` takes for a pattern. */
export type HookFor<P extends Pattern> = P extends '*' ? AnyEventHook : P extends EventName ? Events[P] : GlobHook<P>

/** The hook that `on` takes for a streaming event under a matcher. */
export type MatchedStreamHook<P extends StreamingEventName, M> = (
  $: EngineInterface,
  e: Frozen<MatchedEvent<P, M>>,
  next: StreamNext<P, KeptEvent<P, M>, MatchedResult<P, M>, { [K in P]: MatchedEvent<K, M> }>,
) => StreamHookBody<Chunk<P>, MatchedResult<P, M>>

/**
 * The hook that `on` takes for a pattern under a matcher: `e` is narrowed by what matched, and `next` takes what the matcher
 * lets through, the matched keys with any value.
 */
export type MatchedHook<P extends Pattern, M> = P extends StreamingEventName
  ? MatchedStreamHook<P, M>
  : (
      $: EngineInterface,
      e: Frozen<MatchedEvent<P, M>>,
      next: Next<MatchedNames<P, M>, KeptEvent<P, M>, MatchedResult<P, M>, { [K in MatchedNames<P, M>]: MatchedEvent<K, M> }>,
    ) => MatchedResult<P, M> | Promise<MatchedResult<P, M>>

/** Why a hook failed, as its `.catch` reads it. */
export type HookFailure = {
  /** `throw`: it threw, or answered what the event refuses. `timeout`: its time ran out. */
  readonly kind: 'throw' | 'timeout'
  /** What was thrown, or what the latest `next` rejected with. Absent for a timeout without a rejection. */
  readonly message?: string
  /** The time that a `.catch` has, in milliseconds. */
  readonly budget: number
}

/** What `next` has in a `.catch`, and nowhere else. There, calling it again runs nothing anew. */
export type Caught = {
  /** Why the hook failed. */
  readonly error: HookFailure
  /** Whether the hook had called `next` before it failed. */
  readonly called: boolean
}

/** The handler that `.catch` takes for a hook: the hook's own shape; answering nothing leaves the hook out. */
export type CatchHandler<F> = F extends ($: infer Engine, e: infer Input, next: infer Rest) => infer Answer
  ? [Answer] extends [AsyncGenerator<unknown, unknown, unknown>]
    ? ($: Engine, e: Input, next: Rest & Caught) => Answer
    : ($: Engine, e: Input, next: Rest & Caught) => Answer | undefined | Promise<Awaited<Answer> | undefined>
  : never

/** A hook that `on` registered. */
export type Registration<F> = {
  /**
   * Sets what runs in the hook's place when it throws or its time runs out; without it, the hook is left out. One for each
   * registration, before `register` returns, and none on `engine.create`.
   */
  readonly catch: (handler: CatchHandler<F>) => void
}

/** What selects telemetry events, and nothing else. */
type TelemetryPattern = keyof TelemetryEvents | 'telemetry.*'

/** What stands in an error where an installed mod hooks telemetry that isn't for it. */
type InstalledModsHookTheCollectorAlone = {
  /** Nothing is assignable to it, so the key's name is what the error says. */
  readonly "an installed mod hooks telemetry with on('telemetry.log', { to: 'collector' }, hook) alone": never
}

/** Holds a hook without a matcher to what an installed mod may hook. */
type Installable<P extends Pattern> = P extends TelemetryPattern ? InstalledModsHookTheCollectorAlone : unknown

/** Holds a matcher to what an installed mod may hook: of telemetry, what goes to the collector, said outright. */
type MatchInstallable<P extends Pattern, M> = [P] extends [TelemetryPattern]
  ? [P] extends ['telemetry.mark']
    ? InstalledModsHookTheCollectorAlone
    : M extends { readonly to: 'collector' | readonly 'collector'[] }
      ? unknown
      : {
          /** Where the records go: it has to be said. */
          readonly to: InstalledModsHookTheCollectorAlone
        }
  : unknown

/**
 * Registers a hook on an event, or on the events that a pattern selects; under a matcher, for the inputs that match.
 *
 * @example
 * on('turn.start', ($, e, next) => next(e))
 * on('tool.call', { tool: 'Bash' }, ($, e, next) => (e.command.startsWith('rm ') ? { deny: 'Not here.' } : next(e)))
 */
export interface On {
  /**
   * Registers a hook for every input of an event, or of the events that a pattern selects. A module whose second hook on
   * the same pattern has no matcher either doesn't load.
   *
   * @example
   * on('turn.start', ($, e, next) => next(e))
   * on('turn.step', async function* ($, e, next) {
   *   return yield* next(e)
   * })
   * @param pattern - an event's name, `turn.*` for all below a name, `*` for every event, or `!turn.step` for all others
   * @param hook - answers with the event's result, of its own or what `next(e)` comes to; an async generator on an event
   *   that streams
   * @returns takes a `.catch`, for when the hook fails
   */
  <P extends Pattern>(pattern: P, hook: NoInfer<HookFor<P> & Installable<P>>): Registration<HookFor<P>>
  /**
   * Registers a hook for the inputs that match: `e` is narrowed to them.
   *
   * @example
   * on('tool.call', { tool: 'Bash', command: /^rm / }, ($, e, next) => ({ deny: `Not here: ${e.command}` }))
   * on('session.append', { door: ['prompt', 'command'] }, ($, e, next) => next(e))
   * @param pattern - an event's name, or what selects several; of those, the events whose inputs have the matcher's keys
   * @param matcher - keys of the input, each with a value, a list of values, a pattern for a string, or keys of its own
   * @param hook - answers with the event's result, of its own or what `next(e)` comes to; an async generator on an event
   *   that streams
   * @returns takes a `.catch`, for when the hook fails
   */
  <P extends Pattern, const M extends MatcherFor<P>>(
    pattern: P,
    matcher: M & NoInfer<Matching<P, M> & MatchInstallable<P, M>>,
    hook: NoInfer<MatchedHook<P, M>>,
  ): Registration<MatchedHook<P, M>>
}

/**
 * What a hooks module exports as `register`: it registers the mod's hooks, once for each load. A change of the options
 * loads the mod anew.
 *
 * @example
 * export const register: Register = on => {
 *   on('prompt.suggest', ($, e, next) => (e.text ? next(e) : { isShown: false }))
 * }
 */
export type Register = (on: On, options: PluginOptions) => unknown

/** What a hooks module exports. Each of its files holds 1 MiB at most, all of them together 8 MiB. */
export type HooksModule = {
  /** Registers the mod's hooks. */
  register: Register
}
