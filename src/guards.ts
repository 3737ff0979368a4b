/** The run-time part: lists to iterate over, and guards that narrow. */
import { LEGACY_TOOL_NAME_ALIASES } from './tool-names.js'
import type { ExitReason, HookEvent, HookInput, HookInputs } from './types/hook-events.js'
import type { ToolHookInputOf } from './types/hook-tools.js'
import type { ToolName } from './types/tools.js'
import type { McpToolName } from './types/tools-mcp.js'

/** The names of all hook events, in the SDK's order. */
export const HOOK_EVENTS = [
  'PreToolUse',
  'PostToolUse',
  'PostToolUseFailure',
  'PostToolBatch',
  'Notification',
  'UserPromptSubmit',
  'UserPromptExpansion',
  'SessionStart',
  'SessionEnd',
  'Stop',
  'StopFailure',
  'SubagentStart',
  'SubagentStop',
  'PreCompact',
  'PostCompact',
  'PreModelSwitch',
  'PostModelSwitch',
  'PermissionRequest',
  'PermissionDenied',
  'Setup',
  'TeammateIdle',
  'TaskCreated',
  'TaskCompleted',
  'Elicitation',
  'ElicitationResult',
  'ConfigChange',
  'WorktreeCreate',
  'WorktreeRemove',
  'InstructionsLoaded',
  'CwdChanged',
  'FileChanged',
  'DirectoryAdded',
  'MessageDisplay',
  'PreSkillShellCommand',
] as const satisfies readonly HookEvent[]

/** The reasons that a session can end for, in the SDK's order. */
export const EXIT_REASONS = [
  'clear',
  'resume',
  'logout',
  'prompt_input_exit',
  'other',
] as const satisfies readonly ExitReason[]

// one signature for a name and for a type: of two, the compiler reports both whichever is meant
/**
 * Whether a hook input is of an event, and so narrows it. The type that it narrows to may be spelled out.
 *
 * @param input - what the hook received
 * @param eventName - the event's name
 * @example
 * if (isHookType(input, 'Stop')) console.error(input.last_assistant_message)
 * if (isHookType<StopHookInput>(input, 'Stop')) console.error(input.last_assistant_message)
 */
export function isHookType<Input extends HookInput = never, Event extends HookEvent = Input['hook_event_name']>(
  input: HookInput,
  eventName: Event,
): input is [Input] extends [never] ? HookInputs[Event] : Input {
  return input.hook_event_name === eventName
}

/** The name that a tool goes by today. */
const currentName = (name: string): string => LEGACY_TOOL_NAME_ALIASES[name] ?? name

/**
 * Whether a hook input is about a call of a tool, and so narrows `tool_input`, and on `PostToolUse` `tool_response`.
 *
 * A tool that was renamed is found by either name, whichever one the client says: `Task` and `Agent` are the same.
 *
 * @param input - what the hook received
 * @param name - the tool's name, such as `Bash`, or `mcp__github__create_issue`
 * @example
 * if (isHookType(input, 'PreToolUse') && isTool(input, 'Bash')) console.error(input.tool_input.command)
 */
export function isTool<Input extends HookInput, Name extends ToolName | McpToolName>(
  input: Input,
  name: Name,
): input is Input & ToolHookInputOf<Name, Input>
export function isTool(input: HookInput, name: string): boolean {
  // PreSkillShellCommand names a shell, and is no call of a tool
  return 'tool_name' in input && input.hook_event_name !== 'PreSkillShellCommand' && currentName(input.tool_name) === currentName(name)
}
