import { expectAssignable, expectError, expectNotAssignable, expectType } from 'tsd'
import type {
  McpCalls,
  McpConnectRefusal,
  McpConnectResult,
  McpContentBlock,
  McpOps,
  McpToolResult,
  Origin,
} from 'modhook'
import { type Shape, shapeOf, valueOf } from './shape.js'

// McpContentBlock: known fields, and whatever else its kind has
declare const block: McpContentBlock
expectType<'text' | 'image' | 'audio' | 'resource' | 'resource_link' | (string & {})>(block.type)
expectType<string | undefined>(block.text)
expectType<string | undefined>(block.uri)
expectType<string | undefined>(block.mimeType)
expectType<unknown>(block['data'])
expectAssignable<McpContentBlock>({ type: 'a-kind-of-a-later-protocol', weight: 3 })
// a block has a kind
expectError<McpContentBlock>({ text: 'Hi.' })
expectError<McpContentBlock>({ type: 'text', text: 1 })

// McpToolResult
expectType<Shape<{ required: 'content' | 'isError'; optional: 'structuredContent'; pinned: never }>>(
  shapeOf<McpToolResult>(),
)
expectType<{ content: McpContentBlock[]; isError: boolean; structuredContent?: unknown }>(valueOf<McpToolResult>())

// McpConnectRefusal: a closed set
expectType<'unlisted' | 'unapproved' | 'disabled' | 'policy' | 'auth' | 'failed'>(valueOf<McpConnectRefusal>())
expectNotAssignable<McpConnectRefusal>('timeout')

// McpConnectResult: connected, or why not
type Connected = Extract<McpConnectResult, { isConnected: true }>
type Apart = Extract<McpConnectResult, { isConnected: false }>
expectType<Shape<{ required: 'isConnected' | 'server'; optional: never; pinned: never }>>(shapeOf<Connected>())
expectType<{ isConnected: true; server: string }>(valueOf<Connected>())
expectType<Shape<{ required: 'isConnected' | 'reason' | 'message'; optional: never; pinned: never }>>(shapeOf<Apart>())
expectType<{ isConnected: false; reason: McpConnectRefusal; message: string }>(valueOf<Apart>())
expectType<Connected | Apart>(valueOf<McpConnectResult>())
// a server that isn't connected has no name to call it by
expectError(valueOf<Apart>().server)

// the maps
expectType<'mcp.call' | 'mcp.connect'>(valueOf<keyof McpOps>())
expectType<{ input: { server: string; tool: string; args: Record<string, unknown> }; value: McpToolResult }>(
  valueOf<McpOps['mcp.call']>(),
)
expectType<{ input: { readonly server: string; readonly provider: Origin }; value: McpConnectResult }>(
  valueOf<McpOps['mcp.connect']>(),
)
// a call may be sent elsewhere
expectType<Shape<{ required: 'server' | 'tool' | 'args'; optional: never; pinned: never }>>(
  shapeOf<McpOps['mcp.call']['input']>(),
)
valueOf<McpOps['mcp.call']['input']>().server = 'other'
// pinned: the engine skips a hook that has another server connected
expectType<Shape<{ required: 'server' | 'provider'; optional: never; pinned: 'server' | 'provider' }>>(
  shapeOf<McpOps['mcp.connect']['input']>(),
)
expectError((valueOf<McpOps['mcp.connect']['input']>().server = 'other'))
expectError((valueOf<McpOps['mcp.connect']['input']>().provider = { plugin: 'other', tier: 'user' }))
expectType<{
  call: (server: string, tool: string, args?: Record<string, unknown>) => Promise<McpToolResult>
  connect: (server: string) => Promise<McpConnectResult>
}>(valueOf<McpCalls>())
