/**
 * The user's side of the stream: prompts that a host sends, and what Claude Code puts in the user's mouth, tool results
 * above all.
 *
 * Messages: `user`, `prompt_suggestion`, `command_lifecycle`. Compared with Claude Agent SDK 0.3.332 and Claude Code
 * 2.1.332.
 *
 * @see https://code.claude.com/docs/en/agent-sdk/typescript
 */
import type { MessageContentParam, MessageParam } from './api-params.js'
import type { Flat } from './internal/flat.js'
import type { OpenSet } from './open-set.js'
import type { PermissionDecisionClassification } from './permission.js'
import type { UUID } from './uuid.js'

/**
 * Where a user message comes from. Closed set, told apart by `kind`.
 *
 * A host that passes on what a person typed says `{ kind: 'human' }`: a message without an origin counts as nobody's,
 * and what only a person may ask for is then refused.
 */
export type SDKMessageOrigin =
  | {
      /** A person at the keyboard. */
      kind: 'human'
    }
  | {
      /** A channel of an MCP server. */
      kind: 'channel'
      /** The server's name. */
      server: string
    }
  | {
      /** Another agent: a teammate in this process, or another session of the same user. */
      kind: 'peer'
      /**
       * The teammate's name, or the address to answer to; `unknown` where there is no way to answer. The sender writes
       * it, so it proves nothing.
       */
      from: string
      /**
       * Whether the sending session runs tools without asking (`bypass`) or asks (`prompting`), as its host says.
       * Absent where no host says so. Closed set.
       * @since Agent SDK 0.3.234
       */
      fromMode?: 'bypass' | 'prompting'
      /**
       * The sender's name for display, free of control characters and cut to 64 code points. Absent from older senders.
       * @since Claude Code 2.1.205
       */
      name?: string
      /**
       * The sender's session, to link to. The sender writes it, so it proves nothing. Absent where its host names none.
       * @since Claude Code 2.1.216
       */
      fromSession?: string
      /** The teammate's task. Absent for another session. */
      senderTaskId?: string
      /**
       * The message without its envelope, as the model reads it. Absent where the turn is more than one whole envelope.
       * @since Claude Code 2.1.205
       */
      body?: string
      /**
       * The process at the other end of the socket, as the kernel tells it: the one key here that the sender can't make
       * up. For a message passed on it is whoever passed it on. Absent where the system doesn't tell, as on Windows.
       * @since Claude Code 2.1.216
       */
      verifiedPeerPid?: number
    }
  | {
      /** A delivery that nobody typed: a finished task, a schedule, an event from outside. */
      kind: 'task-notification'
      /**
       * Which delivery, where Anthropic's servers or the local host vouch for it: a routine's stored prompt
       * (`scheduled-trigger`), a message from another of the user's sessions (`peer-send-message`), an event outside
       * the session (`external-event`), and others. Absent for all else, a finished task included. Closed set.
       * @since Claude Code 2.1.213
       */
      subkind?: 'scheduled-trigger' | 'peer-send-message' | 'projects-relay' | 'session-inbox' | 'external-event'
      /**
       * Why a scheduled prompt fired, such as `scheduled`, `manual` or `api`. Absent where nothing says so. Open set.
       */
      fireReason?: OpenSet<'scheduled' | 'manual' | 'retry' | 'catch_up' | 'api'>
      /**
       * The run that the notification is about, by the `run_id` of its task messages. Absent for all other deliveries.
       */
      runId?: string
      /**
       * What part of Claude Code raised it. Open set.
       * @undocumented
       */
      producer?: OpenSet<'session-task'>
    }
  | {
      /** The coordinator of a team of agents. */
      kind: 'coordinator'
    }
  | {
      /**
       * A turn whose origin Claude Code couldn't tell. It sets this itself; a host shouldn't.
       * @since Claude Code 2.1.223
       */
      kind: 'unclassified'
    }
  | {
      /** An agent that watches another one. */
      kind: 'observer'
      /** The observer's name. */
      from: string
      /** The observer's task. */
      senderTaskId: string
    }
  | {
      /** A turn that goes on by itself, such as after a command whose output is a prompt. */
      kind: 'auto-continuation'
    }
  | {
      /** A digest of what an agent did, for its observer. */
      kind: 'observer-activity'
    }

/**
 * How a tool call in a user message fared, beyond the result that the model reads.
 * @undocumented
 */
export type SDKToolResultMeta = {
  /** The call, by the `tool_use_id` of its result. */
  id: string
  /** How permission was decided. Absent where the call never got that far. */
  permission_decision?: {
    /** Whether the call was let through. Open set. */
    decision: OpenSet<'accept' | 'reject'>
    /** Who decided: the settings, or the person who was asked. Open set. */
    source: OpenSet<'config' | PermissionDecisionClassification>
    /** What it was decided by. Absent where nothing was found that decides. Open set. */
    reason_type?: OpenSet<'rule' | 'subcommandResults'>
  }
  /** Why the tool didn't run. Absent where it ran. Open set. */
  non_execution_kind?: OpenSet<'user-rejected'>
}

