import { atom, derive, read, update } from 'claude-code'
import type { Register } from 'claude-code'

const total = atom({ plugin: 'tally', key: 'total' } as const, 0)
const names = atom({ plugin: 'tally', key: 'names' } as const, [])
const rows = atom({ plugin: 'tally', key: 'rows' } as const, [], { shape: 'rows-1' })
const line = derive([total, names], (count, all) => `${all.join(', ')}: ${count.toFixed(0)}`)

export const register: Register = on => {
  on('tool.call', async ($, e, next) => {
    await update($, total, count => count + 1)
    await update($, names, all => [...all, e.tool])
    await update($, rows, all => [...all, { id: e.tool_use_id }])
    const text: string = await read($, line)

    return text.length > 1000 ? { deny: text } : next(e)
  })
}
