import type { Register } from 'claude-code'

export const register: Register = on => {
  // refused: a command is a string
  on('tool.call', { tool: 'Bash' }, ($, e, next) => next({ ...e, command: ['ls', '-l'] }))
}
