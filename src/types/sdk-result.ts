/**
 * How a turn ended and what it cost, and the limits of the account that pays for it.
 *
 * Messages: `result`, `rate_limit_event`. Compared with Claude Agent SDK 0.3.332 and Claude Code 2.1.332.
 *
 * @see https://code.claude.com/docs/en/agent-sdk/typescript
 */
import type { BetaUsage } from './api-messages.js'
import type { Flat } from './internal/flat.js'
import type { OpenSet } from './open-set.js'
import type { SDKAPIErrorParams, SDKAPIErrorType } from './sdk-assistant.js'
import type { FastModeDisabledReason, FastModeState } from './sdk-system.js'
import type { SDKMessageOrigin } from './sdk-user.js'
import type { UUID } from './uuid.js'

/** The tokens of a turn's main loop: the API's count with every unknown filled in, `fallback_credit` apart. */
export type NonNullableUsage = {
  [Key in keyof BetaUsage]: Key extends 'fallback_credit' ? BetaUsage[Key] : NonNullable<BetaUsage[Key]>
}

/**
 * What a model has used, every call of it counted: main loop, subagents, compaction. An estimate, not a bill.
 *
 * The SDK's `ModelUsage`; `modhook` keeps that name for the mod API's type.
 */
export type SDKModelUsage = {
  /** Tokens read, those of the cache apart. */
  inputTokens: number
  /** Tokens written, reasoning included. */
  outputTokens: number
  /** Tokens of reasoning. Absent, or too low, where part of the session ran on a version that didn't count them. */
  thinkingTokens?: number
  /** Tokens read from the prompt cache. */
  cacheReadInputTokens: number
  /** Tokens written to the prompt cache. */
  cacheCreationInputTokens: number
  /**
   * Of the latter, those that stay for 5 minutes. Absent, or too low, where part of the session ran on a version that
   * didn't count them.
   */
  cacheCreationEphemeral5mInputTokens?: number
  /** Of the latter, those that stay for 1 hour. Absent, or too low, in the same cases. */
  cacheCreationEphemeral1hInputTokens?: number
  /** Calls of web search. */
  webSearchRequests: number
  /** Estimated cost in US dollars. */
  costUSD: number
  /** The model's context window in tokens. */
  contextWindow: number
  /** The most tokens that it writes in one response. */
  maxOutputTokens: number
  /** The model as the price table spells it, which may differ from the key. Absent from older clients. */
  canonicalModel?: string
  /** Who serves the model. Absent from older clients. Open set. */
  provider?: OpenSet<'firstParty' | 'bedrock' | 'vertex' | 'foundry' | 'anthropicAws' | 'mantle' | 'gateway'>
  /**
   * Whose prices the last request was counted at: Claude Code's list, the organization's settings, or a guess where
   * neither knows the model. Absent before the process has counted a request; then it is the list. Closed set.
   */
  costBasis?: 'list' | 'managed' | 'unknown'
}

/** A tool call that was refused. */
export type SDKPermissionDenial = {
  /** The tool. */
  tool_name: string
  /** The call, by the id of its `tool_use` block. */
  tool_use_id: string
  /** The arguments. */
  tool_input: Record<string, unknown>
}

/** A tool call that a hook put off: the run ends here and takes it up again when it is resumed. */
export type SDKDeferredToolUse = {
  /** The call, by the id of its `tool_use` block. */
  id: string
  /** The tool. */
  name: string
  /** The arguments. */
  input: Record<string, unknown>
}

/** Why a turn ended. Closed set. */
export type TerminalReason =
  | 'blocking_limit'
  | 'rapid_refill_breaker'
  | 'prompt_too_long'
  | 'image_error'
  | 'model_error'
  | 'api_error'
  | 'malformed_tool_use_exhausted'
  | 'aborted_streaming'
  | 'aborted_tools'
  | 'stop_hook_prevented'
  | 'hook_stopped'
  | 'tool_deferred'
  | 'max_turns'
  | 'background_requested'
  | 'completed'
  | 'budget_exhausted'
  | 'structured_output_retry_exhausted'
  | 'tool_deferred_unavailable'
  | 'turn_setup_failed'

/**
 * Why Claude Code refused to start, for a host to show the remedy. Another try alone helps with few of them, such as
 * `worktree_unverified` and `org_config_required_unavailable`. Closed set.
 */
