/** What a generic name's type parameters are filled with, so that there is something to compare. */
import { reasonForLaterKey } from './scope.js'

/** By name: each list of arguments is an instantiation of its own. */
const BY_NAME: Record<string, string[][]> = {
  CatchHandler: [["($: object, e: { a: string }, next: (e: { a: string }) => Promise<{ b: number }>) => Promise<{ b: number }>"], ['() => AsyncGenerator<string, { b: number }>']],
  Registration: [["($: object, e: { a: string }, next: (e: { a: string }) => Promise<{ b: number }>) => Promise<{ b: number }>"]],
  ClientModule: [['{ label: string }', '{ open: boolean }'], []],
  DeclaredEvents: [["readonly ['probe', 'count']"]],
  DeclaredEventsOf: [["'probe'", "'count'"]],
  DeclaredStateChange: [["'probe'", "'count'"]],
  StateRef: [["'probe'", "'count'"]],
  StateValue: [["'probe'", "'count'"], ["'probe'", "'names'"]],
  StateName: [["'probe'", "'count'"], []],
  DeclaredAttachmentInput: [["'plan_mode'"]],
  ElementConstructor: [['{ label: string }']],
  EngineNoun: [["'prompt'"], ["'tool'"], ["'ui'"]],
  EngineNounEvent: [["'prompt'"], ["'ui'"]],
  EngineCall: [["'prompt.submit'"], ["'turn.step'"]],
  ClassicFields: [["'PreToolUse'"], ["'Stop'"]],
  GlobHook: [["'prompt.*'"], ["'turn.*'"]],
  GlobNext: [["'prompt.*'"], ["'turn.*'"]],
  HookFor: [["'*'"], ["'prompt.submit'"], ["'turn.step'"], ["'turn.*'"], ["'!turn.step'"]],
  ImpossibleKeys: [["{ kind: 'a'; n?: number } | { kind: 'b' }", "{ kind: 'b' }", '[]']],
  KeptEvent: [["'prompt.submit'", "{ text: 'a' }"], ["'ui.render'", "{ component: 'AbovePrompt' }"]],
  KeptMembers: [["{ kind: 'a'; n?: number } | { kind: 'b' }", "{ kind: 'a' }"]],
  IsDiscriminant: [["{ kind: 'a' } | { kind: 'b' }", "'kind'"], ['{ kind: string }', "'kind'"]],
  TagKeys: [["{ kind: 'a' } | { kind: 'b' }", "'kind'"]],
  MatchedEvent: [["'prompt.submit'", "{ text: 'a' }"], ["'tool.call'", "{ tool: 'Bash' }"], ["'ui.render'", "{ component: 'AbovePrompt' }"]],
  MatchedHook: [["'prompt.submit'", "{ text: 'a' }"], ["'tool.call'", "{ tool: 'Bash' }"], ["'turn.step'", '{}'], ["'ui.render'", "{ component: 'AbovePrompt' }"]],
  MatchedNames: [["'turn.*'"], ["'turn.*'", "{ turnId: 'a' }"]],
  MatchedResult: [["'prompt.submit'", "{ text: 'a' }"], ["'tool.call'", "{ tool: 'Bash' }"]],
  MatchedStreamHook: [["'turn.step'", '{}']],
  MatchedStreamNarrowings: [["'turn.step'", '{}']],
  MatchedStreamNext: [["'turn.step'", '{}']],
  Matcher: [["{ kind: 'a'; n?: number; list: string[]; inner: { deep: 'x' | 'y' } } | { kind: 'b' }"], ['{ [key: string]: unknown; name: string }']],
  MatcherFor: [["'prompt.submit'"], ["'tool.call'"], ["'turn.*'"], ["'ui.render'"]],
  MatcherOne: [['string'], ['string[]'], ["{ kind: 'a' }"], ['unknown']],
  MatcherValue: [["'a' | 'b'"], ['{ n: number }']],
  MatcherValueAcross: [["{ kind: 'a' } | { kind: 'b'; n: number }", "'kind'"]],
  MatcherValueOf: [["{ kind: 'a' } | { kind: 'b'; n: number }", "'kind'"]],
  Namespace: [["'a.b.c'"], []],
  Narrowed: [["{ kind: 'a'; n?: number } | { kind: 'b' }", "{ kind: 'a'; n: 1 }"], ['{ list: string[]; inner?: { deep: string } }', "{ inner: { deep: 'x' } }"]],
  NarrowedByAny: [["'a' | 'b'", "readonly ['a', 'c']", '[]']],
  NarrowedByOne: [["'a' | 'b'", "'a'", '[]']],
  NarrowedMember: [["{ kind: 'a'; n?: number }", '{ n: 1 }', '[]']],
  NarrowedValue: [['string | number', "'a'", '[]'], ['{ n?: number }', '{ n: 1 }', '[]']],
  Next: [["'prompt.submit'"], ["'tool.call'"], ["'session.start'"], ["'engine.create'"], ["'ui.render'"]],
  NextResultFor: [["'tool.call'", '{ a: string }', "'Bash'"]],
  NonEmpty: [['string[]', 'string'], ['readonly string[]', 'string'], ['[string, ...string[]]', 'string']],
  NounEventResult: [['never']],
  NounEventRow: [["'a.b'", '{ a: string }', 'number']],
  OpenMatcher: [['{ [key: string]: unknown; name: string }', "{ kind: 'a' } | { kind: 'b'; n: number }"]],
  OpEventResult: [["'model.complete'"], []],
  PatternOver: [["'prompt.submit' | 'turn.step'"]],
  Select: [["{ kind: 'a' } | { kind: 'b' }", "{ kind: 'a' }"]],
  Selected: [["'*'"], ["'turn.*'"], ["'!turn.*'"], ["'turn.step'"]],
  Selection: [["{ kind: 'a' } | { kind: 'b'; n: number }", "{ kind: 'a' }"]],
  SourceValues: [['readonly [string, number]']],
  Shaped: [['{ a: string }']],
  ShapedValue: [['{ a: string }']],
  StreamHook: [["'turn.step'"], ["'process.spawn'"]],
  StreamHookBody: [['string', '{ b: number }']],
  StreamNext: [["'turn.step'"], ["'process.spawn'"]],
  StyledElement: [["'Box'", '{ a: string }']],
  ToolEnvelope: [["'Bash'", '{ command: string }']],
  ToolInputOf: [["'Bash'", '{ command: string }'], ['string', '{ [key: string]: unknown }']],
  ToolCallResult: [["'Bash'"], []],
  ToolResultOf: [["'Bash'"], ["'Agent'"], ['string']],
  ToolNamed: [["'Bash'"]],
  UnionToIntersection: [['{ a: string } | { b: number }']],
  Literal: [['RegExp'], ["'a'"]],
  Negatable: [['{ toBe(value: unknown): void }']],
  Wide: [['vec3'], ['number']],
  Table: [['{ a: [number, number, number] }[]']],
}

