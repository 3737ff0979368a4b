/** Faults that people met in other declarations of mods, each with what keeps it out of these. */
import { expectAssignable, expectError, expectNotAssignable, expectType } from 'tsd'
import { CLAUDE_CODE_VERSION } from 'modhook'
import type {
  AtomFunction,
  BashInput,
  BashOutput,
  BuiltinToolName,
  BuiltinToolResults,
  CoreEngineInterface,
  DeriveFunction,
  EngineInterface,
  EventName,
  FileEditInput,
  GlobInput,
  MemberOfFunction,
  On,
  PluginOptions,
  ReadFunction,
  Register,
  ToolCallInput,
  ToolCallResult,
  ToolName,
  UpdateFunction,
} from 'modhook'
import { valueOf } from './shape.js'

declare const on: On
declare const $: EngineInterface

// With an empty table of tools, `e.tool` is any string and the arguments are unknown, and nobody notices: the table is full.
expectNotAssignable<BuiltinToolName>('whatever')
expectAssignable<BuiltinToolName>(valueOf<'Bash' | 'Edit' | 'WebFetch' | 'Agent' | 'Skill'>())
expectType<BuiltinToolName>(valueOf<keyof BuiltinToolResults>())
on('tool.call', async ($, e, next) => {
  if (e.tool === 'Bash') {
    expectType<BashInput['command']>(e.command)
    const ran = await next(e)
    if (ran.deny === undefined && !ran.isError) expectType<BashOutput>(ran.result)
  }
  if (e.tool === 'Edit') expectType<FileEditInput['old_string']>(e.old_string)
  // an argument of one tool, where any may be called
  expectError(e.command)
  return next(e)
})
on('tool.call', { tool: 'Bash' }, async ($, e, next) => {
  expectType<ToolCallResult<'Bash'>>(await next(e))
  // an argument that the tool lacks
  expectError(e.file_path)
  return next(e)
})

// Which tools there are depends on the machine, so files generated on two of them differ: here the table is the tools of
// every build, and what comes from connected servers stands apart, in a table that a mod fills itself.
on('tool.call', { tool: 'Glob' }, ($, e, next) => {
  expectType<GlobInput['pattern']>(e.pattern)
  return next(e)
})
expectAssignable<ToolName>(valueOf<'Glob' | 'Grep' | 'PowerShell'>())
expectNotAssignable<BuiltinToolName>('mcp__github__create_issue')
expectAssignable<ToolCallInput['tool']>('mcp__github__create_issue' as const)

// A mod is written on an API that somebody guessed: what isn't there is refused.
expectError(on('tool.before', () => undefined))
expectError(on('PreToolUse', () => undefined))
expectError(on('turn.start', ($, e, next) => next(e.prompt)))
expectError(on('turn.start', (context, next) => next(context)))
expectError(on('tool.call', { toolName: 'Bash' }, ($, e, next) => next(e)))
expectError($.shell.run('ls'))
expectError($.session.getMessages())

// A noun stands in a document and not in the build: a mod's `$` has no `classic`, its hooks have the events.
expectError($.classic)
expectNotAssignable<keyof CoreEngineInterface>('classic')
expectAssignable<EventName>('classic.PreToolUse')
on('classic.PreToolUse', { tool: 'Bash' }, ($, e, next) => (e.command.includes('--force') ? { ask: 'Forced?' } : next(e)))

// Nobody promises that the API stays as it is: the package says which version it was compared with.
expectType<'a version'>(valueOf<typeof CLAUDE_CODE_VERSION extends `${number}.${number}.${number}` ? 'a version' : never>())

// A mod falls back to `register(on: any, options: any)`: the type is one import away, and what it gives is no any.
expectType<On>(valueOf<Parameters<Register>[0]>())
expectType<PluginOptions>(valueOf<Parameters<Register>[1]>())
type IsAny<T> = 0 extends 1 & T ? true : false
expectType<false>(valueOf<IsAny<On>>())
expectType<false>(valueOf<IsAny<PluginOptions[string]>>())
expectAssignable<Register>((on: On) => {
  on('turn.start', ($, e, next) => {
    expectType<false>(valueOf<IsAny<typeof $>>())
    expectType<false>(valueOf<IsAny<typeof e>>())
    expectType<false>(valueOf<IsAny<typeof next>>())
    return next(e)
  })
})

// The module is taken to hold nothing but types: what a mod imports as values has types of its own.
expectType<false>(valueOf<IsAny<AtomFunction | DeriveFunction | MemberOfFunction | ReadFunction | UpdateFunction>>())
