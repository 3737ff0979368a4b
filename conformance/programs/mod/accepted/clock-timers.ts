import type { Register, Timer } from 'claude-code'

export const register: Register = on => {
  let ticking: Timer | undefined
  on('turn.start', async ($, e, next) => {
    ticking = $.clock.every(1000, () => {})
    const late = $.clock.after(60_000, () => ticking?.cancel())
    await $.clock.sleep(5, { signal: next.signal })
    late.cancel()
    const now: number = await $.clock.now()

    return next({ ...e, text: `${e.text} (${now})` })
  })
  on('clock.sleep', (_, e, next) => next({ ms: Math.min(e.ms, 1000) }))
}
