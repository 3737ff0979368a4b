import type { Register } from 'claude-code'

export const register: Register = on => {
  on('turn.start', async ($, e, next) => {
    // refused: this build has no Grep
    await $.tool.call({ tool: 'Grep', pattern: 'TODO' })

    return next(e)
  })
}
