/**
 * Environment variables of the session's process, which every command, server and hook that it starts inherits.
 *
 * Events: the calls `env.get`, `env.set`. Compared with Claude Code 2.1.332.
 *
 * @see https://code.claude.com/docs/en/plugins/mods/reference
 */

/** What setting a variable came to: `{}` where it is set, or unset. */
export type EnvSetResult = {
  /**
   * Why the engine didn't set it, in one line. Absent where it did.
   *
   * Where an organization sets up the session, a mod can't set what the person's own settings couldn't. A hook that
   * refuses with its own `deny` is another matter: then the call rejects.
   */
  deny?: string
}

/** The calls on `$.env` as events: their arguments and the values they come to. */
export interface EnvOps {
  /** A mod reads a variable. */
  'env.get': {
    /** The call's argument. */
    input: {
      /**
       * The variable's name.
       * @pinned
       */
      readonly name: string
    }
    /** What the call comes to: the value, or undefined where the variable isn't set. */
    value: string | undefined
  }
  /** A mod sets a variable, or unsets one. A hook that has called `next` can't refuse it any more. */
  'env.set': {
    /** The call's argument. */
    input: {
      /**
       * The variable's name.
       * @pinned
       */
      readonly name: string
      /** The new value. Absent to unset the variable. */
      value?: string
    }
    /** What the call comes to. */
    value: EnvSetResult
  }
}

/**
 * `$.env`: the variables of the session's process.
 *
 * The names have to stand in the source as string literals, so that `claude plugin validate` can list what a mod reads
 * and sets; a computed name is refused.
 */
export interface EnvCalls {
  /**
   * Reads a variable.
   * @param name - its name, a literal
   * @returns its value, or undefined where it isn't set
   */
  get: (name: string) => Promise<string | undefined>
  /**
   * Sets a variable for the session and for all that it starts from now on. Some can be set at launch only.
   * @param name - its name, a literal
   * @param value - its value; undefined unsets it
   * @returns `{}`, or why it wasn't set
   */
  set: (name: string, value: string | undefined) => Promise<EnvSetResult>
}
