/**
 * What a host asks a session about its use: of the context window, of money, of a plan's limits.
 *
 * Compared with Claude Agent SDK 0.3.332 and Claude Code 2.1.332.
 *
 * @see https://code.claude.com/docs/en/agent-sdk/typescript
 */
import type { OpenSet } from './open-set.js'
import type { SDKExtraUsage, SDKUsageTotals } from './sdk-context.js'

/** Host to Claude Code: asks what the context window is filled with. */
export type SDKControlGetContextUsageRequest = {
  /** The tag among requests. */
  subtype: 'get_context_usage'
  /** Whether to count with the API's help, which is the default, or to estimate. Closed set. */
  detail?: 'summary' | 'full' | undefined
}

/** What the context window is filled with, as `/context` draws it, in answer to `get_context_usage`. */
export type SDKControlGetContextUsageResponse = {
  /** The breakdown, row by row. */
  categories: {
    /** Which row. Absent from older clients. Closed set; later versions may add to it. */
    id?:
      | 'system_prompt'
      | 'system_tools'
      | 'mcp_tools'
      | 'mcp_instructions'
      | 'mcp_tools_deferred'
      | 'system_tools_deferred'
      | 'custom_agents'
      | 'memory_files'
      | 'skills'
      | 'messages'
      | 'autocompact_buffer'
      | 'compact_buffer'
      | 'free_space'
    /** Its label. */
    name: string
    /** Its tokens. */
    tokens: number
    /** Its colour, by its key in the theme. */
    color: string
    /** Whether it is loaded on demand and doesn't count. */
    isDeferred?: boolean
    /** What the tokens are, as in `SDKContextUsageCategory`. Closed set. */
    kind: 'used' | 'free' | 'buffer' | 'deferred'
  }[]
  /** Tokens in use. */
  totalTokens: number
  /** The window that they are drawn against, in tokens. */
  maxTokens: number
  /** The window at which it compacts, in tokens. */
  rawMaxTokens: number
  /** How much of it is in use, 0 to 100, or more beyond the limit. */
  percentage: number
  /** The picture, row by row and square by square. */
  gridRows: {
    /** The square's colour, by its key in the theme. */
    color: string
    /** Whether it stands for something. */
    isFilled: boolean
    /** The category that it belongs to, by its label. */
    categoryName: string
    /** The category's tokens. */
    tokens: number
    /** The category's part of the window, 0 to 100. */
    percentage: number
    /** How full the square is, 0 to 1. */
    squareFullness: number
  }[][]
  /** The model. */
  model: string
  /** Memory files. */
  memoryFiles: {
    /** Where the file lies. */
    path: string
    /** The label of where it comes from. */
    type: string
    /** Its tokens. */
    tokens: number
  }[]
  /** MCP tools. */
  mcpTools: {
    /** The tool's full name. */
    name: string
    /** The server that offers it. */
    serverName: string
    /** Its tokens. */
    tokens: number
    /** Whether the model has it in its prompt. */
    isLoaded?: boolean
  }[]
  /** What MCP servers tell the model, its parts estimated. Absent where the answer goes through a server. */
  mcpInstructions?: {
    /** The server, as `mcp_status` spells it. */
    serverName: string
    /** Its tokens. */
    tokens: number
  }[]
  /** Tools of Claude Code's own that are loaded on demand. */
  deferredBuiltinTools?: {
    /** The tool. */
    name: string
    /** Its tokens. */
    tokens: number
    /** Whether the model has it in its prompt. */
    isLoaded: boolean
  }[]
  /** Tools of Claude Code's own. */
  systemTools?: {
    /** The tool. */
    name: string
    /** Its tokens. */
    tokens: number
  }[]
  /** The system prompt, part by part. */
  systemPromptSections?: {
    /** The part. */
    name: string
    /** Its tokens. */
    tokens: number
  }[]
  /** Custom agents. */
  agents: {
    /** The agent's name. */
    agentType: string
    /** Where it is defined. */
    source: string
    /** The plugin that brings it, by name and marketplace. Absent where the answer goes through a server. */
    pluginId?: string
    /** Its file on the machine of Claude Code. Absent where it has none, and where the answer goes through a server. */
    path?: string
    /** Its tokens. */
    tokens: number
  }[]
  /** Slash commands. */
  slashCommands?: {
    /** How many there are. */
    totalCommands: number
    /** How many the model is told of. */
    includedCommands: number
    /** Their tokens. */
    tokens: number
  }
  /** Skills. */
  skills?: {
    /** How many there are. */
    totalSkills: number
    /** How many the model is told of. */
    includedSkills: number
    /** Their tokens. */
    tokens: number
    /** Each by itself. */
    skillFrontmatter: {
      /** The skill's name. */
      name: string
      /** Where it is defined. */
      source: string
      /** The plugin that brings it, by its name, which needn't be the only one. */
      pluginName?: string
      /** The plugin that brings it, by name and marketplace. Absent where the answer goes through a server. */
      pluginId?: string
      /**
       * Its file on the machine of Claude Code. Absent where it has none, and where the answer goes through a server.
       */
      path?: string
      /** Its tokens. */
      tokens: number
    }[]
  }
  /** Where compaction begins by itself, in tokens. */
  autoCompactThreshold?: number
  /** Whether it does. */
  isAutoCompactEnabled: boolean
  /**
   * What set the window at which it does. Open set.
   * @undocumented
   */
  autocompactSource?: OpenSet<'auto' | 'model-default'>
  /** The conversation, by kind of message. */
  messageBreakdown?: {
    /** Tokens of tool calls. */
    toolCallTokens: number
    /** Tokens of their results. */
    toolResultTokens: number
    /** Tokens of attachments. */
    attachmentTokens: number
    /** Tokens of the model's words. */
    assistantMessageTokens: number
    /** Tokens of the user's words. */
    userMessageTokens: number
    /** Tokens of context that stands elsewhere. */
    redirectedContextTokens: number
    /** Tokens that belong to none of these. */
    unattributedTokens: number
    /** Tool calls, by tool. */
    toolCallsByType: {
      /** The tool. */
      name: string
      /** Tokens of its calls. */
      callTokens: number
      /** Tokens of their results. */
      resultTokens: number
    }[]
    /** Attachments, by kind. */
    attachmentsByType: {
      /** The kind. */
      name: string
      /** Their tokens. */
      tokens: number
    }[]
  }
  /** The API's count at the last response. Null before the first. */
  apiUsage: {
    /** Tokens read, those of the cache apart. */
    input_tokens: number
    /** Tokens written. */
    output_tokens: number
    /** Tokens written to the prompt cache. */
    cache_creation_input_tokens: number
    /** Tokens read from the prompt cache. */
    cache_read_input_tokens: number
  } | null
}

