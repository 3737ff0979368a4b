import type { Register } from 'claude-code'

export const register: Register = on => {
  on('turn.start', ($, e, next) => {
    // refused: every call is answered later
    if ($.fs.exists('/tmp/a') === true) return { turnId: e.turnId }

    return next(e)
  })
}
