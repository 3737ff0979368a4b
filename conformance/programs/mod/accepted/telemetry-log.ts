import type { Register } from 'claude-code'

export const register: Register = on => {
  on('telemetry.log', { to: 'collector' }, (_, e, next) => next({ ...e, attributes: { ...e.attributes, team: 'web' } }))
  on('turn.complete', async ($, e, next) => {
    await $.telemetry.log({ to: 'collector', event: 'turn', attributes: { ms: e.durationMs }, loggedAt: new Date(await $.clock.now()).toISOString() })
    await $.telemetry.mark({ feature: 'turn_note', kind: 'ok' })

    return next(e)
  })
}
