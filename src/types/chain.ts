/**
 * The chain: how a mod registers its hooks, and how a hook goes on to those beneath it.
 *
 * Compared with Claude Code 2.1.332.
 *
 * @see https://code.claude.com/docs/en/plugins/mods/reference
 */
import type { EngineInterface } from './engine.js'
import type { Origin, Tier } from './origin.js'
import type { Args, EventName, EventResult } from './event-map.js'
import type { AbortSignal } from './internal/globals.js'
import type { MatcherFor, Narrowed } from './matcher.js'
import type { ProcessSpawnChunk } from './process.js'
import type { TurnStepChunk } from './turn-step.js'

/** A value as a hook receives it: the engine freezes it, at every depth. The elements of an array are, the array isn't typed so. */
export type Frozen<T> = T extends string | ((...args: never[]) => unknown)
  ? T
  : T extends readonly unknown[]
    ? { [K in keyof T]: Frozen<T[K]> }
    : T extends object
      ? { readonly [K in keyof T]: Frozen<T[K]> }
      : T

/** What the stream of a streaming event yields, by the event's name. */
export interface ChunkOf {
  /** A piece of the model's response. */
  'turn.step': TurnStepChunk
  /** A piece of what a command writes. */
  'process.spawn': ProcessSpawnChunk
}

/** The events that stream: their hooks are async generators. */
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
   * On a settings hook's own MCP call: whose hook it is, `unknown` where it may be the organization's. Absent everywhere
   * else.
   */
  readonly hookOwner?: 'organization' | 'unknown' | 'person'
  /** At `tool.check`: true where the organization's own code made the call and no hook rewrote it. Absent otherwise. */
  readonly isOrganizations?: true
  /** At `tool.check`: the id of the plugin's load, on a call of a plugin that no hook rewrote. Absent otherwise. */
  readonly provenance?: string
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
export type TraceEntry<Name extends EventName = EventName, Input = Args<Name>, Result = EventResult<Name>> = {
  /** Its place in the chain, 0 the outermost. */
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

/** What `next` has beside the call, whatever the event. */
type NextParts<Name extends EventName, Input, Result, Selectable> = {
  /**
   * Aborts when the event is given up: the person interrupted, a hook above answered first, or this hook's time ran out.
   * Stop what the hook started.
   */
  readonly signal: AbortSignal
  /** Whether the event is one that the pattern selects, narrowing `e` to it. */
  readonly is: <P extends PatternOver<Name>>(
    pattern: P,
    e: unknown,
  ) => e is Frozen<Selectable[Extract<Selected<P>, Name & keyof Selectable>]>
  /** The event's name. */
  readonly event: Name
  /** Who raised the event. */
  readonly origin: NextOrigin
  /** What settled beneath on the latest `next`, nearest first, the engine last. Empty before that. */
  readonly trace: readonly TraceEntry<Name, Input, Result>[]
  /** The time that the hook has, and what is left of it. */
  readonly budget: NextBudget
}

/**
 * The rest of the chain, as a hook receives it. `next(e)` runs the hooks beneath and the engine, and resolves to what they
 * come to; each call runs them anew. A hook that answers without it ends the chain.
 */
export type Next<
  Name extends EventName = EventName,
  Input = Args<Name>,
  Result = EventResult<Name>,
  Selectable = { [K in Name]: Args<K> },
> = NextParts<Name, Input, Result, Selectable> & {
  (e: Input): Promise<Result>
  /**
   * Goes on at a tier, past every hook between. A hook that settings or an administrator put first may name any deeper
   * tier, one put last only `core`; no plugin gets past one with more authority.
   */
  readonly to: (e: Input, tier: TargetTier) => Promise<Result>
}

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
  (e: Input): HookStream<Chunk<Name>, Result>
  /** Goes on at a tier, past every hook between, as `Next`'s does. */
  readonly to: (e: Input, tier: TargetTier) => HookStream<Chunk<Name>, Result>
}

/** What an `async function*` makes of a hook: it yields pieces, and returns the result, or nothing to let `next`'s stand. */
export type StreamHookBody<Piece, Result> = AsyncGenerator<Piece, Result | void, unknown> & {
  /** Never on a generator; it is there on `next(e)`, which is no hook by itself. */
  readonly result?: never
}

/** A hook on a streaming event. A function that isn't an async generator doesn't load there. */
export type StreamHook<Name extends StreamingEventName, Input = Args<Name>> = (
  $: EngineInterface,
  e: Frozen<Input>,
  next: StreamNext<Name, Input>,
) => StreamHookBody<Chunk<Name>, EventResult<Name>>

