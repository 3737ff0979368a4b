import type { Register } from 'claude-code'

export const register: Register = on => {
  on('prompt.suggest', (_, e, next) => (e.origin.kind === 'plugin' && e.origin.name === 'noisy' ? { isShown: false } : next({ ...e, text: e.text.trim() })))
  on('turn.complete', async ($, e, next) => {
    if (e.reason === 'answer') await $.prompt.suggest({ text: 'Run the tests' })

    return next(e)
  })
}
