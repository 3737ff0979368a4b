/**
 * What goes on while a turn runs: tools at work, permission refused, hooks, requests of MCP servers.
 *
 * Messages: `tool_progress`, `tool_use_summary`, and of `system` `permission_denied`, `hook_started`, `hook_progress`,
 * `hook_response`, `elicitation_complete`, `memory_recall`, `vcs_state_changed`, `code_change_published`. Compared with
 * Claude Agent SDK 0.3.332 and Claude Code 2.1.332.
 *
 * @see https://code.claude.com/docs/en/agent-sdk/typescript
 */
import type { HookEvent } from './hook-events.js'
import type { OpenSet } from './open-set.js'
import type { UUID } from './uuid.js'

/** A tool is still at work. */
export type SDKToolProgressMessage = {
  /** The tag of the message. */
  type: 'tool_progress'
  /** The call, by the id of its `tool_use` block. */
  tool_use_id: string
  /** The tool. */
  tool_name: string
  /** The tool call that started the subagent whose call it is. Null in the main conversation. */
  parent_tool_use_id: string | null
  /** How long it has been at work, in seconds. */
  elapsed_time_seconds: number
  /** The task that it runs as. Absent where it runs as none. */
  task_id?: string
  /** The message's own id. */
  uuid: UUID
  /** The session that the message belongs to. */
  session_id: string
  /** True for a sign of life and nothing more. */
  heartbeat?: boolean
  /** The subagent's type, where the tool starts one. */
  subagent_type?: string
  /** A failed request of that subagent which is going to be made again. Absent where none is. */
  subagent_retry?: {
    /** The subagent. */
    agent_id: string
    /** Which retry is coming, counted from 1. */
    attempt: number
    /** How many there may be. */
    max_retries: number
    /** The wait before it, in milliseconds. */
    retry_delay_ms: number
    /** The HTTP status of the failure. Null where there was no response at all. */
    error_status: number | null
    /** What kind of failure it was. */
    error_category: string
  }
}

/** A few tool calls in a sentence. */
export type SDKToolUseSummaryMessage = {
  /** The tag of the message. */
  type: 'tool_use_summary'
  /** The sentence. */
  summary: string
  /** The calls, by the ids of their `tool_use` blocks. */
  preceding_tool_use_ids: string[]
  /** The message's own id. */
  uuid: UUID
  /** The session that the message belongs to. */
  session_id: string
}

/**
 * A tool call was refused without anybody being asked. For display as it happens: some refusals, such as those of a
 * `PreToolUse` hook, come without it, and `permission_denials` of the result has them all.
 */
export type SDKPermissionDeniedMessage = {
  /** The tag of the message. */
  type: 'system'
  /** The tag among system messages. */
  subtype: 'permission_denied'
  /** The tool. */
  tool_name: string
  /** The call, by the id of its `tool_use` block. */
  tool_use_id: string
  /** The subagent whose call it was. Absent in the main conversation. */
  agent_id?: string
  /** What part of Claude Code decided. Absent where nothing was found that decides. Open set. */
  decision_reason_type?: OpenSet<
    | 'rule'
    | 'mode'
    | 'subcommandResults'
    | 'permissionPromptTool'
    | 'hook'
    | 'asyncAgent'
    | 'sandboxOverride'
    | 'workingDir'
    | 'safetyCheck'
    | 'classifier'
    | 'other'
  >
  /** Its reason, in words. Absent where it gives none. */
  decision_reason?: string
  /**
   * Its reason, for a program. Open set.
   * @undocumented
   */
  decision_reason_code?: OpenSet<'auto_mode_no_check_in_session'>
  /** What the model reads as the call's result. */
  message: string
  /** The message's own id. */
  uuid: UUID
  /** The session that the message belongs to. */
  session_id: string
}

/** A hook began to run. */
export type SDKHookStartedMessage = {
  /** The tag of the message. */
  type: 'system'
  /** The tag among system messages. */
  subtype: 'hook_started'
  /** The run of the hook, the same for all its messages. */
  hook_id: string
  /** The event and what its matcher is held against, such as `SessionStart:startup`. */
  hook_name: string
  /** The event. Open set. */
  hook_event: OpenSet<HookEvent>
  /** The message's own id. */
  uuid: UUID
  /** The session that the message belongs to. */
  session_id: string
}

