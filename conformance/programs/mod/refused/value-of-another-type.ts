import type { Register } from 'claude-code'

export const register: Register = on => {
  // refused: a list of names is wanted
  on('store.keys', () => ({ value: 'all' }))
}
