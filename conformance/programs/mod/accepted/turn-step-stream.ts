import type { Register } from 'claude-code'

export const register: Register = on => {
  on('turn.step', async function* (_, e, next) {
    const step = next({ ...e, effort: e.index === 0 ? 'high' : 'low' })
    for await (const chunk of step) yield chunk.kind === 'text' ? { ...chunk, text: chunk.text.toUpperCase() } : chunk
    const { usage, ...rest } = await step.result

    return { ...rest, usage, answer: rest.answer.toUpperCase() }
  })
}
