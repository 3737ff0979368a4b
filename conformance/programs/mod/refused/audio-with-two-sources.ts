import type { Register } from 'claude-code'

export const register: Register = on => {
  on('turn.start', async ($, e, next) => {
    // refused: one source
    await $.audio.play({ asset: 'a.wav', url: 'https://example.com/a.wav' })

    return next(e)
  })
}
