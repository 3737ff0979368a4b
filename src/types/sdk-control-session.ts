/**
 * What a host asks of a session as a whole: to begin, to stop, to change its model, mode or settings.
 *
 * Compared with Claude Agent SDK 0.3.332 and Claude Code 2.1.332.
 *
 * @see https://code.claude.com/docs/en/agent-sdk/typescript
 */
import type { HookEvent } from './hook-events.js'
import type { OpenSet } from './open-set.js'
import type { PermissionMode } from './permission.js'
import type { SDKHookCallbackMatcher } from './sdk-control-hooks.js'
import type {
  AccountInfo,
  AgentDefinition,
  ModelInfo,
  SDKAgentInfo,
  SdkPluginConfig,
  SlashCommand,
} from './sdk-host.js'
import type { McpServerConfigForProcessTransport, McpServerToolPolicy } from './sdk-mcp.js'
import type {
  EffortLevel,
  FastModeDisabledReason,
  FastModeState,
  SDKCapability,
  SDKSessionStateChangedMessage,
} from './sdk-system.js'

/** Host to Claude Code: begins the session. The host's first request. */
export type SDKControlInitializeRequest = {
  /** The tag among requests. */
  subtype: 'initialize'
  /** The host's hooks. */
  hooks?: Partial<Record<HookEvent, SDKHookCallbackMatcher[]>> | undefined
  /** MCP servers in the host's process, by their names. */
  sdkMcpServers?: string[] | undefined
  /** Settings of those servers, by their names. */
  sdkMcpServerConfigs?:
    | Record<
        string,
        {
          /** The most that a tool call may take, in milliseconds, 1000 at least. */
          timeout?: number | undefined
          /** What the host rules about its tools: of the policies `always_ask` and `always_deny` count. */
          tools?: McpServerToolPolicy[] | undefined
        }
      >
    | undefined
  /** What those servers answer to the first requests, by their names: it saves asking them. */
  sdkMcpServerManifests?:
    | Record<
        string,
        {
          /** The server's result of `initialize`, unchanged. */
          initializeResult: Record<string, unknown>
          /** The server's result of `tools/list`, unchanged. Absent to have it asked. */
          toolsListResult?: Record<string, unknown> | undefined
        }
      >
    | undefined
  /** That the host made these for this very request, which a remote session wants to know. */
  sdkMcpServerManifestsOrigin?: 'host_per_send' | undefined
  /** The schema of structured output. */
  jsonSchema?: Record<string, unknown> | undefined
  /** A system prompt in place of Claude Code's, part by part. */
  systemPrompt?: string[] | undefined
  /** What to add to the system prompt. */
  appendSystemPrompt?: string | undefined
  /** False to make the system prompt anew for each request, rather than keep the first one. */
  systemPromptSnapshot?: boolean | undefined
  /** How to work in plan mode, in place of Claude Code's own steps. */
  planModeInstructions?: string | undefined
  /** Tools to run in place of others: the name that the model uses, and the one that runs. */
  toolAliases?: Record<string, string> | undefined
  /** Whether to move what is the user's own out of the system prompt, so that users share its cache. */
  excludeDynamicSections?: boolean | undefined
  /** Subagents, by their names. */
  agents?: Record<string, AgentDefinition> | undefined
  /** The session's title. Absent to have one made up. */
  title?: string | undefined
  /** The skills to load, by their names. Absent for all. */
  skills?: string[] | undefined
  /** Whether to suggest what to type next: see `prompt_suggestion`. */
  promptSuggestions?: boolean | undefined
  /** Whether to sum up what subagents do: see `summary` of `task_progress`. */
  agentProgressSummaries?: boolean | undefined
  /** Whether to send subagents' words and thoughts too. */
  forwardSubagentText?: boolean | undefined
  /** The kinds of dialog that the host can show: no others are asked for. */
  supportedDialogKinds?: string[] | undefined
  /** Whether the host lets its user stop tasks one by one: an interrupt then leaves background tasks alone. */
  perTaskStopAffordance?: boolean | undefined
  /** Plugins to load. Only read at a start with `--await-initialize`. */
  plugins?: SdkPluginConfig[] | undefined
  /** MCP servers, by their names. Only read at a start with `--await-initialize`. */
  mcpServers?: Record<string, McpServerConfigForProcessTransport> | undefined
}

