/**
 * The session itself in the stream: how it is set up, and what becomes of it.
 *
 * Messages: of `system` `init`, `status`, `session_state_changed`, `compact_boundary`, `commands_changed`,
 * `files_persisted`, `mirror_error`, `session_writes_lost`, `worker_shutting_down`, `session_title_changed`; beside
 * them `conversation_reset`, `auth_status`, `active_goal`. Compared with Claude Agent SDK 0.3.332 and Claude Code
 * 2.1.332.
 *
 * @see https://code.claude.com/docs/en/agent-sdk/typescript
 */
import type { OpenSet } from './open-set.js'
import type { McpServerProvenance, PermissionMode } from './permission.js'
import type { SlashCommand } from './sdk-host.js'
import type { McpServerStatus } from './sdk-mcp.js'
import type { UUID } from './uuid.js'

/**
 * Where the key comes from that requests are made with; `none` for a claude.ai login, a token or a cloud provider.
 * Closed set. `user`, `project`, `org`, `temporary` and `oauth` are no longer sent.
 */
export type ApiKeySource =
  | 'ANTHROPIC_API_KEY'
  | 'apiKeyHelper'
  | '/login managed key'
  | 'none'
  | 'user'
  | 'project'
  | 'org'
  | 'temporary'
  | 'oauth'

/** Whether fast mode is off, pausing after a rate limit, or on. Closed set. */
export type FastModeState = 'off' | 'cooldown' | 'on'

/** What keeps fast mode off. Closed set. */
export type FastModeDisabledReason =
  | 'free'
  | 'preference'
  | 'extra_usage_disabled'
  | 'network_error'
  | 'unknown'
  | 'not_first_party'
  | 'disabled_by_env'
  | 'model_not_allowed'
  | 'sdk_opt_in_required'
  | 'pending'

/** How hard the model thinks. Closed set. */
export type EffortLevel = 'low' | 'medium' | 'high' | 'xhigh' | 'max'

/**
 * A feature of the protocol that the client has: ask for the one whose behaviour you rely on, rather than compare
 * versions. Open set.
 */
export type SDKCapability = OpenSet<
  | 'interrupt_receipt_v1'
  | 'interrupt_cancel_queued_v1'
  | 'interrupt_send_now_v1'
  | 'interrupt_requeue_taken_v1'
  | 'msg_lifecycle_v1'
  | 'request_marker_lists_v1'
  | 'ask_user_question_unanswered_v1'
  | 'lifecycle_wakeup_source_v1'
  | 'sdk_mcp_tools_list_changed'
  | 'sdk_mcp_manifests'
  | 'mcp_read_resource_v1'
  | 'mcp_tool_ui_meta_v1'
  | 'mcp_status_no_config_v1'
  | 'ui_surface_v1'
  | 'mcp_call_result_not_for_model_v1'
  | 'mcp_call_soft_error_result_v1'
  | 'mcp_call_check_permissions_v1'
  | 'voice_call_talk_line_v1'
  | 'withdrawn_files_note_v2'
  | 'withdrawn_tools_v1'
  | 'ui_pane_widget_v1'
  | 'reload_plugins_refuse_if_busy_v1'
  | 'get_usage_detached_v1'
  | 'silent_resend_files_v1'
  | 'queued_notifications'
>

/**
 * How the session is set up. Sent at the start of each turn, mostly ahead of the turn's other messages; the latest one
 * holds.
 */
