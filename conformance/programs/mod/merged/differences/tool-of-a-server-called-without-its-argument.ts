import type { Register } from 'claude-code'

export const register: Register = on => {
  on('turn.start', async ($, e, next) => {
    // refused: an issue has a title
    await $.tool.call({ tool: 'mcp__issues__create' })

    return next(e)
  })
}
