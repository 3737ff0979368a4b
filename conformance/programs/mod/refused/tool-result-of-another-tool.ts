import type { Register } from 'claude-code'

export const register: Register = on => {
  on('tool.call', { tool: 'Bash' }, async ($, e, next) => {
    const ran = await next(e)
    // refused: Bash has output, not a file
    if (ran.deny === undefined && !ran.isError) await $.store.set('file', ran.result.file)

    return ran
  })
}
