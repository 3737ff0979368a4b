import { expectAssignable, expectNotAssignable, expectType } from 'tsd'
import type {
  HookEvent,
  SDKCodeChangePublishedMessage,
  SDKElicitationCompleteMessage,
  SDKHookProgressMessage,
  SDKHookResponseMessage,
  SDKHookStartedMessage,
  SDKMemoryRecallMessage,
  SDKPermissionDeniedMessage,
  SDKToolProgressMessage,
  SDKToolUseSummaryMessage,
  SDKVcsStateChangedMessage,
  UUID,
} from 'modhook'
import { type Shape, shapeOf, valueOf } from './shape.js'

// SDKToolProgressMessage
expectType<
  Shape<{
    required:
      | 'type' | 'tool_use_id' | 'tool_name' | 'parent_tool_use_id' | 'elapsed_time_seconds' | 'uuid' | 'session_id'
    optional: 'task_id' | 'heartbeat' | 'subagent_type' | 'subagent_retry'
    pinned: never
  }>
>(shapeOf<SDKToolProgressMessage>())
expectType<{
  type: 'tool_progress'; tool_use_id: string; tool_name: string; parent_tool_use_id: string | null
  elapsed_time_seconds: number; task_id?: string; uuid: UUID; session_id: string; heartbeat?: boolean
  subagent_type?: string
  subagent_retry?: {
    agent_id: string; attempt: number; max_retries: number; retry_delay_ms: number; error_status: number | null
    error_category: string
  }
}>(valueOf<SDKToolProgressMessage>())

// SDKToolUseSummaryMessage
expectType<
  Shape<{
    required: 'type' | 'summary' | 'preceding_tool_use_ids' | 'uuid' | 'session_id'
    optional: never
    pinned: never
  }>
>(shapeOf<SDKToolUseSummaryMessage>())
expectType<{
  type: 'tool_use_summary'; summary: string; preceding_tool_use_ids: string[]; uuid: UUID; session_id: string
}>(valueOf<SDKToolUseSummaryMessage>())

// SDKPermissionDeniedMessage
expectType<
  Shape<{
    required: 'type' | 'subtype' | 'tool_name' | 'tool_use_id' | 'message' | 'uuid' | 'session_id'
    optional: 'agent_id' | 'decision_reason_type' | 'decision_reason' | 'decision_reason_code'
    pinned: never
  }>
>(shapeOf<SDKPermissionDeniedMessage>())
expectType<{
  type: 'system'; subtype: 'permission_denied'; tool_name: string; tool_use_id: string; agent_id?: string
  decision_reason_type?:
    | 'rule' | 'mode' | 'subcommandResults' | 'permissionPromptTool' | 'hook' | 'asyncAgent' | 'sandboxOverride'
    | 'workingDir' | 'safetyCheck' | 'classifier' | 'other' | (string & {})
  decision_reason?: string; decision_reason_code?: 'auto_mode_no_check_in_session' | (string & {}); message: string
  uuid: UUID; session_id: string
}>(valueOf<SDKPermissionDeniedMessage>())

// SDKHookStartedMessage
expectType<
  Shape<{
    required: 'type' | 'subtype' | 'hook_id' | 'hook_name' | 'hook_event' | 'uuid' | 'session_id'
    optional: never
    pinned: never
  }>
>(shapeOf<SDKHookStartedMessage>())
expectType<{
  type: 'system'; subtype: 'hook_started'; hook_id: string; hook_name: string; hook_event: HookEvent | (string & {})
  uuid: UUID; session_id: string
}>(valueOf<SDKHookStartedMessage>())

// SDKHookProgressMessage
expectType<
  Shape<{
    required:
      | 'type' | 'subtype' | 'hook_id' | 'hook_name' | 'hook_event' | 'stdout' | 'stderr' | 'output' | 'uuid'
      | 'session_id'
    optional: never
    pinned: never
  }>
>(shapeOf<SDKHookProgressMessage>())
expectType<{
  type: 'system'; subtype: 'hook_progress'; hook_id: string; hook_name: string; hook_event: HookEvent | (string & {})
  stdout: string; stderr: string; output: string; uuid: UUID; session_id: string
}>(valueOf<SDKHookProgressMessage>())

