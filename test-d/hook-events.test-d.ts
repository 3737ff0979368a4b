import { expectAssignable, expectError, expectNotAssignable, expectType } from 'tsd'
import type {
  BackgroundTaskSummary,
  BaseHookInput,
  ConfigChangeHookInput,
  CwdChangedHookInput,
  DirectoryAddedHookInput,
  ElicitationHookInput,
  ElicitationResultHookInput,
  ExitReason,
  FileChangedHookInput,
  HookEvent,
  HookInput,
  HookInputOf,
  HookInputs,
  InstructionsLoadedHookInput,
  McpServerProvenance,
  MessageDisplayHookInput,
  NotificationHookInput,
  PermissionDeniedHookInput,
  PermissionMode,
  PermissionRequestHookInput,
  PermissionUpdate,
  PostCompactHookInput,
  PostModelSwitchHookInput,
  PostToolBatchHookInput,
  PostToolBatchToolCall,
  PostToolUseFailureHookInput,
  PostToolUseHookInput,
  PreCompactHookInput,
  PreModelSwitchHookInput,
  PreSkillShellCommandHookInput,
  PreToolUseHookInput,
  SDKAssistantMessageError,
  SessionCronSummary,
  SessionEndHookInput,
  SessionStartHookInput,
  SetupHookInput,
  SkillSource,
  StopFailureHookInput,
  StopHookInput,
  SubagentStartHookInput,
  SubagentStopHookInput,
  TaskCompletedHookInput,
  TaskCreatedHookInput,
  TeammateIdleHookInput,
  UserPromptExpansionHookInput,
  UserPromptSubmitHookInput,
  WorktreeCreateHookInput,
  WorktreeRemoveHookInput,
} from 'modhook'
import { type Shape, shapeOf, valueOf } from './shape.js'

/** The keys of an event's own, beside those that every input carries. */
type Keys<Required extends string, Optional extends string = never> = Shape<{
  required: 'session_id' | 'transcript_path' | 'cwd' | 'hook_event_name' | Required
  optional: Exclude<keyof BaseHookInput, 'session_id' | 'transcript_path' | 'cwd' | Required> | Optional
  pinned: never
}>
declare function own<T extends BaseHookInput>(): Omit<T, keyof BaseHookInput>

// BaseHookInput: no event name, as the SDK has it
expectType<
  Shape<{
    required: 'session_id' | 'transcript_path' | 'cwd'
    optional: 'prompt_id' | 'permission_mode' | 'agent_id' | 'agent_type' | 'effort'
    pinned: never
  }>
>(shapeOf<BaseHookInput>())
expectType<{
  session_id: string
  transcript_path: string
  cwd: string
  prompt_id?: string
  permission_mode?: PermissionMode | (string & {})
  agent_id?: string
  agent_type?: string
  effort?: { level: 'low' | 'medium' | 'high' | 'xhigh' | 'max' | (string & {}) }
}>(valueOf<BaseHookInput>())

// PreToolUse
expectType<Keys<'tool_name' | 'tool_input' | 'tool_use_id', 'mcp_server'>>(shapeOf<PreToolUseHookInput>())
expectType<{
  hook_event_name: 'PreToolUse'
  tool_name: string
  tool_input: unknown
  tool_use_id: string
  mcp_server?: McpServerProvenance
}>(own<PreToolUseHookInput>())

// PostToolUse
expectType<Keys<'tool_name' | 'tool_input' | 'tool_response' | 'tool_use_id', 'duration_ms' | 'mcp_server'>>(
  shapeOf<PostToolUseHookInput>()
)
expectType<{
  hook_event_name: 'PostToolUse'
  tool_name: string
  tool_input: unknown
  tool_response: unknown
  tool_use_id: string
  duration_ms?: number
  mcp_server?: McpServerProvenance
}>(own<PostToolUseHookInput>())

// PostToolUseFailure
expectType<Keys<'tool_name' | 'tool_input' | 'tool_use_id' | 'error', 'is_interrupt' | 'duration_ms' | 'mcp_server'>>(
  shapeOf<PostToolUseFailureHookInput>()
)
expectType<{
  hook_event_name: 'PostToolUseFailure'
  tool_name: string
  tool_input: unknown
  tool_use_id: string
  error: string
  is_interrupt?: boolean
  duration_ms?: number
  mcp_server?: McpServerProvenance
}>(own<PostToolUseFailureHookInput>())

