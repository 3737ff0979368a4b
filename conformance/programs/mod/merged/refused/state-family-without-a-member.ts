import type { Register } from 'claude-code'

export const register: Register = on => {
  on('turn.start', async ($, e, next) => {
    // refused: which one of them?
    await $.state.set({ plugin: 'tally', key: 'isFolded' } as const, true)

    return next(e)
  })
}
