/**
 * The context window: how full it is, and what fills it, as `/context` breaks it down.
 *
 * Read with `$.session.usage()`, pushed with `session.measure`. Compared with Claude Code 2.1.332.
 *
 * @see https://code.claude.com/docs/en/plugins/mods/reference
 */
import type { ModelUsage } from './model.js'
import type { SkillSource } from './skill.js'

/**
 * How a breakdown is counted. Closed set.
 *
 * `full` asks the token-count API, one request per tool and memory file; `summary` estimates on this machine, from
 * the last response's usage, and sends nothing.
 */
export type ContextBreakdownDetail = 'summary' | 'full'

/**
 * What a row of the breakdown is. Closed set: decide by this, never by the row's `name`.
 *
 * `used` fills the window, `free` is what is left of it, `buffer` is kept back for compaction, and `deferred` is tool
 * schemas that load on demand and stand outside the window.
 */
export type ContextCategoryKind = 'used' | 'free' | 'buffer' | 'deferred'

/**
 * Who settled the window that a breakdown measures against. Closed set.
 *
 * `auto` is the model's own limit. Every other is a compaction window: `env` set it through
 * `CLAUDE_CODE_AUTO_COMPACT_WINDOW`, `clientdata` through the account, `unknown-model` because the engine doesn't know
 * the model.
 */
export type ContextWindowSource =
  | 'env'
  | 'settings'
  | 'clientdata'
  | 'experiment'
  | 'model-default'
  | 'unknown-model'
  | 'auto'

/** One row of the breakdown that `/context` lists beside its grid, such as `Messages` or `Free space`. */
export type ContextCategory = {
  /** The label that `/context` prints. */
  name: string
  /** Estimated tokens. Those of a `deferred` row count toward no total. */
  tokens: number
  /** The theme's key for the colour of the row and its squares, such as `promptBorder`. */
  color: string
  /** Whether the row is tool schemas that load on demand, which the grid has no squares for: `kind` is `deferred`. */
  isDeferred: boolean
  /** What the row is; the engine sets it. */
  kind: ContextCategoryKind
}

/** One square of the grid that `/context` draws. */
export type ContextGridSquare = {
  /** The theme's key for the colour of the square's row. */
  color: string
  /** Whether any token of the row falls into the square. */
  isFilled: boolean
  /** The `name` of the square's row; `Free space` for what is left of the window. */
  categoryName: string
  /** Tokens of the whole row, the same on each of its squares. */
  tokens: number
  /** The row's whole share of the window, as a percentage without decimals, the same on each of its squares. */
  percentage: number
  /** How full this square is, 0 to 1. Only a row's last may be partly full; below 0.7 `/context` draws it hollow. */
  squareFullness: number
}

/** A memory file in the context: a `CLAUDE.md`, a file of rules, an auto-memory entry. */
export type ContextMemoryFile = {
  /** The absolute path. */
  path: string
  /** A label of where it was loaded from, such as `Project`, `User`, `Local`, `Managed` or `AutoMem`. */
  type: string
  /** Estimated tokens of the file. */
  tokens: number
}

/** An MCP tool's schema in the context. */
export type ContextMcpTool = {
  /** The tool's wire name, such as `mcp__linear__create_issue`. */
  name: string
  /** The tool's server, by its name in `/mcp`. */
  serverName: string
  /** Estimated tokens of the schema. */
  tokens: number
  /** Whether the schema is in the window: false only where schemas load on demand and no search has asked for it. */
  isLoaded: boolean
}

/** A custom agent that the Agent tool's prompt describes. Built-in agents aren't among them. */
export type ContextAgent = {
  /** The agent's type, by the name that the Agent tool takes. */
  agentType: string
  /** Where it is defined, in the engine's word, such as `projectSettings`, `userSettings` or `plugin`. No label. */
  source: string
  /** Estimated tokens of the description. */
  tokens: number
}

/** A named part of the context, such as one built-in tool's schema or one section of the system prompt. */
export type ContextNamedTokens = {
  /** The part's name in `/context`. */
  name: string
  /** Estimated tokens of the part. */
  tokens: number
}

/** A built-in tool whose schema loads on demand. */
export type ContextDeferredTool = {
  /** The tool's name, such as `WebFetch`. */
  name: string
  /** Estimated tokens of the schema. */
  tokens: number
  /** Whether the conversation has called the tool, which brings the schema into the count. */
  isLoaded: boolean
}

/** How many slash commands the Skill tool's prompt lists, and at what cost. */
export type ContextSlashCommands = {
  /** The session's commands, listed or not. */
  totalCommands: number
  /** Those that the listing holds. */
  includedCommands: number
  /** Tokens of the whole listing. */
  tokens: number
}

/** A skill that the context lists. */
export type ContextSkill = {
  /** The skill's name in `/skills`. */
  name: string
  /** Where it comes from, in the engine's word. No label. */
  source: SkillSource
  /** The plugin that brings the skill. Absent for a skill of no plugin. */
  pluginName?: string
  /** Estimated tokens of the skill's entry. */
  tokens: number
}

