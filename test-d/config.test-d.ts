import { expectAssignable, expectError, expectNotAssignable, expectType } from 'tsd'
import type {
  ConfigCalls,
  ConfigDescribeInput,
  ConfigDescribeResult,
  ConfigEventCalls,
  ConfigEvents,
  ConfigKind,
  ConfigOps,
  ConfigOrigin,
  ConfigRow,
  ConfigSetArgs,
  ConfigSetInput,
  ConfigSetResult,
  ConfigValue,
  NoArgs,
  Origin,
} from 'modhook'
import { type Shape, shapeOf, valueOf } from './shape.js'

// ConfigKind: a closed set
expectType<'boolean' | 'choice' | 'text' | 'number'>(valueOf<ConfigKind>())
expectNotAssignable<ConfigKind>('list')

// ConfigValue
expectType<boolean | string | number | readonly string[]>(valueOf<ConfigValue>())
// a row is never empty
expectNotAssignable<ConfigValue>(null)

// ConfigOrigin
expectType<{ kind: 'composer' } | { kind: 'bridge' } | { kind: 'plugin'; name: string }>(valueOf<ConfigOrigin>())
// a plugin is named
expectNotAssignable<ConfigOrigin>({ kind: 'plugin' })

// ConfigSetInput: the value alone is free
expectType<
  Shape<{
    required: 'key' | 'value' | 'previous' | 'provider' | 'origin'
    optional: never
    pinned: 'key' | 'previous' | 'provider' | 'origin'
  }>
>(shapeOf<ConfigSetInput>())
declare const set: ConfigSetInput
expectType<{
  readonly key: string
  value: ConfigValue
  readonly previous: ConfigValue
  readonly provider: Origin
  readonly origin: ConfigOrigin
}>(set)
set.value = ['a', 'b']
// pinned: the engine skips a hook that changes one
expectError((set.key = 'theme'))
expectError((set.previous = false))
expectError((set.provider = { plugin: 'engine', tier: 'core' }))
expectError((set.origin = { kind: 'composer' }))

// ConfigSetArgs
expectType<Shape<{ required: 'key' | 'value'; optional: never; pinned: 'key' }>>(shapeOf<ConfigSetArgs>())
expectAssignable<ConfigSetArgs>({ key: 'verbose', value: true })
// the engine says who asks
expectError<ConfigSetArgs>({ key: 'verbose', value: true, origin: { kind: 'composer' } })

// ConfigSetResult: written, or refused
type Written = Extract<ConfigSetResult, { value: ConfigValue }>
type Refused = Extract<ConfigSetResult, { deny: string }>
expectType<Shape<{ required: 'value'; optional: 'deny'; pinned: never }>>(shapeOf<Written>())
expectType<{ value: ConfigValue; deny?: undefined }>(valueOf<Written>())
expectType<Shape<{ required: 'deny'; optional: 'value'; pinned: never }>>(shapeOf<Refused>())
expectType<{ deny: string; value?: undefined }>(valueOf<Refused>())
expectType<Written | Refused>(valueOf<ConfigSetResult>())
// a refusal writes nothing
expectError<ConfigSetResult>({ deny: 'no', value: true })

// ConfigDescribeInput: the label, the help and whether it's hidden are free
expectType<
  Shape<{
    required: 'key' | 'label' | 'isHidden' | 'provider'
    optional: 'description'
    pinned: 'key' | 'provider'
  }>
>(shapeOf<ConfigDescribeInput>())
declare const described: ConfigDescribeInput
expectType<{
  readonly key: string
  label: string
  description?: string
  isHidden: boolean
  readonly provider: Origin
}>(described)
described.label = 'Colours'
// pinned: the engine skips a hook that changes one
expectError((described.key = 'theme'))
expectError((described.provider = { plugin: 'engine', tier: 'core' }))

// ConfigDescribeResult
expectType<Shape<{ required: 'label' | 'isHidden'; optional: 'description'; pinned: never }>>(
  shapeOf<ConfigDescribeResult>(),
)
expectType<{ label: string; description?: string | undefined; isHidden: boolean }>(valueOf<ConfigDescribeResult>())
// hiding a row still says its label
expectError<ConfigDescribeResult>({ isHidden: true })

// ConfigRow
expectType<
  Shape<{
    required: 'key' | 'label' | 'kind' | 'value' | 'provider' | 'isLocked'
    optional: 'description' | 'options'
    pinned: never
  }>
>(shapeOf<ConfigRow>())
expectType<{
  key: string
  label: string
  description?: string
  kind: ConfigKind
  value: ConfigValue
  options?: readonly string[]
  provider: Origin
  isLocked: boolean
}>(valueOf<ConfigRow>())

// the maps
expectType<{
  'config.set': { input: ConfigSetInput; result: ConfigSetResult }
  'config.describe': { input: ConfigDescribeInput; result: ConfigDescribeResult }
}>(valueOf<ConfigEvents>())
expectType<{ 'config.list': { input: NoArgs; value: ConfigRow[] } }>(valueOf<ConfigOps>())
expectType<{
  set: (input: ConfigSetArgs) => Promise<ConfigSetResult>
  describe: (input: ConfigDescribeInput) => Promise<ConfigDescribeResult>
}>(valueOf<ConfigEventCalls>())
expectType<{
  list: () => Promise<ConfigRow[]>
  set: (args: ConfigSetArgs) => Promise<ConfigSetResult>
}>(valueOf<ConfigCalls>())
// a mod describes no rows: only its tests do
expectError(valueOf<ConfigCalls>().describe)
