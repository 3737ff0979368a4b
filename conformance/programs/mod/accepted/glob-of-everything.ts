import type { Register } from 'claude-code'

export const register: Register = on => {
  on('*', async ($, e, next) => {
    const started = await $.clock.now()
    if (next.is('tool.call', e) && e.tool === 'Bash') await $.store.set('command', e.command)
    if (next.is('prompt.*', e)) return next(e)
    const answer: unknown = await next(e)
    await $.store.set(next.event, (await $.clock.now()) - started)

    return answer
  })
}