// PostToolBatch
expectType<Keys<'tool_calls'>>(shapeOf<PostToolBatchHookInput>())
expectType<{ hook_event_name: 'PostToolBatch'; tool_calls: PostToolBatchToolCall[] }>(own<PostToolBatchHookInput>())

// Notification
expectType<Keys<'message' | 'notification_type', 'title'>>(shapeOf<NotificationHookInput>())
expectType<{
  hook_event_name: 'Notification'
  message: string
  title?: string
  notification_type:
    | 'permission_prompt'
    | 'idle_prompt'
    | 'auth_success'
    | 'elicitation_dialog'
    | 'elicitation_complete'
    | 'elicitation_response'
    | (string & {})
}>(own<NotificationHookInput>())

// UserPromptSubmit
expectType<Keys<'prompt', 'source' | 'session_title'>>(shapeOf<UserPromptSubmitHookInput>())
expectType<{
  hook_event_name: 'UserPromptSubmit'
  prompt: string
  source?: 'user' | 'sdk' | 'system' | 'loop_wakeup' | 'schedule_wakeup' | 'poll_event'
  session_title?: string
}>(own<UserPromptSubmitHookInput>())

// UserPromptExpansion
expectType<Keys<'expansion_type' | 'command_name' | 'command_args' | 'prompt', 'command_source'>>(
  shapeOf<UserPromptExpansionHookInput>()
)
expectType<{
  hook_event_name: 'UserPromptExpansion'
  expansion_type: 'slash_command' | 'mcp_prompt'
  command_name: string
  command_args: string
  command_source?: SkillSource
  prompt: string
}>(own<UserPromptExpansionHookInput>())

// SessionStart
expectType<
  Keys<
    'source',
    | 'model'
    | 'session_title'
    | 'seconds_since_last_response'
    | 'context_tokens'
    | 'prompt_cache_likely_expired'
    | 'estimated_cache_write_usd'
  >
>(shapeOf<SessionStartHookInput>())
expectType<{
  hook_event_name: 'SessionStart'
  source: 'startup' | 'resume' | 'clear' | 'compact' | 'fork'
  model?: string
  session_title?: string
  seconds_since_last_response?: number
  context_tokens?: number
  prompt_cache_likely_expired?: boolean
  estimated_cache_write_usd?: number
}>(own<SessionStartHookInput>())

// SessionEnd
expectType<Keys<'reason'>>(shapeOf<SessionEndHookInput>())
expectType<{ hook_event_name: 'SessionEnd'; reason: ExitReason }>(own<SessionEndHookInput>())

// Stop
expectType<Keys<'stop_hook_active', 'last_assistant_message' | 'background_tasks' | 'session_crons'>>(
  shapeOf<StopHookInput>()
)
expectType<{
  hook_event_name: 'Stop'
  stop_hook_active: boolean
  last_assistant_message?: string
  background_tasks?: BackgroundTaskSummary[]
  session_crons?: SessionCronSummary[]
}>(own<StopHookInput>())

// StopFailure
expectType<Keys<'error', 'error_details' | 'last_assistant_message'>>(shapeOf<StopFailureHookInput>())
expectType<{
  hook_event_name: 'StopFailure'
  error: SDKAssistantMessageError
  error_details?: string
  last_assistant_message?: string
}>(own<StopFailureHookInput>())

// SubagentStart
expectType<Keys<'agent_id' | 'agent_type'>>(shapeOf<SubagentStartHookInput>())
expectType<{ hook_event_name: 'SubagentStart' }>(own<SubagentStartHookInput>())

// SubagentStop
expectType<
  Keys<
    'stop_hook_active' | 'agent_id' | 'agent_transcript_path' | 'agent_type',
    'last_assistant_message' | 'background_tasks' | 'session_crons'
  >
>(shapeOf<SubagentStopHookInput>())
expectType<{
  hook_event_name: 'SubagentStop'
  stop_hook_active: boolean
  agent_transcript_path: string
  last_assistant_message?: string
  background_tasks?: BackgroundTaskSummary[]
  session_crons?: SessionCronSummary[]
}>(own<SubagentStopHookInput>())