/** What a session has to offer, in answer to `initialize`. */
export type SDKControlInitializeResponse = {
  /** The slash commands. */
  commands: SlashCommand[]
  /** The subagents. */
  agents: SDKAgentInfo[]
  /** The output style. */
  output_style: string
  /** The output styles to choose from. */
  available_output_styles: string[]
  /** The models to choose from. */
  models: ModelInfo[]
  /** The account. */
  account: AccountInfo
  /** Whether the host's hooks were taken. Absent where it sent none, and from older clients. */
  hooks_applied?: boolean
  /** True where `onFailure` of hooks is heeded: without it, don't rely on `block`. */
  hook_on_failure_supported?: boolean
  /** Whether all the plugins are loaded. Absent where the host named none, and from older clients. */
  plugins_applied?: boolean
  /** Whether the MCP servers are those read at the start. Absent where the host named none, and from older clients. */
  mcp_servers_applied?: boolean
  /** What became of each entry of `sdkMcpServerManifests`. Absent where the host sent none, and from older clients. */
  sdk_mcp_manifests_parked?: Record<
    string,
    'parked' | 'already_connected' | 'protocol_version_mismatch' | 'malformed' | 'not_honoured'
  >
  /** The version of Claude Code. Absent from older clients. */
  claude_code_version?: string
  /** Whether fast mode is on. */
  fast_mode_state?: FastModeState
  /** What keeps fast mode off. Absent where nothing does. */
  fast_mode_disabled_reason?: FastModeDisabledReason
  /**
   * The features of the protocol that this client has.
   * @undocumented
   */
  capabilities?: SDKCapability[]
  /**
   * Two ways to log in that are both set up, so that one is passed over. Absent where there is no such conflict.
   * @undocumented
   */
  auth_conflict?: {
    /** Where the token comes from. */
    token_source: string
    /** Where the API key comes from. */
    api_key_source: string
  }
  /**
   * The process.
   * @undocumented
   */
  pid?: number
  /**
   * What may be done without asking.
   * @undocumented
   */
  current_permission_mode?: PermissionMode
  /**
   * What the session is doing.
   * @undocumented
   */
  session_state?: SDKSessionStateChangedMessage['state']
  /**
   * The directory of the user's own output styles.
   * @undocumented
   */
  user_output_styles_dir?: string
  /**
   * How many hooks of an earlier host are kept whose calls it hasn't answered.
   * @undocumented
   */
  hooks_when_unanswered_kept?: number
  /**
   * Whether another hook's `ask` goes before what the host's hooks decide.
   * @undocumented
   */
  other_hook_ask_outranks_host?: boolean
  /**
   * Whether Claude Code asks for feedback.
   * @undocumented
   */
  feedback_mode?: {
    /** In which way. Open set. */
    kind: OpenSet<'disabled'>
  }
  /**
   * Whether Claude Code reports no use of itself.
   * @undocumented
   */
  analytics_disabled?: boolean
  /**
   * Whether commands run in the sandbox.
   * @undocumented
   */
  sandbox_enabled?: boolean
  /**
   * Whether Remote Control can be used.
   * @undocumented
   */
  remote_control_available?: boolean
  /**
   * Whether the user turned it on for every session.
   * @undocumented
   */
  remote_control_auto_enable?: boolean
  /**
   * Whether sessions connect to it unless told otherwise.
   * @undocumented
   */
  remote_control_auto_connect_default?: boolean
  /**
   * Whether it is on unless turned off.
   * @undocumented
   */
  remote_control_auto_on_by_default?: boolean
  /**
   * Whether an editor may turn it on by itself.
   * @undocumented
   */
  ide_rc_auto_enable_gate?: boolean
}

/** Host to Claude Code: ends the turn that runs. */
export type SDKControlInterruptRequest = {
  /** The tag among requests. */
  subtype: 'interrupt'
  /**
   * Whether to drop the messages that wait their turn as well. Heeded where `interrupt_cancel_queued_v1` is among the
   * capabilities.
   * @since Claude Code 2.1.219
   */
  cancel_queued?: boolean | undefined
}

/** What an interrupt left, in answer to it. */
export type SDKControlInterruptResponse = {
  /** Messages of the host's that will still be answered: those sent without an id aren't listed. */
  still_queued: string[]
  /** Messages that were dropped. Only where the host asked for that. */
  cancelled?: string[]
}

/** Host to Claude Code: sets the model from the next turn on. */
export type SDKControlSetModelRequest = {
  /** The tag among requests. */
  subtype: 'set_model'
  /** The model. Null, `default` or absent for the session's own. */
  model?: string | null | undefined
}

/**
 * The model that a session has changed to, in answer to `set_model`.
 * @undocumented
 */
export type SDKControlSetModelResponse = {
  /** The model. */
  model?: string
}

