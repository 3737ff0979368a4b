import { expectAssignable, expectDeprecated, expectError, expectNotAssignable, expectType } from 'tsd'
import type {
  AsyncHookJSONOutput,
  BashInput,
  BashOutput,
  CwdChangedHookSpecificOutput,
  ElicitationHookSpecificOutput,
  ElicitationResultHookSpecificOutput,
  FileChangedHookSpecificOutput,
  HookEvent,
  HookJSONOutput,
  HookOutputOf,
  HookOutputs,
  HookPermissionDecision,
  HookSpecificOutputs,
  McpToolName,
  MessageDisplayHookSpecificOutput,
  NotificationHookSpecificOutput,
  PermissionDeniedHookSpecificOutput,
  PermissionRequestHookSpecificOutput,
  PermissionUpdate,
  PostModelSwitchHookSpecificOutput,
  PostToolBatchHookSpecificOutput,
  PostToolUseFailureHookSpecificOutput,
  PostToolUseHookSpecificOutput,
  PreModelSwitchHookSpecificOutput,
  PreSkillShellCommandHookSpecificOutput,
  PreToolUseHookSpecificOutput,
  SessionStartHookSpecificOutput,
  SetupHookSpecificOutput,
  StopHookSpecificOutput,
  SubagentStartHookSpecificOutput,
  SubagentStopHookSpecificOutput,
  SyncHookJSONOutput,
  ToolHookInput,
  ToolName,
  UserPromptExpansionHookSpecificOutput,
  UserPromptSubmitHookSpecificOutput,
  WorktreeCreateHookSpecificOutput,
} from 'modhook'
import { type Shape, shapeOf, valueOf } from './shape.js'

// AsyncHookJSONOutput
expectType<Shape<{ required: 'async'; optional: 'asyncTimeout'; pinned: never }>>(shapeOf<AsyncHookJSONOutput>())
expectType<{ async: true; asyncTimeout?: number | undefined }>(valueOf<AsyncHookJSONOutput>())

// the parts of an answer that are one event's own, as loose as the SDK's
/** A part whose keys may all be left out, the event's name apart. */
type Part<Key extends string> = Shape<{ required: 'hookEventName'; optional: Key; pinned: never }>
type Context<Event> = { hookEventName: Event; additionalContext?: string | undefined }
type Decision = 'permissionDecision' | 'permissionDecisionReason'

