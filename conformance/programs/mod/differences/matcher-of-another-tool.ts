import type { Register } from 'claude-code'

export const register: Register = on => {
  // refused: Bash takes no `file_path`
  on('tool.call', { tool: 'Bash', file_path: /\.env$/ }, () => ({ deny: 'no' }))
}
