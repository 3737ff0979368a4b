/**
 * Matchers: which inputs of an event a hook is for, and what `e` is once they matched.
 *
 * A matcher is an object of the input's keys. A value matches itself; a list matches any of its values; a regular
 * expression matches a string; an object matches a nested object; what matches an element matches its array.
 *
 * Compared with Claude Code 2.1.332.
 *
 * @see https://code.claude.com/docs/en/plugins/mods/reference
 */
import type { Namespace, Pattern, Selected } from './chain.js'
import type { Args, EventName, EventResult } from './event-map.js'
import type { ArgumentsOf, CallOf, KnownMcpTool, KnownTool, ToolCallEvent, ToolEvent } from './internal/tool-rows.js'
import type { ToolCallInput, ToolInputOf } from './tool-call.js'
import type { McpToolInputs } from './tools-mcp.js'
import type { BuiltinToolInputs, BuiltinToolName, CurrentToolName, ToolInputs } from './tools.js'

/** What a matcher may hold where the input's type says nothing. */
export type MatcherData = string | number | boolean | null | RegExp | readonly MatcherData[] | { readonly [key: string]: MatcherData }

/** The keys a shape names, an index signature apart. */
type NamedKeys<T> = string extends keyof T
  ? keyof { [K in keyof T as string extends K ? never : number extends K ? never : K]: 0 }
  : keyof T

/** The keys that any arm of a union names. */
type KeysAcross<Input> = Input extends unknown ? NamedKeys<Input> : never

/** What a key holds in the arms of a union that name it. */
type ValueAcross<Input, K> = Input extends unknown ? (K extends NamedKeys<Input> ? Input[K & keyof Input] : never) : never

/** Whether any arm of a union takes keys that it doesn't name. */
type IsOpen<Input> = Input extends unknown ? (string extends keyof Input ? true : never) : never

type Scalar = string | number | boolean | null

/** The parts of a value that a matcher goes into: the objects, and the elements of arrays. */
type ObjectsIn<Value> = Value extends Scalar | undefined
  ? never
  : Value extends readonly (infer Item)[]
    ? ObjectsIn<Item>
    : Value extends object
      ? Value
      : never

type ScalarsIn<Value> = Value extends Scalar ? Value | RegExp : Value extends readonly (infer Item)[] ? ScalarsIn<Item> : never

type MatcherOne<Value> = unknown extends Value
  ? MatcherData
  : ScalarsIn<Value> | ([ObjectsIn<Value>] extends [never] ? never : Matcher<ObjectsIn<Value>>)

/** A value to match, or a list of which any may match. */
type MatcherValue<Value> = MatcherOne<Value> | readonly MatcherOne<Value>[]

/**
 * A matcher for an input: any of its keys, each with what it has to be. Of a union, the keys of all arms together; the
 * arms that a matcher rules out are gone from `e`.
 */
export type Matcher<Input> = { readonly [K in KeysAcross<Input>]?: MatcherValue<ValueAcross<Input, K>> } & (true extends IsOpen<Input>
  ? { readonly [key: string]: MatcherData }
  : unknown)

/** What a matcher may ask of any tool's call. */
interface BesideCallMatcher {
  /** The call's id. */
  readonly tool_use_id?: MatcherValue<string>
  /** The subagent that calls. */
  readonly agentId?: MatcherValue<string>
  /** What goes to the tool's server beside the arguments. */
  readonly requestMeta?: MatcherValue<Record<string, string>>
}

/** A matcher for the calls of one tool: an editor that reads the name offers that tool's arguments. */
type CallMatcher<Name, Arguments> = {
  /** The tool. */
  readonly tool: Name
} & BesideCallMatcher & {
  readonly [K in keyof Arguments]?: MatcherValue<Arguments[K]>
}

/** A matcher for the calls of any tools, those that no table has among them. Whether its keys fit, `Matching` finds out. */
type CallsMatcher = {
  /** The tool: a name, a list of names, or a pattern. */
  readonly tool?: (string & {}) | RegExp | readonly (KnownTool | (string & {}) | RegExp)[]
  readonly [key: string]: MatcherData | undefined
}

/** A matcher for tool calls. */
// one arm for each tool is for editors alone: CallsMatcher comes first, so no matcher is compared with them
type ToolMatcher =
  | CallsMatcher
  | { [Name in BuiltinToolName]: CallMatcher<Name, BuiltinToolInputs[Name]> }[BuiltinToolName]
  | { [Name in KnownMcpTool]: CallMatcher<Name, ArgumentsOf<Name>> }[KnownMcpTool]

