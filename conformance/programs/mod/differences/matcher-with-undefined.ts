import type { Register } from 'claude-code'

export const register: Register = on => {
  // refused: a matcher has no undefined
  on('turn.start', { agentId: undefined }, (_, e, next) => next(e))
}
