/**
 * Module `claude-code/testing`: what a mod's tests import under `claude plugin test`.
 *
 * The build turns this file into `declare module 'claude-code/testing'`; its imports from the mod API become imports from
 * `claude-code`. Compared with Claude Code 2.1.332.
 *
 * @see https://code.claude.com/docs/en/plugins/mods/reference
 */
import type {
  AgentLoop,
  Args,
  Chunk,
  ClassicEventName,
  ClassicEventOf,
  ClassicResultOf,
  EventCalls,
  EventName,
  HookFor,
  MatchedHook,
  MatcherFor,
  Matching as MatcherFits,
  On,
  Pattern,
  PluginOptions,
  Register,
  Registration,
  ResultOf,
  SessionAppendInput,
  StreamingEventName,
  Tier,
  ToolCallOverloads,
} from '../mod.js'
import type { Flat } from '../types/internal/flat.js'

/** A class, as `toThrow`, `toBeInstanceOf` and `expect.any` take one. */
export type Constructor = abstract new (...args: never[]) => unknown

/** A value that stands for many inside `toEqual` and its like, such as what `expect.any` makes. */
export type AsymmetricMatcher = {
  /** What a failure prints in its place. */
  readonly text: string
}

/** A value with the message that `toThrow` expects. */
export type WithMessage = {
  /** The whole message. */
  message: string
}

/** What `toThrow` compares an error with: a part or a pattern of its message, its class, or its whole message. */
export type ThrowExpectation = string | RegExp | Constructor | WithMessage

/** The checks of a value. Each throws, with both values in its message, where it doesn't hold. */
export type Matchers = {
  /** The same value, by `Object.is`. */
  toBe: (expected: unknown) => void
  /** The same content at every depth; keys that are undefined don't count. */
  toEqual: (expected: unknown) => void
  /** The same content at every depth, undefined keys and classes included. */
  toStrictEqual: (expected: unknown) => void
  /** An object that holds what `expected` does, and may hold more. */
  toMatchObject: (expected: object) => void
  /** A string with a part, or a list, a set or the like with an item that is the same value. */
  toContain: (item: unknown) => void
  /** A list, a set or the like with an item of the same content. */
  toContainEqual: (item: unknown) => void
  /** A string or a list of a length. */
  toHaveLength: (length: number) => void
  /** An object with a key, at a path of keys, and with a value where one is given. */
  toHaveProperty: (path: string | readonly string[], value?: unknown) => void
  /** Undefined. */
  toBeUndefined: () => void
  /** Anything but undefined. */
  toBeDefined: () => void
  /** Null. */
  toBeNull: () => void
  /** A value that counts as true. */
  toBeTruthy: () => void
  /** A value that counts as false. */
  toBeFalsy: () => void
  /** Not a number. */
  toBeNaN: () => void
  /** Above a bound. */
  toBeGreaterThan: (bound: number | bigint) => void
  /** At a bound, or above it. */
  toBeGreaterThanOrEqual: (bound: number | bigint) => void
  /** Below a bound. */
  toBeLessThan: (bound: number | bigint) => void
  /** At a bound, or below it. */
  toBeLessThanOrEqual: (bound: number | bigint) => void
  /** A string that has a part or fits a pattern. */
  toMatch: (pattern: string | RegExp) => void
  /** A string that begins with a part. */
  toStartWith: (prefix: string) => void
  /** A string that ends with a part. */
  toEndWith: (suffix: string) => void
  /** An instance of a class. */
  toBeInstanceOf: (expected: Constructor) => void
  /** A function that throws, or what a rejected promise rejected with; any error where nothing is given. */
  toThrow: (expected?: ThrowExpectation) => void
}

/** The checks of what a promise settles with, each to be awaited. */
export type AsyncMatchers = { [K in keyof Matchers]: (...args: Parameters<Matchers[K]>) => Promise<void> }

/** Checks, and the same ones turned round. */
export type Negatable<M> = M & {
  /** Holds where the check doesn't. */
  not: M
}

/** What `expect(value)` gives: the checks of the value. */
export type Expectation = Negatable<Matchers> & {
  /** The checks of what the promise resolves to; they fail where it rejects. */
  resolves: Negatable<AsyncMatchers>
  /** The checks of what the promise rejects with; they fail where it resolves. */
  rejects: Negatable<AsyncMatchers>
}

/** Takes a value to check, and a message for a failure. */
export type Expecting = (received: unknown, message?: string) => Expectation

