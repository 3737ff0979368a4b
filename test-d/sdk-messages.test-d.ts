import { expectAssignable, expectError, expectNotAssignable, expectType } from 'tsd'
import type {
  SDKAPIRetryMessage,
  SDKAssistantMessage,
  SDKAuthStatusMessage,
  SDKBackgroundTasksChangedMessage,
  SDKCommandsChangedMessage,
  SDKCompactBoundaryMessage,
  SDKControlRequestProgressMessage,
  SDKConversationResetMessage,
  SDKElicitationCompleteMessage,
  SDKFilesPersistedEvent,
  SDKHookProgressMessage,
  SDKHookResponseMessage,
  SDKHookStartedMessage,
  SDKInformationalMessage,
  SDKLocalCommandOutputMessage,
  SDKMemoryRecallMessage,
  SDKMessage,
  SDKMessageOf,
  SDKMessages,
  SDKMirrorErrorMessage,
  SDKModelRefusalFallbackMessage,
  SDKModelRefusalNoFallbackMessage,
  SDKNotificationMessage,
  SDKPartialAssistantMessage,
  SDKPermissionDeniedMessage,
  SDKPluginInstallMessage,
  SDKPromptSuggestionMessage,
  SDKRateLimitEvent,
  SDKResultMessage,
  SDKSessionStateChangedMessage,
  SDKSessionWritesLostMessage,
  SDKStatusMessage,
  SDKSystemMessage,
  SDKSystemMessageOf,
  SDKSystemMessages,
  SDKTaskNotificationMessage,
  SDKTaskProgressMessage,
  SDKTaskStartedMessage,
  SDKTaskUpdatedMessage,
  SDKThinkingTokensMessage,
  SDKToolProgressMessage,
  SDKToolUseSummaryMessage,
  SDKUserMessage,
  SDKUserMessageReplay,
  SDKWorkerShuttingDownMessage,
  UnknownSDKMessage,
} from 'modhook'
import { valueOf } from './shape.js'

// SDKMessage
expectType<SDKMessages[keyof SDKMessages]>(valueOf<SDKMessage>())

// SDKMessages and SDKSystemMessages: each member under its own tag
expectType<{
  assistant: SDKAssistantMessage; user: SDKUserMessage | SDKUserMessageReplay; result: SDKResultMessage
  system: SDKSystemMessages[keyof SDKSystemMessages]; stream_event: SDKPartialAssistantMessage
  tool_progress: SDKToolProgressMessage; tool_use_summary: SDKToolUseSummaryMessage
  auth_status: SDKAuthStatusMessage; rate_limit_event: SDKRateLimitEvent
  prompt_suggestion: SDKPromptSuggestionMessage; conversation_reset: SDKConversationResetMessage
}>(valueOf<SDKMessages>())
expectType<{
  init: SDKSystemMessage; status: SDKStatusMessage; session_state_changed: SDKSessionStateChangedMessage
  compact_boundary: SDKCompactBoundaryMessage; commands_changed: SDKCommandsChangedMessage
  files_persisted: SDKFilesPersistedEvent; mirror_error: SDKMirrorErrorMessage
  session_writes_lost: SDKSessionWritesLostMessage; worker_shutting_down: SDKWorkerShuttingDownMessage
  thinking_tokens: SDKThinkingTokensMessage; api_retry: SDKAPIRetryMessage
  model_refusal_fallback: SDKModelRefusalFallbackMessage; model_refusal_no_fallback: SDKModelRefusalNoFallbackMessage
  permission_denied: SDKPermissionDeniedMessage; hook_started: SDKHookStartedMessage
  hook_progress: SDKHookProgressMessage; hook_response: SDKHookResponseMessage
  elicitation_complete: SDKElicitationCompleteMessage; memory_recall: SDKMemoryRecallMessage
  task_started: SDKTaskStartedMessage; task_progress: SDKTaskProgressMessage; task_updated: SDKTaskUpdatedMessage
  task_notification: SDKTaskNotificationMessage; background_tasks_changed: SDKBackgroundTasksChangedMessage
  informational: SDKInformationalMessage; notification: SDKNotificationMessage
  local_command_output: SDKLocalCommandOutputMessage; plugin_install: SDKPluginInstallMessage
  control_request_progress: SDKControlRequestProgressMessage
}>(valueOf<SDKSystemMessages>())

