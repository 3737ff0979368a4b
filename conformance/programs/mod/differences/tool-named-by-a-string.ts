import type { Register } from 'claude-code'

export const register: Register = on => {
  on('turn.start', async ($, e, next) => {
    const [tool = ''] = (await $.tool.list()).map(({ name }) => name)
    // refused: any name
    await $.tool.call({ tool })

    return next(e)
  })
}
