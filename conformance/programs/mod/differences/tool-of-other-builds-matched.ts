import type { Register } from 'claude-code'

export const register: Register = on => {
  // refused: this build has no Grep
  on('tool.call', { tool: 'Grep' }, (_, e) => ({ deny: e.pattern }))
}
