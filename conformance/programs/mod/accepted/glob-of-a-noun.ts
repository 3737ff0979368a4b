import type { Register } from 'claude-code'

export const register: Register = on => {
  on('turn.*', (_, e, next) => next(e))
  on('vcs.*', async ($, e, next) => {
    if (next.is('vcs.diff', e)) {
      const base: 'head' | 'default' = e.base
      await $.store.set(next.event, base)
    }

    return next(e)
  })
}