export type SDKStartupFailureReason =
  | 'org_pin_api_key_conflict'
  | 'provider_not_allowed'
  | 'org_verify_failed'
  | 'org_pin_mismatch'
  | 'managed_settings_invalid'
  | 'remote_settings_required_unavailable'
  | 'gateway_signin_required'
  | 'gateway_access_denied'
  | 'proxy_invalid'
  | 'temp_dir_unusable'
  | 'cwd_unavailable'
  | 'shell_tool_missing'
  | 'session_held_by_background'
  | 'worktree_resume_refused'
  | 'worktree_unverified'
  | 'cli_version_too_old'
  | 'bypass_root'
  | 'org_config_required_unavailable'
  | 'org_config_refused'
  | 'sandbox_required_unavailable'
  | 'initialize_not_first'
  | 'config_file_invalid'
  | 'managed_settings_not_delivered'
  | 'initialize_fields_not_delivered'
  | 'sideload_flags_disabled'

/**
 * The subagents of a run, counted.
 * @undocumented
 */
export type SDKSubagentStats = {
  /** How many were started. */
  spawned: number
  /** How the model asked for them. */
  requested: {
    /** To run in the background. */
    background: number
    /** To run while the call waits. */
    foreground: number
    /** Without saying which. */
    unset: number
  }
  /** How many began in the background. */
  started_in_background: number
  /** The deepest nesting, 0 where none was started. */
  max_depth: number
  /** How many were started by other subagents. */
  spawned_by_subagents: number
  /** How many came to their end. */
  completed: number
  /** How many failed. */
  failed: number
  /** How many were stopped, by whom. */
  killed: {
    /** By the agent that started them. */
    parent: number
    /** By the user. */
    user: number
    /** By Claude Code. */
    system: number
  }
  /** How many weren't started, by the limit that they met. */
  refused: {
    /** Nested too deep. */
    depth_limit: number
    /** Too many at a time. */
    concurrency_limit: number
    /** Too costly. */
    budget: number
  }
  /** How many of each type, by its name. */
  by_type: Record<string, number>
}

/** What a successful and a failed result have in common. */
type Result = {
  /** The tag of the message. */
  type: 'result'
  /** How long the turn took, in milliseconds. */
  duration_ms: number
  /** Of that, the time spent waiting for the API, in milliseconds. */
  duration_api_ms: number
  /**
   * Whether something went wrong. Don't tell the arms apart by it: it occurs true on a success and false on an error.
   */
  is_error: boolean
  /** How often the model was asked. */
  num_turns: number
  /** Why the model stopped last. Null where it wasn't asked, as for a slash command. */
  stop_reason: string | null
  /**
   * Estimated cost of the whole run so far in US dollars: the latest result has the sum. It goes on from a resumed
   * session's total, and starts over at `/clear`.
   */
  total_cost_usd: number
  /** The tokens of this turn's main loop alone. For cost take `modelUsage`. */
  usage: NonNullableUsage
  /** What each model has used in the whole run so far, keyed by the model's name: the latest result has the sums. */
  modelUsage: Record<string, SDKModelUsage>
  /** The tool calls that were refused in the turn: the record to go by. */
  permission_denials: SDKPermissionDenial[]
  /**
   * How many of the messages that a person sent still wait their turn: more than 0 means that another result follows.
   * Absent on the result of a start that failed.
   * @since Agent SDK 0.3.242
   */
  queued_turn_count?: number
  /** The user message that the turn answered, by the id its sender gave it. Absent where it gave none. */
  user_message_uuid?: string
  /** Every user message that the turn took up, in order, 64 at most. Absent where no sender gave an id. */
  user_message_uuids?: string[]
  /** Why the turn took up one that a restart cut short. Absent on every other turn. Open set. */
  resume_reason?: OpenSet<'interrupted_turn' | 'host_draining' | 'checkpoint_restore' | 'container_recreated'>
  /** Why the turn ended. Absent where no turn was run, as for a slash command. */
  terminal_reason?: TerminalReason
  /** The result's number in the run, counted from 0; a gap means that one was lost. Absent from older clients. */
  result_index?: number
  /** When the login ends, as an ISO 8601 time: a date as stored, up to 3 days late. Absent where none is known. */
  credential_expires_at?: string
  /** Whether fast mode is on. */
  fast_mode_state?: FastModeState
  /**
   * What keeps fast mode off. Absent where nothing does.
   * @since Claude Code 2.1.219
   */
  fast_mode_disabled_reason?: FastModeDisabledReason
  /** Where the message came from that the turn answered. Absent where nobody said. */
  origin?: SDKMessageOrigin
  /** The message's own id. */
  uuid: UUID
  /** The session that the message belongs to. */
  session_id: string
  /**
   * The run's subagents, counted.
   * @undocumented
   */
  subagent_stats?: SDKSubagentStats
  /**
   * How often the turn was stopped for safety.
   * @undocumented
   */
  safety_stops?: number
  /**
   * The responses of the turn, by `message.id`, in order.
   * @undocumented
   */
  begun_message_ids?: string[]
  /**
   * As `modelUsage`, but since the result before this one.
   * @undocumented
   */
  model_usage_since_last_result?: Record<string, SDKModelUsage>
}

