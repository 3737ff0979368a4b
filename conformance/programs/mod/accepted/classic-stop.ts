import type { Register } from 'claude-code'

export const register: Register = on => {
  on('classic.Stop', async (_, e, next) => {
    if (!e.stop_hook_active) return { block: 'The tests have not run.' }
    const { additionalContext = [] } = await next(e)

    return { additionalContext: [...additionalContext, e.last_assistant_message ?? ''] }
  })
}
