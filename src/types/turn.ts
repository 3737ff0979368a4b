/**
 * Turns: from the prompt that starts one to what it cost. Its model requests are in `turn-step.ts`.
 *
 * Events: `turn.start`, `turn.step`, `turn.complete`, and the call `turn.abort`. Compared with Claude Code 2.1.332.
 *
 * @see https://code.claude.com/docs/en/plugins/mods/reference
 */
import type { Flat } from './internal/flat.js'
import type { ModelUsage } from './model.js'
import type { TurnStepChunk, TurnStepInput, TurnStepResult } from './turn-step.js'

/**
 * Why a turn ended. Closed set.
 *
 * `answer`: the model answered. `aborted`: the person, or a plugin, interrupted it. `refusal`: the model refused, and
 * no fallback model was left to try. `error`: the API failed for good, its retries spent or the context full.
 */
export type TurnCompleteReason = 'answer' | 'aborted' | 'refusal' | 'error'

/** What the API told about a refusal that ended a turn. */
export type TurnRefusal = {
  /** The category that the classifier gave, or null where the API named none. */
  category: string | null
  /** The classifier's explanation, or null where the API gave none. */
  explanation: string | null
}

/**
 * What a turn cost, or one response in it, as the API counted it: token counts and the model that answered.
 *
 * The counts of a turn are the sums over its responses; its model is that of the last one.
 */
export type TurnUsage = Flat<
  ModelUsage & {
    /**
     * How many of `cache_creation_input_tokens` were written to live for five minutes, in tokens.
     *
     * Comes together with `ephemeral_1h_input_tokens`; both are absent where no write stated its lifetime. What the two
     * leave of the whole is priced as five minutes.
     */
    ephemeral_5m_input_tokens?: number
    /** How many of `cache_creation_input_tokens` were written to live for one hour, in tokens. */
    ephemeral_1h_input_tokens?: number
    /** The id of the model that answered, as the API reports it. */
    model: string
  }
>

/**
 * The input of `turn.start`: a turn's prompt, before the turn's first model request.
 *
 * On the main loop it comes once `prompt.submit` and the UserPromptSubmit settings hooks are through. A subagent's or a
 * teammate's run is a turn as well: a hook for the main loop alone passes on every `e` with an `agentId`.
 */
export type TurnStartInput = {
  /**
   * The prompt as the turn takes it up: `''` for a turn that nobody typed a prompt for, such as a continuation.
   *
   * In a subagent's run, what the run was asked, or the message that woke it; `''` when it goes on.
   */
  text: string
  /** The turn's id, new with this event: each `turn.step` of the turn and its `turn.complete` repeat it. */
  turnId: string
  /**
   * The loop that takes the turn: the id of a subagent or teammate, from `agent.spawn` or `$.agent.list()`. Absent on
   * the main loop.
   * @pinned
   */
  readonly agentId?: string
}

/** The answer of a `turn.start` hook, and of `next(e)`. Another value changes nothing about the turn. */
export type TurnStartResult = {
  /** The turn's id, repeated. */
  turnId: string
}

/** What every `turn.complete` tells, whatever ended the turn. */
export type TurnCompleteFields = {
  /**
   * The last text of the turn that the person sees, or `''` where there was none, as when the model only thought.
   *
   * For a subagent that handed back a report: that report, as its spawner reads it. A hand-back that was refused leaves
   * the answer alone.
   */
  answer: string
  /** How long the turn took by the clock, in milliseconds. */
  durationMs: number
  /** Whether an interruption ended the turn: true exactly where `reason` is `aborted`. */
  isAborted: boolean
  /**
   * The turn's id, the same as in its `turn.start` and in each `turn.step`.
   *
   * Who heard a turn start hears it end, also when it's aborted.
   */
  turnId: string
  /**
   * The loop that took the turn: a subagent's id, from `$.agent.spawn`. Absent on the main loop.
   *
   * Each run of a subagent's loop is one turn, and every plugin hears its end, the one that spawned it included.
   * @pinned
   */
  readonly agentId?: string
  /**
   * What the turn's requests cost together. Absent where none counted, as after an interruption or an API error.
   *
   * A response that a `turn.step` hook made up counts only with the usage that its `stop` chunk states.
   */
  usage?: TurnUsage
}

