import type { Register } from 'claude-code'

export const register: Register = on => {
  on('state.set', { plugin: 'tally' }, (_, e, next) => (e.value === e.previous ? { value: { isSet: false, version: e.ifVersion ?? 0 } } : next(e)))
  on('state.get', async (_, e, next) => {
    const read = await next(e)

    return read.deny === undefined ? { value: { ...read.value, value: e.key } } : read
  })
}
