import type { Register } from 'claude-code'

export const register: Register = on => {
  // refused: the origin and more are missing
  on('prompt.submit', ($, e, next) => next({ text: e.text }))
}
