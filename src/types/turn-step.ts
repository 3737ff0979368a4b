/**
 * A turn's model requests: what goes out, and the response that streams back in chunks.
 *
 * Events: `turn.step`. Compared with Claude Code 2.1.332.
 *
 * @see https://code.claude.com/docs/en/plugins/mods/reference
 */
import type { Flat } from './internal/flat.js'
import type { ModelEffort } from './model.js'
import type { TurnUsage } from './turn.js'

/**
 * Why the model stopped, in the API's words; null where no response came: the request failed, was interrupted early, or
 * was never made. Closed set.
 */
export type TurnStopReason =
  | 'end_turn'
  | 'max_tokens'
  | 'stop_sequence'
  | 'tool_use'
  | 'pause_turn'
  | 'compaction'
  | 'refusal'
  | 'model_context_window_exceeded'
  | null

/**
 * The input of `turn.step`: one model request of a turn, about to be sent.
 *
 * A hook rewrites `model` and `effort`, nothing else. The messages aren't here: `$.session.messages()` reads them, with
 * `{ agentId: e.agentId }` in a subagent's loop.
 */
export type TurnStepInput = {
  /**
   * The turn that the request belongs to: the id from its `turn.start`, which its `turn.complete` repeats.
   * @pinned
   */
  readonly turnId: string
  /**
   * Which request of the turn it is, from 0.
   * @pinned
   */
  readonly index: number
  /**
   * The model that is asked, as the engine settled it for this step. A hook may name another, by an alias such as
   * `haiku` or by its full id. An alias is resolved since 2.1.309; earlier, it failed the request.
   */
  model: string
  /**
   * How hard the model is asked to think, a level or a number. Absent for a model that takes none, or where
   * `CLAUDE_CODE_EFFORT_LEVEL` is `unset` or `auto` and no `maxEffortLevel` caps it.
   *
   * A rewrite holds for this step. Public builds refuse a number from a hook, unless the cap turns it into a level.
   *
   * Some models are told their effort message by message. There, a request that adds nothing but tool results sends no level
   * while another one is in force: the level that came with the last input holds.
   */
  effort?: ModelEffort | number
  /**
   * How many messages go out: the conversation so far, with this turn's tool results.
   * @pinned
   */
  readonly messageCount: number
  /**
   * The loop that asks: a subagent's id, as `$.agent.list()` and that agent's `tool.call`s give it. Absent on the main
   * loop.
   * @pinned
   */
  readonly agentId?: string
}

/** A tool call that the model asks the engine to run. */
export type TurnStepToolUse = {
  /** The tool's name, such as `Read`, `Bash` or `mcp__server__tool`. */
  name: string
  /** The arguments, in the shape that the tool's schema gives them. */
  input: unknown
}

/**
 * A tool call that the API ran by itself within the request, such as the advisor's.
 *
 * The engine has no part in it: no tool event and no PreToolUse or PostToolUse hook runs, so nothing can refuse or
 * rewrite it. A tool that the engine runs, `WebSearch` too, is a `TurnStepToolUse`.
 */
export type TurnStepServerToolUse = {
  /** The call's id: its result block has it as `tool_use_id`. */
  id: string
  /** The server tool's name in the API's spelling, such as `advisor`. */
  name: string
  /** The arguments that the model wrote. */
  input: unknown
  /** When the call was written out and the API set to work, in milliseconds as `$.clock.now()` counts them. */
  startedAt: number
  /**
   * When the result was in, in the same milliseconds. Absent where the response broke off before it, as a stream cut
   * short does.
   */
  endedAt?: number
}

/**
 * The whole response: the return value of a `turn.step` hook, and of the stream from `next(e)`.
 *
 * Another value changes what the hooks above read, never what was streamed: for that, yield other chunks.
 */
