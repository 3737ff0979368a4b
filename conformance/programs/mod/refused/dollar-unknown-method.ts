import type { Register } from 'claude-code'

export const register: Register = on => {
  on('turn.start', async ($, e, next) => {
    // refused: files are read and written, never removed
    await $.fs.remove('/tmp/a')

    return next(e)
  })
}
