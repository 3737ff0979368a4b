import type { Register } from 'claude-code'

export const register: Register = on => {
  // refused: a hook on a call answers with `value`
  on('clock.now', () => 0)
}
