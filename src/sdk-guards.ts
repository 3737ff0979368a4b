/** The run-time part of the SDK's messages: the kinds to iterate over, and the guard that tells them from newer ones. */
import type { SDKMessage, SDKMessages, SDKSystemMessages } from './types/sdk-messages.js'
import type { SDKResultMessage } from './types/sdk-result.js'

/** Every `type` that a message of the stream has. */
export const SDK_MESSAGE_TYPES = [
  'assistant',
  'user',
  'result',
  'system',
  'stream_event',
  'tool_progress',
  'tool_use_summary',
  'auth_status',
  'rate_limit_event',
  'prompt_suggestion',
  'conversation_reset',
] as const satisfies readonly (keyof SDKMessages)[]

/** Every `subtype` that a `system` message has. */
export const SDK_SYSTEM_SUBTYPES = [
  'init',
  'status',
  'session_state_changed',
  'compact_boundary',
  'commands_changed',
  'files_persisted',
  'mirror_error',
  'session_writes_lost',
  'worker_shutting_down',
  'thinking_tokens',
  'api_retry',
  'model_refusal_fallback',
  'model_refusal_no_fallback',
  'permission_denied',
  'hook_started',
  'hook_progress',
  'hook_response',
  'elicitation_complete',
  'memory_recall',
  'task_started',
  'task_progress',
  'task_updated',
  'task_notification',
  'background_tasks_changed',
  'informational',
  'notification',
  'local_command_output',
  'plugin_install',
  'control_request_progress',
] as const satisfies readonly (keyof SDKSystemMessages)[]

/** Every `subtype` that a `result` message has. */
export const SDK_RESULT_SUBTYPES = [
  'success',
  'error_during_execution',
  'error_max_turns',
  'error_max_budget_usd',
  'error_max_structured_output_retries',
] as const satisfies readonly SDKResultMessage['subtype'][]

const has = (tags: readonly unknown[], tag: unknown): boolean => tags.includes(tag)

/**
 * Whether a value, such as a parsed line of stream-json, is a message of a kind that this package knows. What a client
 * newer than it sends may not be, nor are the lines of the control protocol.
 *
 * It looks at the tags, `type` and `subtype`, and takes the client's word for the rest.
 *
 * @param value - anything
 * @example
 * const message = JSON.parse(line) as SDKMessage | UnknownSDKMessage
 * if (isSDKMessage(message) && message.type === 'result') console.log(message.total_cost_usd)
 */
export const isSDKMessage = (value: unknown): value is SDKMessage => {
  if (typeof value !== 'object' || value === null) return false
  const { type, subtype } = value as Record<'type' | 'subtype', unknown>
  if (type === 'system') return has(SDK_SYSTEM_SUBTYPES, subtype)
  if (type === 'result') return has(SDK_RESULT_SUBTYPES, subtype)
  return has(SDK_MESSAGE_TYPES, type)
}
