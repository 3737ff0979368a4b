/**
 * Surfaces: where a session draws.
 *
 * Compared with Claude Code 2.1.332.
 *
 * @see https://code.claude.com/docs/en/plugins/mods/reference
 */

/**
 * A surface that a session draws on: the terminal, Claude Code Desktop, the mobile app, VS Code. Closed set of what
 * mods are compiled against; a surface of a later build asks under a name of its own.
 *
 * A name says nothing of whether its host draws: `$.session.surfaces()` lists those that are attached.
 */
export type RenderSurface = 'terminal' | 'desktop' | 'mobile' | 'vscode'

/** How large a surface is, in character cells, and whether a pane docks there. */
export type RenderViewport = {
  /** The width in cells: the terminal's columns, or a remote pane's width over the advance of its code font. */
  columns: number
  /**
   * The height in cells of the whole surface, not of the room left for one component.
   *
   * As of the last change of width or of props: a change of height alone draws nothing anew.
   */
  rows: number
  /**
   * Whether a pane docks beside the transcript here, so that one opened unasked covers nothing. Absent where the
   * surface hasn't said; the terminal always says, and keeps its word for the session.
   */
  isFullscreen?: boolean
}