// SDKMessage: 40 members, none of them any
expectType<
  | SDKAssistantMessage | SDKUserMessage | SDKUserMessageReplay | SDKResultMessage | SDKSystemMessage
  | SDKPartialAssistantMessage | SDKCompactBoundaryMessage | SDKStatusMessage | SDKAPIRetryMessage
  | SDKControlRequestProgressMessage | SDKModelRefusalFallbackMessage | SDKModelRefusalNoFallbackMessage
  | SDKLocalCommandOutputMessage | SDKHookStartedMessage | SDKHookProgressMessage | SDKHookResponseMessage
  | SDKPluginInstallMessage | SDKToolProgressMessage | SDKAuthStatusMessage | SDKTaskNotificationMessage
  | SDKTaskStartedMessage | SDKTaskUpdatedMessage | SDKTaskProgressMessage | SDKBackgroundTasksChangedMessage
  | SDKThinkingTokensMessage | SDKSessionStateChangedMessage | SDKWorkerShuttingDownMessage
  | SDKCommandsChangedMessage | SDKNotificationMessage | SDKFilesPersistedEvent | SDKToolUseSummaryMessage
  | SDKMemoryRecallMessage | SDKRateLimitEvent | SDKElicitationCompleteMessage | SDKPermissionDeniedMessage
  | SDKPromptSuggestionMessage | SDKMirrorErrorMessage | SDKInformationalMessage | SDKConversationResetMessage
  | SDKSessionWritesLostMessage
>(valueOf<SDKMessage>())
// a union with an undeclared member would take anything
expectNotAssignable<SDKMessage>({ type: 'a_message_of_a_later_build' })
// a tool call is a block of an assistant message, never a message
expectNotAssignable<SDKMessage>({ type: 'tool_use', id: 'toolu_1', name: 'Bash', input: {} })

// each row of a map carries the tag that it stands under
type Mistagged<Map, Tag extends string> = {
  [Key in keyof Map]: Map[Key] extends { [T in Tag]: Key } ? never : Key
}[keyof Map]
expectType<never>(valueOf<Mistagged<SDKMessages, 'type'>>())
expectType<never>(valueOf<Mistagged<SDKSystemMessages, 'subtype'>>())

// SDKMessageOf and SDKSystemMessageOf
expectType<SDKResultMessage>(valueOf<SDKMessageOf<'result'>>())
expectType<SDKUserMessage | SDKUserMessageReplay>(valueOf<SDKMessageOf<'user'>>())
expectType<SDKCompactBoundaryMessage>(valueOf<SDKSystemMessageOf<'compact_boundary'>>())
// a tag that there is none of
expectError(valueOf<SDKMessageOf<'rate_limit'>>())
expectError(valueOf<SDKSystemMessageOf<'initialise'>>())

// UnknownSDKMessage: the tags, and whatever else
expectType<{ type: string; subtype?: string; [key: string]: unknown }>(valueOf<UnknownSDKMessage>())
// every known message could be one, and none of them is known
expectAssignable<UnknownSDKMessage>(valueOf<SDKMessage>())
expectNotAssignable<SDKMessage>(valueOf<UnknownSDKMessage>())
// a message has a type
expectError<UnknownSDKMessage>({ subtype: 'init' })

// narrowing by type, then by subtype
declare const message: SDKMessage
if (message.type === 'system' && message.subtype === 'init') expectType<SDKSystemMessage>(message)
if (message.type === 'assistant') expectType<SDKAssistantMessage>(message)
if (message.type === 'result') expectType<SDKResultMessage>(message)
