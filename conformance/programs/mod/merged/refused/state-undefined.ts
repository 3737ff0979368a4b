import type { Register } from 'claude-code'

export const register: Register = on => {
  on('turn.start', async ($, e, next) => {
    // refused: what is empty is null
    await $.state.set({ plugin: 'tally', key: 'last' } as const, undefined)

    return next(e)
  })
}
