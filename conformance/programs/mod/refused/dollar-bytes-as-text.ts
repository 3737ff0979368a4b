import type { Register } from 'claude-code'

export const register: Register = on => {
  on('turn.start', async ($, e, next) => {
    // refused: bytes come as base64
    const text: string = await $.fs.read('icon.png', { as: 'bytes' })

    return next({ ...e, text })
  })
}
