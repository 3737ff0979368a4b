import type { Register } from 'claude-code'

export const register: Register = on => {
  // refused: an answer has no refusal
  on('turn.complete', { reason: 'answer', refusal: { category: 'cyber' } }, () => ({ text: 'no' }))
}
