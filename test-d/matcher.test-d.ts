import { expectAssignable, expectNotAssignable, expectType } from 'tsd'
import type {
  BashInput,
  KeptEvent,
  MatchedEvent,
  MatchedNames,
  MatchedResult,
  Matcher,
  MatcherData,
  MatcherFor,
  Matching,
  Narrowed,
  SessionAppendInput,
  SessionAppendResult,
  ToolCallResult,
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

// MatchedNames: the events of a pattern whose inputs have the matcher's keys
expectType<'turn.start'>(valueOf<MatchedNames<'turn.start'>>())
expectType<'turn.step'>(valueOf<MatchedNames<'turn.*', { messageCount: number }>>())

// MatchedEvent narrows, KeptEvent stays as declared, MatchedResult is the event's
expectType<'note'>(valueOf<MatchedEvent<'session.append', { door: 'note' }>>().door)
expectType<SessionAppendInput['door']>(valueOf<KeptEvent<'session.append', { door: 'note' }>>().door)
expectType<SessionAppendResult>(valueOf<MatchedResult<'session.append', { door: 'note' }>>())
expectType<ToolCallResult>(valueOf<MatchedResult<'tool.call', { tool: 'Bash' }>>())
// a tool's name looks its arguments up
expectType<BashInput['command']>(valueOf<MatchedEvent<'tool.call', { tool: 'Bash' }>>().command)
// a former name is the tool of today
expectType<'Agent'>(valueOf<MatchedEvent<'tool.call', { tool: 'Task' }>>().tool)

// Matching: nothing where the matcher can match, the keys to blame where it can't
expectType<unknown>(valueOf<Matching<'session.append', { door: 'note' }>>())
expectType<'nowhere'>(valueOf<keyof Matching<'session.append', { door: 'note'; nowhere: 1 }>>())
