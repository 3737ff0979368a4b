import { expectAssignable, expectError, expectNotAssignable, expectType } from 'tsd'
import type {
  AgentLoop,
  AgentInput,
  BashInput,
  BesideCall,
  BuiltinToolCallInput,
  BuiltinToolName,
  BuiltinToolResults,
  CoreEngineInterface,
  FileEditInput,
  FileEditOutput,
  FileWriteInput,
  Frozen,
  GrepInput,
  McpToolCallInput,
  McpToolName,
  On,
  PinnedKeys,
  PreToolUseResult,
  Rewrite,
  ToolCallArgs,
  ToolCallArgsOf,
  ToolCallEnvelope,
  ToolCallInput,
  ToolCallInputOf,
  ToolCallOverloads,
  ToolCallReserved,
  ToolCallResult,
  ToolEnvelope,
  ToolInputOf,
  ToolRequestMeta,
  ToolRunInput,
} from 'modhook'
import { type Shape, shapeOf, valueOf } from './shape.js'

declare const on: On
declare const $: CoreEngineInterface

// ToolEnvelope and ToolInputOf: the call, with the arguments beside it
type Deploy = { target: string; dry?: boolean }
expectType<Shape<{ required: 'tool' | 'tool_use_id' | 'target'; optional: 'dry'; pinned: 'tool' | 'tool_use_id' }>>(
  shapeOf<ToolEnvelope<'Deploy', Deploy>>(),
)
expectType<{ readonly tool: 'Deploy'; readonly tool_use_id: string; target: string; dry?: boolean }>(
  valueOf<ToolInputOf<'Deploy', Deploy>>(),
)

// BuiltinToolCallInput, McpToolCallInput and their union: `tool` tells the calls apart
expectType<BuiltinToolName>(valueOf<BuiltinToolCallInput['tool']>())
expectType<ToolInputOf<'Bash', BashInput>>(valueOf<Extract<BuiltinToolCallInput, { tool: 'Bash' }>>())
expectType<{ readonly [argument: string]: unknown; readonly tool: McpToolName; readonly tool_use_id: string }>(
  valueOf<Readonly<McpToolCallInput>>(),
)
expectType<BuiltinToolName | McpToolName>(valueOf<ToolCallEnvelope['tool']>())
expectType<ToolInputOf<'Bash', BashInput>>(valueOf<Extract<ToolCallEnvelope, { tool: 'Bash' }>>())

// ToolRequestMeta
expectType<Shape<{ required: never; optional: 'requestMeta'; pinned: never }>>(shapeOf<ToolRequestMeta>())
expectType<Record<string, string> | undefined>(valueOf<ToolRequestMeta>().requestMeta)

// BesideCall
expectType<Shape<{ required: never; optional: 'agentId' | 'requestMeta'; pinned: 'agentId' }>>(shapeOf<BesideCall>())
expectType<{ readonly agentId?: string; requestMeta?: Record<string, string> }>(valueOf<BesideCall>())

// ToolCallInput: the arguments and requestMeta are free, the rest pinned
type Bash = Extract<ToolCallInput, { tool: 'Bash' }>
expectType<BuiltinToolName | McpToolName>(valueOf<ToolCallInput['tool']>())
expectType<
  Shape<{
    required: 'tool' | 'tool_use_id' | 'command'
    optional: 'agentId' | 'requestMeta' | Exclude<keyof BashInput, 'command'>
    pinned: 'tool' | 'tool_use_id' | 'agentId'
  }>
>(shapeOf<Bash>())
expectType<string>(valueOf<Bash>().command)
expectType<string | undefined>(valueOf<Bash>().agentId)
expectType<Record<string, string> | undefined>(valueOf<Bash>().requestMeta)
// pinned: the engine skips a hook that changes one
expectError((valueOf<Bash>().tool = 'Read'))
expectError((valueOf<Bash>().tool_use_id = 'other'))
expectError((valueOf<Bash>().agentId = 'other'))
expectAssignable<Rewrite<Bash>>({ command: 'ls', requestMeta: { 'anthropic/sources': '[]' } })
// a change of what is pinned
expectError<Rewrite<Bash>>({ tool_use_id: 'other' })

