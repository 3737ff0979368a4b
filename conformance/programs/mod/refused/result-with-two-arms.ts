import type { Register } from 'claude-code'

export const register: Register = on => {
  // refused: a prompt is dropped or goes on
  on('prompt.submit', (_, e) => ({ text: e.text, drop: 'no' }))
}
