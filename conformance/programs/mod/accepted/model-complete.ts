import type { Register } from 'claude-code'

export const register: Register = on => {
  on('prompt.submit', async ($, e, next) => {
    const label = await $.model.classify(e.text, ['question', 'task'])
    const answer = await $.model.complete({ model: 'claude-haiku', prompt: [{ text: e.text, cache: true }], maxTokens: 64, effort: 'low' }, { signal: next.signal })
    if (answer.isAnswered) return next({ ...e, context: [...(e.context ?? []), answer.text, label ?? ''] })
    if (answer.reason === 'api-error') await $.store.set('status', answer.status)

    return next(e)
  })
  on('model.fork', async (_, e, next) => {
    const forked = await next({ ...e, effort: 'high' })

    return forked
  })
}
