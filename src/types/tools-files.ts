/**
 * Tools for files: read, write, edit and search them, notebooks and language servers included.
 *
 * Compared with Claude Code 2.1.332 and `sdk-tools.d.ts` of the Agent SDK 0.3.332.
 *
 * @see https://code.claude.com/docs/en/agent-sdk/typescript
 */
import type { OpenSet } from './open-set.js'

/** The format of a picture in base64. Closed set. */
export type ImageMediaType = 'image/jpeg' | 'image/png' | 'image/gif' | 'image/webp'

/** A text among the blocks of a tool's output. */
export type ToolTextBlock = {
  /** The tag of the block. */
  type: 'text'
  /** The words. */
  text: string
}

/** A picture among the blocks of a tool's output. */
export type ToolImageBlock = {
  /** The tag of the block. */
  type: 'image'
  /** The picture itself. */
  source: {
    /** The one encoding there is. */
    type: 'base64'
    /** Its format. */
    media_type: ImageMediaType
    /** The bytes, in base64. */
    data: string
  }
}

/** A run of changed lines, as a unified diff has it. */
export type PatchHunk = {
  /** The run's first line before the change, counted from 1. */
  oldStart: number
  /** How many lines it had before. */
  oldLines: number
  /** The run's first line after the change, counted from 1. */
  newStart: number
  /** How many lines it has after. */
  newLines: number
  /** The lines, each behind a space, `-` or `+`; a note behind a backslash says that the last line has no end. */
  lines: string[]
}

/** What git makes of a change to one file. */
export type FileGitDiff = {
  /** The file, as git names it. */
  filename: string
  /** Whether git knew the file before. Closed set. */
  status: 'modified' | 'added'
  /** Lines that came. */
  additions: number
  /** Lines that went. */
  deletions: number
  /** Both together. */
  changes: number
  /** The diff as text. */
  patch: string
  /** The GitHub repository, as `owner/name`. Null or absent where there is none. */
  repository?: string | null
}

/**
 * Where a change waits for the machine's owner, which words its result was told in. Bookkeeping of the client. Closed
 * set.
 */
export type StagedWording = 'review' | 'card' | 'cloud' | 'linked' | 'policy'

/** What `Read` takes. */
export type FileReadInput = {
  /** The file, as an absolute path: with backslashes on Windows. */
  file_path: string
  /** The first line to read, counted from 1. Absent for the top. */
  offset?: number
  /** How many lines to read, 1 at least. Absent for as many as fit. */
  limit?: number
  /**
   * The pages of a PDF, such as `3` or `1-5`: 20 at most, and needed for one that is too long to read whole. Absent for
   * all of them, and for any other file.
   */
  pages?: string
  /** Reads a text past the usual limits on size, as far as the context has room for it. Absent for false. */
  allow_large?: boolean
}

/** A text that `Read` read, or a part of it. */
export type FileReadTextOutput = {
  /** The tag of the arm. */
  type: 'text'
  /** What was read. */
  file: {
    /** The file's path. */
    filePath: string
    /** The lines that were read, without numbers. */
    content: string
    /** How many lines `content` has. */
    numLines: number
    /** Which line of the file it starts at, counted from 1. */
    startLine: number
    /** How many lines the file has. */
    totalLines: number
    /** Whether a read of the whole file ended early, at the limit on tokens. Absent for false. */
    truncatedByTokenCap?: boolean
  }
  /** The Artifact whose saved source was thereby read to its end. Absent on any other file. */
  artifactRead?: {
    /** Which Artifact. */
    slug: string
    /** The version that counts as seen from now on. */
    ver: string
  }
}

/** A picture that `Read` read. */
export type FileReadImageOutput = {
  /** The tag of the arm. */
  type: 'image'
  /** What was read. */
  file: {
    /** The picture in base64. */
    base64: string
    /** Its format. */
    type: ImageMediaType
    /** The file's size, in bytes. */
    originalSize: number
    /** The sizes that map a point of the picture shown onto the file's, in pixels. Absent where unknown. */
    dimensions?: {
      /** The file's width. */
      originalWidth?: number
      /** The file's height. */
      originalHeight?: number
      /** The width after scaling. */
      displayWidth?: number
      /** The height after scaling. */
      displayHeight?: number
    }
  }
}

/** A notebook that `Read` read. */
export type FileReadNotebookOutput = {
  /** The tag of the arm. */
  type: 'notebook'
  /** What was read. */
  file: {
    /** The notebook's path. */
    filePath: string
    /** Its cells with their outputs; no declaration says how a cell looks. */
    cells: unknown[]
  }
}

/** A PDF that `Read` read whole. */
export type FileReadPdfOutput = {
  /** The tag of the arm. */
  type: 'pdf'
  /** What was read. */
  file: {
    /** The PDF's path. */
    filePath: string
    /** The PDF in base64. */
    base64: string
    /** Its size, in bytes. */
    originalSize: number
  }
}

