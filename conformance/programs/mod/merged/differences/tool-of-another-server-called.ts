import type { Register } from 'claude-code'

export const register: Register = on => {
  on('turn.start', async ($, e, next) => {
    // refused: the contract has other tools
    await $.tool.call({ tool: 'mcp__issues__close', id: 1 })

    return next(e)
  })
}
