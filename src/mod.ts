/** Entry `modhook/mod`: the mod API, under the names that module `claude-code` gives it. Types only. */
export type * from './types/agent.js'
export type * from './types/agent-spawn.js'
export type * from './types/attribution.js'
export type * from './types/audio.js'
export type * from './types/chain.js'
export type * from './types/classic.js'
export type * from './types/client.js'
export type * from './types/clock.js'
export type * from './types/command.js'
export type * from './types/config.js'
export type * from './types/context.js'
export type * from './types/engine.js'
export type * from './types/env.js'
export type * from './types/event-map.js'
export type * from './types/fs.js'
export type * from './types/http.js'
export type * from './types/matcher.js'
export type * from './types/mcp.js'
export type * from './types/model.js'
export type * from './types/no-args.js'
export type * from './types/open-set.js'
export type * from './types/origin.js'
export type * from './types/plugin.js'
export type * from './types/process.js'
export type * from './types/prompt.js'
export type * from './types/prompt-attachment.js'
export type * from './types/prompt-box.js'
export type * from './types/prompt-compose.js'
export type * from './types/session.js'
export type * from './types/session-append.js'
export type * from './types/session-compact.js'
export type * from './types/session-info.js'
export type * from './types/session-messages.js'
export type * from './types/session-send.js'
export type * from './types/session-usage.js'
export type * from './types/settings.js'
export type * from './types/skill.js'
export type * from './types/state.js'
export type * from './types/store.js'
export type * from './types/surface.js'
export type * from './types/telemetry.js'
export type * from './types/theme.js'
export type * from './types/tool.js'
export type * from './types/tool-call.js'
export type * from './types/tool-check.js'
export type * from './types/tool-list.js'
export type * from './types/turn.js'
export type * from './types/turn-step.js'
export type * from './types/vcs.js'
export type * from './types/wasm.js'
// what the mod API has in common with the settings hooks and the tools
export type {
  BackgroundTaskSummary,
  BaseHookInput,
  ConfigChangeHookInput,
  CwdChangedHookInput,
  DirectoryAddedHookInput,
  ElicitationHookInput,
  ElicitationResultHookInput,
  ExitReason,
  FileChangedHookInput,
  HookInput,
  InstructionsLoadedHookInput,
  MessageDisplayHookInput,
  NotificationHookInput,
  PermissionDeniedHookInput,
  PermissionRequestHookInput,
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
  SessionCronSummary,
  SessionEndHookInput,
  SessionStartHookInput,
  SetupHookInput,
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
} from './types/hook-events.js'
export type {
  McpServerProvenance,
  PermissionBehavior,
  PermissionMode,
  PermissionRequestDecision,
  PermissionRuleValue,
  PermissionUpdate,
  PermissionUpdateDestination,
  PermissionUpdates,
} from './types/permission.js'
export type { SDKAssistantMessageError } from './types/sdk-assistant.js'
export type { BuiltinToolInputs, BuiltinToolName, BuiltinToolResults } from './types/tools.js'
export type { McpToolInputs, McpToolName } from './types/tools-mcp.js'
