import type { Register } from 'claude-code'

export const register: Register = on => {
  // refused: a list stands inside the union of origins
  on('prompt.submit', { origin: { kind: ['scheduled-trigger', 'auto-continuation'] } }, (_, e) => ({ drop: e.origin.kind }))
}
