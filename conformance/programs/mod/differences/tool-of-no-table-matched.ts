import type { Register } from 'claude-code'

export const register: Register = on => {
  // refused: no table has the tool
  on('tool.call', { tool: 'Dice' }, (_, e) => ({ deny: e.tool }))
}
