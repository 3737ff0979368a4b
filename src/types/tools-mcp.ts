/**
 * Tools of MCP servers, and those that look after the servers: resources, connections, tasks and connectors.
 *
 * Compared with Claude Code 2.1.332 and `sdk-tools.d.ts` of the Agent SDK 0.3.332.
 *
 * @see https://code.claude.com/docs/en/agent-sdk/typescript
 */

/** The name of an MCP server's tool: `mcp__server__tool`. */
export type McpToolName = `mcp__${string}__${string}`

/**
 * What MCP tools take, by name. Empty: merge into it what your servers' tools take.
 *
 * @example
 * interface McpToolInputs { mcp__tracker__file_issue: { title: string; labels?: string[] } }
 */
export interface McpToolInputs {}

/** What an MCP tool takes: what its server's schema says. */
export type McpInput = Record<string, unknown>

/**
 * What an MCP tool answers. A hook gets the content blocks, or the text where the server gave structured content; the
 * stream's `tool_use_result` may be an object with both, and with `_meta`.
 */
export type McpOutput =
  | string
  | {
      /** The kind of block. */
      type: string
      /** What belongs to the kind. */
      [key: string]: unknown
    }[]
  | Record<string, unknown>

/** What `ListMcpResourcesTool` takes; the tool's name was `ListMcpResources`. */
export type ListMcpResourcesInput = {
  /** The server. Absent for all. */
  server?: string
}

/** What `ListMcpResourcesTool` answers. */
export type ListMcpResourcesOutput = {
  /** The resource's address. */
  uri: string
  /** The resource's name. */
  name: string
  /** Its MIME type. Absent where the server doesn't say. */
  mimeType?: string
  /** What it is. Absent where the server doesn't say. */
  description?: string
  /** The server that has it. */
  server: string
}[]

/** What `ReadMcpResourceTool` takes; the tool's name was `ReadMcpResource`. */
export type ReadMcpResourceInput = {
  /** The server. */
  server: string
  /** The resource's address. */
  uri: string
}

/** What `ReadMcpResourceTool` answers. */
export type ReadMcpResourceOutput = {
  /** The resource, piece by piece. */
  contents: {
    /** The piece's address. */
    uri: string
    /** Its MIME type. Absent where the server doesn't say. */
    mimeType?: string
    /** What it says. Absent for bytes. */
    text?: string
    /** The file that its bytes were saved to. Absent for text. */
    blobSavedTo?: string
  }[]
  /** Why the server couldn't give it. Absent where it could. */
  error?: string
}

/** What `ReadMcpResourceDirTool` takes; the tool's name was `ReadMcpResourceDir`. */
export type ReadMcpResourceDirInput = {
  /** The server. */
  server: string
  /** The folder's address. */
  uri: string
}

/** What `ReadMcpResourceDirTool` answers. */
export type ReadMcpResourceDirOutput = {
  /** What lies in the folder itself. */
  resources: {
    /** Its address. */
    uri: string
    /** Its name. */
    name: string
    /** Its MIME type: `inode/directory` for a folder. */
    mimeType?: string
  }[]
  /** Why the server couldn't list it. Absent where it could. */
  error?: string
}

/** What `RefreshMcpTools` takes. */
export type RefreshMcpToolsInput = {
  /** The server. Absent for all that are connected. */
  server?: string
}

/** What `RefreshMcpTools` answers, a row a server. */
export type RefreshMcpToolsOutput = {
  /** The server. */
  server: string
  /** What came of it: the old tools stay on an `error`, and nothing connects a server anew. Closed set. */
  status: 'refreshed' | 'error' | 'not_connected'
  /** How many tools it has now. */
  toolCount?: number
  /** The tools that came. */
  added?: string[]
  /** The tools that went. */
  removed?: string[]
  /** What went wrong. Absent where nothing did. */
  error?: string
}[]

/** What `WaitForMcpServers` takes. */
export type WaitForMcpServersInput = {
  /** The servers. Absent for all that still connect. */
  servers?: string[]
}

/** What `WaitForMcpServers` answers: the servers, by how they stand. */
export type WaitForMcpServersOutput = {
  /** Whether there is nothing left to wait for. */
  ready: boolean
  /** Those that are connected. */
  connected: string[]
  /** Those whose tools come from a cache. */
  cached?: string[]
  /** Those that couldn't be reached. */
  failed: string[]
  /** Those that still connect. */
  stillPending: string[]
  /** Those that want the person to sign in. */
  needsAuth: string[]
  /** Those that are turned off. */
  disabled: string[]
  /** Those that nobody has set up. */
  unconfigured?: string[]
  /** Names that no server has. */
  unknown: string[]
}

/** What `McpTaskCheck`, `McpTaskResumePolling` and `McpTaskShowQuestion` take. */
export type McpTaskInput = {
  /** The MCP task in the background, as its notification names it and `TaskStop` takes it. */
  task_id: string
}

/** What `McpTaskCheck`, `McpTaskResumePolling` and `McpTaskShowQuestion` answer. */
export type McpTaskOutput = {
  /** What came of it. */
  message: string
  /** Whether it went wrong. */
  isError: boolean
}

/**
 * What the tools take that start a server of the client's own: `enable__mcp__claude-in-chrome` and its like for the
 * desktop app.
 */
export type EnableServerInput = {
  /** What it is for, in a sentence or two. Absent where nothing is said. */
  task?: string
}

/** What the tools answer that start a server of the client's own, `request_computer` among them. */
export type EnableServerOutput = {
  /** What came of it. */
  message: string
}

/** What `request_computer` takes. */
export type RequestComputerInput = {
  /** What it is for; the engine takes anything. */
  task?: unknown
}

/** What `ListConnectors` takes. */
export type ListConnectorsInput = {
  /** Words to look for. Absent for the whole list. */
  keywords?: string[]
}

/** What `SearchMcpRegistry` takes. */
export type SearchMcpRegistryInput = {
  /** What the person is after, or a product's name. */
  keywords: string[]
}

/** What `SuggestConnectors` takes. */
export type SuggestConnectorsInput = {
  /** The connectors, by `directoryUuid` or `server_id`. */
  uuids: string[]
}

/** What `ListConnectors`, `SearchMcpRegistry` and `SuggestConnectors` know of a connector. */
export type ConnectorRow = {
  /** Its name. */
  name?: string
}

/** What `ListConnectors` and `SuggestConnectors` answer. */
export type ConnectorsOutput = {
  /** The connectors. */
  connectors: ConnectorRow[]
  /** Set where the person hasn't agreed to it yet. */
  opt_in_required?: true
  /** What else there is to say. Absent for nothing. */
  message?: string
}

/** What `SearchMcpRegistry` answers. */
export type SearchMcpRegistryOutput = {
  /** The connectors. */
  results: ConnectorRow[]
  /** Set where the person hasn't agreed to it yet. */
  opt_in_required?: true
  /** What else there is to say. Absent for nothing. */
  message?: string
}
