import type { Register } from 'claude-code'

export const register: Register = on => {
  on('vcs.*', async ($, e, next) => {
    if (!next.is('vcs.diff', e)) return next(e)
    const answer = await next(e)
    // refused: taken for what another event answers, whose input is a part of this one
    await $.store.set(e.base, answer.base ?? answer.unknown)

    return answer
  })
}