expectType<Part<Decision | 'updatedInput' | 'additionalContext'>>(shapeOf<PreToolUseHookSpecificOutput>())
expectType<{
  hookEventName: 'PreToolUse'
  permissionDecision?: HookPermissionDecision | undefined
  permissionDecisionReason?: string | undefined
  updatedInput?: Record<string, unknown> | undefined
  additionalContext?: string | undefined
}>(valueOf<PreToolUseHookSpecificOutput>())
expectType<Part<'additionalContext' | 'classifierContext' | 'updatedToolOutput' | 'updatedMCPToolOutput'>>(
  shapeOf<PostToolUseHookSpecificOutput>()
)
expectType<{
  hookEventName: 'PostToolUse'
  additionalContext?: string | undefined
  classifierContext?: string | undefined
  updatedToolOutput?: unknown
  updatedMCPToolOutput?: unknown
}>(valueOf<PostToolUseHookSpecificOutput>())
expectType<Part<'additionalContext'>>(shapeOf<PostToolUseFailureHookSpecificOutput>())
expectType<Context<'PostToolUseFailure'>>(valueOf<PostToolUseFailureHookSpecificOutput>())
expectType<Part<'additionalContext'>>(shapeOf<PostToolBatchHookSpecificOutput>())
expectType<Context<'PostToolBatch'>>(valueOf<PostToolBatchHookSpecificOutput>())
expectType<Part<'additionalContext'>>(shapeOf<NotificationHookSpecificOutput>())
expectType<Context<'Notification'>>(valueOf<NotificationHookSpecificOutput>())
expectType<Part<'additionalContext' | 'sessionTitle' | 'suppressOriginalPrompt'>>(
  shapeOf<UserPromptSubmitHookSpecificOutput>()
)
expectType<{
  hookEventName: 'UserPromptSubmit'
  additionalContext?: string | undefined
  sessionTitle?: string | undefined
  suppressOriginalPrompt?: boolean | undefined
}>(valueOf<UserPromptSubmitHookSpecificOutput>())
expectType<Part<'additionalContext' | 'suppressOriginalPrompt'>>(shapeOf<UserPromptExpansionHookSpecificOutput>())
expectType<{
  hookEventName: 'UserPromptExpansion'
  additionalContext?: string | undefined
  suppressOriginalPrompt?: boolean | undefined
}>(valueOf<UserPromptExpansionHookSpecificOutput>())
expectType<Part<'additionalContext' | 'initialUserMessage' | 'sessionTitle' | 'watchPaths' | 'reloadSkills'>>(
  shapeOf<SessionStartHookSpecificOutput>()
)
expectType<{
  hookEventName: 'SessionStart'
  additionalContext?: string | undefined
  initialUserMessage?: string | undefined
  sessionTitle?: string | undefined
  watchPaths?: string[] | undefined
  reloadSkills?: boolean | undefined
}>(valueOf<SessionStartHookSpecificOutput>())
expectType<Part<'additionalContext'>>(shapeOf<SetupHookSpecificOutput>())
expectType<Context<'Setup'>>(valueOf<SetupHookSpecificOutput>())
expectType<Part<'additionalContext'>>(shapeOf<StopHookSpecificOutput>())
expectType<Context<'Stop'>>(valueOf<StopHookSpecificOutput>())
expectType<Part<'additionalContext'>>(shapeOf<SubagentStartHookSpecificOutput>())
expectType<Context<'SubagentStart'>>(valueOf<SubagentStartHookSpecificOutput>())
expectType<Part<'additionalContext'>>(shapeOf<SubagentStopHookSpecificOutput>())
expectType<Context<'SubagentStop'>>(valueOf<SubagentStopHookSpecificOutput>())
expectType<Part<Decision>>(shapeOf<PreModelSwitchHookSpecificOutput>())
expectType<{
  hookEventName: 'PreModelSwitch'
  permissionDecision?: 'allow' | 'deny' | 'ask' | undefined
  permissionDecisionReason?: string | undefined
}>(valueOf<PreModelSwitchHookSpecificOutput>())
expectType<Part<'additionalContext'>>(shapeOf<PostModelSwitchHookSpecificOutput>())
expectType<Context<'PostModelSwitch'>>(valueOf<PostModelSwitchHookSpecificOutput>())
expectType<Shape<{ required: 'hookEventName' | 'decision'; optional: never; pinned: never }>>(
  shapeOf<PermissionRequestHookSpecificOutput>()
)
expectType<
  | {
      behavior: 'allow'
      updatedInput?: Record<string, unknown> | undefined
      updatedPermissions?: PermissionUpdate[] | undefined
    }
  | { behavior: 'deny'; message?: string | undefined; interrupt?: boolean | undefined }
>(valueOf<PermissionRequestHookSpecificOutput['decision']>())
expectType<Part<'retry'>>(shapeOf<PermissionDeniedHookSpecificOutput>())
expectType<{ hookEventName: 'PermissionDenied'; retry?: boolean | undefined }>(
  valueOf<PermissionDeniedHookSpecificOutput>()
)
type Answer<Event> = {
  hookEventName: Event
  action?: 'accept' | 'decline' | 'cancel' | undefined
  content?: Record<string, unknown> | undefined
}
expectType<Part<'action' | 'content'>>(shapeOf<ElicitationHookSpecificOutput>())
expectType<Answer<'Elicitation'>>(valueOf<ElicitationHookSpecificOutput>())
expectType<Part<'action' | 'content'>>(shapeOf<ElicitationResultHookSpecificOutput>())
expectType<Answer<'ElicitationResult'>>(valueOf<ElicitationResultHookSpecificOutput>())
expectType<Shape<{ required: 'hookEventName' | 'worktreePath'; optional: never; pinned: never }>>(
  shapeOf<WorktreeCreateHookSpecificOutput>()
)
expectType<{ hookEventName: 'WorktreeCreate'; worktreePath: string }>(valueOf<WorktreeCreateHookSpecificOutput>())
expectType<Part<'watchPaths'>>(shapeOf<CwdChangedHookSpecificOutput>())
expectType<{ hookEventName: 'CwdChanged'; watchPaths?: string[] | undefined }>(valueOf<CwdChangedHookSpecificOutput>())
expectType<Part<'watchPaths'>>(shapeOf<FileChangedHookSpecificOutput>())
expectType<{ hookEventName: 'FileChanged'; watchPaths?: string[] | undefined }>(
  valueOf<FileChangedHookSpecificOutput>()
)
expectType<Part<'displayContent'>>(shapeOf<MessageDisplayHookSpecificOutput>())
expectType<{ hookEventName: 'MessageDisplay'; displayContent?: string | undefined }>(
  valueOf<MessageDisplayHookSpecificOutput>()
)
expectType<Part<Decision | 'updatedInput'>>(shapeOf<PreSkillShellCommandHookSpecificOutput>())
expectType<{
  hookEventName: 'PreSkillShellCommand'
  permissionDecision?: HookPermissionDecision | undefined
  permissionDecisionReason?: string | undefined
  updatedInput?: Record<string, unknown> | undefined
}>(valueOf<PreSkillShellCommandHookSpecificOutput>())

