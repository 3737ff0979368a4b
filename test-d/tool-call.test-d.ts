import { expectAssignable, expectError, expectNotAssignable, expectType } from 'tsd'
import type {
  BashInput,
  BuiltinToolCallInput,
  BuiltinToolResults,
  McpToolCallInput,
  On,
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

// the envelope is the engine's, the arguments are free
type Bash = Extract<ToolCallInput, { tool: 'Bash' }>
expectType<Shape<{
  required: 'tool' | 'tool_use_id' | 'command'
  optional: Exclude<keyof Bash, 'tool' | 'tool_use_id' | 'command'>
  pinned: 'tool' | 'tool_use_id' | 'agentId'
}>>(shapeOf<Bash>())
expectType<BashInput['command']>(valueOf<Bash>().command)
expectType<string | undefined>(valueOf<Bash>().agentId)
expectType<Bash>(valueOf<ToolCallInputOf<'Bash'>>())
// pinned: a hook makes no call of another tool of it
expectError((valueOf<Bash>().tool = 'Read'))

// the parts
expectType<{ readonly tool: 'T'; readonly tool_use_id: string } & { a: 1 }>(valueOf<ToolEnvelope<'T', { a: 1 }>>())
expectType<{ readonly tool: 'T'; readonly tool_use_id: string; a: 1 }>(valueOf<ToolInputOf<'T', { a: 1 }>>())
expectType<Record<string, string> | undefined>(valueOf<ToolRequestMeta>().requestMeta)
expectAssignable<ToolCallEnvelope>(valueOf<BuiltinToolCallInput>())
expectAssignable<ToolCallEnvelope>(valueOf<McpToolCallInput>())
expectType<string>(valueOf<Extract<BuiltinToolCallInput, { tool: 'Bash' }>>().command)
expectType<string>(valueOf<McpToolCallInput>().tool_use_id)
// an engine's call always has its id
expectNotAssignable<ToolCallEnvelope>({ tool: 'Bash', command: 'ls' })

// ToolRunInput: all of it pinned
type Run = Extract<ToolRunInput, { tool: 'Bash' }>
expectType<keyof Run>(shapeOf<Run>().pinned)
// the call has been decided on
expectError((valueOf<Run>().command = 'other'))

// what a mod calls a tool with
expectType<{ tool: 'Bash'; tool_use_id?: string; consent?: string }>(valueOf<ToolCallReserved<'Bash'>>())
expectAssignable<ToolCallArgsOf<'Bash'>>({ tool: 'Bash', command: 'ls' })
expectAssignable<ToolCallArgs>({ tool: 'Bash', command: 'ls' })
// the command is required
expectError<ToolCallArgsOf<'Bash'>>({ tool: 'Bash' })
declare const call: ToolCallOverloads
expectType<Promise<ToolCallResult<'Bash'>>>(call({ tool: 'Bash', command: 'ls' }))
expectAssignable<Promise<ToolCallResult>>(call({ tool: 'deploy', target: 'production' }))
// arguments that the tool doesn't take
expectError(call({ tool: 'Bash', command: 5 }))

// hooks: a matcher looks the tool up, and next resolves to its own result
declare const on: On
on('tool.call', { tool: 'Bash' }, async ($, e, next) => {
  expectType<string>(e.command)
  const ran = await next({ ...e, command: e.command.trim() })
  if (ran.deny === undefined && ran.isError === undefined) expectType<BuiltinToolResults['Bash']>(ran.result)
  return ran
})
on('tool.call', { tool: ['Edit', 'Write'] }, ($, e, next) => {
  expectType<'Edit' | 'Write'>(e.tool)
  expectType<string>(e.file_path)
  return next(e)
})
on('tool.call', ($, e, next) => (e.tool === 'Bash' && e.command === 'rm' ? { deny: 'No.' } : next(e)))
// a tool that no table has: its arguments are open
on('tool.run', { tool: 'deploy' }, ($, e) => ({ result: { target: e['target'] } }))
// a key that the tool lacks
expectError(on('tool.call', { tool: 'Bash', file_path: /x/ }, ($, e, next) => next(e)))
on('tool.call', { tool: 'Bash' }, ($, e, next) => {
  // Bash has no path
  expectError(e.file_path)
  return next(e)
})
