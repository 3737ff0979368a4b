import type { Register } from 'claude-code'

export const register: Register = on => {
  on('session.start', async ($, e, next) => {
    const url = new URL('/a?b=1', 'https://example.com')
    const bytes = new TextEncoder().encode(url.searchParams.get('b') ?? '')
    const digest = await crypto.subtle.digest('SHA-256', bytes)
    const controller = new AbortController()
    const signal = AbortSignal.any([next.signal, controller.signal, AbortSignal.timeout(100)])
    await $.store.set('digest', [btoa(String.fromCharCode(...new Uint8Array(digest))), signal.aborted, structuredClone({ a: 1 }).a])

    return next(e)
  })
}