/** A PDF that `Read` took apart, page by page. */
export type FileReadPartsOutput = {
  /** The tag of the arm. */
  type: 'parts'
  /** What was read. */
  file: {
    /** The PDF's path. */
    filePath: string
    /** Its size, in bytes. */
    originalSize: number
    /** How many pages were taken out. */
    count: number
    /** The folder that holds their pictures. */
    outputDir: string
  }
  /** Which page of the document comes first: 1 unless a range was asked for. */
  firstPage?: number
  /**
   * How many pages the document has. Absent where the call named a range, or where every page was taken. Bookkeeping of
   * the client.
   */
  totalPages?: number
  /** The pages as pictures, in order. They go to the model alone: what hooks and the stream get lacks the key. */
  pages?: {
    /** The picture in base64, empty where the page made none. */
    base64: string
    /** Its format. */
    mediaType: ImageMediaType
    /** Why there is no picture. Absent where there is one. */
    error?: string
    /** The page's text layer. Absent unless a whole PDF was too large to read. Bookkeeping of the client. */
    text?: string
  }[]
}

/** What `Read` answers, told apart by `type`. Closed set. */
export type FileReadOutput =
  | FileReadTextOutput
  | FileReadImageOutput
  | FileReadNotebookOutput
  | FileReadPdfOutput
  | FileReadPartsOutput

/** What `Write` takes. */
export type FileWriteInput = {
  /** The file, as an absolute path: with backslashes on Windows. */
  file_path: string
  /** All that the file will hold. */
  content: string
}

/** What `Write` answers. */
export type FileWriteOutput = {
  /** Whether the file is new. Closed set. */
  type: 'create' | 'update'
  /** The file's path. */
  filePath: string
  /** What was written. */
  content: string
  /** What changed. Empty for a new file, for no change, and where comparing was too slow or the old text too large. */
  structuredPatch: PatchHunk[]
  /** What the file held before. Null for a new file, and where it held too much to pass on. */
  originalFile: string | null
  /** What git makes of it. Absent where git wasn't asked. */
  gitDiff?: FileGitDiff
  /** Whether the person changed the text in the permission dialog. Absent in results of older clients. */
  userModified?: boolean
  /** Whether the change waits for the machine's owner, with the file as it was. Absent for false. */
  staged?: boolean
  /** How the wait was put. Absent unless `staged`. */
  stagedWording?: StagedWording
}

/** What `Edit` takes. */
export type FileEditInput = {
  /** The file, as an absolute path: with backslashes on Windows. */
  file_path: string
  /** The text to take out, as it stands in the file, once unless `replace_all` is set. */
  old_string: string
  /** The text to put in, different from `old_string`. */
  new_string: string
  /** Whether to replace each occurrence. Absent for false, though hooks get the default filled in. */
  replace_all?: boolean
}

/** What `Edit` answers. */
export type FileEditOutput = {
  /** The file's path. */
  filePath: string
  /** The text that went. */
  oldString: string
  /** The text that came. */
  newString: string
  /** What the file held before: empty for a new file, null where it isn't passed on. */
  originalFile: string | null
  /** What changed. */
  structuredPatch: PatchHunk[]
  /** Whether the person changed the edit in the permission dialog. */
  userModified: boolean
  /** Whether each occurrence was replaced. */
  replaceAll: boolean
  /** What git makes of it. Absent where git wasn't asked. */
  gitDiff?: FileGitDiff
  /** Whether the change waits for the machine's owner, with the file as it was. Absent for false. */
  staged?: boolean
  /** How the wait was put. Absent unless `staged`. */
  stagedWording?: StagedWording
}

/**
 * What `MultiEdit` took: several edits of one file, made in order, all of them or none.
 *
 * @deprecated The client has no such tool any more: `Edit` is called once for each.
 */
export type MultiEditToolInput = {
  /** The file, as an absolute path. */
  file_path: string
  /** The edits, each made on what the one before left. */
  edits: {
    /** The text to take out. */
    old_string: string
    /** The text to put in. */
    new_string: string
    /** Whether to replace each occurrence. Absent for false. */
    replace_all?: boolean
  }[]
}

/** What `NotebookEdit` takes. */
export type NotebookEditInput = {
  /** The notebook, as an absolute path. */
  notebook_path: string
  /** The cell to change; with `insert`, the cell to come after. Absent for the top. */
  cell_id?: string
  /** The cell's new source. */
  new_source: string
  /** The kind of cell. Absent for what it is already; `insert` requires it. Closed set. */
  cell_type?: 'code' | 'markdown'
  /** What to do with the cell. Absent for `replace`. Closed set. */
  edit_mode?: 'replace' | 'insert' | 'delete'
}

/** What `NotebookEdit` answers. */
export type NotebookEditOutput = {
  /** The source that was written. */
  new_source: string
  /** The source that was there before. Absent on `insert`. */
  old_source?: string
  /** The cell. Absent where the notebook's format gives cells no ids. */
  cell_id?: string
  /** The kind of cell. Closed set. */
  cell_type: 'code' | 'markdown'
  /** The notebook's language, such as `python`. */
  language: string
  /** What was done. Open set. */
  edit_mode: OpenSet<'replace' | 'insert' | 'delete'>
  /** What went wrong. The client sends an empty text where nothing did. */
  error?: string
  /** The notebook's path. */
  notebook_path: string
  /** The notebook's JSON before. */
  original_file: string
  /** The notebook's JSON after. */
  updated_file: string
}

