import type { Register } from 'claude-code'

export const register: Register = on => {
  // refused: no event has this noun
  on('tools.*', ($, e, next) => next(e))
}
