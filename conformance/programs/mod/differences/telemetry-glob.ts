import type { Register } from 'claude-code'

export const register: Register = on => {
  // refused: the glob takes in what is for the engine's own plugins
  on('telemetry.*', (_, e, next) => next(e))
}
