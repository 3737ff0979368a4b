import type { Register } from 'claude-code'

export const register: Register = on => {
  // refused: a row's value is flat
  on('config.set', ($, e, next) => next({ ...e, value: { on: true } }))
}
