import type { Register } from 'claude-code'

export const register: Register = on => {
  on('turn.complete', { reason: 'refusal' }, async (_, e, next) => {
    const { category, explanation } = e.refusal
    const { text, usage } = await next(e)

    return { text: `${text} (${category}: ${explanation})`, ...(usage ? { usage } : {}) }
  })
}
