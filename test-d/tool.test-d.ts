import { expectNotAssignable, expectType } from 'tsd'
import type {
  AgentCallRecord,
  AgentTeammateRecord,
  BuiltinToolResults,
  ToolCallResult,
  ToolResultOf,
  ToolResultSummary,
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
