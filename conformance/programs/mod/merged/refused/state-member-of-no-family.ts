import type { Register } from 'claude-code'

export const register: Register = on => {
  on('turn.start', async ($, e, next) => {
    // refused: it stands by itself
    await $.state.get({ plugin: 'tally', key: 'total', id: e.turnId } as const)

    return next(e)
  })
}
