/**
 * Who stands behind an event: a plugin, and its place in the chain of hooks.
 *
 * Compared with Claude Code 2.1.332.
 *
 * @see https://code.claude.com/docs/en/plugins/mods/reference
 */

/**
 * A tier of the chain that an event runs through, the outermost first. Closed set.
 *
 * `prepend` and `append` are an administrator's plugins or, without managed settings, those that the person's own
 * settings list there. `user` is what a person installs, `builtin` what comes with the engine, `core` the engine.
 */
export type Tier = 'prepend' | 'user' | 'append' | 'builtin' | 'core'

/**
 * A plugin and its tier: who raised an event, as `next.origin`, or who provides what the event is about, as its
 * `provider`. The engine itself is `engine` in `core`.
 */
export type Origin = {
  /**
   * The plugin's name.
   *
   * As `next.origin`, also `client` for a post of a surface module, and `hook:` with an event's name for a settings
   * hook's MCP call.
   */
  plugin: string
  /** The tier that it sits in. Of a `client` post, that of the plugin whose module it is. */
  tier: Tier
}
