/**
 * What a host tells Claude Code about a session, and asks of it: agents, models, commands, the account, sessions on
 * disk.
 *
 * Compared with Claude Agent SDK 0.3.332 and Claude Code 2.1.332.
 *
 * @see https://code.claude.com/docs/en/agent-sdk/typescript
 */
import type { PermissionMode } from './permission.js'
import type { McpServerConfigForProcessTransport } from './sdk-mcp.js'
import type { EffortLevel } from './sdk-system.js'

/** The account that is logged in. With another provider than Anthropic only `apiProvider` is there. */
export type AccountInfo = {
  /** The user's address. */
  email?: string
  /** The user's organization. */
  organization?: string
  /** The plan, such as `pro` or `max`. */
  subscriptionType?: string
  /** Where the token comes from. */
  tokenSource?: string
  /** Where the API key comes from. */
  apiKeySource?: string
  /** Who serves the models. Closed set. */
  apiProvider?:
    | 'firstParty'
    | 'bedrock'
    | 'vertex'
    | 'foundry'
    | 'anthropicAws'
    | 'anthropicGoogleCloud'
    | 'mantle'
    | 'gateway'
}

/** MCP servers of an agent: the name of one that the session has, or servers of its own by name. */
export type AgentMcpServerSpec = string | Record<string, McpServerConfigForProcessTransport>

/** A subagent that a host brings along. */
export type AgentDefinition = {
  /** When to use the agent, for the model to read. */
  description: string
  /** The agent's system prompt. */
  prompt: string
  /** The tools that it may use. Absent for all that its caller has. */
  tools?: string[] | undefined
  /** Tools that it may not use; `mcp__server` or `mcp__*` takes away all of a server, or of every one. */
  disallowedTools?: string[] | undefined
  /** The model: an alias, a full id, or `inherit` for the main loop's. Absent for the default of subagents. */
  model?: string | undefined
  /** Its MCP servers. A server in the host's own process doesn't belong here. */
  mcpServers?: AgentMcpServerSpec[] | undefined
  /** A reminder added to the system prompt. Experimental upstream. */
  criticalSystemReminder_EXPERIMENTAL?: string | undefined
  /** Skills to load from the start, by their names. */
  skills?: string[] | undefined
  /** The first prompt, sent by itself, where the agent runs the main conversation. Slash commands in it work. */
  initialPrompt?: string | undefined
  /** How often it may ask the model. Absent for no limit. */
  maxTurns?: number | undefined
  /** The context size in tokens at which it compacts as a subagent, where that is less than it would inherit. */
  autoCompactWindow?: number | undefined
  /** Whether it always runs in the background. */
  background?: boolean | undefined
  /** Whether it does without the `CLAUDE.md` files of user and project as a subagent. */
  omitClaudeMd?: boolean | undefined
  /** Where its memory is kept. Absent for none. Closed set. */
  memory?: 'user' | 'project' | 'local' | undefined
  /** How hard it thinks: a level, or a whole number. */
  effort?: EffortLevel | number | undefined
  /** What it may do without asking. */
  permissionMode?: PermissionMode | undefined
  /** Agents that watch it in the background, up to four, separated by commas. */
  observer?: string | undefined
  /** What to add to each digest that those read. */
  observerMessage?: string | undefined
}

/**
 * A subagent that the session has.
 *
 * The SDK's `AgentInfo`; `modhook` keeps that name for the mod API's type.
 */
export type SDKAgentInfo = {
  /** The agent's name. */
  name: string
  /** When to use it. */
  description: string
  /** Its model, or `inherit` for its caller's. Absent for the default of subagents. */
  model?: string
}

/** A model that the session can use. */
export type ModelInfo = {
  /** What to ask for, an alias or an id. */
  value: string
  /** The id that the alias stands for now. */
  resolvedModel?: string
  /** Its name for display. */
  displayName: string
  /** What it is good for. */
  description: string
  /** Whether its effort can be set. */
  supportsEffort?: boolean
  /** The levels of effort that it has. */
  supportedEffortLevels?: EffortLevel[]
  /** Whether it decides by itself how much to think. */
  supportsAdaptiveThinking?: boolean
  /** Whether it has a fast mode. */
  supportsFastMode?: boolean
  /** Whether it can be used in `auto` permission mode. */
  supportsAutoMode?: boolean
  /**
   * Whether it can do without thinking.
   * @undocumented
   */
  supportsThinkingOff?: boolean
}