/** What a sent and a replayed user message have in common. */
type UserMessage = {
  /** The tag of the message. */
  type: 'user'
  /** What the model reads, in the API's form; its role is `user`. */
  message: MessageParam
  /** The tool call that started the subagent whose message it is. Null in the main conversation. */
  parent_tool_use_id: string | null
  /** True where no person wrote it. Absent otherwise. */
  isSynthetic?: boolean
  /**
   * What the tool returned, whole, where the message carries a tool's result: see that tool's output type. A string
   * where the call failed, `{ detachedToolCall: true }` where it is still running. Absent on all other messages.
   */
  tool_use_result?: unknown
  /** When to take up a prompt that arrives while a turn runs. Absent for the default. Closed set. */
  priority?: 'now' | 'next' | 'later'
  /** Where it comes from. Absent where nobody said. */
  origin?: SDKMessageOrigin
  /** False to add the message without starting a turn: the next one that starts a turn brings it along. */
  shouldQuery?: boolean
  /** When it was written, as an ISO 8601 time of the sender's clock. Absent from older senders. */
  timestamp?: string
  /**
   * True where the host composed the text itself: it is then delivered as it stands, with no `@path` mention and no
   * slash command looked for, and without the context that usually goes along with a prompt.
   */
  client_composed?: true
}

/**
 * A user message: a prompt that a host sends to start a turn, or what Claude Code adds to the conversation in the
 * user's role, such as the results of tool calls.
 */
export type SDKUserMessage = Flat<
  UserMessage & {
    /** The message's own id. A host may leave it out; Claude Code then makes one. */
    uuid?: UUID
    /**
     * What was pasted into the prompt: added after the typed text, as text, and blocks of other kinds are left out.
     * Absent for nothing; passed over where entries and blocks come to more than 1000.
     */
    pasted_content?: MessageContentParam[]
    /**
     * What was pasted and still stands in `message.content`, each paste as an entry; 100 of them are looked for. Absent
     * for nothing.
     */
    inline_pastes?: string[]
    /** The session that the message belongs to. A host may leave it out. */
    session_id?: string
    /** The subagent whose message it is, by the `task_id` of its task. Absent in the main conversation. */
    agent_id?: string
    /** The subagent's type. Absent in the main conversation. */
    subagent_type?: string
    /** The subagent's task, in a few words. Absent in the main conversation. */
    task_description?: string
    /**
     * False where Claude Code says outright that it isn't repeating a message of the host's; true on an
     * `SDKUserMessageReplay`, which is a user message too.
     * @undocumented
     */
    isReplay?: boolean
    /**
     * The response that was refused, by its `message.id`, where the message stands in for it.
     * @undocumented
     */
    refused_message_id?: string
    /**
     * True where another model is asked to take up that turn.
     * @undocumented
     */
    refusal_retry?: boolean
    /**
     * How the tool calls fared whose results the message carries, one entry a call.
     * @undocumented
     */
    tool_result_meta?: SDKToolResultMeta[]
  }
>

/** A user message that Claude Code repeats: one taken from the host, or one of an earlier part of the session. */
export type SDKUserMessageReplay = Flat<
  UserMessage & {
    /** The message's own id. */
    uuid: UUID
    /** The session that the message belongs to. */
    session_id: string
    /** What tells a repeated message from a new one. */
    isReplay: true
    /** Files that were sent along with the prompt. Absent where there were none. */
    file_attachments?: unknown[]
  }
>

/** What the user might say next, after a turn, where the host asked for suggestions. */
export type SDKPromptSuggestionMessage = {
  /** The tag of the message. */
  type: 'prompt_suggestion'
  /** The prompt. */
  suggestion: string
  /** The message's own id. */
  uuid: UUID
  /** The session that the message belongs to. */
  session_id: string
}

/**
 * What became of a message that a host sent with an id of its own, or of a prompt that a schedule fired.
 * @undocumented
 */
export type SDKCommandLifecycleMessage = {
  /** The tag of the message. */
  type: 'command_lifecycle'
  /** The message, by its id. */
  command_uuid: string
  /** Whether it waits, is being answered, or is done with. Open set. */
  state: OpenSet<'queued' | 'started' | 'completed' | 'cancelled' | 'discarded' | 'refused'>
  /**
   * What fired, with `started`: the `ScheduleWakeup` tool's alarm (`loop_wakeup`), or any other schedule. Absent for a
   * host's message. Open set.
   */
  wakeup_source?: OpenSet<'loop_wakeup' | 'schedule_wakeup'>
  /** The time that the alarm was set for, in milliseconds since 1970. Only with `loop_wakeup`. */
  scheduled_for?: number
  /** The message's own id. */
  uuid: UUID
  /** The session that the message belongs to. */
  session_id: string
}
