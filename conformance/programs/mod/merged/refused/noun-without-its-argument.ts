import type { Register } from 'claude-code'

export const register: Register = on => {
  on('turn.start', async ($, e, next) => {
    // refused: where?
    await $.weather.at()

    return next(e)
  })
}
