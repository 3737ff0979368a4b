/** Faults that people met in other declarations of settings hooks and tools, each with what keeps it out of these. */
import { expectAssignable, expectDeprecated, expectDocCommentIncludes, expectError, expectNotAssignable, expectType } from 'tsd'
import { AGENT_SDK_VERSION, CLAUDE_CODE_VERSION, isHookType, isTool } from 'modhook'
import type {
  AgentHookHandler,
  AgentInput,
  BackgroundTaskSummary,
  BaseHookInput,
  BashInput,
  BashOutput,
  CommandHookHandler,
  ConfigChangeHookInput,
  FileChangedHookInput,
  FileEditInput,
  FileReadInput,
  FileReadOutput,
  FileReadTextOutput,
  FileWriteInput,
  FormerToolNames,
  HookCallbackMatcher,
  HookEvent,
  HookGroups,
  HookHandler,
  HookInput,
  HookInputOf,
  HookInputs,
  HookOutputOf,
  HookOutputs,
  HookPermissionDecision,
  HooksConfig,
  HookSpecificOutputs,
  InstructionsLoadedHookInput,
  MatcherGroup,
  McpServerProvenance,
  McpToolName,
  NotificationHookInput,
  PermissionMode,
  PermissionUpdate,
  PluginHooksFile,
  PostToolBatchToolCall,
  PostToolUseFailureHookInput,
  PostToolUseHookInput,
  PostToolUseHookSpecificOutput,
  PreToolUseHookInput,
  SessionStartHookInput,
  SyncHookJSONOutput,
  ToolInput,
  ToolInputs,
  ToolName,
  ToolOutput,
  ToolOutputs,
  WorktreeRemoveHookInput,
} from 'modhook'
import { type Shape, shapeOf, valueOf } from './shape.js'

/** The keys of any arm of a union. */
type KeysOf<T> = T extends unknown ? keyof T : never
/** The events whose input has a key. */
type EventsWith<Key extends string> = { [Event in HookEvent]: Key extends keyof HookInputs[Event] ? Event : never }[HookEvent]
/** The part of an answer that is an event's own. */
type Own<Event extends HookEvent> = NonNullable<HookOutputOf<Event>['hookSpecificOutput']>
/** The same, about one tool. */
type OwnFor<Event extends 'PreToolUse' | 'PostToolUse', Tool extends ToolName | McpToolName> = NonNullable<
  HookOutputOf<Event, Tool>['hookSpecificOutput']
>
type OptionalOf<T> = ReturnType<typeof shapeOf<T>>['optional']
type Later = 'a value of a later build'

declare const input: HookInput

// Keys go by names that the client never sends, so what is read is always undefined.
expectType<string>(valueOf<HookInputOf<'UserPromptSubmit'>>().prompt)
expectType<HookInputOf<'SessionEnd'>['reason']>(valueOf<'clear' | 'resume' | 'logout' | 'prompt_input_exit' | 'other'>())
expectType<never>(
  valueOf<EventsWith<'tool_output' | 'tool_result' | 'end_reason' | 'user_prompt' | 'tool' | 'args' | 'message_text'>>()
)
// and a key is promised that not every event sends
expectAssignable<OptionalOf<HookInput>>('permission_mode' as const)
expectAssignable<SessionStartHookInput>({
  session_id: 's', transcript_path: '/t.jsonl', cwd: '/', hook_event_name: 'SessionStart', source: 'startup',
})

// What a tool answered is looked for where it never is.
expectType<'PostToolUse'>(valueOf<EventsWith<'tool_response'>>())
expectType<unknown>(valueOf<PostToolUseHookInput>().tool_response)
// a batch has it call by call, and not for those that gave none
expectAssignable<OptionalOf<PostToolBatchToolCall>>('tool_response' as const)
// before the call there is no answer, after a failed one an error
expectError(valueOf<PreToolUseHookInput>().tool_response)
expectError(valueOf<PostToolUseFailureHookInput>().tool_response)

