import type { Register } from 'claude-code'

export const register: Register = on => {
  on('tool.call', { tool: 'mcp__issues__create' }, (_, e, next) => {
    const labels: readonly string[] | undefined = e.labels

    return labels?.includes('spam') ? { deny: `${e.title} is spam.` } : next({ ...e, title: e.title.trim() })
  })
}
