import { expectError, expectType } from 'tsd'
import type {
  NoArgs,
  Origin,
  RegisteredToolSpec,
  ToolCalls,
  ToolCallInput,
  ToolCallResult,
  ToolDeferral,
  ToolDescribeInput,
  ToolDescribeResult,
  ToolEventCalls,
  ToolEvents,
  ToolGroupCall,
  ToolInfo,
  ToolMcpServer,
  ToolOfferInput,
  ToolOfferResult,
  ToolOps,
  ToolSpec,
} from 'modhook'
import { type Shape, shapeOf, valueOf } from './shape.js'

expectType<boolean>(valueOf<ToolDeferral>())
expectType<{
  type: 'stdio' | 'http' | 'sse' | 'ws' | 'sdk' | 'sse-ide' | 'ws-ide' | 'claudeai-proxy'; origin?: string; connectorId?: string
}>(valueOf<ToolMcpServer>())

// ToolDescribeInput: the words are free, whose tool it is isn't
expectType<Shape<{ required: 'tool' | 'description' | 'provider'; optional: 'isDeferred' | 'mcpServer'; pinned: 'tool' | 'provider' | 'mcpServer' }>>(
  shapeOf<ToolDescribeInput>(),
)
declare const described: ToolDescribeInput
expectType<string>(described.tool)
expectType<string>(described.description)
expectType<true | undefined>(described.isDeferred)
expectType<Origin>(described.provider)
expectType<ToolMcpServer | undefined>(described.mcpServer)
// pinned: the engine skips a hook that changes one
expectError((described.tool = 'other'))
expectType<{ description: string; isDeferred?: ToolDeferral; breakPromptCache?: boolean }>(valueOf<ToolDescribeResult>())

// ToolOfferInput: pinned, whole
type Offered = 'tool' | 'provider' | 'for' | 'agentId' | 'subagentType'
expectType<Shape<{ required: 'tool' | 'provider' | 'for'; optional: 'agentId' | 'subagentType'; pinned: Offered }>>(shapeOf<ToolOfferInput>())
expectType<'list' | 'call'>(valueOf<ToolOfferInput>().for)
expectType<string | undefined>(valueOf<ToolOfferInput>().subagentType)
// an offer is answered, not changed
expectError((valueOf<ToolOfferInput>().for = 'call'))
expectType<{ isOffered: boolean; breakPromptCache?: boolean }>(valueOf<ToolOfferResult>())

// what is listed, and what is registered
expectType<{
  name: string; description: string; mcp: boolean; registeredBy?: Origin; inputSchema?: Record<string, unknown>; isReadOnly?: true
  isConcurrencySafe?: true; isDestructive?: true; runsCode?: true; isDeferred?: ToolDeferral; searchHint?: string
  whenToUse?: string; title?: string
}>(valueOf<ToolInfo>())
expectType<{ name: string; description: string; inputSchema?: Record<string, unknown>; isDeferred?: ToolDeferral }>(valueOf<ToolSpec>())
expectType<{ name: string; description: string; inputSchema: Record<string, unknown>; isDeferred?: ToolDeferral }>(valueOf<RegisteredToolSpec>())
// a tool says what it does
expectError<ToolSpec>({ name: 'deploy' })
expectType<{
  tool_use_id?: string; tool: string; input: unknown; isRunning: boolean; isErrored: boolean; isInterrupted: boolean; output?: unknown
}>(valueOf<ToolGroupCall>())

// the maps
expectType<{ input: ToolDescribeInput; result: ToolDescribeResult }>(valueOf<ToolEvents['tool.describe']>())
expectType<{ input: ToolCallInput; result: ToolCallResult }>(valueOf<ToolEvents['tool.call']>())
expectType<'tool.call' | 'tool.check' | 'tool.judge' | 'tool.run' | 'tool.describe' | 'tool.offer'>(valueOf<keyof ToolEvents>())
expectType<{ input: NoArgs; value: ToolInfo[] }>(valueOf<ToolOps['tool.list']>())
expectType<{ input: RegisteredToolSpec; value: { tool: string } }>(valueOf<ToolOps['tool.register']>())
expectType<(input: ToolOfferInput) => Promise<ToolOfferResult>>(valueOf<ToolEventCalls['offer']>())
expectType<Promise<ToolInfo[]>>(valueOf<ToolCalls>().list())
expectType<Promise<{ tool: string }>>(valueOf<ToolCalls>().register({ name: 'deploy', description: 'Deploys.' }))
// a mod can't judge for the engine
expectError(valueOf<ToolCalls>().judge)
