import type { Register } from 'claude-code'

export const register: Register = on => {
  // refused: the weather is told of today
  on('weather.tomorrow', ($, e, next) => next(e))
}
