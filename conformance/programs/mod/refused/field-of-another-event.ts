import type { Register } from 'claude-code'

export const register: Register = on => {
  on('turn.start', ($, e, next) => {
    // refused: only its end has an answer
    if (e.answer === '') return { turnId: e.turnId }

    return next(e)
  })
}
