import type { Register } from 'claude-code'

export const register: Register = on => {
  // refused: a title is a string
  on('tool.call', { tool: 'mcp__issues__create' }, (_, e, next) => next({ ...e, title: 1 }))
}
