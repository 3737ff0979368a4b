/**
 * `Client`: the keys that a module of a plugin's own gets from the surface it draws on.
 *
 * Compared with Claude Code 2.1.332.
 *
 * @see https://code.claude.com/docs/en/plugins/mods/reference
 */

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
