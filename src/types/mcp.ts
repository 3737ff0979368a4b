/**
 * The session's MCP servers as a mod uses them: a call of a tool, and a connection.
 *
 * Events: the calls `mcp.call` and `mcp.connect`. What the model calls is a tool like any other: `tools-mcp.ts`.
 * Compared with Claude Code 2.1.332.
 *
 * @see https://code.claude.com/docs/en/plugins/mods/reference
 */
import type { OpenSet } from './open-set.js'
import type { Origin } from './origin.js'

/** A block of what an MCP tool answers, with the fields of its kind. */
export type McpContentBlock = {
  /** The kind. Open set: it is the server's word. */
  type: OpenSet<'text' | 'image' | 'audio' | 'resource' | 'resource_link'>
  /** The text. Set on a `text` block. */
  text?: string
  /** The address. Set on a `resource_link` block, and on a `resource` that is embedded. */
  uri?: string
  /** The MIME type. Set on an image, audio or resource block that declares one. */
  mimeType?: string
  /** What else belongs to the kind. */
  [field: string]: unknown
}

/** What an MCP tool answers, as `$.mcp.call` hands it over. */
export type McpToolResult = {
  /** The blocks, in order. */
  content: McpContentBlock[]
  /** Whether the call failed: then the blocks tell what went wrong. */
  isError: boolean
  /** The result as data. Absent where the tool declares no output schema. */
  structuredContent?: unknown
}

/**
 * Why `$.mcp.connect` left a server alone. Closed set.
 *
 * `unlisted`: it is neither in the plugin's manifest nor in `/mcp`, or the host runs the plugin's servers by itself.
 * `unapproved`: it is the repository's, and nobody approved it. `disabled`: it is switched off. `policy`: the
 * organization's MCP policy. `auth`: it wants a sign-in. `failed`: it couldn't be found or reached, or is now another
 * provider's than the hooks were told.
 */
export type McpConnectRefusal = 'unlisted' | 'unapproved' | 'disabled' | 'policy' | 'auth' | 'failed'

/** What `$.mcp.connect` comes to: the server is connected, or why it isn't. */
export type McpConnectResult =
  | {
      /** The server is connected, and its tools are in the next request. */
      isConnected: true
      /**
       * The name that `$.mcp.call` takes, mostly `plugin:<plugin>:<server>`; another where the session already runs the
       * same server.
       */
      server: string
    }
  | {
      /** The server isn't connected. */
      isConnected: false
      /** Why not, as a word. */
      reason: McpConnectRefusal
      /** Why not, as a sentence to log or to show. */
      message: string
    }

/** The calls on `$.mcp`, each as the event that it is: its argument and the value it comes to. */
export interface McpOps {
  /** `$.mcp.call(server, tool, args)`. A hook may send it elsewhere. */
  'mcp.call': {
    /** What the hook receives. */
    input: {
      /** The server's name. */
      server: string
      /** The tool's name on that server. */
      tool: string
      /** The tool's arguments; empty where the call gave none. */
      args: Record<string, unknown>
    }
    /** What the call resolves to. */
    value: McpToolResult
  }
  /**
   * A server is about to be connected, by `$.mcp.connect(server)` or by the engine, for each that it would join; then
   * `next.origin` is the engine. An answer without `next` holds such a server back until a later call lets it through.
   *
   * Not raised for servers that a headless install, sync or reload of plugins brings.
   */
  'mcp.connect': {
    /** What the hook receives. */
    input: {
      /**
       * The server, as the call spells it; from the engine, as `/mcp` lists it. A matcher narrows on it.
       * @pinned
       */
      readonly server: string
      /**
       * Who provides the server: a plugin, or `mcp:<server>` for one of settings. The caller, for a key of its own.
       * @pinned
       */
      readonly provider: Origin
    }
    /** What the call resolves to. */
    value: McpConnectResult
  }
}

/** `$.mcp`: the session's MCP servers. */
export interface McpCalls {
  /**
   * Calls a tool of a connected server over the session's own connection, without a permission prompt. A server that is
   * known but not connected yet, or a remote one that dropped, is connected for it.
   * @param server - the server's name as `/mcp` has it, or as tool names spell it
   * @param tool - what that server calls the tool
   * @param args - the tool's arguments; none where left out
   * @returns what the server answered, errors included
   */
  call: (server: string, tool: string, args?: Record<string, unknown>) => Promise<McpToolResult>
  /**
   * Brings a server into the session that a hook held back. Any other is told as it stands: the call itself neither
   * dials, switches nor drops one.
   * @param server - its key in the plugin's own manifest, or its name as `/mcp` has it
   * @returns that it is connected, or why it isn't
   */
  connect: (server: string) => Promise<McpConnectResult>
}
