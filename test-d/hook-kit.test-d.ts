import { expectAssignable, expectError, expectType } from 'tsd'
import type {
  AgentToolInput,
  AskUserQuestionToolInput,
  BaseHookInput,
  BaseHookOutput,
  BashToolInput,
  ConfigChangeOutput,
  EditToolInput,
  ElicitationAction,
  ElicitationMode,
  ElicitationOutput,
  ExitPlanModeToolInput,
  GlobToolInput,
  GrepToolInput,
  HookEvent,
  HookEventName,
  HookInput,
  HookOutput,
  HookOutputOf,
  MCPToolInput,
  MultiEditToolInput,
  NotificationOutput,
  PermissionDeniedOutput,
  PermissionMode,
  PermissionRequestOutput,
  PermissionUpdate,
  PermissionUpdateEntry,
  PostToolBatchCall,
  PostToolBatchOutput,
  PostToolBatchToolCall,
  PostToolUseFailureOutput,
  PostToolUseOutput,
  PreCompactOutput,
  PreToolUseOutput,
  ReadToolInput,
  SessionStartOutput,
  StopOutput,
  SubagentStartOutput,
  TaskToolInput,
  TodoWriteToolInput,
  UserPromptExpansionOutput,
  UserPromptSubmitOutput,
  WatchPathsOutput,
  WebFetchToolInput,
  WebSearchToolInput,
  WorktreeCreateOutput,
  WriteToolInput,
} from 'modhook/hooks'
import type * as Hooks from 'modhook/hooks'
import type * as Root from 'modhook'
import { type Shape, shapeOf, valueOf } from './shape.js'

// BaseHookInput: the kit's, with the event
expectType<
  Shape<{
    required: 'session_id' | 'transcript_path' | 'cwd' | 'hook_event_name'
    optional: 'prompt_id' | 'permission_mode' | 'agent_id' | 'agent_type' | 'effort'
    pinned: never
  }>
>(shapeOf<BaseHookInput>())
expectType<HookEvent>(valueOf<BaseHookInput>().hook_event_name)
expectType<PermissionMode | (string & {}) | undefined>(valueOf<BaseHookInput>().permission_mode)
expectAssignable<BaseHookInput>(valueOf<HookInput>())

// BaseHookOutput
expectType<
  Shape<{
    required: never
    optional: 'continue' | 'stopReason' | 'suppressOutput' | 'systemMessage' | 'terminalSequence'
    pinned: never
  }>
>(shapeOf<BaseHookOutput>())
expectType<boolean | undefined>(valueOf<BaseHookOutput>().continue)
expectType<string | undefined>(valueOf<BaseHookOutput>().stopReason)
expectType<boolean | undefined>(valueOf<BaseHookOutput>().suppressOutput)
expectType<string | undefined>(valueOf<BaseHookOutput>().systemMessage)
expectType<string | undefined>(valueOf<BaseHookOutput>().terminalSequence)

// the outputs
expectType<HookOutputOf<HookEvent>>(valueOf<HookOutput>())
expectType<HookOutputOf<'PreToolUse'>>(valueOf<PreToolUseOutput>())
expectType<HookOutputOf<'PreToolUse', 'Bash'>>(valueOf<PreToolUseOutput<'Bash'>>())
expectType<HookOutputOf<'PostToolUse'>>(valueOf<PostToolUseOutput>())
expectType<HookOutputOf<'PostToolUse', 'Bash'>>(valueOf<PostToolUseOutput<'Bash'>>())
expectType<HookOutputOf<'PostToolUseFailure'>>(valueOf<PostToolUseFailureOutput>())
expectType<HookOutputOf<'PostToolBatch'>>(valueOf<PostToolBatchOutput>())
expectType<HookOutputOf<'PermissionRequest'>>(valueOf<PermissionRequestOutput>())
expectType<HookOutputOf<'PermissionRequest', 'Bash'>>(valueOf<PermissionRequestOutput<'Bash'>>())
expectType<HookOutputOf<'PermissionDenied'>>(valueOf<PermissionDeniedOutput>())
expectType<HookOutputOf<'UserPromptSubmit'>>(valueOf<UserPromptSubmitOutput>())
expectType<HookOutputOf<'UserPromptExpansion'>>(valueOf<UserPromptExpansionOutput>())
expectType<HookOutputOf<'Notification'>>(valueOf<NotificationOutput>())
expectType<HookOutputOf<'SubagentStart'>>(valueOf<SubagentStartOutput>())
expectType<HookOutputOf<'SessionStart'>>(valueOf<SessionStartOutput>())
expectType<HookOutputOf<'Stop' | 'SubagentStop'>>(valueOf<StopOutput>())
expectType<HookOutputOf<'PreCompact'>>(valueOf<PreCompactOutput>())
expectType<HookOutputOf<'ConfigChange'>>(valueOf<ConfigChangeOutput>())
expectType<HookOutputOf<'CwdChanged' | 'FileChanged'>>(valueOf<WatchPathsOutput>())
expectType<HookOutputOf<'WorktreeCreate'>>(valueOf<WorktreeCreateOutput>())
expectType<HookOutputOf<'Elicitation' | 'ElicitationResult'>>(valueOf<ElicitationOutput>())
// the client doesn't read `watchPaths` at the top level, as the kit had it
expectError<WatchPathsOutput>({ watchPaths: ['/a'] })

