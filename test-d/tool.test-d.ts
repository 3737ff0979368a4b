import { expectNotAssignable, expectType } from 'tsd'
import type {
  AgentCallRecord,
  AgentTeammateRecord,
  BuiltinToolResults,
  NoArgs,
  RegisteredToolSpec,
  ToolCallInput,
  ToolCallOverloads,
  ToolCallResult,
  ToolCalls,
  ToolCheckArgs,
  ToolCheckInput,
  ToolCheckResult,
  ToolDescribeInput,
  ToolDescribeResult,
  ToolEventCalls,
  ToolEvents,
  ToolGroupCall,
  ToolInfo,
  ToolJudgeInput,
  ToolJudgeResult,
  ToolOfferInput,
  ToolOfferResult,
  ToolOps,
  ToolResultOf,
  ToolResultSummary,
  ToolRunInput,
  ToolSpec,
  ToolUseSummary,
} from 'modhook'
import { type Shape, shapeOf, valueOf } from './shape.js'

// ToolResultOf
expectType<unknown>(valueOf<ToolResultOf<string>>())
expectType<unknown>(valueOf<ToolResultOf<'mcp__linear__create_issue'>>())
expectType<BuiltinToolResults['Bash']>(valueOf<ToolResultOf<'Bash'>>())
expectType<BuiltinToolResults['Agent'] | AgentCallRecord | AgentTeammateRecord>(valueOf<ToolResultOf<'Agent'>>())

// ToolCallResult
expectType<
  | {
      deny: string
      result?: undefined
      context?: undefined
      ref?: undefined
      text?: undefined
      isError?: undefined
      isReadOnly?: undefined
    }
  | {
      result: BuiltinToolResults['Bash']
      context?: readonly string[]
      ref?: number
      text?: string
      isReadOnly?: true
      isError?: undefined
      deny?: undefined
    }
  | {
      isError: true
      result: unknown
      text?: string
      ref?: number
      context?: readonly string[]
      isReadOnly?: true
      deny?: undefined
    }
>(valueOf<ToolCallResult<'Bash'>>())
declare const ran: ToolCallResult<'Bash'>
if (ran.deny === undefined && ran.isError === undefined) expectType<BuiltinToolResults['Bash']>(ran.result)
// a refused call has no result
expectNotAssignable<ToolCallResult>({ deny: 'no', result: {} })

// ToolUseSummary
expectType<
  Shape<{
    required: 'tool_use_id' | 'tool' | 'input'
    optional: 'result' | 'text' | 'isError' | 'agentId' | 'durationMs' | 'meta'
    pinned: never
  }>
>(shapeOf<ToolUseSummary>())
expectType<{
  tool_use_id: string
  tool: string
  input: Record<string, unknown>
  result?: unknown
  text?: string
  isError?: true
  agentId?: string
  durationMs?: number
  meta?: Record<string, unknown>
}>(valueOf<ToolUseSummary>())

// ToolResultSummary
expectType<
  Shape<{
    required: 'tool_use_id' | 'text' | 'isError'
    optional: 'result' | 'meta'
    pinned: never
  }>
>(shapeOf<ToolResultSummary>())
expectType<{
  tool_use_id: string
  text: string
  isError: boolean
  result?: unknown
  meta?: Record<string, unknown>
}>(valueOf<ToolResultSummary>())

// ToolGroupCall
expectType<
  Shape<{
    required: 'tool' | 'input' | 'isRunning' | 'isErrored' | 'isInterrupted'
    optional: 'tool_use_id' | 'output'
    pinned: never
  }>
>(shapeOf<ToolGroupCall>())
expectType<{
  tool_use_id?: string
  tool: string
  input: unknown
  isRunning: boolean
  isErrored: boolean
  isInterrupted: boolean
  output?: unknown
}>(valueOf<ToolGroupCall>())

// the maps
expectType<'tool.call' | 'tool.check' | 'tool.judge' | 'tool.run' | 'tool.describe' | 'tool.offer'>(valueOf<keyof ToolEvents>())
expectType<{ input: ToolCallInput; result: ToolCallResult }>(valueOf<ToolEvents['tool.call']>())
expectType<{ input: ToolCheckInput; result: ToolCheckResult }>(valueOf<ToolEvents['tool.check']>())
expectType<{ input: ToolJudgeInput; result: ToolJudgeResult }>(valueOf<ToolEvents['tool.judge']>())
expectType<{ input: ToolRunInput; result: ToolCallResult }>(valueOf<ToolEvents['tool.run']>())
expectType<{ input: ToolDescribeInput; result: ToolDescribeResult }>(valueOf<ToolEvents['tool.describe']>())
expectType<{ input: ToolOfferInput; result: ToolOfferResult }>(valueOf<ToolEvents['tool.offer']>())
expectType<'tool.list' | 'tool.register'>(valueOf<keyof ToolOps>())
expectType<{ input: NoArgs; value: ToolInfo[] }>(valueOf<ToolOps['tool.list']>())
expectType<{ input: RegisteredToolSpec; value: { tool: string } }>(valueOf<ToolOps['tool.register']>())
expectType<{
  call: ToolCallOverloads
  check: (input: ToolCheckArgs) => Promise<ToolCheckResult>
  judge: (input: ToolJudgeInput) => Promise<ToolJudgeResult>
  run: (input: ToolCallInput) => Promise<ToolCallResult>
  describe: (input: ToolDescribeInput) => Promise<ToolDescribeResult>
  offer: (input: ToolOfferInput) => Promise<ToolOfferResult>
}>(valueOf<ToolEventCalls>())
expectType<'call' | 'check' | 'list' | 'register'>(valueOf<keyof ToolCalls>())
expectType<() => Promise<ToolInfo[]>>(valueOf<ToolCalls['list']>())
expectType<(tool: ToolSpec) => Promise<{ tool: string }>>(valueOf<ToolCalls['register']>())
