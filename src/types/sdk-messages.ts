/**
 * The messages that Claude Code writes to an Agent SDK host, or line by line with `--output-format stream-json`.
 *
 * Tell them apart by `type`, and those of `system` and `result` further by `subtype`. Later versions add to both: ask
 * `isSDKMessage` before a switch that is to be exhaustive. Compared with Claude Agent SDK 0.3.332 and Claude Code
 * 2.1.332.
 *
 * @see https://code.claude.com/docs/en/agent-sdk/typescript
 */
import type {
  SDKElicitationCompleteMessage,
  SDKHookProgressMessage,
  SDKHookResponseMessage,
  SDKHookStartedMessage,
  SDKMemoryRecallMessage,
  SDKPermissionDeniedMessage,
  SDKToolProgressMessage,
  SDKToolUseSummaryMessage,
} from './sdk-activity.js'
import type {
  SDKAPIRetryMessage,
  SDKAssistantMessage,
  SDKModelRefusalFallbackMessage,
  SDKModelRefusalNoFallbackMessage,
  SDKPartialAssistantMessage,
  SDKThinkingTokensMessage,
} from './sdk-assistant.js'
import type {
  SDKControlRequestProgressMessage,
  SDKInformationalMessage,
  SDKLocalCommandOutputMessage,
  SDKNotificationMessage,
  SDKPluginInstallMessage,
} from './sdk-notices.js'
import type { SDKRateLimitEvent, SDKResultMessage } from './sdk-result.js'
import type {
  SDKAuthStatusMessage,
  SDKCommandsChangedMessage,
  SDKCompactBoundaryMessage,
  SDKConversationResetMessage,
  SDKFilesPersistedEvent,
  SDKMirrorErrorMessage,
  SDKSessionStateChangedMessage,
  SDKSessionWritesLostMessage,
  SDKStatusMessage,
  SDKSystemMessage,
  SDKWorkerShuttingDownMessage,
} from './sdk-system.js'
import type {
  SDKBackgroundTasksChangedMessage,
  SDKTaskNotificationMessage,
  SDKTaskProgressMessage,
  SDKTaskStartedMessage,
  SDKTaskUpdatedMessage,
} from './sdk-tasks.js'
import type { SDKPromptSuggestionMessage, SDKUserMessage, SDKUserMessageReplay } from './sdk-user.js'

/** The messages with `type: 'system'`, by `subtype`. */
export interface SDKSystemMessages {
  /** How the session is set up. */
  init: SDKSystemMessage
  /** What the session is doing. */
  status: SDKStatusMessage
  /** The session runs, waits or rests. */
  session_state_changed: SDKSessionStateChangedMessage
  /** The conversation was put into a summary. */
  compact_boundary: SDKCompactBoundaryMessage
  /** The slash commands changed. */
  commands_changed: SDKCommandsChangedMessage
  /** Files were uploaded. */
  files_persisted: SDKFilesPersistedEvent
  /** A host's session store lost lines. */
  mirror_error: SDKMirrorErrorMessage
  /** A full disk lost lines. */
  session_writes_lost: SDKSessionWritesLostMessage
  /** The process goes away. */
  worker_shutting_down: SDKWorkerShuttingDownMessage
  /** Reasoning, counted. */
  thinking_tokens: SDKThinkingTokensMessage
  /** A request is made again. */
  api_retry: SDKAPIRetryMessage
  /** The model refused; another one is tried. */
  model_refusal_fallback: SDKModelRefusalFallbackMessage
  /** The model refused; no other is tried. */
  model_refusal_no_fallback: SDKModelRefusalNoFallbackMessage
  /** A tool call was refused. */
  permission_denied: SDKPermissionDeniedMessage
  /** A hook began. */
  hook_started: SDKHookStartedMessage
  /** A hook printed something. */
  hook_progress: SDKHookProgressMessage
  /** A hook ended. */
  hook_response: SDKHookResponseMessage
  /** A server's request to the user is done. */
  elicitation_complete: SDKElicitationCompleteMessage
  /** Memories were brought in. */
  memory_recall: SDKMemoryRecallMessage
  /** A task began. */
  task_started: SDKTaskStartedMessage
  /** A task comes along. */
  task_progress: SDKTaskProgressMessage
  /** A task changed. */
  task_updated: SDKTaskUpdatedMessage
  /** A task ended. */
  task_notification: SDKTaskNotificationMessage
  /** All background tasks. */
  background_tasks_changed: SDKBackgroundTasksChangedMessage
  /** A line to show. */
  informational: SDKInformationalMessage
  /** A notice to show. */
  notification: SDKNotificationMessage
  /** What a slash command printed. */
  local_command_output: SDKLocalCommandOutputMessage
  /** Plugins being installed. */
  plugin_install: SDKPluginInstallMessage
  /** A host's request comes along. */
  control_request_progress: SDKControlRequestProgressMessage
}

/** The messages of the stream, by `type`. */
export interface SDKMessages {
  /** Words and tool calls of the model. */
  assistant: SDKAssistantMessage
  /** A user message, sent or repeated. */
  user: SDKUserMessage | SDKUserMessageReplay
  /** The end of a turn. */
  result: SDKResultMessage
  /** All else that goes on, told apart by `subtype`. */
  system: SDKSystemMessages[keyof SDKSystemMessages]
  /** A response as it streams in. */
  stream_event: SDKPartialAssistantMessage
  /** A tool still at work. */
  tool_progress: SDKToolProgressMessage
  /** Tool calls in a sentence. */
  tool_use_summary: SDKToolUseSummaryMessage
  /** A login under way. */
  auth_status: SDKAuthStatusMessage
  /** The account's limits. */
  rate_limit_event: SDKRateLimitEvent
  /** What the user might say next. */
  prompt_suggestion: SDKPromptSuggestionMessage
  /** The conversation was thrown away. */
  conversation_reset: SDKConversationResetMessage
}

/** A message of the stream, of a kind that this package knows: `isSDKMessage` tells. */
export type SDKMessage = SDKMessages[keyof SDKMessages]

/**
 * A message of a kind newer than this package: an unknown `type`, or an unknown `subtype` of `system` or `result`.
 *
 * What was read from the stream is an `SDKMessage | UnknownSDKMessage`, which `isSDKMessage` narrows to either.
 *
 * @example
 * const message = JSON.parse(line) as SDKMessage | UnknownSDKMessage
 * if (!isSDKMessage(message)) console.error(`passed over: ${message.type}`)
 */
export type UnknownSDKMessage = {
  /** The tag of the message. */
  type: string
  /** The tag among those of the same `type`. Absent where there is only one. */
  subtype?: string
  /** What else the message carries, unchecked. */
  [key: string]: unknown
}

/**
 * The message of a type.
 *
 * @example
 * const cost = (result: SDKMessageOf<'result'>) => result.total_cost_usd
 */
export type SDKMessageOf<Type extends keyof SDKMessages> = SDKMessages[Type]

/**
 * The system message of a subtype.
 *
 * @example
 * const kept = (boundary: SDKSystemMessageOf<'compact_boundary'>) => boundary.compact_metadata.post_tokens
 */
export type SDKSystemMessageOf<Subtype extends keyof SDKSystemMessages> = SDKSystemMessages[Subtype]
