/**
 * What a host asks of a session about files, plugins, skills, tasks and waiting messages.
 *
 * Compared with Claude Agent SDK 0.3.332 and Claude Code 2.1.332.
 *
 * @see https://code.claude.com/docs/en/agent-sdk/typescript
 */
import type { SDKAgentInfo, SdkPluginConfig, SlashCommand } from './sdk-host.js'
import type { McpServerStatus } from './sdk-mcp.js'

/** Host to Claude Code: reads a file that the Read tool could read. */
export type SDKControlReadFileRequest = {
  /** The tag among requests. */
  subtype: 'read_file'
  /** The file, from the working directory on. */
  path: string
  /** The most to read, in bytes. */
  max_bytes?: number | undefined
  /**
   * Where to begin, in bytes from the file's start. Absent to begin there.
   * @undocumented
   */
  offset?: number | undefined
  /** How to hand it over: as text, which is the default, or in base64. Closed set. */
  encoding?: 'utf-8' | 'base64' | undefined
}

/** A file, in answer to `read_file`. */
export type SDKControlReadFileResponse = {
  /** What it holds. */
  contents: string
  /** Where it lies. */
  absPath: string
  /** Whether there is more of it. */
  truncated?: boolean
  /** There where `contents` is in base64. */
  encoding?: 'base64'
  /** Whether `contents` differs from the file's bytes, because they aren't text. Absent with base64. */
  lossy?: boolean
  /**
   * Where `contents` begins, in bytes from the file's start. Absent where the request named no `offset`.
   * @undocumented
   */
  offset?: number
  /**
   * How many bytes were read. Absent where the request named no `offset`.
   * @undocumented
   */
  read_bytes?: number
  /**
   * The file's size, in bytes. Absent where the request named no `offset`.
   * @undocumented
   */
  total_bytes?: number
  /**
   * A mark of this version of the file: where it differs between two parts, they don't belong together. Absent where the
   * request named no `offset`.
   * @undocumented
   */
  etag?: string
  /**
   * The file as the host named it.
   * @undocumented
   */
  requested_path?: string
}

/** Host to Claude Code: asks for files to mention, as the terminal offers them after `@`. */
export type SDKControlFileSuggestionsRequest = {
  /** The tag among requests. */
  subtype: 'file_suggestions'
  /** What has been typed. */
  query: string
}

/**
 * Files to mention, in answer to `file_suggestions`.
 * @undocumented
 */
export type SDKControlFileSuggestionsResponse = {
  /** The files, the best match first. */
  suggestions?: unknown[]
  /** The directory that they are looked for in. */
  cwd?: string
}

/** Host to Claude Code: puts files back as they were before a user message. */
export type SDKControlRewindFilesRequest = {
  /** The tag among requests. */
  subtype: 'rewind_files'
  /** The user message. */
  user_message_id: string
  /** Whether only to say what would change. */
  dry_run?: boolean | undefined
}

/** Host to Claude Code: lets the Edit tool take a file for read, because its text is no longer in the conversation. */
export type SDKControlSeedReadStateRequest = {
  /** The tag among requests. */
  subtype: 'seed_read_state'
  /** The file. */
  path: string
  /** When it had last changed as it was read, in milliseconds since 1970. */
  mtime: number
}

/** Host to Claude Code: adds a working directory from within those that the session was given. */
export type SDKControlRegisterRepoRootRequest = {
  /** The tag among requests. */
  subtype: 'register_repo_root'
  /** The directory. */
  directory: string
  /** Whether to read its `CLAUDE.md`. */
  reload_claude_md?: boolean | undefined
  /** Whether to load its plugins. */
  reload_plugins?: boolean | undefined
  /** Whether to load its skills. */
  reload_skills?: boolean | undefined
}

/**
 * The directory that was added, in answer to `register_repo_root`.
 * @undocumented
 */
export type SDKControlRegisterRepoRootResponse = {
  /** Its absolute path. */
  directory?: string
}

