import type { Register } from 'claude-code'

export const register: Register = on => {
  on('vcs.status', { vcs: 'jj' }, async ($, e, next) => {
    const copy = await $.vcs.detect({ path: e.path })
    if (!copy) return { unknown: 'Nothing is kept here.' }
    const status = await next(e)

    return status.unknown === undefined ? { changes: status.changes.filter(({ state }) => state !== 'untracked'), unpublished: 0 } : status
  })
  on('vcs.release', { isDiscard: true }, (_, e) => ({ kept: `${e.name} holds work.` }))
}
