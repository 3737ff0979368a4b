/**
 * MCP servers, as a host configures them and Claude Code reports them, and the messages of that protocol.
 *
 * Compared with Claude Agent SDK 0.3.332, Claude Code 2.1.332 and @modelcontextprotocol/sdk 1.32.2.
 *
 * @see https://code.claude.com/docs/en/agent-sdk/typescript
 */
import type { Flat } from './internal/flat.js'
import type { OpenSet } from './open-set.js'
import type { McpServerProvenance } from './permission.js'

/** What a host rules about one tool of a server. */
export type McpServerToolPolicy = {
  /** The tool's name on its server. */
  name: string
  /** What happens to its calls. For a server in the host's process `always_allow` does nothing. Closed set. */
  permission_policy?: 'always_allow' | 'always_ask' | 'always_deny' | undefined
  /** The most that an administrator lets through; `ask` has a person asked even in `auto` mode. Closed set. */
  org_max_permission?: 'allow' | 'ask' | 'blocked' | undefined
}

/** A server that Claude Code starts as a process. */
export type McpStdioServerConfig = {
  /** How it is reached. May be left out for this kind alone. */
  type?: 'stdio' | undefined
  /** The program. */
  command: string
  /** Its arguments. Claude Code 2.1.332 fails to connect a server of `mcp_set_servers` that comes without the list. */
  args?: string[] | undefined
  /** Variables for its environment. */
  env?: Record<string, string> | undefined
  /** The most that a tool call may take, in milliseconds, 1000 at least. Absent for the general limit. */
  timeout?: number | undefined
  /** True to have all its tools in the prompt from the start, which makes the start wait for it. */
  alwaysLoad?: boolean | undefined
}

/** A server reached through server-sent events. */
export type McpSSEServerConfig = {
  /** How it is reached. */
  type: 'sse'
  /** Its address. */
  url: string
  /** Headers to send. */
  headers?: Record<string, string> | undefined
  /** What the host rules about its tools. */
  tools?: McpServerToolPolicy[] | undefined
  /** The most that a tool call may take, in milliseconds, 1000 at least. Absent for the general limit. */
  timeout?: number | undefined
  /** True to have all its tools in the prompt from the start, which makes the start wait for it. */
  alwaysLoad?: boolean | undefined
}

/** A server reached over HTTP. */
export type McpHttpServerConfig = {
  /** How it is reached. */
  type: 'http'
  /** Its address. */
  url: string
  /** Headers to send. */
  headers?: Record<string, string> | undefined
  /** What the host rules about its tools. */
  tools?: McpServerToolPolicy[] | undefined
  /** The most that a tool call may take, in milliseconds, 1000 at least. Absent for the general limit. */
  timeout?: number | undefined
  /** True to have all its tools in the prompt from the start, which makes the start wait for it. */
  alwaysLoad?: boolean | undefined
}

/** A server in the host's own process, reached through `mcp_message` requests. */
export type McpSdkServerConfig = {
  /** How it is reached. */
  type: 'sdk'
  /** Its name. */
  name: string
  /** The most that a tool call may take, in milliseconds, 1000 at least. Absent for the general limit. */
  timeout?: number | undefined
  /** What the host rules about its tools: of the policies `always_ask` and `always_deny` count. */
  tools?: McpServerToolPolicy[] | undefined
}

/**
 * A live server object: `McpServer` of `@modelcontextprotocol/sdk`, or whatever else connects and closes as it does.
 */
export type McpServerInstance = {
  /**
   * Starts to serve.
   * @param transport - what carries its messages
   */
  connect(transport: object): Promise<void>
  /** Ends it. */
  close(): Promise<void>
}

/** A server in the host's own process with the object that runs it, which can't be sent anywhere. */
export type McpSdkServerConfigWithInstance = Flat<
  McpSdkServerConfig & {
    /** The server. */
    instance: McpServerInstance
  }
>

/** A server that claude.ai reaches for the session. */
export type McpClaudeAIProxyServerConfig = {
  /** How it is reached. */
  type: 'claudeai-proxy'
  /** Its address. */
  url: string
  /** Its id at claude.ai. */
  id: string
  /** The most that a tool call may take, in milliseconds, 1000 at least. Absent for the general limit. */
  timeout?: number
}

