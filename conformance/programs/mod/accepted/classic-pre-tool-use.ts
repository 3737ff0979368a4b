import type { Register } from 'claude-code'

export const register: Register = on => {
  on('classic.PreToolUse', { tool: 'Write' }, async (_, e, next) => {
    const decided = await next(e)
    if (decided.deny !== undefined || e.content.length < 1_000_000) return decided

    return { ask: `${e.file_path} is large.`, additionalContext: [...(decided.additionalContext ?? [])] }
  })
}
