import { expectAssignable, expectError, expectType } from 'tsd'
import type {
  FileEditInput,
  FileEditOutput,
  FileGitDiff,
  FileReadImageOutput,
  FileReadInput,
  FileReadNotebookOutput,
  FileReadOutput,
  FileReadPartsOutput,
  FileReadPdfOutput,
  FileReadTextOutput,
  FileWriteInput,
  FileWriteOutput,
  GlobInput,
  GlobOutput,
  GrepInput,
  GrepOutput,
  ImageMediaType,
  LSPInput,
  LSPOperation,
  LSPOutput,
  MultiEditToolInput,
  NotebookEditInput,
  NotebookEditOutput,
  PatchHunk,
  StagedWording,
  ToolImageBlock,
  ToolTextBlock,
} from 'modhook'
import { valueOf } from './shape.js'

expectType<'image/jpeg' | 'image/png' | 'image/gif' | 'image/webp'>(valueOf<ImageMediaType>())
expectType<{ type: 'text'; text: string }>(valueOf<ToolTextBlock>())
expectType<{
  type: 'image'; source: { type: 'base64'; media_type: ImageMediaType; data: string }
}>(valueOf<ToolImageBlock>())
expectType<{
  oldStart: number; oldLines: number; newStart: number; newLines: number; lines: string[]
}>(valueOf<PatchHunk>())
expectType<{
  filename: string; status: 'modified' | 'added'; additions: number; deletions: number; changes: number; patch: string
  repository?: string | null
}>(valueOf<FileGitDiff>())
expectType<'review' | 'card' | 'cloud' | 'linked' | 'policy'>(valueOf<StagedWording>())

expectType<{
  file_path: string; offset?: number; limit?: number; pages?: string; allow_large?: boolean
}>(valueOf<FileReadInput>())
expectType<{
  type: 'text'
  file: {
    filePath: string; content: string; numLines: number; startLine: number; totalLines: number
    truncatedByTokenCap?: boolean
  }
  artifactRead?: { slug: string; ver: string }
}>(valueOf<FileReadTextOutput>())
expectType<{
  type: 'image'
  file: {
    base64: string; type: ImageMediaType; originalSize: number
    dimensions?: { originalWidth?: number; originalHeight?: number; displayWidth?: number; displayHeight?: number }
  }
}>(valueOf<FileReadImageOutput>())
expectType<{ type: 'notebook'; file: { filePath: string; cells: unknown[] } }>(valueOf<FileReadNotebookOutput>())
expectType<{
  type: 'pdf'; file: { filePath: string; base64: string; originalSize: number }
}>(valueOf<FileReadPdfOutput>())
expectType<{
  type: 'parts'; file: { filePath: string; originalSize: number; count: number; outputDir: string }
  firstPage?: number; totalPages?: number
  pages?: { base64: string; mediaType: ImageMediaType; error?: string; text?: string }[]
}>(valueOf<FileReadPartsOutput>())
expectType<
  | FileReadTextOutput
  | FileReadImageOutput
  | FileReadNotebookOutput
  | FileReadPdfOutput
  | FileReadPartsOutput
>(valueOf<FileReadOutput>())

expectType<{ file_path: string; content: string }>(valueOf<FileWriteInput>())
expectType<{
  type: 'create' | 'update'; filePath: string; content: string; structuredPatch: PatchHunk[]
  originalFile: string | null; gitDiff?: FileGitDiff; userModified?: boolean; staged?: boolean
  stagedWording?: StagedWording
}>(valueOf<FileWriteOutput>())

expectType<{
  file_path: string; old_string: string; new_string: string; replace_all?: boolean
}>(valueOf<FileEditInput>())
expectType<{
  filePath: string; oldString: string; newString: string; originalFile: string | null; structuredPatch: PatchHunk[]
  userModified: boolean; replaceAll: boolean; gitDiff?: FileGitDiff; staged?: boolean; stagedWording?: StagedWording
}>(valueOf<FileEditOutput>())