/** Host to Claude Code: sets what may be done without asking. */
export type SDKControlSetPermissionModeRequest = {
  /** The tag among requests. */
  subtype: 'set_permission_mode'
  /** The mode. */
  mode: PermissionMode
}

/** The mode that a session has changed to, in answer to `set_permission_mode`. */
export type SDKControlSetPermissionModeResponse = {
  /** The mode, which may be another one than asked for. */
  mode?: PermissionMode
}

/** Host to Claude Code: sets how much the model thinks, and what is shown of it. */
export type SDKControlSetMaxThinkingTokensRequest = {
  /** The tag among requests. */
  subtype: 'set_max_thinking_tokens'
  /** The limit in tokens. Null for the session's own; absent to leave it. */
  max_thinking_tokens?: number | null | undefined
  /** What is shown. Null for the default; absent to leave it. Closed set. */
  thinking_display?: 'summarized' | 'omitted' | 'highlights' | null | undefined
}

/** Host to Claude Code: names the session. */
export type SDKControlRenameSessionRequest = {
  /** The tag among requests. */
  subtype: 'rename_session'
  /** The title. */
  title: string
  /** Who chose it: somebody at claude.ai, which is the default, or the host's own user. Closed set. */
  source?: 'remote' | 'host' | undefined
  /** The session meant: refused where the process has gone on to another. Absent for whichever it is in. */
  session_id?: string | undefined
}

/** Host to Claude Code: colours the session. */
export type SDKControlSetColorRequest = {
  /** The tag among requests. */
  subtype: 'set_color'
  /** The colour's name; `default` for none. */
  color: string
}

/** Host to Claude Code: says whether anybody watches, for a client that holds back lines while nobody does. */
export type SDKControlSetHasSubscribersRequest = {
  /** The tag among requests. */
  subtype: 'set_has_subscribers'
  /** Whether anybody does. Null where the host can't tell, which counts as true. */
  has_subscribers: boolean | null
}

/** Host to Claude Code: lays settings over those of the session, for as long as it runs. */
export type SDKControlApplyFlagSettingsRequest = {
  /** The tag among requests. */
  subtype: 'apply_flag_settings'
  /** The settings. */
  settings: Record<string, unknown>
}

/** Host to Claude Code: writes settings to a file. Few keys are allowed. */
export type SDKControlUpdateSettingsRequest = {
  /** The tag among requests. */
  subtype: 'update_settings'
  /** Which file. Closed set. */
  source: 'localSettings' | 'userSettings'
  /** The settings: `outputStyle` in the local file, `effortLevel` in the user's. */
  settings: Record<string, unknown>
}

/** Host to Claude Code: asks for the settings in force, and where they come from. */
export type SDKControlGetSettingsRequest = {
  /** The tag among requests. */
  subtype: 'get_settings'
}

/**
 * The settings of a session, in answer to `get_settings`.
 * @undocumented
 */
export type SDKControlGetSettingsResponse = {
  /** All of them, merged. */
  effective?: Record<string, unknown>
  /** Each source by itself, the one that goes before others last. */
  sources?: {
    /** Which source. Open set. */
    source: OpenSet<'userSettings' | 'projectSettings' | 'localSettings' | 'flagSettings' | 'policySettings'>
    /** Its settings. */
    settings: Record<string, unknown>
  }[]
  /** What they come to for the next request. */
  applied?: {
    /** The model. */
    model?: string
    /** The effort. Null where none is sent. */
    effort?: EffortLevel | null
    /** Whatever else is worked out. */
    [key: string]: unknown
  }
  /** How the settings that Anthropic serves stand. Open set. */
  served_settings_state?: OpenSet<'ineligible'>
}

/** Host to Claude Code: asks for the version of the program. */
export type SDKControlGetBinaryVersionRequest = {
  /** The tag among requests. */
  subtype: 'get_binary_version'
}

/**
 * The version of the program, in answer to `get_binary_version`.
 * @undocumented
 */
export type SDKControlGetBinaryVersionResponse = {
  /** The version. */
  version?: string
  /** When it was built, as an ISO 8601 time. */
  buildTime?: string
  /** The oldest SDK of the desktop app that it works with. */
  oldestDesktopSdk?: string
}

/** Host to Claude Code: asks for the models to choose from. */
export type SDKControlListModelsRequest = {
  /** The tag among requests. */
  subtype: 'list_models'
}

/**
 * The models to choose from, in answer to `list_models`.
 * @undocumented
 */
export type SDKControlListModelsResponse = {
  /** The models. */
  models?: ModelInfo[]
}
