import type { Register } from 'claude-code'

export const register: Register = on => {
  // refused: this stream is for the engine's own plugins
  on('telemetry.log', { to: 'anthropic' }, (_, e, next) => next(e))
}
