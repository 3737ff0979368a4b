import type { Register } from 'claude-code'

export const register: Register = on => {
  on('turn.start', async ($, e, next) => {
    const answer = await $.model.complete({ model: 'claude-haiku', prompt: 'Hi' })

    // refused: it may not have answered
    return next({ ...e, text: answer.text })
  })
}
