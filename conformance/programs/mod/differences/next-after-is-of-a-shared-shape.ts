import type { Register } from 'claude-code'

export const register: Register = on => {
  on('vcs.*', async (_, e, next) => {
    if (!next.is('vcs.detect', e)) return next(e)
    const copy = await next(e)

    // refused: the input tells it from no event that takes a path alone
    return copy && { ...copy, branch: copy.branch?.toLowerCase() ?? null }
  })
}
