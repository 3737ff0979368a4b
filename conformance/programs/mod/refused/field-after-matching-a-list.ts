import type { Register } from 'claude-code'

export const register: Register = on => {
  on('tool.call', { tool: ['Edit', 'Write'] }, ($, e, next) => {
    // refused: only one of the two has it
    if (e.old_string === '') return { deny: 'no' }

    return next(e)
  })
}
