import type { Register } from 'claude-code'

export const register: Register = on => {
  // refused: how much is unpublished?
  on('vcs.status', () => ({ changes: [] }))
}
