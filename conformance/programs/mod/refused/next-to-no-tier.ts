import type { Register } from 'claude-code'

export const register: Register = on => {
  // refused: nothing lies beneath the outermost tier but by `next`
  on('turn.start', ($, e, next) => next.to(e, 'prepend'))
}
