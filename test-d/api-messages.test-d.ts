import { expectError, expectNotAssignable, expectType } from 'tsd'
import type {
  BetaCacheCreation,
  BetaCitationsDelta,
  BetaCompactionContentBlockDelta,
  BetaContainer,
  BetaContentBlock,
  BetaContextManagementResponse,
  BetaDiagnostics,
  BetaFallbackCreditUsage,
  BetaInputJSONDelta,
  BetaInputTransformation,
  BetaIterationsUsage,
  BetaMessage,
  BetaMessageDeltaUsage,
  BetaOutputTokensDetails,
  BetaRawContentBlockDelta,
  BetaRawContentBlockDeltaEvent,
  BetaRawContentBlockStartEvent,
  BetaRawContentBlockStopEvent,
  BetaRawMessageDeltaEvent,
  BetaRawMessageStartEvent,
  BetaRawMessageStopEvent,
  BetaRawMessageStreamEvent,
  BetaRefusalStopDetails,
  BetaServerToolUsage,
  BetaSignatureDelta,
  BetaStopReason,
  BetaTextCitation,
  BetaTextDelta,
  BetaThinkingDelta,
  BetaUsage,
} from 'modhook'
import { type Shape, shapeOf, valueOf } from './shape.js'

// BetaStopReason
expectType<
  | 'end_turn' | 'max_tokens' | 'stop_sequence' | 'tool_use' | 'pause_turn' | 'compaction' | 'refusal'
  | 'model_context_window_exceeded'
>(valueOf<BetaStopReason>())

// BetaRefusalStopDetails
expectType<
  Shape<{
    required:
      | 'type' | 'category' | 'explanation' | 'fallback_has_prefill_claim' | 'recommended_model'
    optional: 'fallback_credit_token'
    pinned: never
  }>
>(shapeOf<BetaRefusalStopDetails>())
expectType<{
  type: 'refusal'; category: 'cyber' | 'bio' | 'frontier_llm' | 'reasoning_extraction' | 'general_harms' | null
  explanation: string | null; fallback_credit_token?: string | null; fallback_has_prefill_claim: boolean | null
  recommended_model: string | null
}>(valueOf<BetaRefusalStopDetails>())

// BetaCacheCreation
expectType<
  Shape<{
    required: 'ephemeral_5m_input_tokens' | 'ephemeral_1h_input_tokens'
    optional: never
    pinned: never
  }>
>(shapeOf<BetaCacheCreation>())
expectType<{ ephemeral_5m_input_tokens: number; ephemeral_1h_input_tokens: number }>(valueOf<BetaCacheCreation>())

// BetaOutputTokensDetails
expectType<Shape<{ required: 'thinking_tokens'; optional: never; pinned: never }>>(shapeOf<BetaOutputTokensDetails>())
expectType<{ thinking_tokens: number }>(valueOf<BetaOutputTokensDetails>())

// BetaServerToolUsage
expectType<
  Shape<{
    required: 'web_search_requests' | 'web_fetch_requests'
    optional: never
    pinned: never
  }>
>(shapeOf<BetaServerToolUsage>())
expectType<{ web_search_requests: number; web_fetch_requests: number }>(valueOf<BetaServerToolUsage>())

// BetaFallbackCreditUsage
expectType<Shape<{ required: 'status'; optional: never; pinned: never }>>(shapeOf<BetaFallbackCreditUsage>())
expectType<{
  status:
    | { type: 'redeemed' }
    | {
        type: 'not_applied'
        reason:
          | 'body_mismatch' | 'continuation_excluded' | 'continuation_only' | 'expired' | 'invalid_target_model'
          | 'not_enabled' | 'reprice_unavailable' | 'temporarily_unavailable' | 'variant_fields_present'
          | 'wrong_organization' | 'wrong_platform' | 'wrong_workspace'
        remove_to_redeem?: string[] | null
      }
}>(valueOf<BetaFallbackCreditUsage>())

// BetaIterationsUsage
expectType<(
  | {
      type: 'message'; model: string | null; input_tokens: number; output_tokens: number
      cache_read_input_tokens: number; cache_creation_input_tokens: number; cache_creation: BetaCacheCreation | null
    }
  | {
      type: 'advisor_message' | 'fallback_message'; model: string; input_tokens: number; output_tokens: number
      cache_read_input_tokens: number; cache_creation_input_tokens: number; cache_creation: BetaCacheCreation | null
    }
  | {
      type: 'compaction'; input_tokens: number; output_tokens: number; cache_read_input_tokens: number
      cache_creation_input_tokens: number; cache_creation: BetaCacheCreation | null
    }
)[]>(valueOf<BetaIterationsUsage>())

// BetaUsage
expectType<
  Shape<{
    required:
      | 'input_tokens' | 'output_tokens' | 'cache_creation_input_tokens' | 'cache_read_input_tokens'
      | 'cache_creation' | 'output_tokens_details' | 'server_tool_use' | 'iterations' | 'fallback_credit'
      | 'service_tier' | 'speed' | 'inference_geo'
    optional: never
    pinned: never
  }>
