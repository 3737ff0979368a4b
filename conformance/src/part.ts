import type { Client } from './engine/client.js'

/** What every part of the conformance run is given. */
export type Context = {
  /** The repository's root. */
  root: string
  /** A folder of this run's own, removed when it ends. */
  scratch: string
  /** The folder of the packed and installed modhook. */
  modhook: string
  /** The folder of the official SDK. */
  sdk: string
  /** The real client; absent where it can't be had, and then the parts that need it aren't run. */
  client?: Client
}

/** What a part found. */
export type PartReport = {
  /** The heading in `docs/conformance.md`. */
  title: string
  /** Counts, by name; two runs over the same input give the same. */
  figures: Record<string, number>
  /** What is wrong, one sentence each: the place, and what to do about it. Empty where all held. */
  failures: string[]
  /** The part's text in `docs/conformance.md`, Markdown, without its heading. */
  body: string
}

export type Part = (context: Context) => Promise<PartReport>
