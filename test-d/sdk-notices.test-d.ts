import { expectNotAssignable, expectType } from 'tsd'
import type {
  SDKControlRequestProgressMessage,
  SDKInformationalMessage,
  SDKLocalCommandOutputMessage,
  SDKNotificationMessage,
  SDKPluginInstallMessage,
  UUID,
} from 'modhook'
import { type Shape, shapeOf, valueOf } from './shape.js'

// SDKInformationalMessage
expectType<
  Shape<{
    required: 'type' | 'subtype' | 'content' | 'level' | 'uuid' | 'session_id'
    optional:
      | 'tool_use_id' | 'prevent_continuation' | 'prompt_submit_outcome' | 'tag' | 'hook_no_verdict'
      | 'model_restriction' | 'isMeta' | 'timestamp'
    pinned: never
  }>
>(shapeOf<SDKInformationalMessage>())
expectType<{
  type: 'system'; subtype: 'informational'; content: string; level: 'info' | 'notice' | 'suggestion' | 'warning'
  tool_use_id?: string; prevent_continuation?: boolean
  prompt_submit_outcome?: { kind: 'blocked_by_hook'; prompt_kept: boolean; reason: string }; tag?: string
  hook_no_verdict?: { hook_event: string; tool_use_id: string; timed_out: boolean; plugin_id?: string; plugin_root?: string }
  model_restriction?: {
    requested_model: string; effective_model: string; at?: 'start' | 'switch' | 'resume' | (string & {})
  }
  isMeta?: boolean; timestamp?: string; uuid: UUID; session_id: string
}>(valueOf<SDKInformationalMessage>())

// SDKNotificationMessage
expectType<
  Shape<{
    required: 'type' | 'subtype' | 'key' | 'text' | 'priority' | 'uuid' | 'session_id'
    optional: 'color' | 'timeout_ms'
    pinned: never
  }>
>(shapeOf<SDKNotificationMessage>())
expectType<{
  type: 'system'; subtype: 'notification'; key: string; text: string
  priority: 'low' | 'medium' | 'high' | 'immediate'; color?: string; timeout_ms?: number; uuid: UUID
  session_id: string
}>(valueOf<SDKNotificationMessage>())

// SDKLocalCommandOutputMessage
expectType<
  Shape<{
    required: 'type' | 'subtype' | 'content' | 'uuid' | 'session_id'
    optional: never
    pinned: never
  }>
>(shapeOf<SDKLocalCommandOutputMessage>())
expectType<{
  type: 'system'; subtype: 'local_command_output'; content: string; uuid: UUID; session_id: string
}>(valueOf<SDKLocalCommandOutputMessage>())

// SDKPluginInstallMessage
expectType<
  Shape<{
    required: 'type' | 'subtype' | 'status' | 'uuid' | 'session_id'
    optional: 'name' | 'error'
    pinned: never
  }>
>(shapeOf<SDKPluginInstallMessage>())
expectType<{
  type: 'system'; subtype: 'plugin_install'; status: 'started' | 'installed' | 'failed' | 'completed'; name?: string
  error?: string; uuid: UUID; session_id: string
}>(valueOf<SDKPluginInstallMessage>())

// SDKControlRequestProgressMessage
expectType<
  Shape<{
    required: 'type' | 'subtype' | 'request_id' | 'status' | 'uuid' | 'session_id'
    optional: 'attempt' | 'max_retries' | 'retry_delay_ms' | 'error_status'
    pinned: never
  }>
>(shapeOf<SDKControlRequestProgressMessage>())
expectType<{
  type: 'system'; subtype: 'control_request_progress'; request_id: string; status: 'started' | 'api_retry'
  attempt?: number; max_retries?: number; retry_delay_ms?: number; error_status?: number | null; uuid: UUID
  session_id: string
}>(valueOf<SDKControlRequestProgressMessage>())

// closed, as upstream's
expectNotAssignable<SDKInformationalMessage['level']>('error')
expectNotAssignable<SDKNotificationMessage['priority']>('urgent')
expectNotAssignable<SDKPluginInstallMessage['status']>('skipped')
