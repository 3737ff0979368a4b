import type { Register } from 'claude-code'

export const register: Register = on => {
  on('turn.start', async ($, e, next) => {
    const ran = await $.tool.call({ tool: 'Deploy', target: 'web' })
    // refused: the contract calls it `url`
    if (ran.deny === undefined && !ran.isError) await $.store.set('link', ran.result.link)

    return next(e)
  })
}
