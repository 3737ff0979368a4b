/**
 * The model's side of the stream: its messages, the events that they stream in as, and what went wrong on the way.
 *
 * Messages: `assistant`, `stream_event`, and of `system` `thinking_tokens`, `api_retry`, `model_refusal_fallback`,
 * `model_refusal_no_fallback`, `model_fallback`. Compared with Claude Agent SDK 0.3.332 and Claude Code 2.1.332.
 *
 * @see https://code.claude.com/docs/en/agent-sdk/typescript
 */
import type { BetaMessage, BetaRawMessageStreamEvent } from './api-messages.js'
import type { OpenSet } from './open-set.js'
import type { SDKContextUsage, SDKUsageReport } from './sdk-context.js'
import type { SDKRateLimitInfo } from './sdk-result.js'
import type { UUID } from './uuid.js'

/** Why the API gave no proper answer. Closed set. */
export type SDKAssistantMessageError =
  | 'authentication_failed'
  | 'oauth_org_not_allowed'
  | 'account_on_hold'
  | 'verification_required'
  | 'billing_error'
  | 'rate_limit'
  | 'overloaded'
  | 'invalid_request'
  | 'model_not_found'
  | 'server_error'
  | 'unknown'
  | 'max_output_tokens'
  | 'cloud_credential_error'

/**
 * The API's own word for an error. Open set.
 * @undocumented
 */
export type SDKAPIErrorType = OpenSet<'invalid_request_error' | 'rate_limit_error' | 'api_error' | 'overloaded_error'>

/**
 * What goes with an error of the API's.
 * @undocumented
 */
export type SDKAPIErrorParams = {
  /** How the account stands, where it is over its limit. */
  rate_limit_info?: SDKRateLimitInfo
}

/**
 * How to show a call of an MCP tool.
 * @undocumented
 */
export type SDKToolUseMeta = {
  /** The call, by the id of its `tool_use` block. */
  id: string
  /** What to call the tool. */
  display_name?: string
  /** What to call its server. */
  server_display_name?: string
  /** The tool's name on its server. */
  tool_name?: string
}

/**
 * Words and tool calls of the model. One message comes for each block of a response as it is finished: they share
 * `message.id`, and the turn's stop reason and tokens in full stand on the `result` message.
 */
export type SDKAssistantMessage = {
  /** The tag of the message. */
  type: 'assistant'
  /** The response, mostly with the one block that this message delivers. */
  message: BetaMessage
  /** The tool call that started the subagent whose message it is. Null in the main conversation. */
  parent_tool_use_id: string | null
  /** What went wrong. Absent on a message of the model's own. */
  error?: SDKAssistantMessageError
  /** The message's own id. */
  uuid: UUID
  /** The session that the message belongs to. */
  session_id: string
  /** The API's id of the request, for support. Absent where there was none. */
  request_id?: string
  /**
   * The user message that the turn answers, by the id its sender gave it. Set on the first message of the turn that can
   * be bound to it, and again where the turn goes on to answer another; absent on all others.
   */
  user_message_uuid?: string
  /**
   * Every user message that the turn has taken up so far, in order, 64 at most. There exactly where the single id is.
   */
  user_message_uuids?: string[]
  /**
   * Why the turn takes up one that a restart cut short: a word of the host's, or `interrupted_turn`. Absent on every
   * other turn. Open set.
   */
  resume_reason?: OpenSet<'interrupted_turn' | 'host_draining' | 'checkpoint_restore' | 'container_recreated'>
  /** True where the message continues reasoning that the output limit cut off. Absent otherwise. */
  resumed_from_incomplete_thinking?: true
  /** Earlier messages, of the user too, that this one takes the place of: drop them. Absent where it replaces none. */
  supersedes?: UUID[]
  /** True where an interrupt cut the message off, perhaps in the middle of a word. Absent otherwise. */
  aborted?: true
  /** The subagent that wrote it, by the `task_id` of its task. Absent in the main conversation. */
  agent_id?: string
  /** The subagent's type. Absent in the main conversation. */
  subagent_type?: string
  /** The subagent's task, in a few words. Absent in the main conversation. */
  task_description?: string
  /** When the block was finished, as an ISO 8601 time of the sender's clock: for display, not for sorting. */
  timestamp?: string
  /** The report as data, on the message that shows `/context`. Absent on all others. */
  context_usage?: SDKContextUsage
  /** The report as data, on the message that shows `/usage` to a subscriber. Absent on all others. */
  usage_report?: SDKUsageReport
  /**
   * How long the model reasoned, in milliseconds, on the message that delivers a `thinking` block.
   * @undocumented
   */
  thinking_duration_ms?: number
  /**
   * How reasoning is shown, on the message that delivers a `thinking` block. Open set.
   * @undocumented
   */
  thinking_display?: OpenSet<'summarized' | 'omitted' | 'highlights' | 'updates'>
  /**
   * How to show the calls of MCP tools that the message makes, one entry a call.
   * @undocumented
   */
  tool_use_meta?: SDKToolUseMeta[]
  /**
   * What a slash command printed, in the tags that the transcript keeps it in, on a message that shows such output.
   * @undocumented
   */
  local_command_source?: string
  /**
   * The slash command that the message is the output of.
   * @undocumented
   */
  local_command_run?: {
    /** The command's name, without the slash. */
    command: string
    /** What was typed after it; an empty string for nothing. */
    args: string
  }
  /**
   * What became of the slash command, where it didn't run.
   * @undocumented
   */
  local_command_outcome?: {
    /** Why not. Open set. */
    kind: OpenSet<'unavailable_headless'>
  }
  /**
   * True where Claude Code wrote the message to show an error of the API's.
   * @undocumented
   */
  is_api_error_message?: boolean
  /**
   * The HTTP status of that error.
   * @undocumented
   */
  api_error_status?: number
  /**
   * The API's own word for it. Open set.
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
  /**
   * The response that was refused, by its `message.id`, where the error is a refusal.
   * @undocumented
   */
  refused_message_id?: string
}

