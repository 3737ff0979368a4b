import { expectAssignable, expectError, expectNotAssignable, expectType } from 'tsd'
import type {
  MessageContentParam,
  MessageParam,
  PermissionDecisionClassification,
  SDKCommandLifecycleMessage,
  SDKMessageOrigin,
  SDKPromptSuggestionMessage,
  SDKToolResultMeta,
  SDKUserMessage,
  SDKUserMessageReplay,
  UUID,
} from 'modhook'
import { type Shape, shapeOf, valueOf } from './shape.js'

// SDKMessageOrigin
expectType<
  | { kind: 'human' } | { kind: 'channel'; server: string }
  | {
      kind: 'peer'; from: string; fromMode?: 'bypass' | 'prompting'; name?: string; fromSession?: string
      senderTaskId?: string; body?: string; verifiedPeerPid?: number
    }
  | {
      kind: 'task-notification'
      subkind?: 'scheduled-trigger' | 'peer-send-message' | 'projects-relay' | 'session-inbox' | 'external-event'
      fireReason?: 'scheduled' | 'manual' | 'retry' | 'catch_up' | 'api' | (string & {}); runId?: string
      producer?: 'session-task' | (string & {})
    }
  | { kind: 'coordinator' } | { kind: 'unclassified' } | { kind: 'observer'; from: string; senderTaskId: string }
  | { kind: 'auto-continuation' } | { kind: 'observer-activity' }
>(valueOf<SDKMessageOrigin>())

// SDKToolResultMeta
expectType<
  Shape<{
    required: 'id'
    optional: 'permission_decision' | 'non_execution_kind'
    pinned: never
  }>
>(shapeOf<SDKToolResultMeta>())
expectType<{
  id: string
  permission_decision?: {
    decision: 'accept' | 'reject' | (string & {}); source: 'config' | PermissionDecisionClassification | (string & {})
    reason_type?: 'rule' | 'subcommandResults' | (string & {})
  }
  non_execution_kind?: 'user-rejected' | (string & {})
}>(valueOf<SDKToolResultMeta>())

// SDKUserMessage
expectType<
  Shape<{
    required: 'type' | 'message' | 'parent_tool_use_id'
    optional:
      | 'isSynthetic' | 'tool_use_result' | 'priority' | 'origin' | 'shouldQuery' | 'timestamp' | 'client_composed'
      | 'uuid' | 'pasted_content' | 'inline_pastes' | 'session_id' | 'agent_id' | 'subagent_type' | 'task_description'
      | 'isReplay' | 'refused_message_id' | 'refusal_retry' | 'tool_result_meta'
    pinned: never
  }>
>(shapeOf<SDKUserMessage>())
expectType<{
  type: 'user'; message: MessageParam; parent_tool_use_id: string | null; isSynthetic?: boolean
  tool_use_result?: unknown; priority?: 'now' | 'next' | 'later'; origin?: SDKMessageOrigin; shouldQuery?: boolean
  timestamp?: string; client_composed?: true; uuid?: UUID; pasted_content?: MessageContentParam[]
  inline_pastes?: string[]; session_id?: string; agent_id?: string; subagent_type?: string; task_description?: string
  isReplay?: boolean; refused_message_id?: string; refusal_retry?: boolean; tool_result_meta?: SDKToolResultMeta[]
}>(valueOf<SDKUserMessage>())

// SDKUserMessageReplay
expectType<
  Shape<{
    required: 'type' | 'message' | 'parent_tool_use_id' | 'uuid' | 'session_id' | 'isReplay'
    optional:
      | 'isSynthetic' | 'tool_use_result' | 'priority' | 'origin' | 'shouldQuery' | 'timestamp' | 'client_composed'
      | 'file_attachments'
    pinned: never
  }>
>(shapeOf<SDKUserMessageReplay>())
expectType<{
  type: 'user'; message: MessageParam; parent_tool_use_id: string | null; isSynthetic?: boolean
  tool_use_result?: unknown; priority?: 'now' | 'next' | 'later'; origin?: SDKMessageOrigin; shouldQuery?: boolean
  timestamp?: string; client_composed?: true; uuid: UUID; session_id: string; isReplay: true
  file_attachments?: unknown[]
}>(valueOf<SDKUserMessageReplay>())

// SDKPromptSuggestionMessage
expectType<
  Shape<{
    required: 'type' | 'suggestion' | 'uuid' | 'session_id'
    optional: never
    pinned: never
  }>
>(shapeOf<SDKPromptSuggestionMessage>())
expectType<{ type: 'prompt_suggestion'; suggestion: string; uuid: UUID; session_id: string }>(
  valueOf<SDKPromptSuggestionMessage>(),
)

// SDKCommandLifecycleMessage
expectType<
  Shape<{
    required: 'type' | 'command_uuid' | 'state' | 'uuid' | 'session_id'
    optional: 'wakeup_source' | 'scheduled_for'
    pinned: never
  }>
>(shapeOf<SDKCommandLifecycleMessage>())
expectType<{
  type: 'command_lifecycle'; command_uuid: string
  state: 'queued' | 'started' | 'completed' | 'cancelled' | 'discarded' | 'refused' | (string & {})
  wakeup_source?: 'loop_wakeup' | 'schedule_wakeup' | (string & {}); scheduled_for?: number; uuid: UUID
  session_id: string
}>(valueOf<SDKCommandLifecycleMessage>())

// a host's prompt needs neither id nor session
expectAssignable<SDKUserMessage>({
  type: 'user',
  message: { role: 'user', content: 'Hi.' },
  parent_tool_use_id: null,
  origin: { kind: 'human' },
})
// null says the main conversation; left out it says nothing
expectError<SDKUserMessage>({ type: 'user', message: { role: 'user', content: 'Hi.' } })
// a repeated message is a user message too, and says so
expectAssignable<SDKUserMessage>(valueOf<SDKUserMessageReplay>())
expectType<true>(valueOf<SDKUserMessageReplay>().isReplay)
// a new one lacks what a repeated one always has
expectNotAssignable<SDKUserMessageReplay>(valueOf<SDKUserMessage>())
// narrowing by kind
declare const origin: SDKMessageOrigin
if (origin.kind === 'peer') expectType<number | undefined>(origin.verifiedPeerPid)
// closed: an origin of a later build
expectNotAssignable<SDKMessageOrigin>({ kind: 'an-origin-of-a-later-build' })
// a channel names its server
expectNotAssignable<SDKMessageOrigin>({ kind: 'channel' })
// open
expectAssignable<SDKCommandLifecycleMessage['state']>('a-state-of-a-later-build')
