import type { Register } from 'claude-code'

export const register: Register = on => {
  // refused: the collector's stream has to be named
  on('telemetry.log', (_, e, next) => next(e))
}