// A string is declared where an object is sent: `.includes` throws on every call of Bash.
declare const after: PostToolUseHookInput
if (isTool(after, 'Bash')) {
  expectType<BashOutput>(after.tool_response)
  // an object has no such method
  expectError(after.tool_response.includes('error'))
  // a command that fails raises PostToolUseFailure
  expectError(after.tool_response.exit_code)
}
expectType<'stdout' | 'stderr' | 'interrupted'>(shapeOf<BashOutput>().required)
expectAssignable<OptionalOf<BashOutput>>(valueOf<'isImage' | 'noOutputExpected' | 'returnCodeInterpretation'>())
if (isTool(after, 'Read')) expectType<FileReadOutput>(after.tool_response)
expectType<FileReadTextOutput>(valueOf<Extract<FileReadOutput, { type: 'text' }>>())
expectType<{
  filePath: string; content: string; numLines: number; startLine: number; totalLines: number; truncatedByTokenCap?: boolean
}>(valueOf<FileReadTextOutput>().file)
// one tool alone answers with a bare string
type Bare = { [Name in keyof ToolOutputs]: ToolOutputs[Name] extends string ? Name : never }[keyof ToolOutputs]
expectType<'StructuredOutput'>(valueOf<Bare>())
// and what nobody declares stays unknown until it's narrowed
expectType<unknown>(valueOf<ToolOutput<'a_tool_of_somebody'>>())

// An output of another shape than the tool's is dropped without a word.
expectAssignable<HookOutputOf<'PostToolUse', 'Bash'>>({
  hookSpecificOutput: { hookEventName: 'PostToolUse', updatedToolOutput: { stdout: 'ok', stderr: '', interrupted: false } },
})
expectType<BashOutput | undefined>(valueOf<OwnFor<'PostToolUse', 'Bash'>>().updatedToolOutput)
expectType<FileReadOutput | undefined>(valueOf<OwnFor<'PostToolUse', 'Read'>>().updatedToolOutput)
// Bash and Read answer with an object
expectError<HookOutputOf<'PostToolUse', 'Bash'>>({ hookSpecificOutput: { hookEventName: 'PostToolUse', updatedToolOutput: 'ok' } })
expectError<HookOutputOf<'PostToolUse', 'Read'>>({ hookSpecificOutput: { hookEventName: 'PostToolUse', updatedToolOutput: 'ok' } })
// the same of what goes in: a part of the input isn't an input
expectType<BashInput | undefined>(valueOf<OwnFor<'PreToolUse', 'Bash'>>().updatedInput)
expectError<HookOutputOf<'PreToolUse', 'Edit'>>({ hookSpecificOutput: { hookEventName: 'PreToolUse', updatedInput: { file_path: '/a' } } })
expectError<HookOutputOf<'PermissionRequest', 'Bash'>>({
  hookSpecificOutput: { hookEventName: 'PermissionRequest', decision: { behavior: 'allow', updatedInput: {} } },
})

// The old name of a key stays alone, or vanishes: both names are there, the old one deprecated.
expectAssignable<OptionalOf<PostToolUseHookSpecificOutput>>(valueOf<'updatedToolOutput' | 'updatedMCPToolOutput'>())
expectDeprecated(valueOf<PostToolUseHookSpecificOutput>().updatedMCPToolOutput)
expectDocCommentIncludes<'in place of its own'>(valueOf<Own<'PostToolUse'>>().updatedToolOutput)
// the same of every other old name
expectDeprecated(valueOf<HookOutputOf<'PreToolUse'>>().decision)
expectDeprecated(valueOf<HookOutputOf<'PreToolUse'>>().reason)
expectDeprecated(valueOf<HookInputOf<'TeammateIdle'>>().team_name)
expectDeprecated(valueOf<HookInputOf<'TaskCreated'>>().team_name)

