import type { Register } from 'claude-code'

export const register: Register = on => {
  on('turn.step', async function* ($, e, next) {
    const step = await next(e)
    // refused: what streams has its answer under `result`
    return { ...e, answer: step.answer, toolUses: [], stopReason: null, usage: null }
  })
}
