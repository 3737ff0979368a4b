import type { Register } from 'claude-code'

export const register: Register = on => {
  on('!tool.*', (_, e, next) => next(e))
  on('!turn.step', (_, e, next) => next(e))
}
