/**
 * Settings hooks, in the words of the agent harness kit: its names that are more than another word for one of ours.
 *
 * They are short, so `modhook/hooks` alone exports them: `BaseHookInput` is the SDK's elsewhere. Where the kit's table
 * and the client disagree, the client is followed. Compared with Claude Code 2.1.332.
 *
 * @see https://code.claude.com/docs/en/hooks
 */
import type {
  BaseHookInput as SharedHookInput,
  ElicitationHookInput,
  ElicitationResultHookInput,
  HookEvent,
} from './hook-events.js'
import type { HookOutputOf, SyncHookJSONOutput } from './hook-outputs.js'
import type { Flat } from './internal/flat.js'
import type { ToolName } from './tools.js'
import type { McpToolName } from './tools-mcp.js'

/** What every hook input carries, the name of its event included. */
export type BaseHookInput = Flat<
  SharedHookInput & {
    /** The event. */
    hook_event_name: HookEvent
  }
>

/** What an answer to any event may say. */
export type BaseHookOutput = Pick<
  SyncHookJSONOutput,
  'continue' | 'stopReason' | 'suppressOutput' | 'systemMessage' | 'terminalSequence'
>

/** A hook's answer, whichever the event. */
export type HookOutput = HookOutputOf<HookEvent>

/** What a person does about an MCP server's question. Closed set. */
export type ElicitationAction = ElicitationResultHookInput['action']

/** How an MCP server asks: a form to fill in, or a page to visit. Closed set. */
export type ElicitationMode = NonNullable<ElicitationHookInput['mode']>

/** The answer to `PreToolUse`, for a tool where one is named: allows, denies, asks, or rewrites the input. */
export type PreToolUseOutput<Tool extends ToolName | McpToolName | '*' = '*'> = HookOutputOf<'PreToolUse', Tool>

/** The answer to `PostToolUse`, for a tool where one is named: comments on the output, or replaces it. */
export type PostToolUseOutput<Tool extends ToolName | McpToolName | '*' = '*'> = HookOutputOf<'PostToolUse', Tool>

/** The answer to `PostToolUseFailure`: comments on the failure. */
export type PostToolUseFailureOutput = HookOutputOf<'PostToolUseFailure'>

/** The answer to `PostToolBatch`: ends the turn, or adds context. */
export type PostToolBatchOutput = HookOutputOf<'PostToolBatch'>

/** The answer to `PermissionRequest`, for a tool where one is named: allows or denies in the person's place. */
export type PermissionRequestOutput<Tool extends ToolName | McpToolName | '*' = '*'> = HookOutputOf<'PermissionRequest', Tool>

/** The answer to `PermissionDenied`: lets the model try again. */
export type PermissionDeniedOutput = HookOutputOf<'PermissionDenied'>

/** The answer to `UserPromptSubmit`: blocks the prompt, adds context, or names the session. */
export type UserPromptSubmitOutput = HookOutputOf<'UserPromptSubmit'>

/** The answer to `UserPromptExpansion`: blocks the command, or adds context. */
export type UserPromptExpansionOutput = HookOutputOf<'UserPromptExpansion'>

/** The answer to `Notification`: adds context. */
export type NotificationOutput = HookOutputOf<'Notification'>

/** The answer to `SubagentStart`: adds context for the subagent. */
export type SubagentStartOutput = HookOutputOf<'SubagentStart'>

/** The answer to `SessionStart`: adds context, names the session, or sends a first message. */
export type SessionStartOutput = HookOutputOf<'SessionStart'>

/** The answer to `Stop` or `SubagentStop`: keeps the turn going. */
export type StopOutput = HookOutputOf<'Stop' | 'SubagentStop'>

/** The answer to `PreCompact`: blocks the compaction, or sends a sequence to the terminal. */
export type PreCompactOutput = HookOutputOf<'PreCompact'>

/** The answer to `ConfigChange`: keeps the change out of the session. */
export type ConfigChangeOutput = HookOutputOf<'ConfigChange'>

/**
 * The answer to `CwdChanged` or `FileChanged`: watches other files. The client reads `watchPaths` within
 * `hookSpecificOutput` alone.
 */
export type WatchPathsOutput = HookOutputOf<'CwdChanged' | 'FileChanged'>

/** The answer to `WorktreeCreate`: names the worktree. A command hook prints the bare path instead. */
export type WorktreeCreateOutput = HookOutputOf<'WorktreeCreate'>

/** The answer to `Elicitation` or `ElicitationResult`: answers in the person's place, or changes what they answered. */
export type ElicitationOutput = HookOutputOf<'Elicitation' | 'ElicitationResult'>
