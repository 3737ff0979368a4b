import type { Register } from 'claude-code'

export const register: Register = on => {
  // refused: there is no such event
  on('turn.begin', ($, e, next) => next(e))
}
