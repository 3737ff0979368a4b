import type { Register } from 'claude-code'

export const register: Register = on => {
  on('tool.call', { tool: 'Edit' }, (_, e, next) => next(e)).catch(async ($, e, next) => {
    await $.store.set('failed', [e.file_path, next.error.kind, next.error.message])
    if (next.called) return next(e)

    return { deny: 'The guard failed.' }
  })
  on('turn.step', async function* (_, e, next) {
    yield* next(e)
  }).catch(async function* (_, e, next) {
    yield* next(e)
  })
  on('prompt.submit', (_, e, next) => next(e)).catch(() => undefined)
}
