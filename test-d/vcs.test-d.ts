import { expectAssignable, expectError, expectNotAssignable, expectType } from 'tsd'
import type {
  VcsCalls,
  VcsChange,
  VcsDetectInput,
  VcsDetectResult,
  VcsDiffFile,
  VcsDiffInput,
  VcsDiffResult,
  VcsEventCalls,
  VcsEvents,
  VcsIsolateInput,
  VcsIsolateResult,
  VcsListInput,
  VcsListResult,
  VcsListedCopy,
  VcsReleaseInput,
  VcsReleaseResult,
  VcsStatusInput,
  VcsStatusResult,
  VcsWorkingCopy,
} from 'modhook'
import { type Shape, shapeOf, valueOf } from './shape.js'

// VcsDetectInput: pinned, as all of vcs is
expectType<Shape<{ required: 'path'; optional: never; pinned: 'path' }>>(shapeOf<VcsDetectInput>())
expectType<{ readonly path: string }>(valueOf<VcsDetectInput>())
// pinned: the engine skips a hook that asks about another folder
expectError((valueOf<VcsDetectInput>().path = '/elsewhere'))

// VcsWorkingCopy and VcsDetectResult: what isn't known is null, never absent
expectType<
  Shape<{
    required: 'vcs' | 'root' | 'mainRoot' | 'revision' | 'branch' | 'defaultBranch' | 'remote'
    optional: never
    pinned: never
  }>
>(shapeOf<VcsWorkingCopy>())
expectType<{
  vcs: string
  root: string
  mainRoot: string | null
  revision: string | null
  branch: string | null
  defaultBranch: string | null
  remote: string | null
}>(valueOf<VcsWorkingCopy>())
expectType<VcsWorkingCopy | null>(valueOf<VcsDetectResult>())

// VcsDiffInput
expectType<
  Shape<{
    required: 'path' | 'vcs' | 'base'
    optional: 'paths' | 'isStatOnly'
    pinned: 'path' | 'vcs' | 'base' | 'paths' | 'isStatOnly'
  }>
>(shapeOf<VcsDiffInput>())
expectType<{
  readonly path: string
  readonly vcs: string
  readonly base: 'head' | 'default'
  readonly paths?: readonly string[]
  readonly isStatOnly?: boolean
}>(valueOf<VcsDiffInput>())
// pinned: the engine skips a hook that asks something else
expectError((valueOf<VcsDiffInput>().base = 'head'))
expectError((valueOf<VcsDiffInput>().paths = []))
// a closed set: a revision is no base
expectNotAssignable<VcsDiffInput['base']>('1234')

// VcsDiffFile
expectType<
  Shape<{
    required: 'path' | 'renamedFrom' | 'added' | 'removed' | 'isBinary' | 'isUntracked'
    optional: 'patch'
    pinned: never
  }>
>(shapeOf<VcsDiffFile>())
expectType<{
  path: string
  renamedFrom: string | null
  added: number
  removed: number
  isBinary: boolean
  isUntracked: boolean
  patch?: string | undefined
}>(valueOf<VcsDiffFile>())

// VcsDiffResult: the files, or why not
type Differing = Extract<VcsDiffResult, { base: string }>
type Untold = Extract<VcsDiffResult, { unknown: string | null }>
expectType<Shape<{ required: 'base' | 'files'; optional: 'unknown'; pinned: never }>>(shapeOf<Differing>())
expectType<{ base: string; files: readonly VcsDiffFile[]; unknown?: undefined }>(valueOf<Differing>())
expectType<Shape<{ required: 'unknown'; optional: 'base' | 'files'; pinned: never }>>(shapeOf<Untold>())
expectType<{ unknown: string | null; base?: undefined; files?: undefined }>(valueOf<Untold>())
expectType<Differing | Untold>(valueOf<VcsDiffResult>())
// what is known isn't unknown
expectNotAssignable<VcsDiffResult>({ base: 'change 7', files: [], unknown: 'no answer' })

// VcsIsolateInput
expectType<
  Shape<{
    required: 'name' | 'from' | 'for' | 'base'
    optional: 'agentId' | 'parentAgentId'
    pinned: 'name' | 'from' | 'for' | 'base' | 'agentId' | 'parentAgentId'
  }>
>(shapeOf<VcsIsolateInput>())
expectType<{
  readonly name: string
  readonly from: string
  readonly for: 'agent' | 'session'
  readonly agentId?: string
  readonly parentAgentId?: string
  readonly base: 'fresh' | 'head'
}>(valueOf<VcsIsolateInput>())
// pinned: the engine skips a hook that changes one
expectError((valueOf<VcsIsolateInput>().from = '/elsewhere'))
expectError((valueOf<VcsIsolateInput>().agentId = 'a2'))
// closed sets
expectNotAssignable<VcsIsolateInput['for']>('teammate')
expectNotAssignable<VcsIsolateInput['base']>('default')

// VcsIsolateResult: a copy, or a refusal
type Isolated = Extract<VcsIsolateResult, { path: string }>
type NotIsolated = Extract<VcsIsolateResult, { deny: string }>
expectType<Shape<{ required: 'path' | 'vcs'; optional: 'branch' | 'revision' | 'deny'; pinned: never }>>(
  shapeOf<Isolated>(),
)
expectType<{
  path: string
  vcs: string
  branch?: string | undefined
  revision?: string | undefined
  deny?: undefined
}>(valueOf<Isolated>())
expectType<Shape<{ required: 'deny'; optional: 'path' | 'vcs' | 'branch' | 'revision'; pinned: never }>>(
  shapeOf<NotIsolated>(),
)
expectType<{ deny: string; path?: undefined; vcs?: undefined; branch?: undefined; revision?: undefined }>(
  valueOf<NotIsolated>(),
)
expectType<Isolated | NotIsolated>(valueOf<VcsIsolateResult>())
// a copy says who keeps it
expectError<VcsIsolateResult>({ path: '/copies/a' })
// a refusal has no folder
expectError<VcsIsolateResult>({ path: '/copies/a', vcs: 'acme', deny: 'too large' })

