import type { Register } from 'claude-code'

export const register: Register = on => {
  on('turn.start', async ($, e, next) => {
    // refused: no table has the tool
    await $.tool.call({ tool: 'Dice', sides: 6 })

    return next(e)
  })
}
