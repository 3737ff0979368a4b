import type { Register } from 'claude-code'

export const register: Register = on => {
  on('turn.complete', async ($, e, next) => {
    const ran = await $.tool.call({ tool: 'Bash', command: 'git diff --stat', description: 'What changed' })
    if (ran.deny === undefined && !ran.isError) {
      const stdout: string = ran.result.stdout
      await $.store.set('diff', stdout)
    }

    return next(e)
  })
}