// HookSpecificOutputs: each row's tag is the row's name
expectType<{ [Event in keyof HookSpecificOutputs]: Event }>(
  valueOf<{ [Event in keyof HookSpecificOutputs]: HookSpecificOutputs[Event]['hookEventName'] }>()
)

// SyncHookJSONOutput and HookJSONOutput: any event's answer, as the SDK has it
type Common = 'continue' | 'stopReason' | 'suppressOutput' | 'systemMessage' | 'terminalSequence'
expectType<Shape<{ required: never; optional: Common | 'decision' | 'reason' | 'hookSpecificOutput'; pinned: never }>>(
  shapeOf<SyncHookJSONOutput>()
)
expectType<{
  continue?: boolean | undefined
  stopReason?: string | undefined
  suppressOutput?: boolean | undefined
  systemMessage?: string | undefined
  terminalSequence?: string | undefined
  decision?: 'approve' | 'block' | undefined
  reason?: string | undefined
  hookSpecificOutput?: HookSpecificOutputs[keyof HookSpecificOutputs] | undefined
}>(valueOf<SyncHookJSONOutput>())
expectType<AsyncHookJSONOutput | SyncHookJSONOutput>(valueOf<HookJSONOutput>())
expectAssignable<SyncHookJSONOutput>({ decision: 'approve', hookSpecificOutput: { hookEventName: 'Stop' } })
// the tag is required: the client refuses a part without it
expectError<SyncHookJSONOutput>({ hookSpecificOutput: { additionalContext: 'x' } })
// at the top level the client doesn't read it
expectError<SyncHookJSONOutput>({ additionalContext: 'x' })
// the client refuses null
expectError<SyncHookJSONOutput>({ decision: null })

// HookOutputs: a row for each event
expectType<keyof HookOutputs>(valueOf<HookEvent>())
expectType<Shape<{ required: never; optional: Common | 'decision' | 'reason' | 'hookSpecificOutput'; pinned: never }>>(
  shapeOf<HookOutputs[Exclude<HookEvent, 'PreCompact' | 'PostCompact'>]>()
)
// around a compaction the client reads no other key
expectType<Shape<{ required: never; optional: 'terminalSequence' | 'decision' | 'reason' | 'hookSpecificOutput'; pinned: never }>>(
  shapeOf<HookOutputs['PreCompact' | 'PostCompact']>()
)
// what each takes of a decision
type Blocked =
  | 'PostToolUse'
  | 'PostToolUseFailure'
  | 'PostToolBatch'
  | 'UserPromptSubmit'
  | 'UserPromptExpansion'
  | 'Stop'
  | 'SubagentStop'
  | 'PreCompact'
  | 'PreModelSwitch'
  | 'TeammateIdle'
  | 'TaskCreated'
  | 'TaskCompleted'
  | 'Elicitation'
  | 'ElicitationResult'
  | 'ConfigChange'
  | 'PreSkillShellCommand'
