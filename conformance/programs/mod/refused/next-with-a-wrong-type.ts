import type { Register } from 'claude-code'

export const register: Register = on => {
  on('agent.spawn', ($, e, next) => {
    // refused: in the background or not
    return next({ ...e, background: 'yes' })
  })
}
