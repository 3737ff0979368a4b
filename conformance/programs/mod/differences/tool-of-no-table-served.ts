import type { Register } from 'claude-code'

export const register: Register = on => {
  // refused: no table has the tool
  on('tool.run', { tool: 'Dice' }, (_, e) => ({ result: e.tool_use_id }))
}