// ToolCallInputOf: one tool's, whether or not a table has it
expectType<Bash>(valueOf<ToolCallInputOf<'Bash'>>())
expectType<unknown>(valueOf<ToolCallInputOf<'deploy'>>()['anything'])
expectType<'deploy'>(valueOf<ToolCallInputOf<'deploy'>>().tool)
// Grep isn't in the mod API's own table of a native build
expectType<string>(valueOf<ToolCallInputOf<'Grep'>>().pattern)

// ToolRunInput: the call as it was allowed, all of it pinned
type BashRun = Extract<ToolRunInput, { tool: 'Bash' }>
expectType<Readonly<Bash>>(valueOf<BashRun>())
expectType<keyof BashRun>(valueOf<PinnedKeys<BashRun>>())
// rewriting is for tool.call
expectError((valueOf<BashRun>().command = 'ls'))

// ToolCallReserved, ToolCallArgsOf, ToolCallArgs: what $.tool.call takes
expectType<Shape<{ required: 'tool'; optional: 'tool_use_id' | 'consent'; pinned: never }>>(shapeOf<ToolCallReserved<'Bash'>>())
expectType<'Bash'>(valueOf<ToolCallReserved<'Bash'>>().tool)
expectType<string | undefined>(valueOf<ToolCallReserved<'Bash'>>().tool_use_id)
expectType<string | undefined>(valueOf<ToolCallReserved<'Bash'>>().consent)
expectType<ToolCallReserved<'Bash'> & BashInput>(valueOf<ToolCallArgsOf<'Bash'>>())
expectType<BuiltinToolName | McpToolName>(valueOf<ToolCallArgs['tool']>())
expectAssignable<ToolCallArgs>({ tool: 'Bash', command: 'ls', consent: 'The user pressed "Run".' })
expectNotAssignable<ToolCallArgs>({ tool: 'Bash' })

// ToolCallOverloads: the name decides about the arguments and the result
expectType<ToolCallOverloads>(valueOf<CoreEngineInterface['tool']['call']>())
expectType<Promise<ToolCallResult<'Bash'>>>(valueOf<ToolCallOverloads<AgentLoop>>()({ tool: 'Bash', command: 'ls', agentId: 'a1' }))
// a mod's call names no loop
expectError(valueOf<ToolCallOverloads>()({ tool: 'Bash', command: 'ls', agentId: 'a1' }))
expectType<Promise<ToolCallResult<'Bash'>>>($.tool.call({ tool: 'Bash', command: 'ls' }))
expectType<Promise<ToolCallResult<'mcp__gh__issue'>>>($.tool.call({ tool: 'mcp__gh__issue', title: 'x' }))
// a tool that no table has, and one whose name is known at run time alone
expectType<Promise<ToolCallResult<'deploy'>>>($.tool.call({ tool: 'deploy', target: 'production' }))
expectType<Promise<ToolCallResult<string>>>($.tool.call({ tool: valueOf<string>(), anything: 1 }))
// a required argument left out, one of the wrong type, and one that the tool lacks
expectError($.tool.call({ tool: 'Bash' }))
expectError($.tool.call({ tool: 'Bash', command: 5 }))
expectError($.tool.call({ tool: 'Bash', command: 'ls', comand: 'ls' }))

// every call: `e.tool` narrows e, and what next(e) comes to
on('tool.call', async ($, e, next) => {
  expectType<BuiltinToolName | McpToolName>(e.tool)
  if (e.tool === 'Bash') {
    expectType<Frozen<Bash>>(e)
    const ran = await next({ ...e, command: e.command.trim() })
    expectType<ToolCallResult<'Bash'>>(ran)
    if (ran.deny === undefined && ran.isError === undefined) expectType<BuiltinToolResults['Bash']>(ran.result)
    // an argument that Bash lacks, and one of the wrong type
    expectError(next({ ...e, comand: 'ls' }))
    expectError(next({ ...e, command: 5 }))
  }
  const ran = await next(e)
  if (ran.deny === undefined) expectType<unknown>(ran.result)
  // frozen
  expectError((e.tool = 'Read'))
  await $.tool.call(e)
  return next(e)
})
// an answer without a result
expectError(on('tool.call', () => ({ text: 'done' })))

