import type { Register } from 'claude-code'

export const register: Register = on => {
  on('turn.start', async ($, e, next) => {
    // refused: whereto?
    await $.tool.call({ tool: 'Deploy', force: true })

    return next(e)
  })
}
