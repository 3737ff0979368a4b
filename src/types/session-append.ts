/**
 * Rows of a conversation on their way into the session: prompts, responses, tool results, notices.
 *
 * Events: `session.append`. Compared with Claude Code 2.1.332.
 *
 * @see https://code.claude.com/docs/en/plugins/mods/reference
 */
import type { PromptAttachmentOrigin } from './prompt-attachment.js'
import type { PromptOrigin } from './prompt.js'
import type { ApiContentBlock } from './session-messages.js'

/**
 * The door that a row comes in by, told from the row alone. Closed set.
 *
 * `note` is a plugin's own append. `queue` is the text of a queue record of the transcript file: it is raised like a
 * user row, yet no conversation keeps it.
 */
export type SessionAppendDoor =
  | 'prompt'
  | 'command'
  | 'response'
  | 'tool-result'
  | 'tool-message'
  | 'delivery'
  | 'attachment'
  | 'hook-context'
  | 'note'
  | 'compaction'
  | 'notice'
  | 'queue'

/**
 * Who caused a row, told from the row itself: whoever submitted a prompt or wrote what was injected, the model, or a
 * tool.
 */
export type SessionAppendOrigin =
  | PromptOrigin
  | PromptAttachmentOrigin
  | {
      /** The model responded, or the engine put a block in a response's place. */
      kind: 'model'
      /** The id that the response gives for its model. */
      model: string
    }
  | {
      /** A tool's result, or a row that a tool hands over beside it. */
      kind: 'tool'
      /** The tool's name; `unknown` where no call has the id. */
      tool: string
    }

/**
 * A row of a conversation: how the transcript files it, which role a request carries it under, and its blocks.
 *
 * Where a request carries it, its `role` and `content` make an `ApiMessage`. A hook may leave the pinned keys out of a
 * rewrite, and they are put back.
 */
export type SessionAppendMessage = {
  /**
   * How the transcript files the row. Closed set: an `attachment` is injected by the engine, beside what is said, and
   * `system` stands for notices.
   * @pinned
   */
  readonly type: 'user' | 'assistant' | 'attachment' | 'system'
  /**
   * An attachment's type, such as `queued_command`, or a notice's subtype, such as `compact_boundary`; builds add and
   * retire names. Absent on user and assistant rows.
   * @pinned
   */
  readonly name?: string
  /**
   * The role under which a request carries the row. Absent where none does: a notice, a record with nothing to send, a
   * virtual row.
   * @pinned
   */
  readonly role?: 'user' | 'assistant'
  /**
   * Set on a row of the user's side that isn't shown to the person as typed, such as a reminder or a delivery's text.
   * Absent on any other.
   * @pinned
   */
  readonly isMeta?: true
  /**
   * The blocks in order. An attachment's are its rendering as recorded; a notice has one of text.
   *
   * A hook may rewrite text, and the `content` and `is_error` of a tool result. It may drop media blocks or move them,
   * but neither change one nor add any. Every other block, and each result's `tool_use_id`, is put back.
   */
  content: ApiContentBlock[]
}

/**
 * The input of `session.append`: one row on its way into a conversation of this session, whether the engine or a
 * plugin appends it.
 *
 * What isn't here is stored as made: timestamps, parent links, a tool result's structured record, an attachment's
 * payload.
 */
export type SessionAppendInput = {
  /** The row as it is to be kept; its `content` is for a hook to rewrite. */
  message: SessionAppendMessage
  /**
   * The door that the row comes in by; a matcher narrows on it.
   * @pinned
   */
  readonly door: SessionAppendDoor
  /**
   * Who caused the row.
   * @pinned
   */
  readonly origin: SessionAppendOrigin
  /**
   * The row's id, which the transcript file and every later read give too.
   * @pinned
   */
  readonly uuid: string
  /**
   * The subagent whose conversation keeps the row, by the id that its loop's events carry. Absent for the main one.
   *
   * A hook may leave it out, and it is put back; another value is refused.
   * @pinned
   */
  readonly agentId?: string
}

/**
 * The answer of `session.append`: what `next(e)` resolves to once the row is kept, and what a hook relays. A hook that
 * answers without `next`, or with a row that differs, is skipped.
 *
 * Refusing, with `deny` in place of `next`, works on a plugin's own append alone (`door` is `note`). Such a `user` row
 * resolves once it is accepted; the request that sends it stores it later.
 */
export type SessionAppendResult =
  | {
      /** The row as stored: as it came through the hooks, with what is pinned put back. */
      message: SessionAppendMessage
      /**
       * The stored row's id. Where a plugin's own `user` row is sent only after a restart or a rewind, the store gives
       * it a new one.
       */
      uuid: string
      /** Never set in this form. */
      deny?: undefined
    }
  | {
      /** Why the append is refused, in the hook's words. Nothing is stored, and the call resolves to this. */
      deny: string
      /** Never set in this form. */
      message?: undefined
      /** Never set in this form. */
      uuid?: undefined
    }

/**
 * What `$.session.append` takes: the row and the conversation it joins. The engine sets `door`, `origin` and `uuid`.
 */
export type SessionAppendArgs = {
  /** The row. */
  message: {
    /**
     * `user` for a row that the model reads and the person doesn't see as typed; `system` for a notice that the model
     * never reads. The engine refuses any other type.
     *
     * A `user` row goes out with its loop's next request, as a reminder under the plugin's name and never as the
     * person's words. While it waits, it is lost with the process unless a copy of it is stored.
     */
    type: 'user' | 'system'
    /** Text blocks alone, and exactly one for a notice. The engine refuses any other block. */
    content: ApiContentBlock[]
  }
  /**
   * The subagent, running now, that the row is for. Absent for the main conversation. The engine refuses an id that
   * names no running loop.
   */
  agentId?: string | undefined
}