/** The values that stand for many. */
export type Matching = {
  /** Any instance of a class; `String`, `Number`, `Boolean` stand for the primitives. */
  any: (expected: Constructor) => AsymmetricMatcher
  /** Anything but null and undefined. */
  anything: () => AsymmetricMatcher
  /** A string with a part. */
  stringContaining: (text: string) => AsymmetricMatcher
  /** A string that fits a pattern. */
  stringMatching: (pattern: string | RegExp) => AsymmetricMatcher
  /** An object that holds these keys, and may hold more. */
  objectContaining: (shape: object) => AsymmetricMatcher
  /** A list that holds these items, in any order, and may hold more. */
  arrayContaining: (items: readonly unknown[]) => AsymmetricMatcher
}

/** `expect`, with the values that stand for many. */
export type Expect = Expecting & Matching

/** Checks a value. */
export declare const expect: Expect

/** An event as a call of a test's `$`: it runs the chain, from the mods down to the test's own hooks. */
export type EngineCall<Name extends EventName> = Name extends StreamingEventName
  ? (e: Args<Name>) => AsyncGenerator<Chunk<Name>, ResultOf[Name], unknown>
  : (e: Args<Name>) => Promise<ResultOf[Name]>

/**
 * `$.tool.call` of a test: a call as the model makes it, in the loop that `agentId` names, or the main one.
 *
 * Nobody is there to be asked: where `tool.check` has hooks, an ask goes to the test's hook on `classic.PermissionRequest`.
 *
 * @example
 * await $.tool.call({ tool: 'Read', file_path: '/tmp/notes.md', agentId: 'reader' })
 */
export type EngineToolCall = ToolCallOverloads<AgentLoop>

/** The events of a noun, as the calls that raise them: with everything that a session sets, such as who proposes. */
export type EngineNoun<Noun extends keyof EventCalls> = {
  [Verb in keyof EventCalls[Noun] & string]: `${Noun}.${Verb}` extends 'tool.call'
    ? EngineToolCall
    : `${Noun}.${Verb}` extends 'skill.prompt'
      ? EventCalls[Noun][Verb]
      : `${Noun}.${Verb}` extends EventName
        ? EngineCall<`${Noun}.${Verb}`>
        : never
}

/**
 * A settings hook's event that a test raises by its name, such as `Stop`. All but `PreToolUse`, which `$.tool.call` raises
 * beneath the plugins' hooks of `tool.call`. Closed set.
 */
export type ClassicEvent = Exclude<ClassicEventName, 'classic.PreToolUse'> extends `classic.${infer Event}` ? Event : never

/**
 * What a test raises a settings hook's event with: the fields of the event itself. `hook_event_name` is set for it, and of
 * the session's own fields what the test leaves out: the session's id, no transcript (`''`), and the plugin's folder.
 */
export type ClassicFields<Event extends ClassicEvent> = Flat<
  Omit<ClassicEventOf[`classic.${Event}`], 'hook_event_name' | SessionField> &
    Partial<Pick<ClassicEventOf[`classic.${Event}`], SessionField>>
>
type SessionField = 'session_id' | 'transcript_path' | 'cwd'

/**
 * The events of settings hooks, as the calls that raise them through the plugins' hooks. No settings hook runs: at the end of
 * the chain stands the test's own hook.
 *
 * @example
 * on('classic.SessionStart', () => ({}))
 * await $.classic.SessionStart({ source: 'clear' })
 */
export type EngineClassic = {
  [Event in ClassicEvent]: (e: ClassicFields<Event>) => Promise<ClassicResultOf[`classic.${Event}`]>
}

/** The engine's `$`, as a test has it. */
export type Engine = { [Noun in keyof EventCalls]: EngineNoun<Noun> } & {
  /** The events of settings hooks. */
  classic: EngineClassic
}

/** A tier that a plugin loads in: each but the engine's own. */
export type PluginTier = Exclude<Tier, 'core'>

/** A plugin that a test writes in place, loaded beside the one under test. */
export type Plugin = {
  /** Its name. */
  name: string
  /** The tier that it loads in; `user` where it's left out. */
  tier?: PluginTier
  /** Its module's `register`, written as a method, using nothing of the file around it. */
  register: Register
}

