import type { Register } from 'claude-code'

export const register: Register = on => {
  on('tool.call', { tool: 'Bash' }, ($, e, next) => {
    // refused: it is Bash
    if (e.tool === 'Read') return { deny: 'no' }

    return next(e)
  })
}
