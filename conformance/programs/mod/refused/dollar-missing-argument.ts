import type { Register } from 'claude-code'

export const register: Register = on => {
  on('turn.start', async ($, e, next) => {
    // refused: what is an agent to do?
    await $.agent.spawn({ description: 'Look' })

    return next(e)
  })
}
