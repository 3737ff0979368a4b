import type { Register } from 'claude-code'

export const register: Register = on => {
  on('agent.report', { status: ['failed', 'stopped'] }, async ($, e, next) => {
    const status: 'failed' | 'stopped' = e.status
    const told = await next({ ...e, text: `${status}: ${e.text}` })

    return told.consumed === undefined ? { text: told.text, warning: 'It did not finish.' } : told
  })
  on('agent.offer', { agent: /^internal-/ }, () => ({ isOffered: false }))
}
