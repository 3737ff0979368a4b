import { update } from 'claude-code'
import type { Register } from 'claude-code'

export const register: Register = on => {
  on('turn.start', async ($, e, next) => {
    // refused: a date is no data
    await update($, { plugin: 'tally', key: 'last' } as const, () => ({ at: new Date(0), tool: '' }))

    return next(e)
  })
}
