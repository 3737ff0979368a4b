import type { Register } from 'claude-code'

export const register: Register = on => {
  on('turn.start', async ($, e, next) => {
    // refused: arguments have names
    await $.mcp.call('issues', 'list', [1, 2])

    return next(e)
  })
}