/** A turn that came to its end, or to an error of the API: then `is_error` is true and `result` says what it was. */
export type SDKResultSuccess = Flat<
  Result & {
    /** The tag among results. */
    subtype: 'success'
    /** The model's last words, or the output of the slash command that was run. */
    result: string
    /** The HTTP status of the API's error. Null or absent where there was none. */
    api_error_status?: number | null
    /**
     * The API's own word for that error. Open set.
     * @undocumented
     */
    api_error_type?: SDKAPIErrorType
    /**
     * The code that the API gave for the cause beside that, such as `tool_search_not_allowed`. Absent where it gave none.
     * @undocumented
     */
    api_error_code?: string
    /**
     * Claude Code's word for it, where it knows a closer one. Open set.
     * @undocumented
     */
    api_error?: OpenSet<'usage_limit_reached'>
    /**
     * What goes with that word.
     * @undocumented
     */
    api_error_params?: SDKAPIErrorParams
    /** The answer as data, where the run was given a JSON schema. */
    structured_output?: unknown
    /** The tool call that a hook put off, where one did. */
    deferred_tool_use?: SDKDeferredToolUse
    /** The slash command that was run, without the slash. Absent where the model was asked. */
    local_command?: string
    /** Time to the first token, in milliseconds. */
    ttft_ms?: number
    /** Time to the first event of the response, in milliseconds. */
    ttft_stream_ms?: number
    /** Time until the request went out, in milliseconds. */
    time_to_request_ms?: number
    /** When the request went out, in milliseconds since 1970. */
    request_sent_wall_ms?: number
    /** Time to the first message with content, in milliseconds. */
    first_content_frame_ms?: number
    /** Time until the first event was posted to a remote session, in milliseconds. */
    first_stream_post_ms?: number
    /** Time until the server took it, in milliseconds. */
    first_stream_post_ack_ms?: number
    /** How long it waited to be posted, in milliseconds. */
    first_stream_post_queue_wait_ms?: number
    /** What it waited for. Closed set. */
    first_stream_post_queued_behind?: 'durable_post' | 'ephemeral_post' | 'retry_backoff' | 'hold' | 'none'
    /** When it was posted, in milliseconds since 1970. */
    first_stream_post_wall_ms?: number
    /** Time until the first words were posted to a remote session, in milliseconds. */
    first_text_post_ms?: number
    /** How long they waited to be posted, in milliseconds. */
    first_text_post_queue_wait_ms?: number
    /** What they waited for. Closed set. */
    first_text_post_queued_behind?: 'durable_post' | 'ephemeral_post' | 'retry_backoff' | 'hold' | 'none'
    /** When they were posted, in milliseconds since 1970. */
    first_text_post_wall_ms?: number
    /** Time from the start of the process until the request went out, in milliseconds. */
    time_to_request_from_spawn_ms?: number
    /** Whether the process had been started beforehand and stood ready. */
    warm_spare_claimed?: boolean
    /** The instant that the times of the process count from, in milliseconds since 1970. */
    time_origin_ms?: number
    /**
     * Tokens that the turn's first request read, those of the cache apart.
     * @undocumented
     */
    first_request_input_tokens?: number
    /**
     * Tokens that the turn's first request read from the prompt cache.
     * @undocumented
     */
    first_request_cache_read_input_tokens?: number
  }
