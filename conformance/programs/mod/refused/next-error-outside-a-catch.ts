import type { Register } from 'claude-code'

export const register: Register = on => {
  on('turn.start', ($, e, next) => {
    // refused: only a `.catch` knows of a failure
    if (next.error.kind === 'timeout') return { turnId: e.turnId }

    return next(e)
  })
}
