/**
 * Background work in the stream: subagents, shell commands, monitors and workflows, from start to end.
 *
 * Messages, all of `system`: `task_started`, `task_progress`, `task_updated`, `task_notification`,
 * `background_tasks_changed`. Compared with Claude Agent SDK 0.3.332 and Claude Code 2.1.332.
 *
 * @see https://code.claude.com/docs/en/agent-sdk/typescript
 */
import type { OpenSet } from './open-set.js'
import type { UUID } from './uuid.js'

/** What a task has used so far. */
export type SDKTaskUsage = {
  /** Tokens, read and written. */
  total_tokens: number
  /** Tool calls. */
  tool_uses: number
  /** Time since the start, in milliseconds. */
  duration_ms: number
}

/** A file that an MCP server hands over by its address. */
export type SDKMcpResourceLink = {
  /** The address. */
  uri: string
  /** The file's name. */
  name: string
  /** Its title for display. Absent where it has none. */
  title?: string
  /** What it holds. Absent where the server says nothing. */
  description?: string
  /** Its kind, such as `text/csv`. Absent where unknown. */
  mimeType?: string
  /** Its size in bytes. Absent where unknown. */
  size?: number
  /** The server's hints on how to use it. Absent where there are none. */
  annotations?: Record<string, unknown>
}

/** A task began. */
export type SDKTaskStartedMessage = {
  /** The tag of the message. */
  type: 'system'
  /** The tag among system messages. */
  subtype: 'task_started'
  /** The task's id, the same for all its runs. */
  task_id: string
  /** The run's id; of two runs of a task the later one sorts later. Absent from older clients. */
  run_id?: string
  /** The tool call that started it. Absent where no call did. */
  tool_use_id?: string
  /** What it does, in a few words. */
  description: string
  /** The subagent's type. Absent for all other tasks. */
  subagent_type?: string
  /**
   * Whether it began in the background; false where the tool call waits for it. Set for subagents and shell commands.
   */
  is_backgrounded?: boolean
  /** How deep the subagent is nested, 1 for one that the main conversation started. Absent for all other tasks. */
  spawn_depth?: number
  /** The subagent that started it, by its `task_id`, which may have ended. Absent where the main conversation did. */
  parent_task_id?: string
  /** What kind of task it is. Open set. */
  task_type?: OpenSet<'local_agent' | 'local_bash' | 'local_workflow' | 'mcp_task'>
  /** The workflow's name, where it is one. */
  workflow_name?: string
  /** What it was asked to do. Absent on a run that goes on by itself: the earlier text holds. */
  prompt?: string
  /** True for housekeeping, which a transcript should leave out. */
  skip_transcript?: boolean
  /** True where the task isn't work that a host should show as such. */
  ambient?: boolean
  /**
   * True for a shell command that a subagent started. Absent for all other tasks.
   * @undocumented
   */
  owned_by_subagent?: true
  /** The message's own id. */
  uuid: UUID
  /** The session that the message belongs to. */
  session_id: string
}

/**
 * A step of a workflow, or an agent in one. Closed set, told apart by `type`.
 * @undocumented
 */
export type SDKWorkflowProgress =
  | {
      /** The tag of the entry. */
      type: 'workflow_phase'
      /** The step, counted from 1. */
      index: number
      /** What the script calls it. */
      title: string
      /** Set where the step is a workflow that this one runs. */
      kind?: 'child'
    }
  | {
      /** The tag of the entry. */
      type: 'workflow_agent'
      /** The agent, counted from 1. */
      index: number
      /** What the script calls it. */
      label: string
      /** How far it is. Open set. */
      state: OpenSet<'start' | 'progress' | 'done' | 'error'>
      /** The step that it belongs to, by its `index`. Absent where it belongs to none. */
      phaseIndex?: number
      /** That step's title. */
      phaseTitle?: string
      /** The agent's id. Absent while it waits to begin. */
      agentId?: string
      /** The agent's type. Absent for the default. */
      agentType?: string
      /** Where it works, if not with the rest. Open set. */
      isolation?: OpenSet<'worktree' | 'remote'>
      /** The session that it runs in, with `remote`. */
      remoteSessionId?: string
      /** Its model. */
      model?: string
      /** The model that answered in its place. Absent where none did. */
      fallbackModel?: string
      /** Tokens so far. */
      tokens?: number
      /** Tool calls so far. */
      toolCalls?: number
      /** How long it took, in milliseconds. Absent until it ends. */
      durationMs?: number
      /** What went wrong. */
      error?: string
      /** When it was queued, in milliseconds since 1970. */
      queuedAt?: number
      /** When it began, in milliseconds since 1970. */
      startedAt?: number
      /** When it last got further, in milliseconds since 1970. */
      lastProgressAt?: number
      /** Which try it is, counted from 1. */
      attempt?: number
      /** Why the try before came to nothing. Absent on the first. Open set. */
      lastAttemptReason?: OpenSet<'stalled' | 'throttled' | 'user-retry'>
      /** True where it was skipped. */
      skipped?: boolean
      /** True where it was kept from running. */
      blocked?: boolean
      /** How the workflow ended that ended the agent with it. Open set. */
      endedWithRun?: OpenSet<'completed' | 'failed' | 'stopped'>
      /** True where the answer is one of an earlier run. */
      cached?: boolean
      /** The tool that it called last. */
      lastToolName?: string
      /** What that call does, in a line. */
      lastToolSummary?: string
      /** The beginning of its prompt. */
      promptPreview?: string
      /** True where Claude Code puts words of its own around that prompt. */
      promptFramed?: boolean
      /** The beginning of its answer. */
      resultPreview?: string
    }