>(shapeOf<BetaUsage>())
expectType<{
  input_tokens: number; output_tokens: number; cache_creation_input_tokens: number | null
  cache_read_input_tokens: number | null; cache_creation: BetaCacheCreation | null
  output_tokens_details: BetaOutputTokensDetails | null; server_tool_use: BetaServerToolUsage | null
  iterations: BetaIterationsUsage | null; fallback_credit: BetaFallbackCreditUsage | null
  service_tier: 'standard' | 'priority' | 'batch' | null; speed: 'standard' | 'fast' | null
  inference_geo: string | null
}>(valueOf<BetaUsage>())

// BetaContainer
expectType<
  Shape<{
    required: 'id' | 'expires_at' | 'skills'
    optional: never
    pinned: never
  }>
>(shapeOf<BetaContainer>())
expectType<{
  id: string; expires_at: string; skills: { skill_id: string; type: 'anthropic' | 'custom'; version: string }[] | null
}>(valueOf<BetaContainer>())

// BetaContextManagementResponse
expectType<
  Shape<{
    required: 'applied_edits'
    optional: never
    pinned: never
  }>
>(shapeOf<BetaContextManagementResponse>())
expectType<{
  applied_edits: (
    | { type: 'clear_tool_uses_20250919'; cleared_tool_uses: number; cleared_input_tokens: number }
    | { type: 'clear_thinking_20251015'; cleared_thinking_turns: number; cleared_input_tokens: number }
  )[]
}>(valueOf<BetaContextManagementResponse>())

// BetaDiagnostics
expectType<Shape<{ required: 'cache_miss_reason'; optional: never; pinned: never }>>(shapeOf<BetaDiagnostics>())
expectType<{
  cache_miss_reason:
    | {
        type: 'model_changed' | 'system_changed' | 'tools_changed' | 'messages_changed'
        cache_missed_input_tokens: number
      }
    | { type: 'previous_message_not_found' | 'unavailable' } | null
}>(valueOf<BetaDiagnostics>())

// BetaInputTransformation
expectType<
  Shape<{
    required: 'type' | 'path' | 'reason'
    optional: never
    pinned: never
  }>
>(shapeOf<BetaInputTransformation>())
expectType<{
  type: 'thinking_dropped' | 'thinking_mismatch_allowed'; path: string
  reason:
    | 'model_binding_mismatch' | 'prefix_binding_mismatch' | 'organization_binding_mismatch'
    | 'end_user_binding_mismatch'
}>(valueOf<BetaInputTransformation>())

// BetaMessage
expectType<
  Shape<{
    required:
      | 'id' | 'type' | 'role' | 'model' | 'content' | 'stop_reason' | 'stop_sequence' | 'stop_details' | 'usage'
      | 'container' | 'context_management' | 'diagnostics'
    optional: 'input_transformations'
    pinned: never
  }>
>(shapeOf<BetaMessage>())
expectType<{
  id: string; type: 'message'; role: 'assistant'; model: string; content: BetaContentBlock[]
  stop_reason: BetaStopReason | null; stop_sequence: string | null; stop_details: BetaRefusalStopDetails | null
  usage: BetaUsage; container: BetaContainer | null; context_management: BetaContextManagementResponse | null
  diagnostics: BetaDiagnostics | null; input_transformations?: BetaInputTransformation[] | null
}>(valueOf<BetaMessage>())

// BetaRawMessageStartEvent
expectType<Shape<{ required: 'type' | 'message'; optional: never; pinned: never }>>(shapeOf<BetaRawMessageStartEvent>())
expectType<{ type: 'message_start'; message: BetaMessage }>(valueOf<BetaRawMessageStartEvent>())

// BetaRawContentBlockStartEvent
expectType<
  Shape<{
    required: 'type' | 'index' | 'content_block'
    optional: never
    pinned: never
  }>
>(shapeOf<BetaRawContentBlockStartEvent>())
expectType<{ type: 'content_block_start'; index: number; content_block: BetaContentBlock }>(
  valueOf<BetaRawContentBlockStartEvent>(),
)

// BetaTextDelta
expectType<Shape<{ required: 'type' | 'text'; optional: never; pinned: never }>>(shapeOf<BetaTextDelta>())
expectType<{ type: 'text_delta'; text: string }>(valueOf<BetaTextDelta>())

// BetaInputJSONDelta
expectType<Shape<{ required: 'type' | 'partial_json'; optional: never; pinned: never }>>(shapeOf<BetaInputJSONDelta>())
expectType<{ type: 'input_json_delta'; partial_json: string }>(valueOf<BetaInputJSONDelta>())

// BetaThinkingDelta
expectType<
  Shape<{
    required: 'type' | 'thinking' | 'estimated_tokens'
    optional: never
    pinned: never
  }>
>(shapeOf<BetaThinkingDelta>())
expectType<{ type: 'thinking_delta'; thinking: string; estimated_tokens: number | null }>(valueOf<BetaThinkingDelta>())

