import type { Register } from 'claude-code'

export const register: Register = on => {
  on('session.start', async ($, e, next) => {
    const { exitCode, stdout } = await $.process.run(['git', 'status', '--short'], { cwd: e.cwd, timeoutMs: 2000 })
    if (exitCode === 0) await $.store.set('changed', stdout.split('\n').length)

    return next(e)
  })
  on('process.run', (_, e, next) => (e.argv[0] === 'rm' ? { deny: 'Nothing is removed.' } : next({ ...e, init: { ...e.init, env: { CI: '1' } } })))
}
