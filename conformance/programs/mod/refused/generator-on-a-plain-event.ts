import type { Register } from 'claude-code'

export const register: Register = on => {
  // refused: the start of a turn streams nothing
  on('turn.start', async function* ($, e, next) {
    yield await next(e)
  })
}