/**
 * A response as it streams in. Only sent where the host asked for partial messages; the finished messages follow all
 * the same.
 */
export type SDKPartialAssistantMessage = {
  /** The tag of the message. */
  type: 'stream_event'
  /** The API's event. */
  event: BetaRawMessageStreamEvent
  /** Null: only the main conversation streams. A subagent's whole messages say which call started it. */
  parent_tool_use_id: string | null
  /** The message's own id. */
  uuid: UUID
  /** The session that the message belongs to. */
  session_id: string
  /** Time to the first token, in milliseconds. Only with a `message_start` event. */
  ttft_ms?: number
  /**
   * The user message that the turn answers, by the id its sender gave it. Set on the turn's first event, and again
   * where the turn goes on to answer another; absent on all others.
   */
  user_message_uuid?: string
  /**
   * Every user message that the turn has taken up so far, in order, 64 at most. There exactly where the single id is.
   */
  user_message_uuids?: string[]
  /** Why the turn takes up one that a restart cut short, as on `SDKAssistantMessage`. Absent on every other turn. */
  resume_reason?: OpenSet<'interrupted_turn' | 'host_draining' | 'checkpoint_restore' | 'container_recreated'>
  /**
   * The response that the event belongs to, by `message.id`.
   * @undocumented
   */
  api_message_id?: string
  /**
   * How reasoning is shown, on the events of a `thinking` block. Open set.
   * @undocumented
   */
  thinking_display?: OpenSet<'summarized' | 'omitted' | 'highlights' | 'updates'>
  /**
   * What the stream still owes a remote client, with the first event of a turn; empty wherever it was recorded.
   * @undocumented
   */
  owed_rows?: unknown[]
  /**
   * Blocks that no longer count, because the model refused in their midst: drop those you hold.
   * @undocumented
   */
  abandoned_blocks?: {
    /** The response that they belong to, by its `message.id`. */
    api_message_id: string
    /** The first of them, counted from 0. */
    from_block_index: number
  }
}

/** Roughly how many tokens of reasoning the model has written while none of it is shown. */
export type SDKThinkingTokensMessage = {
  /** The tag of the message. */
  type: 'system'
  /** The tag among system messages. */
  subtype: 'thinking_tokens'
  /** Tokens of the current block of reasoning so far, estimated: not what is billed. */
  estimated_tokens: number
  /** Tokens since the message before. */
  estimated_tokens_delta: number
  /** The user message that the turn answers. Absent where its sender gave no id. */
  user_message_uuid?: string
  /** The message's own id. */
  uuid: UUID
  /** The session that the message belongs to. */
  session_id: string
}

