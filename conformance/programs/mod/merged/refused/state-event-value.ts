import type { Register } from 'claude-code'

export const register: Register = on => {
  // refused: the total is a number
  on('state.set', { plugin: 'tally', key: 'total' }, (_, e, next) => next({ ...e, value: 'none' }))
}
