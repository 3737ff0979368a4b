import type { Register } from 'claude-code'

export const register: Register = on => {
  // refused: the classic events keep their capitals
  on('classic.preToolUse', ($, e, next) => next(e))
}
