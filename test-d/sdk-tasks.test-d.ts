import { expectAssignable, expectNotAssignable, expectType } from 'tsd'
import type {
  SDKBackgroundTasksChangedMessage,
  SDKMcpResourceLink,
  SDKTaskNotificationMessage,
  SDKTaskProgressMessage,
  SDKTaskStartedMessage,
  SDKTaskUpdatedMessage,
  SDKTaskUsage,
  SDKWorkflowProgress,
  UUID,
} from 'modhook'
import { type Shape, shapeOf, valueOf } from './shape.js'

// SDKTaskUsage
expectType<
  Shape<{
    required: 'total_tokens' | 'tool_uses' | 'duration_ms'
    optional: never
    pinned: never
  }>
>(shapeOf<SDKTaskUsage>())
expectType<{ total_tokens: number; tool_uses: number; duration_ms: number }>(valueOf<SDKTaskUsage>())

// SDKMcpResourceLink
expectType<
  Shape<{
    required: 'uri' | 'name'
    optional: 'title' | 'description' | 'mimeType' | 'size' | 'annotations'
    pinned: never
  }>
>(shapeOf<SDKMcpResourceLink>())
expectType<{
  uri: string; name: string; title?: string; description?: string; mimeType?: string; size?: number
  annotations?: Record<string, unknown>
}>(valueOf<SDKMcpResourceLink>())

// SDKTaskStartedMessage
expectType<
  Shape<{
    required: 'type' | 'subtype' | 'task_id' | 'description' | 'uuid' | 'session_id'
    optional:
      | 'run_id' | 'tool_use_id' | 'subagent_type' | 'is_backgrounded' | 'spawn_depth' | 'parent_task_id'
      | 'task_type' | 'workflow_name' | 'prompt' | 'skip_transcript' | 'ambient' | 'owned_by_subagent'
    pinned: never
  }>
>(shapeOf<SDKTaskStartedMessage>())
expectType<{
  type: 'system'; subtype: 'task_started'; task_id: string; run_id?: string; tool_use_id?: string; description: string
  subagent_type?: string; is_backgrounded?: boolean; spawn_depth?: number; parent_task_id?: string
  task_type?: 'local_agent' | 'local_bash' | 'local_workflow' | 'mcp_task' | (string & {}); workflow_name?: string
  prompt?: string; skip_transcript?: boolean; ambient?: boolean; owned_by_subagent?: true; uuid: UUID
  session_id: string
}>(valueOf<SDKTaskStartedMessage>())

// SDKWorkflowProgress
type WorkflowPhase = Extract<SDKWorkflowProgress, { type: 'workflow_phase' }>
expectType<Shape<{ required: 'type' | 'index' | 'title'; optional: 'kind'; pinned: never }>>(shapeOf<WorkflowPhase>())
expectType<{ type: 'workflow_phase'; index: number; title: string; kind?: 'child' }>(valueOf<WorkflowPhase>())
type WorkflowAgent = Extract<SDKWorkflowProgress, { type: 'workflow_agent' }>
expectType<
  Shape<{
    required: 'type' | 'index' | 'label' | 'state'
    optional:
      | 'phaseIndex' | 'phaseTitle' | 'agentId' | 'agentType' | 'isolation' | 'remoteSessionId' | 'model'
      | 'fallbackModel' | 'tokens' | 'toolCalls' | 'durationMs' | 'error' | 'queuedAt' | 'startedAt'
      | 'lastProgressAt' | 'attempt' | 'lastAttemptReason' | 'skipped' | 'blocked' | 'endedWithRun' | 'cached'
      | 'lastToolName' | 'lastToolSummary' | 'promptPreview' | 'promptFramed' | 'resultPreview'
    pinned: never
  }>
>(shapeOf<WorkflowAgent>())
expectType<{
  type: 'workflow_agent'; index: number; label: string; state: 'start' | 'progress' | 'done' | 'error' | (string & {})
  phaseIndex?: number; phaseTitle?: string; agentId?: string; agentType?: string
  isolation?: 'worktree' | 'remote' | (string & {}); remoteSessionId?: string; model?: string; fallbackModel?: string
  tokens?: number; toolCalls?: number; durationMs?: number; error?: string; queuedAt?: number; startedAt?: number
  lastProgressAt?: number; attempt?: number
  lastAttemptReason?: 'stalled' | 'throttled' | 'user-retry' | (string & {}); skipped?: boolean; blocked?: boolean
  endedWithRun?: 'completed' | 'failed' | 'stopped' | (string & {}); cached?: boolean; lastToolName?: string
  lastToolSummary?: string; promptPreview?: string; promptFramed?: boolean; resultPreview?: string
}>(valueOf<WorkflowAgent>())