// PreCompact
expectType<Keys<'trigger' | 'custom_instructions'>>(shapeOf<PreCompactHookInput>())
expectType<{ hook_event_name: 'PreCompact'; trigger: 'manual' | 'auto'; custom_instructions: string | null }>(
  own<PreCompactHookInput>()
)

// PostCompact
expectType<Keys<'trigger' | 'compact_summary'>>(shapeOf<PostCompactHookInput>())
expectType<{ hook_event_name: 'PostCompact'; trigger: 'manual' | 'auto'; compact_summary: string }>(
  own<PostCompactHookInput>()
)

// PreModelSwitch
expectType<
  Keys<
    | 'from_model'
    | 'to_model'
    | 'requested_model'
    | 'source'
    | 'context_tokens'
    | 'prompt_cache_warm'
    | 'cache_ttl'
    | 'estimated_cache_write_usd'
    | 'pricing'
  >
>(shapeOf<PreModelSwitchHookInput>())
expectType<{
  hook_event_name: 'PreModelSwitch'
  from_model: string
  to_model: string
  requested_model: string | null
  source: 'command' | 'picker' | 'sdk'
  context_tokens: number
  prompt_cache_warm: boolean
  cache_ttl: '5m' | '1h'
  estimated_cache_write_usd: number
  pricing: 'configured' | 'catalog' | 'default'
}>(own<PreModelSwitchHookInput>())

// PostModelSwitch
expectType<
  Keys<
    | 'from_model'
    | 'to_model'
    | 'requested_model'
    | 'source'
    | 'context_tokens'
    | 'prompt_cache_warm'
    | 'cache_ttl'
    | 'estimated_cache_write_usd'
    | 'pricing'
  >
>(shapeOf<PostModelSwitchHookInput>())
expectType<{
  hook_event_name: 'PostModelSwitch'
  from_model: string
  to_model: string
  requested_model: string | null
  source: 'command' | 'picker' | 'sdk' | 'auto' | 'resume'
  context_tokens: number
  prompt_cache_warm: boolean
  cache_ttl: '5m' | '1h'
  estimated_cache_write_usd: number
  pricing: 'configured' | 'catalog' | 'default'
}>(own<PostModelSwitchHookInput>())

// PermissionRequest
expectType<Keys<'tool_name' | 'tool_input', 'permission_suggestions' | 'mcp_server'>>(
  shapeOf<PermissionRequestHookInput>()
)
expectType<{
  hook_event_name: 'PermissionRequest'
  tool_name: string
  tool_input: unknown
  permission_suggestions?: PermissionUpdate[]
  mcp_server?: McpServerProvenance
}>(own<PermissionRequestHookInput>())

// PermissionDenied
expectType<Keys<'tool_name' | 'tool_input' | 'tool_use_id' | 'reason', 'mcp_server'>>(
  shapeOf<PermissionDeniedHookInput>()
)
expectType<{
  hook_event_name: 'PermissionDenied'
  tool_name: string
  tool_input: unknown
  tool_use_id: string
  reason: string
  mcp_server?: McpServerProvenance
}>(own<PermissionDeniedHookInput>())

// Setup
expectType<Keys<'trigger'>>(shapeOf<SetupHookInput>())
expectType<{ hook_event_name: 'Setup'; trigger: 'init' | 'maintenance' }>(own<SetupHookInput>())

// TeammateIdle
expectType<Keys<'teammate_name' | 'team_name'>>(shapeOf<TeammateIdleHookInput>())
expectType<{ hook_event_name: 'TeammateIdle'; teammate_name: string; team_name: string }>(own<TeammateIdleHookInput>())

// TaskCreated
expectType<Keys<'task_id' | 'task_subject', 'task_description' | 'teammate_name' | 'team_name'>>(
  shapeOf<TaskCreatedHookInput>()
)
expectType<{
  hook_event_name: 'TaskCreated'
  task_id: string
  task_subject: string
  task_description?: string
  teammate_name?: string
  team_name?: string
}>(own<TaskCreatedHookInput>())

// TaskCompleted
expectType<Keys<'task_id' | 'task_subject', 'task_description' | 'teammate_name' | 'team_name'>>(
  shapeOf<TaskCompletedHookInput>()
)
expectType<{
  hook_event_name: 'TaskCompleted'
  task_id: string
  task_subject: string
  task_description?: string
  teammate_name?: string
  team_name?: string
}>(own<TaskCompletedHookInput>())

