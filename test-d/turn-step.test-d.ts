import { expectAssignable, expectError, expectNotAssignable, expectType } from 'tsd'
import type {
  ChunkRef,
  ModelEffort,
  TurnStepChunk,
  TurnStepEngineChunk,
  TurnStepInput,
  TurnStepInputChunk,
  TurnStepResult,
  TurnStepServerToolUse,
  TurnStepStopChunk,
  TurnStepTextChunk,
  TurnStepThinkingChunk,
  TurnStepToolChunk,
  TurnStepToolUse,
  TurnStopReason,
  TurnUsage,
} from 'modhook'
import { type Shape, shapeOf, valueOf } from './shape.js'

// TurnStopReason: a closed set, with null for no response
expectType<
  | 'end_turn' | 'max_tokens' | 'stop_sequence' | 'tool_use' | 'pause_turn' | 'compaction' | 'refusal'
  | 'model_context_window_exceeded'
  | null
>(valueOf<TurnStopReason>())
expectNotAssignable<TurnStopReason>('timeout')
// no response is null, never absence
expectNotAssignable<TurnStopReason>(undefined)

// TurnStepInput: model and effort are free, the rest pinned
expectType<
  Shape<{
    required: 'turnId' | 'index' | 'model' | 'messageCount'
    optional: 'effort' | 'agentId'
    pinned: 'turnId' | 'index' | 'messageCount' | 'agentId'
  }>
>(shapeOf<TurnStepInput>())
declare const input: TurnStepInput
expectType<string>(input.turnId)
expectType<number>(input.index)
expectType<string>(input.model)
expectType<ModelEffort | number | undefined>(input.effort)
expectType<number>(input.messageCount)
expectType<string | undefined>(input.agentId)
input.model = 'haiku'
input.effort = 'low'
// pinned: the engine skips a hook that changes one
expectError((input.turnId = 't2'))
expectError((input.index = 1))
expectError((input.messageCount = 0))
expectError((input.agentId = 'a2'))
// a model that takes no effort has no key, not an undefined one
expectError((input.effort = undefined))

// TurnStepToolUse
expectType<Shape<{ required: 'name' | 'input'; optional: never; pinned: never }>>(shapeOf<TurnStepToolUse>())
expectType<string>(valueOf<TurnStepToolUse>().name)
expectType<unknown>(valueOf<TurnStepToolUse>().input)

// TurnStepServerToolUse
expectType<Shape<{ required: 'id' | 'name' | 'input' | 'startedAt'; optional: 'endedAt'; pinned: never }>>(
  shapeOf<TurnStepServerToolUse>(),
)
declare const serverUse: TurnStepServerToolUse
expectType<string>(serverUse.id)
expectType<string>(serverUse.name)
expectType<unknown>(serverUse.input)
expectType<number>(serverUse.startedAt)
expectType<number | undefined>(serverUse.endedAt)

// TurnStepResult
expectType<
  Shape<{
    required: 'turnId' | 'index' | 'answer' | 'toolUses' | 'stopReason' | 'usage'
    optional: 'serverToolUses'
    pinned: never
  }>
>(shapeOf<TurnStepResult>())
declare const result: TurnStepResult
expectType<string>(result.turnId)
expectType<number>(result.index)
expectType<string>(result.answer)
expectType<readonly TurnStepToolUse[]>(result.toolUses)
expectType<readonly TurnStepServerToolUse[] | undefined>(result.serverToolUses)
expectType<TurnStopReason>(result.stopReason)
expectType<TurnUsage | null>(result.usage)
// the engine's own lists take no more
expectError(result.toolUses.push({ name: 'Bash', input: {} }))

// ChunkRef
expectType<Shape<{ required: never; optional: 'ref'; pinned: never }>>(shapeOf<ChunkRef>())
expectType<number | undefined>(valueOf<ChunkRef>().ref)

// the chunks
expectType<Shape<{ required: 'kind' | 'index' | 'text'; optional: 'ref'; pinned: never }>>(shapeOf<TurnStepTextChunk>())
expectType<{ ref?: number; kind: 'text'; index: number; text: string }>(valueOf<TurnStepTextChunk>())
expectType<Shape<{ required: 'kind' | 'index' | 'text'; optional: 'ref'; pinned: never }>>(
  shapeOf<TurnStepThinkingChunk>(),
)
expectType<{ ref?: number; kind: 'thinking'; index: number; text: string }>(valueOf<TurnStepThinkingChunk>())
expectType<Shape<{ required: 'kind' | 'index' | 'id' | 'name'; optional: 'ref'; pinned: never }>>(
  shapeOf<TurnStepToolChunk>(),
)
expectType<{ ref?: number; kind: 'tool'; index: number; id: string; name: string }>(valueOf<TurnStepToolChunk>())
expectType<Shape<{ required: 'kind' | 'index' | 'json'; optional: 'ref'; pinned: never }>>(
  shapeOf<TurnStepInputChunk>(),
)
expectType<{ ref?: number; kind: 'input'; index: number; json: string }>(valueOf<TurnStepInputChunk>())
expectType<Shape<{ required: 'kind' | 'stopReason' | 'usage'; optional: 'ref'; pinned: never }>>(
  shapeOf<TurnStepStopChunk>(),
)
expectType<{ ref?: number; kind: 'stop'; stopReason: TurnStopReason; usage: TurnUsage | null }>(
  valueOf<TurnStepStopChunk>(),
)
expectType<Shape<{ required: 'kind' | 'ref'; optional: never; pinned: never }>>(shapeOf<TurnStepEngineChunk>())
expectType<{ kind: 'engine'; ref: number }>(valueOf<TurnStepEngineChunk>())
// only the engine makes an engine chunk, and it always has a handle
expectError<TurnStepEngineChunk>({ kind: 'engine' })

// TurnStepChunk: `kind` tells them apart
expectType<
  | TurnStepTextChunk
  | TurnStepThinkingChunk
  | TurnStepToolChunk
  | TurnStepInputChunk
  | TurnStepStopChunk
  | TurnStepEngineChunk
>(valueOf<TurnStepChunk>())
declare const chunk: TurnStepChunk
if (chunk.kind === 'text') {
  expectType<TurnStepTextChunk>(chunk)
  expectAssignable<TurnStepChunk>({ ...chunk, text: chunk.text.toUpperCase() })
}
// a chunk of an unknown kind is none
expectError<TurnStepChunk>({ kind: 'image', index: 0 })
