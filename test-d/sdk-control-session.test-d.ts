import { expectAssignable, expectNotAssignable, expectType } from 'tsd'
import type {
  AccountInfo,
  AgentDefinition,
  EffortLevel,
  FastModeDisabledReason,
  FastModeState,
  HookEvent,
  McpServerConfigForProcessTransport,
  McpServerToolPolicy,
  ModelInfo,
  PermissionMode,
  SDKAgentInfo,
  SDKCapability,
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
  SDKHookCallbackMatcher,
  SdkPluginConfig,
  SDKSessionStateChangedMessage,
  SlashCommand,
} from 'modhook'
import { type Shape, shapeOf, valueOf } from './shape.js'

// SDKControlInitializeRequest
expectType<
  Shape<{
    required: 'subtype'
    optional:
      | 'hooks' | 'sdkMcpServers' | 'sdkMcpServerConfigs' | 'sdkMcpServerManifests' | 'sdkMcpServerManifestsOrigin'
      | 'jsonSchema' | 'systemPrompt' | 'appendSystemPrompt' | 'systemPromptSnapshot' | 'planModeInstructions'
      | 'toolAliases' | 'excludeDynamicSections' | 'agents' | 'title' | 'skills' | 'promptSuggestions'
      | 'agentProgressSummaries' | 'forwardSubagentText' | 'supportedDialogKinds' | 'perTaskStopAffordance'
      | 'plugins' | 'mcpServers'
    pinned: never
  }>
>(shapeOf<SDKControlInitializeRequest>())
expectType<{
  subtype: 'initialize'; hooks?: Partial<Record<HookEvent, SDKHookCallbackMatcher[]>> | undefined
  sdkMcpServers?: string[] | undefined
  sdkMcpServerConfigs?:
    | Record<string, { timeout?: number | undefined; tools?: McpServerToolPolicy[] | undefined }> | undefined
  sdkMcpServerManifests?:
    | Record<
        string,
        { initializeResult: Record<string, unknown>; toolsListResult?: Record<string, unknown> | undefined }
      >
    | undefined
  sdkMcpServerManifestsOrigin?: 'host_per_send' | undefined; jsonSchema?: Record<string, unknown> | undefined
  systemPrompt?: string[] | undefined; appendSystemPrompt?: string | undefined
  systemPromptSnapshot?: boolean | undefined; planModeInstructions?: string | undefined
  toolAliases?: Record<string, string> | undefined; excludeDynamicSections?: boolean | undefined
  agents?: Record<string, AgentDefinition> | undefined; title?: string | undefined; skills?: string[] | undefined
  promptSuggestions?: boolean | undefined; agentProgressSummaries?: boolean | undefined
  forwardSubagentText?: boolean | undefined; supportedDialogKinds?: string[] | undefined
  perTaskStopAffordance?: boolean | undefined; plugins?: SdkPluginConfig[] | undefined
  mcpServers?: Record<string, McpServerConfigForProcessTransport> | undefined
}>(valueOf<SDKControlInitializeRequest>())

// SDKControlInitializeResponse
expectType<
  Shape<{
    required: 'commands' | 'agents' | 'output_style' | 'available_output_styles' | 'models' | 'account'
    optional:
      | 'hooks_applied' | 'hook_on_failure_supported' | 'plugins_applied' | 'mcp_servers_applied'
      | 'sdk_mcp_manifests_parked' | 'claude_code_version' | 'fast_mode_state' | 'fast_mode_disabled_reason'
      | 'capabilities' | 'auth_conflict' | 'pid' | 'current_permission_mode' | 'session_state'
      | 'user_output_styles_dir' | 'hooks_when_unanswered_kept' | 'other_hook_ask_outranks_host' | 'feedback_mode'
      | 'analytics_disabled' | 'sandbox_enabled' | 'remote_control_available' | 'remote_control_auto_enable'
      | 'remote_control_auto_connect_default' | 'remote_control_auto_on_by_default' | 'ide_rc_auto_enable_gate'
    pinned: never
  }>
