import type { Register } from 'claude-code'

export const register: Register = on => {
  on('prompt.submit', ($, e, next) => {
    // refused: `e` is frozen
    e.text = e.text.trim()

    return next(e)
  })
}
