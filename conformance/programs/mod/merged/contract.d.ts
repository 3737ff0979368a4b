/** A contract without a top-level export: a script, as the engine reads it. */
declare module 'claude-code' {
  interface PluginState {
    tally: {
      total: number
      names: string[]
      last: { at: number; tool: string } | null
      isFolded: StateFamily<boolean>
      rows: Shaped<{ id: string }[]>
    }
  }

  interface EngineInterface {
    weather: {
      today: () => Promise<string>
      at: (place: { city: string }) => Promise<{ degrees: number }>
    }
  }

  interface BuiltinToolInputs {
    Deploy: { target: string; force?: boolean }
  }

  interface BuiltinToolResults {
    Deploy: { url: string }
  }

  interface McpToolInputs {
    mcp__issues__create: { title: string; labels?: string[] }
  }
}
