import type { Register } from 'claude-code'

export const register: Register = on => {
  // refused: this is what `turn.start` answers
  on('turn.complete', async (_, e) => ({ turnId: e.turnId }))
}