/** Host to Claude Code: loads the plugins again. */
export type SDKControlReloadPluginsRequest = {
  /** The tag among requests. */
  subtype: 'reload_plugins'
  /** Whether to hold back where the set of tools would change, and the prompt cache be lost with it. */
  hold_on_cache_impact?: boolean | undefined
  /** Plugins to load beside those that are. */
  add_plugins?: SdkPluginConfig[] | undefined
  /** Whether to refuse while the session is at work. Heeded where the capabilities say so. */
  refuse_if_busy?: boolean | undefined
}

/** What a session has after its plugins were loaded again, in answer to `reload_plugins`. */
export type SDKControlReloadPluginsResponse = {
  /** The slash commands. */
  commands: SlashCommand[]
  /** The subagents. */
  agents: SDKAgentInfo[]
  /** The plugins. */
  plugins: {
    /** The plugin's name. */
    name: string
    /** Its directory. */
    path: string
    /** Its id: name and marketplace. */
    source?: string
    /** Its version, in its author's words. Absent where its manifest has none. */
    version?: string
  }[]
  /** The MCP servers. */
  mcpServers: McpServerStatus[]
  /** How many things went wrong. */
  error_count: number
  /** Whether it was held back, so that all this is as before. Absent where the host didn't ask for that. */
  held?: boolean
  /** What would change. Only where it was held back. */
  cache_impact?: {
    /** Servers that would come. */
    mcp_servers_added: string[]
    /** Servers that would go. */
    mcp_servers_removed: string[]
    /** Whether the LSP tool would come or go. Null where neither. Closed set. */
    lsp_tool_change: 'adds' | 'may-add' | 'removes' | 'may-remove' | null
  }
}

/** Host to Claude Code: loads the skills again. */
export type SDKControlReloadSkillsRequest = {
  /** The tag among requests. */
  subtype: 'reload_skills'
}

/** The skills, in answer to `reload_skills`. */
export type SDKControlReloadSkillsResponse = {
  /** The skills. */
  skills: SlashCommand[]
}

/** Host to Claude Code: loads the output styles again. */
export type SDKControlReloadOutputStylesRequest = {
  /** The tag among requests. */
  subtype: 'reload_output_styles'
}

/** The output styles, in answer to `reload_output_styles`. */
export type SDKControlReloadOutputStylesResponse = {
  /** Their names. */
  available_output_styles: string[]
}

/** Host to Claude Code: drops a message that waits its turn. */
export type SDKControlCancelAsyncMessageRequest = {
  /** The tag among requests. */
  subtype: 'cancel_async_message'
  /** The message, by the id that the host gave it. */
  message_uuid: string
}

/**
 * Whether a message was dropped, in answer to `cancel_async_message`.
 * @undocumented
 */
export type SDKControlCancelAsyncMessageResponse = {
  /** False where it no longer waited. */
  cancelled?: boolean
}

/** Host to Claude Code: stops a task. */
export type SDKControlStopTaskRequest = {
  /** The tag among requests. */
  subtype: 'stop_task'
  /** The task. */
  task_id: string
}

/** Host to Claude Code: moves tool calls that the turn waits for into the background. */
export type SDKControlBackgroundTasksRequest = {
  /** The tag among requests. */
  subtype: 'background_tasks'
  /** The one call meant. Absent for all. */
  tool_use_id?: string | undefined
}

/** Host to Claude Code: reads the end of what a shell command or monitor in the background has printed. */
export type SDKControlGetTaskOutputRequest = {
  /** The tag among requests. */
  subtype: 'get_task_output'
  /** The task. */
  task_id: string
}

/** What a task has printed, in answer to `get_task_output`. */
export type SDKControlGetTaskOutputResponse = {
  /** The end of it, 8 KiB at most: show it as plain text. */
  output: string
  /** All of it, in bytes. */
  total_bytes: number
  /** Whether there is more before it. */
  truncated: boolean
}
