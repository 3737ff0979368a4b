import type { Register } from 'claude-code'

export const register: Register = on => {
  // refused: it is told in words
  on('weather.today', () => ({ value: 12 }))
}
