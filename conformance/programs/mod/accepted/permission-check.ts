import type { PermissionUpdate, Register, ToolCheckResult } from 'claude-code'

const rule: PermissionUpdate = { type: 'setMode', mode: 'acceptEdits', destination: 'session' }

export const register: Register = on => {
  on('tool.check', { tool: 'Bash', ceiling: 'ask' }, async (_, e, next): Promise<ToolCheckResult> => {
    const judged = await next(e)

    return judged.decision === 'allow' ? { ...judged, decision: 'ask', reason: rule.type } : judged
  })
  on('tool.judge', { isReadOnly: true }, (_, e) => ({ decision: e.isReadOnly ? 'allow' : 'ask' }))
}
