import type { Register } from 'claude-code'

export const register: Register = on => {
  // refused: the event is handed on
  on('turn.start', ($, e, next) => next())
}
