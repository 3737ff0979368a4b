/**
 * What a host asks of a session about MCP servers, and the messages of servers in the host's own process.
 *
 * Compared with Claude Agent SDK 0.3.332 and Claude Code 2.1.332.
 *
 * @see https://code.claude.com/docs/en/agent-sdk/typescript
 */
import type { OpenSet } from './open-set.js'
import type { CallToolResult, JSONRPCMessage, McpServerConfigForProcessTransport, McpServerStatus } from './sdk-mcp.js'

/**
 * Both ways: a message to or from a server in the host's process. The host answers with the server's reply under
 * `mcp_response`, Claude Code with nothing.
 */
export type SDKControlMcpMessageRequest = {
  /** The tag among requests. */
  subtype: 'mcp_message'
  /** The server. */
  server_name: string
  /** The message. */
  message: JSONRPCMessage
}

/** What a server in the host's process replies, in the host's answer to `mcp_message`. */
export type SDKControlMcpMessageResponse = {
  /** The reply; to a notification, which has none, any message will do. */
  mcp_response: JSONRPCMessage
}

/** Host to Claude Code: asks how the servers stand. */
export type SDKControlMcpStatusRequest = {
  /** The tag among requests. */
  subtype: 'mcp_status'
  /** Whether the answer of a remote session goes only to whoever is connected now, and isn't kept. */
  liveReply?: boolean | undefined
}

/**
 * How the servers stand, in answer to `mcp_status`.
 * @undocumented
 */
export type SDKControlMcpStatusResponse = {
  /** The servers. */
  mcpServers?: McpServerStatus[]
}

/** Host to Claude Code: puts servers in place of those that the host set before. */
export type SDKControlMcpSetServersRequest = {
  /** The tag among requests. */
  subtype: 'mcp_set_servers'
  /** The servers, by their names. */
  servers: Record<string, McpServerConfigForProcessTransport>
}

/** Host to Claude Code: connects to a server again. */
export type SDKControlMcpReconnectRequest = {
  /** The tag among requests. */
  subtype: 'mcp_reconnect'
  /** The server. */
  serverName: string
}

/** Host to Claude Code: turns a server on or off. */
export type SDKControlMcpToggleRequest = {
  /** The tag among requests. */
  subtype: 'mcp_toggle'
  /** The server. */
  serverName: string
  /** Whether it is to be on. */
  enabled: boolean
}

/** Host to Claude Code: calls a tool of a server, without the model. The host's own servers it calls itself. */
export type SDKControlMcpCallRequest = {
  /** The tag among requests. */
  subtype: 'mcp_call'
  /** The tool's full name, such as `mcp__docs__export`. */
  tool: string
  /** The arguments; `{{in:NAME}}` and `{{out:NAME}}` as a whole value stand for the path of a file declared below. */
  arguments?: Record<string, unknown> | undefined
  /** Whether an error of the tool's comes back as a result with `isError`, rather than as a text. */
  soft_error_result?: boolean | undefined
  /** Until when the call may be made, as an RFC 3339 time. Needed with `output_files`. */
  expires_at?: string | undefined
  /** The most that the call may take, in milliseconds: 1000 to 600000, 120000 unless it says otherwise. */
  timeout_ms?: number | undefined
  /** Whether a program reads the result: it then comes as the server gave it, up to 10485760 characters. */
  result_not_for_model?: boolean | undefined
  /** Whether permission is decided as for a call of the model's. */
  check_permissions?: boolean | undefined
  /** Files to hand to the tool. */
  input_files?:
    | {
        /** What `arguments` calls it. */
        name: string
        /** Where it lies among the synced files. */
        lane_path: string
      }[]
    | undefined
  /** Files to take from the tool. */
  output_files?:
    | {
        /** What `arguments` calls it. */
        name: string
        /** Where it goes among the synced files. */
        lane_path: string
        /** The tag that the file there must still have. Absent to write over whatever is there. */
        if_match?: string | undefined
      }[]
    | undefined
}

/**
 * What a tool returned, in answer to `mcp_call`.
 * @undocumented
 */
export type SDKControlMcpCallResponse = {
  /** What it says: made into text as for the model, or the server's own pieces where the host asked for those. */
  content?: string | CallToolResult['content']
  /** The answer as data, where the tool declares its shape. */
  structuredContent?: Record<string, unknown>
  /** True where the tool says that it failed, and the host asked to be told so. */
  isError?: boolean
  /** What goes along with it. */
  _meta?: Record<string, unknown>
  /** What became of the files. Only where the request names files, a deadline or a time limit. */
  staging?: {
    /** Whether all went well. */
    ok?: boolean
    /** What went wrong. Open set. */
    error_code?: OpenSet<'input_missing' | 'output_too_large' | 'output_conflict' | 'tool_error' | 'expired'>
    /** The same in words. */
    detail?: string
    /** The files handed to the tool. */
    inputs_used?: unknown[]
    /** The files taken from it. */
    outputs?: unknown[]
  }
}

/** Host to Claude Code: reads the interface that a tool brings along: a `ui://` resource of a server. */
export type SDKControlMcpReadResourceRequest = {
  /** The tag among requests. */
  subtype: 'mcp_read_resource'
  /** The server, as `mcp_status` spells it. */
  serverName: string
  /** The resource, which has to be a `ui://` one. */
  uri: string
}

/** A server's resource, in answer to `mcp_read_resource`: text from outside, not to be trusted. */
export type SDKControlMcpReadResourceResponse = {
  /** The resource, item by item. */
  contents: {
    /** The item's address. */
    uri: string
    /** Its kind. */
    mimeType?: string
    /** The text. Absent for data. */
    text?: string
    /** The data, in base64. Absent for text. */
    blob?: string
    /** What goes along with it, such as the permissions that the interface wants. */
    _meta?: Record<string, unknown>
  }[]
}
