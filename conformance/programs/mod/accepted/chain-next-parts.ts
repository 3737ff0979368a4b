import { TIERS } from 'claude-code'
import type { Register } from 'claude-code'

export const register: Register = on => {
  on('prompt.submit', async (_, e, next) => {
    const event: 'prompt.submit' = next.event
    const isOwn = next.origin.plugin === 'tidy' && TIERS.includes(next.origin.tier)
    if (isOwn || next.budget.remainingMs < 100) return next.to(e, 'core')
    const answer = await next(e)
    const slowest = [...next.trace].sort((a, b) => b.ms - a.ms)[0]
    next.signal.throwIfAborted()

    return slowest?.outcome === 'expired' ? { drop: `${slowest.plugin} is slow at ${event}.` } : answer
  })
}