/** The part of `turn.complete` that tells of a refusal: no fallback model was left to try. */
export type TurnCompleteRefused = {
  /** Why the turn ended: the model refused. */
  reason: 'refusal'
  /** What the API told about the refusal. */
  refusal: TurnRefusal
}

/** The part of `turn.complete` for every end but a refusal. */
export type TurnCompleteUnrefused = {
  /** Why the turn ended. */
  reason: Exclude<TurnCompleteReason, 'refusal'>
}

/**
 * The input of `turn.complete`: a turn that has just ended, its answer and why it ended.
 *
 * `refusal` is there where `reason` is `refusal`, and only there.
 */
export type TurnCompleteInput =
  | Flat<TurnCompleteFields & TurnCompleteRefused>
  | Flat<TurnCompleteFields & TurnCompleteUnrefused>

/** The answer of a `turn.complete` hook, and of `next(e)`. */
export type TurnCompleteResult = {
  /**
   * The answer's text. On the main loop, a text other than `answer` is shown below the answer; the transcript keeps the
   * answer as it was. The engine keeps the first 4,096 characters.
   */
  text: string
  /** What the turn cost: the engine sets it from `e.usage` where the turn has one. A hook may leave it out. */
  usage?: TurnUsage
  /**
   * The plugins whose text it is, as a heading for the note below the answer. The engine's: what a hook puts here is
   * replaced.
   */
  by?: readonly string[]
}

/** The turn events, each with what its hooks receive and what they answer. */
export interface TurnEvents {
  /** A turn begins, on the main loop or in an agent: to be watched, since no answer changes it. */
  'turn.start': {
    /** What the hook receives. */
    input: TurnStartInput
    /** What the hook answers. */
    result: TurnStartResult
  }
  /**
   * A model request of a turn, about to be sent. Its hooks are async generators: `next(e)` streams the response as
   * `TurnStepChunk`s and returns the whole of it. An answer without `next` sends no request.
   */
  'turn.step': {
    /** What the hook receives. */
    input: TurnStepInput
    /** What the hook answers. */
    result: TurnStepResult
  }
  /** A turn has ended. A different text is shown below the answer; the transcript stands. */
  'turn.complete': {
    /** What the hook receives. */
    input: TurnCompleteInput
    /** What the hook answers. */
    result: TurnCompleteResult
  }
}

/** The calls on `$.turn` that are events too, each with its argument and the value it comes to. */
export interface TurnOps {
  /** A plugin ends the running turn. */
  'turn.abort': {
    /** The call's argument. */
    input: {
      /** The id of the turn to end, as the main loop's `turn.start` gave it. */
      turnId: string
    }
    /** What the call comes to. */
    value: void
  }
}

/** The turn events as calls, the way the engine raises them. A mod has none of these on its `$`, its tests have. */
export interface TurnEventCalls {
  /**
   * Sends a turn's start through the chain.
   * @param input - the turn and its prompt
   * @returns the turn's id
   */
  start: (input: TurnStartInput) => Promise<TurnStartResult>
  /**
   * Sends a model request through the chain.
   * @param input - the request
   * @returns the response, piece by piece, and whole as the return value
   */
  step: (input: TurnStepInput) => AsyncGenerator<TurnStepChunk, TurnStepResult, unknown>
  /**
   * Sends a turn's end through the chain.
   * @param input - how the turn ended
   * @returns the text as the chain leaves it
   */
  complete: (input: TurnCompleteInput) => Promise<TurnCompleteResult>
}

/** `$.turn`: ending the running turn. */
export interface TurnCalls {
  /**
   * Ends the main loop's running turn and stops the tools it runs, without a note of an interruption.
   *
   * A hook may end the turn it runs in. What the plugin submits next is what the model reads of the reason.
   * @param input - the id of the running turn; any other rejects, with both ids in the message
   */
  abort: (input: TurnOps['turn.abort']['input']) => Promise<void>
}