/** What a test is run with. */
export type TestOptions = {
  /** Plugins to load beside the one under test. */
  plugins?: readonly Plugin[]
  /** How long the test may take, in milliseconds; 5,000 where it's left out. */
  timeoutMs?: number
  /**
   * The values of the manifest's `userConfig` for the plugin under test; its defaults stand in for what is left out. A
   * wrong value fails the load.
   */
  options?: PluginOptions
}

/**
 * `on` of a test. Its hooks stand beneath every plugin, in the engine's place, and so on telemetry too, which `On` keeps from
 * installed mods. They are registered before the first call on `$`, which loads the plugins.
 */
export interface TestOn {
  /**
   * Registers a hook for every input of an event, or of the events that a pattern selects.
   * @param pattern - an event's name, `turn.*` for all below a name, `*` for every event, or `!turn.step` for all others
   * @param hook - answers in the engine's place; an async generator on an event that streams
   * @returns takes a `.catch`, for when the hook fails
   */
  <P extends Pattern>(pattern: P, hook: NoInfer<HookFor<P>>): Registration<HookFor<P>>
  /**
   * Registers a hook for the inputs that match: `e` is narrowed to them.
   * @param pattern - an event's name, or what selects several
   * @param matcher - keys of the input, each with a value, a list of values, a pattern for a string, or keys of its own
   * @param hook - answers in the engine's place; an async generator on an event that streams
   * @returns takes a `.catch`, for when the hook fails
   */
  <P extends Pattern, const M extends MatcherFor<P>>(
    pattern: P,
    matcher: M & NoInfer<MatcherFits<P, M>>,
    hook: NoInfer<MatchedHook<P, M>>,
  ): Registration<MatchedHook<P, M>>
}

/** A test's body: `$` is the engine's, `on` registers the hooks that stand for the engine. */
export type TestBody = ($: Engine, on: TestOn) => unknown

/** The rest of a test's arguments: the body, with options before it where there are any. */
export type TestRest = readonly [body: TestBody] | readonly [options: TestOptions, body: TestBody]

/**
 * Declares a test. It fails where its body throws, rejects or takes too long; the failure says which hooks the engine
 * skipped meanwhile, and why.
 * @param name - the title, behind those of the groups around it
 * @param rest - the body, or options and the body
 */
export declare const test: (name: string, ...rest: TestRest) => void

/**
 * Groups tests under a title.
 * @param name - the title
 * @param body - declares the tests
 */
export declare const describe: (name: string, body: () => void) => void

/**
 * Has the tested plugin load in another tier than `user`. Call it once, before the tests.
 * @param tier - the tier
 */
export declare const tier: (tier: PluginTier) => void

/** Where a clock in memory starts. */
export type MockClockOptions = {
  /** Its time at the start, in milliseconds; 0 where it's left out. */
  now?: number
}

/** A clock in memory: it moves only when it's told to. */
export type MockClock = {
  /** The time, in milliseconds: what `$.clock.now()` resolves to. */
  now: () => number
  /** Moves on by some milliseconds; what falls due on the way runs, in order. */
  advance: (ms: number) => Promise<void>
  /** Moves to a time, in milliseconds, as `advance` does. */
  set: (ms: number) => Promise<void>
  /** Lets what has been started run, without moving. */
  settle: () => Promise<void>
  /** Waits for some milliseconds of this clock. */
  sleep: (ms: number) => Promise<void>
}

/** What a session kept during a test. */
export type MockSession = {
  /** The rows appended so far, as they were kept. */
  appended: () => readonly SessionAppendInput[]
}

/** What can stand beneath the plugins in place of the engine. */
export type Mock = {
  /**
   * Answers `$.clock` from a clock in memory.
   * @param on - what the body was given
   * @param options - where it starts
   * @returns the clock, to be moved by the test
   */
  clock: (on: On, options?: MockClockOptions) => MockClock
  /**
   * Answers `$.store` from memory.
   * @param on - what the body was given
   * @param entries - what it holds at the start; nothing where it's left out
   */
  store: (on: On, entries?: Readonly<Record<string, unknown>>) => void
  /**
   * Answers `$.env.get` from a list of variables; any other is unset.
   * @param on - what the body was given
   * @param variables - the variables and their values
   */
  env: (on: On, variables: Readonly<Record<string, string>>) => void
  /**
   * Records the rows that the session keeps. It is the test's hook on `session.append`: one more needs a matcher.
   * @param on - what the body was given
   * @returns the rows
   */
  session: (on: On) => MockSession
}

/** Stands beneath the plugins, in place of a part of the engine. */
export declare const mock: Mock