// one tool: its arguments, its result, and no other tool's call for next
on('tool.call', { tool: 'Bash' }, async ($, e, next) => {
  expectType<Frozen<Bash>>(e)
  expectType<'tool.call'>(next.event)
  // no other tool can take its place
  expectError(next({ tool: 'Read', tool_use_id: e.tool_use_id, file_path: 'x' }))
  expectError(next.to({ ...e, command: 5 }, 'core'))
  expectType<Promise<ToolCallResult<'Bash'>>>(next.to(e, 'core'))
  if (next.is('tool.call', e)) expectType<Frozen<Bash>>(e)
  return next(e)
}).catch(($, e, next) => (next.called ? next(e) : { deny: e.command }))
on('tool.run', { tool: 'Bash' }, async ($, e, next) => {
  const ran = await next(e)
  if (ran.deny === undefined && ran.isError === undefined) expectType<string>(ran.result.stdout)
  return ran
})
on('classic.PreToolUse', { tool: 'Bash' }, ($, e, next) => {
  expectType<Frozen<ToolInputOf<'Bash', BashInput>>>(e)
  expectType<Promise<PreToolUseResult>>(next(e))
  return { deny: e.command }
})

// one of several
on('tool.call', { tool: ['Edit', 'Write'] }, async ($, e, next) => {
  expectType<Frozen<ToolInputOf<'Edit', FileEditInput> | ToolInputOf<'Write', FileWriteInput>>['file_path']>(e.file_path)
  if (e.tool === 'Edit') {
    const ran = await next(e)
    if (ran.deny === undefined && ran.isError === undefined) expectType<FileEditOutput>(ran.result)
  }
  return next(e)
})

// an argument narrows too, and next takes any other value of it
on('tool.call', { tool: 'Bash', command: ['ls', 'pwd'] }, ($, e, next) => {
  expectType<'ls' | 'pwd'>(e.command)
  return next({ ...e, command: 'true' })
})
on('tool.call', { tool: 'Bash', timeout: 1000 }, ($, e, next) => {
  // what matched is there
  expectType<1000>(e.timeout)
  return next(e)
})
// an argument without a tool: the tools that have it
on('tool.call', { notebook_path: /ipynb$/ }, ($, e, next) => {
  if (e.tool === 'NotebookEdit') expectType<string>(e.notebook_path)
  return next(e)
})
// an expression may mean any tool
on('tool.call', { tool: /^mcp__/ }, ($, e, next) => {
  expectType<BuiltinToolName | McpToolName>(e.tool)
  return next(e)
})

// a tool that no table has: its arguments are open
on('tool.run', { tool: 'deploy', target: 'production' }, ($, e) => {
  expectType<'deploy'>(e.tool)
  expectType<unknown>(e.target)
  return { result: e.region }
})
on('tool.call', { tool: 'mcp__gh__issue' }, ($, e, next) => {
  expectType<'mcp__gh__issue'>(e.tool)
  expectType<unknown>(e.title)
  return next(e)
})
// a tool of another build, and one under the name that it had before: it is called by today's
on('tool.call', { tool: 'Grep' }, ($, e, next) => {
  expectType<GrepInput['pattern']>(e.pattern)
  return next(e)
})
on('tool.call', { tool: 'Task' }, ($, e, next) => {
  expectType<'Agent'>(e.tool)
  expectType<AgentInput['prompt']>(e.prompt)
  return next(e)
})

// an argument that the tool lacks, one of the wrong type, and one that isn't there at all
expectError(on('tool.call', { tool: 'Bash', file_path: 'x' }, ($, e, next) => next(e)))
expectError(on('tool.call', { tool: 'Bash', command: 5 }, ($, e, next) => next(e)))
expectError(on('tool.call', { tool: 'Bash', command: undefined }, ($, e, next) => next(e)))
// an argument that neither of the tools has
expectError(on('tool.call', { tool: ['Edit', 'Write'], command: 'ls' }, ($, e, next) => next(e)))
