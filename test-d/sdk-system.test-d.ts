import { expectAssignable, expectNotAssignable, expectType } from 'tsd'
import type {
  ApiKeySource,
  EffortLevel,
  FastModeDisabledReason,
  FastModeState,
  McpServerProvenance,
  McpServerStatus,
  PermissionMode,
  SDKActiveGoalMessage,
  SDKAuthStatusMessage,
  SDKCapability,
  SDKCommandsChangedMessage,
  SDKCompactBoundaryMessage,
  SDKConversationResetMessage,
  SDKFilesPersistedEvent,
  SDKMirrorErrorMessage,
  SDKSessionStateChangedMessage,
  SDKSessionTitleChangedMessage,
  SDKSessionWritesLostMessage,
  SDKStatus,
  SDKStatusMessage,
  SDKSystemMessage,
  SDKWorkerShuttingDownMessage,
  SlashCommand,
  UUID,
} from 'modhook'
import { type Shape, shapeOf, valueOf } from './shape.js'

// ApiKeySource
expectType<
  | 'ANTHROPIC_API_KEY' | 'apiKeyHelper' | '/login managed key' | 'none' | 'user' | 'project' | 'org' | 'temporary'
  | 'oauth'
>(valueOf<ApiKeySource>())

// FastModeState
expectType<'off' | 'cooldown' | 'on'>(valueOf<FastModeState>())

// FastModeDisabledReason
expectType<
  | 'free' | 'preference' | 'extra_usage_disabled' | 'network_error' | 'unknown' | 'not_first_party'
  | 'disabled_by_env' | 'model_not_allowed' | 'sdk_opt_in_required' | 'pending'
>(valueOf<FastModeDisabledReason>())

// EffortLevel
expectType<'low' | 'medium' | 'high' | 'xhigh' | 'max'>(valueOf<EffortLevel>())

// SDKCapability
expectType<
  | 'interrupt_receipt_v1' | 'interrupt_cancel_queued_v1' | 'interrupt_send_now_v1' | 'interrupt_requeue_taken_v1'
  | 'msg_lifecycle_v1' | 'request_marker_lists_v1' | 'ask_user_question_unanswered_v1' | 'lifecycle_wakeup_source_v1'
  | 'sdk_mcp_tools_list_changed' | 'sdk_mcp_manifests' | 'mcp_read_resource_v1' | 'mcp_tool_ui_meta_v1'
  | 'mcp_status_no_config_v1' | 'ui_surface_v1' | 'mcp_call_result_not_for_model_v1' | 'mcp_call_soft_error_result_v1'
  | 'mcp_call_check_permissions_v1' | 'voice_call_talk_line_v1' | 'withdrawn_files_note_v2' | 'withdrawn_tools_v1'
  | 'ui_pane_widget_v1' | 'reload_plugins_refuse_if_busy_v1' | 'get_usage_detached_v1' | 'silent_resend_files_v1'
  | 'queued_notifications' | (string & {})
>(valueOf<SDKCapability>())

// SDKSystemMessage
expectType<
  Shape<{
    required:
      | 'type' | 'subtype' | 'apiKeySource' | 'claude_code_version' | 'cwd' | 'tools' | 'mcp_servers' | 'model'
      | 'permissionMode' | 'slash_commands' | 'output_style' | 'skills' | 'plugins' | 'uuid' | 'session_id'
    optional:
      | 'agents' | 'betas' | 'terminal_slash_commands' | 'plugin_errors' | 'plugin_warnings' | 'fast_mode_state'
      | 'fast_mode_disabled_reason' | 'effort' | 'view_mode' | 'capabilities' | 'user_message_uuids' | 'original_cwd'
      | 'additional_directories' | 'memory_paths' | 'messaging_socket_path' | 'sandbox_enabled' | 'analytics_disabled'
      | 'product_feedback_disabled' | 'served_by_anthropic' | 'per_turn_effort_active' | 'ultrathink_available'
      | 'ultrathink_typed_raises' | 'mcp_server_errors'
    pinned: never
  }>
