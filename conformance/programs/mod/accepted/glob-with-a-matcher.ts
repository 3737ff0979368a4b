import type { Register } from 'claude-code'

export const register: Register = on => {
  on('agent.*', { subagentType: 'Explore' }, (_, e, next) => {
    const type: 'Explore' = e.subagentType

    return type.length > 0 ? next(e) : next(e)
  })
}
