import type { Register } from 'claude-code'

export const register: Register = on => {
  // refused: no such destination
  on('telemetry.log', { to: 'console' }, ($, e, next) => next(e))
}
