import type { Register } from 'claude-code'

export const register: Register = on => {
  // refused: a hook answers
  on('prompt.submit', async ($, e, next) => {
    await next(e)
  })
}
