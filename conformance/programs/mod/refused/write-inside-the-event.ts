import type { Register } from 'claude-code'

export const register: Register = on => {
  on('session.append', ($, e, next) => {
    // refused: `e` is frozen at every depth
    e.message.content = []

    return next(e)
  })
}
