/** A map of hook callbacks, as a host gives it to the SDK. */
import type { HookCallback, HookCallbackMatcher, HookEvent, HookInput, HookJSONOutput, PreToolUseHookInput } from '@anthropic-ai/claude-agent-sdk'

const isBash = (input: HookInput): input is PreToolUseHookInput => input.hook_event_name === 'PreToolUse' && input.tool_name === 'Bash'

const guard: HookCallback = async (input): Promise<HookJSONOutput> => {
  if (!isBash(input)) return {}
  const { command } = input.tool_input as { command: string }
  if (!command.includes('sudo')) return { continue: true }
  return {
    hookSpecificOutput: { hookEventName: 'PreToolUse', permissionDecision: 'deny', permissionDecisionReason: 'No sudo here.' },
  }
}

const log: string[] = []
const note: HookCallback = async (input, toolUseID, { signal }) => {
  if (!signal.aborted) log.push(`${input.session_id} ${input.hook_event_name} ${toolUseID ?? ''}`)
  return input.hook_event_name === 'Stop' && input.stop_hook_active ? { decision: 'block', reason: 'One more check.' } : {}
}

const later: HookCallback = async () => ({ async: true, asyncTimeout: 5000 })

export const hooks: Partial<Record<HookEvent, HookCallbackMatcher[]>> = {
  PreToolUse: [{ matcher: 'Bash', hooks: [guard], timeout: 10 }],
  Stop: [{ hooks: [note] }],
  SessionEnd: [{ hooks: [note, later] }],
}
