import { expectAssignable, expectError, expectNotAssignable, expectType } from 'tsd'
import type {
  FsAncestor,
  FsAncestorPart,
  FsAncestorsRequest,
  FsBytes,
  FsCalls,
  FsEntry,
  FsOps,
  FsReadAs,
  FsReadBytesOptions,
  FsReadCall,
  FsReadOptions,
  FsReadTextOptions,
  FsStat,
  FsStatOptions,
} from 'modhook'
import { type Shape, shapeOf, valueOf } from './shape.js'

// FsReadAs: a closed set
expectType<'text' | 'bytes'>(valueOf<FsReadAs>())
expectNotAssignable<FsReadAs>('base64')

// FsBytes
expectType<Shape<{ required: 'base64'; optional: never; pinned: never }>>(shapeOf<FsBytes>())
expectType<string>(valueOf<FsBytes>().base64)

// FsReadOptions, FsReadBytesOptions, FsReadTextOptions
expectType<Shape<{ required: never; optional: 'as' | 'offset' | 'length' | typeof Symbol.iterator; pinned: never }>>(
  shapeOf<FsReadOptions>(),
)
declare const options: FsReadOptions
expectType<FsReadAs | undefined>(options.as)
expectType<number | undefined>(options.offset)
expectType<number | undefined>(options.length)
expectType<undefined>(options[Symbol.iterator])
expectType<Shape<{ required: 'as'; optional: 'offset' | 'length'; pinned: never }>>(shapeOf<FsReadBytesOptions>())
declare const bytesOptions: FsReadBytesOptions
expectType<'bytes'>(bytesOptions.as)
expectType<number | undefined>(bytesOptions.offset)
expectType<number | undefined>(bytesOptions.length)
expectType<Shape<{ required: never; optional: 'as' | 'offset' | 'length' | typeof Symbol.iterator; pinned: never }>>(
  shapeOf<FsReadTextOptions>(),
)
declare const textOptions: FsReadTextOptions
expectType<'text' | undefined>(textOptions.as)
expectType<number | undefined>(textOptions.offset)
expectType<number | undefined>(textOptions.length)
expectType<undefined>(textOptions[Symbol.iterator])

// FsReadCall: what comes back is what the options ask for
declare const read: FsReadCall
expectType<Promise<string>>(read('a.txt'))
expectType<Promise<string>>(read('a.txt', { offset: 10, length: 20 }))
expectType<Promise<string>>(read('a.txt', { as: 'text' }))
expectType<Promise<FsBytes>>(read('a.bin', { as: 'bytes', length: 4 }))
expectType<Promise<string | FsBytes>>(read('a', options))
// a string has a length too, and isn't options
expectError(read('a.txt', 'bytes'))
// nor is an array
expectError(read('a.txt', [1]))
// there is no third way to read
expectError(read('a.txt', { as: 'base64' }))

// FsEntry
expectType<Shape<{ required: 'name' | 'kind' | 'size' | 'mtimeMs' | 'isLink'; optional: never; pinned: never }>>(
  shapeOf<FsEntry>(),
)
declare const entry: FsEntry
expectType<string>(entry.name)
expectType<'file' | 'dir' | 'other'>(entry.kind)
expectType<number>(entry.size)
expectType<number>(entry.mtimeMs)
expectType<boolean>(entry.isLink)

// FsStatOptions and FsStat
expectType<Shape<{ required: 'resolve'; optional: never; pinned: never }>>(shapeOf<FsStatOptions>())
expectType<boolean>(valueOf<FsStatOptions>().resolve)
expectType<Shape<{ required: 'kind' | 'size' | 'mtimeMs' | 'isLink'; optional: 'realPath'; pinned: never }>>(
  shapeOf<FsStat>(),
)
declare const stat: FsStat
expectType<'file' | 'dir' | 'other'>(stat.kind)
expectType<number>(stat.size)
expectType<number>(stat.mtimeMs)
expectType<boolean>(stat.isLink)
expectType<string | undefined>(stat.realPath)

// FsAncestorsRequest, FsAncestor, FsAncestorPart
expectType<Shape<{ required: 'names'; optional: 'of' | 'below'; pinned: never }>>(shapeOf<FsAncestorsRequest>())
declare const request: FsAncestorsRequest
expectType<readonly string[]>(request.names)
expectType<string | undefined>(request.of)
expectType<string | undefined>(request.below)
expectType<Shape<{ required: 'dir' | 'name' | 'content' | 'parts'; optional: never; pinned: never }>>(
  shapeOf<FsAncestor>(),
)
declare const ancestor: FsAncestor
expectType<string>(ancestor.dir)
expectType<string>(ancestor.name)
expectType<string>(ancestor.content)
expectType<readonly FsAncestorPart[]>(ancestor.parts)
expectType<Shape<{ required: 'path' | 'content'; optional: never; pinned: never }>>(shapeOf<FsAncestorPart>())
expectType<string>(valueOf<FsAncestorPart>().path)
expectType<string>(valueOf<FsAncestorPart>().content)

// the maps
expectType<'fs.read' | 'fs.write' | 'fs.list' | 'fs.exists' | 'fs.stat' | 'fs.ancestors'>(valueOf<keyof FsOps>())
expectType<{
  input: { path: string; as: FsReadAs; offset?: number; length?: number }
  value: string | FsBytes
}>(valueOf<FsOps['fs.read']>())
expectType<{ input: { path: string; text: string }; value: void }>(valueOf<FsOps['fs.write']>())
expectType<{ input: { path: string }; value: FsEntry[] }>(valueOf<FsOps['fs.list']>())
expectType<{ input: { path: string }; value: boolean }>(valueOf<FsOps['fs.exists']>())
expectType<{ input: { path: string; resolve: boolean }; value: FsStat }>(valueOf<FsOps['fs.stat']>())
expectType<{ input: FsAncestorsRequest; value: readonly FsAncestor[] }>(valueOf<FsOps['fs.ancestors']>())
expectType<{
  read: FsReadCall
  write: (path: string, text: string) => Promise<void>
  list: (path?: string) => Promise<FsEntry[]>
  exists: (path: string) => Promise<boolean>
  stat: (path: string, options?: FsStatOptions) => Promise<FsStat>
  ancestors: (request: FsAncestorsRequest) => Promise<readonly FsAncestor[]>
}>(valueOf<FsCalls>())
expectAssignable<Parameters<FsCalls['ancestors']>[0]>({ names: ['AGENTS.md'] } as const)
