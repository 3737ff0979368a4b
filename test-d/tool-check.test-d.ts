import { expectError, expectType } from 'tsd'
import type { ToolCheckApprover, ToolCheckArgs, ToolCheckDecision, ToolCheckInput, ToolCheckResult, ToolJudgeInput, ToolJudgeResult } from 'modhook'
import { type Shape, shapeOf, valueOf } from './shape.js'

expectType<'allow' | 'ask' | 'deny'>(valueOf<ToolCheckDecision>())
expectType<'host' | 'person'>(valueOf<ToolCheckApprover>())

// ToolCheckInput: the question is the engine's, whole
type Asked = 'tool' | 'input' | 'tool_use_id' | 'agentId' | 'ceiling' | 'isCeilingUnread' | 'op' | 'approver' | 'isReadOnly'
expectType<Shape<{ required: 'tool' | 'input'; optional: Exclude<Asked, 'tool' | 'input'>; pinned: Asked }>>(shapeOf<ToolCheckInput>())
declare const asked: ToolCheckInput
expectType<string>(asked.tool)
expectType<unknown>(asked.input)
expectType<string | undefined>(asked.tool_use_id)
expectType<string | undefined>(asked.agentId)
expectType<ToolCheckDecision | undefined>(asked.ceiling)
expectType<true | undefined>(asked.isCeilingUnread)
expectType<'fs.read' | 'fs.list' | 'fs.stat' | 'fs.exists' | 'fs.write' | 'process.run' | 'process.spawn' | undefined>(asked.op)
expectType<ToolCheckApprover | undefined>(asked.approver)
expectType<true | undefined>(asked.isReadOnly)
// a hook answers, it asks about no other call
expectError((asked.tool = 'Read'))
expectError((asked.input = {}))

// ToolJudgeInput: as it, of a call that has an id
expectType<Shape<{ required: 'tool' | 'input' | 'tool_use_id'; optional: Exclude<Asked, 'tool' | 'input' | 'tool_use_id'>; pinned: Asked }>>(
  shapeOf<ToolJudgeInput>(),
)
expectType<string>(valueOf<ToolJudgeInput>().tool_use_id)

// what is asked by a mod, and answered
expectType<Shape<{ required: 'tool' | 'input'; optional: never; pinned: 'tool' | 'input' }>>(shapeOf<ToolCheckArgs>())
expectType<{
  decision: ToolCheckDecision; reason?: string; rule?: string; hook?: string; setting?: string; plugin?: string
  ceiling?: ToolCheckDecision
}>(valueOf<ToolCheckResult>())
expectType<{ decision: ToolCheckDecision; reason?: string; plugin?: string }>(valueOf<ToolJudgeResult>())
// three answers, no more
expectError<ToolCheckResult>({ decision: 'defer' })
