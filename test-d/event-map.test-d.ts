import { expectAssignable, expectError, expectNotAssignable, expectType } from 'tsd'
import type {
  Args,
  CallEvents,
  CoreEventName,
  CoreEventOf,
  EngineEventOf,
  EngineEvents,
  EngineResultOf,
  EventName,
  EventOf,
  EventResult,
  NounEvent,
  NounEventName,
  NounEventOf,
  NounEventResult,
  NounEventRow,
  NounValueOf,
  OpEventName,
  OpEventOf,
  OpEventResult,
  OpValueOf,
  PromptSuggestInput,
  PromptSuggestResult,
  ResultOf,
  StopHookInput,
  ToolRunInput,
  ValueOrDeny,
} from 'modhook'
import { type Shape, shapeOf, valueOf } from './shape.js'

// the rows of all nouns, and the maps derived from them
expectType<{ input: PromptSuggestInput; result: PromptSuggestResult }>(valueOf<EngineEvents['prompt.suggest']>())
expectType<{ input: { turnId: string }; value: void }>(valueOf<CallEvents['turn.abort']>())
expectType<PromptSuggestInput>(valueOf<EngineEventOf['prompt.suggest']>())
expectType<PromptSuggestResult>(valueOf<EngineResultOf['prompt.suggest']>())
expectType<{ turnId: string }>(valueOf<OpEventOf['turn.abort']>())
expectType<void>(valueOf<OpValueOf['turn.abort']>())

// the engine's own events, of each kind; a plugin's noun has none there
expectType<PromptSuggestInput>(valueOf<CoreEventOf['prompt.suggest']>())
expectType<{ turnId: string }>(valueOf<CoreEventOf['turn.abort']>())
expectAssignable<StopHookInput>(valueOf<CoreEventOf['classic.Stop']>())
expectType<keyof CoreEventOf>(valueOf<CoreEventName>())
expectNotAssignable<CoreEventName>('prompt.sugest')

// a call's hook answers a value, or why not
type Answered = Extract<ValueOrDeny<number>, { value: number }>
type Refused = Extract<ValueOrDeny<number>, { deny: string }>
expectType<Shape<{ required: 'value'; optional: 'deny'; pinned: never }>>(shapeOf<Answered>())
expectType<Shape<{ required: 'deny'; optional: 'value'; pinned: never }>>(shapeOf<Refused>())
// one or the other
expectError<ValueOrDeny<number>>({ value: 1, deny: 'no' })
expectType<ValueOrDeny<void>>(valueOf<OpEventResult<'turn.abort'>>())

// by name, whichever kind of event
expectAssignable<EventName>('prompt.suggest')
expectAssignable<OpEventName>('turn.abort')
expectNotAssignable<OpEventName>('turn.start')
// a misspelt one
expectNotAssignable<EventName>('prompt.sugest')
expectType<PromptSuggestInput>(valueOf<EventOf['prompt.suggest']>())
expectType<PromptSuggestInput>(valueOf<Args<'prompt.suggest'>>())
expectType<PromptSuggestResult>(valueOf<ResultOf['prompt.suggest']>())
expectType<PromptSuggestResult>(valueOf<EventResult<'prompt.suggest'>>())
expectType<ValueOrDeny<void>>(valueOf<EventResult<'turn.abort'>>())
expectAssignable<EventName>('classic.Stop')
expectAssignable<StopHookInput>(valueOf<Args<'classic.Stop'>>())
expectType<ToolRunInput>(valueOf<Args<'tool.run'>>())

// the nouns that plugins add: none here, so no event of theirs
expectType<{ name: 'weather.today'; args: { city: string }; value: number }>(
  valueOf<NounEventRow<'weather.today', { city: string }, number>>(),
)
expectType<never>(valueOf<NounEvent>())
expectType<never>(valueOf<NounEventName>())
expectType<never>(valueOf<keyof NounEventOf>())
expectType<never>(valueOf<keyof NounValueOf>())
expectType<ValueOrDeny<never>>(valueOf<NounEventResult<never>>())
