import { expectAssignable, expectNotAssignable, expectType } from 'tsd'
import type {
  CallToolResult,
  JSONRPCMessage,
  McpServerConfigForProcessTransport,
  McpServerStatus,
  SDKControlMcpCallRequest,
  SDKControlMcpCallResponse,
  SDKControlMcpMessageRequest,
  SDKControlMcpMessageResponse,
  SDKControlMcpReadResourceRequest,
  SDKControlMcpReadResourceResponse,
  SDKControlMcpReconnectRequest,
  SDKControlMcpSetServersRequest,
  SDKControlMcpStatusRequest,
  SDKControlMcpStatusResponse,
  SDKControlMcpToggleRequest,
} from 'modhook'
import { type Shape, shapeOf, valueOf } from './shape.js'

// SDKControlMcpMessageRequest
expectType<
  Shape<{
    required: 'subtype' | 'server_name' | 'message'
    optional: never
    pinned: never
  }>
>(shapeOf<SDKControlMcpMessageRequest>())
expectType<{ subtype: 'mcp_message'; server_name: string; message: JSONRPCMessage }>(
  valueOf<SDKControlMcpMessageRequest>(),
)

// SDKControlMcpMessageResponse
expectType<Shape<{ required: 'mcp_response'; optional: never; pinned: never }>>(shapeOf<SDKControlMcpMessageResponse>())
expectType<{ mcp_response: JSONRPCMessage }>(valueOf<SDKControlMcpMessageResponse>())

// SDKControlMcpStatusRequest
expectType<Shape<{ required: 'subtype'; optional: 'liveReply'; pinned: never }>>(shapeOf<SDKControlMcpStatusRequest>())
expectType<{ subtype: 'mcp_status'; liveReply?: boolean | undefined }>(valueOf<SDKControlMcpStatusRequest>())

// SDKControlMcpStatusResponse
expectType<Shape<{ required: never; optional: 'mcpServers'; pinned: never }>>(shapeOf<SDKControlMcpStatusResponse>())
expectType<{ mcpServers?: McpServerStatus[] }>(valueOf<SDKControlMcpStatusResponse>())

// SDKControlMcpSetServersRequest
expectType<
  Shape<{
    required: 'subtype' | 'servers'
    optional: never
    pinned: never
  }>
>(shapeOf<SDKControlMcpSetServersRequest>())
expectType<{ subtype: 'mcp_set_servers'; servers: Record<string, McpServerConfigForProcessTransport> }>(
  valueOf<SDKControlMcpSetServersRequest>(),
)

// SDKControlMcpReconnectRequest
expectType<
  Shape<{
    required: 'subtype' | 'serverName'
    optional: never
    pinned: never
  }>
>(shapeOf<SDKControlMcpReconnectRequest>())
expectType<{ subtype: 'mcp_reconnect'; serverName: string }>(valueOf<SDKControlMcpReconnectRequest>())

// SDKControlMcpToggleRequest
expectType<
  Shape<{
    required: 'subtype' | 'serverName' | 'enabled'
    optional: never
    pinned: never
  }>
>(shapeOf<SDKControlMcpToggleRequest>())
expectType<{ subtype: 'mcp_toggle'; serverName: string; enabled: boolean }>(valueOf<SDKControlMcpToggleRequest>())

// SDKControlMcpCallRequest
expectType<
  Shape<{
    required: 'subtype' | 'tool'
    optional:
      | 'arguments' | 'soft_error_result' | 'expires_at' | 'timeout_ms' | 'result_not_for_model' | 'check_permissions'
      | 'input_files' | 'output_files'
    pinned: never
  }>
>(shapeOf<SDKControlMcpCallRequest>())
expectType<{
  subtype: 'mcp_call'; tool: string; arguments?: Record<string, unknown> | undefined
  soft_error_result?: boolean | undefined; expires_at?: string | undefined; timeout_ms?: number | undefined
  result_not_for_model?: boolean | undefined; check_permissions?: boolean | undefined
  input_files?: { name: string; lane_path: string }[] | undefined
  output_files?: { name: string; lane_path: string; if_match?: string | undefined }[] | undefined
}>(valueOf<SDKControlMcpCallRequest>())

// SDKControlMcpCallResponse
expectType<
  Shape<{
    required: never
    optional: 'content' | 'structuredContent' | 'isError' | '_meta' | 'staging'
    pinned: never
  }>
>(shapeOf<SDKControlMcpCallResponse>())
expectType<{
  content?: string | CallToolResult['content']; structuredContent?: Record<string, unknown>; isError?: boolean
  _meta?: Record<string, unknown>
  staging?: {
    ok?: boolean
    error_code?: 'input_missing' | 'output_too_large' | 'output_conflict' | 'tool_error' | 'expired' | (string & {})
    detail?: string; inputs_used?: unknown[]; outputs?: unknown[]
  }
}>(valueOf<SDKControlMcpCallResponse>())

// SDKControlMcpReadResourceRequest
expectType<
  Shape<{
    required: 'subtype' | 'serverName' | 'uri'
    optional: never
    pinned: never
  }>
>(shapeOf<SDKControlMcpReadResourceRequest>())
expectType<{ subtype: 'mcp_read_resource'; serverName: string; uri: string }>(
  valueOf<SDKControlMcpReadResourceRequest>(),
)

// SDKControlMcpReadResourceResponse
expectType<
  Shape<{
    required: 'contents'
    optional: never
    pinned: never
  }>
>(shapeOf<SDKControlMcpReadResourceResponse>())
expectType<{
  contents: { uri: string; mimeType?: string; text?: string; blob?: string; _meta?: Record<string, unknown> }[]
}>(valueOf<SDKControlMcpReadResourceResponse>())

// a server of the host's own answers under mcp_response
expectAssignable<SDKControlMcpMessageResponse>({ mcp_response: { jsonrpc: '2.0', id: 1, result: {} } })
// the protocol's version is part of every message
expectNotAssignable<SDKControlMcpMessageRequest>({ subtype: 'mcp_message', server_name: 'docs', message: { id: 1 } })
