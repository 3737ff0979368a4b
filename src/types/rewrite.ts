/**
 * What a hook may hand on in place of what it received, by the pins of an event's input.
 *
 * Compared with Claude Code 2.1.332.
 */

import type { IsIdentical } from './internal/is-identical.js'

/**
 * The keys of an event's input that the engine pins: it sets them, and skips a hook whole that hands on another value.
 *
 * Computed from the `readonly` marks of a declared input, such as `TurnStepInput`. The `e` that a hook receives is
 * read-only throughout, so every key of its type would count as pinned. Of a union, the keys pinned in any arm.
 */
export type PinnedKeys<Input> = Input extends unknown
  ? {
      [K in keyof Input]-?: IsIdentical<{ [P in K]: Input[P] }, { -readonly [P in K]: Input[P] }> extends true
        ? never
        : K
    }[keyof Input]
  : never

/**
 * A change to an event's input for a hook to hand on: any of the free keys, each optional. A literal that names a
 * pinned key is refused.
 *
 * @example
 * const cheaper: Rewrite<TurnStepInput> = { model: 'haiku', effort: 'low' }
 * on('turn.step', ($, e, next) => next({ ...e, ...cheaper }))
 */
export type Rewrite<Input> = Input extends unknown ? Partial<Omit<Input, PinnedKeys<Input>>> : never
