import { expectAssignable, expectError, expectType } from 'tsd'
import type {
  CronCreateInput,
  CronCreateOutput,
  CronDeleteInput,
  CronDeleteOutput,
  CronListInput,
  CronListOutput,
  EnterPlanModeInput,
  EnterPlanModeOutput,
  EnterWorktreeInput,
  EnterWorktreeOutput,
  ExitPlanModeInput,
  ExitPlanModeOutput,
  ExitWorktreeInput,
  ExitWorktreeOutput,
  GetGoalInput,
  GetGoalOutput,
  ModelEffort,
  NoArgs,
  PauseGoalInput,
  PauseGoalOutput,
  ProposeGoalInput,
  ProposeGoalOutput,
  ReportedFinding,
  ReportFindingsInput,
  ReportFindingsOutput,
  ScheduleWakeupInput,
  ScheduleWakeupOutput,
  TaskCreateInput,
  TaskCreateOutput,
  TaskGetInput,
  TaskGetOutput,
  TaskListInput,
  TaskListOutput,
  TaskStatus,
  TaskUpdateInput,
  TaskUpdateOutput,
  TodoItem,
  TodoWriteInput,
  TodoWriteOutput,
} from 'modhook'
import { valueOf } from './shape.js'

expectType<'pending' | 'in_progress' | 'completed'>(valueOf<TaskStatus>())

expectType<{
  subject: string; description: string; activeForm?: string; metadata?: Record<string, unknown>
}>(valueOf<TaskCreateInput>())
expectType<{
  task: { id: string; subject: string; description?: string }; appKeepsStatuses?: true
}>(valueOf<TaskCreateOutput>())

expectType<{ taskId: string }>(valueOf<TaskGetInput>())
expectType<{
  task:
    | { id: string; subject: string; description: string; status: TaskStatus; blocks: string[]; blockedBy: string[] }
    | null
}>(valueOf<TaskGetOutput>())

expectType<{
  taskId: string; subject?: string; description?: string; activeForm?: string; status?: TaskStatus | 'deleted'
  addBlocks?: string[]; addBlockedBy?: string[]; owner?: string; metadata?: Record<string, unknown>
}>(valueOf<TaskUpdateInput>())
expectType<{
  success: boolean; taskId: string; updatedFields: string[]; error?: string
  statusChange?: { from: TaskStatus | (string & {}); to: TaskStatus | 'deleted' | (string & {}) }
}>(valueOf<TaskUpdateOutput>())

expectType<NoArgs>(valueOf<TaskListInput>())
expectType<{
  tasks: { id: string; subject: string; status: TaskStatus; owner?: string; blockedBy: string[] }[]
}>(valueOf<TaskListOutput>())
expectType<{ content: string; status: TaskStatus; activeForm: string }>(valueOf<TodoItem>())

expectType<{ todos: TodoItem[] }>(valueOf<TodoWriteInput>())
expectType<{ oldTodos: TodoItem[]; newTodos: TodoItem[] }>(valueOf<TodoWriteOutput>())

expectType<NoArgs>(valueOf<EnterPlanModeInput>())
expectType<{ message: string }>(valueOf<EnterPlanModeOutput>())

expectType<{
  allowedPrompts?: { tool: 'Bash'; prompt: string }[]; plan?: string; planFilePath?: string
}>(valueOf<ExitPlanModeInput>())
expectType<{
  plan: string | null; isAgent: boolean; filePath?: string; hasTaskTool?: boolean; planWasEdited?: boolean
  awaitingLeaderApproval?: boolean; requestId?: string
}>(valueOf<ExitPlanModeOutput>())

expectType<{ name?: string; path?: string }>(valueOf<EnterWorktreeInput>())
expectType<{
  worktreePath: string; worktreeBranch?: string; message: string; sandboxNote?: string
}>(valueOf<EnterWorktreeOutput>())

expectType<{ action: 'keep' | 'remove'; discard_changes?: boolean }>(valueOf<ExitWorktreeInput>())
expectType<{
  action: 'keep' | 'remove'; originalCwd: string; worktreePath: string; worktreeBranch?: string
  tmuxSessionName?: string; discardedFiles?: number; discardedCommits?: number; restoredCwd?: string
  originalCwdMissing?: boolean; message: string; releaseNote?: string; sandboxNote?: string
}>(valueOf<ExitWorktreeOutput>())

expectType<{ condition: string; ask_user?: boolean }>(valueOf<ProposeGoalInput>())
expectType<{ condition: string; askUser: boolean }>(valueOf<ProposeGoalOutput>())

expectType<NoArgs>(valueOf<GetGoalInput>())
expectType<{ condition: string | null; lastReason?: string; paused?: boolean }>(valueOf<GetGoalOutput>())

expectType<{ reason: string }>(valueOf<PauseGoalInput>())
expectType<{ condition: string }>(valueOf<PauseGoalOutput>())

expectType<{ cron: string; prompt: string; recurring?: boolean; durable?: boolean }>(valueOf<CronCreateInput>())
expectType<{
  id: string; humanSchedule: string; recurring: boolean; durable?: boolean; nextFireAt?: number; maxAgeMs?: number
  otherOneShots?: { id: string; humanSchedule: string; prompt: string }[]
}>(valueOf<CronCreateOutput>())

expectType<{ id: string }>(valueOf<CronDeleteInput>())
expectType<{ id: string; endedLoopWakeup?: true }>(valueOf<CronDeleteOutput>())

expectType<NoArgs>(valueOf<CronListInput>())
expectType<{
  jobs: {
    id: string; cron: string; humanSchedule: string; prompt: string; recurring?: boolean; durable?: boolean
    nextFireAt?: number
  }[]
}>(valueOf<CronListOutput>())

expectType<{
  delaySeconds?: number; reason?: string; prompt?: string; stop?: boolean; noop?: boolean
}>(valueOf<ScheduleWakeupInput>())
expectType<{
  scheduledFor: number; clampedDelaySeconds: number; wasClamped: boolean; stopped?: boolean; cancelledWakeups?: number
}>(valueOf<ScheduleWakeupOutput>())
expectType<{
  file: string; line?: number; summary: string; short_summary?: string; failure_scenario: string; category?: string
  severity?: 'important' | 'pre_existing' | 'nit'; verdict?: 'CONFIRMED' | 'PLAUSIBLE'
  outcome?: 'fixed' | 'skipped' | 'no_change_needed'
}>(valueOf<ReportedFinding>())

expectType<{ level?: ModelEffort; findings: ReportedFinding[] }>(valueOf<ReportFindingsInput>())
expectType<{ count: number; level?: ModelEffort; findings: ReportedFinding[] }>(valueOf<ReportFindingsOutput>())

// as the client sends them
expectAssignable<TaskCreateOutput>({ task: { id: '1', subject: 'one', description: 'do one' } })
expectAssignable<TaskUpdateOutput>({
  success: true, taskId: '1', updatedFields: ['status'], statusChange: { from: 'pending', to: 'completed' },
})
expectAssignable<ExitPlanModeInput>({ plan: '# A plan', planFilePath: '/home/dev/.claude/plans/a-plan.md' })
// a task is deleted by an update, and no list has one that was
expectAssignable<TaskUpdateInput>({ taskId: '1', status: 'deleted' })
expectError<TaskStatus>('deleted')
// an open set takes a status of a later build
expectAssignable<NonNullable<TaskUpdateOutput['statusChange']>>({ from: 'pending', to: 'blocked' })
