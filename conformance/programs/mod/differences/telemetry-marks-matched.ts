import type { Register } from 'claude-code'

export const register: Register = on => {
  // refused: marks are for the engine's own plugins
  on('telemetry.mark', { kind: 'bad' }, (_, e, next) => next(e))
}
