import type { Register } from 'claude-code'

export const register: Register = on => {
  on('attribution.text', { kind: ['commit', 'pr'] }, (_, e, next) => next({ ...e, text: e.kind === 'pr' ? '' : e.text.trim() }))
}
