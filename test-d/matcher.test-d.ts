import { expectAssignable, expectNotAssignable, expectType } from 'tsd'
import type {
  BashInput,
  Frozen,
  KeptEvent,
  MatchedEvent,
  MatchedHook,
  MatchedNames,
  MatchedResult,
  Matcher,
  MatcherData,
  MatcherFor,
  Matching,
  Narrowed,
  SessionAppendInput,
  SessionAppendResult,
  ToolCallInput,
  ToolCallInputOf,
  ToolCallResult,
  ToolCheckResult,
  TurnStartInput,
} from 'modhook'
import { valueOf } from './shape.js'

type Input =
  | { kind: 'file'; path: string; tags?: readonly string[]; from?: { agent: string; depth: number } }
  | { kind: 'url'; href: string; from?: { agent: string; depth: number } }

// Matcher: any of the keys of any arm, with a value, a list, a pattern, or a matcher of what is nested
expectAssignable<Matcher<Input>>({})
expectAssignable<Matcher<Input>>({ kind: 'file', path: /\.ts$/ })
expectAssignable<Matcher<Input>>({ kind: ['file', 'url'] })
expectAssignable<Matcher<Input>>({ from: { depth: 0 } })
// what matches an element matches its array
expectAssignable<Matcher<Input>>({ tags: 'draft' })
// a value that no arm has
expectNotAssignable<Matcher<Input>>({ kind: 'folder' })
// a number is no string
expectNotAssignable<Matcher<Input>>({ path: 1 })

// MatcherFor: the matcher of an event
expectAssignable<MatcherFor<'session.append'>>({ door: 'note', message: { type: 'system' } })
expectNotAssignable<MatcherFor<'session.append'>>({ door: 'window' })

// a tool's name, with its own arguments; one that no table has, with any
expectAssignable<MatcherFor<'tool.call'>>({ tool: 'Bash', command: /^rm / })
expectAssignable<MatcherFor<'tool.call'>>({ tool: ['Bash', 'deploy', /^mcp__/] })
expectAssignable<MatcherFor<'tool.run'>>({ tool: 'deploy', target: 'production' })
// a tool's name is a string
expectNotAssignable<MatcherFor<'tool.call'>>({ tool: 5 })

// MatcherData: what is matched where the input's type says nothing
expectAssignable<MatcherData>({ deep: ['a', 1, null, /x/] })
expectNotAssignable<MatcherData>(undefined)

// Narrowed: the arms that fit, with what matched in place; a key that matched is there
expectType<'file'>(valueOf<Narrowed<Input, { kind: 'file' }>>().kind)
expectType<string>(valueOf<Narrowed<Input, { kind: 'file' }>>().path)
expectType<{ agent: string; depth: 0 }>(valueOf<Narrowed<Input, { kind: 'url'; from: { depth: 0 } }>>().from)
expectType<readonly [string, ...string[]]>(valueOf<Narrowed<Input, { tags: 'draft' }>>().tags)
// keys of two arms that no input has together
expectType<never>(valueOf<Narrowed<Input, { path: 'a'; href: 'b' }>>())
// a pattern may match a number as well, by its digits
expectType<number>(valueOf<Narrowed<{ n: number }, { n: RegExp }>>().n)
// it matches no object
expectType<never>(valueOf<Narrowed<{ o: { a: string } }, { o: RegExp }>>())
// the wildcard of `plugin` says nothing of the value
expectType<string | undefined>(valueOf<Narrowed<{ plugin?: string }, { plugin: '*' }>>().plugin)
// a key that the matcher may lack narrows nothing
expectType<{ text: string; agentId?: string }>(valueOf<Narrowed<{ text: string; agentId?: string }, { readonly agentId?: string }>>())
// deeper than the engine looks, all stays as it is declared
type Deep<Value> = { a: { a: { a: { a: { a: { a: { a: { a: Value } } } } } } } }
expectType<'x'>(valueOf<Narrowed<Deep<string>, Deep<'x'>>>().a.a.a.a.a.a.a.a)
expectType<{ b: string }>(valueOf<Narrowed<Deep<{ b: string }>, Deep<{ b: 'x' }>>>().a.a.a.a.a.a.a.a)

