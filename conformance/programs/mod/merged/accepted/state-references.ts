import { read, update } from 'claude-code'
import type { Register } from 'claude-code'
import type { Level } from '../levels'

const last = { plugin: 'tally', key: 'last' } as const

export const register: Register = on => {
  on('turn.start', async ($, e, next) => {
    const before = await read($, last)
    const { value, version } = await $.state.get({ plugin: 'levels', key: 'now' } as const)
    const level: Level = value ?? 'low'
    const written = await $.state.set({ plugin: 'levels', key: 'now' } as const, level, { ifVersion: version })
    await update($, last, now => (written.isSet ? { at: before?.at ?? 0, tool: now?.tool ?? '' } : null))

    return next(e)
  })
}
