import type { Register } from 'claude-code'

export const register: Register = on => {
  on('turn.start', async ($, e, next) => {
    // refused: state is data
    await $.state.set({ plugin: 'tally', key: 'last' } as const, { at: () => 1, tool: '' })

    return next(e)
  })
}
