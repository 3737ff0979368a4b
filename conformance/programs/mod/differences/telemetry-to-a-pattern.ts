import type { Register } from 'claude-code'

export const register: Register = on => {
  // refused: the stream is named by a string
  on('telemetry.log', { to: /^collector$/ }, (_, e, next) => next(e))
}
