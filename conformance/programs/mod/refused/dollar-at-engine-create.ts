import type { Register } from 'claude-code'

export const register: Register = on => {
  on('engine.create', async ($, e, next) => {
    // refused: there, `$` is yet to be built
    await $.store.set('plugins', e.plugins)

    return next(e)
  })
}