>(shapeOf<SDKControlInitializeResponse>())
expectType<{
  commands: SlashCommand[]; agents: SDKAgentInfo[]; output_style: string; available_output_styles: string[]
  models: ModelInfo[]; account: AccountInfo; hooks_applied?: boolean; hook_on_failure_supported?: boolean
  plugins_applied?: boolean; mcp_servers_applied?: boolean
  sdk_mcp_manifests_parked?: Record<string,
    | 'parked' | 'already_connected' | 'protocol_version_mismatch' | 'malformed' | 'not_honoured'>
  claude_code_version?: string; fast_mode_state?: FastModeState; fast_mode_disabled_reason?: FastModeDisabledReason
  capabilities?: SDKCapability[]; auth_conflict?: { token_source: string; api_key_source: string }; pid?: number
  current_permission_mode?: PermissionMode; session_state?: SDKSessionStateChangedMessage['state']
  user_output_styles_dir?: string; hooks_when_unanswered_kept?: number; other_hook_ask_outranks_host?: boolean
  feedback_mode?: { kind: 'disabled' | (string & {}) }; analytics_disabled?: boolean; sandbox_enabled?: boolean
  remote_control_available?: boolean; remote_control_auto_enable?: boolean
  remote_control_auto_connect_default?: boolean; remote_control_auto_on_by_default?: boolean
  ide_rc_auto_enable_gate?: boolean
}>(valueOf<SDKControlInitializeResponse>())

// SDKControlInterruptRequest
expectType<
  Shape<{
    required: 'subtype'
    optional: 'cancel_queued'
    pinned: never
  }>
>(shapeOf<SDKControlInterruptRequest>())
expectType<{ subtype: 'interrupt'; cancel_queued?: boolean | undefined }>(valueOf<SDKControlInterruptRequest>())

// SDKControlInterruptResponse
expectType<
  Shape<{
    required: 'still_queued'
    optional: 'cancelled'
    pinned: never
  }>
>(shapeOf<SDKControlInterruptResponse>())
expectType<{ still_queued: string[]; cancelled?: string[] }>(valueOf<SDKControlInterruptResponse>())

// SDKControlSetModelRequest
expectType<Shape<{ required: 'subtype'; optional: 'model'; pinned: never }>>(shapeOf<SDKControlSetModelRequest>())
expectType<{ subtype: 'set_model'; model?: string | null | undefined }>(valueOf<SDKControlSetModelRequest>())

// SDKControlSetModelResponse
expectType<Shape<{ required: never; optional: 'model'; pinned: never }>>(shapeOf<SDKControlSetModelResponse>())
expectType<{ model?: string }>(valueOf<SDKControlSetModelResponse>())

// SDKControlSetPermissionModeRequest
expectType<
  Shape<{
    required: 'subtype' | 'mode'
    optional: never
    pinned: never
  }>
>(shapeOf<SDKControlSetPermissionModeRequest>())
expectType<{ subtype: 'set_permission_mode'; mode: PermissionMode }>(valueOf<SDKControlSetPermissionModeRequest>())

// SDKControlSetPermissionModeResponse
expectType<Shape<{ required: never; optional: 'mode'; pinned: never }>>(shapeOf<SDKControlSetPermissionModeResponse>())
expectType<{ mode?: PermissionMode }>(valueOf<SDKControlSetPermissionModeResponse>())

// SDKControlSetMaxThinkingTokensRequest
expectType<
  Shape<{
    required: 'subtype'
    optional: 'max_thinking_tokens' | 'thinking_display'
    pinned: never
  }>
>(shapeOf<SDKControlSetMaxThinkingTokensRequest>())
expectType<{
  subtype: 'set_max_thinking_tokens'; max_thinking_tokens?: number | null | undefined
  thinking_display?: 'summarized' | 'omitted' | 'highlights' | null | undefined
}>(valueOf<SDKControlSetMaxThinkingTokensRequest>())

// SDKControlRenameSessionRequest
expectType<
  Shape<{
    required: 'subtype' | 'title'
    optional: 'source' | 'session_id'
    pinned: never
  }>
>(shapeOf<SDKControlRenameSessionRequest>())
expectType<{
  subtype: 'rename_session'; title: string; source?: 'remote' | 'host' | undefined; session_id?: string | undefined
}>(valueOf<SDKControlRenameSessionRequest>())

// SDKControlSetColorRequest
expectType<
  Shape<{
    required: 'subtype' | 'color'
    optional: never
    pinned: never
  }>
>(shapeOf<SDKControlSetColorRequest>())
expectType<{ subtype: 'set_color'; color: string }>(valueOf<SDKControlSetColorRequest>())