/** How a task comes along. */
export type SDKTaskProgressMessage = {
  /** The tag of the message. */
  type: 'system'
  /** The tag among system messages. */
  subtype: 'task_progress'
  /** The task's id, the same for all its runs. */
  task_id: string
  /** The run's id; of two runs of a task the later one sorts later. Absent from older clients. */
  run_id?: string
  /** The tool call that started it. Absent where no call did. */
  tool_use_id?: string
  /** What it does, in a few words. */
  description: string
  /** The subagent's type. Absent for all other tasks. */
  subagent_type?: string
  /** What it has used so far. */
  usage: SDKTaskUsage
  /** The tool that it called last. Absent before the first call. */
  last_tool_name?: string
  /** Where it stands, in a line: written by a model where the host asked for summaries, or by an MCP server. */
  summary?: string
  /**
   * The steps and agents of a workflow that changed since the message before. Absent where none did, and for all other
   * tasks.
   * @undocumented
   */
  workflow_progress?: SDKWorkflowProgress[]
  /**
   * The agents of a workflow that called tools since, by their `index`, where that is all that changed.
   * @undocumented
   */
  workflow_agent_tool_calls?: {
    /** The agent. */
    index: number
    /** Its tool calls so far. */
    toolCalls: number
  }[]
  /** The message's own id. */
  uuid: UUID
  /** The session that the message belongs to. */
  session_id: string
}

/** Something about a task changed. */
export type SDKTaskUpdatedMessage = {
  /** The tag of the message. */
  type: 'system'
  /** The tag among system messages. */
  subtype: 'task_updated'
  /** The task's id, the same for all its runs. */
  task_id: string
  /** The run's id; of two runs of a task the later one sorts later. Absent from older clients. */
  run_id?: string
  /** What changed, to lay over what you hold; a key that is absent stays as it was. */
  patch: {
    /** The task's state. Closed set. */
    status?: 'pending' | 'running' | 'completed' | 'failed' | 'killed' | 'paused'
    /** What it does, in a few words. */
    description?: string
    /** When it ended, in milliseconds since 1970. */
    end_time?: number
    /** How long it was paused altogether, in milliseconds. */
    total_paused_ms?: number
    /** What went wrong. */
    error?: string
    /** Whether it runs in the background. */
    is_backgrounded?: boolean
  }
  /** The message's own id. */
  uuid: UUID
  /** The session that the message belongs to. */
  session_id: string
}

/** A task ended. */
export type SDKTaskNotificationMessage = {
  /** The tag of the message. */
  type: 'system'
  /** The tag among system messages. */
  subtype: 'task_notification'
  /** The task's id, the same for all its runs. */
  task_id: string
  /** The run's id; of two runs of a task the later one sorts later. Absent from older clients. */
  run_id?: string
  /** The tool call that started it. Absent where no call did. */
  tool_use_id?: string
  /** How it ended. Closed set. */
  status: 'completed' | 'failed' | 'stopped'
  /** Why it ended, where it did so in no usual way: the process that ran it was started anew. */
  reason?: 'worker_restart'
  /** The file with its output. */
  output_file: string
  /** What came of it, in a few words or in full. */
  summary: string
  /** What it used. Absent where nothing is counted, as with shell commands. */
  usage?: SDKTaskUsage
  /** The files that an MCP call in the background returned by address, 50 at most. Absent for all other tasks. */
  resource_links?: SDKMcpResourceLink[]
  /** True for housekeeping, which a transcript should leave out. */
  skip_transcript?: boolean
  /** True where the task isn't work that a host should show as such. */
  ambient?: boolean
  /**
   * True where `summary` is the subagent's own last words.
   * @undocumented
   */
  summary_is_report?: boolean
  /**
   * True for a shell command that a subagent started. Absent for all other tasks.
   * @undocumented
   */
  owned_by_subagent?: true
  /** The message's own id. */
  uuid: UUID
  /** The session that the message belongs to. */
  session_id: string
}

/**
 * The tasks that run in the background now, all of them. Sent at each change: put the list in place of the one you
 * hold, and begin with an empty one whenever the process starts.
 */
export type SDKBackgroundTasksChangedMessage = {
  /** The tag of the message. */
  type: 'system'
  /** The tag among system messages. */
  subtype: 'background_tasks_changed'
  /** The tasks. */
  tasks: {
    /** The task's id, the same for all its runs. */
    task_id: string
    /** The run's id; of two runs of a task the later one sorts later. Absent from older clients. */
    run_id?: string
    /** What kind of task it is. Open set. */
    task_type: OpenSet<'local_agent' | 'local_bash' | 'local_workflow' | 'mcp_task'>
    /** The subagent's type; `main-session` for a conversation in the background. Absent for all other tasks. */
    subagent_type?: string
    /** What it does, in a few words. */
    description: string
    /** The subagent that started it, by its `task_id`, which may have ended. Absent where the main conversation did. */
    parent_task_id?: string
    /** True where the task isn't work that a host should show as such. */
    ambient?: boolean
  }[]
  /** The message's own id. */
  uuid: UUID
  /** The session that the message belongs to. */
  session_id: string
}