/** Host to Claude Code: asks what the session has cost and how the plan stands. */
export type SDKControlGetUsageRequest = {
  /** The tag among requests. */
  subtype: 'get_usage'
  /** Whether to do without `behaviors`, for which all recent transcripts have to be read. */
  skip_behaviors?: boolean | undefined
}

/** A limit of a plan. */
export type SDKRateLimitWindow = {
  /** How much is used up, 0 to 100. Null where unknown. */
  utilization: number | null
  /** When it starts over, as an ISO 8601 time. Null where unknown. */
  resets_at: string | null
}

/** Who or what had a part in the use of a plan. */
export type SDKUsageShare = {
  /** The agent, skill, plugin or server. */
  name: string
  /** Its part, 0 to 100. */
  pct: number
}

/** What the use of a plan on this machine is due to. */
export type SDKUsageBehaviors = {
  /** Requests found. */
  request_count: number
  /** Sessions found. */
  session_count: number
  /** Habits that cost. They overlap, so their parts don't add up to 100. */
  behaviors: {
    /** The habit. Closed set. */
    key:
      | 'cache_miss'
      | 'long_context'
      | 'subagent_heavy'
      | 'high_parallel'
      | 'cron'
      | 'max_effort'
      | 'workflow'
      | 'always_on_context'
      | 'large_tool_results'
    /** Its part, 0 to 100. */
    pct: number
    /** Requests that show it. */
    count: number
  }[]
  /** What to change, the largest part first. */
  recommendations?: {
    /** The habit, or `agent`, `skill`, `plugin`, `mcp_server` for one of those. */
    key: string
    /** The part that it is about, 0 to 100. */
    pct: number
    /** What to do. */
    title: string
    /** What was seen, or the command to type. */
    detail?: string
  }[]
  /** How to do that. Absent where the session can't. */
  fix?: {
    /** The recommendations that it is good for. */
    keys: string[]
    /** Messages to send for the user, one after the other. */
    messages: string[]
  }
  /** The part of each agent. */
  agents: SDKUsageShare[]
  /** The part of each skill. */
  skills: SDKUsageShare[]
  /** The part of each plugin. */
  plugins: SDKUsageShare[]
  /** The part of each MCP server. */
  mcp_servers: SDKUsageShare[]
}

/** What the session has cost and how the plan stands, in answer to `get_usage`. Experimental upstream. */
export type SDKControlGetUsageResponse = {
  /** The session's own figures. */
  session: SDKUsageTotals
  /** The plan, such as `pro` or `max`. Null with an API key or another provider. */
  subscription_type: string | null
  /** Whether there is a plan with limits. */
  rate_limits_available: boolean
  /** How its limits stand. Null where there are none, or they couldn't be asked for. */
  rate_limits: {
    /** Of five hours. */
    five_hour?: SDKRateLimitWindow | null
    /** Of a week. */
    seven_day?: SDKRateLimitWindow | null
    /** Of a week, for other programs. */
    seven_day_oauth_apps?: SDKRateLimitWindow | null
    /** Of a week, for Opus. */
    seven_day_opus?: SDKRateLimitWindow | null
    /** Of a week, for Sonnet. */
    seven_day_sonnet?: SDKRateLimitWindow | null
    /** Of a week, for further models. Absent where nothing is known of any. */
    model_scoped?: {
      /** The model's name for display. */
      display_name: string
      /** How much is used up, 0 to 100. Null where unknown. */
      utilization: number | null
      /** When it starts over, as an ISO 8601 time. Null where unknown. */
      resets_at: string | null
    }[]
    /** The plan's extra usage. Null or absent for a plan without it. */
    extra_usage?: SDKExtraUsage | null
  } | null
  /** What the use on this machine is due to. Null for no plan, or where transcripts couldn't be read. */
  behaviors: {
    /** In the last 24 hours. */
    day: SDKUsageBehaviors
    /** In the last 7 days. */
    week: SDKUsageBehaviors
  } | null
}

/** Host to Claude Code: asks what the session has cost, in words. */
export type SDKControlGetSessionCostRequest = {
  /** The tag among requests. */
  subtype: 'get_session_cost'
}

/**
 * What the session has cost, in answer to `get_session_cost`.
 * @undocumented
 */
export type SDKControlGetSessionCostResponse = {
  /** The report, line by line, as `/usage` prints it. */
  text?: string
}
