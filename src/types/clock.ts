/**
 * The clock: the time, and waiting. A mod has no other timers.
 *
 * Events: the calls `clock.now`, `clock.sleep`, `clock.after`, `clock.every`. Compared with Claude Code 2.1.332.
 *
 * @see https://code.claude.com/docs/en/plugins/mods/reference
 */
import type { AbortSignal } from './internal/globals.js'
import type { NoArgs } from './no-args.js'

/** What a wait's hooks receive. */
export type ClockWait = {
  /** How long to wait, in milliseconds, from 0. */
  ms: number
}

/** The options of `$.clock.sleep`. */
export type SleepOptions = {
  /** Ends the wait: once it's aborted, the sleep rejects. */
  signal?: AbortSignal
}

/** A timer that is set. */
export type Timer = {
  /** Takes the timer back: its function isn't called again. */
  cancel: () => void
}

/** `$.clock.after` and `$.clock.every`: sets a timer. `fn` runs after `ms` milliseconds, once or again and again. */
export type TimerCall = (ms: number, fn: () => void) => Timer

/**
 * The calls on `$.clock` as events: their arguments and the values they come to. What a timer calls stays with the mod.
 * Every key may be rewritten.
 */
export interface ClockOps {
  /** A mod asks for the time. */
  'clock.now': {
    /** The call's argument: none. */
    input: NoArgs
    /** What the call comes to: milliseconds since 1970. */
    value: number
  }
  /** A mod waits. */
  'clock.sleep': {
    /** The call's argument. */
    input: ClockWait
    /** What the call comes to, after the wait. */
    value: void
  }
  /** A mod sets a timer. Its function runs when this resolves, and never where it's refused. */
  'clock.after': {
    /** The call's argument. */
    input: ClockWait
    /** What the call comes to, after the wait. */
    value: void
  }
  /** A timer that repeats begins a period. Its function runs when this resolves; a refusal ends the timer. */
  'clock.every': {
    /** The call's argument. */
    input: ClockWait
    /** What the call comes to, after the period. */
    value: void
  }
}

/** `$.clock`: the time, and timers. */
export interface ClockCalls {
  /**
   * Tells the time.
   * @returns milliseconds since 1970
   */
  now: () => Promise<number>
  /**
   * Waits. Unlike any other call, it uses up the hook's own time, `next.budget`.
   * @param ms - how long, in milliseconds
   * @param options - a signal that ends it early
   * @example
   * await $.clock.sleep(250, { signal: next.signal })
   */
  sleep: (ms: number, options?: SleepOptions) => Promise<void>
  /** Calls a function once, after `ms` milliseconds. A hot reload lets it run until the old copy's hooks are done. */
  after: TimerCall
  /** Calls a function every `ms` milliseconds, 1 at least, until it's cancelled or the mod is reloaded. */
  every: TimerCall
}