/** What `Glob` takes. Native builds for macOS and Linux leave the tool out unless a session asks for it. */
export type GlobInput = {
  /** The pattern, such as `src/**` with a file name behind it. */
  pattern: string
  /** The folder to look in. Absent for the working directory. */
  path?: string
}

/** What `Glob` answers. */
export type GlobOutput = {
  /** How long it took, in milliseconds. */
  durationMs: number
  /** How many paths `filenames` has. */
  numFiles: number
  /** The files that match, 100 at most. */
  filenames: string[]
  /** Whether paths were left out. */
  truncated: boolean
  /** How many files match, at least where `countIsComplete` is false. Absent in results of older clients. */
  totalMatches?: number
  /** Whether `totalMatches` is exact. Absent in results of older clients. */
  countIsComplete?: boolean
  /** Whether time ran out, so that there may be more. Absent for false. */
  timedOut?: boolean
}

/**
 * What `Grep` takes. Native builds for macOS and Linux leave the tool out unless a session asks for it.
 *
 * The keys behind a dash are ripgrep's flags; those for lines work with `output_mode: 'content'` alone.
 */
export type GrepInput = {
  /** The regular expression, in ripgrep's dialect. */
  pattern: string
  /** The file or folder to search. Absent for the working directory. */
  path?: string
  /** Searches only files that match the pattern, such as `*.{ts,tsx}`. Absent for all. */
  glob?: string
  /** What to answer: the lines, the files that have any, or a count for each. Absent for the files. Closed set. */
  output_mode?: 'content' | 'files_with_matches' | 'count'
  /** How many lines to show ahead of a match. Absent for none; only with `content`. */
  '-B'?: number
  /** How many lines to show behind a match. Absent for none; only with `content`. */
  '-A'?: number
  /** The same as `context`. */
  '-C'?: number
  /** How many lines to show on both sides of a match. Absent for none; only with `content`. */
  context?: number
  /** Whether lines come with their numbers. Absent for true; only with `content`. */
  '-n'?: boolean
  /** Whether to ignore case. Absent for false. */
  '-i'?: boolean
  /** Whether to show each match alone, instead of its whole line. Absent for false; only with `content`. */
  '-o'?: boolean
  /** Searches only files of a type that ripgrep knows, such as `py`. Absent for all. */
  type?: string
  /** How many lines, files or counts to answer with. Absent for 250; 0 lifts the limit. */
  head_limit?: number
  /** How many lines, files or counts to pass over first. Absent for 0. */
  offset?: number
  /** Whether `.` takes line breaks, so that a match may span lines. Absent for false. */
  multiline?: boolean
}

/** What `Grep` answers; which keys are there goes by `mode`. */
export type GrepOutput = {
  /** What was asked for. Closed set. */
  mode?: 'content' | 'files_with_matches' | 'count'
  /** How many files match; 0 in `content`. */
  numFiles: number
  /** The files that match; empty except in `files_with_matches`. */
  filenames: string[]
  /** The lines, or the counts, as ripgrep prints them. Absent in `files_with_matches`. */
  content?: string
  /** How many lines `content` has. Absent except in `content`. */
  numLines?: number
  /** How many matches there are. Absent except in `count`. */
  numMatches?: number
  /** How many files match before the limit. Absent except in `files_with_matches`. */
  totalFiles?: number
  /** How many lines there are before the limit. Absent except in `content`. */
  totalLines?: number
  /** The limit that cut the answer. Absent where nothing was cut. */
  appliedLimit?: number
  /** How much was passed over. Absent for nothing. */
  appliedOffset?: number
  /** Whether time ran out, so that there may be more. Absent for false. */
  timedOut?: boolean
}

/** What a language server is asked for. Closed set. */
export type LSPOperation =
  | 'goToDefinition'
  | 'findReferences'
  | 'hover'
  | 'documentSymbol'
  | 'workspaceSymbol'
  | 'goToImplementation'
  | 'prepareCallHierarchy'
  | 'incomingCalls'
  | 'outgoingCalls'

/** What `LSP` takes. */
export type LSPInput = {
  /** The question. */
  operation: LSPOperation
  /** The file, by an absolute path or one from the working directory. */
  filePath: string
  /** The line, counted from 1. */
  line: number
  /** The place in the line, counted from 1. */
  character: number
  /** What `workspaceSymbol` looks for: a symbol's name or a piece of it. Absent on any other operation. */
  query?: string
}

/** What `LSP` answers. */
export type LSPOutput = {
  /** The question. */
  operation: LSPOperation
  /** The answer, as text. */
  result: string
  /** The file that was asked about. */
  filePath: string
  /** How many places or symbols there are. Absent where they can't be counted. */
  resultCount?: number
  /** How many files they lie in. Absent where they can't be counted. */
  fileCount?: number
}
