/**
 * The model API's own message inside the SDK's messages: a response whole, and the events that it streams in as.
 *
 * Declared as far as Claude Code's messages carry it, under the API's names. Compared with @anthropic-ai/sdk 1.14.0.
 *
 * @see https://code.claude.com/docs/en/agent-sdk/typescript
 */
import type { BetaContentBlock, BetaTextCitation } from './api-blocks.js'

/** Why the model stopped. Closed set. */
export type BetaStopReason =
  | 'end_turn'
  | 'max_tokens'
  | 'stop_sequence'
  | 'tool_use'
  | 'pause_turn'
  | 'compaction'
  | 'refusal'
  | 'model_context_window_exceeded'

/** More about a stop: so far, about a refusal. */
export type BetaRefusalStopDetails = {
  /** The kind of stop that the details belong to. */
  type: 'refusal'
  /** What the refusal is about. Null where it belongs to no named category. Closed set. */
  category: 'cyber' | 'bio' | 'frontier_llm' | 'reasoning_extraction' | 'general_harms' | null
  /** The refusal explained, for a person. Null where nothing was written; its wording changes, so don't parse it. */
  explanation: string | null
  /**
   * A token that makes a retry on another model cheaper, for 5 minutes. Null where none was given. Absent on what Claude
   * Code hands on: it keeps the token to itself.
   */
  fallback_credit_token?: string | null
  /** Whether that token also covers the text written before the refusal. Null where there is no token. */
  fallback_has_prefill_claim: boolean | null
  /** A model that may answer instead. Null where the API proposes none. */
  recommended_model: string | null
}

/** Tokens written to the prompt cache, by how long they stay there. */
export type BetaCacheCreation = {
  /** Tokens that stay for 5 minutes. */
  ephemeral_5m_input_tokens: number
  /** Tokens that stay for 1 hour. */
  ephemeral_1h_input_tokens: number
}

/** Output tokens, broken down. */
export type BetaOutputTokensDetails = {
  /** Tokens of reasoning, which `output_tokens` counts too. */
  thinking_tokens: number
}

/** How often the API ran its own tools. */
export type BetaServerToolUsage = {
  /** Calls of web search. */
  web_search_requests: number
  /** Calls of web fetch. */
  web_fetch_requests: number
}

/** What became of a `fallback_credit_token` that the request carried. */
export type BetaFallbackCreditUsage = {
  /** Whether it was taken. */
  status:
    | {
        /** Taken: billed as though this model had answered from the start. */
        type: 'redeemed'
      }
    | {
        /** Not taken: billed as usual. */
        type: 'not_applied'
        /** Why not. Closed set. */
        reason:
          | 'body_mismatch'
          | 'continuation_excluded'
          | 'continuation_only'
          | 'expired'
          | 'invalid_target_model'
          | 'not_enabled'
          | 'reprice_unavailable'
          | 'temporarily_unavailable'
          | 'variant_fields_present'
          | 'wrong_organization'
          | 'wrong_platform'
          | 'wrong_workspace'
        /** The fields to take out of the request first. Only with `variant_fields_present`. */
        remove_to_redeem?: string[] | null
      }
}

/** The tokens of each pass that one response took. Entries are told apart by `type`. */
export type BetaIterationsUsage = (
  | {
      /** A pass of the model itself. */
      type: 'message'
      /** The model. Null where the API doesn't say. */
      model: string | null
      /** Tokens read, those of the cache apart. */
      input_tokens: number
      /** Tokens written. */
      output_tokens: number
      /** Tokens read from the prompt cache. */
      cache_read_input_tokens: number
      /** Tokens written to the prompt cache. */
      cache_creation_input_tokens: number
      /** The latter by lifetime. Null where unknown. */
      cache_creation: BetaCacheCreation | null
    }
  | {
      /** A pass of an advisor, or of the model that took over after a refusal. */
      type: 'advisor_message' | 'fallback_message'
      /** The model. */
      model: string
      /** Tokens read, those of the cache apart. */
      input_tokens: number
      /** Tokens written. */
      output_tokens: number
      /** Tokens read from the prompt cache. */
      cache_read_input_tokens: number
      /** Tokens written to the prompt cache. */
      cache_creation_input_tokens: number
      /** The latter by lifetime. Null where unknown. */
      cache_creation: BetaCacheCreation | null
    }
  | {
      /** The writing of a summary, which the totals beside this list leave out. */
      type: 'compaction'
      /** Tokens read, those of the cache apart. */
      input_tokens: number
      /** Tokens written. */
      output_tokens: number
      /** Tokens read from the prompt cache. */
      cache_read_input_tokens: number
      /** Tokens written to the prompt cache. */
      cache_creation_input_tokens: number
      /** The latter by lifetime. Null where unknown. */
      cache_creation: BetaCacheCreation | null
    }
)[]

