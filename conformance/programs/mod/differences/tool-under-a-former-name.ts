import type { Register } from 'claude-code'

export const register: Register = on => {
  // refused: it is called Agent today
  on('tool.call', { tool: 'Task' }, (_, e) => ({ deny: `${e.tool}: ${e.prompt}` }))
}
