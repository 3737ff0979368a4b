import type { Register } from 'claude-code'

export const register: Register = on => {
  on('prompt.submit', { origin: { kind: 'plugin' } }, ($, e, next) => {
    // refused: a channel has a server, a plugin a name
    if (e.origin.server === 'slack') return { drop: 'no' }

    return next(e)
  })
}
