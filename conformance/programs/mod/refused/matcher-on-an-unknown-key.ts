import type { Register } from 'claude-code'

export const register: Register = on => {
  // refused: a prompt has no author
  on('prompt.submit', { author: 'Ada' }, ($, e, next) => next(e))
}
