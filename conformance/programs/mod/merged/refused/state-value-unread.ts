import type { Register } from 'claude-code'

export const register: Register = on => {
  on('turn.start', async ($, e, next) => {
    const { value } = await $.state.get({ plugin: 'tally', key: 'total' } as const)

    // refused: it may never have been written
    return next({ ...e, text: value.toFixed(0) })
  })
}
