import { expectAssignable, expectError, expectNotAssignable, expectType } from 'tsd'
import type {
  BetaMessage,
  BetaRawMessageStreamEvent,
  SDKAPIErrorParams,
  SDKAPIErrorType,
  SDKAPIRetryMessage,
  SDKAssistantMessage,
  SDKAssistantMessageError,
  SDKContextUsage,
  SDKModelFallbackMessage,
  SDKModelRefusalFallbackMessage,
  SDKModelRefusalNoFallbackMessage,
  SDKPartialAssistantMessage,
  SDKRateLimitInfo,
  SDKThinkingTokensMessage,
  SDKToolUseMeta,
  SDKUsageReport,
  UUID,
} from 'modhook'
import { type Shape, shapeOf, valueOf } from './shape.js'

// SDKAssistantMessageError
expectType<
  | 'authentication_failed' | 'oauth_org_not_allowed' | 'account_on_hold' | 'verification_required' | 'billing_error'
  | 'rate_limit' | 'overloaded' | 'invalid_request' | 'model_not_found' | 'server_error' | 'unknown'
  | 'max_output_tokens' | 'cloud_credential_error'
>(valueOf<SDKAssistantMessageError>())

// SDKAPIErrorType
expectType<'invalid_request_error' | 'rate_limit_error' | 'api_error' | 'overloaded_error' | (string & {})>(
  valueOf<SDKAPIErrorType>(),
)

// SDKAPIErrorParams
expectType<Shape<{ required: never; optional: 'rate_limit_info'; pinned: never }>>(shapeOf<SDKAPIErrorParams>())
expectType<{ rate_limit_info?: SDKRateLimitInfo }>(valueOf<SDKAPIErrorParams>())

// SDKToolUseMeta
expectType<
  Shape<{
    required: 'id'
    optional: 'display_name' | 'server_display_name' | 'tool_name'
    pinned: never
  }>
>(shapeOf<SDKToolUseMeta>())
expectType<{ id: string; display_name?: string; server_display_name?: string; tool_name?: string }>(
  valueOf<SDKToolUseMeta>(),
)

// SDKAssistantMessage
expectType<
  Shape<{
    required: 'type' | 'message' | 'parent_tool_use_id' | 'uuid' | 'session_id'
    optional:
      | 'error' | 'request_id' | 'user_message_uuid' | 'user_message_uuids' | 'resume_reason'
      | 'resumed_from_incomplete_thinking' | 'supersedes' | 'aborted' | 'agent_id' | 'subagent_type'
      | 'task_description' | 'timestamp' | 'context_usage' | 'usage_report' | 'thinking_duration_ms'
      | 'thinking_display' | 'tool_use_meta' | 'local_command_source' | 'local_command_run' | 'local_command_outcome'
      | 'is_api_error_message' | 'api_error_status' | 'api_error_type' | 'api_error_code' | 'api_error' | 'api_error_params'
      | 'refused_message_id'
    pinned: never
  }>
>(shapeOf<SDKAssistantMessage>())
expectType<{
  type: 'assistant'; message: BetaMessage; parent_tool_use_id: string | null; error?: SDKAssistantMessageError
  uuid: UUID; session_id: string; request_id?: string; user_message_uuid?: string; user_message_uuids?: string[]
  resume_reason?: 'interrupted_turn' | 'host_draining' | 'checkpoint_restore' | 'container_recreated' | (string & {})
  resumed_from_incomplete_thinking?: true; supersedes?: UUID[]; aborted?: true; agent_id?: string
  subagent_type?: string; task_description?: string; timestamp?: string; context_usage?: SDKContextUsage
  usage_report?: SDKUsageReport; thinking_duration_ms?: number
  thinking_display?: 'summarized' | 'omitted' | 'highlights' | 'updates' | (string & {})
  tool_use_meta?: SDKToolUseMeta[]; local_command_source?: string
  local_command_run?: { command: string; args: string }
  local_command_outcome?: { kind: 'unavailable_headless' | (string & {}) }; is_api_error_message?: boolean
  api_error_status?: number; api_error_type?: SDKAPIErrorType; api_error_code?: string; api_error?: 'usage_limit_reached' | (string & {})
  api_error_params?: SDKAPIErrorParams; refused_message_id?: string
}>(valueOf<SDKAssistantMessage>())

// SDKPartialAssistantMessage
expectType<
  Shape<{
    required: 'type' | 'event' | 'parent_tool_use_id' | 'uuid' | 'session_id'
    optional:
      | 'ttft_ms' | 'user_message_uuid' | 'user_message_uuids' | 'resume_reason' | 'api_message_id'
      | 'thinking_display' | 'owed_rows' | 'abandoned_blocks'
    pinned: never
  }>
