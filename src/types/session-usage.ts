/**
 * What a session has used: its context, its rate limits and its cost.
 *
 * Events: `session.measure`, and the call `session.usage`. The context's own shapes are in `context.ts`. Compared with
 * Claude Code 2.1.332.
 *
 * @see https://code.claude.com/docs/en/plugins/mods/reference
 */
import type { ContextBreakdownDetail, SessionContextUsage } from './context.js'
import type { OpenSet } from './open-set.js'

/** A figure of the session that is measured, by its key in `SessionUsage`. Closed set. */
export type UsageUnit = 'context' | 'rateLimits' | 'cost'

/** A rate-limit window. */
export type SessionRateLimit = {
  /** Which window. Open set: a Claude gateway's `spend_limit` is its own estimate from token counts, no bill. */
  kind: OpenSet<'five_hour' | 'seven_day' | 'spend_limit'>
  /** How much of it is used, as a percentage with one decimal at most: 0 to 100, more on a spend limit exceeded. */
  percentUsed: number
  /** When it resets, in ISO 8601. Absent where it isn't known. */
  resetsAt?: string
}

/**
 * What a session has cost, or an agent's part of it: an estimate made on this machine, no bill.
 *
 * It goes by list prices or the managed `modelPricing`, also where a subscription charges nothing for the usage. Show
 * it as an estimate, and decide nothing about money by it.
 */
export type SessionCost = {
  /** US dollars over every response that has a price, those to a plugin's `$.model` calls included. */
  usd: number
  /**
   * Set once a model without a known price went in at another model's rates. On an agent, by its own requests alone.
   */
  hasUnknownPrice?: true
}

/** What `$.session.usage` takes. Without it, the figures of the status line alone, at no cost. */
export type SessionUsageArgs = {
  /** Asks for `context.breakdown`, and says how to count it. Absent for none. */
  breakdown?: ContextBreakdownDetail | undefined
  /**
   * The width in columns that the breakdown's grid is to be drawn in: under 80, it is the narrow one. Absent for wide.
   */
  columns?: number | undefined
}

/** What `$.session.usage` answers. A figure that the engine lacks is left out, never zero. */
export type SessionUsage = {
  /**
   * When the figures begin, in milliseconds since the epoch: at the session's first launch, however often it was
   * resumed, or at its last `/clear`.
   */
  startedAt: number
  /** The live context window. */
  context: SessionContextUsage
  /** The rate-limit windows that the last response reported. Empty where none has, as without a subscription. */
  rateLimits: SessionRateLimit[]
  /** The cost until now, the total of `/cost`. Absent only where the host keeps no account of it. */
  cost?: SessionCost
}

/** The input of `session.measure`: the session's figures, once one has moved. A hook observes. */
export type SessionMeasureInput = {
  /**
   * The live context window, always without `breakdown`: call `$.session.usage` for that.
   * @pinned
   */
  readonly context: SessionContextUsage
  /**
   * The rate-limit windows that the last response reported. Empty without a subscription and before a reading.
   * @pinned
   */
  readonly rateLimits: SessionRateLimit[]
  /**
   * The cost until now. Absent where the host keeps no account of it.
   * @pinned
   */
  readonly cost?: SessionCost
  /**
   * What differs from the last measurement; never empty. The first names all that has a figure.
   *
   * `rateLimits` counts once a window has moved a whole point, come or gone, or once the account's limit status
   * changed.
   * @pinned
   */
  readonly changed: UsageUnit[]
}

/** What `next(e)` resolves to at `session.measure`. What a hook returns changes nothing. */
export type SessionMeasureResult = {
  /** What the input said had moved. */
  changed: UsageUnit[]
}
