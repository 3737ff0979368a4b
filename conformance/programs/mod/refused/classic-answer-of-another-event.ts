import type { Register } from 'claude-code'

export const register: Register = on => {
  // refused: a notification has no decision on a permission
  on('classic.Notification', () => ({ decision: { behavior: 'allow' } }))
}
