import type { Register } from 'claude-code'

export const register: Register = on => {
  // refused: nobody of that kind submits
  on('prompt.submit', { origin: { kind: 'keyboard' } }, ($, e, next) => next(e))
}
