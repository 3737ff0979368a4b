/**
 * Calls on `$` without an argument, as events.
 *
 * Compared with Claude Code 2.1.332.
 *
 * @see https://code.claude.com/docs/en/plugins/mods/reference
 */

/** The input of a call on `$` that takes nothing, such as `$.prompt.read()`: an object without keys. */
export type NoArgs = Record<never, never>
