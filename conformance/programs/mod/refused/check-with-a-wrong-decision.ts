import type { Register } from 'claude-code'

export const register: Register = on => {
  // refused: allow, ask or deny
  on('tool.check', () => ({ decision: 'block' }))
}
