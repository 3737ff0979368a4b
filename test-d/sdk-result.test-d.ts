import { expectAssignable, expectNotAssignable, expectType } from 'tsd'
import type {
  BetaUsage,
  FastModeDisabledReason,
  FastModeState,
  NonNullableUsage,
  SDKAPIErrorParams,
  SDKAPIErrorType,
  SDKDeferredToolUse,
  SDKMessageOrigin,
  SDKModelUsage,
  SDKPermissionDenial,
  SDKRateLimitEvent,
  SDKRateLimitInfo,
  SDKResultError,
  SDKResultMessage,
  SDKResultSuccess,
  SDKStartupFailureReason,
  SDKSubagentStats,
  TerminalReason,
  UUID,
} from 'modhook'
import { type Shape, shapeOf, valueOf } from './shape.js'

// NonNullableUsage
expectType<{ [Key in keyof BetaUsage]: Key extends 'fallback_credit' ? BetaUsage[Key] : NonNullable<BetaUsage[Key]> }>(
  valueOf<NonNullableUsage>(),
)

// SDKModelUsage
expectType<
  Shape<{
    required:
      | 'inputTokens' | 'outputTokens' | 'cacheReadInputTokens' | 'cacheCreationInputTokens' | 'webSearchRequests'
      | 'costUSD' | 'contextWindow' | 'maxOutputTokens'
    optional:
      | 'thinkingTokens' | 'cacheCreationEphemeral5mInputTokens' | 'cacheCreationEphemeral1hInputTokens'
      | 'canonicalModel' | 'provider' | 'costBasis'
    pinned: never
  }>
>(shapeOf<SDKModelUsage>())
expectType<{
  inputTokens: number; outputTokens: number; thinkingTokens?: number; cacheReadInputTokens: number
  cacheCreationInputTokens: number; cacheCreationEphemeral5mInputTokens?: number
  cacheCreationEphemeral1hInputTokens?: number; webSearchRequests: number; costUSD: number; contextWindow: number
  maxOutputTokens: number; canonicalModel?: string
  provider?: 'firstParty' | 'bedrock' | 'vertex' | 'foundry' | 'anthropicAws' | 'mantle' | 'gateway' | (string & {})
  costBasis?: 'list' | 'managed' | 'unknown'
}>(valueOf<SDKModelUsage>())

// SDKPermissionDenial
expectType<
  Shape<{
    required: 'tool_name' | 'tool_use_id' | 'tool_input'
    optional: never
    pinned: never
  }>
>(shapeOf<SDKPermissionDenial>())
expectType<{ tool_name: string; tool_use_id: string; tool_input: Record<string, unknown> }>(
  valueOf<SDKPermissionDenial>(),
)

// SDKDeferredToolUse
expectType<Shape<{ required: 'id' | 'name' | 'input'; optional: never; pinned: never }>>(shapeOf<SDKDeferredToolUse>())
expectType<{ id: string; name: string; input: Record<string, unknown> }>(valueOf<SDKDeferredToolUse>())

// TerminalReason
expectType<
  | 'blocking_limit' | 'rapid_refill_breaker' | 'prompt_too_long' | 'image_error' | 'model_error' | 'api_error'
  | 'malformed_tool_use_exhausted' | 'aborted_streaming' | 'aborted_tools' | 'stop_hook_prevented' | 'hook_stopped'
  | 'tool_deferred' | 'max_turns' | 'background_requested' | 'completed' | 'budget_exhausted'
  | 'structured_output_retry_exhausted' | 'tool_deferred_unavailable' | 'turn_setup_failed'
>(valueOf<TerminalReason>())

// SDKStartupFailureReason
expectType<
  | 'org_pin_api_key_conflict' | 'provider_not_allowed' | 'org_verify_failed' | 'org_pin_mismatch'
  | 'managed_settings_invalid' | 'remote_settings_required_unavailable' | 'gateway_signin_required'
  | 'gateway_access_denied' | 'proxy_invalid' | 'temp_dir_unusable' | 'cwd_unavailable' | 'shell_tool_missing'
  | 'session_held_by_background' | 'worktree_resume_refused' | 'worktree_unverified' | 'cli_version_too_old'
  | 'bypass_root' | 'org_config_required_unavailable' | 'org_config_refused' | 'sandbox_required_unavailable'
  | 'initialize_not_first' | 'config_file_invalid' | 'managed_settings_not_delivered'
  | 'initialize_fields_not_delivered' | 'sideload_flags_disabled'
>(valueOf<SDKStartupFailureReason>())

// SDKSubagentStats
expectType<
  Shape<{
    required:
      | 'spawned' | 'requested' | 'started_in_background' | 'max_depth' | 'spawned_by_subagents' | 'completed'
      | 'failed' | 'killed' | 'refused' | 'by_type'
    optional: never
    pinned: never
  }>