// A key that is sent is missing.
expectAssignable<OptionalOf<PostToolUseHookInput>>('duration_ms' as const)
expectAssignable<OptionalOf<PostToolUseFailureHookInput>>('duration_ms' as const)
expectType<number | undefined>(valueOf<PostToolUseHookInput | PostToolUseFailureHookInput>().duration_ms)
// milliseconds, as the name says, and of the tool alone
expectDocCommentIncludes<'in milliseconds'>(valueOf<PostToolUseHookInput>().duration_ms)

// A key is declared that is never sent: a permission request has no id of its call.
expectType<'PreToolUse' | 'PostToolUse' | 'PostToolUseFailure' | 'PermissionDenied' | 'PreSkillShellCommand'>(
  valueOf<EventsWith<'tool_use_id'>>()
)
expectType<'PermissionRequest'>(valueOf<EventsWith<'permission_suggestions'>>())
expectType<PermissionUpdate[] | undefined>(valueOf<HookInputOf<'PermissionRequest'>>().permission_suggestions)
// so a fixture with one isn't an input that the client sent
expectError<HookInputOf<'PermissionRequest'>>({
  session_id: 's', transcript_path: '/t.jsonl', cwd: '/', hook_event_name: 'PermissionRequest', tool_name: 'Bash',
  tool_input: {}, tool_use_id: 'toolu_1',
})

// An object is taken for a string, and a key of all inputs is missing.
expectType<'low' | 'medium' | 'high' | 'xhigh' | 'max' | (string & {}) | undefined>(input.effort?.level)
expectNotAssignable<BaseHookInput['effort']>('high')
expectType<string | undefined>(input.prompt_id)
// neither is sent with every event
expectAssignable<OptionalOf<BaseHookInput>>(valueOf<'effort' | 'prompt_id' | 'permission_mode' | 'agent_id' | 'agent_type'>())

// A closed set makes a guard fail on the first value of a later build, and the call goes through unguarded.
expectType<PermissionMode | (string & {}) | undefined>(input.permission_mode)
expectType<'default' | 'acceptEdits' | 'plan' | 'bypassPermissions' | 'dontAsk' | 'auto'>(valueOf<PermissionMode>())
// so it is with all that the client adds to
expectAssignable<NonNullable<HookInput['permission_mode']>>(valueOf<Later>())
expectAssignable<NonNullable<HookInput['effort']>['level']>(valueOf<Later>())
expectAssignable<PreToolUseHookInput['tool_name']>(valueOf<Later>())
expectAssignable<HookInputOf<'PreSkillShellCommand'>['tool_name']>(valueOf<Later>())
expectAssignable<NotificationHookInput['notification_type']>(valueOf<Later>())
expectAssignable<BackgroundTaskSummary['type'] & BackgroundTaskSummary['status']>(valueOf<Later>())
expectAssignable<McpServerProvenance['source']>(valueOf<Later>())
// the tag stays closed, or no event would be narrowed; UnknownHookInput is what is newer
expectNotAssignable<HookInput['hook_event_name']>(valueOf<Later>())

// `permissionMode` is read where `permission_mode` is sent: each direction has a casing of its own.
type NotSnake<Key> = Key extends string ? (Key extends Lowercase<Key> ? never : Key) : never
type NotCamel<Key> = Key extends `${string}_${string}` ? Key : never
expectType<never>(valueOf<NotSnake<KeysOf<HookInput>>>())
expectType<never>(valueOf<NotCamel<KeysOf<HookOutputs[HookEvent]> | KeysOf<HookSpecificOutputs[keyof HookSpecificOutputs]>>>())
expectType<never>(valueOf<NotCamel<KeysOf<HookHandler | MatcherGroup | HooksConfig | PluginHooksFile | HookCallbackMatcher>>>())
// neither casing is taken in the other's place
expectError(input.permissionMode)
expectError<HookOutputOf<'PreToolUse'>>({ hookSpecificOutput: { hookEventName: 'PreToolUse', permission_decision: 'deny' } })
expectError<HookOutputOf<'Stop'>>({ stop_reason: 'done' })