/** The events among some whose inputs have a matcher's keys. A tool's input may have any. */
type NamesWithKeys<Name, M> = Name extends ToolEvent
  ? Name
  : Name extends EventName
    ? [M] extends [never]
      ? Name
      : keyof M extends AnyKeyOf<Args<Name>>
        ? Name
        : never
    : never

/** The events that a registration is for: those of the pattern whose inputs have the matcher's keys. */
// through infer, which waits for P: while it is open, the compiler would go through all events
export type MatchedNames<P extends Pattern, M = never> = (
  P extends EventName ? P : Selected<P> extends infer Name ? NamesWithKeys<Name, M> : never
) extends infer Names extends EventName
  ? Names
  : never

type AnyKeyOf<Input> = Input extends unknown ? keyof Input : never

type MatcherOf<Name extends EventName> =
  | ([Extract<Name, ToolEvent>] extends [never] ? never : ToolMatcher)
  | ([Exclude<Name, ToolEvent>] extends [never] ? never : Matcher<Args<Exclude<Name, ToolEvent>>>)

/** The matcher that `on` takes for a pattern. */
export type MatcherFor<P extends Pattern> = MatcherOf<MatchedNames<P>> extends infer Settled
  ? Settled
  : never

/** How deep a matcher narrows, the engine's own bound; below that, `e` stays as declared. */
type Depth = readonly [unknown, unknown, unknown, unknown, unknown, unknown, unknown, unknown]
type Below<D extends readonly unknown[]> = D extends readonly [unknown, ...infer Rest] ? Rest : []

/** What is left of a value that an entry of a matcher matched; never where it can't match. */
type NarrowedValue<Value, Wanted, D extends readonly unknown[]> = D extends readonly []
  ? Value
  : unknown extends Value
    ? Value
    : Wanted extends readonly (infer One)[]
      ? One extends unknown
        ? NarrowedByOne<Value, One, D>
        : never
      : NarrowedByOne<Value, Wanted, D>

type NarrowedByOne<Value, Wanted, D extends readonly unknown[]> = Value extends readonly (infer Item)[]
  ? [NarrowedValue<Item, Wanted, Below<D>>] extends [never]
    ? never
    : Value extends readonly [unknown, ...unknown[]]
      ? Value
      : Value extends Item[]
        ? [Item, ...Item[]]
        : readonly [Item, ...Item[]]
  : Wanted extends RegExp
    ? Extract<Value, Scalar>
    : Wanted extends object
      ? Value extends object
        ? NarrowedArm<Value, Wanted, Below<D>>
        : never
      : Value extends Wanted
        ? Value
        : Wanted extends Value
          ? Wanted
          : never

/** The keys of a matcher that an arm can't satisfy. */
type KeysAgainst<Arm, M, D extends readonly unknown[]> = {
  [K in keyof M]-?: undefined extends M[K]
    ? {} extends Pick<M, K>
      ? never
      : K
    : K extends keyof Arm
      ? [NarrowedValue<Exclude<Arm[K], undefined>, M[K], D>] extends [never]
        ? K
        : never
      : K
}[keyof M]

/**
 * The keys that a matcher speaks of: not those that it may lack itself, nor `plugin` with the wildcard, which says nothing of
 * the value.
 */
type SpokenKeys<M> = keyof {
  [K in keyof M as undefined extends M[K] ? never : [K, M[K]] extends ['plugin', '*'] ? never : K]: 0
}

/** An arm with what matched in place of what was declared. */
type NarrowedArm<Arm, M, D extends readonly unknown[]> = Arm extends unknown
  ? [KeysAgainst<Arm, M, D>] extends [never]
    ? {
        [K in keyof Arm as K extends SpokenKeys<M> ? never : K]: Arm[K]
      } & {
        [K in keyof Arm as K extends SpokenKeys<M> ? K : never]-?: K extends keyof M ? NarrowedValue<Exclude<Arm[K], undefined>, M[K], D> : never
      } extends infer Both
      ? { [K in keyof Both]: Both[K] }
      : never
    : never
  : never

/** An input once a matcher matched it: the arms that fit, with the matched values in place. */
export type Narrowed<Input, M> = NarrowedArm<Input, M, Depth>

/** The arms of an input that a matcher lets through, as declared. */
type KeptArms<Input, M> = Input extends unknown ? ([KeysAgainst<Input, M, Depth>] extends [never] ? Input : never) : never

