import type { Register } from 'claude-code'

export const register: Register = on => {
  on('turn.start', async ($, e, next) => {
    // refused: a title is a string
    await $.tool.call({ tool: 'mcp__issues__create', title: 1 })

    return next(e)
  })
}
