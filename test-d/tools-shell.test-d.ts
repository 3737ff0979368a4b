import { expectAssignable, expectError, expectNotAssignable, expectType } from 'tsd'
import type {
  BashEditDiff,
  BashGitOperation,
  BashInput,
  BashOutput,
  GetTaskInput,
  GetTaskOutput,
  GetTaskState,
  MonitorInput,
  MonitorOutput,
  NoArgs,
  PatchHunk,
  PollDocumentBlock,
  PollInput,
  PollOutput,
  TaskStopInput,
  TaskStopOutput,
  ToolImageBlock,
  ToolTextBlock,
} from 'modhook'
import { valueOf } from './shape.js'

expectType<{
  command: string; timeout?: number; description?: string; run_in_background?: boolean
  dangerouslyDisableSandbox?: boolean
}>(valueOf<BashInput>())
expectType<{
  commit?: { sha: string; kind: 'committed' | 'amended' | 'cherry-picked'; branch?: string }
  push?: { branch: string }; branch?: { ref: string; action: 'merged' | 'rebased' }
  pr?: {
    number: number; url?: string
    action:
      | 'created'
      | 'edited'
      | 'merged'
      | 'commented'
      | 'closed'
      | 'reopened'
      | 'ready'
      | 'draft'
      | 'auto-merge-enabled'
      | 'auto-merge-disabled'
  }
}>(valueOf<BashGitOperation>())
expectType<{
  files: { filePath: string; hunks: PatchHunk[]; created?: true; deleted?: true }[]; moreFiles: number
  changedFiles?: string[]; unavailable?: true; skipped?: true; shared?: true
}>(valueOf<BashEditDiff>())
expectType<{
  stdout: string; stderr: string; rawOutputPath?: string; interrupted: boolean; isImage?: boolean
  backgroundTaskId?: string; backgroundOutputPath?: string; backgroundedByUser?: boolean
  backgroundedByTurnAbort?: boolean; backgroundedToDeliverMessage?: boolean; backgroundedForAgentReport?: true
  timedOutAfterMs?: number; subagentCapApplied?: true; backgroundCwdHint?: string
  backgroundEndsWithFinalResponse?: true; backgroundWakesOwner?: true; dangerouslyDisableSandbox?: boolean
  returnCodeInterpretation?: string; noOutputExpected?: boolean; structuredContent?: unknown[]
  persistedOutputPath?: string; persistedOutputSize?: number; stdoutHoldsOutputEnd?: boolean; memoryLimitNote?: string
  triggeredNote?: string; staleReadFileStateHint?: string; ghRateLimitHint?: string; gitOperation?: BashGitOperation
  bashEditDiff?: BashEditDiff; viewedImagePaths?: string[]
}>(valueOf<BashOutput>())

expectType<{
  description: string; timeout_ms: number; command?: string; ws?: { url: string; protocols?: string[] }
}>(valueOf<MonitorInput>())
expectType<{
  taskId: string; timeoutMs: number; persistent?: boolean; keptInSandboxByCheck?: boolean
}>(valueOf<MonitorOutput>())

expectType<{ task_id?: string; shell_id?: string }>(valueOf<TaskStopInput>())
expectType<{
  message: string; task_id: string
  task_type: 'local_bash' | 'local_agent' | 'local_workflow' | 'remote_agent' | (string & {}); command?: string
}>(valueOf<TaskStopOutput>())

expectType<{ taskId: string }>(valueOf<GetTaskInput>())
expectType<{ taskId: string; statusMessage: string; createdAt: string; lastUpdatedAt: string }>(valueOf<GetTaskState>())
expectType<
  | { taskId: string; statusMessage: string; createdAt: string; lastUpdatedAt: string; status: 'working' }
  | {
      taskId: string; statusMessage: string; createdAt: string; lastUpdatedAt: string; status: 'completed'
      result: { content: (ToolTextBlock | ToolImageBlock)[]; isError: boolean }
    }
  | {
      taskId: string; statusMessage: string; createdAt: string; lastUpdatedAt: string; status: 'failed'
      error: { code: number; message: string }
    }
  | { taskId: string; statusMessage: string; createdAt: string; lastUpdatedAt: string; status: 'cancelled' }
>(valueOf<GetTaskOutput>())

expectType<NoArgs>(valueOf<PollInput>())
expectType<{
  type: 'document'; source: { type: 'base64'; media_type: 'application/pdf'; data: string }
}>(valueOf<PollDocumentBlock>())
expectType<{
  content: string; eventCount: number; remainingWakeCount: number; media?: (ToolImageBlock | PollDocumentBlock)[][]
  toolsUsed?: string[]
  provenance?: (
    | {
        authority: 'human-principal' | 'human-other' | 'peer-agent' | 'world-event'; senderId?: string
        senderText?: string
      }
    | null
  )[]
  declared?: ({ kind: string; at: string; fields: Record<string, unknown> } | null)[]; rows?: (string | null)[]
}>(valueOf<PollOutput>())

// as the client sends them
expectAssignable<BashOutput>({
  stdout: 'out\nerr', stderr: '', interrupted: false, isImage: false, noOutputExpected: false,
})
expectAssignable<BashOutput>({
  stdout: '[main 29f568c] x', stderr: '', interrupted: false, isImage: false, noOutputExpected: false,
  gitOperation: { commit: { sha: '29f568c', kind: 'committed', branch: 'main' } },
  bashEditDiff: { files: [{ filePath: '/home/dev/project/q.txt', hunks: [], created: true }], moreFiles: 0 },
})
// what PowerShell answers
expectAssignable<BashOutput>({ stdout: '7.5.0', stderr: '', interrupted: false, isImage: false })
// the client sends no exit code
expectError(valueOf<BashOutput>().exit_code)
// an answer is the whole record, never its text alone
expectNotAssignable<BashOutput>('done')
declare const task: GetTaskOutput
if (task.status === 'failed') expectType<{ code: number; message: string }>(task.error)