/** A hook on an event whose input is narrowed to `Input`. */
type HookOn<Name extends EventName, Input> = Name extends StreamingEventName
  ? StreamHook<Name, Input>
  : ($: EngineInterface, e: Frozen<Input>, next: Next<Name, Args<Name>, EventResult<Name>, { [K in Name]: Input }>) => EventResult<Name> | Promise<EventResult<Name>>

/** A hook on one event: it answers with the event's result, of its own or from `next`. */
export type Hook<Name extends EventName = EventName> = HookOn<Name, Args<Name>>

/** The parts of an event's name that a glob can stand on: `turn` of `turn.step`. */
export type Namespace<Name extends string = EventName> = Name extends `${infer Head}.${infer Rest}` ? Head | `${Head}.${Namespace<Rest>}` : never

/** Every event, or every event below a name. A telemetry event is selected by `telemetry.*` alone, never by `*`. */
export type Glob = '*' | `${Namespace}.*`

/** What a hook can be registered on: an event, a glob, or all events but those that a `!` names. */
export type Pattern = EventName | Glob | `!${EventName | Exclude<Glob, '*'>}`

/** A pattern over some events. */
type PatternOver<Name extends EventName> = Name | '*' | `${Namespace<Name>}.*` | `!${string}`

/** The events that a pattern selects. */
export type Selected<P extends string> = P extends EventName
  ? P
  : P extends '*'
    ? EventName
    : P extends `!${infer Negated}`
      ? Exclude<EventName, Selected<Negated>>
      : P extends `${infer Prefix}.*`
        ? Extract<EventName, `${Prefix}.${string}`>
        : never

/** The results of the events that take an input; of those with the very same input, where there are any. */
type ResultFor<Name extends EventName, Input> = Input extends unknown
  ? {
      [K in Name]: Input extends Frozen<Args<K>> ? (Frozen<Args<K>> extends Input ? EventResult<K> : never) : never
    }[Name] extends infer Same
    ? [Same] extends [never]
      ? { [K in Name]: Input extends Frozen<Args<K>> ? EventResult<K> : never }[Name]
      : Same
    : never
  : never

/** `next` of a hook on several events: its result is that of the event that `e` is narrowed to. */
export type GlobNext<P extends Pattern, Name extends EventName = Selected<P>> = NextParts<Name, Args<Name>, EventResult<Name>, { [K in Name]: Args<K> }> & {
  <Input extends Frozen<Args<Name>>>(e: Input): Promise<ResultFor<Name, Input>>
  /** Goes on at a tier, past every hook between, as `Next`'s does. */
  readonly to: <Input extends Frozen<Args<Name>>>(e: Input, tier: TargetTier) => Promise<ResultFor<Name, Input>>
}

/** A hook on several events: `next.event` says which one runs it, `next.is` narrows `e`. */
export type GlobHook<P extends Pattern, Name extends EventName = Selected<P>> = (
  $: EngineInterface,
  e: Frozen<Args<Name>>,
  next: GlobNext<P>,
) => EventResult<Name> | Promise<EventResult<Name>>

/** The hook that `on` takes for a pattern. */
export type HookFor<P extends Pattern> = P extends EventName ? Hook<P> : GlobHook<P>

/** The hook that `on` takes for an event under a matcher. */
export type MatchedHook<Name extends EventName, M> = HookOn<Name, Narrowed<Args<Name>, M>>

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

/** Whether a matcher can match nothing that an event brings: then it is refused where it stands. */
type Possible<Name extends EventName, M> = [Narrowed<Args<Name>, M>] extends [never] ? 'no input of this event matches' : unknown

/**
 * Registers a hook on an event, or on the events that a pattern selects; under a matcher, for the inputs that match.
 *
 * @example
 * on('turn.start', ($, e, next) => next(e))
 * on('session.append', { door: 'prompt' }, ($, e, next) => next(e))
 */
export interface On {
  <P extends Pattern>(pattern: P, hook: NoInfer<HookFor<P>>): Registration<HookFor<P>>
  <Name extends EventName, const M extends MatcherFor<Name>>(
    event: Name,
    matcher: M & NoInfer<Possible<Name, M>>,
    hook: NoInfer<MatchedHook<Name, M>>,
  ): Registration<MatchedHook<Name, M>>
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