// An event's part of an answer is refused without the event's name, or under another's.
type Nameless = { [Event in keyof HookSpecificOutputs]: 'hookEventName' extends OptionalOf<HookSpecificOutputs[Event]> ? Event : never }
expectType<never>(valueOf<Nameless[keyof HookSpecificOutputs]>())
type Misnamed = { [Event in keyof HookSpecificOutputs]: HookSpecificOutputs[Event]['hookEventName'] extends Event ? never : Event }
expectType<never>(valueOf<Misnamed[keyof HookSpecificOutputs]>())
type Taken<Event extends HookEvent> = {
  [Other in keyof HookSpecificOutputs]: Other extends Event ? never : HookSpecificOutputs[Other] extends Own<Event> ? Other : never
}[keyof HookSpecificOutputs]
expectType<never>(valueOf<{ [Event in HookEvent]: Taken<Event> }[HookEvent]>())
expectError<SyncHookJSONOutput>({ hookSpecificOutput: { permissionDecision: 'deny' } })

// One loose type for every event's answer takes what the client refuses or ignores. The target build knows a part for
// Stop and SubagentStop, and none for PreCompact.
expectAssignable<HookOutputOf<'Stop'>>({ decision: 'block', reason: 'Run the tests.' })
expectAssignable<HookOutputOf<'Stop'>>({ hookSpecificOutput: { hookEventName: 'Stop', additionalContext: 'The tests fail.' } })
expectError<HookOutputOf<'PreCompact'>>({ hookSpecificOutput: { hookEventName: 'PreCompact', additionalContext: 'x' } })
// a turn that ends isn't a call: there is nothing to allow
expectError<HookOutputOf<'Stop'>>({ hookSpecificOutput: { hookEventName: 'Stop', permissionDecision: 'allow' } })
// where nothing can be blocked, nothing is
expectError<HookOutputOf<'SessionEnd'>>({ decision: 'block', reason: 'stay' })
expectError<HookOutputOf<'Notification'>>({ decision: 'block' })

// `defer` is taken for invalid, or for having no opinion.
expectType<'allow' | 'deny' | 'ask' | 'defer'>(valueOf<HookPermissionDecision>())
expectAssignable<HookOutputOf<'PreToolUse'>>({ hookSpecificOutput: { hookEventName: 'PreToolUse', permissionDecision: 'defer' } })
// having none is to say nothing
expectAssignable<HookOutputOf<'PreToolUse'>>({})
expectDocCommentIncludes<'"no opinion" isn\'t `defer`'>(valueOf<HookSpecificOutputs['PreToolUse']>().permissionDecision)
// a change of model can't be parked
expectError<HookOutputOf<'PreModelSwitch'>>({ hookSpecificOutput: { hookEventName: 'PreModelSwitch', permissionDecision: 'defer' } })

// A key that no tool takes is accepted, and does nothing for months.
type Lists<Table, Key> = {
  [Name in keyof Table]: string extends KeysOf<Table[Name]> ? never : Key extends KeysOf<Table[Name]> ? Name : never
}[keyof Table]
expectType<never>(valueOf<Lists<ToolInputs, 'env'>>())
expectError<HookOutputOf<'PreToolUse', 'Bash'>>({
  hookSpecificOutput: { hookEventName: 'PreToolUse', updatedInput: { command: 'ls', env: { CI: '1' } } },
})
// the same of a misspelt key of any tool
expectError<HookOutputOf<'PreToolUse', 'Write'>>({
  hookSpecificOutput: { hookEventName: 'PreToolUse', updatedInput: { file_path: '/a', contents: '' } },
})
// tools without a declared input, or of somebody else's, take any key
expectType<Record<string, unknown> | undefined>(valueOf<OwnFor<'PreToolUse', 'mcp__github__create_issue'>>().updatedInput)