// SDKControlSetHasSubscribersRequest
expectType<
  Shape<{
    required: 'subtype' | 'has_subscribers'
    optional: never
    pinned: never
  }>
>(shapeOf<SDKControlSetHasSubscribersRequest>())
expectType<{ subtype: 'set_has_subscribers'; has_subscribers: boolean | null }>(
  valueOf<SDKControlSetHasSubscribersRequest>(),
)

// SDKControlApplyFlagSettingsRequest
expectType<
  Shape<{
    required: 'subtype' | 'settings'
    optional: never
    pinned: never
  }>
>(shapeOf<SDKControlApplyFlagSettingsRequest>())
expectType<{ subtype: 'apply_flag_settings'; settings: Record<string, unknown> }>(
  valueOf<SDKControlApplyFlagSettingsRequest>(),
)

// SDKControlUpdateSettingsRequest
expectType<
  Shape<{
    required: 'subtype' | 'source' | 'settings'
    optional: never
    pinned: never
  }>
>(shapeOf<SDKControlUpdateSettingsRequest>())
expectType<{
  subtype: 'update_settings'; source: 'localSettings' | 'userSettings'; settings: Record<string, unknown>
}>(valueOf<SDKControlUpdateSettingsRequest>())

// SDKControlGetSettingsRequest
expectType<Shape<{ required: 'subtype'; optional: never; pinned: never }>>(shapeOf<SDKControlGetSettingsRequest>())
expectType<{ subtype: 'get_settings' }>(valueOf<SDKControlGetSettingsRequest>())

// SDKControlGetSettingsResponse
expectType<
  Shape<{
    required: never
    optional: 'effective' | 'sources' | 'applied' | 'served_settings_state'
    pinned: never
  }>
>(shapeOf<SDKControlGetSettingsResponse>())
expectType<{
  effective?: Record<string, unknown>
  sources?: {
    source: 'userSettings' | 'projectSettings' | 'localSettings' | 'flagSettings' | 'policySettings' | (string & {})
    settings: Record<string, unknown>
  }[]
  applied?: { model?: string; effort?: EffortLevel | null; [key: string]: unknown }
  served_settings_state?: 'ineligible' | (string & {})
}>(valueOf<SDKControlGetSettingsResponse>())

// SDKControlGetBinaryVersionRequest
expectType<Shape<{ required: 'subtype'; optional: never; pinned: never }>>(shapeOf<SDKControlGetBinaryVersionRequest>())
expectType<{ subtype: 'get_binary_version' }>(valueOf<SDKControlGetBinaryVersionRequest>())

// SDKControlGetBinaryVersionResponse
expectType<
  Shape<{
    required: never
    optional: 'version' | 'buildTime' | 'oldestDesktopSdk'
    pinned: never
  }>
>(shapeOf<SDKControlGetBinaryVersionResponse>())
expectType<{ version?: string; buildTime?: string; oldestDesktopSdk?: string }>(
  valueOf<SDKControlGetBinaryVersionResponse>(),
)

// SDKControlListModelsRequest
expectType<Shape<{ required: 'subtype'; optional: never; pinned: never }>>(shapeOf<SDKControlListModelsRequest>())
expectType<{ subtype: 'list_models' }>(valueOf<SDKControlListModelsRequest>())

// SDKControlListModelsResponse
expectType<Shape<{ required: never; optional: 'models'; pinned: never }>>(shapeOf<SDKControlListModelsResponse>())
expectType<{ models?: ModelInfo[] }>(valueOf<SDKControlListModelsResponse>())

// hooks are registered by event
expectAssignable<SDKControlInitializeRequest>({
  subtype: 'initialize',
  hooks: { PreToolUse: [{ matcher: 'Bash', hookCallbackIds: ['guard'], timeout: 10 }] },
})
// an event that there is none of
expectNotAssignable<SDKControlInitializeRequest>({ subtype: 'initialize', hooks: { BeforeTool: [] } })
// null puts back the session's own, undefined leaves it
expectAssignable<SDKControlSetModelRequest['model']>(null)
expectAssignable<SDKControlSetMaxThinkingTokensRequest['max_thinking_tokens']>(null)
// closed, as upstream's
expectNotAssignable<SDKControlSetMaxThinkingTokensRequest['thinking_display']>('full')
expectNotAssignable<SDKControlUpdateSettingsRequest['source']>('projectSettings')
