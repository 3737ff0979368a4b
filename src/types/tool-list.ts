/**
 * The tools that there are: the session's own list, what the model reads of each, and the tools that mods add.
 *
 * Events: `tool.describe`, `tool.offer`, the calls `tool.list` and `tool.register`. Compared with Claude Code 2.1.332.
 *
 * @see https://code.claude.com/docs/en/plugins/mods/reference
 */
import type { Origin } from './origin.js'

/**
 * Where a tool stands: `true` behind ToolSearch, whose use loads its schema, `false` among those that the prompt lists.
 * Absent, it stays where it would be.
 */
export type ToolDeferral = boolean

/** The MCP server that a tool comes from. */
export type ToolMcpServer = {
  /** How the server is reached. Closed set. A configuration without a type is `stdio`. */
  type: 'stdio' | 'http' | 'sse' | 'ws' | 'sdk' | 'sse-ide' | 'ws-ide' | 'claudeai-proxy'
  /**
   * The origin of its URL: scheme, host, and a port that isn't the usual one. Behind a proxy it is the proxy's, but for
   * claude.ai's own connectors.
   *
   * Absent for `stdio` and `sdk`, for a server that a cloud session's container relays, and where no address is known.
   */
  origin?: string
  /** The id of claude.ai's connector, or the one that a host states for its `sdk` server. Absent where neither vouches. */
  connectorId?: string
}

/** The input of `tool.describe`: a tool's description, about to be written for the model. */
export type ToolDescribeInput = {
  /**
   * The tool, as the model knows it: `Bash`, `mcp__server__tool`.
   * @pinned
   */
  readonly tool: string
  /** The description, as the tool gives it. A hook that leaves it out fails. */
  description: string
  /** Set where the engine puts the tool behind ToolSearch, as it does with MCP tools. Absent where it is listed. */
  isDeferred?: true
  /**
   * Who provides the tool: a plugin, `engine`, or `mcp:` and the name of a configured server.
   * @pinned
   */
  readonly provider: Origin
  /**
   * The server that it comes from. Absent for any other tool, and where nothing is known of the server.
   * @pinned
   */
  readonly mcpServer?: ToolMcpServer
}

/** The answer of a `tool.describe` hook, and of `next(e)`. */
export type ToolDescribeResult = {
  /** The description that the model reads. */
  description: string
  /** Where the tool stands. Absent, where the engine put it. */
  isDeferred?: ToolDeferral
  /**
   * Whether a change goes out with the next turn, at the cost of the whole prompt cache and of the model's earlier thinking.
   * Absent, a description waits for a compaction or a new thread, a placement for a new thread or `/clear`.
   */
  breakPromptCache?: boolean
}

/** The input of `tool.offer`: is the model of a loop to have this tool? All of it is pinned. */
export type ToolOfferInput = {
  /**
   * The tool, such as `Bash` or `mcp__server__tool`.
   * @pinned
   */
  readonly tool: string
  /**
   * Who provides the tool, as on `tool.describe`.
   * @pinned
   */
  readonly provider: Origin
  /**
   * What the answer counts for: `list`, the tools that the model is shown; `call`, one call that it made. Closed set.
   * @pinned
   */
  readonly for: 'list' | 'call'
  /**
   * The id of the agent in whose loop it is. Absent for the main one.
   * @pinned
   */
  readonly agentId?: string
  /**
   * That agent's type, such as `Explore`. Absent for the main loop.
   * @pinned
   */
  readonly subagentType?: string
}

/** The answer of a `tool.offer` hook, and of `next(e)`. */
export type ToolOfferResult = {
  /** Whether the model has the tool: `false` keeps it out of the list, or refuses the one call. */
  isOffered: boolean
  /**
   * Whether a list that has changed goes out with the next request, at the cost of the whole prompt cache and of the model's
   * earlier thinking. Absent, it waits for a compaction or a new thread. Only the outermost hook's counts, and none at a call.
   */
  breakPromptCache?: boolean
}

/**
 * A tool, as `$.tool.list` gives it and a `tool.list` hook answers it.
 *
 * The hooks' answer to the engine decides which tools the session has: an entry left out is gone for the model, for agents
 * and for `$.tool.call`, and a new one is added. Only an added entry has the keys from `inputSchema` on; a bad one is left
 * out. They are the mod's word, the same for every input.
 *
 * @example
 * on('tool.list', async ($, e, next) => {
 *   const { value, deny } = await next(e)
 *   return value ? { value: value.filter(tool => tool.name !== 'WebSearch') } : { deny }
 * })
 */
export type ToolInfo = {
  /** The name that the model calls it by. An added tool's is new in any spelling, and doesn't start with `mcp__`. */
  name: string
  /** What it does: its description or, of an MCP tool without one, a sentence. */
  description: string
  /** Whether it is an MCP server's. */
  mcp: boolean
  /** Who added it, on a tool of `$.tool.register`. Absent on others. */
  registeredBy?: Origin
  /** What it takes, as a JSON Schema of an object. Absent for `{ type: 'object' }`. */
  inputSchema?: Record<string, unknown>
  /** Set where a call changes nothing; not beside `isDestructive` or `runsCode`. Plan mode doesn't go by it. */
  isReadOnly?: true
  /** Set where calls may run side by side, even while one of them waits for the person. */
  isConcurrencySafe?: true
  /** Set where a call does what can't be undone. */
  isDestructive?: true
  /** Set where a call runs commands or code: under `--restricted`, only `--tools` lets such a tool in. */
  runsCode?: true
  /** Where it stands. Absent, in the prompt's list. */
  isDeferred?: ToolDeferral
  /** Words by which ToolSearch finds it, 256 characters at most; with `--bare`, they stand for the description. */
  searchHint?: string
  /** When to use it, 400 characters at most: shown where tools behind ToolSearch are listed. */
  whenToUse?: string
  /** What the transcript calls it, 64 characters at most. Rules and matchers go by `name`. */
  title?: string
}

/** What `$.tool.register` takes. */
export type ToolSpec = {
  /** Its short name: letters, digits, `_` and `-`, 64 at most. The model calls it `mcp__<plugin>__<name>`. */
  name: string
  /** What it does. The model reads 4,096 UTF-16 units of it, or 16,384 once it loaded the tool through ToolSearch. */
  description: string
  /** What it takes, as a JSON Schema of an object. Absent for `{ type: 'object' }`. */
  inputSchema?: Record<string, unknown>
  /** Where it stands. Absent, behind ToolSearch, as an MCP server's tool does. */
  isDeferred?: ToolDeferral
}

/** A tool that a plugin adds, as the hooks of `tool.register` receive it: with its schema filled in. */
export type RegisteredToolSpec = {
  /** Its short name. */
  name: string
  /** What it does. */
  description: string
  /** What it takes, as a JSON Schema of an object. */
  inputSchema: Record<string, unknown>
  /** Where it stands. Absent where the plugin didn't say. */
  isDeferred?: ToolDeferral
}
