/**
 * Model calls of a plugin's own: a completion, a fork of the session, a classification; and what any model call costs.
 *
 * Events: the calls `model.complete`, `model.classify` and `model.fork`. Compared with Claude Code 2.1.332.
 *
 * @see https://code.claude.com/docs/en/plugins/mods/reference
 */
import type { AbortSignal } from './internal/globals.js'
import type { SDKAssistantMessageError } from './sdk-assistant.js'

/** How hard a model is asked to think, from `low` to `max`. Closed set. A model without an effort setting gets none. */
export type ModelEffort = 'low' | 'medium' | 'high' | 'xhigh' | 'max'

/**
 * Which kind of failure ended a model call, in the words of the StopFailure hook's `error`.
 *
 * `rate_limit`, `overloaded` and `server_error` may pass; `authentication_failed`, `billing_error`, `invalid_request`
 * and `model_not_found` won't; `unknown` is everything without a name.
 */
export type ModelApiError = SDKAssistantMessageError

/**
 * What a model call cost, in tokens as the API counted them, summed where it took several responses. A count that a
 * response left out is 0.
 */
export type ModelUsage = {
  /** Input tokens that the prompt cache had no part in, neither read nor written. */
  input_tokens: number
  /** Tokens that the model wrote. */
  output_tokens: number
  /**
   * Input tokens read from the prompt cache.
   *
   * On a fork, how much of the main loop's transcript was still cached: close to 0, the fork paid for all of it.
   */
  cache_read_input_tokens: number
  /** Input tokens written to the prompt cache. */
  cache_creation_input_tokens: number
}

/** A block of text in the prompt or the system prompt of `$.model.complete`. */
export type ModelTextBlock = {
  /** The text, sent as it stands. The API refuses an empty one: `api-error`, status 400. */
  text: string
  /**
   * Caches the request up to the end of this block: for five minutes, a call that opens with the same text reads it
   * from there. Absent: no mark.
   *
   * Put first what every call repeats. A text below the model's minimum isn't cached. On Bedrock, Vertex, Foundry and
   * behind a gateway, a marked `system` is found again only if `prompt` opens the same as well.
   */
  cache?: true
}

/** What `$.model.complete` takes: one message for a model. */
export type ModelCompleteRequest = {
  /**
   * The model, by an alias such as `haiku` or by its full id, resolved and checked against the allowlist like
   * `--model`.
   */
  model: string
  /** The user message: a text, or blocks of text in order, some of them marked for the cache. */
  prompt: string | readonly ModelTextBlock[]
  /** The system prompt, put after the client's own line about itself. Absent: that line alone. */
  system?: string | readonly ModelTextBlock[]
  /**
   * The longest reply, in tokens: a positive integer up to the model's own limit, 64,000 at most. Default: 1,024. Above
   * the limit, the call rejects and names it.
   */
  maxTokens?: number
  /** How hard the model thinks. Default: the model's own level. A model that takes none is sent none. */
  effort?: ModelEffort
  /**
   * How long the call may take before it comes to `aborted`, in milliseconds: a positive integer up to 2,147,483,647.
   * Default: no limit. The time doesn't count against the hook's budget.
   */
  timeoutMs?: number
}

/** Options of `$.model.complete`, which no hook on `model.complete` sees. */
export type ModelCompleteOptions = {
  /** Cuts the call when it's aborted, and the result is `aborted`. Aborted beforehand, no request is made. */
  signal?: AbortSignal
}

/** The input of `model.complete`: a `ModelCompleteRequest` with its texts as strings, and its blocks beside them. */
export type ModelCompleteInput = {
  /** The model, as the request names it. */
  model: string
  /** The user message, blocks joined without a gap. This is what is sent, whatever `promptBlocks` says. */
  prompt: string
  /** The system prompt, blocks joined the same way. Absent where the request has none. */
  system?: string
  /**
   * The blocks of `prompt`, which say where the cache marks are. Absent where the request has a string.
   *
   * Marks hold on the leading blocks whose joined text still opens `prompt`; what follows is sent unmarked.
   */
  promptBlocks?: readonly ModelTextBlock[]
  /** The blocks of `system`, read in the same way. Absent where the request has a string or none. */
  systemBlocks?: readonly ModelTextBlock[]
  /** The longest reply, in tokens. Absent where the request doesn't say. */
  maxTokens?: number
  /** How hard the model thinks. Absent where the request doesn't say. */
  effort?: ModelEffort
  /** How long the call may take, in milliseconds. Absent where the request doesn't say. */
  timeoutMs?: number
}

/**
 * What a model call comes to: a reply, or why there is none. Branch on `isAnswered`, then on `reason`, a closed set.
 *
 * The provider's failures never reject the call.
 */
