import type { Register } from 'claude-code'

export const register: Register = on => {
  on('config.set', { key: /^verbose/ }, async ($, e, next) => {
    const rows = await $.config.list()
    if (rows.find(row => row.key === e.key)?.isLocked) return { deny: `${e.key} is locked at ${e.previous}.` }

    return next({ ...e, value: e.value === 'yes' ? true : e.value })
  })
}
