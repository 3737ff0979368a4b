import type { Register } from 'claude-code'

export const register: Register = on => {
  on('tool.call', ($, e, next) => {
    // refused: not every tool has a command
    if (e.command === 'ls') return { deny: 'no' }

    return next(e)
  })
}
