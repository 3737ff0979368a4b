/** What is counted, over a session. */
export type TidyCounts = {
  /** Tool calls that the model asked for. */
  calls: number
  /** Agents that were started. */
  agents: number
  /** Those of them that reported a failure. */
  failedAgents: number
  /** Requests to the model. */
  requests: number
  /** Tokens that the model wrote. */
  tokens: number
  /** Secrets that were masked. */
  secrets: number
  /** Reads and writes of protected files that were refused. */
  refusals: number
}

declare module 'claude-code' {
  interface PluginState {
    tidy: {
      /** The figures of this session. */
      counts: TidyCounts
      /** How often each tool was called, by its name. */
      tools: Record<string, number>
      /** What the session has cost, in US dollars: an estimate. */
      costUsd: number
    }
  }

  interface McpToolInputs {
    /** The tool that the mod serves. */
    mcp__tidy__tally: {
      /** Adds what earlier sessions came to. */
      withEarlier?: boolean
    }
  }
}
