/**
 * Compaction: a summary and the messages that are kept, in place of the conversation.
 *
 * Events: `session.compact`. Compared with Claude Code 2.1.332.
 *
 * @see https://code.claude.com/docs/en/plugins/mods/reference
 */
import type { ModelUsage } from './model.js'
import type { SessionMessage } from './session-messages.js'

/**
 * What compacts. Closed set.
 *
 * `manual` is the person's `/compact`; `auto` is the engine's, once a threshold is met or a prompt is too long. What
 * `precompute` yields isn't installed: the engine keeps it for a later compaction over the same messages.
 */
export type SessionCompactTrigger = 'manual' | 'auto' | 'plugin' | 'precompute'

/** The input of `session.compact`: a compaction that is about to run. */
export type SessionCompactInput = {
  /**
   * What compacts; a matcher narrows on it.
   * @pinned
   */
  readonly trigger: SessionCompactTrigger
  /**
   * The agent whose own transcript is compacted, a subagent's or a fork's. Absent for the main conversation.
   *
   * A hook may leave it out, and it is put back. `$.session.messages({ agentId })` reads the same conversation.
   * @pinned
   */
  readonly agentId?: string
  /** What the summary should keep or stress, such as the text after `/compact`. Absent where nobody said. */
  instructions?: string
  /**
   * The transcript to compact, each message with the engine's `handle`.
   *
   * A hook may change what is summarized, to one message at least. With its handle a message stays what the engine holds;
   * without, the engine reads what the hook made of it.
   */
  messages: readonly SessionMessage[]
}

/** A compaction that stands: the conversation after it, and what it took. */
export type SessionCompacted = {
  /**
   * The conversation afterwards, the oldest first and never empty: the summary is one of the messages.
   *
   * With its `handle` a message stays what the engine holds; without, the engine builds it from `role`, `text` and the
   * tool blocks.
   */
  messages: readonly SessionMessage[]
  /** Tokens of the conversation before. Absent where the engine recorded none. */
  tokensBefore?: number
  /** Tokens of the conversation after. Absent where the engine recorded none, and on `precompute`. */
  tokensAfter?: number
  /**
   * What the request for the summary cost. Absent where the engine made none, as when a hook answered or a summary was
   * at hand, and where the response reported nothing. The session's cost includes it already.
   */
  usage?: ModelUsage
  /** Never set in this form. */
  skip?: undefined
}

/** A compaction that doesn't happen: the conversation stays, and on `precompute` nothing is kept. */
export type SessionCompactSkipped = {
  /** Why, as the person reads it. The engine answers this too, where a PreCompact settings hook blocks. */
  skip: string
  /** Never set in this form. */
  messages?: undefined
}

/** What `next(e)` resolves to at `session.compact`, and what its hooks return: the compaction, or a skip. */
export type SessionCompactResult = SessionCompacted | SessionCompactSkipped

/** What `$.session.compact` takes; the engine sets the rest. */
export type SessionCompactArgs = {
  /** What the summary should keep or stress. Absent for the engine's own prompt alone. */
  instructions?: string | undefined
}
