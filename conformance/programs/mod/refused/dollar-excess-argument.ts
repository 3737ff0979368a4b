import type { Register } from 'claude-code'

export const register: Register = on => {
  on('turn.start', async ($, e, next) => {
    // refused: the limit is called `maxTokens`
    await $.model.complete({ model: 'claude-haiku', prompt: 'Hi', max_tokens: 12 })

    return next(e)
  })
}
