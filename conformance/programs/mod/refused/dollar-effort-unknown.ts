import type { Register } from 'claude-code'

export const register: Register = on => {
  on('turn.start', async ($, e, next) => {
    // refused: no such effort
    await $.model.fork({ prompt: 'Hi', effort: 'extreme' })

    return next(e)
  })
}
