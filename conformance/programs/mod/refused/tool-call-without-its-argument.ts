import type { Register } from 'claude-code'

export const register: Register = on => {
  on('turn.start', async ($, e, next) => {
    // refused: Bash takes a command
    await $.tool.call({ tool: 'Bash', description: 'List' })

    return next(e)
  })
}