/** By the text of a type parameter's constraint. */
const BY_CONSTRAINT: Record<string, string> = {
  EventName: "'prompt.submit'",
  StreamingEventName: "'turn.step'",
  OpEventName: "'model.complete'",
  Pattern: "'turn.*'",
  RenderComponent: "'AbovePrompt'",
  RenderSurface: "'terminal'",
  JsonValue: '{ label: string }',
}

/** For a type parameter without a constraint. */
const SAMPLE = "{ kind: 'a'; n?: number }"

export type TypeParameter = { name: string; constraint?: string; hasDefault: boolean }

/** The lists of arguments to instantiate a name with, each as source text between `<` and `>`. */
export function instantiationsOf(name: string, parameters: readonly TypeParameter[]): string[] {
  const listed = BY_NAME[name]
  if (listed) return listed.filter(list => !list.some(isOfLaterKey)).map(list => list.join(', '))
  const filled = parameters.map(({ constraint }) => (constraint === undefined ? SAMPLE : (BY_CONSTRAINT[constraint] ?? constraint)))
  return parameters.every(parameter => parameter.hasDefault) ? ['', filled.join(', ')] : [filled.join(', ')]
}

/** Whether an argument is an event or a noun that is not declared yet. */
const isOfLaterKey = (argument: string): boolean => /^'.*'$/.test(argument) && reasonForLaterKey(argument.slice(1, -1)) !== undefined