expectType<{
  file_path: string; edits: { old_string: string; new_string: string; replace_all?: boolean }[]
}>(valueOf<MultiEditToolInput>())

expectType<{
  notebook_path: string; cell_id?: string; new_source: string; cell_type?: 'code' | 'markdown'
  edit_mode?: 'replace' | 'insert' | 'delete'
}>(valueOf<NotebookEditInput>())
expectType<{
  new_source: string; old_source?: string; cell_id?: string; cell_type: 'code' | 'markdown'; language: string
  edit_mode: 'replace' | 'insert' | 'delete' | (string & {}); error?: string; notebook_path: string
  original_file: string; updated_file: string
}>(valueOf<NotebookEditOutput>())

expectType<{ pattern: string; path?: string }>(valueOf<GlobInput>())
expectType<{
  durationMs: number; numFiles: number; filenames: string[]; truncated: boolean; totalMatches?: number
  countIsComplete?: boolean; timedOut?: boolean
}>(valueOf<GlobOutput>())

expectType<{
  pattern: string; path?: string; glob?: string; output_mode?: 'content' | 'files_with_matches' | 'count'
  '-B'?: number; '-A'?: number; '-C'?: number; context?: number; '-n'?: boolean; '-i'?: boolean; '-o'?: boolean
  type?: string; head_limit?: number; offset?: number; multiline?: boolean
}>(valueOf<GrepInput>())
expectType<{
  mode?: 'content' | 'files_with_matches' | 'count'; numFiles: number; filenames: string[]; content?: string
  numLines?: number; numMatches?: number; totalFiles?: number; totalLines?: number; appliedLimit?: number
  appliedOffset?: number; timedOut?: boolean
}>(valueOf<GrepOutput>())
expectType<
  | 'goToDefinition'
  | 'findReferences'
  | 'hover'
  | 'documentSymbol'
  | 'workspaceSymbol'
  | 'goToImplementation'
  | 'prepareCallHierarchy'
  | 'incomingCalls'
  | 'outgoingCalls'
>(valueOf<LSPOperation>())

expectType<{
  operation: LSPOperation; filePath: string; line: number; character: number; query?: string
}>(valueOf<LSPInput>())
expectType<{
  operation: LSPOperation; result: string; filePath: string; resultCount?: number; fileCount?: number
}>(valueOf<LSPOutput>())

// as the client sends them
expectAssignable<FileReadOutput>({
  type: 'text',
  file: { filePath: '/home/dev/project/a.txt', content: 'hello\n', numLines: 2, startLine: 1, totalLines: 2 },
})
expectAssignable<FileReadOutput>({
  type: 'notebook',
  file: { filePath: '/home/dev/project/n.ipynb', cells: [{ cellType: 'code', source: '1', cell_id: 'c1' }] },
})
expectAssignable<FileWriteOutput>({
  type: 'create', filePath: '/home/dev/project/b.txt', content: 'x\n', structuredPatch: [], originalFile: null,
  userModified: false,
})
expectAssignable<FileEditOutput>({
  filePath: '/home/dev/project/b.txt', oldString: 'x', newString: 'y', originalFile: 'x\n', userModified: false,
  replaceAll: false, structuredPatch: [{ oldStart: 1, oldLines: 1, newStart: 1, newLines: 1, lines: ['-x', '+y'] }],
})
expectAssignable<GrepOutput>({ mode: 'count', numFiles: 2, filenames: [], content: 'a.txt:1\nn.ipynb:1', numMatches: 2 })
// each kind of file has keys of its own
declare const read: FileReadOutput
if (read.type === 'text') expectType<string>(read.file.content)
if (read.type === 'image') expectType<ImageMediaType>(read.file.type)
// the client doesn't read other formats as pictures
expectError<ImageMediaType>('image/bmp')
// an open set takes a mode of a later build
expectAssignable<NotebookEditOutput['edit_mode']>('split')
