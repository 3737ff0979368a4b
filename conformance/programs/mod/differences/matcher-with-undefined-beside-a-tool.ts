import type { Register } from 'claude-code'

export const register: Register = on => {
  // refused: a matcher has no undefined
  on('tool.call', { tool: 'Bash', agentId: undefined }, (_, e, next) => next(e))
}
