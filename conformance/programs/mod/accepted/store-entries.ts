import type { Register } from 'claude-code'

export const register: Register = on => {
  on('session.end', { reason: ['clear', 'logout'] }, async ($, e, next) => {
    for (const key of await $.store.keys()) if (typeof (await $.store.get(key)) === 'number') await $.store.delete(key)
    await $.store.set(e.reason, { at: await $.clock.now() })

    return next(e)
  })
}