export type ModelCompleteResult =
  | {
      /** The model answered. */
      isAnswered: true
      /** The reply's text blocks, joined; on a fork, the texts of its replies with a newline in between. */
      text: string
      /** What the call cost; on a fork, the sum over its requests. */
      usage: ModelUsage
      /**
       * The effort that a fork's last response was asked for, after all limits. Absent on a completion, and where the
       * request carried no level.
       */
      effort?: ModelEffort
    }
  | {
      /** The model gave no text. */
      isAnswered: false
      /** The API answered with an error. */
      reason: 'api-error'
      /** The error's HTTP status, such as 429 or 529, or null where no response came at all. */
      status: number | null
      /** Which kind of failure it was; never the error's own text. */
      error: ModelApiError
      /** What the call cost up to the error: zeros on a completion; on a fork, its earlier turns. */
      usage: ModelUsage
      /** The effort of a fork's last response before the error. Absent where its first request failed. */
      effort?: ModelEffort
    }
  | {
      /** The model gave no text. */
      isAnswered: false
      /** A reply came and held no text; on a fork, it may hold a tool call, which is denied. */
      reason: 'empty-reply'
      /** What the call cost. */
      usage: ModelUsage
      /** The effort of a fork's last response. Absent on a completion. */
      effort?: ModelEffort
    }
  | {
      /** The model gave no text. */
      isAnswered: false
      /** The call was cut: by the end of the dispatch that made it, the `signal`, or `timeoutMs`. */
      reason: 'aborted'
      /** What the call cost until then: zeros on a completion, on a fork what had come back. */
      usage: ModelUsage
      /** The effort of the last response that a fork had begun. Absent where it had begun none. */
      effort?: ModelEffort
    }

/** What `$.model.fork` takes: one message at the end of the session's own transcript. */
export type ModelForkRequest = {
  /** The user message, put after what the main loop last sent. */
  prompt: string
  /**
   * How hard the fork thinks. Default: as hard as the session. It may ask for more than that, within the organization's
   * cap, `maxEffortLevel`, the model's own levels, and a level in `CLAUDE_CODE_EFFORT_LEVEL`.
   *
   * Where the model doesn't take its effort per message, the first fork at another level than the session's writes the
   * whole conversation to the cache once more, and is billed for it.
   */
  effort?: ModelEffort
}

/** What `$.model.fork` comes to: what a completion does, or that there is nothing to fork. */
export type ModelForkResult =
  | ModelCompleteResult
  | {
      /** The model wasn't asked. */
      isAnswered: false
      /**
       * There is nothing to fork: no turn has run to its end, on a host that keeps nothing, or since `/clear` or a
       * resume that starts over.
       */
      reason: 'nothing-to-fork'
    }

/** Options of `$.model.classify`. */
export type ClassifyOptions = {
  /** The model, by an alias such as `haiku` or by its full id. Default: the client's small, fast model. */
  model?: string
}

/** The calls on `$.model`, each as the event that it is: its argument and the value it comes to. */
export interface ModelOps {
  /** A plugin asks a model for one completion. */
  'model.complete': {
    /** The call's argument. */
    input: ModelCompleteInput
    /** What the call comes to. */
    value: ModelCompleteResult
  }
  /** A plugin has a model pick a label for a text. */
  'model.classify': {
    /** The call's arguments. */
    input: {
      /** The text to classify. */
      text: string
      /** The labels to pick from. */
      labels: readonly string[]
      /** The call's options. Absent where it gave none. */
      options?: ClassifyOptions
    }
    /** The label, or undefined where the model named none of them. */
    value: string | undefined
  }
  /** A plugin asks the session's own model about the session. */
  'model.fork': {
    /** The call's argument. */
    input: ModelForkRequest
    /** What the call comes to. */
    value: ModelForkResult
  }
}

/** `$.model`: model calls with the session's own client and credentials. */
export interface ModelCalls {
  /**
   * Asks a model for one completion: no tools, no history, no system prompt but `request.system`.
   *
   * An answered call counts towards the session's cost, as `plugin_model_complete`. Only a request that the engine
   * won't send rejects: a model that is off limits, a cap that isn't one.
   * @param request - the model, the message and its limits
   * @param options - a `signal` that cuts the call
   * @returns the reply, or why there is none
   */
  complete: (request: ModelCompleteRequest, options?: ModelCompleteOptions) => Promise<ModelCompleteResult>
  /**
   * Asks the session's model about the session: the main loop's last request once more with `prompt` after it, most of
   * it read from the prompt cache, every tool denied.
   *
   * A request of the wrong shape rejects.
   * @param request - the message, and how hard to think about it
   * @returns the reply, or why there is none
   */
  fork: (request: ModelForkRequest) => Promise<ModelForkResult>
  /**
   * Has a model pick one of `labels` for `text`, with a fixed prompt. An answered call counts as
   * `plugin_model_classify`.
   *
   * A failed request, an abort, or a reply without text rejects.
   * @param text - what to classify; the model is told to read it as data
   * @param labels - the labels, two or more
   * @param options - the model to ask
   * @returns the label, or undefined where the model named none of them
   */
  classify: (text: string, labels: readonly string[], options?: ClassifyOptions) => Promise<string | undefined>
}
