/**
 * Tools for work and its order: lists of tasks, plans, worktrees, goals, schedules and findings.
 *
 * Compared with Claude Code 2.1.332 and `sdk-tools.d.ts` of the Agent SDK 0.3.332.
 *
 * @see https://code.claude.com/docs/en/agent-sdk/typescript
 */
import type { OpenSet } from './open-set.js'
import type { ModelEffort } from './model.js'
import type { NoArgs } from './no-args.js'

/** How a task stands. Closed set. */
export type TaskStatus = 'pending' | 'in_progress' | 'completed'

/** What `TaskCreate` takes. */
export type TaskCreateInput = {
  /** The task's title. */
  subject: string
  /** What is to be done. */
  description: string
  /** What the spinner says while it's done, such as `Running tests`. Absent for the title. */
  activeForm?: string
  /** Anything to keep with the task. Absent for nothing. */
  metadata?: Record<string, unknown>
}

/** What `TaskCreate` answers. */
export type TaskCreateOutput = {
  /** The task. */
  task: {
    /** Its id. */
    id: string
    /** Its title. */
    subject: string
    /** What was saved to be done, which hooks may have changed. Absent in results of older clients. */
    description?: string
  }
  /** Set where the app keeps the statuses, and the model was told. Bookkeeping of the client. */
  appKeepsStatuses?: true
}

/** What `TaskGet` takes. */
export type TaskGetInput = {
  /** The task. */
  taskId: string
}

/** What `TaskGet` answers. */
export type TaskGetOutput = {
  /** The task. Null where there is none of that id. */
  task: {
    /** Its id. */
    id: string
    /** Its title. */
    subject: string
    /** What is to be done. */
    description: string
    /** How it stands. */
    status: TaskStatus
    /** The tasks that wait for it. */
    blocks: string[]
    /** The tasks that it waits for. */
    blockedBy: string[]
  } | null
}

/** What `TaskUpdate` takes: a key that is left out stays as it is. */
export type TaskUpdateInput = {
  /** The task. */
  taskId: string
  /** A new title. */
  subject?: string
  /** What is to be done from now on. */
  description?: string
  /** What the spinner says from now on. */
  activeForm?: string
  /** How it stands now; `deleted` takes it off the list. Closed set. */
  status?: TaskStatus | 'deleted'
  /** Further tasks that wait for it. */
  addBlocks?: string[]
  /** Further tasks that it waits for. */
  addBlockedBy?: string[]
  /** Who takes it on. */
  owner?: string
  /** What to keep with it, key by key: null takes a key away. */
  metadata?: Record<string, unknown>
}

/** What `TaskUpdate` answers. */
export type TaskUpdateOutput = {
  /** Whether there is such a task. */
  success: boolean
  /** The task. */
  taskId: string
  /** The keys that changed. */
  updatedFields: string[]
  /** What went wrong. Absent where nothing did. */
  error?: string
  /** How its status changed. Absent where it didn't. */
  statusChange?: {
    /** The status before. Open set. */
    from: OpenSet<TaskStatus>
    /** The status after. Open set. */
    to: OpenSet<TaskStatus | 'deleted'>
  }
}

/** What `TaskList` takes: nothing. */
export type TaskListInput = NoArgs

/** What `TaskList` answers. */
export type TaskListOutput = {
  /** The tasks. */
  tasks: {
    /** Its id. */
    id: string
    /** Its title. */
    subject: string
    /** How it stands. */
    status: TaskStatus
    /** Who has taken it on. Absent for nobody. */
    owner?: string
    /** The tasks that it waits for. */
    blockedBy: string[]
  }[]
}

/** An entry of the list that `TodoWrite` keeps. */
export type TodoItem = {
  /** What is to be done. */
  content: string
  /** How it stands. */
  status: TaskStatus
  /** The same as something that is being done, such as `Running tests`. */
  activeForm: string
}

/** What `TodoWrite` takes. Sessions with the `Task…` tools don't have it. */
export type TodoWriteInput = {
  /** The list from now on, whole. */
  todos: TodoItem[]
}

/** What `TodoWrite` answers. */
export type TodoWriteOutput = {
  /** The list before. */
  oldTodos: TodoItem[]
  /** The list after. */
  newTodos: TodoItem[]
}

/** What `EnterPlanMode` takes: nothing. */
export type EnterPlanModeInput = NoArgs

/** What `EnterPlanMode` answers. */
export type EnterPlanModeOutput = {
  /** That the mode is on. */
  message: string
}

