import { expectError, expectType } from 'tsd'
import type {
  HookStream,
  NoArgs,
  On,
  ProcessCalls,
  ProcessOps,
  ProcessRunInit,
  ProcessRunResult,
  ProcessSpawnChunk,
  ProcessSpawnRequest,
  ProcessSpawnResult,
} from 'modhook'
import { type Shape, shapeOf, valueOf } from './shape.js'

// ProcessRunInit
expectType<Shape<{ required: never; optional: 'cwd' | 'env' | 'stdin' | 'timeoutMs'; pinned: never }>>(
  shapeOf<ProcessRunInit>(),
)
declare const init: ProcessRunInit
expectType<string | undefined>(init.cwd)
expectType<Record<string, string> | undefined>(init.env)
expectType<string | undefined>(init.stdin)
expectType<number | undefined>(init.timeoutMs)

// ProcessRunResult
expectType<
  Shape<{
    required: 'exitCode' | 'stdout' | 'stderr' | 'isStdoutTruncated' | 'isStderrTruncated'
    optional: never
    pinned: never
  }>
>(shapeOf<ProcessRunResult>())
declare const ran: ProcessRunResult
expectType<number>(ran.exitCode)
expectType<string>(ran.stdout)
expectType<string>(ran.stderr)
expectType<boolean>(ran.isStdoutTruncated)
expectType<boolean>(ran.isStderrTruncated)

// ProcessSpawnRequest
expectType<Shape<{ required: 'argv'; optional: 'cwd' | 'env' | 'input'; pinned: never }>>(
  shapeOf<ProcessSpawnRequest>(),
)
declare const request: ProcessSpawnRequest
expectType<readonly string[]>(request.argv)
expectType<string | undefined>(request.cwd)
expectType<Record<string, string> | undefined>(request.env)
expectType<string | undefined>(request.input)
// what run calls stdin, and no time limit: the loop is the limit
expectError<ProcessSpawnRequest>({ argv: ['make'], stdin: '' })
expectError<ProcessSpawnRequest>({ argv: ['make'], timeoutMs: 1000 })

// ProcessSpawnChunk
expectType<Shape<{ required: 'stream' | 'text'; optional: never; pinned: never }>>(shapeOf<ProcessSpawnChunk>())
expectType<'stdout' | 'stderr'>(valueOf<ProcessSpawnChunk>().stream)
expectType<string>(valueOf<ProcessSpawnChunk>().text)

// ProcessSpawnResult: one of the two is null
expectType<Shape<{ required: 'code' | 'signal'; optional: never; pinned: never }>>(shapeOf<ProcessSpawnResult>())
expectType<number | null>(valueOf<ProcessSpawnResult>().code)
expectType<string | null>(valueOf<ProcessSpawnResult>().signal)
// it is null, not absent
expectError<ProcessSpawnResult>({ code: 0 })

// the maps
expectType<'process.run' | 'process.spawn' | 'process.hookEnv'>(valueOf<keyof ProcessOps>())
expectType<{ input: { argv: readonly string[]; init?: ProcessRunInit }; value: ProcessRunResult }>(
  valueOf<ProcessOps['process.run']>(),
)
expectType<{ input: ProcessSpawnRequest; value: ProcessSpawnResult }>(valueOf<ProcessOps['process.spawn']>())
expectType<{ input: NoArgs; value: Record<string, string> }>(valueOf<ProcessOps['process.hookEnv']>())
expectType<{
  run: (argv: readonly string[], init?: ProcessRunInit) => Promise<ProcessRunResult>
  spawn: (request: ProcessSpawnRequest) => HookStream<ProcessSpawnChunk, ProcessSpawnResult>
  hookEnv: () => Promise<Record<string, string>>
}>(valueOf<ProcessCalls>())

// $.process.spawn: pieces, and the end as `result`
const stream = valueOf<ProcessCalls>().spawn({ argv: ['make'] })
expectType<Promise<ProcessSpawnResult>>(stream.result)
for await (const chunk of stream) expectType<ProcessSpawnChunk>(chunk)

// a hook on process.spawn is a generator over the same pieces
declare const on: On
on('process.spawn', async function* ($, e, next) {
  const beneath = next({ ...e, argv: [...e.argv, '--quiet'] })
  for await (const chunk of beneath) yield { ...chunk, text: chunk.text.toUpperCase() }
  return beneath.result
})
// a hook that only answers doesn't stream
expectError(on('process.spawn', ($, e, next) => ({ value: { code: 0, signal: null } })))
