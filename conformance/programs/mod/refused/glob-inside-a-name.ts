import type { Register } from 'claude-code'

export const register: Register = on => {
  // refused: a glob stands for all that follows the noun
  on('turn.st*', ($, e, next) => next(e))
}
