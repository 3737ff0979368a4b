import { expectType } from 'tsd'
import type {
  MemoryListInput,
  MemoryListOutput,
  MemoryReadInput,
  MemoryReadOutput,
  MemoryWriteInput,
  MemoryWriteOutput,
} from 'modhook'
import { valueOf } from './shape.js'

expectType<{ store?: string; path_prefix?: string; cursor?: string }>(valueOf<MemoryListInput>())
expectType<{
  outcome: 'ok' | 'refused' | 'failed'; store_kind?: 'personal' | 'project'
  entries?: { path: string; bytes?: number; updatedAt?: string }[]; remaining?: number
  stores?: { id: string; description: string; writable: boolean; index: string }[]; reason?: string; message?: string
}>(valueOf<MemoryListOutput>())

expectType<{ store: string; path: string }>(valueOf<MemoryReadInput>())
expectType<{
  outcome: 'ok' | 'not_found' | 'refused' | 'failed'; path: string; store_kind?: 'personal' | 'project'
  content?: string; updatedAt?: string; version?: string; reason?: string; message?: string
}>(valueOf<MemoryReadOutput>())

expectType<{ store: string; path: string; content: string; if_version: string }>(valueOf<MemoryWriteInput>())
expectType<{
  outcome: 'ok' | 'conflict' | 'missing' | 'refused' | 'failed'; path: string; store_kind?: 'personal' | 'project'
  version?: string; bytes?: number; content?: string; op?: 'created' | 'updated'; currentVersion?: string
  currentContent?: string; reason?: string; message?: string
}>(valueOf<MemoryWriteOutput>())
