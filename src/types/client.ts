/**
 * `Client`: what a module of a plugin's own, on the surface that it draws on, shares with the hooks and gets as keys.
 *
 * Compared with Claude Code 2.1.332.
 *
 * @see https://code.claude.com/docs/en/plugins/mods/reference
 */

/**
 * Plain data: what a `Client`'s props and posts may hold. No `undefined`, function, instance of a class or cycle, and no key
 * `__proto__`, `constructor` or `prototype`: the engine refuses those, or leaves them out of its copy.
 */
export type JsonValue = string | number | boolean | null | readonly JsonValue[] | { readonly [key: string]: JsonValue }

/** A key press, as a focused `Client` gets it. Escape never comes: it gives the focus back. */
export type ClientKeyEvent = {
  /** The name of a special key, such as `up`, `return` or `pageup`, or else the character typed. */
  key: string
  /** True while Control is held. Absent otherwise. */
  ctrl?: true
  /** True while Shift is held. Absent otherwise. */
  shift?: true
  /** True while Meta is held. Absent otherwise. */
  meta?: true
}