// MatchedNames: the events of a pattern whose inputs have the matcher's keys
expectType<'turn.start'>(valueOf<MatchedNames<'turn.start'>>())
expectType<'turn.step'>(valueOf<MatchedNames<'turn.*', { messageCount: number }>>())

// MatchedEvent narrows, KeptEvent stays as declared, MatchedResult is the event's
expectType<'note'>(valueOf<MatchedEvent<'session.append', { door: 'note' }>>().door)
expectType<SessionAppendInput['door']>(valueOf<KeptEvent<'session.append', { door: 'note' }>>().door)
expectType<SessionAppendResult>(valueOf<MatchedResult<'session.append', { door: 'note' }>>())
expectType<ToolCallResult>(valueOf<MatchedResult<'tool.call', { tool: 'Bash' }>>())
expectType<ToolCheckResult>(valueOf<MatchedResult<'tool.check', { tool: 'Bash' }>>())
expectType<'x'>(valueOf<MatchedEvent<'turn.start', { text: 'x' }>>().text)
expectType<TurnStartInput>(valueOf<KeptEvent<'turn.start', { text: 'x' }>>())
// a tool's name looks its arguments up
expectType<ToolCallInputOf<'Bash'>>(valueOf<MatchedEvent<'tool.call', { tool: 'Bash' }>>())
expectType<ToolCallInputOf<'Edit'> | ToolCallInputOf<'Write'>>(valueOf<KeptEvent<'tool.call', { tool: readonly ['Edit', 'Write'] }>>())
expectType<ToolCallInput>(valueOf<KeptEvent<'tool.call', { tool: RegExp }>>())
expectType<'ls'>(valueOf<MatchedEvent<'tool.call', { tool: 'Bash'; command: 'ls' }>>().command)
expectType<string>(valueOf<KeptEvent<'tool.call', { tool: 'Bash'; command: 'ls' }>>().command)
expectType<Frozen<ToolCallInputOf<'Bash'>>>(valueOf<Parameters<MatchedHook<'tool.call', { tool: 'Bash' }>>[1]>())
expectType<BashInput['command']>(valueOf<MatchedEvent<'tool.call', { tool: 'Bash' }>>().command)
// a former name is the tool of today
expectType<'Agent'>(valueOf<MatchedEvent<'tool.call', { tool: 'Task' }>>().tool)

// Matching: nothing where the matcher can match, the keys to blame where it can't
expectType<unknown>(valueOf<Matching<'session.append', { door: 'note' }>>())
expectType<'nowhere'>(valueOf<keyof Matching<'session.append', { door: 'note'; nowhere: 1 }>>())
expectType<unknown>(valueOf<Matching<'tool.call', { tool: 'Bash'; command: 'ls' }>>())
expectType<'file_path'>(valueOf<keyof Matching<'tool.call', { tool: 'Bash'; file_path: 'x' }>>())
// keys that only exclude each other are all to blame
expectType<'origin' | 'door'>(valueOf<keyof Matching<'prompt.attachment', { origin: 'x'; door: 'y' }>>())
// a key that no known tool takes: misspelt, unless the matcher names the tool that takes it
expectType<'tol'>(valueOf<keyof Matching<'tool.call', { tol: 'Bash' }>>())
expectType<'tol'>(valueOf<keyof Matching<'classic.PreToolUse', { tol: 'Bash' }>>())
expectType<'tol'>(valueOf<keyof Matching<'tool.*', { tol: 'Bash' }>>())
expectType<unknown>(valueOf<Matching<'tool.call', { tool: 'deploy'; tol: 'x' }>>())
expectType<unknown>(valueOf<Matching<'tool.call', { tool: RegExp; tol: 'x' }>>())
// those of any known tool's arguments and of the call itself are fine by themselves
expectType<unknown>(valueOf<Matching<'tool.call', { command: 'ls' }>>())
expectType<unknown>(valueOf<Matching<'tool.run', { agentId: 'a'; tool_use_id: 'b' }>>())
// a pattern that reaches events which nobody declared
expectType<unknown>(valueOf<Matching<'*', { tol: 'x' }>>())
// a tool that no table has may be a plugin's
expectAssignable<MatcherFor<'tool.call'>>({ tool: 'Bsh' })
