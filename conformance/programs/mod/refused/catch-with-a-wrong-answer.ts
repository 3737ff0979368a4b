import type { Register } from 'claude-code'

export const register: Register = on => {
  // refused: a `.catch` answers as its hook does
  on('turn.start', ($, e, next) => next(e)).catch(() => ({ deny: 'no' }))
}