/** What `ExitPlanMode` takes; the model sends no key of it. */
export type ExitPlanModeInput = {
  /**
   * The commands that the plan needs.
   * @deprecated Has no effect. Leave it out.
   */
  allowedPrompts?: {
    /** The tool. */
    tool: 'Bash'
    /** What is to be done, such as `run tests`. */
    prompt: string
  }[]
  /**
   * The plan, which the client reads from its file for `PreToolUse` and `canUseTool`. Absent where there is no file,
   * and on `PostToolUse`.
   * @undocumented
   */
  plan?: string
  /**
   * The plan's file, filled in along with `plan`.
   * @undocumented
   */
  planFilePath?: string
}

/** What `ExitPlanMode` answers. */
export type ExitPlanModeOutput = {
  /** The plan. Null where there was none to show. */
  plan: string | null
  /** Whether an agent asked, rather than the main loop. */
  isAgent: boolean
  /** The plan's file. */
  filePath?: string
  /** Whether agents can be started from here. */
  hasTaskTool?: boolean
  /** Whether the person edited the plan, so that the model is shown it again. Absent for false. */
  planWasEdited?: boolean
  /** Whether a teammate's plan waits for its leader. Absent for false. */
  awaitingLeaderApproval?: boolean
  /** That request's id. */
  requestId?: string
}

/** What `EnterWorktree` takes: a new worktree's name, or the path of one that is there. */
export type EnterWorktreeInput = {
  /** The name: letters, digits, dots, `_`, `-` and slashes, 64 characters at most. Absent for one at random. */
  name?: string
  /**
   * A worktree that git lists for this repository, or on the first entry for one inside it. Never together with `name`.
   */
  path?: string
}

/** What `EnterWorktree` answers. */
export type EnterWorktreeOutput = {
  /** The worktree's folder. */
  worktreePath: string
  /** Its branch. Absent for none. */
  worktreeBranch?: string
  /** What came of it, as a sentence. */
  message: string
  /** What the move means for the sandbox. Absent for nothing. Bookkeeping of the client. */
  sandboxNote?: string
}

/** What `ExitWorktree` takes. */
export type ExitWorktreeInput = {
  /** Whether the worktree stays on disk or goes, its branch with it. Closed set. */
  action: 'keep' | 'remove'
  /** Whether `remove` may take changes, commits of no other branch, and tasks that run there. Absent for false. */
  discard_changes?: boolean
}

/** What `ExitWorktree` answers. */
export type ExitWorktreeOutput = {
  /** What became of it. Closed set. */
  action: 'keep' | 'remove'
  /** The folder that the session came from. */
  originalCwd: string
  /** The worktree's folder. */
  worktreePath: string
  /** Its branch. Absent for none. */
  worktreeBranch?: string
  /** The tmux session that ran in it. Absent for none. */
  tmuxSessionName?: string
  /** How many changed files went. */
  discardedFiles?: number
  /** How many commits went. */
  discardedCommits?: number
  /** The folder that the session is in now. Bookkeeping of the client. */
  restoredCwd?: string
  /** Whether `originalCwd` can't be gone back to. Bookkeeping of the client. */
  originalCwdMissing?: boolean
  /** What came of it, as a sentence. */
  message: string
  /** How to get the work back, from the mod that removed the worktree. Bookkeeping of the client. */
  releaseNote?: string
  /** What the move means for the sandbox. Absent for nothing. Bookkeeping of the client. */
  sandboxNote?: string
}

/** What `SetGoal` takes; the tool's name was `ProposeGoal`. */
export type ProposeGoalInput = {
  /** When the work is done, so that somebody else could tell from the conversation: 500 characters at most. */
  condition: string
  /** Whether the person is asked first. Absent for true; where a goal is active they always are. */
  ask_user?: boolean
}

/** What `SetGoal` answers. */
export type ProposeGoalOutput = {
  /** When the work is done. */
  condition: string
  /** Whether the person was asked. */
  askUser: boolean
}

/** What `GetGoal` takes: nothing. */
export type GetGoalInput = NoArgs

/** What `GetGoal` answers. */
export type GetGoalOutput = {
  /** When the work is done. Null where no goal is active. */
  condition: string | null
  /** Why it wasn't at the last check. Absent before the first. */
  lastReason?: string
  /** Whether the goal rests until the person speaks. Absent for false. */
  paused?: boolean
}

/** What `PauseGoal` takes. */
export type PauseGoalInput = {
  /** What is in the way and what the person has to do about it: 500 characters at most. */
  reason: string
}

/** What `PauseGoal` answers. */
export type PauseGoalOutput = {
  /** The goal that rests now. */
  condition: string
}

