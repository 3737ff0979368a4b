import { expectAssignable, expectError, expectNotAssignable, expectType } from 'tsd'
import type {
  On,
  TelemetryAttribute,
  TelemetryCalls,
  TelemetryChoice,
  TelemetryDestination,
  TelemetryEventCalls,
  TelemetryEvents,
  TelemetryLogArgs,
  TelemetryLogInput,
  TelemetryLogResult,
  TelemetryMarkInput,
  TelemetryMarkKind,
  TelemetryMarkResult,
  TelemetryProp,
  TelemetryRecordEntry,
  TelemetryRowArgs,
  TelemetryRowEntry,
  TelemetrySpan,
  ValueOrDeny,
} from 'modhook'
import { type Shape, shapeOf, valueOf } from './shape.js'

// TelemetryDestination: a closed set
expectType<'anthropic' | 'collector'>(valueOf<TelemetryDestination>())
expectNotAssignable<TelemetryDestination>('elsewhere')

// TelemetryChoice and TelemetryProp: no free text
expectType<Shape<{ required: 'value' | 'of'; optional: never; pinned: never }>>(shapeOf<TelemetryChoice>())
expectType<{ value: string; of: readonly string[] }>(valueOf<TelemetryChoice>())
expectType<number | boolean | TelemetryChoice>(valueOf<TelemetryProp>())
expectNotAssignable<TelemetryProp>('whatever the person typed')

// TelemetryAttribute
expectType<string | number | boolean | readonly string[]>(valueOf<TelemetryAttribute>())
// a collector takes no objects
expectNotAssignable<TelemetryAttribute>({ nested: 1 })

// TelemetrySpan
expectType<Shape<{ required: 'traceId' | 'spanId' | 'traceFlags'; optional: never; pinned: never }>>(
  shapeOf<TelemetrySpan>(),
)
expectType<{ traceId: string; spanId: string; traceFlags: number }>(valueOf<TelemetrySpan>())

// TelemetryRowEntry
expectType<Shape<{ required: 'to' | 'event'; optional: 'props'; pinned: 'to' }>>(shapeOf<TelemetryRowEntry>())
expectType<{ readonly to: 'anthropic'; event: string; props?: Readonly<Record<string, TelemetryProp>> }>(
  valueOf<TelemetryRowEntry>(),
)

// TelemetryRecordEntry
expectType<
  Shape<{ required: 'to' | 'event' | 'attributes' | 'loggedAt'; optional: 'span'; pinned: 'to' }>
>(shapeOf<TelemetryRecordEntry>())
declare const record: TelemetryRecordEntry
expectType<{
  readonly to: 'collector'
  event: string
  attributes: Readonly<Record<string, TelemetryAttribute>>
  loggedAt: string
  span?: TelemetrySpan
}>(record)
record.attributes = { ...record.attributes, model: 'hidden' }

// TelemetryLogInput
expectType<TelemetryRowEntry | TelemetryRecordEntry>(valueOf<TelemetryLogInput>())
expectType<Shape<{ required: 'to' | 'event' | 'attributes' | 'loggedAt'; optional: 'props' | 'span'; pinned: 'to' }>>(
  shapeOf<TelemetryLogInput>(),
)
// pinned: no hook redirects a record
expectError((valueOf<TelemetryLogInput>().to = 'collector'))

// TelemetryRowArgs and TelemetryLogArgs: a row needn't say where it goes
expectType<Shape<{ required: 'event'; optional: 'to' | 'props'; pinned: never }>>(shapeOf<TelemetryRowArgs>())
expectType<{
  to?: 'anthropic' | undefined
  event: string
  props?: Readonly<Record<string, TelemetryProp>> | undefined
}>(valueOf<TelemetryRowArgs>())
expectType<TelemetryRowArgs | TelemetryRecordEntry>(valueOf<TelemetryLogArgs>())
expectAssignable<TelemetryLogArgs>({ event: 'page_seen', props: { page: { value: 'first', of: ['first', 'last'] } } })
// a record is whole: the engine fills in nothing
expectError<TelemetryLogArgs>({ to: 'collector', event: 'page_seen', attributes: {} })

// TelemetryMarkKind: a closed set
expectType<'ok' | 'sad' | 'bad'>(valueOf<TelemetryMarkKind>())
expectNotAssignable<TelemetryMarkKind>('good')

// TelemetryMarkInput
expectType<Shape<{ required: 'feature' | 'kind'; optional: 'reason' | 'props'; pinned: never }>>(
  shapeOf<TelemetryMarkInput>(),
)
expectType<{
  feature: string
  kind: TelemetryMarkKind
  reason?: string
  props?: Readonly<Record<string, TelemetryProp>>
}>(valueOf<TelemetryMarkInput>())
// a mark goes to one place
expectError<TelemetryMarkInput>({ feature: 'page', kind: 'ok', to: 'anthropic' })

// the results
expectType<ValueOrDeny<undefined>>(valueOf<TelemetryLogResult>())
expectType<ValueOrDeny<undefined>>(valueOf<TelemetryMarkResult>())
// letting it pass says so
expectError<TelemetryLogResult>({})

// the maps
expectType<{
  'telemetry.log': { input: TelemetryLogInput; result: TelemetryLogResult }
  'telemetry.mark': { input: TelemetryMarkInput; result: TelemetryMarkResult }
}>(valueOf<TelemetryEvents>())
expectType<{
  log: (input: TelemetryLogArgs) => Promise<TelemetryLogResult>
  mark: (input: TelemetryMarkInput) => Promise<TelemetryMarkResult>
}>(valueOf<TelemetryEventCalls>())
expectType<{
  log: (entry: TelemetryLogArgs) => Promise<void>
  mark: (entry: TelemetryMarkInput) => Promise<void>
}>(valueOf<TelemetryCalls>())

// hooks of an installed mod: those on what goes to the collector, said outright
declare const on: On
const passed = { value: undefined }
on('telemetry.log', { to: 'collector' }, ($, e, next) => {
  expectType<'collector'>(e.to)
  return next({ ...e, attributes: { ...e.attributes, model: 'hidden' } })
})
on('telemetry.log', { to: ['collector'], event: 'api_request' }, ($, e, next) => next(e))
on('telemetry.*', { to: 'collector' }, ($, e, next) => next(e))
// what selects other events too selects no telemetry
on('*', ($, e, next) => next(e))
on('!turn.*', ($, e, next) => next(e))
on('!telemetry.mark', ($, e, next) => next(e))
on('!telemetry.mark', { to: 'collector' }, ($, e, next) => next(e))
// a module with one of these isn't loaded: without `to`, it stands on Anthropic's stream as well
expectError(on('telemetry.log', () => passed))
expectError(on('telemetry.*', () => passed))
expectError(on('telemetry.log', { event: 'api_request' }, () => passed))
expectError(on('telemetry.*', { kind: 'bad' }, () => passed))
// that stream alone, or both
expectError(on('telemetry.log', { to: 'anthropic' }, () => passed))
expectError(on('telemetry.log', { to: ['collector', 'anthropic'] }, () => passed))
// a destination that isn't written out
expectError(on('telemetry.log', { to: /^coll/ }, () => passed))
expectError(on('telemetry.log', { to: [/^coll/] }, () => passed))
// a mark is for Anthropic
expectError(on('telemetry.mark', () => passed))
expectError(on('telemetry.mark', { kind: 'bad' }, () => passed))