>(shapeOf<SDKSubagentStats>())
expectType<{
  spawned: number; requested: { background: number; foreground: number; unset: number }; started_in_background: number
  max_depth: number; spawned_by_subagents: number; completed: number; failed: number
  killed: { parent: number; user: number; system: number }
  refused: { depth_limit: number; concurrency_limit: number; budget: number }; by_type: Record<string, number>
}>(valueOf<SDKSubagentStats>())

// SDKResultSuccess
expectType<
  Shape<{
    required:
      | 'type' | 'duration_ms' | 'duration_api_ms' | 'is_error' | 'num_turns' | 'stop_reason' | 'total_cost_usd'
      | 'usage' | 'modelUsage' | 'permission_denials' | 'uuid' | 'session_id' | 'subtype' | 'result'
    optional:
      | 'queued_turn_count' | 'user_message_uuid' | 'user_message_uuids' | 'resume_reason' | 'terminal_reason'
      | 'result_index' | 'credential_expires_at' | 'fast_mode_state' | 'fast_mode_disabled_reason' | 'origin'
      | 'subagent_stats' | 'safety_stops' | 'begun_message_ids' | 'model_usage_since_last_result' | 'api_error_status'
      | 'api_error_type' | 'api_error_code' | 'api_error' | 'api_error_params' | 'structured_output' | 'deferred_tool_use'
      | 'local_command' | 'ttft_ms' | 'ttft_stream_ms' | 'time_to_request_ms' | 'request_sent_wall_ms'
      | 'first_content_frame_ms' | 'first_stream_post_ms' | 'first_stream_post_ack_ms'
      | 'first_stream_post_queue_wait_ms' | 'first_stream_post_queued_behind' | 'first_stream_post_wall_ms'
      | 'first_text_post_ms' | 'first_text_post_queue_wait_ms' | 'first_text_post_queued_behind'
      | 'first_text_post_wall_ms' | 'time_to_request_from_spawn_ms' | 'warm_spare_claimed' | 'time_origin_ms'
      | 'first_request_input_tokens' | 'first_request_cache_read_input_tokens'
    pinned: never
  }>
>(shapeOf<SDKResultSuccess>())
expectType<{
  type: 'result'; duration_ms: number; duration_api_ms: number; is_error: boolean; num_turns: number
  stop_reason: string | null; total_cost_usd: number; usage: NonNullableUsage
  modelUsage: Record<string, SDKModelUsage>; permission_denials: SDKPermissionDenial[]; queued_turn_count?: number
  user_message_uuid?: string; user_message_uuids?: string[]
  resume_reason?: 'interrupted_turn' | 'host_draining' | 'checkpoint_restore' | 'container_recreated' | (string & {})
  terminal_reason?: TerminalReason; result_index?: number; credential_expires_at?: string
  fast_mode_state?: FastModeState; fast_mode_disabled_reason?: FastModeDisabledReason; origin?: SDKMessageOrigin
  uuid: UUID; session_id: string; subagent_stats?: SDKSubagentStats; safety_stops?: number
  begun_message_ids?: string[]; model_usage_since_last_result?: Record<string, SDKModelUsage>; subtype: 'success'
  result: string; api_error_status?: number | null; api_error_type?: SDKAPIErrorType; api_error_code?: string
  api_error?: 'usage_limit_reached' | (string & {}); api_error_params?: SDKAPIErrorParams; structured_output?: unknown
  deferred_tool_use?: SDKDeferredToolUse; local_command?: string; ttft_ms?: number; ttft_stream_ms?: number
  time_to_request_ms?: number; request_sent_wall_ms?: number; first_content_frame_ms?: number
  first_stream_post_ms?: number; first_stream_post_ack_ms?: number; first_stream_post_queue_wait_ms?: number
  first_stream_post_queued_behind?: 'durable_post' | 'ephemeral_post' | 'retry_backoff' | 'hold' | 'none'
  first_stream_post_wall_ms?: number; first_text_post_ms?: number; first_text_post_queue_wait_ms?: number
  first_text_post_queued_behind?: 'durable_post' | 'ephemeral_post' | 'retry_backoff' | 'hold' | 'none'
  first_text_post_wall_ms?: number; time_to_request_from_spawn_ms?: number; warm_spare_claimed?: boolean
  time_origin_ms?: number; first_request_input_tokens?: number; first_request_cache_read_input_tokens?: number
}>(valueOf<SDKResultSuccess>())

// SDKResultError
expectType<
  Shape<{
    required:
      | 'type' | 'duration_ms' | 'duration_api_ms' | 'is_error' | 'num_turns' | 'stop_reason' | 'total_cost_usd'
      | 'usage' | 'modelUsage' | 'permission_denials' | 'uuid' | 'session_id' | 'subtype' | 'errors'
    optional:
      | 'queued_turn_count' | 'user_message_uuid' | 'user_message_uuids' | 'resume_reason' | 'terminal_reason'
      | 'result_index' | 'credential_expires_at' | 'fast_mode_state' | 'fast_mode_disabled_reason' | 'origin'
      | 'subagent_stats' | 'safety_stops' | 'begun_message_ids' | 'model_usage_since_last_result'
      | 'startup_failure_reason' | 'invalid_config_file'
    pinned: never
  }>
