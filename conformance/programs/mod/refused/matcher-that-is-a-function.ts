import type { Register } from 'claude-code'

export const register: Register = on => {
  // refused: a matcher is data
  on('prompt.submit', { text: (text: string) => text === '' }, ($, e, next) => next(e))
}