// SDKTaskProgressMessage
expectType<
  Shape<{
    required: 'type' | 'subtype' | 'task_id' | 'description' | 'usage' | 'uuid' | 'session_id'
    optional:
      | 'run_id' | 'tool_use_id' | 'subagent_type' | 'last_tool_name' | 'summary' | 'workflow_progress'
      | 'workflow_agent_tool_calls'
    pinned: never
  }>
>(shapeOf<SDKTaskProgressMessage>())
expectType<{
  type: 'system'; subtype: 'task_progress'; task_id: string; run_id?: string; tool_use_id?: string
  description: string; subagent_type?: string; usage: SDKTaskUsage; last_tool_name?: string; summary?: string
  workflow_progress?: SDKWorkflowProgress[]; workflow_agent_tool_calls?: { index: number; toolCalls: number }[]
  uuid: UUID; session_id: string
}>(valueOf<SDKTaskProgressMessage>())

// SDKTaskUpdatedMessage
expectType<
  Shape<{
    required: 'type' | 'subtype' | 'task_id' | 'patch' | 'uuid' | 'session_id'
    optional: 'run_id'
    pinned: never
  }>
>(shapeOf<SDKTaskUpdatedMessage>())
expectType<{
  type: 'system'; subtype: 'task_updated'; task_id: string; run_id?: string
  patch: {
    status?: 'pending' | 'running' | 'completed' | 'failed' | 'killed' | 'paused'; description?: string
    end_time?: number; total_paused_ms?: number; error?: string; is_backgrounded?: boolean
  }
  uuid: UUID; session_id: string
}>(valueOf<SDKTaskUpdatedMessage>())

// SDKTaskNotificationMessage
expectType<
  Shape<{
    required: 'type' | 'subtype' | 'task_id' | 'status' | 'output_file' | 'summary' | 'uuid' | 'session_id'
    optional:
      | 'run_id' | 'tool_use_id' | 'reason' | 'usage' | 'resource_links' | 'skip_transcript' | 'ambient'
      | 'summary_is_report' | 'owned_by_subagent'
    pinned: never
  }>
>(shapeOf<SDKTaskNotificationMessage>())
expectType<{
  type: 'system'; subtype: 'task_notification'; task_id: string; run_id?: string; tool_use_id?: string
  status: 'completed' | 'failed' | 'stopped'; reason?: 'worker_restart'; output_file: string; summary: string
  usage?: SDKTaskUsage; resource_links?: SDKMcpResourceLink[]; skip_transcript?: boolean; ambient?: boolean
  summary_is_report?: boolean; owned_by_subagent?: true; uuid: UUID; session_id: string
}>(valueOf<SDKTaskNotificationMessage>())

// SDKBackgroundTasksChangedMessage
expectType<
  Shape<{
    required: 'type' | 'subtype' | 'tasks' | 'uuid' | 'session_id'
    optional: never
    pinned: never
  }>
>(shapeOf<SDKBackgroundTasksChangedMessage>())
expectType<{
  type: 'system'; subtype: 'background_tasks_changed'
  tasks: {
    task_id: string; run_id?: string
    task_type: 'local_agent' | 'local_bash' | 'local_workflow' | 'mcp_task' | (string & {}); subagent_type?: string
    description: string; parent_task_id?: string; ambient?: boolean
  }[]
  uuid: UUID; session_id: string
}>(valueOf<SDKBackgroundTasksChangedMessage>())

// closed, as upstream's: a task's end and its states have words of their own
expectNotAssignable<SDKTaskNotificationMessage['status']>('killed')
expectNotAssignable<SDKTaskUpdatedMessage['patch']['status']>('stopped')
// open: kinds of task come with builds
expectAssignable<SDKTaskStartedMessage['task_type']>('a_kind_of_a_later_build')
// a patch says what changed, which may be one key
expectAssignable<SDKTaskUpdatedMessage['patch']>({ is_backgrounded: true })
