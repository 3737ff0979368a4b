import type { Register } from 'claude-code'

export const register: Register = on => {
  on('session.start', async ($, e, next) => {
    const connected = await $.mcp.connect('issues')
    if (!connected.isConnected) await $.session.send({ to: 'main', text: `${connected.reason}: ${connected.message}` })
    else {
      const { content, isError } = await $.mcp.call(connected.server, 'list', { limit: 3 })
      const texts = content.flatMap(block => (block.type === 'text' && !isError ? [block.text ?? ''] : []))
      await $.store.set('issues', texts)
    }

    return next(e)
  })
  on('mcp.call', { server: 'issues', tool: ['close', 'delete'] }, (_, e) => ({ deny: `${e.tool} is for people.` }))
}