/** What `CronCreate` takes. */
export type CronCreateInput = {
  /** When, in local time, as the five fields of a crontab: `30 14 28 2 *` is February 28th, 14:30. */
  cron: string
  /** The prompt to submit then. */
  prompt: string
  /** Whether it fires each time, for 30 days at most, instead of once. Absent for true. */
  recurring?: boolean
  /** Whether it outlives the session, in `.claude/scheduled_tasks.json`. Absent for false. */
  durable?: boolean
}

/** What `CronCreate` answers. */
export type CronCreateOutput = {
  /** The job. */
  id: string
  /** When, in words. */
  humanSchedule: string
  /** Whether it fires each time. */
  recurring: boolean
  /** Whether it was saved to outlive the session. */
  durable?: boolean
  /** When it fires next, in milliseconds since the epoch: the job's own delay is counted in. */
  nextFireAt?: number
  /** How long a recurring job lives, in milliseconds; 0 for ever. */
  maxAgeMs?: number
  /** The session's other jobs that fire once and haven't yet. Absent for none. */
  otherOneShots?: {
    /** The job. */
    id: string
    /** When, in words. */
    humanSchedule: string
    /** The prompt. */
    prompt: string
  }[]
}

/** What `CronDelete` takes. */
export type CronDeleteInput = {
  /** The job. */
  id: string
}

/** What `CronDelete` answers. */
export type CronDeleteOutput = {
  /** The job that is gone. */
  id: string
  /** Set where that was the next round of a loop. */
  endedLoopWakeup?: true
}

/** What `CronList` takes: nothing. */
export type CronListInput = NoArgs

/** What `CronList` answers. */
export type CronListOutput = {
  /** The jobs. */
  jobs: {
    /** The job. */
    id: string
    /** When, as the five fields of a crontab. */
    cron: string
    /** When, in words. */
    humanSchedule: string
    /** The prompt. */
    prompt: string
    /** Whether it fires each time. Absent for once. */
    recurring?: boolean
    /** Whether it outlives the session. Absent where the list doesn't say. */
    durable?: boolean
    /** When it fires next, in milliseconds since the epoch: the job's own delay is counted in. */
    nextFireAt?: number
  }[]
}

/** What `ScheduleWakeup` takes: `stop`, or all of the rest. */
export type ScheduleWakeupInput = {
  /** How long to sleep, in seconds: 60 to 3600, and brought within that. */
  delaySeconds?: number
  /** Why so long, in a sentence for the person. */
  reason?: string
  /** What `/loop` was given, word for word, or `<<autonomous-loop-dynamic>>` where nobody gave it anything. */
  prompt?: string
  /** Whether the loop ends here, whatever else is given. Absent for false. */
  stop?: boolean
  /** Whether this round found nothing worth keeping. Such rounds are folded up in the person's view. */
  noop?: boolean
}

/** What `ScheduleWakeup` answers. */
export type ScheduleWakeupOutput = {
  /** When it wakes, in milliseconds since the epoch. */
  scheduledFor: number
  /** The delay that is kept, in seconds: 60 to 3600. */
  clampedDelaySeconds: number
  /** Whether another was asked for. */
  wasClamped: boolean
  /** Whether the loop was ended. Absent for false. */
  stopped?: boolean
  /** How many rounds were thereby called off: 0 where none stood ahead. A job of `CronCreate` isn't among them. */
  cancelledWakeups?: number
}

/** A finding of a review. */
export type ReportedFinding = {
  /** The file, as a path from the repository's root. */
  file: string
  /** The line, counted from 1. Absent for the file as a whole. */
  line?: number
  /** What is wrong. */
  summary: string
  /** The same in 60 characters at most. Absent where it is short enough. */
  short_summary?: string
  /** How it comes to a wrong answer or a crash, from which input. */
  failure_scenario: string
  /** The kind of finding, such as `correctness` or `test-coverage`. */
  category?: string
  /** How bad it is, or that the change didn't bring it. Absent where nobody asked. Closed set. */
  severity?: 'important' | 'pre_existing' | 'nit'
  /** What a check of the finding came to. Absent where none ran. Closed set. */
  verdict?: 'CONFIRMED' | 'PLAUSIBLE'
  /** What was done about it. Absent until fixes were made. Closed set. */
  outcome?: 'fixed' | 'skipped' | 'no_change_needed'
}

/** What `ReportFindings` takes. */
export type ReportFindingsInput = {
  /** How thorough the review was. */
  level?: ModelEffort
  /** What held up, the worst first: 32 at most, empty for nothing. */
  findings: ReportedFinding[]
}

/** What `ReportFindings` answers. */
export type ReportFindingsOutput = {
  /** How many there are. */
  count: number
  /** How thorough the review was. */
  level?: ModelEffort
  /** The findings, as they were given. */
  findings: ReportedFinding[]
}
