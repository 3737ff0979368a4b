import type { Register } from 'claude-code'

export const register: Register = on => {
  // refused: a stream's hook is an async generator
  on('process.spawn', async ($, e, next) => next(e).result)
}