// Elicitation
expectType<Keys<'mcp_server_name' | 'message', 'mode' | 'url' | 'elicitation_id' | 'requested_schema'>>(
  shapeOf<ElicitationHookInput>()
)
expectType<{
  hook_event_name: 'Elicitation'
  mcp_server_name: string
  message: string
  mode?: 'form' | 'url'
  url?: string
  elicitation_id?: string
  requested_schema?: Record<string, unknown>
}>(own<ElicitationHookInput>())

// ElicitationResult
expectType<Keys<'mcp_server_name' | 'action', 'elicitation_id' | 'mode' | 'content'>>(
  shapeOf<ElicitationResultHookInput>()
)
expectType<{
  hook_event_name: 'ElicitationResult'
  mcp_server_name: string
  elicitation_id?: string
  mode?: 'form' | 'url'
  action: 'accept' | 'decline' | 'cancel'
  content?: Record<string, unknown>
}>(own<ElicitationResultHookInput>())

// ConfigChange
expectType<Keys<'source', 'file_path'>>(shapeOf<ConfigChangeHookInput>())
expectType<{
  hook_event_name: 'ConfigChange'
  source: 'user_settings' | 'project_settings' | 'local_settings' | 'policy_settings' | 'skills'
  file_path?: string
}>(own<ConfigChangeHookInput>())

// WorktreeCreate
expectType<Keys<'name'>>(shapeOf<WorktreeCreateHookInput>())
expectType<{ hook_event_name: 'WorktreeCreate'; name: string }>(own<WorktreeCreateHookInput>())

// WorktreeRemove
expectType<Keys<'worktree_path'>>(shapeOf<WorktreeRemoveHookInput>())
expectType<{ hook_event_name: 'WorktreeRemove'; worktree_path: string }>(own<WorktreeRemoveHookInput>())

// InstructionsLoaded
expectType<Keys<'file_path' | 'memory_type' | 'load_reason', 'globs' | 'trigger_file_path' | 'parent_file_path'>>(
  shapeOf<InstructionsLoadedHookInput>()
)
expectType<{
  hook_event_name: 'InstructionsLoaded'
  file_path: string
  memory_type: 'User' | 'Project' | 'Local' | 'Managed'
  load_reason: 'session_start' | 'nested_traversal' | 'path_glob_match' | 'include' | 'compact'
  globs?: string[]
  trigger_file_path?: string
  parent_file_path?: string
}>(own<InstructionsLoadedHookInput>())

// CwdChanged
expectType<Keys<'old_cwd' | 'new_cwd'>>(shapeOf<CwdChangedHookInput>())
expectType<{ hook_event_name: 'CwdChanged'; old_cwd: string; new_cwd: string }>(own<CwdChangedHookInput>())

// FileChanged
expectType<Keys<'file_path' | 'event'>>(shapeOf<FileChangedHookInput>())
expectType<{ hook_event_name: 'FileChanged'; file_path: string; event: 'change' | 'add' | 'unlink' }>(
  own<FileChangedHookInput>()
)

// DirectoryAdded
expectType<Keys<'directory' | 'source'>>(shapeOf<DirectoryAddedHookInput>())
expectType<{ hook_event_name: 'DirectoryAdded'; directory: string; source: 'slash_command' | 'register_repo_root' }>(
  own<DirectoryAddedHookInput>()
)

// MessageDisplay
expectType<Keys<'turn_id' | 'message_id' | 'index' | 'final' | 'delta'>>(shapeOf<MessageDisplayHookInput>())
expectType<{
  hook_event_name: 'MessageDisplay'
  turn_id: string
  message_id: string
  index: number
  final: boolean
  delta: string
}>(own<MessageDisplayHookInput>())

// PreSkillShellCommand
expectType<Keys<'tool_name' | 'tool_input' | 'tool_use_id' | 'command_name' | 'invoked_by', 'command_source'>>(
  shapeOf<PreSkillShellCommandHookInput>()
)
expectType<{
  hook_event_name: 'PreSkillShellCommand'
  tool_name: 'Bash' | 'PowerShell' | (string & {})
  tool_input: { command: string }
  tool_use_id: string
  command_name: string
  command_source?: SkillSource
  invoked_by: 'user' | 'claude' | 'other'
}>(own<PreSkillShellCommandHookInput>())