// BetaSignatureDelta
expectType<Shape<{ required: 'type' | 'signature'; optional: never; pinned: never }>>(shapeOf<BetaSignatureDelta>())
expectType<{ type: 'signature_delta'; signature: string }>(valueOf<BetaSignatureDelta>())

// BetaCitationsDelta
expectType<Shape<{ required: 'type' | 'citation'; optional: never; pinned: never }>>(shapeOf<BetaCitationsDelta>())
expectType<{ type: 'citations_delta'; citation: BetaTextCitation }>(valueOf<BetaCitationsDelta>())

// BetaCompactionContentBlockDelta
expectType<
  Shape<{
    required: 'type' | 'content' | 'encrypted_content'
    optional: never
    pinned: never
  }>
>(shapeOf<BetaCompactionContentBlockDelta>())
expectType<{ type: 'compaction_delta'; content: string | null; encrypted_content: string | null }>(
  valueOf<BetaCompactionContentBlockDelta>(),
)

// BetaRawContentBlockDelta
expectType<
  | BetaTextDelta | BetaInputJSONDelta | BetaThinkingDelta | BetaSignatureDelta | BetaCitationsDelta
  | BetaCompactionContentBlockDelta
>(valueOf<BetaRawContentBlockDelta>())

// BetaRawContentBlockDeltaEvent
expectType<
  Shape<{
    required: 'type' | 'index' | 'delta'
    optional: never
    pinned: never
  }>
>(shapeOf<BetaRawContentBlockDeltaEvent>())
expectType<{ type: 'content_block_delta'; index: number; delta: BetaRawContentBlockDelta }>(
  valueOf<BetaRawContentBlockDeltaEvent>(),
)

// BetaRawContentBlockStopEvent
expectType<
  Shape<{
    required: 'type' | 'index'
    optional: never
    pinned: never
  }>
>(shapeOf<BetaRawContentBlockStopEvent>())
expectType<{ type: 'content_block_stop'; index: number }>(valueOf<BetaRawContentBlockStopEvent>())

// BetaMessageDeltaUsage
expectType<
  Shape<{
    required:
      | 'input_tokens' | 'output_tokens' | 'cache_creation_input_tokens' | 'cache_read_input_tokens'
      | 'output_tokens_details' | 'server_tool_use' | 'iterations' | 'fallback_credit'
    optional: never
    pinned: never
  }>
>(shapeOf<BetaMessageDeltaUsage>())
expectType<{
  input_tokens: number | null; output_tokens: number; cache_creation_input_tokens: number | null
  cache_read_input_tokens: number | null; output_tokens_details: BetaOutputTokensDetails | null
  server_tool_use: BetaServerToolUsage | null; iterations: BetaIterationsUsage | null
  fallback_credit: BetaFallbackCreditUsage | null
}>(valueOf<BetaMessageDeltaUsage>())

// BetaRawMessageDeltaEvent
expectType<
  Shape<{
    required: 'type' | 'delta' | 'usage' | 'context_management'
    optional: 'input_transformations'
    pinned: never
  }>
>(shapeOf<BetaRawMessageDeltaEvent>())
expectType<{
  type: 'message_delta'
  delta: {
    stop_reason: BetaStopReason | null; stop_sequence: string | null; stop_details: BetaRefusalStopDetails | null
    container: BetaContainer | null
  }
  usage: BetaMessageDeltaUsage; context_management: BetaContextManagementResponse | null
  input_transformations?: BetaInputTransformation[] | null
}>(valueOf<BetaRawMessageDeltaEvent>())

// BetaRawMessageStopEvent
expectType<Shape<{ required: 'type'; optional: never; pinned: never }>>(shapeOf<BetaRawMessageStopEvent>())
expectType<{ type: 'message_stop' }>(valueOf<BetaRawMessageStopEvent>())

// BetaRawMessageStreamEvent
expectType<
  | BetaRawMessageStartEvent | BetaRawContentBlockStartEvent | BetaRawContentBlockDeltaEvent
  | BetaRawContentBlockStopEvent | BetaRawMessageDeltaEvent | BetaRawMessageStopEvent
>(valueOf<BetaRawMessageStreamEvent>())

// closed: the API declares the whole set
expectNotAssignable<BetaStopReason>('a_reason_of_a_later_api')

// narrowing by type, through an event to a delta
declare const event: BetaRawMessageStreamEvent
if (event.type === 'content_block_delta' && event.delta.type === 'text_delta') expectType<string>(event.delta.text)
if (event.type === 'message_start') expectType<BetaMessage>(event.message)
if (event.type === 'message_delta') expectType<BetaStopReason | null>(event.delta.stop_reason)
// a keep-alive of the API's is not passed on
expectNotAssignable<BetaRawMessageStreamEvent>({ type: 'ping' })

// null and absent differ: a message in the making has a null stop reason, never none
expectError<Pick<BetaMessage, 'stop_reason'>>({})
