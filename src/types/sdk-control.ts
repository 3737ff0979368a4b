/**
 * The control protocol: requests and their answers between a host and Claude Code, on the same lines as the messages.
 *
 * A request is answered by one response with the same `request_id`; one that nobody waits for any more is withdrawn
 * with a `control_cancel_request`. Compared with Claude Agent SDK 0.3.332 and Claude Code 2.1.332.
 *
 * @see https://code.claude.com/docs/en/agent-sdk/typescript
 */
import type { HookJSONOutput } from './hook-outputs.js'
import type { OpenSet } from './open-set.js'
import type { PermissionResult } from './permission.js'
import type { SDKCodeChangePublishedMessage, SDKVcsStateChangedMessage } from './sdk-activity.js'
import type { SDKModelFallbackMessage } from './sdk-assistant.js'
import type {
  SDKControlElicitationRequest,
  SDKControlListPermissionRulesRequest,
  SDKControlListPermissionRulesResponse,
  SDKControlPermissionRequest,
  SDKControlRequestUserDialogRequest,
  UserDialogResult,
} from './sdk-control-ask.js'
import type {
  SDKControlBackgroundTasksRequest,
  SDKControlCancelAsyncMessageRequest,
  SDKControlCancelAsyncMessageResponse,
  SDKControlFileSuggestionsRequest,
  SDKControlFileSuggestionsResponse,
  SDKControlGetTaskOutputRequest,
  SDKControlGetTaskOutputResponse,
  SDKControlReadFileRequest,
  SDKControlReadFileResponse,
  SDKControlRegisterRepoRootRequest,
  SDKControlRegisterRepoRootResponse,
  SDKControlReloadOutputStylesRequest,
  SDKControlReloadOutputStylesResponse,
  SDKControlReloadPluginsRequest,
  SDKControlReloadPluginsResponse,
  SDKControlReloadSkillsRequest,
  SDKControlReloadSkillsResponse,
  SDKControlRewindFilesRequest,
  SDKControlSeedReadStateRequest,
  SDKControlStopTaskRequest,
} from './sdk-control-files.js'
import type {
  SDKControlGetHooksListingRequest,
  SDKControlGetHooksListingResponse,
  SDKHookCallbackRequest,
} from './sdk-control-hooks.js'
import type {
  SDKControlMcpCallRequest,
  SDKControlMcpCallResponse,
  SDKControlMcpMessageRequest,
  SDKControlMcpMessageResponse,
  SDKControlMcpReadResourceRequest,
  SDKControlMcpReadResourceResponse,
  SDKControlMcpReconnectRequest,
  SDKControlMcpSetServersRequest,
  SDKControlMcpStatusRequest,
  SDKControlMcpStatusResponse,
  SDKControlMcpToggleRequest,
} from './sdk-control-mcp.js'
import type {
  SDKControlApplyFlagSettingsRequest,
  SDKControlGetBinaryVersionRequest,
  SDKControlGetBinaryVersionResponse,
  SDKControlGetSettingsRequest,
  SDKControlGetSettingsResponse,
  SDKControlInitializeRequest,
  SDKControlInitializeResponse,
  SDKControlInterruptRequest,
  SDKControlInterruptResponse,
  SDKControlListModelsRequest,
  SDKControlListModelsResponse,
  SDKControlRenameSessionRequest,
  SDKControlSetColorRequest,
  SDKControlSetHasSubscribersRequest,
  SDKControlSetMaxThinkingTokensRequest,
  SDKControlSetModelRequest,
  SDKControlSetModelResponse,
  SDKControlSetPermissionModeRequest,
  SDKControlSetPermissionModeResponse,
  SDKControlUpdateSettingsRequest,
} from './sdk-control-session.js'
import type {
  SDKControlGetContextUsageRequest,
  SDKControlGetContextUsageResponse,
  SDKControlGetSessionCostRequest,
  SDKControlGetSessionCostResponse,
  SDKControlGetUsageRequest,
  SDKControlGetUsageResponse,
} from './sdk-control-usage.js'
import type { RewindFilesResult } from './sdk-host.js'
import type { ElicitationResult, McpSetServersResult } from './sdk-mcp.js'
import type { SDKMessage } from './sdk-messages.js'
import type { SDKActiveGoalMessage, SDKSessionTitleChangedMessage } from './sdk-system.js'
import type { SDKCommandLifecycleMessage, SDKUserMessage } from './sdk-user.js'

/** The answer to a request that has nothing to tell: none, or an empty object. */
type Acknowledged = Record<string, never> | undefined

/** A request and its answer. */
type Exchange<Request, Response> = {
  /** What is asked. */
  request: Request
  /** What a successful answer carries. */
  response: Response
}

/**
 * The requests of the protocol, by `subtype`, each with what a successful answer carries. Of answers that no official
 * declaration describes, what was recorded is here, its keys optional.
 */
