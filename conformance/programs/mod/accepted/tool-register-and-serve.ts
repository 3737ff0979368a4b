import type { Register } from 'claude-code'

export const register: Register = on => {
  on('session.start', async ($, e, next) => {
    const { tool } = await $.tool.register({ name: 'dice', description: 'Throws a die.', inputSchema: { type: 'object' }, isDeferred: true })
    const check = await $.tool.check({ tool, input: {} })
    if (check.decision === 'deny') await $.store.set('dice', check.reason)

    return next(e)
  })
  on('tool.run', { tool: 'mcp__games__dice' }, (_, e) => ({ result: [e.tool_use_id, 4], text: '4' }))
}
