import type { Register } from 'claude-code'

export const register: Register = on => {
  on('tool.call', { tool: 'Bash' }, ($, e, next) => {
    // refused: a command has no path
    if (e.file_path.endsWith('.env')) return { deny: 'no' }

    return next(e)
  })
}