export interface SDKControlRequests {
  /** Claude Code asks whether a tool may run. */
  can_use_tool: Exchange<SDKControlPermissionRequest, PermissionResult>
  /** Claude Code calls a hook of the host's. */
  hook_callback: Exchange<SDKHookCallbackRequest, HookJSONOutput>
  /** Claude Code passes on what an MCP server wants of the user. */
  elicitation: Exchange<SDKControlElicitationRequest, ElicitationResult>
  /** Claude Code wants a dialog shown. */
  request_user_dialog: Exchange<SDKControlRequestUserDialogRequest, UserDialogResult>
  /** Either side delivers a message of a server in the host's process. */
  mcp_message: Exchange<SDKControlMcpMessageRequest, SDKControlMcpMessageResponse | Acknowledged>
  /** The host begins the session. */
  initialize: Exchange<SDKControlInitializeRequest, SDKControlInitializeResponse>
  /** The host ends a turn. */
  interrupt: Exchange<SDKControlInterruptRequest, SDKControlInterruptResponse>
  /** The host sets the model. */
  set_model: Exchange<SDKControlSetModelRequest, SDKControlSetModelResponse | undefined>
  /** The host sets the permission mode. */
  set_permission_mode: Exchange<SDKControlSetPermissionModeRequest, SDKControlSetPermissionModeResponse | undefined>
  /** The host sets how much the model thinks. */
  set_max_thinking_tokens: Exchange<SDKControlSetMaxThinkingTokensRequest, Acknowledged>
  /** The host names the session. */
  rename_session: Exchange<SDKControlRenameSessionRequest, Acknowledged>
  /** The host colours the session. `claude -p` doesn't take it. */
  set_color: Exchange<SDKControlSetColorRequest, Acknowledged>
  /** The host says whether anybody watches. */
  set_has_subscribers: Exchange<SDKControlSetHasSubscribersRequest, Acknowledged>
  /** The host lays settings over the session's. */
  apply_flag_settings: Exchange<SDKControlApplyFlagSettingsRequest, Acknowledged>
  /** The host writes settings. */
  update_settings: Exchange<SDKControlUpdateSettingsRequest, Acknowledged>
  /** The host asks for settings. */
  get_settings: Exchange<SDKControlGetSettingsRequest, SDKControlGetSettingsResponse>
  /** The host asks for hooks. */
  get_hooks_listing: Exchange<SDKControlGetHooksListingRequest, SDKControlGetHooksListingResponse>
  /** The host asks for permission rules. */
  list_permission_rules: Exchange<SDKControlListPermissionRulesRequest, SDKControlListPermissionRulesResponse>
  /** The host asks for models. */
  list_models: Exchange<SDKControlListModelsRequest, SDKControlListModelsResponse>
  /** The host asks what fills the context window. */
  get_context_usage: Exchange<SDKControlGetContextUsageRequest, SDKControlGetContextUsageResponse>
  /** The host asks for cost and limits. */
  get_usage: Exchange<SDKControlGetUsageRequest, SDKControlGetUsageResponse>
  /** The host asks for the cost in words. */
  get_session_cost: Exchange<SDKControlGetSessionCostRequest, SDKControlGetSessionCostResponse>
  /** The host asks for the program's version. */
  get_binary_version: Exchange<SDKControlGetBinaryVersionRequest, SDKControlGetBinaryVersionResponse>
  /** The host asks how MCP servers stand. */
  mcp_status: Exchange<SDKControlMcpStatusRequest, SDKControlMcpStatusResponse>
  /** The host sets MCP servers. */
  mcp_set_servers: Exchange<SDKControlMcpSetServersRequest, McpSetServersResult>
  /** The host has a server connected again. */
  mcp_reconnect: Exchange<SDKControlMcpReconnectRequest, Acknowledged>
  /** The host turns a server on or off. */
  mcp_toggle: Exchange<SDKControlMcpToggleRequest, Acknowledged>
  /** The host calls a tool of a server. */
  mcp_call: Exchange<SDKControlMcpCallRequest, SDKControlMcpCallResponse>
  /** The host reads a resource of a server. */
  mcp_read_resource: Exchange<SDKControlMcpReadResourceRequest, SDKControlMcpReadResourceResponse>
  /** The host reads a file. */
  read_file: Exchange<SDKControlReadFileRequest, SDKControlReadFileResponse>
  /** The host asks for files to mention. */
  file_suggestions: Exchange<SDKControlFileSuggestionsRequest, SDKControlFileSuggestionsResponse>
  /** The host puts files back. */
  rewind_files: Exchange<SDKControlRewindFilesRequest, RewindFilesResult>
  /** The host lets a file count as read. */
  seed_read_state: Exchange<SDKControlSeedReadStateRequest, Acknowledged>
  /** The host adds a working directory. */
  register_repo_root: Exchange<SDKControlRegisterRepoRootRequest, SDKControlRegisterRepoRootResponse>
  /** The host has plugins loaded again. */
  reload_plugins: Exchange<SDKControlReloadPluginsRequest, SDKControlReloadPluginsResponse>
  /** The host has skills loaded again. */
  reload_skills: Exchange<SDKControlReloadSkillsRequest, SDKControlReloadSkillsResponse>
  /** The host has output styles loaded again. */
  reload_output_styles: Exchange<SDKControlReloadOutputStylesRequest, SDKControlReloadOutputStylesResponse>
  /** The host drops a message that waits. */
  cancel_async_message: Exchange<SDKControlCancelAsyncMessageRequest, SDKControlCancelAsyncMessageResponse>
  /** The host stops a task. */
  stop_task: Exchange<SDKControlStopTaskRequest, Acknowledged>
  /** The host moves tool calls into the background. */
  background_tasks: Exchange<SDKControlBackgroundTasksRequest, Acknowledged>
  /** The host reads what a task has printed. */
  get_task_output: Exchange<SDKControlGetTaskOutputRequest, SDKControlGetTaskOutputResponse>
}