// VcsListInput, VcsListedCopy, VcsListResult
expectType<Shape<{ required: 'path'; optional: never; pinned: 'path' }>>(shapeOf<VcsListInput>())
expectType<{ readonly path: string }>(valueOf<VcsListInput>())
// pinned: the engine skips a hook that asks about another folder
expectError((valueOf<VcsListInput>().path = '/elsewhere'))
expectType<Shape<{ required: 'path' | 'vcs'; optional: 'branch'; pinned: never }>>(shapeOf<VcsListedCopy>())
expectType<{ path: string; vcs: string; branch?: string | undefined }>(valueOf<VcsListedCopy>())
expectType<readonly VcsListedCopy[]>(valueOf<VcsListResult>())

// VcsStatusInput
expectType<
  Shape<{
    required: 'path'
    optional: 'name' | 'vcs' | 'since' | 'agentId'
    pinned: 'path' | 'name' | 'vcs' | 'since' | 'agentId'
  }>
>(shapeOf<VcsStatusInput>())
expectType<{
  readonly path: string
  readonly name?: string
  readonly vcs?: string
  readonly since?: string
  readonly agentId?: string
}>(valueOf<VcsStatusInput>())
// pinned: the engine skips a hook that changes one
expectError((valueOf<VcsStatusInput>().since = '1'))

// VcsChange
expectType<Shape<{ required: 'path' | 'state'; optional: never; pinned: never }>>(shapeOf<VcsChange>())
expectType<{ path: string; state: 'modified' | 'added' | 'deleted' | 'untracked' | 'conflict' }>(valueOf<VcsChange>())
// a closed set: a rename is two changes
expectNotAssignable<VcsChange['state']>('renamed')

// VcsStatusResult: what a copy holds, or why that isn't known
type Known = Extract<VcsStatusResult, { unpublished: number }>
type NotKnown = Extract<VcsStatusResult, { unknown: string }>
expectType<Shape<{ required: 'changes' | 'unpublished'; optional: 'revision' | 'unknown'; pinned: never }>>(
  shapeOf<Known>(),
)
expectType<{
  changes: readonly VcsChange[]
  unpublished: number
  revision?: string | undefined
  unknown?: undefined
}>(valueOf<Known>())
expectType<Shape<{ required: 'unknown'; optional: 'changes' | 'unpublished' | 'revision'; pinned: never }>>(
  shapeOf<NotKnown>(),
)
expectType<{ unknown: string; changes?: undefined; unpublished?: undefined; revision?: undefined }>(
  valueOf<NotKnown>(),
)
expectType<Known | NotKnown>(valueOf<VcsStatusResult>())
// changes alone don't say what would be lost
expectError<VcsStatusResult>({ changes: [] })

// VcsReleaseInput
expectType<
  Shape<{
    required: 'path' | 'name' | 'vcs' | 'isDiscard' | 'reason'
    optional: 'agentId'
    pinned: 'path' | 'name' | 'vcs' | 'agentId' | 'isDiscard' | 'reason'
  }>
>(shapeOf<VcsReleaseInput>())
expectType<{
  readonly path: string
  readonly name: string
  readonly vcs: string
  readonly agentId?: string
  readonly isDiscard: boolean
  readonly reason: string
}>(valueOf<VcsReleaseInput>())
// pinned: no hook decides that work is lost
expectError((valueOf<VcsReleaseInput>().isDiscard = true))

// VcsReleaseResult: gone, or kept
type Released = Extract<VcsReleaseResult, { isReleased: true }>
type Kept = Extract<VcsReleaseResult, { kept: string }>
expectType<Shape<{ required: 'isReleased'; optional: 'note' | 'kept'; pinned: never }>>(shapeOf<Released>())
expectType<{ isReleased: true; note?: string | undefined; kept?: undefined }>(valueOf<Released>())
expectType<Shape<{ required: 'kept'; optional: 'isReleased' | 'note'; pinned: never }>>(shapeOf<Kept>())
expectType<{ kept: string; isReleased?: undefined; note?: undefined }>(valueOf<Kept>())
expectType<Released | Kept>(valueOf<VcsReleaseResult>())
// a copy that was kept says why
expectError<VcsReleaseResult>({ isReleased: false })

// the maps
expectType<{
  'vcs.detect': { input: VcsDetectInput; result: VcsDetectResult }
  'vcs.diff': { input: VcsDiffInput; result: VcsDiffResult }
  'vcs.isolate': { input: VcsIsolateInput; result: VcsIsolateResult }
  'vcs.list': { input: VcsListInput; result: VcsListResult }
  'vcs.status': { input: VcsStatusInput; result: VcsStatusResult }
  'vcs.release': { input: VcsReleaseInput; result: VcsReleaseResult }
}>(valueOf<VcsEvents>())
expectType<{
  detect: (input: VcsDetectInput) => Promise<VcsDetectResult>
  diff: (input: VcsDiffInput) => Promise<VcsDiffResult>
  isolate: (input: VcsIsolateInput) => Promise<VcsIsolateResult>
  list: (input: VcsListInput) => Promise<VcsListResult>
  status: (input: VcsStatusInput) => Promise<VcsStatusResult>
  release: (input: VcsReleaseInput) => Promise<VcsReleaseResult>
}>(valueOf<VcsCalls>())
expectType<VcsCalls>(valueOf<VcsEventCalls>())
expectAssignable<VcsEventCalls>(valueOf<VcsCalls>())
