import type { Register } from 'claude-code'

export const register: Register = on => {
  on('turn.complete', async ($, e, next) => {
    const done = await next(e)
    if (e.reason === 'error') await $.audio.play({ asset: 'sounds/fail.wav' }, { gain: 0.5 })
    else {
      const { via } = await $.audio.speak('Done.', { voice: 'Ava', signal: next.signal })
      const how: 'system' = via
      void how
    }

    return done
  })
}
