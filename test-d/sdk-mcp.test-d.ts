import { expectAssignable, expectNotAssignable, expectType } from 'tsd'
import type {
  CallToolResult,
  ElicitationRequest,
  ElicitationResult,
  JSONRPCMessage,
  McpClaudeAIProxyServerConfig,
  McpHttpServerConfig,
  McpSdkServerConfig,
  McpSdkServerConfigWithInstance,
  McpServerConfig,
  McpServerConfigForProcessTransport,
  McpServerInstance,
  McpServerProvenance,
  McpServerStatus,
  McpServerStatusConfig,
  McpServerToolPolicy,
  McpSetServersResult,
  McpSSEServerConfig,
  McpStdioServerConfig,
} from 'modhook'
import { type Shape, shapeOf, valueOf } from './shape.js'

type McpAnnotations = {
  audience?: ('user' | 'assistant')[] | undefined; priority?: number | undefined; lastModified?: string | undefined
}
type Meta = {
  progressToken?: string | number | undefined; 'io.modelcontextprotocol/related-task'?: { taskId: string } | undefined
  [key: string]: unknown
}

// McpServerToolPolicy
expectType<
  Shape<{
    required: 'name'
    optional: 'permission_policy' | 'org_max_permission'
    pinned: never
  }>
>(shapeOf<McpServerToolPolicy>())
expectType<{
  name: string; permission_policy?: 'always_allow' | 'always_ask' | 'always_deny' | undefined
  org_max_permission?: 'allow' | 'ask' | 'blocked' | undefined
}>(valueOf<McpServerToolPolicy>())

// McpStdioServerConfig
expectType<
  Shape<{
    required: 'command'
    optional: 'type' | 'args' | 'env' | 'timeout' | 'alwaysLoad'
    pinned: never
  }>
>(shapeOf<McpStdioServerConfig>())
expectType<{
  type?: 'stdio' | undefined; command: string; args?: string[] | undefined; env?: Record<string, string> | undefined
  timeout?: number | undefined; alwaysLoad?: boolean | undefined
}>(valueOf<McpStdioServerConfig>())

// McpSSEServerConfig
expectType<
  Shape<{
    required: 'type' | 'url'
    optional: 'headers' | 'tools' | 'timeout' | 'alwaysLoad'
    pinned: never
  }>
>(shapeOf<McpSSEServerConfig>())
expectType<{
  type: 'sse'; url: string; headers?: Record<string, string> | undefined; tools?: McpServerToolPolicy[] | undefined
  timeout?: number | undefined; alwaysLoad?: boolean | undefined
}>(valueOf<McpSSEServerConfig>())

// McpHttpServerConfig
expectType<
  Shape<{
    required: 'type' | 'url'
    optional: 'headers' | 'tools' | 'timeout' | 'alwaysLoad'
    pinned: never
  }>
>(shapeOf<McpHttpServerConfig>())
expectType<{
  type: 'http'; url: string; headers?: Record<string, string> | undefined; tools?: McpServerToolPolicy[] | undefined
  timeout?: number | undefined; alwaysLoad?: boolean | undefined
}>(valueOf<McpHttpServerConfig>())

// McpSdkServerConfig
expectType<
  Shape<{
    required: 'type' | 'name'
    optional: 'timeout' | 'tools'
    pinned: never
  }>
>(shapeOf<McpSdkServerConfig>())
expectType<{
  type: 'sdk'; name: string; timeout?: number | undefined; tools?: McpServerToolPolicy[] | undefined
}>(valueOf<McpSdkServerConfig>())

// McpServerInstance
expectType<Shape<{ required: 'connect' | 'close'; optional: never; pinned: never }>>(shapeOf<McpServerInstance>())
expectType<{ connect(transport: object): Promise<void>; close(): Promise<void> }>(valueOf<McpServerInstance>())

// McpSdkServerConfigWithInstance
expectType<
  Shape<{
    required: 'type' | 'name' | 'instance'
    optional: 'timeout' | 'tools'
    pinned: never
  }>
>(shapeOf<McpSdkServerConfigWithInstance>())
expectType<{
  type: 'sdk'; name: string; timeout?: number | undefined; tools?: McpServerToolPolicy[] | undefined
  instance: McpServerInstance
}>(valueOf<McpSdkServerConfigWithInstance>())

// McpClaudeAIProxyServerConfig
expectType<
  Shape<{
    required: 'type' | 'url' | 'id'
    optional: 'timeout'
    pinned: never
  }>
>(shapeOf<McpClaudeAIProxyServerConfig>())
expectType<{ type: 'claudeai-proxy'; url: string; id: string; timeout?: number }>(
  valueOf<McpClaudeAIProxyServerConfig>(),
)

// McpServerConfig
expectType<McpStdioServerConfig | McpSSEServerConfig | McpHttpServerConfig | McpSdkServerConfigWithInstance>(
  valueOf<McpServerConfig>(),
)

// McpServerConfigForProcessTransport
expectType<McpStdioServerConfig | McpSSEServerConfig | McpHttpServerConfig | McpSdkServerConfig>(
  valueOf<McpServerConfigForProcessTransport>(),
)

// McpServerStatusConfig
expectType<McpServerConfigForProcessTransport | McpClaudeAIProxyServerConfig>(valueOf<McpServerStatusConfig>())