/** What is asked: the inside of a request. Closed set, told apart by `subtype`. */
export type SDKControlRequestInner = SDKControlRequests[keyof SDKControlRequests]['request']

/**
 * The request of a subtype.
 *
 * @example
 * const question: SDKControlRequestOf<'can_use_tool'>['tool_name'] = 'Bash'
 */
export type SDKControlRequestOf<Subtype extends keyof SDKControlRequests> = SDKControlRequests[Subtype]['request']

/**
 * What a successful answer to a request of a subtype carries.
 *
 * @example
 * const allowed: SDKControlResponseOf<'can_use_tool'> = { behavior: 'allow' }
 */
export type SDKControlResponseOf<Subtype extends keyof SDKControlRequests> = SDKControlRequests[Subtype]['response']

/** A request, of either side. */
export type SDKControlRequest = {
  /** The tag of the line. */
  type: 'control_request'
  /** What the answer will repeat; the sender makes it up. */
  request_id: string
  /** What is asked. */
  request: SDKControlRequestInner
}

/** The inside of a response to a request that succeeded. */
export type ControlResponse = {
  /** The tag among responses. */
  subtype: 'success'
  /** The request. */
  request_id: string
  /** What the request's kind says, see `SDKControlResponseOf`. Absent where there is nothing to tell. */
  response?: Record<string, unknown>
  /** Questions about tools that still wait for an answer, with `initialize`. Absent from older clients. */
  pending_permission_requests?: SDKControlRequest[]
  /** Dialogs that still wait, with `initialize`. Absent from older clients. */
  pending_user_dialog_requests?: SDKControlRequest[]
  /** Requests of MCP servers that still wait, with `initialize`. Absent from clients that don't list them. */
  pending_elicitation_requests?: SDKControlRequest[]
}

/** The inside of a response to a request that failed. */
export type ControlErrorResponse = {
  /** The tag among responses. */
  subtype: 'error'
  /** The request. */
  request_id: string
  /** What went wrong, for a person. */
  error: string
  /** Questions about tools that still wait for an answer, with `initialize`. Absent from older clients. */
  pending_permission_requests?: SDKControlRequest[]
  /** Dialogs that still wait, with `initialize`. Absent from older clients. */
  pending_user_dialog_requests?: SDKControlRequest[]
  /** Requests of MCP servers that still wait, with `initialize`. Absent from clients that don't list them. */
  pending_elicitation_requests?: SDKControlRequest[]
  /**
   * What went wrong, for a program. Open set.
   * @undocumented
   */
  error_code?: OpenSet<'unsupported_request' | 'reload_plugins_busy' | 'restricted_by_org'>
  /**
   * The model that stays in use, where `set_model` was refused as `restricted_by_org`. Absent for all other errors.
   * @undocumented
   */
  model?: string
}

/** The one answer to a request. */
export type SDKControlResponse = {
  /** The tag of the line. */
  type: 'control_response'
  /** The answer. Closed set, told apart by `subtype`. */
  response: ControlResponse | ControlErrorResponse
}

/** Withdraws a request of the sender's own. It has no answer. */
export type SDKControlCancelRequest = {
  /** The tag of the line. */
  type: 'control_cancel_request'
  /** The request. */
  request_id: string
}

/** A sign of life, of either side: pass over it. */
export type SDKKeepAliveMessage = {
  /** The tag of the line. */
  type: 'keep_alive'
}

/** A line that Claude Code writes: a message, or a part of the control protocol. */
export type StdoutMessage =
  | SDKMessage
  | SDKActiveGoalMessage
  | SDKModelFallbackMessage
  | SDKSessionTitleChangedMessage
  | SDKCommandLifecycleMessage
  | SDKVcsStateChangedMessage
  | SDKCodeChangePublishedMessage
  | SDKControlResponse
  | SDKControlRequest
  | SDKControlCancelRequest
  | SDKKeepAliveMessage

/** A line that a host writes with `--input-format stream-json`: a prompt, or a part of the control protocol. */
export type StdinMessage =
  | SDKUserMessage
  | SDKControlRequest
  | SDKControlResponse
  | SDKControlCancelRequest
  | SDKKeepAliveMessage
