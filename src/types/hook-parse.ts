/**
 * Settings hooks, reading what they receive: what `modhook/parse` returns and throws.
 *
 * @see https://code.claude.com/docs/en/hooks
 */
import type { BaseHookInput } from './hook-events.js'
import type { Flat } from './internal/flat.js'

/** The input of an event that is newer than this package: what all events send, and whatever else it sends. */
export type UnknownHookInput = Flat<
  BaseHookInput & {
    /** The event, none of those that `HookEvent` lists. */
    hook_event_name: string
    /** The keys of the event's own, unchecked. */
    [key: string]: unknown
  }
>

/** How `parseHookInput` reads. */
export type ParseHookInputOptions = {
  /** Whether an event newer than this package comes back as an `UnknownHookInput`. Absent, it's an error. */
  allowUnknownEvents?: boolean | undefined
}

/** What `parseHookInput` throws: an error that says what is wrong with the input, and where. */
export type HookInputError = Error & {
  /** The error's name, which tells it from others; `isHookInputError` asks for it. */
  name: 'HookInputError'
  /**
   * What is wrong. Closed set.
   *
   * `not-json` is no JSON text, `not-an-object` is JSON of another kind. `unknown-event` is an event that `HookEvent`
   * doesn't list. `missing` is a key that the event always sends and that isn't there, `mistyped` one whose value the
   * event can't send.
   */
  reason: 'not-json' | 'not-an-object' | 'unknown-event' | 'missing' | 'mistyped'
  /** The key that it's about, such as `effort.level` or `tool_calls[0].tool_name`. Empty where it's the input as a whole. */
  path: string
}
