/**
 * The store: a JSON file of a plugin's own, which outlives the session.
 *
 * Events: the calls `store.get`, `store.set`, `store.delete`, `store.keys`. Compared with Claude Code 2.1.332.
 *
 * @see https://code.claude.com/docs/en/plugins/mods/reference
 */
import type { NoArgs } from './no-args.js'

/** The calls on `$.store`, each as the event that it is: its argument and the value it comes to. */
export interface StoreOps {
  /** `$.store.get(key)` */
  'store.get': {
    /** What the hook receives. */
    input: {
      /** The key. */
      key: string
    }
    /** What the call resolves to: the value, or undefined where there is none. */
    value: unknown
  }
  /** `$.store.set(key, value)` */
  'store.set': {
    /** What the hook receives. */
    input: {
      /** The key. */
      key: string
      /** The value. */
      value: unknown
    }
    /** What the call resolves to. */
    value: void
  }
  /** `$.store.delete(key)` */
  'store.delete': {
    /** What the hook receives. */
    input: {
      /** The key. */
      key: string
    }
    /** What the call resolves to. */
    value: void
  }
  /** `$.store.keys()` */
  'store.keys': {
    /** What the hook receives. */
    input: NoArgs
    /** What the call resolves to. */
    value: string[]
  }
}

/** `$.store`: the plugin's own JSON file, in the person's configuration folder of Claude Code. */
export interface StoreCalls {
  /**
   * Reads a value, as it came out of `JSON.parse`.
   * @param key - the key
   * @returns the value, or undefined where there is none
   */
  get: (key: string) => Promise<unknown>
  /**
   * Writes a value, as `JSON.stringify` puts it: a Date turns into a string, a Map into `{}`, and undefined keys drop
   * out.
   *
   * Rejects for a function or a cycle, and where the store would be larger than 4 MiB.
   * @param key - the key
   * @param value - the value
   */
  set: (key: string, value: unknown) => Promise<void>
  /**
   * Takes a key and its value away.
   * @param key - the key
   */
  delete: (key: string) => Promise<void>
  /**
   * Lists the keys, the earliest first.
   * @returns the keys
   */
  keys: () => Promise<string[]>
}