export type SDKSystemMessage = {
  /** The tag of the message. */
  type: 'system'
  /** The tag among system messages. */
  subtype: 'init'
  /** The subagents that can be started, by their names. */
  agents?: string[]
  /** Where the key comes from that requests are made with. */
  apiKeySource: ApiKeySource
  /** The beta features of the API that are on. Absent where none is. */
  betas?: string[]
  /** The version of Claude Code. */
  claude_code_version: string
  /** The working directory. */
  cwd: string
  /** The tools of the session, by their names. */
  tools: string[]
  /** The MCP servers. */
  mcp_servers: {
    /** The server's name. */
    name: string
    /** How its connection stands. Open set. */
    status: OpenSet<McpServerStatus['status']>
    /** Where it is defined. Absent from older clients. Open set. */
    source?: McpServerProvenance['source']
  }[]
  /** The main loop's model. */
  model: string
  /** What may be done without asking. */
  permissionMode: PermissionMode
  /** The slash commands, without the slash. */
  slash_commands: string[]
  /**
   * Those of them that need the terminal, such as `exit`: for a remote menu to leave out. Absent where there are none.
   * @since Agent SDK 0.3.229
   */
  terminal_slash_commands?: string[]
  /** The output style. */
  output_style: string
  /** The skills, by their names. */
  skills: string[]
  /** The plugins that are loaded. */
  plugins: {
    /** The plugin's name. */
    name: string
    /** Its directory; `builtin` for one of Claude Code's own. */
    path: string
    /** Its version, in its author's words. Absent where its manifest has none. */
    version?: string
    /**
     * Its id: name and marketplace, such as `formatter@team-tools`.
     * @undocumented
     */
    source?: string
  }[]
  /** What went wrong while plugins were loaded. Absent where nothing did, and from a remote worker. */
  plugin_errors?: {
    /** The plugin as `name@marketplace`, or the place of its entry, such as `inline[0]`, where it has no name. */
    plugin: string
    /** What kind of failure it is. Open set: take one that you don't know for a general failure. */
    type: OpenSet<
      | 'path-not-found'
      | 'generic-error'
      | 'manifest-validation-error'
      | 'dependency-unsatisfied'
      | 'hook-load-failed'
    >
    /** The failure in words. */
    message: string
    /** The path of an entry that didn't load at all. Absent for all others. */
    path?: string
    /** The managed setting that kept this copy from loading. Absent for all other failures. */
    managed_lock?: {
      /** Whether the setting turns that plugin on, and so doesn't take this copy for it, or turns it off. */
      plugin_enabled: boolean
      /** The plugin's name in the setting; not cleaned for display. */
      name: string
      /** The marketplace in the setting; not cleaned for display. Absent where it names none to install from. */
      marketplace?: string
    }
  }[]
  /**
   * What was odd about plugins that loaded all the same. Absent where nothing was, and from a remote worker.
   * @undocumented
   */
  plugin_warnings?: {
    /** The plugin as `name@marketplace`; where none of `plugins` has that name, what it is about wasn't loaded. */
    plugin: string
    /** What is odd. Open set. */
    type: OpenSet<'folder-shadowed-by-manifest'>
    /** The warning in words. */
    message: string
  }[]
  /**
   * The entries of the MCP configuration that were passed over; `mcp_servers` lacks them. Absent where there are none,
   * and from a remote worker.
   * @undocumented
   */
  mcp_server_errors?: {
    /** The server's name. */
    name: string
    /** What is wrong with its entry. Open set. */
    type: OpenSet<'unknown_type' | 'url_missing_type' | 'invalid_config' | 'reserved_name'>
    /** The mistake in words. */
    message: string
  }[]
  /** Whether fast mode is on. */
  fast_mode_state?: FastModeState
  /**
   * What keeps fast mode off. Absent where nothing does.
   * @since Claude Code 2.1.219
   */
  fast_mode_disabled_reason?: FastModeDisabledReason
  /**
   * The effort of the next request. Null where none is sent; absent but for Remote Control clients.
   * @since Agent SDK 0.3.234
   */
  effort?: EffortLevel | null
  /** Whether only the last words of a turn are for the user to see. Absent from hosts that don't say. Closed set. */
  view_mode?: 'focus' | 'default'
  /**
   * The features of the protocol that this client has. Absent from older ones.
   * @since Claude Code 2.1.205
   */
  capabilities?: SDKCapability[]
  /** The message's own id. */
  uuid: UUID
  /** The session that the message belongs to. */
  session_id: string
  /**
   * The user messages that the turn answers. Absent where no sender gave an id.
   * @undocumented
   */
  user_message_uuids?: string[]
  /**
   * The directory that the session began in.
   * @undocumented
   */
  original_cwd?: string
  /**
   * Further working directories.
   * @undocumented
   */
  additional_directories?: string[]
  /**
   * The directories that memory is kept in.
   * @undocumented
   */
  memory_paths?: {
    /** The project's own memory, which Claude Code keeps by itself. */
    auto?: string
  }
  /**
   * The socket on which other sessions of the user's reach this one.
   * @undocumented
   */
  messaging_socket_path?: string
  /**
   * Whether commands run in the sandbox.
   * @undocumented
   */
  sandbox_enabled?: boolean
  /**
   * Whether Claude Code reports no use of itself.
   * @undocumented
   */
  analytics_disabled?: boolean
  /**
   * Whether Claude Code asks for no feedback.
   * @undocumented
   */
  product_feedback_disabled?: boolean
  /**
   * Whether Anthropic's own API serves the session.
   * @undocumented
   */
  served_by_anthropic?: boolean
  /**
   * Whether effort can be set for one turn.
   * @undocumented
   */
  per_turn_effort_active?: boolean
  /**
   * Whether `ultrathink` in a prompt can have an effect.
   * @undocumented
   */
  ultrathink_available?: boolean
  /**
   * Whether it has one where a person types it.
   * @undocumented
   */
  ultrathink_typed_raises?: boolean
}