/** A slash command or skill. */
export type SlashCommand = {
  /** Its name, without the slash. */
  name: string
  /** What it does. */
  description: string
  /** What to type after it, such as `<file>`; an empty string for nothing. */
  argumentHint: string
  /** Other names for it. Absent where there are none. */
  aliases?: string[]
  /** True for one of Claude Code's own: of those with the same name, it is the one that runs. Absent for all others. */
  builtin?: boolean
}

/** A plugin that a host brings along. */
export type SdkPluginConfig = {
  /** Where it comes from: a directory. */
  type: 'local'
  /** The directory. */
  path: string
  /** Whether to leave out its MCP servers, because the host runs them itself. */
  skipMcpDiscovery?: boolean | undefined
}

/** A beta feature of the API that a host may ask for. Closed set. */
export type SdkBeta = 'context-1m-2025-08-07'

/** Which settings files to read. Closed set. */
export type SettingSource = 'user' | 'project' | 'local'

/** Where a piece of configuration belongs. Closed set. */
export type ConfigScope = 'local' | 'user' | 'project'

/** Thinking, as much as the model sees fit. */
export type ThinkingAdaptive = {
  /** The tag of the choice. */
  type: 'adaptive'
  /** Whether to show it in summary or not at all. Closed set. */
  display?: 'summarized' | 'omitted' | undefined
}

/** Thinking up to a limit, for older models. */
export type ThinkingEnabled = {
  /** The tag of the choice. */
  type: 'enabled'
  /** The limit in tokens. Absent for the default. */
  budgetTokens?: number | undefined
  /** Whether to show it in summary or not at all. Closed set. */
  display?: 'summarized' | 'omitted' | undefined
}

/** No thinking. */
export type ThinkingDisabled = {
  /** The tag of the choice. */
  type: 'disabled'
}

/** How much the model thinks. Closed set, told apart by `type`. */
export type ThinkingConfig = ThinkingAdaptive | ThinkingEnabled | ThinkingDisabled

/** The kinds of structured output. Closed set. */
export type OutputFormatType = 'json_schema'

/** What all structured output has in common. */
export type BaseOutputFormat = {
  /** The kind. */
  type: OutputFormatType
}

/** Output that follows a JSON schema. */
export type JsonSchemaOutputFormat = {
  /** The kind. */
  type: 'json_schema'
  /** The schema. */
  schema: Record<string, unknown>
}

/** What structured output shall look like. */
export type OutputFormat = JsonSchemaOutputFormat

/** A session on disk, or in a host's store. */
export type SDKSessionInfo = {
  /** The session's id. */
  sessionId: string
  /** What to call it: the title that the user gave, one made up, or the first prompt. */
  summary: string
  /** When it last changed, in milliseconds since 1970. */
  lastModified: number
  /** The size of its file in bytes. Absent in a host's store. */
  fileSize?: number
  /** The title that the user gave. Absent where none was. */
  customTitle?: string
  /** The first prompt that says something. */
  firstPrompt?: string
  /** The Git branch that it ended on. */
  gitBranch?: string
  /** Its working directory. */
  cwd?: string
  /** The user's mark on it. Absent where there is none. */
  tag?: string
  /** When it began, in milliseconds since 1970. */
  createdAt?: number
  /** Whether it is archived. Absent where it never was, and in a host's store. */
  archived?: boolean
}

/**
 * A message of a session on disk.
 *
 * The SDK's `SessionMessage`; `modhook` keeps that name for the mod API's type.
 */
export type SDKSessionMessage = {
  /** Whose message it is. Closed set. */
  type: 'user' | 'assistant' | 'system'
  /** The message's id. */
  uuid: string
  /** The session that it belongs to. */
  session_id: string
  /** The message in the API's form. */
  message: unknown
  /** The tool call that started the subagent whose message it is. Null in the main conversation. */
  parent_tool_use_id: string | null
  /** The subagent that started that one. Null where the main conversation did, or where it isn't known. */
  parent_agent_id: string | null
}

/** What is wrong with a settings file. The whole file is passed over, its permission rules too. */
export type SDKSettingsParseError = {
  /** The file. */
  file?: string
  /** The key with the mistake, its parts joined by dots; an empty string for the file as a whole. */
  path: string
  /** The mistake in words. */
  message: string
}

/** What became of a request to put files back as they were. */
export type RewindFilesResult = {
  /** Whether it can be done, or was. */
  canRewind: boolean
  /** Why not. */
  error?: string
  /** The files that change. */
  filesChanged?: string[]
  /** Lines that come back. */
  insertions?: number
  /** Lines that go away. */
  deletions?: number
  /** How many files were left alone because a link is in the way. Absent from a dry run. */
  skippedLinks?: number
}
