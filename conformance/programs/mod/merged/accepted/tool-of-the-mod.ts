import type { Register } from 'claude-code'

export const register: Register = on => {
  on('tool.run', { tool: 'Deploy' }, (_, e) => {
    const target: string = e.target

    return { result: { url: `https://${target}.example.com`, forced: e.force === true } }
  })
  on('turn.complete', async ($, e, next) => {
    const ran = await $.tool.call({ tool: 'Deploy', target: 'web' })
    if (ran.deny === undefined && !ran.isError) {
      const url: string = ran.result.url
      await $.store.set('url', url)
    }

    return next(e)
  })
}
