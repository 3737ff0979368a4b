import type { Register } from 'claude-code'

export const register: Register = on => {
  on('turn.start', async ($, e, next) => {
    // refused: a command is a list of words
    await $.process.run('git status')

    return next(e)
  })
}