/** The tokens of a response. The input in full is `input_tokens` and both cache counts together. */
export type BetaUsage = {
  /** Tokens read, those of the cache apart. */
  input_tokens: number
  /** Tokens written, reasoning included. */
  output_tokens: number
  /** Tokens written to the prompt cache. Null where unknown. */
  cache_creation_input_tokens: number | null
  /** Tokens read from the prompt cache. Null where unknown. */
  cache_read_input_tokens: number | null
  /** `cache_creation_input_tokens` by lifetime. Null where unknown. */
  cache_creation: BetaCacheCreation | null
  /** `output_tokens` by kind. Null where unknown. */
  output_tokens_details: BetaOutputTokensDetails | null
  /** Calls of the API's own tools. Null where there were none. */
  server_tool_use: BetaServerToolUsage | null
  /** Each pass by itself. Null where the API doesn't list them. */
  iterations: BetaIterationsUsage | null
  /** What became of a fallback credit. Null where the request had none. */
  fallback_credit: BetaFallbackCreditUsage | null
  /** The tier that served the request. Null where unknown. Closed set. */
  service_tier: 'standard' | 'priority' | 'batch' | null
  /** The speed that served it. Null where unknown. Closed set. */
  speed: 'standard' | 'fast' | null
  /** The region that served it. Null where unknown. */
  inference_geo: string | null
}

/** The container that code of the model ran in. */
export type BetaContainer = {
  /** The container's id. */
  id: string
  /** When it goes away, as an ISO 8601 time. */
  expires_at: string
  /** The skills loaded into it. Null where there are none. */
  skills:
    | {
        /** The skill's id. */
        skill_id: string
        /** Whose skill it is. Closed set. */
        type: 'anthropic' | 'custom'
        /** The skill's version. */
        version: string
      }[]
    | null
}

/** What the API cleared out of the request before the model saw it. */
export type BetaContextManagementResponse = {
  /** Each clearing, told apart by `type`. */
  applied_edits: (
    | {
        /** Results of old tool calls. */
        type: 'clear_tool_uses_20250919'
        /** How many calls. */
        cleared_tool_uses: number
        /** Tokens that went. */
        cleared_input_tokens: number
      }
    | {
        /** Reasoning of old turns. */
        type: 'clear_thinking_20251015'
        /** How many turns. */
        cleared_thinking_turns: number
        /** Tokens that went. */
        cleared_input_tokens: number
      }
  )[]
}

/** Why a prompt missed the cache, where the request asked. */
export type BetaDiagnostics = {
  /** The cause. Null where it wasn't known yet as the response began. Closed set, told apart by `type`. */
  cache_miss_reason:
    | {
        /** What differs from the request before. */
        type: 'model_changed' | 'system_changed' | 'tools_changed' | 'messages_changed'
        /** Tokens that had to be read anew. */
        cache_missed_input_tokens: number
      }
    | {
        /** There is nothing to compare with, or the comparison couldn't be made. */
        type: 'previous_message_not_found' | 'unavailable'
      }
    | null
}

/** What the API did about a block of reasoning whose proof doesn't fit the request. */
export type BetaInputTransformation = {
  /** Whether the block was left out or let through. Closed set. */
  type: 'thinking_dropped' | 'thinking_mismatch_allowed'
  /** Where in the request the block stands. */
  path: string
  /** What doesn't fit. Closed set. */
  reason:
    | 'model_binding_mismatch'
    | 'prefix_binding_mismatch'
    | 'organization_binding_mismatch'
    | 'end_user_binding_mismatch'
}

/**
 * A response of the model.
 *
 * In an `assistant` message of a stream it holds the one block that has just been finished: several messages then share
 * an `id`, `stop_reason` is null and `usage` isn't final. A message that Claude Code wrote itself has the model
 * `<synthetic>`.
 */
export type BetaMessage = {
  /** The response's id, such as `msg_01…`; a UUID where Claude Code wrote the message. */
  id: string
  /** The tag of the object. */
  type: 'message'
  /** Whose words they are. */
  role: 'assistant'
  /** The model that answered. */
  model: string
  /** What it wrote, block by block. */
  content: BetaContentBlock[]
  /** Why it stopped. Null while it hasn't. */
  stop_reason: BetaStopReason | null
  /** The stop sequence that it wrote. Null where it wrote none. */
  stop_sequence: string | null
  /** More about the stop. Null where there is no more. */
  stop_details: BetaRefusalStopDetails | null
  /** The tokens spent. */
  usage: BetaUsage
  /** The container that its code ran in. Null where none did. */
  container: BetaContainer | null
  /** What was cleared out of the request. Null where nothing was. */
  context_management: BetaContextManagementResponse | null
  /** Why the prompt missed the cache. Null where the request didn't ask, or nothing was found. */
  diagnostics: BetaDiagnostics | null
  /** What became of reasoning that the request handed back. Null or absent where the API doesn't report it. */
  input_transformations?: BetaInputTransformation[] | null
}