>(shapeOf<SDKSystemMessage>())
expectType<{
  type: 'system'; subtype: 'init'; agents?: string[]; apiKeySource: ApiKeySource; betas?: string[]
  claude_code_version: string; cwd: string; tools: string[]
  mcp_servers: {
    name: string; status: McpServerStatus['status'] | (string & {}); source?: McpServerProvenance['source']
  }[]
  model: string; permissionMode: PermissionMode; slash_commands: string[]; terminal_slash_commands?: string[]
  output_style: string; skills: string[]; plugins: { name: string; path: string; version?: string; source?: string }[]
  plugin_errors?: {
    plugin: string
    type:
      | 'path-not-found' | 'generic-error' | 'manifest-validation-error' | 'dependency-unsatisfied'
      | 'hook-load-failed' | (string & {})
    message: string; path?: string; managed_lock?: { plugin_enabled: boolean; name: string; marketplace?: string }
  }[]
  plugin_warnings?: { plugin: string; type: 'folder-shadowed-by-manifest' | (string & {}); message: string }[]
  mcp_server_errors?: {
    name: string; type: 'unknown_type' | 'url_missing_type' | 'invalid_config' | 'reserved_name' | (string & {})
    message: string
  }[]
  fast_mode_state?: FastModeState; fast_mode_disabled_reason?: FastModeDisabledReason
  effort?: EffortLevel | null; view_mode?: 'focus' | 'default'; capabilities?: SDKCapability[]; uuid: UUID
  session_id: string; user_message_uuids?: string[]; original_cwd?: string; additional_directories?: string[]
  memory_paths?: { auto?: string }; messaging_socket_path?: string; sandbox_enabled?: boolean
  analytics_disabled?: boolean; product_feedback_disabled?: boolean; served_by_anthropic?: boolean
  per_turn_effort_active?: boolean; ultrathink_available?: boolean; ultrathink_typed_raises?: boolean
}>(valueOf<SDKSystemMessage>())

// SDKStatus
expectType<'compacting' | 'requesting' | null>(valueOf<SDKStatus>())

// SDKStatusMessage
expectType<
  Shape<{
    required: 'type' | 'subtype' | 'status' | 'uuid' | 'session_id'
    optional: 'permissionMode' | 'compact_result' | 'compact_error' | 'compact_output_chars' | 'user_message_uuids'
    pinned: never
  }>
>(shapeOf<SDKStatusMessage>())
expectType<{
  type: 'system'; subtype: 'status'; status: SDKStatus; permissionMode?: PermissionMode
  compact_result?: 'success' | 'failed'; compact_error?: string; compact_output_chars?: number
  user_message_uuids?: string[]; uuid: UUID; session_id: string
}>(valueOf<SDKStatusMessage>())

// SDKSessionStateChangedMessage
expectType<
  Shape<{
    required: 'type' | 'subtype' | 'state' | 'uuid' | 'session_id'
    optional: never
    pinned: never
  }>
>(shapeOf<SDKSessionStateChangedMessage>())
expectType<{
  type: 'system'; subtype: 'session_state_changed'; state: 'idle' | 'running' | 'requires_action'; uuid: UUID
  session_id: string
}>(valueOf<SDKSessionStateChangedMessage>())

// SDKCompactBoundaryMessage
expectType<
  Shape<{
    required: 'type' | 'subtype' | 'compact_metadata' | 'uuid' | 'session_id'
    optional: 'logical_parent_uuid'
    pinned: never
  }>
>(shapeOf<SDKCompactBoundaryMessage>())
expectType<{
  type: 'system'; subtype: 'compact_boundary'
  compact_metadata: {
    trigger: 'manual' | 'auto'; pre_tokens: number; post_tokens?: number; duration_ms?: number
    preserved_segment?: { head_uuid: UUID; anchor_uuid: UUID; tail_uuid: UUID }
    preserved_messages?: { anchor_uuid: UUID; uuids: UUID[]; all_uuids?: UUID[] }; cumulative_dropped_tokens?: number
  }
  uuid: UUID; session_id: string; logical_parent_uuid?: UUID
}>(valueOf<SDKCompactBoundaryMessage>())

// SDKConversationResetMessage
expectType<
  Shape<{
    required: 'type' | 'new_conversation_id' | 'uuid' | 'session_id'
    optional: 'trigger' | 'user_message_uuid' | 'timestamp' | 'user_message_from_human'
    pinned: never
  }>
>(shapeOf<SDKConversationResetMessage>())
expectType<{
  type: 'conversation_reset'; new_conversation_id: UUID; uuid: UUID; session_id: string
  trigger?: 'clear' | 'plan_mode_exit' | 'fresh_session' | 'onboarding'; user_message_uuid?: string
  timestamp?: string; user_message_from_human?: true
}>(valueOf<SDKConversationResetMessage>())

// SDKCommandsChangedMessage
expectType<
  Shape<{
    required: 'type' | 'subtype' | 'commands' | 'uuid' | 'session_id'
    optional: never
    pinned: never
  }>
