import { read } from 'claude-code'
import type { Register } from 'claude-code'

export const register: Register = on => {
  on('turn.start', async ($, e, next) => {
    // refused: nobody declares this plugin's
    await read($, { plugin: 'tallies', key: 'total' } as const)

    return next(e)
  })
}
