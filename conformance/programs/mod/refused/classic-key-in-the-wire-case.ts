import type { Register } from 'claude-code'

export const register: Register = on => {
  on('classic.PostToolUse', ($, e, next) => {
    // refused: settings hooks' inputs keep their underscores
    if (e.toolName === 'Bash') return { additionalContext: [] }

    return next(e)
  })
}