>(shapeOf<SDKCommandsChangedMessage>())
expectType<{
  type: 'system'; subtype: 'commands_changed'; commands: SlashCommand[]; uuid: UUID; session_id: string
}>(valueOf<SDKCommandsChangedMessage>())

// SDKFilesPersistedEvent
expectType<
  Shape<{
    required: 'type' | 'subtype' | 'files' | 'failed' | 'processed_at' | 'uuid' | 'session_id'
    optional: never
    pinned: never
  }>
>(shapeOf<SDKFilesPersistedEvent>())
expectType<{
  type: 'system'; subtype: 'files_persisted'; files: { filename: string; file_id: string }[]
  failed: { filename: string; error: string }[]; processed_at: string; uuid: UUID; session_id: string
}>(valueOf<SDKFilesPersistedEvent>())

// SDKMirrorErrorMessage
expectType<
  Shape<{
    required: 'type' | 'subtype' | 'error' | 'key' | 'uuid' | 'session_id'
    optional: never
    pinned: never
  }>
>(shapeOf<SDKMirrorErrorMessage>())
expectType<{
  type: 'system'; subtype: 'mirror_error'; error: string
  key: { projectKey: string; sessionId: string; subpath?: string }; uuid: UUID; session_id: string
}>(valueOf<SDKMirrorErrorMessage>())

// SDKSessionWritesLostMessage
expectType<
  Shape<{
    required: 'type' | 'subtype' | 'error_code' | 'lost' | 'uuid' | 'session_id'
    optional: 'transcript_session_ids'
    pinned: never
  }>
>(shapeOf<SDKSessionWritesLostMessage>())
expectType<{
  type: 'system'; subtype: 'session_writes_lost'; error_code: 'ENOSPC' | 'EDQUOT'
  lost: ('transcript' | 'global_config')[]; transcript_session_ids?: string[]; uuid: UUID; session_id: string
}>(valueOf<SDKSessionWritesLostMessage>())

// SDKWorkerShuttingDownMessage
expectType<
  Shape<{
    required: 'type' | 'subtype' | 'reason' | 'uuid' | 'session_id'
    optional: never
    pinned: never
  }>
>(shapeOf<SDKWorkerShuttingDownMessage>())
expectType<{
  type: 'system'; subtype: 'worker_shutting_down'; reason: 'host_exit' | 'remote_control_disabled' | (string & {})
  uuid: UUID; session_id: string
}>(valueOf<SDKWorkerShuttingDownMessage>())

// SDKAuthStatusMessage
expectType<
  Shape<{
    required: 'type' | 'isAuthenticating' | 'output' | 'uuid' | 'session_id'
    optional: 'error'
    pinned: never
  }>
>(shapeOf<SDKAuthStatusMessage>())
expectType<{
  type: 'auth_status'; isAuthenticating: boolean; output: string[]; error?: string; uuid: UUID; session_id: string
}>(valueOf<SDKAuthStatusMessage>())

// SDKActiveGoalMessage
expectType<
  Shape<{
    required: 'type' | 'value' | 'uuid' | 'session_id'
    optional: never
    pinned: never
  }>
>(shapeOf<SDKActiveGoalMessage>())
expectType<{
  type: 'active_goal'
  value:
    | { condition: string; iterations: number; set_at: number; tokens_at_start: number; last_reason?: string } | null
  uuid: UUID; session_id: string
}>(valueOf<SDKActiveGoalMessage>())

// SDKSessionTitleChangedMessage
expectType<
  Shape<{
    required: 'type' | 'subtype' | 'title' | 'uuid' | 'session_id'
    optional: never
    pinned: never
  }>
>(shapeOf<SDKSessionTitleChangedMessage>())
expectType<{
  type: 'system'; subtype: 'session_title_changed'; title: string; uuid: UUID; session_id: string
}>(valueOf<SDKSessionTitleChangedMessage>())

// closed, as upstream's
expectNotAssignable<ApiKeySource>('a-source-of-a-later-build')
expectNotAssignable<FastModeDisabledReason>('a_reason_of_a_later_build')
expectNotAssignable<EffortLevel>('ultra')
expectNotAssignable<SDKSessionStateChangedMessage['state']>('paused')
// open: features come with builds
expectAssignable<SDKCapability>('a_feature_of_a_later_build')
expectAssignable<SDKSystemMessage['mcp_servers'][number]>({ name: 'docs', status: 'a-status-of-a-later-build' })
// effort is null where none is sent, and absent where the host isn't told
expectAssignable<SDKSystemMessage['effort']>(null)
// a status may be that there is none
expectAssignable<SDKStatusMessage['status']>(null)
