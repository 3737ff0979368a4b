import { atom, memberOf, read } from 'claude-code'
import type { Register } from 'claude-code'

const isFolded = atom({ plugin: 'tally', key: 'isFolded' } as const, false)

export const register: Register = on => {
  on('turn.start', async ($, e, next) => {
    const member = memberOf(isFolded, { requestId: e.turnId })
    const isThisFolded: boolean = await read($, member)
    await $.state.set({ plugin: 'tally', key: 'isFolded', id: e.turnId } as const, !isThisFolded)

    return next(e)
  })
}