/** A server for a host's options. Closed set, told apart by `type`. */
export type McpServerConfig =
  | McpStdioServerConfig
  | McpSSEServerConfig
  | McpHttpServerConfig
  | McpSdkServerConfigWithInstance

/** A server as it can be sent to Claude Code. Closed set, told apart by `type`. */
export type McpServerConfigForProcessTransport =
  | McpStdioServerConfig
  | McpSSEServerConfig
  | McpHttpServerConfig
  | McpSdkServerConfig

/** A server as Claude Code reports it. Closed set, told apart by `type`. */
export type McpServerStatusConfig = McpServerConfigForProcessTransport | McpClaudeAIProxyServerConfig

/** How a server stands. */
export type McpServerStatus = {
  /** Its name. */
  name: string
  /** How its connection stands. Closed set. */
  status: 'connected' | 'failed' | 'needs-auth' | 'pending' | 'disabled'
  /** What it says of itself. Only once it is connected. */
  serverInfo?: {
    /** Its own name. */
    name: string
    /** Its version. */
    version: string
    /**
     * Its title for display.
     * @undocumented
     */
    title?: string
  }
  /** What went wrong, with `failed`. */
  error?: string
  /** How it is configured. */
  config?: McpServerStatusConfig
  /** The scope of its configuration. Open set. */
  scope?: OpenSet<'user' | 'project' | 'local' | 'dynamic' | 'managed' | 'enterprise' | 'claudeai'>
  /** Where it is defined: trust by this, not by its name. Absent from older clients. Open set. */
  source?: McpServerProvenance['source']
  /** Its tools. Only once it is connected. */
  tools?: {
    /** The tool's name on the server. */
    name: string
    /** What it does. */
    description?: string
    /** What the server says of its effects. */
    annotations?: {
      /** It changes nothing. */
      readOnly?: boolean
      /** It may destroy something. */
      destructive?: boolean
      /** It reaches the outside world. */
      openWorld?: boolean
    }
    /** What a host needs to render the tool's own interface: `ui` and `ui/resourceUri`. Absent where it has none. */
    _meta?: Record<string, unknown>
  }[]
  /**
   * How it is reached. Open set.
   * @undocumented
   */
  transport?: OpenSet<'stdio' | 'sse' | 'http' | 'sdk' | 'claudeai-proxy'>
}

/** What became of a change to the set of servers. */
export type McpSetServersResult = {
  /** Servers that came. */
  added: string[]
  /** Servers that went. */
  removed: string[]
  /** What went wrong, by the server's name. */
  errors: Record<string, string>
}

/** What goes along with a message of the protocol, apart from its own keys. */
type Meta = {
  /** What progress on the request is reported under. */
  progressToken?: string | number | undefined
  /** The task that the message belongs to. */
  'io.modelcontextprotocol/related-task'?:
    | {
        /** The task. */
        taskId: string
      }
    | undefined
  /** Whatever else was sent along. */
  [key: string]: unknown
}

/**
 * A message of the Model Context Protocol: a request, a notification, an answer or an error, as JSON-RPC 2.0 has them.
 */
export type JSONRPCMessage =
  | {
      /** The protocol beneath. */
      jsonrpc: '2.0'
      /** The request's id, which its answer repeats. */
      id: string | number
      /** What is asked. */
      method: string
      /** With what. Absent where there is nothing to say. */
      params?: {
        /** What goes along with it. */
        _meta?: Meta | undefined
        /** A parameter. */
        [key: string]: unknown
      }
    }
  | {
      /** The protocol beneath. */
      jsonrpc: '2.0'
      /** What happened. */
      method: string
      /** With what. Absent where there is nothing to say. */
      params?: {
        /** What goes along with it. */
        _meta?: Meta | undefined
        /** A parameter. */
        [key: string]: unknown
      }
    }
  | {
      /** The protocol beneath. */
      jsonrpc: '2.0'
      /** The request that this answers. */
      id: string | number
      /** The answer. */
      result: {
        /** What goes along with it. */
        _meta?: Meta | undefined
        /** A key of the answer. */
        [key: string]: unknown
      }
    }
  | {
      /** The protocol beneath. */
      jsonrpc: '2.0'
      /** The request that this answers. Absent where it couldn't be read. */
      id?: string | number | undefined
      /** What went wrong. */
      error: {
        /** Its number. */
        code: number
        /** In words. */
        message: string
        /** More about it. */
        data?: unknown
      }
    }

