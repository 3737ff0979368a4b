import { expectAssignable, expectError, expectNotAssignable, expectType } from 'tsd'
import type {
  ControlErrorResponse,
  ControlResponse,
  HookJSONOutput,
  PermissionResult,
  SDKActiveGoalMessage,
  SDKCodeChangePublishedMessage,
  SDKCommandLifecycleMessage,
  SDKControlCancelRequest,
  SDKControlGetContextUsageResponse,
  SDKControlInitializeResponse,
  SDKControlInterruptRequest,
  SDKControlPermissionRequest,
  SDKControlRequest,
  SDKControlRequestInner,
  SDKControlRequestOf,
  SDKControlRequests,
  SDKControlResponse,
  SDKControlResponseOf,
  SDKKeepAliveMessage,
  SDKMessage,
  SDKModelFallbackMessage,
  SDKSessionTitleChangedMessage,
  SDKUserMessage,
  SDKVcsStateChangedMessage,
  StdinMessage,
  StdoutMessage,
} from 'modhook'
import { type Shape, shapeOf, valueOf } from './shape.js'

// SDKControlRequestInner
expectType<SDKControlRequests[keyof SDKControlRequests]['request']>(valueOf<SDKControlRequestInner>())

// SDKControlRequest
expectType<
  Shape<{
    required: 'type' | 'request_id' | 'request'
    optional: never
    pinned: never
  }>
>(shapeOf<SDKControlRequest>())
expectType<{ type: 'control_request'; request_id: string; request: SDKControlRequestInner }>(
  valueOf<SDKControlRequest>(),
)

// ControlResponse
expectType<
  Shape<{
    required: 'subtype' | 'request_id'
    optional:
      | 'response' | 'pending_permission_requests' | 'pending_user_dialog_requests' | 'pending_elicitation_requests'
    pinned: never
  }>
>(shapeOf<ControlResponse>())
expectType<{
  subtype: 'success'; request_id: string; response?: Record<string, unknown>
  pending_permission_requests?: SDKControlRequest[]; pending_user_dialog_requests?: SDKControlRequest[]
  pending_elicitation_requests?: SDKControlRequest[]
}>(valueOf<ControlResponse>())

// ControlErrorResponse
expectType<
  Shape<{
    required: 'subtype' | 'request_id' | 'error'
    optional:
      | 'pending_permission_requests' | 'pending_user_dialog_requests' | 'pending_elicitation_requests' | 'error_code'
      | 'model'
    pinned: never
  }>
>(shapeOf<ControlErrorResponse>())
expectType<{
  subtype: 'error'; request_id: string; error: string; pending_permission_requests?: SDKControlRequest[]
  pending_user_dialog_requests?: SDKControlRequest[]; pending_elicitation_requests?: SDKControlRequest[]
  error_code?: 'unsupported_request' | 'reload_plugins_busy' | 'restricted_by_org' | (string & {}); model?: string
}>(valueOf<ControlErrorResponse>())

// SDKControlResponse
expectType<Shape<{ required: 'type' | 'response'; optional: never; pinned: never }>>(shapeOf<SDKControlResponse>())
expectType<{ type: 'control_response'; response: ControlResponse | ControlErrorResponse }>(
  valueOf<SDKControlResponse>(),
)

// SDKControlCancelRequest
expectType<
  Shape<{
    required: 'type' | 'request_id'
    optional: never
    pinned: never
  }>
>(shapeOf<SDKControlCancelRequest>())
expectType<{ type: 'control_cancel_request'; request_id: string }>(valueOf<SDKControlCancelRequest>())

// SDKKeepAliveMessage
expectType<Shape<{ required: 'type'; optional: never; pinned: never }>>(shapeOf<SDKKeepAliveMessage>())
expectType<{ type: 'keep_alive' }>(valueOf<SDKKeepAliveMessage>())

// StdoutMessage
expectType<
  | SDKMessage | SDKActiveGoalMessage | SDKModelFallbackMessage | SDKSessionTitleChangedMessage
  | SDKCommandLifecycleMessage | SDKVcsStateChangedMessage | SDKCodeChangePublishedMessage | SDKControlResponse
  | SDKControlRequest | SDKControlCancelRequest | SDKKeepAliveMessage
>(valueOf<StdoutMessage>())

// StdinMessage
expectType<SDKUserMessage | SDKControlRequest | SDKControlResponse | SDKControlCancelRequest | SDKKeepAliveMessage>(
  valueOf<StdinMessage>(),
)

// SDKControlRequests: each row carries the tag that it stands under
type Mistagged = {
  [Key in keyof SDKControlRequests]: SDKControlRequests[Key]['request'] extends { subtype: Key } ? never : Key
}[keyof SDKControlRequests]
expectType<never>(valueOf<Mistagged>())
expectType<
  | 'can_use_tool' | 'hook_callback' | 'elicitation' | 'request_user_dialog' | 'mcp_message' | 'initialize'
  | 'interrupt' | 'set_model' | 'set_permission_mode' | 'set_max_thinking_tokens' | 'rename_session' | 'set_color'
  | 'set_has_subscribers' | 'apply_flag_settings' | 'update_settings' | 'get_settings' | 'get_hooks_listing'
  | 'list_permission_rules' | 'list_models' | 'get_context_usage' | 'get_usage' | 'get_session_cost'
  | 'get_binary_version' | 'mcp_status' | 'mcp_set_servers' | 'mcp_reconnect' | 'mcp_toggle' | 'mcp_call'
  | 'mcp_read_resource' | 'read_file' | 'file_suggestions' | 'rewind_files' | 'seed_read_state'
  | 'register_repo_root' | 'reload_plugins' | 'reload_skills' | 'reload_output_styles' | 'cancel_async_message'
  | 'stop_task' | 'background_tasks' | 'get_task_output'
>(valueOf<keyof SDKControlRequests>())

// SDKControlRequestOf and SDKControlResponseOf
expectType<SDKControlInterruptRequest>(valueOf<SDKControlRequestOf<'interrupt'>>())
expectType<SDKControlInitializeResponse>(valueOf<SDKControlResponseOf<'initialize'>>())
expectType<SDKControlGetContextUsageResponse>(valueOf<SDKControlResponseOf<'get_context_usage'>>())
expectType<PermissionResult>(valueOf<SDKControlResponseOf<'can_use_tool'>>())
expectType<HookJSONOutput>(valueOf<SDKControlResponseOf<'hook_callback'>>())
// an acknowledgement carries nothing, or an empty object
expectAssignable<SDKControlResponseOf<'rename_session'>>(undefined)
expectAssignable<SDKControlResponseOf<'stop_task'>>({})
expectNotAssignable<SDKControlResponseOf<'stop_task'>>({ stopped: true })
// a request that there is none of
expectError(valueOf<SDKControlRequestOf<'compact'>>())

// narrowing from a line to what is asked
declare const line: StdoutMessage
if (line.type === 'control_request' && line.request.subtype === 'can_use_tool') {
  expectType<SDKControlPermissionRequest>(line.request)
}
if (line.type === 'control_response' && line.response.subtype === 'error') expectType<string>(line.response.error)
// a host writes no results
expectNotAssignable<StdinMessage>(valueOf<Extract<StdoutMessage, { type: 'result' }>>())
expectAssignable<StdinMessage>({
  type: 'control_request',
  request_id: '1',
  request: { subtype: 'set_permission_mode', mode: 'plan' },
})
// a request has an id to be answered by
expectNotAssignable<StdinMessage>({ type: 'control_request', request: { subtype: 'interrupt' } })