/** A hook has printed something. */
export type SDKHookProgressMessage = {
  /** The tag of the message. */
  type: 'system'
  /** The tag among system messages. */
  subtype: 'hook_progress'
  /** The run of the hook, the same for all its messages. */
  hook_id: string
  /** The event and what its matcher is held against, such as `SessionStart:startup`. */
  hook_name: string
  /** The event. Open set. */
  hook_event: OpenSet<HookEvent>
  /** What it has printed. */
  stdout: string
  /** What it has printed as errors. */
  stderr: string
  /** Both, as they came. */
  output: string
  /** The message's own id. */
  uuid: UUID
  /** The session that the message belongs to. */
  session_id: string
}

/** A hook ended. */
export type SDKHookResponseMessage = {
  /** The tag of the message. */
  type: 'system'
  /** The tag among system messages. */
  subtype: 'hook_response'
  /** The run of the hook, the same for all its messages. */
  hook_id: string
  /** The event and what its matcher is held against, such as `SessionStart:startup`. */
  hook_name: string
  /** The event. Open set. */
  hook_event: OpenSet<HookEvent>
  /** Both of the next, as they came. */
  output: string
  /** What it printed. */
  stdout: string
  /** What it printed as errors. */
  stderr: string
  /** Its exit status, 0 for success. Absent where it didn't end by itself, or isn't a command. */
  exit_code?: number
  /** How it ended. Closed set. */
  outcome: 'success' | 'error' | 'cancelled'
  /** The message's own id. */
  uuid: UUID
  /** The session that the message belongs to. */
  session_id: string
}

/** What an MCP server had the user do in a browser is done. */
export type SDKElicitationCompleteMessage = {
  /** The tag of the message. */
  type: 'system'
  /** The tag among system messages. */
  subtype: 'elicitation_complete'
  /** The server. */
  mcp_server_name: string
  /** What it asked for, by the id of the request. */
  elicitation_id: string
  /** The message's own id. */
  uuid: UUID
  /** The session that the message belongs to. */
  session_id: string
}

/** Memories were brought into the turn. */
export type SDKMemoryRecallMessage = {
  /** The tag of the message. */
  type: 'system'
  /** The tag among system messages. */
  subtype: 'memory_recall'
  /** Whether whole files were picked (`select`), or a paragraph was written out of many (`synthesize`). Closed set. */
  mode: 'select' | 'synthesize'
  /** The memories. */
  memories: {
    /** The file's path, `<synthesis:DIR>` for a paragraph written, or an https address for the organization's. */
    path: string
    /** Whose memory it is. Closed set. */
    scope: 'personal' | 'team' | 'organization'
    /** The text. Absent for a file: read it. */
    content?: string
  }[]
  /** The message's own id. */
  uuid: UUID
  /** The session that the message belongs to. */
  session_id: string
}

/**
 * A shell command of the model's changed the repository, as far as its output shows: look there for what changed.
 * @undocumented
 */
export type SDKVcsStateChangedMessage = {
  /** The tag of the message. */
  type: 'system'
  /** The tag among system messages. */
  subtype: 'vcs_state_changed'
  /** What happened. Open set. */
  kind: OpenSet<'commit' | 'push' | 'merge' | 'rebase'>
  /** The directory that the shell was in at the end of the command, which needn't be the repository's. */
  cwd: string
  /** The branch of a commit or a push. Absent for all else, and where the output doesn't tell. */
  branch?: string
  /** The message's own id. */
  uuid: UUID
  /** The session that the message belongs to. */
  session_id: string
}

/**
 * A pull request, or what another forge calls it, was made or changed, as far as a command's output shows.
 * @undocumented
 */
export type SDKCodeChangePublishedMessage = {
  /** The tag of the message. */
  type: 'system'
  /** The tag among system messages. */
  subtype: 'code_change_published'
  /** The forge, told by the form of the address alone. Open set. */
  provider: OpenSet<'github' | 'github-enterprise' | 'gitlab' | 'bitbucket' | 'gerrit'>
  /** The address, as the command printed it: nobody has checked it. */
  url: string
  /** The repository in the address, such as `owner/name`. */
  repo: string
  /** The number of the request. */
  identifier: string
  /** What was done with it. Absent from older clients. Open set. */
  action?: OpenSet<
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
    | 'pushed'
    | 'checked-out'
    | 'started'
  >
  /** The branch that it was made from, with `created` and on Gerrit. Absent otherwise. */
  branch?: string
  /** The message's own id. */
  uuid: UUID
  /** The session that the message belongs to. */
  session_id: string
}
