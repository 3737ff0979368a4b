/**
 * A conversation read back: `$.session.messages()`, as rows or in the Messages API's form.
 *
 * Compared with Claude Code 2.1.332.
 *
 * @see https://code.claude.com/docs/en/plugins/mods/reference
 */
import type { ToolResultSummary, ToolUseSummary } from './tool.js'

/**
 * A content block of a message. `type` says which kind, and the other fields are that kind's in the Messages API,
 * handed over whole and under the API's names.
 */
export type ApiContentBlock = {
  /** The block's kind, such as `text`, `tool_use`, `tool_result`, `image`, `document` or `thinking`. Open set. */
  type: string
  /** A field of the block's kind. */
  [field: string]: unknown
}

/**
 * A message of the conversation in the Messages API's form, as the next request is built from it: normalized, with a
 * compaction's summary for what it replaced, and reminders as text.
 */
export type ApiMessage = {
  /** Whose turn the message is. */
  role: 'user' | 'assistant'
  /**
   * The blocks in order, media inlined and thinking included. Each tool call has its result in the message after it.
   *
   * The system prompt, the list of tools and what one request adds for its model (cache marks, promoted reminders) are
   * in no message.
   */
  content: ApiContentBlock[]
}

/** A message of the transcript, as `$.session.messages()` returns it and as a compaction takes it. */
export type SessionMessage = {
  /** Whose turn the message is. */
  role: 'user' | 'assistant'
  /** The text blocks, joined. Empty where there is none. */
  text: string
  /** An assistant message's tool calls, each with its outcome once the transcript has it. */
  toolUses: ToolUseSummary[]
  /** A user message's tool results. */
  toolResults?: ToolResultSummary[]
  /**
   * The row's id, the one that `session.append` carries: hand it to `after` to read on. Present only on a read that
   * names `last` or `after`.
   */
  uuid?: string
  /**
   * The engine's opaque token for a message that it hands to a `session.compact` hook; keep it, and the message is
   * still the engine's own. Absent on any other read, and on a message that a hook has made.
   */
  handle?: string
}

/** What `$.session.messages` takes, and what its hooks receive: whose conversation, in which form, which part. */
export type SessionMessagesArgs = {
  /**
   * The agent whose conversation to read: a subagent, a fork, a teammate of this process. Absent for the main one.
   *
   * `$.agent.list()` lists the ids, and the events of an agent's loop carry its own. A workflow's agents, filed under
   * their run, can't be read.
   */
  agentId?: string | undefined
  /** `api` for messages in the Messages API's form. Absent for rows. */
  as?: 'api' | undefined
  /**
   * How many entries, counted from the newest: a whole number, 1 to 4096. Absent for 4096. Goes with no `after`.
   *
   * With `as`, more may come: the cut moves back to the nearest user message without a tool result, and where none is
   * near enough, the messages open on the first inside the cut, or mid-exchange.
   */
  last?: number | undefined
  /**
   * The `uuid` of the row to read on from: the rows behind it, the oldest first, at most 4096. Goes with neither `last`
   * nor `as`.
   *
   * A row serves if it is newer than the last compaction or was kept by it; for another the answer is a denial. Of a
   * `user` row that was appended with `$.session.append`, nothing comes behind it while it still waits for a request.
   */
  after?: string | undefined
}

/** A read of the main conversation in the Messages API's form. */
export type SessionMessagesMainApiArgs = {
  /** The Messages API's form. */
  as: 'api'
  /** Never set in this form: the conversation is the main one. */
  agentId?: undefined
  /** How many messages, counted from the newest: 1 to 4096, walked back to a user message without a tool result. */
  last?: number | undefined
  /** Never set in this form, which has no rows to read on from. */
  after?: undefined
}

/** A read in the Messages API's form, of the main conversation or of an agent's. */
export type SessionMessagesApiArgs = {
  /** The Messages API's form. */
  as: 'api'
  /** The agent whose conversation to read. Absent for the main one. */
  agentId?: string | undefined
  /** How many messages, counted from the newest: 1 to 4096, walked back to a user message without a tool result. */
  last?: number | undefined
  /** Never set in this form, which has no rows to read on from. */
  after?: undefined
}

/** A read of rows, of the main conversation or of an agent's, whole or in part. */
export type SessionMessagesAgentArgs = {
  /** The agent whose conversation to read. Absent for the main one. */
  agentId?: string | undefined
  /** Never set in this form: rows are what comes. */
  as?: undefined
  /** How many rows, counted from the newest: 1 to 4096. Goes with no `after`. */
  last?: number | undefined
  /** The `uuid` of the row to read on from. Goes with no `last`. */
  after?: string | undefined
}

/**
 * The answer to an `agentId` whose conversation can't be read here, or an `after` whose row can't be found. The main
 * conversation never stands in for another.
 */
export type SessionMessagesDeny = {
  /**
   * Why nothing was read, with the agent's id or the row's.
   *
   * An agent may be another session's, may run in a process of its own, or may have ended without a transcript. A row
   * may be cleared, rewound or compacted away; or it isn't settled yet, and a later read finds it.
   */
  deny: string
}

/** What a read of rows resolves to. `Array.isArray` tells the rows from a denial. */
export type SessionMessagesResult = SessionMessage[] | SessionMessagesDeny

/** What a read in the Messages API's form resolves to. Only one that names an agent may be denied. */
export type SessionMessagesApiResult = ApiMessage[] | SessionMessagesDeny

/** What any read resolves to: the `value` that a `session.messages` hook answers. */
export type SessionMessagesValue = SessionMessagesResult | SessionMessagesApiResult

/**
 * `$.session.messages`: reads the main conversation, or an agent's, whole or in part.
 *
 * A partial read of rows is typed with its denial, as hooks may add an `after` of their own.
 *
 * @example
 * const rows = await $.session.messages({ agentId: e.agentId, last: 10 })
 * const tools = 'deny' in rows ? [] : rows.flatMap(row => row.toolUses.map(use => use.tool))
 */
export type SessionMessagesCall = {
  /**
   * Reads the rows of the main conversation.
   * @returns the newest 4096 messages, without progress, `$.ui.log` lines and notices
   */
  (): Promise<SessionMessage[]>
  /**
   * Reads the main conversation in the Messages API's form.
   * @param args - the form, and how many messages
   * @returns the messages, opening on a user message
   */
  (args: SessionMessagesMainApiArgs): Promise<ApiMessage[]>
  /**
   * Reads a conversation in the Messages API's form.
   * @param args - the form, whose conversation, and how many messages
   * @returns the messages, or a denial
   */
  (args: SessionMessagesApiArgs): Promise<SessionMessagesApiResult>
  /**
   * Reads the rows of a conversation, whole or in part.
   * @param args - whose conversation, and which part
   * @returns the messages, or a denial
   */
  (args: SessionMessagesAgentArgs): Promise<SessionMessagesResult>
  /**
   * Reads a conversation in a form that only run time decides.
   * @param args - whose conversation, which form, which part
   * @returns the messages in either form, or a denial
   */
  (args: SessionMessagesArgs): Promise<SessionMessagesValue>
}
