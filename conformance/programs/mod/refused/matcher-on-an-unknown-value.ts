import type { Register } from 'claude-code'

export const register: Register = on => {
  // refused: an agent's report says `failed`
  on('agent.report', { status: 'broken' }, ($, e, next) => next(e))
}
