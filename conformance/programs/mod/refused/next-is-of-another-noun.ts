import type { Register } from 'claude-code'

export const register: Register = on => {
  on('turn.*', ($, e, next) => {
    // refused: the glob brings no such event
    if (next.is('prompt.submit', e)) return next(e)

    return next(e)
  })
}
