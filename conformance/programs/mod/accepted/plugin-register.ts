import type { Register } from 'claude-code'

export const register: Register = on => {
  on('plugin.register', { tier: ['user', 'append'] }, (_, e, next) =>
    e.uses.calls.includes('process.run') ? { refuse: `${e.name} runs commands.` } : next({ ...e, provides: { ...e.provides, monitors: [] } }),
  )
}