/** The model's listing of skills: how many there are, how many fit, and what each takes. */
export type ContextSkills = {
  /** How many skills the session has. */
  totalSkills: number
  /** How many of them fit the token budget of the listing. */
  includedSkills: number
  /** Tokens of the whole listing. */
  tokens: number
  /** The skills that are listed. */
  skillFrontmatter: ContextSkill[]
}

/** What the calls of one tool take of the conversation. */
export type ContextToolCalls = {
  /** The tool's name, such as `Bash`. */
  name: string
  /** Estimated tokens of the inputs. */
  callTokens: number
  /** Estimated tokens of the results. */
  resultTokens: number
}

/** What the `Messages` row consists of, in estimated tokens. */
export type ContextMessageBreakdown = {
  /** The calls of tools. */
  toolCallTokens: number
  /** The results of those calls. */
  toolResultTokens: number
  /** What the engine has attached: files, reminders. */
  attachmentTokens: number
  /** What the model has written, its tool calls left out. */
  assistantMessageTokens: number
  /** What the person has written, tool results left out. */
  userMessageTokens: number
  /** Parts of the system prompt that travel as a message: environment, memory, git. */
  redirectedContextTokens: number
  /** What the row holds beyond all of the above. */
  unattributedTokens: number
  /** One entry a tool that was called, the heaviest first. */
  toolCallsByType: ContextToolCalls[]
  /** One entry a kind of attachment, the heaviest first. */
  attachmentsByType: ContextNamedTokens[]
}

/**
 * The context window by category: the rows, the grid and the lists of `/context`, in the shape of the SDK's
 * `get_context_usage`.
 *
 * Figures are plain numbers of tokens: counted by the API where a `full` breakdown could, otherwise estimated.
 */
export type SessionContextBreakdown = {
  /** One row a category, free space and the compaction buffer included. */
  categories: ContextCategory[]
  /** Tokens in use, which may exceed `rawMaxTokens`. */
  totalTokens: number
  /** The same figure as `rawMaxTokens`. */
  maxTokens: number
  /** Tokens of the window measured against: what the model takes, or less where a compaction window is set. */
  rawMaxTokens: number
  /** Who settled that window. */
  autocompactSource: ContextWindowSource
  /** `totalTokens` of `rawMaxTokens`, as a percentage without decimals: 0 to 100, more when over the window. */
  percentage: number
  /**
   * The grid by rows: 10 by 10, 20 by 10 from a window of a million tokens on, and 5 wide where the call asked for
   * fewer than 80 `columns`.
   */
  gridRows: ContextGridSquare[][]
  /** The model that the figures are for, as `/model` shows it. */
  model: string
  /** The memory files in the context. */
  memoryFiles: ContextMemoryFile[]
  /** The MCP tools, loaded or not. */
  mcpTools: ContextMcpTool[]
  /** The custom agents that the Agent tool describes. */
  agents: ContextAgent[]
  /** The listing of slash commands. Absent in a session that lists none. */
  slashCommands?: ContextSlashCommands
  /** The listing of skills. Absent in a session that lists none. */
  skills?: ContextSkills
  /** The number of tokens at which the session compacts itself. Absent where it doesn't. */
  autoCompactThreshold?: number
  /** Whether the session compacts itself. */
  isAutoCompactEnabled: boolean
  /** What the last response over the live window reported, which the `Messages` row is fitted to. Null before it. */
  apiUsage: ModelUsage | null
  /** The built-in tools that are always loaded, the heaviest first. Absent where the build doesn't itemize them. */
  systemTools?: ContextNamedTokens[]
  /** The sections of the system prompt that have a name. Absent where the build doesn't itemize them. */
  systemPromptSections?: ContextNamedTokens[]
  /** The built-in tools that load on demand. Absent where the build doesn't itemize them. */
  deferredBuiltinTools?: ContextDeferredTool[]
  /** What the `Messages` row consists of. Absent where the session doesn't itemize it. */
  messageBreakdown?: ContextMessageBreakdown
  /** The model's name for a person, such as `Opus 4.6`. Absent for a model that the engine has no name for. */
  modelLabel?: string
  /**
   * Whether what a command prints is kept away from this machine, as under Remote Control; true where the engine can't
   * tell.
   *
   * Print the paths of memory files only where this is false.
   */
  isPersistedOffBox?: boolean
}

/**
 * How full the live context window is, as the status line shows it; with `breakdown`, also by category.
 *
 * `tokens` and `percent` are absent until the window has had a response: in a fresh session, and after a compaction.
 */
export type SessionContextUsage = {
  /** Input tokens behind the last response: uncached, written to the cache and read from it, together. */
  tokens?: number
  /** Tokens that the model's window holds. */
  window: number
  /** `tokens` of `window`, as a percentage without decimals, 0 to 100. */
  percent?: number
  /**
   * The window by category. Present only where the call asked for it and a session is bound.
   *
   * It is all estimates and measures against the compaction window, so `totalTokens` and `tokens` may differ.
   */
  breakdown?: SessionContextBreakdown
}
