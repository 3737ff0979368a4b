import type { Register } from 'claude-code'

export const register: Register = on => {
  // refused: an index is a number
  on('turn.step', { index: 'first' }, async function* ($, e, next) {
    yield* next(e)
  })
}
