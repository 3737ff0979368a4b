import type { Register } from 'claude-code'

const matcher = { tool: 'Bash' }

export const register: Register = on => {
  // refused: the constant says no more than that the tool is a string
  on('tool.call', matcher, (_, e) => ({ deny: e.tool }))
}
