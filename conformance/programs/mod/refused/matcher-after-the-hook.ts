import type { On, Register } from 'claude-code'

const stops = (on: On) => {
  // refused: the matcher comes first
  on('prompt.submit', ($, e, next) => next(e), { origin: { kind: 'sdk' } })
}

export const register: Register = stops
