/**
 * Attribution: what the engine has the model write into commits and pull requests.
 *
 * Events: `attribution.text`. Compared with Claude Code 2.1.332.
 *
 * @see https://code.claude.com/docs/en/plugins/mods/reference
 */

/**
 * Which text it is. Closed set.
 *
 * `commit` ends a commit message, and `pr` the text of a pull request. `exemption` and `remedy` name the way out in
 * what the model reads where attribution is mandatory: the instruction before shipping, and the refusal of a commit.
 */
export type AttributionTextKind = 'commit' | 'pr' | 'exemption' | 'remedy'

/** The input of `attribution.text`: one of the texts, as the engine puts it together. A hook rewrites `text` alone. */
export type AttributionTextInput = {
  /**
   * Which text it is; a matcher narrows on it.
   * @pinned
   */
  readonly kind: AttributionTextKind
  /** The text, with the settings applied. */
  text: string
}

/** The answer of an `attribution.text` hook, and of `next(e)`. */
export type AttributionTextResult = {
  /** The text that the model reads; an empty one leaves it out. */
  text: string
}

/** The attribution events, each with what its hooks receive and what they answer. */
export interface AttributionEvents {
  /** A text for a commit or a pull request, wherever it is put together: Bash's description, skills, a pull request. */
  'attribution.text': {
    /** What the hook receives. */
    input: AttributionTextInput
    /** What the hook answers. */
    result: AttributionTextResult
  }
}

/**
 * The attribution events as calls, the way the engine raises them. A mod has none of these on its `$`, its tests have.
 */
export interface AttributionEventCalls {
  /**
   * Sends a text through the chain.
   * @param input - the text, and which one it is
   * @returns the text as the chain leaves it
   */
  text: (input: AttributionTextInput) => Promise<AttributionTextResult>
}
