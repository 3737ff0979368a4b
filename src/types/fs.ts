/**
 * Files: what a mod reads and writes on the machine that the session runs on.
 *
 * Events: the calls `fs.read`, `fs.write`, `fs.list`, `fs.exists`, `fs.stat`, `fs.ancestors`. Compared with Claude Code
 * 2.1.332.
 *
 * @see https://code.claude.com/docs/en/plugins/mods/reference
 */

/** What `$.fs.read` answers with: the text of a file in UTF-8, or its bytes. Closed set. */
export type FsReadAs = 'text' | 'bytes'

/** Bytes of a file, as a string: nothing but plain data gets into a mod. */
export type FsBytes = {
  /** The bytes in base64, padded. `Uint8Array.from(atob(base64), char => char.charCodeAt(0))` turns them back. */
  base64: string
}

/** The options of `$.fs.read`, where the text or the bytes may be wanted. */
export type FsReadOptions = {
  /** Text or bytes. Absent: text. */
  as?: FsReadAs
  /** The byte to begin at, 0 the first: a whole number. Absent: 0. From the file's end on, nothing is read. */
  offset?: number
  /** How many bytes to read at most: a whole number, up to 4 MiB. Absent: all that follow, and 4 MiB is too many. */
  length?: number
  /** Never there: a string and an array, which have a `length` as well, are refused as options. */
  [Symbol.iterator]?: never
}

/** The options of `$.fs.read` for bytes. */
export type FsReadBytesOptions = {
  /** Bytes are wanted. */
  as: 'bytes'
  /** The byte to begin at, as in `FsReadOptions`. */
  offset?: number
  /** How many bytes to read at most, as in `FsReadOptions`. */
  length?: number
}

/** The options of `$.fs.read` for text. A character that the range cuts through comes out as U+FFFD. */
export type FsReadTextOptions = {
  /** Text is wanted, as without it. */
  as?: 'text'
  /** The byte to begin at, as in `FsReadOptions`. */
  offset?: number
  /** How many bytes to read at most, as in `FsReadOptions`. */
  length?: number
  /** Never there, as in `FsReadOptions`. */
  [Symbol.iterator]?: never
}

/**
 * `$.fs.read`: reads a file, or a range of its bytes.
 *
 * Rejects where there is no such file, and where the answer would exceed 4 MiB. A range can be read of a regular file
 * alone, never of a pipe, a socket, a device or a folder.
 *
 * @example
 * const manifest = JSON.parse(await $.fs.read('package.json'))
 * const { base64 } = await $.fs.read(`${$.plugin.root}/logo.png`, { as: 'bytes' })
 */
export type FsReadCall = {
  /** Reads a whole file as text. */
  (path: string): Promise<string>
  /** Reads bytes. */
  (path: string, options: FsReadBytesOptions): Promise<FsBytes>
  /** Reads text. */
  (path: string, options: FsReadTextOptions): Promise<string>
  /** Reads what the options say, known at run time alone. */
  (path: string, options: FsReadOptions): Promise<string | FsBytes>
}

/** An entry of a folder, as `$.fs.list` tells it: the entry itself, no link followed. */
export type FsEntry = {
  /** Its name, without a folder. */
  name: string
  /** What it is. A symbolic link is `other`, and `$.fs.stat` tells where it leads. Closed set. */
  kind: 'file' | 'dir' | 'other'
  /** The size of a regular file, in bytes; 0 for everything else. */
  size: number
  /** When a regular file was last modified, in milliseconds since 1970; 0 for everything else. */
  mtimeMs: number
  /** Whether it's a symbolic link. */
  isLink: boolean
}

/** The options of `$.fs.stat`. */
export type FsStatOptions = {
  /** Whether to find out `realPath` too, with one more look at the disk. */
  resolve: boolean
}

/** What a path leads to, as `$.fs.stat` tells it: links are followed. */
export type FsStat = {
  /** What is there. `other` also for a link into nothing. Closed set. */
  kind: 'file' | 'dir' | 'other'
  /** Its size in bytes. */
  size: number
  /** When it was last modified, in milliseconds since 1970. */
  mtimeMs: number
  /** Whether the path itself is a symbolic link. The rest tells of its target, or of the link where that is gone. */
  isLink: boolean
  /**
   * The absolute path where all links, `.` and `..` end up. Only where `resolve` asked for it, and absent even so for a
   * path into nothing and where a hook kept it back: a guard should refuse what has none.
   *
   * Hard links, and other spellings that the file system takes for the same file, stay as they were: comparing with the
   * folders that are allowed holds, comparing with those that are forbidden doesn't.
   */
  realPath?: string
}