// A key is written at the wrong level, where it is ignored: no key of an event's own part is read beside it, and no key
// that all answers share is read within it.
type Misplaced<Event extends keyof HookSpecificOutputs> = {
  [Key in Exclude<keyof HookSpecificOutputs[Event], 'hookEventName'>]: Key extends keyof HookOutputs[Event]
    ? [Exclude<HookOutputs[Event][Key], undefined>] extends [never] ? never : Key
    : never
}[Exclude<keyof HookSpecificOutputs[Event], 'hookEventName'>]
expectType<never>(valueOf<{ [Event in keyof HookSpecificOutputs]: Misplaced<Event> }[keyof HookSpecificOutputs]>())
type Common = 'continue' | 'stopReason' | 'suppressOutput' | 'systemMessage' | 'terminalSequence' | 'reason'
expectType<never>(valueOf<KeysOf<HookSpecificOutputs[keyof HookSpecificOutputs]> & Common>())
expectError<HookOutputOf<'UserPromptSubmit'>>({ additionalContext: 'x' })
expectError<SyncHookJSONOutput>({ additionalContext: 'x' })
expectError<HookOutputOf<'PreToolUse'>>({ permissionDecision: 'deny' })
expectError<HookOutputOf<'PreToolUse'>>({ hookSpecificOutput: { hookEventName: 'PreToolUse', systemMessage: 'x' } })
// a permission request is answered within the part: at the top level a decision isn't read
expectError<HookOutputOf<'PermissionRequest'>>({ decision: 'block' })
// a plugin's file has its events under `hooks`
expectError<PluginHooksFile>({ PreToolUse: [] })

// A tool was renamed, and checks for the one name let the other through: narrowing by either keeps both.
declare const before: PreToolUseHookInput
if (isTool(before, 'Task')) {
  expectType<'Agent' | 'Task'>(before.tool_name)
  expectType<AgentInput>(before.tool_input)
}
if (isTool(before, 'Agent')) expectType<'Agent' | 'Task'>(before.tool_name)
// one comparison takes nothing away from the other
if (before.tool_name !== 'Agent') expectType<string>(before.tool_name)
// so it is with every tool that had another name
expectType<{ [Former in keyof FormerToolNames]: ToolInputs[FormerToolNames[Former]] }>(
  valueOf<{ [Former in keyof FormerToolNames]: ToolInput<Former> }>()
)
expectType<{ [Former in keyof FormerToolNames]: ToolOutput<FormerToolNames[Former]> }>(
  valueOf<{ [Former in keyof FormerToolNames]: ToolOutput<Former> }>()
)
// a tool whose name begins like another's former one is a tool of its own
if (isTool(before, 'TaskCreate')) expectType<'TaskCreate'>(before.tool_name)

// A path's form goes unsaid, and a program takes an absolute one with backslashes for a relative one with slashes.
expectDocCommentIncludes<'with backslashes on Windows'>(before.tool_input)
expectDocCommentIncludes<'backslashes on Windows'>(valueOf<FileReadInput>().file_path)
expectDocCommentIncludes<'absolute'>(valueOf<FileEditInput>().file_path)
expectDocCommentIncludes<'absolute'>(valueOf<FileWriteInput>().file_path)
expectDocCommentIncludes<'backslashes'>(valueOf<BaseHookInput>().cwd)
expectDocCommentIncludes<'absolute'>(valueOf<BaseHookInput>().transcript_path)
expectDocCommentIncludes<'backslashes on Windows'>(valueOf<FileChangedHookInput>().file_path)
expectDocCommentIncludes<'backslashes on Windows'>(valueOf<ConfigChangeHookInput>().file_path)
expectDocCommentIncludes<'backslashes on Windows'>(valueOf<InstructionsLoadedHookInput>().file_path)
expectDocCommentIncludes<'backslashes on Windows'>(valueOf<WorktreeRemoveHookInput>().worktree_path)

