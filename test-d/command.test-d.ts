import { expectAssignable, expectError, expectNotAssignable, expectType } from 'tsd'
import type {
  CommandCalls,
  CommandDescribeInput,
  CommandDescribeResult,
  CommandEventCalls,
  CommandEvents,
  CommandInfo,
  CommandOps,
  CommandPresentation,
  CommandRunArgs,
  CommandRunInput,
  CommandRunResult,
  CommandSource,
  CommandSpec,
  NoArgs,
  Origin,
  PromptOrigin,
} from 'modhook'
import { type Shape, shapeOf, valueOf } from './shape.js'

// CommandSource
expectType<'builtin' | 'plugin' | 'user' | 'mcp'>(valueOf<CommandSource>())
// a closed set
expectNotAssignable<CommandSource>('another')

// CommandPresentation
expectType<
  Shape<{
    required: 'isFullscreen' | 'columns'
    optional: 'isColorless'
    pinned: never
  }>
>(shapeOf<CommandPresentation>())
expectType<{ isFullscreen: boolean; columns: number; isColorless?: true }>(valueOf<CommandPresentation>())

// CommandRunInput
expectType<
  Shape<{
    required: 'command' | 'args' | 'origin' | 'presentation'
    optional: never
    pinned: 'command' | 'origin' | 'presentation'
  }>
>(shapeOf<CommandRunInput>())
expectType<{
  readonly command: string
  args: string
  readonly origin: PromptOrigin
  readonly presentation: CommandPresentation
}>(valueOf<CommandRunInput>())
// pinned: the engine skips a hook that changes one
expectError((valueOf<CommandRunInput>().command = 'other'))
expectError((valueOf<CommandRunInput>().origin = valueOf<PromptOrigin>()))
expectError((valueOf<CommandRunInput>().presentation = valueOf<CommandPresentation>()))

// CommandRunResult
expectType<
  Shape<{
    required: never
    optional: 'text' | 'context' | 'isTextDisplayOnly' | 'exitCode' | 'ref'
    pinned: never
  }>
>(shapeOf<CommandRunResult>())
expectType<{
  text?: string | undefined
  context?: readonly string[] | undefined
  isTextDisplayOnly?: true | undefined
  exitCode?: number | undefined
  ref?: number | undefined
}>(valueOf<CommandRunResult>())
expectAssignable<CommandRunResult>({ text: undefined, exitCode: undefined })
// set or absent, never false
expectNotAssignable<CommandRunResult['isTextDisplayOnly']>(false)

// CommandRunArgs
expectType<Shape<{ required: 'command'; optional: 'args'; pinned: never }>>(shapeOf<CommandRunArgs>())
expectType<{ command: string; args?: string | undefined }>(valueOf<CommandRunArgs>())
// the engine sets the origin
expectError<CommandRunArgs>({ command: 'compact', origin: { kind: 'composer' } })

// CommandDescribeInput
expectType<
  Shape<{
    required: 'command' | 'description' | 'isHidden' | 'immediate' | 'provider'
    optional: 'argumentHint'
    pinned: 'command' | 'immediate' | 'provider'
  }>
>(shapeOf<CommandDescribeInput>())
expectType<{
  readonly command: string
  description: string
  argumentHint?: string
  isHidden: boolean
  readonly immediate: boolean
  readonly provider: Origin
}>(valueOf<CommandDescribeInput>())
// pinned: the engine skips a hook that changes one
expectError((valueOf<CommandDescribeInput>().command = 'other'))
expectError((valueOf<CommandDescribeInput>().immediate = true))
expectError((valueOf<CommandDescribeInput>().provider = valueOf<Origin>()))

// CommandDescribeResult
expectType<
  Shape<{
    required: 'description' | 'isHidden'
    optional: 'argumentHint'
    pinned: never
  }>
>(shapeOf<CommandDescribeResult>())
expectType<{
  description: string
  argumentHint?: string | undefined
  isHidden: boolean
}>(valueOf<CommandDescribeResult>())

// CommandInfo
expectType<
  Shape<{
    required: 'name' | 'description' | 'source'
    optional: 'plugin'
    pinned: never
  }>
>(shapeOf<CommandInfo>())
expectType<{ name: string; description: string; source: CommandSource; plugin?: string }>(valueOf<CommandInfo>())

// CommandSpec
expectType<
  Shape<{
    required: 'name' | 'description'
    optional: 'argumentHint' | 'immediate' | 'aliases' | 'isHidden' | 'isTerminalOnly' | 'isWorkspaceFree'
    pinned: never
  }>
>(shapeOf<CommandSpec>())
expectType<{
  name: string
  description: string
  argumentHint?: string | undefined
  immediate?: true | undefined
  aliases?: readonly string[] | undefined
  isHidden?: true | undefined
  isTerminalOnly?: true | undefined
  isWorkspaceFree?: true | undefined
}>(valueOf<CommandSpec>())
// a set of one: left out for false
expectNotAssignable<CommandSpec['immediate']>(false)

// CommandEvents
expectType<{
  'command.run': { input: CommandRunInput; result: CommandRunResult }
  'command.describe': { input: CommandDescribeInput; result: CommandDescribeResult }
}>(valueOf<CommandEvents>())

// CommandOps
expectType<{
  'command.list': { input: NoArgs; value: CommandInfo[] }
  'command.register': { input: CommandSpec; value: { command: string } }
}>(valueOf<CommandOps>())

// CommandEventCalls
expectType<'run' | 'describe'>(valueOf<keyof CommandEventCalls>())
expectType<(input: CommandRunArgs) => Promise<CommandRunResult>>(valueOf<CommandEventCalls['run']>())
expectType<(input: CommandDescribeInput) => Promise<CommandDescribeResult>>(valueOf<CommandEventCalls['describe']>())

// CommandCalls
expectType<'list' | 'register' | 'run'>(valueOf<keyof CommandCalls>())
expectType<() => Promise<CommandInfo[]>>(valueOf<CommandCalls['list']>())
expectType<(command: CommandSpec) => Promise<{ command: string }>>(valueOf<CommandCalls['register']>())