>

/** A turn that was cut short. */
export type SDKResultError = Flat<
  Result & {
    /** The tag among results, which says what cut it short. Closed set. */
    subtype:
      | 'error_during_execution'
      | 'error_max_turns'
      | 'error_max_budget_usd'
      | 'error_max_structured_output_retries'
    /** What went wrong, in words; may be empty. */
    errors: string[]
    /** Why Claude Code didn't start, where that is the error. */
    startup_failure_reason?: SDKStartupFailureReason
    /** The configuration file that couldn't be read, with `config_file_invalid`. */
    invalid_config_file?: {
      /** Where it lies. */
      path: string
      /** Whether it is the global configuration file, the only one with backups. */
      is_global: boolean
      /** Whether a search for a backup has ended; with no `backup_path` it found none. */
      backup_searched: boolean
      /** The best backup found, which may itself be damaged. Absent where none was. */
      backup_path?: string
    }
  }
>

/**
 * The end of a turn: one for each, after all that the model and its tools wrote. News of the session may follow, such as
 * its state, the end of a task or a suggestion. Tell the arms apart by `subtype`.
 */
export type SDKResultMessage = SDKResultSuccess | SDKResultError

/** How an account stands with the limits of its claude.ai plan. */
export type SDKRateLimitInfo = {
  /** Whether requests are let through. Closed set. */
  status: 'allowed' | 'allowed_warning' | 'rejected'
  /** When the limit starts over, in seconds since 1970. Absent where nothing is near its limit. */
  resetsAt?: number
  /** Which limit it is about. Absent where nothing is near its limit. Closed set. */
  rateLimitType?:
    | 'five_hour'
    | 'seven_day'
    | 'seven_day_opus'
    | 'seven_day_sonnet'
    | 'seven_day_overage_included'
    | 'overage'
  /** How much of it is used up, 0 to 1. Absent where unknown. */
  utilization?: number
  /** Whether requests beyond the plan are let through. Closed set. */
  overageStatus?: 'allowed' | 'allowed_warning' | 'rejected'
  /** When the limit on those starts over, in seconds since 1970. */
  overageResetsAt?: number
  /** Why there are no requests beyond the plan. Absent where there may be. Closed set. */
  overageDisabledReason?:
    | 'overage_not_provisioned'
    | 'org_level_disabled'
    | 'org_level_disabled_until'
    | 'out_of_credits'
    | 'seat_tier_level_disabled'
    | 'member_level_disabled'
    | 'seat_tier_zero_credit_limit'
    | 'group_zero_credit_limit'
    | 'member_zero_credit_limit'
    | 'org_service_level_disabled'
    | 'no_limits_configured'
    | 'fetch_error'
    | 'unknown'
  /** Whether this request went beyond the plan. */
  isUsingOverage?: boolean
  /** Whether the account is beyond its plan now. */
  overageInUse?: boolean
  /** Whether the account may go beyond its plan. */
  overageEnabled?: boolean
  /** The mark that use has just passed, 0 to 1. Absent where it passed none. */
  surpassedThreshold?: number
  /** Whose limit stopped the request, where it isn't the member's own. Closed set. */
  limitScope?: 'service' | 'channel' | 'group_pool'
  /** What the request needs to be let through. Absent where it needs nothing. */
  errorCode?: 'credits_required'
  /** Whether the user may buy credits. */
  canUserPurchaseCredits?: boolean
  /** Whether a way to pay for them is on file. */
  hasChargeableSavedPaymentMethod?: boolean
  /**
   * How each limit stands that is known, by its name as in `rateLimitType`.
   * @undocumented
   */
  unifiedWindows?: Record<
    string,
    {
      /** How much of it is used up, 0 to 1. */
      utilization: number
      /** When it starts over, in seconds since 1970. */
      resetsAt: number
      /** The mark that use has just passed, 0 to 1. Absent where it passed none. */
      surpassedThreshold?: number
    }
  >
}

/** The limits of the account changed. Note the tag: there is no `rate_limit` message. */
export type SDKRateLimitEvent = {
  /** The tag of the message. */
  type: 'rate_limit_event'
  /** How the account stands. */
  rate_limit_info: SDKRateLimitInfo
  /** The message's own id. */
  uuid: UUID
  /** The session that the message belongs to. */
  session_id: string
}