// A configuration is refused for an event that the schema doesn't know, or for want of a matcher.
expectType<HookEvent>(valueOf<keyof HookGroups>())
expectAssignable<HooksConfig>({ hooks: { Elicitation: [{ hooks: [{ type: 'command', command: 'x' }] }], ElicitationResult: [] } })
expectAssignable<OptionalOf<MatcherGroup> | OptionalOf<HookCallbackMatcher>>('matcher' as const)
expectAssignable<PluginHooksFile>({ description: 'Checks calls', hooks: { PreToolUse: [] } })
// no event is asked for
expectAssignable<PluginHooksFile>({ hooks: {} })
// a misspelt one is refused
expectError<HooksConfig>({ hooks: { PreToolUze: [] } })

// Nothing official types what a hook gets, and what a document promises isn't sent: the package says which version it
// was compared with, and a model is there at most.
expectType<`${number}.${number}.${number}`>(valueOf<VersionOf<typeof CLAUDE_CODE_VERSION | typeof AGENT_SDK_VERSION>>())
type VersionOf<Text extends string> = Text extends `${number}.${number}.${number}` ? `${number}.${number}.${number}` : never
expectAssignable<OptionalOf<SessionStartHookInput>>('model' as const)

// An answer's type complains while it is being written, or takes another event's: every event has one, and all of its
// keys may be left out.
expectType<HookEvent>(valueOf<keyof HookOutputs>())
expectType<never>(valueOf<{ [Event in HookEvent]: {} extends HookOutputs[Event] ? never : Event }[HookEvent]>())
expectError<HookOutputOf<'PostToolUse'>>({ hookSpecificOutput: { hookEventName: 'PreToolUse', permissionDecision: 'deny' } })

// The table of tools lags behind the client's: those that were added one by one are there, in and out.
type Added =
  | 'CronCreate' | 'CronDelete' | 'CronList' | 'Workflow' | 'Monitor' | 'TaskCreate' | 'TaskUpdate' | 'SendMessage'
  | 'ScheduleWakeup' | 'ToolSearch' | 'EnterWorktree' | 'LSP' | 'Skill'
expectAssignable<ToolName & keyof ToolOutputs>(valueOf<Added>())
// what takes something has an output too, a user's own tools apart
expectType<keyof ToolInputs>(valueOf<keyof ToolOutputs>())

// An answer of the strict types isn't one of the official ones, so programs can't mix them.
expectAssignable<SyncHookJSONOutput>(valueOf<HookOutputOf<HookEvent>>())
expectAssignable<SyncHookJSONOutput>(valueOf<HookOutputOf<'PreToolUse' | 'PostToolUse' | 'PermissionRequest', 'Bash' | 'Read'>>())
expectAssignable<HookInput>(valueOf<HookInputs[HookEvent]>())

// A helper maps a refusal to another key than the API has: the names are the API's.
expectAssignable<HookOutputOf<'PreToolUse'>>({
  hookSpecificOutput: { hookEventName: 'PreToolUse', permissionDecision: 'deny', permissionDecisionReason: 'no' },
})
expectError<HookOutputOf<'PreToolUse'>>({ hookSpecificOutput: { hookEventName: 'PreToolUse', stopReason: 'no' } })

// Payloads are typed for a few events only.
expectType<HookEvent>(valueOf<keyof HookInputs>())
expectType<keyof HookInputs>(input.hook_event_name)
if (isHookType(input, 'DirectoryAdded')) expectType<'slash_command' | 'register_repo_root'>(input.source)

// A schema of one's own knows a few events and no agent handler.
expectType<'command' | 'http' | 'mcp_tool' | 'prompt' | 'agent'>(valueOf<HookHandler>().type)
expectType<Shape<{ required: 'type' | 'prompt'; optional: 'model' | 'if' | 'timeout' | 'statusMessage' | 'once'; pinned: never }>>(
  shapeOf<AgentHookHandler>()
)
// a field of another handler
expectError<CommandHookHandler>({ type: 'command', command: 'x', prompt: 'Is it safe?' })
expectError<HookHandler>({ type: 'agent', prompt: 'Is it safe?', command: 'x' })