type Let = Exclude<HookEvent, Blocked | 'PreToolUse'>
expectType<
  { PreToolUse: 'approve' | 'block' | undefined } & { [Event in Blocked]: 'block' | undefined } & {
    [Event in Let]: undefined
  } extends infer Expected
    ? { [Event in keyof Expected]: Expected[Event] }
    : never
>(valueOf<{ [Event in HookEvent]: HookOutputs[Event]['decision'] }>())
// which have a part of their own
type Bare =
  | 'SessionEnd'
  | 'StopFailure'
  | 'PreCompact'
  | 'PostCompact'
  | 'TeammateIdle'
  | 'TaskCreated'
  | 'TaskCompleted'
  | 'ConfigChange'
  | 'WorktreeRemove'
  | 'InstructionsLoaded'
  | 'DirectoryAdded'
expectType<Exclude<HookEvent, Bare>>(valueOf<keyof HookSpecificOutputs>())
expectType<undefined>(valueOf<HookOutputs[Bare]['hookSpecificOutput']>())
type Strict =
  | 'PreToolUse'
  | 'PostToolUse'
  | 'PermissionRequest'
  | 'Elicitation'
  | 'ElicitationResult'
  | 'PreSkillShellCommand'
expectType<{ [Event in Exclude<keyof HookSpecificOutputs, Strict>]: HookSpecificOutputs[Event] | undefined }>(
  valueOf<{ [Event in Exclude<keyof HookSpecificOutputs, Strict>]: HookOutputs[Event]['hookSpecificOutput'] }>()
)

// HookOutputOf: what an event doesn't take is refused
expectType<HookOutputs['Stop']>(valueOf<HookOutputOf<'Stop'>>())
expectAssignable<HookOutputOf<'Stop'>>({ decision: 'block', reason: 'Run the tests.' })
expectAssignable<HookOutputOf<'Stop'>>({ decision: undefined, hookSpecificOutput: undefined, systemMessage: undefined })
// another event's part
expectError<HookOutputOf<'Stop'>>({ hookSpecificOutput: { hookEventName: 'SubagentStop', additionalContext: 'x' } })
// a key at the wrong level
expectError<HookOutputOf<'UserPromptSubmit'>>({ additionalContext: 'x' })
expectError<HookOutputOf<'CwdChanged'>>({ watchPaths: ['/a'] })
expectError<HookOutputOf<'PreToolUse'>>({ permissionDecision: 'deny' })
// a decision where there is none, also in a value that isn't a literal
expectError<HookOutputOf<'SessionStart'>>({ decision: 'block' })
expectNotAssignable<HookOutputOf<'PermissionRequest'>>(valueOf<{ decision: 'block'; systemMessage: string }>())
// a part where there is none
expectError<HookOutputOf<'PreCompact'>>({ hookSpecificOutput: { hookEventName: 'PreCompact', additionalContext: 'x' } })
expectNotAssignable<HookOutputOf<'TaskCreated'>>(
  valueOf<{ systemMessage: string; hookSpecificOutput: { hookEventName: 'TaskCreated' } }>()
)
// only PreToolUse knows `approve`
expectError<HookOutputOf<'PostToolUse'>>({ decision: 'approve' })
// PreModelSwitch can't defer
expectError<HookOutputOf<'PreModelSwitch'>>({
  hookSpecificOutput: { hookEventName: 'PreModelSwitch', permissionDecision: 'defer' },
})
// content without an action isn't read
expectError<HookOutputOf<'Elicitation'>>({ hookSpecificOutput: { hookEventName: 'Elicitation', content: {} } })
// a skill's command can't be rewritten
expectError<HookOutputOf<'PreSkillShellCommand'>>({
  hookSpecificOutput: { hookEventName: 'PreSkillShellCommand', updatedInput: { command: 'ls' } },
})
// a key of PreCompact's that would end up in the instructions
expectError<HookOutputOf<'PreCompact'>>({ systemMessage: 'x' })
// a later answer is AsyncHookJSONOutput
expectError<HookOutputOf<'PostToolUse'>>({ async: true })

// by tool: the whole input, the whole output
type Own<Event extends ToolHookInput['hook_event_name'], Tool extends ToolName | McpToolName | '*' = '*'> = NonNullable<
  HookOutputOf<Event, Tool>['hookSpecificOutput']
