import type { Register } from 'claude-code'

export const register: Register = on => {
  on('state.set', { plugin: 'tally', key: 'total' }, (_, e, next) => {
    const total: number = e.value

    return total < 0 ? { deny: `It was ${e.previous ?? 0}.` } : next({ ...e, value: Math.round(total) })
  })
}
