import type { Register } from 'claude-code'

export const register: Register = on => {
  on('session.append', { door: 'tool-result', message: { role: 'user' } }, async (_, e, next) => {
    const kept = await next({ ...e, message: { ...e.message, content: [...e.message.content, { type: 'text', text: e.door }] } })

    return kept.deny === undefined ? { ...kept, uuid: e.uuid } : kept
  })
}
