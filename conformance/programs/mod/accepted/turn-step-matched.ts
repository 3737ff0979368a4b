import type { Register } from 'claude-code'

export const register: Register = on => {
  on('turn.step', { model: /haiku/, index: 0 }, async function* ($, e, next) {
    const index: 0 = e.index
    await $.store.set(e.model, index)
    yield* next(e)
  })
}
