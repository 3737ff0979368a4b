/** Entry `modhook/hooks`: settings hooks, under the SDK's long names and the harness kit's short ones. */
export { EXIT_REASONS, HOOK_EVENTS, isHookType, isTool } from './guards.js'
export { AGENT_SDK_VERSION, CLAUDE_CODE_VERSION } from './version.js'
export type * from './types/hook-config.js'
export type * from './types/hook-environment.js'
export type * from './types/hook-events.js'
export type * from './types/hook-kit.js'
export type * from './types/hook-outputs.js'
export type * from './types/open-set.js'
export type * from './types/hook-tools.js'
export type * from './types/permission.js'
// both hook-events and hook-kit declare it: here it's the kit's
export type { BaseHookInput } from './types/hook-kit.js'
export type {
  ConfigChangeHookInput as ConfigChangeInput,
  CwdChangedHookInput as CwdChangedInput,
  DirectoryAddedHookInput as DirectoryAddedInput,
  ElicitationHookInput as ElicitationInput,
  ElicitationResultHookInput as ElicitationResultInput,
  FileChangedHookInput as FileChangedInput,
  HookEvent as HookEventName,
  InstructionsLoadedHookInput as InstructionsLoadedInput,
  MessageDisplayHookInput as MessageDisplayInput,
  NotificationHookInput as NotificationInput,
  PermissionDeniedHookInput as PermissionDeniedInput,
  PermissionRequestHookInput as PermissionRequestInput,
  PostCompactHookInput as PostCompactInput,
  PostModelSwitchHookInput as PostModelSwitchInput,
  PostToolBatchHookInput as PostToolBatchInput,
  PostToolBatchToolCall as PostToolBatchCall,
  PostToolUseFailureHookInput as PostToolUseFailureInput,
  PostToolUseHookInput as PostToolUseInput,
  PreCompactHookInput as PreCompactInput,
  PreModelSwitchHookInput as PreModelSwitchInput,
  PreSkillShellCommandHookInput as PreSkillShellCommandInput,
  PreToolUseHookInput as PreToolUseInput,
  SessionEndHookInput as SessionEndInput,
  SessionStartHookInput as SessionStartInput,
  SetupHookInput as SetupInput,
  StopFailureHookInput as StopFailureInput,
  StopHookInput as StopInput,
  SubagentStartHookInput as SubagentStartInput,
  SubagentStopHookInput as SubagentStopInput,
  TaskCompletedHookInput as TaskCompletedInput,
  TaskCreatedHookInput as TaskCreatedInput,
  TeammateIdleHookInput as TeammateIdleInput,
  UserPromptExpansionHookInput as UserPromptExpansionInput,
  UserPromptSubmitHookInput as UserPromptSubmitInput,
  WorktreeCreateHookInput as WorktreeCreateInput,
  WorktreeRemoveHookInput as WorktreeRemoveInput,
} from './types/hook-events.js'
export type { PermissionUpdate as PermissionUpdateEntry } from './types/permission.js'
// a program merges its own tools into the module that it imports from
export type {
  BuiltinToolInputs,
  BuiltinToolResults,
  ToolInput,
  ToolInputs,
  ToolName,
  ToolOutput,
  ToolOutputs,
} from './types/tools.js'
export type { AgentInput as AgentToolInput, AgentInput as TaskToolInput } from './types/tools-agents.js'
export type {
  FileEditInput as EditToolInput,
  FileReadInput as ReadToolInput,
  FileWriteInput as WriteToolInput,
  GlobInput as GlobToolInput,
  GrepInput as GrepToolInput,
  MultiEditToolInput,
} from './types/tools-files.js'
export type { McpInput as MCPToolInput, McpToolInputs, McpToolName } from './types/tools-mcp.js'
export type { BashInput as BashToolInput } from './types/tools-shell.js'
export type {
  ExitPlanModeInput as ExitPlanModeToolInput,
  TodoWriteInput as TodoWriteToolInput,
} from './types/tools-tasks.js'
export type { AskUserQuestionInput as AskUserQuestionToolInput } from './types/tools-user.js'
export type { WebFetchInput as WebFetchToolInput, WebSearchInput as WebSearchToolInput } from './types/tools-web.js'
