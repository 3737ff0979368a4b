import type { Register } from 'claude-code'

export const register: Register = on => {
  // refused: a turn starts with its id
  on('turn.start', () => ({ started: true }))
}
