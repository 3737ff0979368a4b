import type { Register } from 'claude-code'

export const register: Register = on => {
  on('session.start', async ($, e, next) => {
    const all: Readonly<Record<string, unknown>> = await $.settings.read({ source: 'project' })
    const one: unknown = await $.settings.read({ key: 'model' })
    await $.store.set('settings', { all, one })

    return next(e)
  })
  on('settings.read', async (_, e, next) => {
    const read = await next({ ...e, layers: e.layers.filter(({ source }) => source !== 'local') })

    return read.deny === undefined ? { value: { ...read.value, seen: true } } : read
  })
}
