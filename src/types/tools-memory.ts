/**
 * Tools for memory stores that lie with the account.
 *
 * Compared with Claude Code 2.1.332.
 *
 * @see https://code.claude.com/docs/en/plugins/mods/reference
 */

/** What `memory_list` takes. */
export type MemoryListInput = {
  /** The store. Absent for a list of the stores. */
  store?: string
  /** The folder, such as `/feedback/`. Absent for all of the store. */
  path_prefix?: string
  /** The last path of the answer before. Absent for the start. */
  cursor?: string
}

/** What `memory_list` answers. */
export type MemoryListOutput = {
  /** What came of it. Closed set. */
  outcome: 'ok' | 'refused' | 'failed'
  /** Whose memory it is. Closed set. */
  store_kind?: 'personal' | 'project'
  /** The documents. Absent for a list of stores. */
  entries?: {
    /** The document. */
    path: string
    /** Its size, in bytes. */
    bytes?: number
    /** When it last changed. */
    updatedAt?: string
  }[]
  /** How many are still to come. */
  remaining?: number
  /** The stores. Absent for a list of documents. */
  stores?: {
    /** The store. */
    id: string
    /** What it is for. */
    description: string
    /** Whether it can be written. */
    writable: boolean
    /** The document that says what is in it. */
    index: string
  }[]
  /** Why it didn't work, as a code. */
  reason?: string
  /** Why it didn't work, in words. */
  message?: string
}

/** What `memory_read` takes. */
export type MemoryReadInput = {
  /** The store. */
  store: string
  /** The document, such as `/MEMORY.md`. */
  path: string
}

/** What `memory_read` answers. */
export type MemoryReadOutput = {
  /** What came of it. Closed set. */
  outcome: 'ok' | 'not_found' | 'refused' | 'failed'
  /** The document. */
  path: string
  /** Whose memory it is. Closed set. */
  store_kind?: 'personal' | 'project'
  /** What it says. */
  content?: string
  /** When it last changed. */
  updatedAt?: string
  /** What `if_version` takes. */
  version?: string
  /** Why it didn't work, as a code. */
  reason?: string
  /** Why it didn't work, in words. */
  message?: string
}

/** What `memory_write` takes. */
export type MemoryWriteInput = {
  /** The store. */
  store: string
  /** The document, such as `/MEMORY.md`. */
  path: string
  /** All that it will say: 100 KB at most, and more than blanks. */
  content: string
  /** The version that is there, as it was last read or written: `new` for none. */
  if_version: string
}

/** What `memory_write` answers. */
export type MemoryWriteOutput = {
  /** What came of it. Closed set. */
  outcome: 'ok' | 'conflict' | 'missing' | 'refused' | 'failed'
  /** The document. */
  path: string
  /** Whose memory it is. Closed set. */
  store_kind?: 'personal' | 'project'
  /** The version that is there now. */
  version?: string
  /** Its size, in bytes. */
  bytes?: number
  /** What it says now. */
  content?: string
  /** Whether it is new. Closed set. */
  op?: 'created' | 'updated'
  /** The version that stood in the way, on a `conflict`. */
  currentVersion?: string
  /** What that version says. */
  currentContent?: string
  /** Why it didn't work, as a code. */
  reason?: string
  /** Why it didn't work, in words. */
  message?: string
}
