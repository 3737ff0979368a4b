import type { Register } from 'claude-code'

export const register: Register = on => {
  on('session.start', { isInteractive: true, surface: 'terminal' }, async ($, e, next) => {
    const surface: 'terminal' = e.surface
    const repo = await $.session.repo()
    const who = await $.session.identity()
    const facts = [surface, repo?.name ?? '', who.deny ?? who.kind, await $.session.model(), (await $.session.version()).version]
    const turns: number = await $.session.turns()
    await $.store.set('facts', [...facts, turns])

    return next(e)
  })
}
