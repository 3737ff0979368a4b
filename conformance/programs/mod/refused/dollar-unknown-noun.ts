import type { Register } from 'claude-code'

export const register: Register = on => {
  on('turn.start', async ($, e, next) => {
    // refused: there is no such noun
    await $.weather.today()

    return next(e)
  })
}
