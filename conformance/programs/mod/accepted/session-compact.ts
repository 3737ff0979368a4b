import type { Register } from 'claude-code'

export const register: Register = on => {
  on('session.compact', { trigger: 'auto' }, async ($, e, next) => {
    if (e.messages.length < 4) return { skip: 'Too little to compact.' }
    const compacted = await next({ ...e, instructions: 'Keep file names.' })
    if (compacted.skip === undefined) await $.store.set('saved', (compacted.tokensBefore ?? 0) - (compacted.tokensAfter ?? 0))

    return compacted
  })
}
