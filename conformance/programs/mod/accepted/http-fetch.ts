import type { Register } from 'claude-code'

export const register: Register = on => {
  on('turn.complete', async ($, e, next) => {
    const answer = await $.http.fetch('https://example.com', {
      method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ ms: e.durationMs }), compress: { encoding: 'gzip', level: 6 },
    })
    if (!answer.ok) await $.store.set('lastStatus', answer.status)

    return next(e)
  })
  on('http.fetch', { init: { method: 'DELETE' } }, (_, e) => {
    const url: string = e.url

    return { deny: `${url} stays.` }
  })
}