/** What an MCP server wants the user to fill in, or to open in a browser. */
export type ElicitationRequest = {
  /** The server. */
  serverName: string
  /** What to show. */
  message: string
  /** Whether to show a form or to open an address. Absent for a form. Closed set. */
  mode?: 'form' | 'url'
  /** The address, with `url`. */
  url?: string
  /** What `elicitation_complete` will repeat, with `url`. */
  elicitationId?: string
  /** The JSON schema of the form, with `form`. */
  requestedSchema?: Record<string, unknown>
  /** A heading. Absent where the server gives none. */
  title?: string
  /** The server's or the tool's name for display. Absent where the server gives none. */
  displayName?: string
  /** What to show beneath the heading. Absent where the server gives none. */
  description?: string
}

/** What the user answered to an MCP server. */
export type ElicitationResult = {
  /** Whether the user filled it in, refused, or closed it. Closed set. */
  action: 'accept' | 'decline' | 'cancel'
  /** What was filled in. Only with `accept`. */
  content?: Record<string, string | number | boolean | string[]> | undefined
  /** What goes along with it. */
  _meta?: Meta | undefined
  /** Whatever else the protocol adds. */
  [key: string]: unknown
}

/** What may be said about a piece of content. */
type McpAnnotations = {
  /** Whom it is for. Absent for both. */
  audience?: ('user' | 'assistant')[] | undefined
  /** How much it matters, 0 to 1. */
  priority?: number | undefined
  /** When it last changed, as an ISO 8601 time. */
  lastModified?: string | undefined
}

/** What a tool of an MCP server returns: the answer to `tools/call`. */
export type CallToolResult = {
  /** What it says, piece by piece. Pieces are told apart by `type`. */
  content: (
    | {
        /** Words. */
        type: 'text'
        /** The words. */
        text: string
        /** What is said about them. */
        annotations?: McpAnnotations | undefined
        /** What goes along with them. */
        _meta?: Record<string, unknown> | undefined
      }
    | {
        /** A picture or a sound. */
        type: 'image' | 'audio'
        /** It, in base64. */
        data: string
        /** Its kind, such as `image/png`. */
        mimeType: string
        /** What is said about it. */
        annotations?: McpAnnotations | undefined
        /** What goes along with it. */
        _meta?: Record<string, unknown> | undefined
      }
    | {
        /** A resource by its address. */
        type: 'resource_link'
        /** The address. */
        uri: string
        /** Its name. */
        name: string
        /** Its title for display. */
        title?: string | undefined
        /** What it holds. */
        description?: string | undefined
        /** Its kind, such as `text/csv`. */
        mimeType?: string | undefined
        /** Its size in bytes. */
        size?: number | undefined
        /** Pictures that stand for it. */
        icons?:
          | {
              /** The picture's address. */
              src: string
              /** Its kind. */
              mimeType?: string | undefined
              /** The sizes that it is good for, such as `48x48`. */
              sizes?: string[] | undefined
              /** The background that it is made for. Absent for any. Closed set. */
              theme?: 'light' | 'dark' | undefined
            }[]
          | undefined
        /** What is said about it. */
        annotations?: McpAnnotations | undefined
        /** What goes along with it. */
        _meta?: Record<string, unknown> | undefined
      }
    | {
        /** A resource itself. */
        type: 'resource'
        /** The resource, as text or in base64. */
        resource:
          | {
              /** Its address. */
              uri: string
              /** The text. */
              text: string
              /** Its kind. */
              mimeType?: string | undefined
              /** What goes along with it. */
              _meta?: Record<string, unknown> | undefined
            }
          | {
              /** Its address. */
              uri: string
              /** The data, in base64. */
              blob: string
              /** Its kind. */
              mimeType?: string | undefined
              /** What goes along with it. */
              _meta?: Record<string, unknown> | undefined
            }
        /** What is said about it. */
        annotations?: McpAnnotations | undefined
        /** What goes along with it. */
        _meta?: Record<string, unknown> | undefined
      }
  )[]
  /** The answer as data, where the tool declares its shape. */
  structuredContent?: Record<string, unknown> | undefined
  /** True where the tool says that it failed. */
  isError?: boolean | undefined
  /** What goes along with it. */
  _meta?: Meta | undefined
  /** Whatever else the protocol adds. */
  [key: string]: unknown
}
