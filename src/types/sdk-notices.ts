/**
 * Words for the person in front of the screen that belong to no turn: banners, output of commands, progress.
 *
 * Messages, all of `system`: `informational`, `notification`, `local_command_output`, `plugin_install`,
 * `control_request_progress`. Compared with Claude Agent SDK 0.3.332.
 *
 * @see https://code.claude.com/docs/en/agent-sdk/typescript
 */
import type { OpenSet } from './open-set.js'
import type { UUID } from './uuid.js'

/**
 * A line to show as it is: how things stand, what a hook has to say, what a command printed. Errors come otherwise.
 *
 * Since Claude Code 2.1.227 a hook's `systemMessage` may arrive as one, each line headed by the hook's name.
 */
export type SDKInformationalMessage = {
  /** The tag of the message. */
  type: 'system'
  /** The tag among system messages. */
  subtype: 'informational'
  /** The text, plain. */
  content: string
  /** How much it should stand out, least first; `info` belongs in a full transcript alone. Closed set. */
  level: 'info' | 'notice' | 'suggestion' | 'warning'
  /** The tool call that it belongs to: a later line of the same call takes its place. Absent for all other lines. */
  tool_use_id?: string
  /** True where the turn ends here, as when a hook says so. Absent otherwise. */
  prevent_continuation?: boolean
  /**
   * What became of a prompt that a hook kept from the model. Absent on every other line.
   * @undocumented
   */
  prompt_submit_outcome?: {
    /** A hook blocked it. */
    kind: 'blocked_by_hook'
    /** Whether the prompt stays in the transcript. */
    prompt_kept: boolean
    /** The hook's reason, in its words. */
    reason: string
  }
  /** A mark on a line that some hosts treat in a way of their own: pass over one that you don't know. */
  tag?: string
  /**
   * The hook on `PreToolUse` that gave no answer of use, with the tag of the same name; the call goes on for all that hook
   * says. Sent once for each such hook. Absent on every other line.
   * @undocumented
   */
  hook_no_verdict?: {
    /** The event. */
    hook_event: string
    /** The call that it was asked about. */
    tool_use_id: string
    /** Whether it ran out of time, rather than answer with what no hook may. */
    timed_out: boolean
    /** The plugin that the hook comes from, as `name@marketplace`. Absent where it comes from none. */
    plugin_id?: string
    /** That plugin's directory. */
    plugin_root?: string
  }
  /**
   * The model that was asked for and that the settings rule out. Absent on every other line.
   * @undocumented
   */
  model_restriction?: {
    /** The model that was asked for. */
    requested_model: string
    /** The model that the session uses. */
    effective_model: string
    /** What it was asked for with. Open set. */
    at?: OpenSet<'start' | 'switch' | 'resume'>
  }
  /**
   * Whether it is left out of what the model reads.
   * @undocumented
   */
  isMeta?: boolean
  /**
   * When it was written, as an ISO 8601 time of the sender's clock.
   * @undocumented
   */
  timestamp?: string
  /** The message's own id. */
  uuid: UUID
  /** The session that the message belongs to. */
  session_id: string
}

/** A short notice, as the terminal shows them one after the other. */
export type SDKNotificationMessage = {
  /** The tag of the message. */
  type: 'system'
  /** The tag among system messages. */
  subtype: 'notification'
  /** Which notice: a later one with the same key takes its place. */
  key: string
  /** The text. */
  text: string
  /** How soon to show it. Closed set. */
  priority: 'low' | 'medium' | 'high' | 'immediate'
  /** The colour, by its key in the theme. Absent for the usual one. */
  color?: string
  /** How long to show it, in milliseconds. Absent for the usual time. */
  timeout_ms?: number
  /** The message's own id. */
  uuid: UUID
  /** The session that the message belongs to. */
  session_id: string
}

/** What a slash command printed that needs no model, such as `/usage`: show it as you show the model's words. */
export type SDKLocalCommandOutputMessage = {
  /** The tag of the message. */
  type: 'system'
  /** The tag among system messages. */
  subtype: 'local_command_output'
  /** The output. */
  content: string
  /** The message's own id. */
  uuid: UUID
  /** The session that the message belongs to. */
  session_id: string
}

/**
 * How the installation of plugins comes along. With `CLAUDE_CODE_SYNC_PLUGIN_INSTALL` set, `started` and `completed`
 * stand around the others, ahead of the first turn.
 */
export type SDKPluginInstallMessage = {
  /** The tag of the message. */
  type: 'system'
  /** The tag among system messages. */
  subtype: 'plugin_install'
  /** Whether it begins, one marketplace is done or has failed, or all of it is done. Closed set. */
  status: 'started' | 'installed' | 'failed' | 'completed'
  /** The marketplace, with `installed` and `failed`. */
  name?: string
  /** What went wrong, with `failed`: text from outside, not to be trusted. */
  error?: string
  /** The message's own id. */
  uuid: UUID
  /** The session that the message belongs to. */
  session_id: string
}

/** How a host's own request comes along that takes its time: so far `side_question` alone. */
export type SDKControlRequestProgressMessage = {
  /** The tag of the message. */
  type: 'system'
  /** The tag among system messages. */
  subtype: 'control_request_progress'
  /** The request. */
  request_id: string
  /** Whether work on it has begun, or a call to the API is going to be made again. Closed set. */
  status: 'started' | 'api_retry'
  /** Which retry is coming, counted from 1. Only with `api_retry`, as all that follows. */
  attempt?: number
  /** How many there may be. */
  max_retries?: number
  /** The wait before it, in milliseconds. */
  retry_delay_ms?: number
  /** The HTTP status of the failure. Null where there was no response at all. */
  error_status?: number | null
  /** The message's own id. */
  uuid: UUID
  /** The session that the message belongs to. */
  session_id: string
}