>(shapeOf<SDKResultError>())
expectType<{
  type: 'result'; duration_ms: number; duration_api_ms: number; is_error: boolean; num_turns: number
  stop_reason: string | null; total_cost_usd: number; usage: NonNullableUsage
  modelUsage: Record<string, SDKModelUsage>; permission_denials: SDKPermissionDenial[]; queued_turn_count?: number
  user_message_uuid?: string; user_message_uuids?: string[]
  resume_reason?: 'interrupted_turn' | 'host_draining' | 'checkpoint_restore' | 'container_recreated' | (string & {})
  terminal_reason?: TerminalReason; result_index?: number; credential_expires_at?: string
  fast_mode_state?: FastModeState; fast_mode_disabled_reason?: FastModeDisabledReason; origin?: SDKMessageOrigin
  uuid: UUID; session_id: string; subagent_stats?: SDKSubagentStats; safety_stops?: number
  begun_message_ids?: string[]; model_usage_since_last_result?: Record<string, SDKModelUsage>
  subtype:
    | 'error_during_execution' | 'error_max_turns' | 'error_max_budget_usd' | 'error_max_structured_output_retries'
  errors: string[]; startup_failure_reason?: SDKStartupFailureReason
  invalid_config_file?: { path: string; is_global: boolean; backup_searched: boolean; backup_path?: string }
}>(valueOf<SDKResultError>())

// SDKResultMessage
expectType<SDKResultSuccess | SDKResultError>(valueOf<SDKResultMessage>())

// SDKRateLimitInfo
expectType<
  Shape<{
    required: 'status'
    optional:
      | 'resetsAt' | 'rateLimitType' | 'utilization' | 'overageStatus' | 'overageResetsAt' | 'overageDisabledReason'
      | 'isUsingOverage' | 'overageInUse' | 'overageEnabled' | 'surpassedThreshold' | 'limitScope' | 'errorCode'
      | 'canUserPurchaseCredits' | 'hasChargeableSavedPaymentMethod' | 'unifiedWindows'
    pinned: never
  }>
>(shapeOf<SDKRateLimitInfo>())
expectType<{
  status: 'allowed' | 'allowed_warning' | 'rejected'; resetsAt?: number
  rateLimitType?:
    | 'five_hour' | 'seven_day' | 'seven_day_opus' | 'seven_day_sonnet' | 'seven_day_overage_included' | 'overage'
  utilization?: number; overageStatus?: 'allowed' | 'allowed_warning' | 'rejected'; overageResetsAt?: number
  overageDisabledReason?:
    | 'overage_not_provisioned' | 'org_level_disabled' | 'org_level_disabled_until' | 'out_of_credits'
    | 'seat_tier_level_disabled' | 'member_level_disabled' | 'seat_tier_zero_credit_limit' | 'group_zero_credit_limit'
    | 'member_zero_credit_limit' | 'org_service_level_disabled' | 'no_limits_configured' | 'fetch_error' | 'unknown'
  isUsingOverage?: boolean; overageInUse?: boolean; overageEnabled?: boolean; surpassedThreshold?: number
  limitScope?: 'service' | 'channel' | 'group_pool'; errorCode?: 'credits_required'; canUserPurchaseCredits?: boolean
  hasChargeableSavedPaymentMethod?: boolean
  unifiedWindows?: Record<string, { utilization: number; resetsAt: number; surpassedThreshold?: number }>
}>(valueOf<SDKRateLimitInfo>())

// SDKRateLimitEvent
expectType<
  Shape<{
    required: 'type' | 'rate_limit_info' | 'uuid' | 'session_id'
    optional: never
    pinned: never
  }>
>(shapeOf<SDKRateLimitEvent>())
expectType<{ type: 'rate_limit_event'; rate_limit_info: SDKRateLimitInfo; uuid: UUID; session_id: string }>(
  valueOf<SDKRateLimitEvent>(),
)

// the arms are told apart by subtype
declare const result: SDKResultMessage
if (result.subtype === 'success') expectType<string>(result.result)
else expectType<string[]>(result.errors)
// is_error is no tag: both values occur on both arms
if (result.is_error) expectType<SDKResultMessage>(result)
// nothing is null in a turn's usage but the fallback credit
expectType<number>(result.usage.cache_read_input_tokens)
expectNotAssignable<NonNullableUsage['service_tier']>(null)
expectAssignable<NonNullableUsage['fallback_credit']>(null)
// closed, as upstream's
expectNotAssignable<SDKResultError['subtype']>('error_of_a_later_build')
expectNotAssignable<TerminalReason>('a_reason_of_a_later_build')
expectNotAssignable<SDKStartupFailureReason>('a_reason_of_a_later_build')
expectNotAssignable<SDKRateLimitInfo['status']>('a_status_of_a_later_build')
// the limits come as rate_limit_event; a rate_limit message has never been
expectNotAssignable<SDKRateLimitEvent['type']>('rate_limit')
// with no limit near, the kind and time of it are absent
expectAssignable<SDKRateLimitInfo>({ status: 'allowed' })
