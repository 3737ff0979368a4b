import { expectAssignable, expectError, expectNotAssignable, expectType } from 'tsd'
import type {
  On,
  ToolCheckApprover,
  ToolCheckArgs,
  ToolCheckDecision,
  ToolCheckInput,
  ToolCheckResult,
  ToolJudgeInput,
  ToolJudgeResult,
} from 'modhook'
import { type Shape, shapeOf, valueOf } from './shape.js'

// closed sets
expectType<'allow' | 'ask' | 'deny'>(valueOf<ToolCheckDecision>())
// hooks of tool.check don't defer
expectNotAssignable<ToolCheckDecision>('defer')
expectType<'host' | 'person'>(valueOf<ToolCheckApprover>())
expectNotAssignable<ToolCheckApprover>('classifier')

// ToolCheckInput: the question, all of it pinned
expectType<
  Shape<{
    required: 'tool' | 'input'
    optional: 'tool_use_id' | 'agentId' | 'ceiling' | 'isCeilingUnread' | 'op' | 'approver' | 'isReadOnly'
    pinned: keyof ToolCheckInput
  }>
>(shapeOf<ToolCheckInput>())
declare const question: ToolCheckInput
expectType<string>(question.tool)
expectType<unknown>(question.input)
expectType<string | undefined>(question.tool_use_id)
expectType<string | undefined>(question.agentId)
expectType<ToolCheckDecision | undefined>(question.ceiling)
expectType<true | undefined>(question.isCeilingUnread)
expectType<'fs.read' | 'fs.list' | 'fs.stat' | 'fs.exists' | 'fs.write' | 'process.run' | 'process.spawn' | undefined>(question.op)
expectType<ToolCheckApprover | undefined>(question.approver)
expectType<true | undefined>(question.isReadOnly)
// pinned: a hook answers, it asks about no other call
expectError((question.tool = 'Read'))
expectError((question.input = {}))
expectError((question.tool_use_id = 'other'))
expectError((question.agentId = 'other'))
expectError((question.ceiling = 'allow'))
expectError((question.isCeilingUnread = true))
expectError((question.op = 'fs.read'))
expectError((question.approver = 'host'))
expectError((question.isReadOnly = true))

// ToolCheckArgs: what $.tool.check takes
expectType<{ readonly tool: string; readonly input: unknown }>(valueOf<ToolCheckArgs>())

// ToolCheckResult
expectType<
  Shape<{ required: 'decision'; optional: 'reason' | 'rule' | 'hook' | 'setting' | 'plugin' | 'ceiling'; pinned: never }>
>(shapeOf<ToolCheckResult>())
expectType<{
  decision: ToolCheckDecision
  reason?: string
  rule?: string
  hook?: string
  setting?: string
  plugin?: string
  ceiling?: ToolCheckDecision
}>(valueOf<ToolCheckResult>())

// ToolJudgeInput: the same question, always about a call
expectType<
  Shape<{
    required: 'tool' | 'input' | 'tool_use_id'
    optional: 'agentId' | 'ceiling' | 'isCeilingUnread' | 'op' | 'approver' | 'isReadOnly'
    pinned: keyof ToolJudgeInput
  }>
>(shapeOf<ToolJudgeInput>())
expectAssignable<ToolCheckInput>(valueOf<ToolJudgeInput>())
expectType<string>(valueOf<ToolJudgeInput>().tool_use_id)
expectError((valueOf<ToolJudgeInput>().tool_use_id = 'other'))

// ToolJudgeResult
expectType<Shape<{ required: 'decision'; optional: 'reason' | 'plugin'; pinned: never }>>(shapeOf<ToolJudgeResult>())
expectType<{ decision: ToolCheckDecision; reason?: string; plugin?: string }>(valueOf<ToolJudgeResult>())

// their hooks
declare const on: On
on('tool.check', { tool: 'Read', isReadOnly: true }, ($, e) => {
  expectType<'Read'>(e.tool)
  expectType<true>(e.isReadOnly)
  return { decision: 'allow' }
}).catch(() => ({ decision: 'deny' }))
// a tool's former name matches, but it isn't what the tool is called
on('tool.check', { tool: ['Task', 'Read', /^mcp__/] }, ($, e, next) => {
  if (e.tool === 'Agent') expectType<'Agent'>(e.tool)
  return next(e)
})
on('tool.check', { tool: 'KillShell' }, ($, e, next) => {
  expectType<'TaskStop'>(e.tool)
  return next(e)
})
on('tool.check', { op: ['fs.write', 'process.run'] }, ($, e, next) => {
  expectType<'fs.write' | 'process.run'>(e.op)
  return next(e)
})
on('tool.judge', ($, e, next) => (next.origin.plugin === 'lab' ? { decision: 'allow' } : next(e)))
// a result of a call decides nothing
expectError(on('tool.check', () => ({ deny: 'no' })))