/** What the session is doing; null where it does neither. Closed set. */
export type SDKStatus = 'compacting' | 'requesting' | null

/** What the session is doing changed, or its permission mode. */
export type SDKStatusMessage = {
  /** The tag of the message. */
  type: 'system'
  /** The tag among system messages. */
  subtype: 'status'
  /** What it is doing. */
  status: SDKStatus
  /** The mode that it has changed to. Absent where that isn't the news. */
  permissionMode?: PermissionMode
  /** How compaction ended. Absent where that isn't the news. Closed set. */
  compact_result?: 'success' | 'failed'
  /** Why it failed. */
  compact_error?: string
  /**
   * How many characters of the summary have been written, while it is being made.
   * @undocumented
   */
  compact_output_chars?: number
  /**
   * The user messages that the request answers.
   * @undocumented
   */
  user_message_uuids?: string[]
  /** The message's own id. */
  uuid: UUID
  /** The session that the message belongs to. */
  session_id: string
}

/**
 * The session began to run, to wait for an answer, or to rest: `idle` is the sign that a turn and all of it is over.
 */
export type SDKSessionStateChangedMessage = {
  /** The tag of the message. */
  type: 'system'
  /** The tag among system messages. */
  subtype: 'session_state_changed'
  /** The new state. Closed set. */
  state: 'idle' | 'running' | 'requires_action'
  /** The message's own id. */
  uuid: UUID
  /** The session that the message belongs to. */
  session_id: string
}

/** The conversation so far was put into a summary here. */
export type SDKCompactBoundaryMessage = {
  /** The tag of the message. */
  type: 'system'
  /** The tag among system messages. */
  subtype: 'compact_boundary'
  /** How it went. */
  compact_metadata: {
    /** Whether the user asked for it (`manual`) or the window was full (`auto`). Closed set. */
    trigger: 'manual' | 'auto'
    /** Tokens of the context before. */
    pre_tokens: number
    /** Tokens of the context after. */
    post_tokens?: number
    /** How long it took, in milliseconds. */
    duration_ms?: number
    /** The stretch of messages that was kept as it was. Absent where all went into the summary. */
    preserved_segment?: {
      /** The first one kept. */
      head_uuid: UUID
      /** The message that they follow now. */
      anchor_uuid: UUID
      /** The last one kept. */
      tail_uuid: UUID
    }
    /**
     * The messages that were kept as they were, one by one: goes before `preserved_segment`. Absent in the same case.
     */
    preserved_messages?: {
      /** The message that they follow now. */
      anchor_uuid: UUID
      /** The messages, in order. */
      uuids: UUID[]
      /**
       * The same with those in between that aren't sent, such as attachments.
       * @undocumented
       */
      all_uuids?: UUID[]
    }
    /**
     * Tokens that all compactions of the session have dropped.
     * @undocumented
     */
    cumulative_dropped_tokens?: number
  }
  /** The message's own id. */
  uuid: UUID
  /** The session that the message belongs to. */
  session_id: string
  /**
   * The last message before the boundary.
   * @undocumented
   */
  logical_parent_uuid?: UUID
}

/** The conversation was thrown away and another one begins: begin an empty transcript. */
export type SDKConversationResetMessage = {
  /** The tag of the message. */
  type: 'conversation_reset'
  /** The new conversation. */
  new_conversation_id: UUID
  /** The message's own id. */
  uuid: UUID
  /** The session that the message belongs to. */
  session_id: string
  /** What threw it away. Absent from older clients; reset whatever it says. Closed set. */
  trigger?: 'clear' | 'plan_mode_exit' | 'fresh_session' | 'onboarding'
  /** The user message with the `/clear`, where that was the cause and its id is known. */
  user_message_uuid?: string
  /** When it happened, as an ISO 8601 time of the sender's clock: for display. Absent from older clients. */
  timestamp?: string
  /**
   * True where a person sent that `/clear`. Absent where nobody said so, which needn't mean that no person did.
   * @undocumented
   */
  user_message_from_human?: true
}

