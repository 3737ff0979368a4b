import type { Register } from 'claude-code'

export const register: Register = on => {
  // refused: under a matcher it is an async generator, too
  on('turn.step', { index: 0 }, ($, e, next) => next(e))
}
