/**
 * Themes: the colors that a drawing may name.
 *
 * Compared with Claude Code 2.1.332.
 *
 * @see https://code.claude.com/docs/en/plugins/mods/reference
 */
import type { OpenSet } from './open-set.js'

/**
 * The colors of a theme that are named for what they mean. Closed set of the documented ones: a theme's other keys are
 * taken wherever a `Color` is.
 */
export type ThemeKey =
  | 'text'
  | 'inverseText'
  | 'inactive'
  | 'subtle'
  | 'suggestion'
  | 'remember'
  | 'success'
  | 'error'
  | 'warning'
  | 'merged'
  | 'claude'
  | 'permission'
  | 'planMode'
  | 'autoAccept'
  | 'promptBorder'
  | 'bashBorder'
  | 'ide'
  | 'diffAdded'
  | 'diffRemoved'
  | 'diffAddedDimmed'
  | 'diffRemovedDimmed'
  | 'diffAddedWord'
  | 'diffRemovedWord'

/**
 * A color: a theme's, which follows the person's choice, or a raw one, such as `red` or `#ff0000`. Open set. What a
 * surface makes of a string that it doesn't know is its own affair.
 */
export type Color = OpenSet<ThemeKey>