// SubagentStart, SubagentStop: the base's agent keys are required there
expectType<string>(valueOf<SubagentStartHookInput>().agent_id)
expectType<string>(valueOf<SubagentStartHookInput>().agent_type)
expectType<string>(valueOf<SubagentStopHookInput>().agent_id)
expectType<string>(valueOf<SubagentStopHookInput>().agent_type)
expectType<string | undefined>(valueOf<SessionStartHookInput>().agent_type)

// the nested shapes
expectType<Shape<{ required: 'tool_name' | 'tool_input' | 'tool_use_id'; optional: 'tool_response'; pinned: never }>>(
  shapeOf<PostToolBatchToolCall>()
)
expectType<{ tool_name: string; tool_input: unknown; tool_use_id: string; tool_response?: unknown }>(
  valueOf<PostToolBatchToolCall>()
)
expectType<
  Shape<{
    required: 'id' | 'type' | 'status' | 'description'
    optional: 'command' | 'agent_type' | 'server' | 'tool' | 'name'
    pinned: never
  }>
>(shapeOf<BackgroundTaskSummary>())
expectType<{
  id: string
  type: 'shell' | 'subagent' | 'monitor' | 'MCP task' | 'workflow' | (string & {})
  status: 'pending' | 'running' | (string & {})
  description: string
  command?: string
  agent_type?: string
  server?: string
  tool?: string
  name?: string
}>(valueOf<BackgroundTaskSummary>())
expectType<Shape<{ required: 'id' | 'schedule' | 'recurring' | 'prompt'; optional: never; pinned: never }>>(
  shapeOf<SessionCronSummary>()
)
expectType<{ id: string; schedule: string; recurring: boolean; prompt: string }>(valueOf<SessionCronSummary>())

// ExitReason: a closed set
expectType<'clear' | 'resume' | 'logout' | 'prompt_input_exit' | 'other'>(valueOf<ExitReason>())
// the kit's older reason is gone from the client
expectNotAssignable<ExitReason>('bypass_permissions_disabled')

// the map: names and unions come from it
expectType<keyof HookInputs>(valueOf<HookEvent>())
expectType<HookInputs[keyof HookInputs]>(valueOf<HookInput>())
expectType<StopHookInput>(valueOf<HookInputOf<'Stop'>>())
expectType<StopHookInput | SubagentStopHookInput>(valueOf<HookInputOf<'Stop' | 'SubagentStop'>>())
// no such event
expectError<HookInputOf<'PreToolUze'>>(valueOf<never>())
// each row's tag is the row's name
expectType<{ [Event in HookEvent]: Event }>(valueOf<{ [Event in HookEvent]: HookInputs[Event]['hook_event_name'] }>())

// HookInput narrows by its tag, which is closed: an unknown event is no HookInput
declare const input: HookInput
if (input.hook_event_name === 'PostToolUse') {
  expectType<PostToolUseHookInput>(input)
  expectType<unknown>(input.tool_response)
}
if (input.hook_event_name === 'PreToolUse') {
  // only what comes after the call has a response
  expectError(input.tool_response)
}
if (input.hook_event_name === 'PermissionRequest') {
  // no id names the call at a permission prompt
  expectError(input.tool_use_id)
}
expectNotAssignable<HookInput>({ session_id: 's', transcript_path: '/t', cwd: '/', hook_event_name: 'Later' })

// wire keys are snake_case
expectError(input.permissionMode)
// closed sets refuse, open sets take
declare const base: { session_id: string; transcript_path: string; cwd: string }
expectAssignable<NotificationHookInput>({
  ...base,
  hook_event_name: 'Notification',
  message: '',
  notification_type: 'later',
} as const)
expectAssignable<BaseHookInput>({ ...base, permission_mode: 'later', effort: { level: 'later' } })
expectNotAssignable<SetupHookInput>({ ...base, hook_event_name: 'Setup', trigger: 'later' } as const)
// absent isn't undefined
expectNotAssignable<BaseHookInput>({ ...base, permission_mode: undefined })
// nor null
expectNotAssignable<BaseHookInput>({ ...base, prompt_id: null })