export type TurnStepResult = {
  /** The turn that the step belongs to, as in the input. */
  turnId: string
  /** Which request of the turn it was, as in the input. */
  index: number
  /** The response's visible text, or `''` where it had none: tool calls or thinking alone, or no request made. */
  answer: string
  /** The tool calls that the engine is to run, in order: an empty list where the model asks for none. */
  toolUses: readonly TurnStepToolUse[]
  /** The tool calls that the API ran by itself, in order. Absent where it ran none. */
  serverToolUses?: readonly TurnStepServerToolUse[]
  /** Why the model stopped, or null where no response came. */
  stopReason: TurnStopReason
  /** What the request cost and which model answered, or null where no response came or it told of no cost. */
  usage: TurnUsage | null
}

/**
 * What a chunk read off the engine's stream carries: the engine's handle on it.
 *
 * Passing a chunk on, or spreading it into a changed one, keeps the handle. A chunk that a hook makes has none, and is
 * taken as it says.
 */
export type ChunkRef = {
  /** The engine's handle, good for this step alone. Absent on a chunk that a hook made. */
  ref?: number
}

/**
 * A piece of the response's text. Joined in order, block by block, the pieces are what the screen shows and what the
 * transcript keeps: dropping all of a block's drops the block.
 */
export type TurnStepTextChunk = Flat<
  ChunkRef & {
    /** `text`: a piece of text. */
    kind: 'text'
    /** The content block that the piece is part of, from 0 in each response. */
    index: number
    /** The piece. */
    text: string
  }
>

/**
 * A piece of the model's thinking, as the person sees it live.
 *
 * The transcript keeps the block that the model signed. Thinking that a hook makes up is shown and not recorded.
 */
export type TurnStepThinkingChunk = Flat<
  ChunkRef & {
    /** `thinking`: a piece of the model's thinking. */
    kind: 'thinking'
    /** The content block that the piece is part of. */
    index: number
    /** The piece. */
    text: string
  }
>

/**
 * The start of a tool call; `input` chunks of the same `index` bring its arguments.
 *
 * Where this chunk is held back, there is no call: the engine neither records nor runs one.
 */
export type TurnStepToolChunk = Flat<
  ChunkRef & {
    /** `tool`: the start of a tool call. */
    kind: 'tool'
    /** The content block that holds the call. */
    index: number
    /** The call's `tool_use_id`. */
    id: string
    /** The tool's name, such as `Read`, `Bash` or `mcp__server__tool`. */
    name: string
  }
>

/**
 * A piece of a tool call's arguments.
 *
 * Once the block ends, the pieces are joined and parsed; where that fails, the call has no arguments to run with.
 */
export type TurnStepInputChunk = Flat<
  ChunkRef & {
    /** `input`: a piece of a tool call's arguments. */
    kind: 'input'
    /** The content block of the call: the `index` of its `tool` chunk. */
    index: number
    /** The piece: JSON text, by itself incomplete. */
    json: string
  }
>

/** The end of a response, its last chunk, with what the step's result will state. */
export type TurnStepStopChunk = Flat<
  ChunkRef & {
    /** `stop`: the end of the response. */
    kind: 'stop'
    /** Why the model stopped. */
    stopReason: TurnStopReason
    /** What the request cost, or null where the response told of no cost. */
    usage: TurnUsage | null
  }
>

/**
 * Anything else of the engine's stream: the envelope, a block's start or end, a mark of a retry, a tool call that the
 * API runs by itself. To be passed on unread and in place.
 *
 * A hook that makes up a response needs none: the engine adds them.
 */
export type TurnStepEngineChunk = {
  /** `engine`: a piece of the engine's own, to be passed on. */
  kind: 'engine'
  /** The engine's handle on the piece, good for this step alone. */
  ref: number
}

/**
 * A piece of a streamed response: what `next(e)` yields to a `turn.step` hook, and what the hook yields on. `kind` is a
 * closed set.
 *
 * What the outermost hook yields is what is shown and recorded.
 */
export type TurnStepChunk =
  | TurnStepTextChunk
  | TurnStepThinkingChunk
  | TurnStepToolChunk
  | TurnStepInputChunk
  | TurnStepStopChunk
  | TurnStepEngineChunk