// McpServerStatus
expectType<
  Shape<{
    required: 'name' | 'status'
    optional: 'serverInfo' | 'error' | 'config' | 'scope' | 'source' | 'tools' | 'transport'
    pinned: never
  }>
>(shapeOf<McpServerStatus>())
expectType<{
  name: string; status: 'connected' | 'failed' | 'needs-auth' | 'pending' | 'disabled'
  serverInfo?: { name: string; version: string; title?: string }; error?: string; config?: McpServerStatusConfig
  scope?: 'user' | 'project' | 'local' | 'dynamic' | 'managed' | 'enterprise' | 'claudeai' | (string & {})
  source?: McpServerProvenance['source']
  tools?: {
    name: string; description?: string
    annotations?: { readOnly?: boolean; destructive?: boolean; openWorld?: boolean }; _meta?: Record<string, unknown>
  }[]
  transport?: 'stdio' | 'sse' | 'http' | 'sdk' | 'claudeai-proxy' | (string & {})
}>(valueOf<McpServerStatus>())

// McpSetServersResult
expectType<
  Shape<{
    required: 'added' | 'removed' | 'errors'
    optional: never
    pinned: never
  }>
>(shapeOf<McpSetServersResult>())
expectType<{ added: string[]; removed: string[]; errors: Record<string, string> }>(valueOf<McpSetServersResult>())

// JSONRPCMessage
expectType<
  | {
      jsonrpc: '2.0'; id: string | number; method: string
      params?: { _meta?: Meta | undefined; [key: string]: unknown }
    }
  | { jsonrpc: '2.0'; method: string; params?: { _meta?: Meta | undefined; [key: string]: unknown } }
  | { jsonrpc: '2.0'; id: string | number; result: { _meta?: Meta | undefined; [key: string]: unknown } }
  | { jsonrpc: '2.0'; id?: string | number | undefined; error: { code: number; message: string; data?: unknown } }
>(valueOf<JSONRPCMessage>())

// ElicitationRequest
expectType<
  Shape<{
    required: 'serverName' | 'message'
    optional: 'mode' | 'url' | 'elicitationId' | 'requestedSchema' | 'title' | 'displayName' | 'description'
    pinned: never
  }>
>(shapeOf<ElicitationRequest>())
expectType<{
  serverName: string; message: string; mode?: 'form' | 'url'; url?: string; elicitationId?: string
  requestedSchema?: Record<string, unknown>; title?: string; displayName?: string; description?: string
}>(valueOf<ElicitationRequest>())

// ElicitationResult
expectType<{
  action: 'accept' | 'decline' | 'cancel'; content?: Record<string, string | number | boolean | string[]> | undefined
  _meta?: Meta | undefined; [key: string]: unknown
}>(valueOf<ElicitationResult>())

// CallToolResult
expectType<{
  content: (
    | {
        type: 'text'; text: string; annotations?: McpAnnotations | undefined
        _meta?: Record<string, unknown> | undefined
      }
    | {
        type: 'image' | 'audio'; data: string; mimeType: string; annotations?: McpAnnotations | undefined
        _meta?: Record<string, unknown> | undefined
      }
    | {
        type: 'resource_link'; uri: string; name: string; title?: string | undefined; description?: string | undefined
        mimeType?: string | undefined; size?: number | undefined
        icons?:
          | {
              src: string; mimeType?: string | undefined; sizes?: string[] | undefined
              theme?: 'light' | 'dark' | undefined
            }[]
          | undefined
        annotations?: McpAnnotations | undefined; _meta?: Record<string, unknown> | undefined
      }
    | {
        type: 'resource'
        resource:
          | { uri: string; text: string; mimeType?: string | undefined; _meta?: Record<string, unknown> | undefined }
          | { uri: string; blob: string; mimeType?: string | undefined; _meta?: Record<string, unknown> | undefined }
        annotations?: McpAnnotations | undefined; _meta?: Record<string, unknown> | undefined
      }
  )[]
  structuredContent?: Record<string, unknown> | undefined; isError?: boolean | undefined; _meta?: Meta | undefined
  [key: string]: unknown
}>(valueOf<CallToolResult>())

// the kind may be left out for a process alone
expectAssignable<McpServerConfig>({ command: 'docs-server', args: [] })
expectNotAssignable<McpServerConfig>({ url: 'https://docs.example' })
// narrowing by type
declare const server: McpServerStatusConfig
if (server.type === 'claudeai-proxy') expectType<string>(server.id)
// a live object can't be sent
expectNotAssignable<McpServerConfig>({ type: 'sdk', name: 'docs' })
expectAssignable<McpServerConfigForProcessTransport>({ type: 'sdk', name: 'docs' })
// a request has an id, a notification none, and an error may lack it
expectAssignable<JSONRPCMessage>({ jsonrpc: '2.0', method: 'notifications/initialized' })
expectAssignable<JSONRPCMessage>({ jsonrpc: '2.0', error: { code: -32700, message: 'unreadable' } })
expectNotAssignable<JSONRPCMessage>({ jsonrpc: '1.0', id: 1, method: 'ping' })
// closed, as upstream's
expectNotAssignable<McpServerStatus['status']>('connecting')
expectNotAssignable<ElicitationResult>({ action: 'later' })
