/**
 * The settings menu, `/config`: its rows, those that plugins' `userConfig` adds among them, and changes to them.
 *
 * Events: `config.set`, `config.describe`, and the call `config.list`. Compared with Claude Code 2.1.332.
 *
 * @see https://code.claude.com/docs/en/plugins/mods/reference
 */
import type { NoArgs } from './no-args.js'
import type { Origin } from './origin.js'

/** How a row takes its value: switched, picked from its `options`, typed, or typed as a number. Closed set. */
export type ConfigKind = 'boolean' | 'choice' | 'text' | 'number'

/** The value of a row: a `boolean` row's, a `choice` or `text` row's string, a `number` row's, or a list of strings. */
export type ConfigValue = boolean | string | number | readonly string[]

/** Who changes a row. Only the engine sets it. */
export type ConfigOrigin =
  | {
      /** The person, in the menu or with `/config key=value`. */
      kind: 'composer'
    }
  | {
      /** A `/config key=value` over Remote Control, from a phone, the web or a relay: not for certain the owner. */
      kind: 'bridge'
    }
  | {
      /** A plugin's `$.config.set`, which its own hooks don't hear. */
      kind: 'plugin'
      /** The plugin's name. */
      name: string
    }

/** The input of `config.set`: a row that is about to change. A hook rewrites `value`, nothing else. */
export type ConfigSetInput = {
  /**
   * The row: the menu's own id for it, such as `theme`, or `<plugin>.<field>` for a field of a plugin's `userConfig`. A
   * matcher narrows on it.
   * @pinned
   */
  readonly key: string
  /** What it is to hold. A value that doesn't fit the row's kind is refused. */
  value: ConfigValue
  /**
   * What it holds now, as the menu shows it.
   * @pinned
   */
  readonly previous: ConfigValue
  /**
   * Whose row it is: the engine's or a plugin's.
   * @pinned
   */
  readonly provider: Origin
  /**
   * Who changes it.
   * @pinned
   */
  readonly origin: ConfigOrigin
}

/** What `$.config.set` takes: the row's key and its value. */
export type ConfigSetArgs = Pick<ConfigSetInput, 'key' | 'value'>

/**
 * The answer of a `config.set` hook, and of `next(e)`: the value that was written, or a refusal, which leaves the row
 * as it was.
 *
 * A refusal comes in place of `next`: one after it fails the hook, also from its `.catch`.
 */
export type ConfigSetResult =
  | {
      /** What was written. */
      value: ConfigValue
      /** Never set in this form. */
      deny?: undefined
    }
  | {
      /** Why the row stays as it is: the menu shows it, and `$.config.set` resolves to it. */
      deny: string
      /** Never set in this form. */
      value?: undefined
    }

/** The input of `config.describe`: a row, as the menu is about to list it. */
export type ConfigDescribeInput = {
  /**
   * The row, as `config.set` names it; a matcher narrows on it.
   * @pinned
   */
  readonly key: string
  /** The words before the value; never empty. */
  label: string
  /** The help below the label. Absent where there is none, as on the menu's own rows. */
  description?: string
  /** Whether the row is missing from the menu. Hidden, it still takes `$.config.set` and `/config key=value`. */
  isHidden: boolean
  /**
   * Whose row it is: the engine's or a plugin's.
   * @pinned
   */
  readonly provider: Origin
}

/** The answer of a `config.describe` hook, and of `next(e)`: how the menu lists the row. */
export type ConfigDescribeResult = {
  /** The words before the value; never empty. */
  label: string
  /** The help below the label. Absent for none. */
  description?: string | undefined
  /** Whether the row is missing from the menu. */
  isHidden: boolean
}

/** A row of the menu, as `$.config.list` answers it. */
export type ConfigRow = {
  /** The row, as `$.config.set` takes it. */
  key: string
  /** The words before the value. */
  label: string
  /** The help below the label. Absent for none. */
  description?: string
  /** How the row takes its value. */
  kind: ConfigKind
  /** What it holds. */
  value: ConfigValue
  /** What a `choice` row may hold, in order. Absent on the other kinds. */
  options?: readonly string[]
  /** Whose row it is: the engine's or a plugin's. */
  provider: Origin
  /** Whether managed settings or the organization's policy hold the value, so that no change is taken. */
  isLocked: boolean
}

/** The config events, each with what its hooks receive and what they answer. */
export interface ConfigEvents {
  /**
   * A row is about to change, by the menu or a plugin. `next` writes it. A hook that fails lets the change through: a
   * guard wants a `.catch`.
   */
  'config.set': {
    /** What the hook receives. */
    input: ConfigSetInput
    /** What the hook answers. */
    result: ConfigSetResult
  }
  /**
   * A row, as the menu and `$.config.list` are about to list it. Answers are kept until the loaded plugins change or
   * `$.ui.invalidate('config.describe')`.
   */
  'config.describe': {
    /** What the hook receives. */
    input: ConfigDescribeInput
    /** What the hook answers. */
    result: ConfigDescribeResult
  }
}

/** The calls on `$.config` that are events too, each with its argument and the value it comes to. */
export interface ConfigOps {
  /** `$.config.list()` */
  'config.list': {
    /** What the hook receives. */
    input: NoArgs
    /** What the call resolves to. */
    value: ConfigRow[]
  }
}

/**
 * The config events as calls, the way the engine raises them. A mod has only the first on its `$`, its tests have both.
 */
export interface ConfigEventCalls {
  /**
   * Sends a change of a row through the chain.
   * @param input - the row's key and its value
   * @returns what was written, or why nothing was
   */
  set: (input: ConfigSetArgs) => Promise<ConfigSetResult>
  /**
   * Sends a row's description through the chain.
   * @param input - the row as it stands
   * @returns how the menu lists it
   */
  describe: (input: ConfigDescribeInput) => Promise<ConfigDescribeResult>
}

/** `$.config`: the rows of the settings menu. */
export interface ConfigCalls {
  /**
   * Lists the rows that the menu would show now, in its order and as `config.describe` leaves them, without hidden
   * ones.
   * @returns the rows
   */
  list: () => Promise<ConfigRow[]>
  /**
   * Changes a row as the person would. A hook, a value that doesn't fit, a lock, or a row that only a dialog of its own
   * changes comes to a refusal.
   *
   * Rejects for a key that no row has.
   * @param args - the row's key and its value
   * @returns what was written, or why nothing was
   */
  set: (args: ConfigSetArgs) => Promise<ConfigSetResult>
}
