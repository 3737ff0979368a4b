import type { Register } from 'claude-code'

export const register: Register = on => {
  // refused: one of the two is for the engine's own plugins
  on('telemetry.log', { to: ['collector', 'anthropic'] }, (_, e, next) => next(e))
}
