import type { Register } from 'claude-code'

export const register: Register = on => {
  // refused: Bash takes no `comand`
  on('tool.call', { tool: 'Bash', comand: /^rm/ }, () => ({ deny: 'no' }))
}
