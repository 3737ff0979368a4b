import type { Register } from 'claude-code'

export const register: Register = on => {
  on('turn.start', async ($, e, next) => {
    const key: string = e.text
    // refused: the engine reads the key off the source
    await $.state.get({ plugin: 'tally', key })

    return next(e)
  })
}