/** A request to the API failed and is going to be made again. */
export type SDKAPIRetryMessage = {
  /** The tag of the message. */
  type: 'system'
  /** The tag among system messages. */
  subtype: 'api_retry'
  /** Which retry is coming, counted from 1. */
  attempt: number
  /** How many there may be. */
  max_retries: number
  /** The wait before it, in milliseconds. */
  retry_delay_ms: number
  /** The HTTP status of the failure. Null where there was no response at all. */
  error_status: number | null
  /** What went wrong. */
  error: SDKAssistantMessageError
  /** How long was waited for a first byte, where none came. Absent for every other failure. */
  no_response?: {
    /** How long the failed request waited, in milliseconds. */
    waited_ms: number
    /** How long the next one will wait, in milliseconds. */
    retry_wait_ms: number
  }
  /** The message's own id. */
  uuid: UUID
  /** The session that the message belongs to. */
  session_id: string
}

/** The model refused, and the turn is tried once more on another model. */
export type SDKModelRefusalFallbackMessage = {
  /** The tag of the message. */
  type: 'system'
  /** The tag among system messages. */
  subtype: 'model_refusal_fallback'
  /** The cause: a refusal. */
  trigger: 'refusal'
  /** `retry`; the others are no longer sent. Closed set. */
  direction: 'retry' | 'revert' | 'sticky'
  /**
   * Whether the session stays on the other model (`session`), or only the answer of a subagent or a side question came
   * from it (`local`). Absent from older clients, which mean `session`. Closed set.
   */
  scope?: 'session' | 'local'
  /** The model that refused. */
  original_model: string
  /** The model tried instead. */
  fallback_model: string
  /** The API's id of the refused request. Null where unknown. */
  request_id: string | null
  /** What the refusal is about, such as `cyber` or `bio`. Null where the API doesn't say; absent from older clients. */
  api_refusal_category?: string | null
  /** The refusal explained, for a person. Null or absent where nothing was written; don't parse it. */
  api_refusal_explanation?: string | null
  /** Messages that no longer count: drop those you hold. Absent from older clients. */
  retracted_message_uuids?: string[]
  /**
   * The user message that was refused, to edit and send again. Null where no person wrote it; absent from older
   * clients.
   */
  refused_user_message_uuid?: string | null
  /** The notice in words. */
  content: string
  /** The message's own id. */
  uuid: UUID
  /** The session that the message belongs to. */
  session_id: string
}

/** The model refused, and no other model is tried. */
export type SDKModelRefusalNoFallbackMessage = {
  /** The tag of the message. */
  type: 'system'
  /** The tag among system messages. */
  subtype: 'model_refusal_no_fallback'
  /** The model that refused. */
  original_model: string
  /** The API's id of the refused request. Null where unknown. */
  request_id: string | null
  /** What the refusal is about, such as `cyber` or `bio`. Null or absent where the API doesn't say. */
  api_refusal_category?: string | null
  /** The refusal explained, for a person. Null or absent where nothing was written; don't parse it. */
  api_refusal_explanation?: string | null
  /** The user message that was refused, to edit and send again. Null or absent where no person wrote it. */
  refused_user_message_uuid?: string | null
  /** The notice in words. */
  content: string
  /** The message's own id. */
  uuid: UUID
  /** The session that the message belongs to. */
  session_id: string
}

/**
 * The model can't be had, and another one answers in its place.
 * @undocumented
 */
export type SDKModelFallbackMessage = {
  /** The tag of the message. */
  type: 'system'
  /** The tag among system messages. */
  subtype: 'model_fallback'
  /** Why it can't. Open set. */
  trigger: OpenSet<'model_not_found'>
  /** The model asked for. */
  original_model: string
  /** The model that answers. */
  fallback_model: string
  /** The notice in words. */
  content: string
  /** The message's own id. */
  uuid: UUID
  /** The session that the message belongs to. */
  session_id: string
}
