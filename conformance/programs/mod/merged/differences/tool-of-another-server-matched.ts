import type { Register } from 'claude-code'

export const register: Register = on => {
  // refused: the contract has other tools
  on('tool.call', { tool: 'mcp__issues__close' }, (_, e) => ({ deny: e.tool }))
}
