/**
 * What a session has used: its context window by kind of content, and its plan's limits.
 *
 * Carried on the `assistant` message that shows a `/context` or `/usage` report. Compared with Claude Agent SDK
 * 0.3.332.
 *
 * @see https://code.claude.com/docs/en/agent-sdk/typescript
 */
import type { OpenSet } from './open-set.js'
import type { SDKModelUsage } from './sdk-result.js'

/** A row of the breakdown that `/context` prints. */
export type SDKContextUsageCategory = {
  /** The row's label, such as `Messages`: for display. Tell rows apart by `kind`. */
  name: string
  /** The row's tokens; a row may have none. */
  tokens: number
  /**
   * What the tokens are: content of the window (`used`), room left (`free`), the reserve kept for compaction
   * (`buffer`), or tool schemas that aren't loaded and don't count (`deferred`). Closed set.
   */
  kind: 'used' | 'free' | 'buffer' | 'deferred'
}

/**
 * The `/context` report as data. Later versions add optional keys and change none.
 * @since Agent SDK 0.3.232
 */
export type SDKContextUsage = {
  /** The model of the main loop, which the figures hold for. */
  model: string
  /** Tokens in use, estimated. More than `raw_max_tokens` where the session is over its limit. */
  total_tokens: number
  /** The window that they are measured against, in tokens: the model's own, or a lower one at which it compacts. */
  raw_max_tokens: number
  /** `total_tokens` per hundred of `raw_max_tokens`, rounded; more than 100 where the session is over its limit. */
  percentage: number
  /** By how much the window is exceeded. Absent while it isn't. */
  over_limit?: {
    /** Tokens beyond the window. */
    tokens_over: number
    /**
     * Which window it is: as far as Claude Code knows, the model's own, which the API enforces (`hard_limit`), or one
     * set for compaction (`compaction_window`). Closed set.
     */
    kind: 'hard_limit' | 'compaction_window'
  }
  /** The breakdown, row by row. */
  categories: SDKContextUsageCategory[]
  /** Tokens of each MCP tool. */
  mcp_tools: {
    /** The tool's full name, such as `mcp__linear__create_issue`. */
    name: string
    /** The server that offers it. */
    server_name: string
    /** The tool's tokens. */
    tokens: number
  }[]
  /** Tokens of each memory file. */
  memory_files: {
    /** Where the file lies. */
    path: string
    /** The label of where it comes from, such as `Project` or `User`. */
    type: string
    /** The file's tokens. */
    tokens: number
  }[]
  /** Tokens of each custom agent's description; agents of Claude Code's own aren't listed. */
  agents: {
    /** The agent's name. */
    agent_type: string
    /** Where it is defined. Open set. */
    source: OpenSet<'projectSettings' | 'userSettings' | 'plugin'>
    /** The description's tokens. */
    tokens: number
  }[]
  /** Tokens of each skill's entry in the list of skills. Absent where skills take none. */
  skills?: {
    /** The skill's name. */
    name: string
    /** Where it is defined. Open set. */
    source: OpenSet<'projectSettings' | 'userSettings' | 'plugin' | 'built-in' | 'syncedSkills'>
    /** The plugin that brings it. Absent for a skill of no plugin. */
    plugin_name?: string
    /** The entry's tokens. */
    tokens: number
  }[]
}

/** What a session has cost so far. */
export type SDKUsageTotals = {
  /** Estimated cost in US dollars. */
  total_cost_usd: number
  /** Time spent waiting for the API, in milliseconds. */
  total_api_duration_ms: number
  /** Time since the session began, in milliseconds. */
  total_duration_ms: number
  /** Lines that the session added to files. */
  total_lines_added: number
  /** Lines that it removed. */
  total_lines_removed: number
  /** Tokens and cost by model, keyed by the model's name. */
  model_usage: Record<string, SDKModelUsage>
}

/** What a plan's extra usage has cost in the current billing period. */
export type SDKExtraUsage = {
  /** False while it can't pay for requests. */
  is_enabled: boolean
  /** The most it may cost, in hundredths of `currency`. Null for no limit. */
  monthly_limit: number | null
  /** What it has cost, in hundredths of `currency`. Null where unknown. */
  used_credits: number | null
  /** What it has cost per hundred of the limit, 0 to 100. Null where unknown. */
  utilization: number | null
  /** The currency, such as `USD`. Null or absent where unknown. */
  currency?: string | null
}

/** The `/usage` report as data. Experimental upstream: its shape may change. */
export type SDKUsageReport = {
  /** The session's own figures. */
  session: SDKUsageTotals
  /** The plan's limits. Null where Claude Code couldn't ask for them, as with an API key. */
  rate_limits: {
    /**
     * The plan's meters, in the server's words and order. Empty where it has none; null where it didn't answer just
     * now, or is too old to list them.
     */
    limits:
      | {
          /** Which meter. Open set; tell meters apart by this, not by a label. */
          kind: OpenSet<'session' | 'weekly_all' | 'weekly_scoped'>
          /** The heading that it stands under. Open set. */
          group: OpenSet<'session' | 'weekly'>
          /** How much is used up, 0 to 100. */
          percent: number
          /** When it starts over, as an ISO 8601 time. Null where unknown. */
          resets_at: string | null
          /** What the meter is limited to. Null or absent for a meter of everything. */
          scope?: {
            /** A model. Null or absent where it is limited to none. */
            model?: {
              /** The model's name for display. */
              display_name: string
            } | null
            /** A way of using Claude. Null or absent where it is limited to none. */
            surface?: {
              /** Its name for display. */
              display_name: string
            } | null
          } | null
          /** How serious it is, for the meter's colour. Open set. */
          severity: OpenSet<'normal' | 'warning' | 'critical'>
          /** True for the one meter to show where there is room for one. */
          is_active: boolean
        }[]
      | null
    /** The plan's extra usage. Null or absent for a plan without it. */
    extra_usage?: SDKExtraUsage | null
  } | null
}
