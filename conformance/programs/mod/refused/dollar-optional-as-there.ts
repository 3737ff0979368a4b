import type { Register } from 'claude-code'

export const register: Register = on => {
  on('turn.start', async ($, e, next) => {
    // refused: a variable may be unset
    const path: string = await $.env.get('PATH')

    return next({ ...e, text: path })
  })
}