/** What `$.fs.ancestors` looks for: names of instruction files, and the folders to look in. */
export type FsAncestorsRequest = {
  /** Relative names of `.md` files, without `..`; every folder on the way is asked for each. */
  names: readonly string[]
  /**
   * The file whose folder is the last one looked in, absolute or relative to the working directory. Absent: the
   * working directory is the last.
   */
  of?: string
  /**
   * The folder beneath which the search begins, absolute or relative to the working directory; it isn't looked in
   * itself, and nothing is found for an `of` outside of it. Absent: the search begins at the root of the file system.
   */
  below?: string
}

/** One file that makes up an instruction file: itself, or one that it brings in with `@`. */
export type FsAncestorPart = {
  /** Its absolute path. */
  path: string
  /** Its text, the way that the engine loads memory. */
  content: string
}

/** An instruction file that `$.fs.ancestors` found. */
export type FsAncestor = {
  /** The absolute path of its folder. */
  dir: string
  /** Its name, as `names` spelled it. */
  name: string
  /** Its text, followed by the texts of what it brings in: all of `parts` in one. */
  content: string
  /** The file, then what it brings in with `@`, in the order in which they load. */
  parts: readonly FsAncestorPart[]
}

/** The calls on `$.fs` as events: their arguments and the values they come to. Every key may be rewritten. */
export interface FsOps {
  /** A mod reads a file. A hook that answers on its own keeps to the range. */
  'fs.read': {
    /** The call's argument. */
    input: {
      /** The file's absolute path, whichever way the call named it. */
      path: string
      /** What the answer has to be; `text` where the call left it out. */
      as: FsReadAs
      /** The byte to begin at. Absent where the call named none. */
      offset?: number
      /** How many bytes to read at most. Absent where the call named no limit. */
      length?: number
    }
    /** What the call comes to: a string for `text`, bytes for `bytes`. */
    value: string | FsBytes
  }
  /** A mod writes a file. */
  'fs.write': {
    /** The call's argument. */
    input: {
      /** The file's absolute path. */
      path: string
      /** All that the file is to hold. */
      text: string
    }
    /** What the call comes to. */
    value: void
  }
  /** A mod lists a folder. */
  'fs.list': {
    /** The call's argument. */
    input: {
      /** The folder's absolute path; the working directory where the call named none. */
      path: string
    }
    /** What the call comes to. */
    value: FsEntry[]
  }
  /** A mod asks whether something is there. */
  'fs.exists': {
    /** The call's argument. */
    input: {
      /** The absolute path. */
      path: string
    }
    /** What the call comes to. */
    value: boolean
  }
  /** A mod asks what a path leads to. */
  'fs.stat': {
    /** The call's argument. */
    input: {
      /** The absolute path. */
      path: string
      /** Whether `realPath` is wanted; false where the call left it out. */
      resolve: boolean
    }
    /** What the call comes to. */
    value: FsStat
  }
  /** A mod looks for instruction files. */
  'fs.ancestors': {
    /** The call's argument. */
    input: FsAncestorsRequest
    /** What the call comes to: the files found, that of the uppermost folder first. */
    value: readonly FsAncestor[]
  }
}

/**
 * `$.fs`: files, as the session's process gets at them. Text is UTF-8, and a relative path starts where the session
 * works.
 *
 * The engine fences nothing off: the hooks on `fs.*` decide what may be touched. Network locations and more than 4 MiB
 * in one call are refused; what the system refuses rejects with its error code.
 */
export interface FsCalls {
  /** Reads a file, or a range of its bytes. */
  read: FsReadCall
  /**
   * Writes a file whole, and makes it and its folders where they are missing.
   * @param path - the file
   * @param text - what it is to hold, 4 MiB at most
   */
  write: (path: string, text: string) => Promise<void>
  /**
   * Lists a folder.
   * @param path - the folder; without it, the working directory
   * @returns its entries, links as links
   */
  list: (path?: string) => Promise<FsEntry[]>
  /**
   * Asks whether something is there.
   * @param path - the file or folder
   * @returns whether it's there; rejects where a hook or the engine refuses to look
   */
  exists: (path: string) => Promise<boolean>
  /**
   * Tells what a path leads to. Rejects for one that isn't there, with a message that ends in ` failed: ENOENT`.
   *
   * With `resolve`, a look that was refused doesn't reject: it comes to `other` of size 0, a link without `realPath`.
   * @param path - the file or folder
   * @param options - whether to resolve the path as well
   * @returns what is there
   */
  stat: (path: string, options?: FsStatOptions) => Promise<FsStat>
  /**
   * Finds instruction files in the folders above, the way the engine finds `CLAUDE.md`.
   * @param request - the names, and where to look
   * @returns the files, that of the uppermost folder first
   * @example
   * const found = await $.fs.ancestors({ names: ['AGENTS.md'], of: 'src/index.ts' })
   */
  ancestors: (request: FsAncestorsRequest) => Promise<readonly FsAncestor[]>
}
