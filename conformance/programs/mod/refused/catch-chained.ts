import type { Register } from 'claude-code'

export const register: Register = on => {
  // refused: a registration has one `.catch`
  on('turn.start', ($, e, next) => next(e)).catch(() => undefined).catch(() => undefined)
}
