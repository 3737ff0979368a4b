import { expectError, expectNotAssignable, expectType } from 'tsd'
import type {
  On,
  Origin,
  RegisteredToolSpec,
  ToolDeferral,
  ToolDescribeInput,
  ToolDescribeResult,
  ToolInfo,
  ToolMcpServer,
  ToolOfferInput,
  ToolOfferResult,
  ToolSpec,
} from 'modhook'
import { type Shape, shapeOf, valueOf } from './shape.js'

expectType<boolean>(valueOf<ToolDeferral>())

// ToolMcpServer
expectType<Shape<{ required: 'type'; optional: 'origin' | 'connectorId'; pinned: never }>>(shapeOf<ToolMcpServer>())
expectType<{
  type: 'stdio' | 'http' | 'sse' | 'ws' | 'sdk' | 'sse-ide' | 'ws-ide' | 'claudeai-proxy'
  origin?: string
  connectorId?: string
}>(valueOf<ToolMcpServer>())
// a way of connecting that there isn't
expectNotAssignable<ToolMcpServer['type']>('grpc')

// ToolDescribeInput: the description and its placement are free
expectType<
  Shape<{
    required: 'tool' | 'description' | 'provider'
    optional: 'isDeferred' | 'mcpServer'
    pinned: 'tool' | 'provider' | 'mcpServer'
  }>
>(shapeOf<ToolDescribeInput>())
declare const described: ToolDescribeInput
expectType<string>(described.tool)
expectType<string>(described.description)
expectType<true | undefined>(described.isDeferred)
expectType<Origin>(described.provider)
expectType<ToolMcpServer | undefined>(described.mcpServer)
// pinned: which tool it is, and where it comes from, are facts
expectError((described.tool = 'Read'))
expectError((described.provider = { plugin: 'mine', tier: 'user' }))
expectError((described.mcpServer = { type: 'stdio' }))

// ToolDescribeResult
expectType<Shape<{ required: 'description'; optional: 'isDeferred' | 'breakPromptCache'; pinned: never }>>(shapeOf<ToolDescribeResult>())
expectType<{ description: string; isDeferred?: boolean; breakPromptCache?: boolean }>(valueOf<ToolDescribeResult>())

// ToolOfferInput: all of it pinned
expectType<
  Shape<{ required: 'tool' | 'provider' | 'for'; optional: 'agentId' | 'subagentType'; pinned: keyof ToolOfferInput }>
>(shapeOf<ToolOfferInput>())
declare const offered: ToolOfferInput
expectType<string>(offered.tool)
expectType<Origin>(offered.provider)
expectType<'list' | 'call'>(offered.for)
expectType<string | undefined>(offered.agentId)
expectType<string | undefined>(offered.subagentType)
// pinned: a hook answers about this tool in this loop
expectError((offered.tool = 'Read'))
expectError((offered.provider = { plugin: 'mine', tier: 'user' }))
expectError((offered.for = 'call'))
expectError((offered.agentId = 'other'))
expectError((offered.subagentType = 'Explore'))

// ToolOfferResult
expectType<Shape<{ required: 'isOffered'; optional: 'breakPromptCache'; pinned: never }>>(shapeOf<ToolOfferResult>())
expectType<{ isOffered: boolean; breakPromptCache?: boolean }>(valueOf<ToolOfferResult>())

// ToolInfo
expectType<
  Shape<{
    required: 'name' | 'description' | 'mcp'
    optional:
      | 'registeredBy' | 'inputSchema' | 'isReadOnly' | 'isConcurrencySafe' | 'isDestructive' | 'runsCode' | 'isDeferred'
      | 'searchHint' | 'whenToUse' | 'title'
    pinned: never
  }>
>(shapeOf<ToolInfo>())
expectType<{
  name: string
  description: string
  mcp: boolean
  registeredBy?: Origin
  inputSchema?: Record<string, unknown>
  isReadOnly?: true
  isConcurrencySafe?: true
  isDestructive?: true
  runsCode?: true
  isDeferred?: boolean
  searchHint?: string
  whenToUse?: string
  title?: string
}>(valueOf<ToolInfo>())
// a trait that a tool lacks is left out
expectNotAssignable<ToolInfo['isReadOnly']>(false)

// ToolSpec, and the same with its schema filled in
expectType<Shape<{ required: 'name' | 'description'; optional: 'inputSchema' | 'isDeferred'; pinned: never }>>(shapeOf<ToolSpec>())
expectType<{ name: string; description: string; inputSchema?: Record<string, unknown>; isDeferred?: boolean }>(valueOf<ToolSpec>())
expectType<Shape<{ required: 'name' | 'description' | 'inputSchema'; optional: 'isDeferred'; pinned: never }>>(shapeOf<RegisteredToolSpec>())
expectType<{ name: string; description: string; inputSchema: Record<string, unknown>; isDeferred?: boolean }>(valueOf<RegisteredToolSpec>())

// their hooks
declare const on: On
on('tool.describe', { tool: 'Bash' }, async ($, e, next) => ({ ...(await next(e)), description: `${e.description} Mind the cost.` }))
on('tool.offer', { tool: 'Agent', for: 'list' }, ($, e) => ({ isOffered: e.agentId === undefined }))
on('tool.list', async ($, e, next) => {
  const { value, deny } = await next(e)
  return value ? { value: value.filter(tool => tool.name !== 'WebSearch') } : { deny }
})
// a bare list is no answer
expectError(on('tool.list', () => []))