>(shapeOf<SDKPartialAssistantMessage>())
expectType<{
  type: 'stream_event'; event: BetaRawMessageStreamEvent; parent_tool_use_id: string | null; uuid: UUID
  session_id: string; ttft_ms?: number; user_message_uuid?: string; user_message_uuids?: string[]
  resume_reason?: 'interrupted_turn' | 'host_draining' | 'checkpoint_restore' | 'container_recreated' | (string & {})
  api_message_id?: string; thinking_display?: 'summarized' | 'omitted' | 'highlights' | 'updates' | (string & {})
  owed_rows?: unknown[]; abandoned_blocks?: { api_message_id: string; from_block_index: number }
}>(valueOf<SDKPartialAssistantMessage>())

// SDKThinkingTokensMessage
expectType<
  Shape<{
    required: 'type' | 'subtype' | 'estimated_tokens' | 'estimated_tokens_delta' | 'uuid' | 'session_id'
    optional: 'user_message_uuid'
    pinned: never
  }>
>(shapeOf<SDKThinkingTokensMessage>())
expectType<{
  type: 'system'; subtype: 'thinking_tokens'; estimated_tokens: number; estimated_tokens_delta: number
  user_message_uuid?: string; uuid: UUID; session_id: string
}>(valueOf<SDKThinkingTokensMessage>())

// SDKAPIRetryMessage
expectType<
  Shape<{
    required:
      | 'type' | 'subtype' | 'attempt' | 'max_retries' | 'retry_delay_ms' | 'error_status' | 'error' | 'uuid'
      | 'session_id'
    optional: 'no_response'
    pinned: never
  }>
>(shapeOf<SDKAPIRetryMessage>())
expectType<{
  type: 'system'; subtype: 'api_retry'; attempt: number; max_retries: number; retry_delay_ms: number
  error_status: number | null; error: SDKAssistantMessageError
  no_response?: { waited_ms: number; retry_wait_ms: number }; uuid: UUID; session_id: string
}>(valueOf<SDKAPIRetryMessage>())

// SDKModelRefusalFallbackMessage
expectType<
  Shape<{
    required:
      | 'type' | 'subtype' | 'trigger' | 'direction' | 'original_model' | 'fallback_model' | 'request_id' | 'content'
      | 'uuid' | 'session_id'
    optional:
      | 'scope' | 'api_refusal_category' | 'api_refusal_explanation' | 'retracted_message_uuids'
      | 'refused_user_message_uuid'
    pinned: never
  }>
>(shapeOf<SDKModelRefusalFallbackMessage>())
expectType<{
  type: 'system'; subtype: 'model_refusal_fallback'; trigger: 'refusal'; direction: 'retry' | 'revert' | 'sticky'
  scope?: 'session' | 'local'; original_model: string; fallback_model: string; request_id: string | null
  api_refusal_category?: string | null; api_refusal_explanation?: string | null; retracted_message_uuids?: string[]
  refused_user_message_uuid?: string | null; content: string; uuid: UUID; session_id: string
}>(valueOf<SDKModelRefusalFallbackMessage>())

// SDKModelRefusalNoFallbackMessage
expectType<
  Shape<{
    required: 'type' | 'subtype' | 'original_model' | 'request_id' | 'content' | 'uuid' | 'session_id'
    optional: 'api_refusal_category' | 'api_refusal_explanation' | 'refused_user_message_uuid'
    pinned: never
  }>
>(shapeOf<SDKModelRefusalNoFallbackMessage>())
expectType<{
  type: 'system'; subtype: 'model_refusal_no_fallback'; original_model: string; request_id: string | null
  api_refusal_category?: string | null; api_refusal_explanation?: string | null
  refused_user_message_uuid?: string | null; content: string; uuid: UUID; session_id: string
}>(valueOf<SDKModelRefusalNoFallbackMessage>())

// SDKModelFallbackMessage
expectType<
  Shape<{
    required: 'type' | 'subtype' | 'trigger' | 'original_model' | 'fallback_model' | 'content' | 'uuid' | 'session_id'
    optional: never
    pinned: never
  }>
>(shapeOf<SDKModelFallbackMessage>())
expectType<{
  type: 'system'; subtype: 'model_fallback'; trigger: 'model_not_found' | (string & {}); original_model: string
  fallback_model: string; content: string; uuid: UUID; session_id: string
}>(valueOf<SDKModelFallbackMessage>())

// closed, as upstream's
expectNotAssignable<SDKAssistantMessageError>('an_error_of_a_later_build')
// true or absent, never false
expectNotAssignable<SDKAssistantMessage['aborted']>(false)
// an id of the SDK's is a UUID
expectNotAssignable<SDKAssistantMessage['uuid']>('msg_1')
// open
expectAssignable<SDKAssistantMessage['resume_reason']>('a_word_of_the_hosts')
// a message names its session
expectError<Pick<SDKAssistantMessage, 'uuid' | 'session_id'>>({ uuid: '0-0-0-0-0' })
// a data shape fits a JSON object
expectAssignable<Record<string, unknown>>(valueOf<SDKAssistantMessage>())
// open: later builds fall back for more reasons
expectAssignable<SDKModelFallbackMessage['trigger']>('a_reason_of_a_later_build')
