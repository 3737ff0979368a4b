/** A permission callback: reading is allowed, the shell is asked about once and remembered, the rest is refused. */
import type { CanUseTool, PermissionResult, PermissionUpdate } from '@anthropic-ai/claude-agent-sdk'

const READING = new Set(['Read', 'Glob', 'Grep'])

const remember = (toolName: string): PermissionUpdate => ({
  type: 'addRules', rules: [{ toolName }], behavior: 'allow', destination: 'session',
})

export const decide = (ask: (question: string) => Promise<boolean>): CanUseTool => async (toolName, input, options): Promise<PermissionResult> => {
  if (options.signal.aborted) return { behavior: 'deny', message: 'Interrupted.', interrupt: true }
  if (READING.has(toolName)) return { behavior: 'allow', updatedInput: input }
  if (await ask(`${toolName} ${JSON.stringify(input)}?`))
    return { behavior: 'allow', updatedInput: input, updatedPermissions: options.suggestions ?? [remember(toolName)] }
  return { behavior: 'deny', message: `${toolName} was refused.` }
}