/**
 * The slash commands changed, for instance because skills were found in a directory: put the list in place of yours.
 */
export type SDKCommandsChangedMessage = {
  /** The tag of the message. */
  type: 'system'
  /** The tag among system messages. */
  subtype: 'commands_changed'
  /** All commands. */
  commands: SlashCommand[]
  /** The message's own id. */
  uuid: UUID
  /** The session that the message belongs to. */
  session_id: string
}

/** Files of the session were uploaded. */
export type SDKFilesPersistedEvent = {
  /** The tag of the message. */
  type: 'system'
  /** The tag among system messages. */
  subtype: 'files_persisted'
  /** Those that were. */
  files: {
    /** The file's name. */
    filename: string
    /** Its id at the API. */
    file_id: string
  }[]
  /** Those that couldn't be. */
  failed: {
    /** The file's name. */
    filename: string
    /** What went wrong. */
    error: string
  }[]
  /** When it was done, as an ISO 8601 time. */
  processed_at: string
  /** The message's own id. */
  uuid: UUID
  /** The session that the message belongs to. */
  session_id: string
}

/** A host's session store didn't take some lines of the transcript, tries included: they are lost to it. */
export type SDKMirrorErrorMessage = {
  /** The tag of the message. */
  type: 'system'
  /** The tag among system messages. */
  subtype: 'mirror_error'
  /** What went wrong. */
  error: string
  /** The transcript that the lines belong to. */
  key: {
    /** The project's key in the store. */
    projectKey: string
    /** The session. */
    sessionId: string
    /** The part of it, such as a subagent's transcript. Absent for the main one. */
    subpath?: string
  }
  /** The message's own id. */
  uuid: UUID
  /** The session that the message belongs to. */
  session_id: string
}

/** A full disk kept Claude Code from saving something. Sent once, after the last result, as the process ends. */
export type SDKSessionWritesLostMessage = {
  /** The tag of the message. */
  type: 'system'
  /** The tag among system messages. */
  subtype: 'session_writes_lost'
  /** Whether the disk or the user's share of it was full. Closed set; later versions may add to it. */
  error_code: 'ENOSPC' | 'EDQUOT'
  /** What is lost; never empty. Closed set; later versions may add to it. */
  lost: ('transcript' | 'global_config')[]
  /** The sessions whose transcripts lack lines. Only where `transcript` is among the lost. */
  transcript_session_ids?: string[]
  /** The message's own id. */
  uuid: UUID
  /** The session that the message belongs to. */
  session_id: string
}

/**
 * The process that ran the session goes away in good order. It means something in a live stream alone: a resumed
 * session replays old ones.
 */
export type SDKWorkerShuttingDownMessage = {
  /** The tag of the message. */
  type: 'system'
  /** The tag among system messages. */
  subtype: 'worker_shutting_down'
  /** Why, in snake case. Open set. */
  reason: OpenSet<'host_exit' | 'remote_control_disabled'>
  /** The message's own id. */
  uuid: UUID
  /** The session that the message belongs to. */
  session_id: string
}

/** A login is under way, or has ended. */
export type SDKAuthStatusMessage = {
  /** The tag of the message. */
  type: 'auth_status'
  /** Whether it is still under way. */
  isAuthenticating: boolean
  /** What it has printed, line by line. */
  output: string[]
  /** What went wrong. Absent where nothing did. */
  error?: string
  /** The message's own id. */
  uuid: UUID
  /** The session that the message belongs to. */
  session_id: string
}

/** The goal that the session works towards was set, came closer, or was dropped. */
export type SDKActiveGoalMessage = {
  /** The tag of the message. */
  type: 'active_goal'
  /** The goal. Null where there is none any more. */
  value: {
    /** What is to be reached, in words. */
    condition: string
    /** How often it has been tried. */
    iterations: number
    /** When it was set, in milliseconds since 1970. */
    set_at: number
    /** The session's tokens at that time. */
    tokens_at_start: number
    /** Why it wasn't reached last time. Absent before the first check. */
    last_reason?: string
  } | null
  /** The message's own id. */
  uuid: UUID
  /** The session that the message belongs to. */
  session_id: string
}

/**
 * The session got another title.
 * @undocumented
 */
export type SDKSessionTitleChangedMessage = {
  /** The tag of the message. */
  type: 'system'
  /** The tag among system messages. */
  subtype: 'session_title_changed'
  /** The new title. */
  title: string
  /** The message's own id. */
  uuid: UUID
  /** The session that the message belongs to. */
  session_id: string
}
