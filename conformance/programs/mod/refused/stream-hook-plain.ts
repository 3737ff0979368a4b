import type { Register } from 'claude-code'

export const register: Register = on => {
  // refused: a stream's hook is an async generator
  on('turn.step', ($, e, next) => next(e))
}