// SDKHookResponseMessage
expectType<
  Shape<{
    required:
      | 'type' | 'subtype' | 'hook_id' | 'hook_name' | 'hook_event' | 'output' | 'stdout' | 'stderr' | 'outcome'
      | 'uuid' | 'session_id'
    optional: 'exit_code'
    pinned: never
  }>
>(shapeOf<SDKHookResponseMessage>())
expectType<{
  type: 'system'; subtype: 'hook_response'; hook_id: string; hook_name: string; hook_event: HookEvent | (string & {})
  output: string; stdout: string; stderr: string; exit_code?: number; outcome: 'success' | 'error' | 'cancelled'
  uuid: UUID; session_id: string
}>(valueOf<SDKHookResponseMessage>())

// SDKElicitationCompleteMessage
expectType<
  Shape<{
    required: 'type' | 'subtype' | 'mcp_server_name' | 'elicitation_id' | 'uuid' | 'session_id'
    optional: never
    pinned: never
  }>
>(shapeOf<SDKElicitationCompleteMessage>())
expectType<{
  type: 'system'; subtype: 'elicitation_complete'; mcp_server_name: string; elicitation_id: string; uuid: UUID
  session_id: string
}>(valueOf<SDKElicitationCompleteMessage>())

// SDKMemoryRecallMessage
expectType<
  Shape<{
    required: 'type' | 'subtype' | 'mode' | 'memories' | 'uuid' | 'session_id'
    optional: never
    pinned: never
  }>
>(shapeOf<SDKMemoryRecallMessage>())
expectType<{
  type: 'system'; subtype: 'memory_recall'; mode: 'select' | 'synthesize'
  memories: { path: string; scope: 'personal' | 'team' | 'organization'; content?: string }[]; uuid: UUID
  session_id: string
}>(valueOf<SDKMemoryRecallMessage>())

// SDKVcsStateChangedMessage
expectType<
  Shape<{
    required: 'type' | 'subtype' | 'kind' | 'cwd' | 'uuid' | 'session_id'
    optional: 'branch'
    pinned: never
  }>
>(shapeOf<SDKVcsStateChangedMessage>())
expectType<{
  type: 'system'; subtype: 'vcs_state_changed'; kind: 'commit' | 'push' | 'merge' | 'rebase' | (string & {})
  cwd: string; branch?: string; uuid: UUID; session_id: string
}>(valueOf<SDKVcsStateChangedMessage>())

// SDKCodeChangePublishedMessage
expectType<
  Shape<{
    required: 'type' | 'subtype' | 'provider' | 'url' | 'repo' | 'identifier' | 'uuid' | 'session_id'
    optional: 'action' | 'branch'
    pinned: never
  }>
>(shapeOf<SDKCodeChangePublishedMessage>())
expectType<{
  type: 'system'; subtype: 'code_change_published'
  provider: 'github' | 'github-enterprise' | 'gitlab' | 'bitbucket' | 'gerrit' | (string & {})
  url: string; repo: string; identifier: string
  action?:
    | 'created' | 'edited' | 'merged' | 'commented' | 'closed' | 'reopened' | 'ready' | 'draft' | 'auto-merge-enabled'
    | 'auto-merge-disabled' | 'pushed' | 'checked-out' | 'started' | (string & {})
  branch?: string; uuid: UUID; session_id: string
}>(valueOf<SDKCodeChangePublishedMessage>())

// open: events and reasons come with builds
expectAssignable<SDKHookStartedMessage['hook_event']>('AnEventOfALaterBuild')
expectAssignable<SDKPermissionDeniedMessage['decision_reason_type']>('a_reason_of_a_later_build')
// closed, as upstream's
expectNotAssignable<SDKHookResponseMessage['outcome']>('timeout')
expectNotAssignable<SDKMemoryRecallMessage['mode']>('guess')
// no response at all is null, not absent
expectType<number | null>(valueOf<NonNullable<SDKToolProgressMessage['subagent_retry']>>().error_status)
