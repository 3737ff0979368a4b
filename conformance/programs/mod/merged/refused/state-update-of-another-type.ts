import { atom, update } from 'claude-code'
import type { Register } from 'claude-code'

const total = atom({ plugin: 'tally', key: 'total' } as const, 0)

export const register: Register = on => {
  on('turn.start', async ($, e, next) => {
    // refused: it stays a number
    await update($, total, count => `${count}`)

    return next(e)
  })
}