/** The tools that a matcher's `tool` names, under today's names: string where it may be any. */
type ToolsIn<M> = M extends { readonly tool: infer T } ? ToolIn<T extends readonly (infer One)[] ? One : T> : string
type ToolIn<One> = One extends string ? CurrentToolName<One> : string

/** The calls that an event may bring, of the tools of some names. */
type CallsOf<Name extends ToolEvent, Tool extends string> = string extends Tool
  ? Name extends ToolCallEvent
    ? ToolCallInput
    : Args<Name>
  : Name extends ToolCallEvent
    ? CallOf<Tool>
    : Tool extends unknown
      ? ToolInputOf<Tool, ArgumentsOf<Tool>>
      : never

/** The input of one event that a matcher lets through, as declared. A tool's name looks its arguments up. */
type KeptInput<Name extends EventName, M> = Name extends ToolEvent
  ? keyof M extends 'tool'
    ? CallsOf<Name, ToolsIn<M>>
    : KeptArms<CallsOf<Name, ToolsIn<M>>, Omit<M, 'tool'>>
  : KeptArms<Args<Name>, M>

/** The keys of a matcher by which an event is about a tool: a former name matches the tool under today's. */
type ToolKey = 'tool' | 'tool_name'

/** A matcher with the tools that it names under today's names, as `e` has them. */
type Todays<M> = [keyof M & ToolKey] extends [never] ? M : { [K in keyof M]: K extends ToolKey ? TodaysTool<M[K]> : M[K] }
type TodaysTool<T> = T extends readonly (infer One)[] ? readonly TodaysTool<One>[] : T extends string ? CurrentToolName<T> : T

/** The input of one event, narrowed. */
type NarrowedInput<Name extends EventName, M> = Name extends ToolEvent
  ? keyof M extends 'tool'
    ? CallsOf<Name, ToolsIn<M>>
    : Narrowed<CallsOf<Name, ToolsIn<M>>, Omit<M, 'tool'>>
  : Narrowed<Args<Name>, Todays<M>>

/** What `next` takes in a matched hook: the inputs that the matcher lets through, as declared, so that a matched key can change. */
export type KeptEvent<P extends Pattern, M> = KeptInput<MatchedNames<P, M>, M>

/** What a matched hook receives, before it is frozen: the inputs that the matcher lets through, with what matched in place. */
export type MatchedEvent<P extends Pattern, M> = NarrowedInput<MatchedNames<P, M>, M>

/** What a matched hook answers. */
export type MatchedResult<P extends Pattern, M> = EventResult<MatchedNames<P, M>>

/** What stands in an error where no input of the event has what a matcher asks for. */
type NoInputMatches = {
  /** Nothing is assignable to it, so the key's name is what the error says. */
  readonly 'no input of this event matches': never
}

/** The keys of a matcher that no input has by themselves; all of them where they only exclude each other. */
type UnmatchedKeys<P extends Pattern, M> = { [K in keyof M]: [MatchedEvent<P, Pick<M, K | ('tool' & keyof M)>>] extends [never] ? K : never }[keyof M] extends infer Unmatched
  ? [Unmatched] extends [never]
    ? keyof M
    : Unmatched
  : never

/** The keys by which a call is matched whose tool goes unsaid: the call's own, and those of every known tool's arguments. */
type CallKey =
  | keyof BesideCallMatcher
  | KeysAcross<BuiltinToolInputs[BuiltinToolName]>
  | KeysAcross<ToolInputs[keyof ToolInputs]>
  | KeysAcross<McpToolInputs[keyof McpToolInputs]>

/** The keys of a matcher that no known tool takes, where it names none: a tool that nobody declared may take any, once it is named. */
type UnknownKeys<P extends Pattern, M> = [P] extends [ToolEvent | `${Namespace<ToolEvent>}.*`]
  ? 'tool' extends keyof M
    ? never
    : [MatchedNames<P, M>] extends [ToolEvent]
      ? Exclude<keyof M, CallKey>
      : never
  : never

/**
 * Holds a matcher to what an event can bring: one that matches nothing is refused, at the keys that are to blame; so are keys
 * of a call that no known tool takes, unless the matcher names the tool.
 */
export type Matching<P extends Pattern, M> = [MatchedEvent<P, M>] extends [never]
  ? { readonly [K in keyof M as K extends UnmatchedKeys<P, M> ? K : never]: NoInputMatches }
  : [UnknownKeys<P, M>] extends [never]
    ? unknown
    : { readonly [K in keyof M as K extends UnknownKeys<P, M> ? K : never]: NoInputMatches }
