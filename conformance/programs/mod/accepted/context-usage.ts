import type { Register, SessionContextBreakdown } from 'claude-code'

const largest = ({ categories }: SessionContextBreakdown) =>
  categories.filter(({ kind }) => kind === 'used').sort((a, b) => b.tokens - a.tokens)[0]?.name

export const register: Register = on => {
  on('session.measure', { changed: 'context' }, async ($, e, next) => {
    const { context } = await $.session.usage({ breakdown: 'summary' })
    const name = context.breakdown && largest(context.breakdown)
    if ((e.context.percent ?? 0) > 80) await $.session.compact({ instructions: `Shorten ${name ?? 'all'}.` })
    const units: ('context' | 'rateLimits' | 'cost')[] = [e.changed[0]]

    return { changed: units }
  })
}
