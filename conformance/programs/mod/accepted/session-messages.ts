import type { Register } from 'claude-code'

export const register: Register = on => {
  on('session.receive', { origin: { kind: 'peer' } }, async ($, e, next) => {
    await $.session.append({ message: { type: 'system', content: [{ type: 'text', text: e.text }] } })
    const sent = await $.session.send({ to: { agentId: 'a1' }, text: e.text })

    return sent.isDelivered ? { consumed: 'handed on' } : next({ ...e, text: sent.reason })
  })
}
