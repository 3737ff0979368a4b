import type { Register } from 'claude-code'

export const register: Register = on => {
  on('command.run', async $ => {
    // refused: a stream isn't its result
    const { code } = await $.process.spawn({ argv: ['ls'] })

    return { exitCode: code ?? 1 }
  })
}
