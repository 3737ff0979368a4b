/**
 * Telemetry: rows and marks for Anthropic, and records for the collector of whoever operates the session.
 *
 * Events: `telemetry.log`, `telemetry.mark`. Compared with Claude Code 2.1.332.
 *
 * The engine loads an installed mod with telemetry hooks only where each of them is on `telemetry.log` and its matcher
 * names the collector, as a string: `on('telemetry.log', { to: 'collector' }, hook)`. The rest is for the plugins that
 * come with the engine.
 *
 * @see https://code.claude.com/docs/en/plugins/mods/reference
 */
import type { ValueOrDeny } from './event-map.js'

/**
 * Where a record goes: to Anthropic's analytics, or to the collector that the session's operator set up. Closed set. No
 * hook redirects a record.
 */
export type TelemetryDestination = 'anthropic' | 'collector'

/** A word of a row, with the list that it is taken from: no free text gets into a row. */
export type TelemetryChoice = {
  /** The word, one of `of`. */
  value: string
  /** Every word that it could be, each of up to 32 characters: `a` to `z`, digits, `_` and `-`. */
  of: readonly string[]
}

/** A property of a row or a mark. */
export type TelemetryProp = number | boolean | TelemetryChoice

/** An attribute of a collector record, as the collector gets it. */
export type TelemetryAttribute = string | number | boolean | readonly string[]

/** The span that a collector record belongs to, in the terms of W3C trace context. */
export type TelemetrySpan = {
  /** The id of the trace: 32 hexadecimal digits in lower case. */
  traceId: string
  /** The id of the span: 16 hexadecimal digits in lower case. */
  spanId: string
  /** The flags of the trace: bit 0 is set on a sampled one. */
  traceFlags: number
}

/** A row for Anthropic's analytics, as a hook of a plugin that comes with the engine reads it. */
export type TelemetryRowEntry = {
  /**
   * Where it goes. The engine fills it in where a call leaves it out.
   * @pinned
   */
  readonly to: 'anthropic'
  /** The row's name. */
  event: string
  /** The row's properties, by name. Absent for none. */
  props?: Readonly<Record<string, TelemetryProp>>
}

/** A record for the operator's collector. */
export type TelemetryRecordEntry = {
  /**
   * Where it goes. A matcher has to name it.
   * @pinned
   */
  readonly to: 'collector'
  /** The record's name, which leaves as `claude_code.<event>`. */
  event: string
  /** The record's attributes, sent as they are, in this order. */
  attributes: Readonly<Record<string, TelemetryAttribute>>
  /** When it was logged, in ISO 8601 with milliseconds. */
  loggedAt: string
  /** Where in a trace it belongs. Absent where it belongs to none. */
  span?: TelemetrySpan
}

/** The input of `telemetry.log`: a record on its way. A hook rewrites what it carries, never where it goes. */
export type TelemetryLogInput = TelemetryRowEntry | TelemetryRecordEntry

/** A row for Anthropic's analytics, as a call gives it. */
export type TelemetryRowArgs = {
  /** Where it goes. Absent for the same. */
  to?: 'anthropic' | undefined
  /** The row's name. */
  event: string
  /** The row's properties, by name. Absent for none. */
  props?: Readonly<Record<string, TelemetryProp>> | undefined
}

/** What `$.telemetry.log` takes: a row, or a collector record. */
export type TelemetryLogArgs = TelemetryRowArgs | TelemetryRecordEntry

/** The answer of a `telemetry.log` hook, and of `next(e)`; a refusal rejects the call. */
export type TelemetryLogResult = ValueOrDeny<undefined>

/**
 * How one use of a feature went. Closed set: the person got what was asked for (`ok`), less than that (`sad`), or
 * nothing (`bad`).
 */
export type TelemetryMarkKind = 'ok' | 'sad' | 'bad'

/** The input of `telemetry.mark`: a feature was used. It is always for Anthropic. */
export type TelemetryMarkInput = {
  /** The feature's name, in snake case. */
  feature: string
  /** How it went. */
  kind: TelemetryMarkKind
  /** Why it went so, as a short word. Absent where nothing is to say. */
  reason?: string
  /** The mark's properties, by name. Absent for none. */
  props?: Readonly<Record<string, TelemetryProp>>
}

/** The answer of a `telemetry.mark` hook, and of `next(e)`; a refusal rejects the call. */
export type TelemetryMarkResult = ValueOrDeny<undefined>

/** The telemetry events, each with what its hooks receive and what they answer. No `*` and no negation selects them. */
export interface TelemetryEvents {
  /**
   * A record is about to be logged, by the engine or a call. An installed mod may stand on the collector's stream
   * alone. Where the organization's security mod is seated, a `user` mod isn't asked there either.
   */
  'telemetry.log': {
    /** What the hook receives. */
    input: TelemetryLogInput
    /** What the hook answers. */
    result: TelemetryLogResult
  }
  /** A use of a feature is marked, by a call. An installed mod with a hook here doesn't load. */
  'telemetry.mark': {
    /** What the hook receives. */
    input: TelemetryMarkInput
    /** What the hook answers. */
    result: TelemetryMarkResult
  }
}

/**
 * The telemetry events as calls, the way the engine raises them: in a test, each resolves to what the chain answers.
 */
export interface TelemetryEventCalls {
  /**
   * Sends a record through the chain.
   * @param input - the row or the record
   * @returns the chain's answer
   */
  log: (input: TelemetryLogArgs) => Promise<TelemetryLogResult>
  /**
   * Sends a mark through the chain.
   * @param input - the mark
   * @returns the chain's answer
   */
  mark: (input: TelemetryMarkInput) => Promise<TelemetryMarkResult>
}

/**
 * `$.telemetry`: records and marks. Of what an installed mod logs, the hooks on it hear, and nothing leaves: the engine
 * sends its own collector records, and rows of its own plugins.
 */
export interface TelemetryCalls {
  /**
   * Logs a record through the chain; rejects where a hook refuses it.
   * @param entry - a row, or a collector record
   */
  log: (entry: TelemetryLogArgs) => Promise<void>
  /**
   * Marks a use of a feature through the chain; rejects where a hook refuses it.
   * @param entry - the mark
   */
  mark: (entry: TelemetryMarkInput) => Promise<void>
}