>
expectType<BashInput | undefined>(valueOf<Own<'PreToolUse', 'Bash'>>().updatedInput)
expectType<BashOutput | undefined>(valueOf<Own<'PostToolUse', 'Bash'>>().updatedToolOutput)
expectType<BashInput | undefined>(
  valueOf<Extract<Own<'PermissionRequest', 'Bash'>['decision'], { behavior: 'allow' }>>().updatedInput
)
expectAssignable<HookOutputOf<'PreToolUse', 'Bash'>>({
  hookSpecificOutput: { hookEventName: 'PreToolUse', permissionDecision: 'allow', updatedInput: { command: 'ls' } },
})
// the call fails for want of `command`
expectError<HookOutputOf<'PreToolUse', 'Bash'>>({
  hookSpecificOutput: { hookEventName: 'PreToolUse', updatedInput: { description: 'List' } },
})
// Bash has no `env`
expectError<HookOutputOf<'PreToolUse', 'Bash'>>({
  hookSpecificOutput: { hookEventName: 'PreToolUse', updatedInput: { command: 'ls', env: {} } },
})
// the client ignores an output of another shape
expectError<HookOutputOf<'PostToolUse', 'Bash'>>({
  hookSpecificOutput: { hookEventName: 'PostToolUse', updatedToolOutput: 'text' },
})
expectError<HookOutputOf<'PostToolUse', 'Bash'>>({
  hookSpecificOutput: { hookEventName: 'PostToolUse', updatedToolOutput: { stdout: 'text' } },
})
expectError<HookOutputOf<'PermissionRequest', 'Bash'>>({
  hookSpecificOutput: {
    hookEventName: 'PermissionRequest',
    decision: { behavior: 'allow', updatedInput: { description: 'List' } },
  },
})
// the tool is a known one: a misspelt name would turn the checking off
expectError<HookOutputOf<'PreToolUse', 'bash'>>({})
expectError<HookOutputOf<'PreToolUse', string>>({})
expectError<HookOutputs<'bash'>['Stop']>({})
// an MCP tool's name has a server and a tool
expectError<HookOutputOf<'PreToolUse', 'mcp__github'>>({})
// these events are about no tool that could be named
expectError<HookOutputOf<'UserPromptSubmit', 'Bash'>>({})
expectError<HookOutputOf<'PreSkillShellCommand', 'Bash'>>({})
// a name from before is a name
expectType<Own<'PreToolUse', 'Agent'>>(valueOf<Own<'PreToolUse', 'Task'>>())
// every event about a call takes one, whether or not its answer differs
expectType<HookOutputOf<'PermissionDenied'>>(valueOf<HookOutputOf<'PermissionDenied', 'Bash'>>())
expectType<HookOutputOf<'PostToolUseFailure'>>(valueOf<HookOutputOf<'PostToolUseFailure', 'Bash'>>())
// no tool, or one of no table: any record
expectType<HookOutputOf<'PreToolUse'>>(valueOf<HookOutputOf<'PreToolUse', '*'>>())
expectType<Record<string, unknown> | undefined>(valueOf<Own<'PreToolUse'>>().updatedInput)
expectType<unknown>(valueOf<Own<'PostToolUse'>>().updatedToolOutput)
expectType<Record<string, unknown> | undefined>(valueOf<Own<'PreToolUse', 'mcp__github__search'>>().updatedInput)

// an answer about one tool is one about any
expectAssignable<HookOutputOf<'PreToolUse'>>(valueOf<HookOutputOf<'PreToolUse', 'Bash' | 'Read' | 'Agent'>>())
// every strict answer is one of the SDK's
expectAssignable<SyncHookJSONOutput>(valueOf<HookOutputOf<HookEvent>>())
expectAssignable<SyncHookJSONOutput>(
  valueOf<HookOutputOf<'PreToolUse' | 'PostToolUse' | 'PermissionRequest', 'Bash'>>()
)

// former spellings
expectDeprecated(valueOf<HookOutputOf<'PreToolUse'>>().decision)
expectDeprecated(valueOf<HookOutputOf<'PreToolUse'>>().reason)
expectDeprecated(valueOf<PostToolUseHookSpecificOutput>().updatedMCPToolOutput)
