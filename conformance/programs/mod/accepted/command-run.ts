import type { Register } from 'claude-code'

export const register: Register = on => {
  on('session.start', async ($, e, next) => {
    await $.command.register({ name: 'greet', description: 'Greets.', argumentHint: '[name]', aliases: ['hi'], immediate: true })

    return next(e)
  })
  on('command.run', { command: 'greet', origin: { kind: 'plugin' } }, (_, e) => ({ text: `Hello, ${e.origin.name}: ${e.args}`, isTextDisplayOnly: true }))
  on('command.describe', { provider: { tier: 'user' } }, (_, e, next) => next({ ...e, isHidden: e.immediate }))
}
