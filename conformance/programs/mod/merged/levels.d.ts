/** A contract with a top-level export: a module. */
export type Level = 'low' | 'high'

declare module 'claude-code' {
  interface PluginState {
    levels: { now: Level }
  }
}
