import type { Register } from 'claude-code'

export const register: Register = on => {
  on('turn.start', async ($, e, next) => {
    // refused: no such layer
    await $.settings.read({ source: 'global' })

    return next(e)
  })
}
