import type { Register } from 'claude-code'

export const register: Register = on => {
  on('prompt.attachment', { type: 'plan_mode' }, (_, e, next) => (e.detail?.reminder === 'sparse' ? { text: null } : next(e)))
  on('prompt.mention', { path: /\.env$/ }, (_, e) => ({ deny: `${e.mention} stays here.` }))
}