/** The start of a response. */
export type BetaRawMessageStartEvent = {
  /** The tag of the event. */
  type: 'message_start'
  /** The response so far: no content, and `usage` as counted before writing. */
  message: BetaMessage
}

/** The start of a block. */
export type BetaRawContentBlockStartEvent = {
  /** The tag of the event. */
  type: 'content_block_start'
  /** The block's place in `content`, counted from 0. */
  index: number
  /** The block, still empty where deltas fill it. */
  content_block: BetaContentBlock
}

/** More words. */
export type BetaTextDelta = {
  /** The tag of the delta. */
  type: 'text_delta'
  /** The words to append. */
  text: string
}

/** More of a tool call's arguments. */
export type BetaInputJSONDelta = {
  /** The tag of the delta. */
  type: 'input_json_delta'
  /** JSON to append: a piece that parses only once the block has ended. */
  partial_json: string
}

/** More reasoning. */
export type BetaThinkingDelta = {
  /** The tag of the delta. */
  type: 'thinking_delta'
  /** The reasoning to append; an empty string where it is withheld. */
  thinking: string
  /** Roughly how many tokens were added, to show progress where reasoning is withheld. Null where not counted. */
  estimated_tokens: number | null
}

/** The proof at the end of reasoning. */
export type BetaSignatureDelta = {
  /** The tag of the delta. */
  type: 'signature_delta'
  /** The proof. */
  signature: string
}

/** One more citation of a text block. */
export type BetaCitationsDelta = {
  /** The tag of the delta. */
  type: 'citations_delta'
  /** The citation. */
  citation: BetaTextCitation
}

/** The text of a compaction block, all at once. */
export type BetaCompactionContentBlockDelta = {
  /** The tag of the delta. */
  type: 'compaction_delta'
  /** The summary. Null where the API couldn't make one. */
  content: string | null
  /** What an earlier compaction left, opaque. Null where there is nothing. */
  encrypted_content: string | null
}

/** What a block grows by. Closed set, told apart by `type`. */
export type BetaRawContentBlockDelta =
  | BetaTextDelta
  | BetaInputJSONDelta
  | BetaThinkingDelta
  | BetaSignatureDelta
  | BetaCitationsDelta
  | BetaCompactionContentBlockDelta

/** The growth of a block. */
export type BetaRawContentBlockDeltaEvent = {
  /** The tag of the event. */
  type: 'content_block_delta'
  /** The block's place in `content`, counted from 0. */
  index: number
  /** What it grows by. */
  delta: BetaRawContentBlockDelta
}

/** The end of a block. */
export type BetaRawContentBlockStopEvent = {
  /** The tag of the event. */
  type: 'content_block_stop'
  /** The block's place in `content`, counted from 0. */
  index: number
}

/** The tokens of a response as they stand at its end. A null key adds nothing to what `message_start` said. */
export type BetaMessageDeltaUsage = {
  /** Tokens read, those of the cache apart, in all. */
  input_tokens: number | null
  /** Tokens written, in all. */
  output_tokens: number
  /** Tokens written to the prompt cache, in all. */
  cache_creation_input_tokens: number | null
  /** Tokens read from the prompt cache, in all. */
  cache_read_input_tokens: number | null
  /** `output_tokens` by kind. */
  output_tokens_details: BetaOutputTokensDetails | null
  /** Calls of the API's own tools. */
  server_tool_use: BetaServerToolUsage | null
  /** Each pass by itself. */
  iterations: BetaIterationsUsage | null
  /** What became of a fallback credit. */
  fallback_credit: BetaFallbackCreditUsage | null
}

/** What a response says once its last block has ended. */
export type BetaRawMessageDeltaEvent = {
  /** The tag of the event. */
  type: 'message_delta'
  /** The keys of the message to replace. */
  delta: {
    /** Why the model stopped. */
    stop_reason: BetaStopReason | null
    /** The stop sequence that it wrote. Null where it wrote none. */
    stop_sequence: string | null
    /** More about the stop. Null where there is no more. */
    stop_details: BetaRefusalStopDetails | null
    /** The container that its code ran in. Null where none did. */
    container: BetaContainer | null
  }
  /** The tokens spent. */
  usage: BetaMessageDeltaUsage
  /** What was cleared out of the request. Null where nothing was. */
  context_management: BetaContextManagementResponse | null
  /** As in `BetaMessage`, sent again only where another model took over in between. */
  input_transformations?: BetaInputTransformation[] | null
}

/** The end of a response. */
export type BetaRawMessageStopEvent = {
  /** The tag of the event. */
  type: 'message_stop'
}

/** An event of a response that streams in. Closed set, told apart by `type`. */
export type BetaRawMessageStreamEvent =
  | BetaRawMessageStartEvent
  | BetaRawContentBlockStartEvent
  | BetaRawContentBlockDeltaEvent
  | BetaRawContentBlockStopEvent
  | BetaRawMessageDeltaEvent
  | BetaRawMessageStopEvent
