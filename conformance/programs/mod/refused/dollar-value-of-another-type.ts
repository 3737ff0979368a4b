import type { Register } from 'claude-code'

export const register: Register = on => {
  on('turn.start', async ($, e, next) => {
    // refused: milliseconds, not a date
    const now: Date = await $.clock.now()

    return now.getHours() > 20 ? { turnId: e.turnId } : next(e)
  })
}
