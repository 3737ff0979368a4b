import type { Register } from 'claude-code'

export const register: Register = on => {
  on('tool.call', { tool: /^mcp__/ }, async (_, e, next) => {
    const tool: string = e.tool

    return tool.endsWith('delete') ? { deny: 'Nothing is deleted.' } : next(e)
  })
}
