import type { Register } from 'claude-code'

export const register: Register = on => {
  on('turn.start', async ($, e, next) => {
    // refused: a file's name or bytes
    await $.wasm.compile(1)

    return next(e)
  })
}
