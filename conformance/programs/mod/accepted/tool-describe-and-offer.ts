import type { Register } from 'claude-code'

export const register: Register = on => {
  on('tool.describe', { tool: 'WebSearch', provider: { tier: 'core' } }, (_, e, next) => next({ ...e, description: `${e.description} Ask first.` }))
  on('tool.offer', { for: 'list', subagentType: 'Explore' }, (_, e) => ({ isOffered: !e.tool.startsWith('mcp__') }))
  on('tool.list', async (_, e, next) => {
    const listed = await next(e)

    return listed.deny === undefined ? { value: listed.value.filter(tool => !tool.isDestructive) } : listed
  })
}
