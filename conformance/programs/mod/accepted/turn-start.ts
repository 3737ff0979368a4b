import type { Register } from 'claude-code'

export const register: Register = on => {
  on('turn.start', async ($, e, next) => {
    if (e.text === 'stop') await $.turn.abort({ turnId: e.turnId })
    const { turnId } = await next({ ...e, text: e.text.trim() })

    return { turnId }
  })
}