// ElicitationAction, ElicitationMode: closed sets
expectType<'accept' | 'decline' | 'cancel'>(valueOf<ElicitationAction>())
expectType<'form' | 'url'>(valueOf<ElicitationMode>())

// names that are other words for ours
expectType<HookEvent>(valueOf<HookEventName>())
expectType<PermissionUpdate>(valueOf<PermissionUpdateEntry>())
expectType<PostToolBatchToolCall>(valueOf<PostToolBatchCall>())
expectType<Root.BashInput>(valueOf<BashToolInput>())
expectType<Root.FileWriteInput>(valueOf<WriteToolInput>())
expectType<Root.FileEditInput>(valueOf<EditToolInput>())
expectType<Root.FileReadInput>(valueOf<ReadToolInput>())
expectType<Root.GlobInput>(valueOf<GlobToolInput>())
expectType<Root.GrepInput>(valueOf<GrepToolInput>())
expectType<Root.WebFetchInput>(valueOf<WebFetchToolInput>())
expectType<Root.WebSearchInput>(valueOf<WebSearchToolInput>())
expectType<Root.AgentInput>(valueOf<AgentToolInput>())
expectType<Root.AgentInput>(valueOf<TaskToolInput>())
expectType<Root.AskUserQuestionInput>(valueOf<AskUserQuestionToolInput>())
expectType<Root.ExitPlanModeInput>(valueOf<ExitPlanModeToolInput>())
expectType<Root.TodoWriteInput>(valueOf<TodoWriteToolInput>())
expectType<Root.McpInput>(valueOf<MCPToolInput>())
expectType<string>(valueOf<MultiEditToolInput>().file_path)

// the short names of the inputs
type Short = {
  ConfigChange: Hooks.ConfigChangeInput
  CwdChanged: Hooks.CwdChangedInput
  DirectoryAdded: Hooks.DirectoryAddedInput
  Elicitation: Hooks.ElicitationInput
  ElicitationResult: Hooks.ElicitationResultInput
  FileChanged: Hooks.FileChangedInput
  InstructionsLoaded: Hooks.InstructionsLoadedInput
  MessageDisplay: Hooks.MessageDisplayInput
  Notification: Hooks.NotificationInput
  PermissionDenied: Hooks.PermissionDeniedInput
  PermissionRequest: Hooks.PermissionRequestInput
  PostCompact: Hooks.PostCompactInput
  PostModelSwitch: Hooks.PostModelSwitchInput
  PostToolBatch: Hooks.PostToolBatchInput
  PostToolUse: Hooks.PostToolUseInput
  PostToolUseFailure: Hooks.PostToolUseFailureInput
  PreCompact: Hooks.PreCompactInput
  PreModelSwitch: Hooks.PreModelSwitchInput
  PreSkillShellCommand: Hooks.PreSkillShellCommandInput
  PreToolUse: Hooks.PreToolUseInput
  SessionEnd: Hooks.SessionEndInput
  SessionStart: Hooks.SessionStartInput
  Setup: Hooks.SetupInput
  Stop: Hooks.StopInput
  StopFailure: Hooks.StopFailureInput
  SubagentStart: Hooks.SubagentStartInput
  SubagentStop: Hooks.SubagentStopInput
  TaskCompleted: Hooks.TaskCompletedInput
  TaskCreated: Hooks.TaskCreatedInput
  TeammateIdle: Hooks.TeammateIdleInput
  UserPromptExpansion: Hooks.UserPromptExpansionInput
  UserPromptSubmit: Hooks.UserPromptSubmitInput
  WorktreeCreate: Hooks.WorktreeCreateInput
  WorktreeRemove: Hooks.WorktreeRemoveInput
}
expectType<{ [Event in HookEvent]: Hooks.HookInputs[Event] }>(valueOf<Short>())
// here `SessionStartInput` is a hook's input, at the root a mod's: short names never reach the root
expectType<'SessionStart'>(valueOf<Hooks.SessionStartInput>().hook_event_name)
expectError(valueOf<Root.SessionStartInput>().hook_event_name)
