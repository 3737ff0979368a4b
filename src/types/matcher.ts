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
import type { Args, EventName } from './event-map.js'

/** What a matcher may hold where the input's type says nothing. */
export type MatcherData = string | number | boolean | null | RegExp | readonly MatcherData[] | { readonly [key: string]: MatcherData }

/** The keys a shape names, an index signature apart. */
type NamedKeys<T> = keyof { [K in keyof T as string extends K ? never : number extends K ? never : K]: 0 }

/** The keys that any arm of a union names. */
type KeysAcross<Input> = Input extends unknown ? (string extends keyof Input ? NamedKeys<Input> : keyof Input) : never

/** What a key holds in the arms of a union that name it. */
type ValueAcross<Input, K> = Input extends unknown
  ? K extends (string extends keyof Input ? NamedKeys<Input> : keyof Input)
    ? Input[K & keyof Input]
    : never
  : never

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
export type Matcher<Input> = { readonly [K in KeysAcross<Input>]?: MatcherValue<ValueAcross<Input, K>> }

/** The matcher that `on` takes for an event. */
export type MatcherFor<Name extends EventName> = Matcher<Args<Name>>

/** How deep a matcher narrows; below that, `e` stays as declared. */
type Depth = readonly [unknown, unknown, unknown, unknown, unknown, unknown]
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
    ? Extract<Value, string>
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
  [K in keyof M]-?: K extends keyof Arm
    ? [NarrowedValue<Exclude<Arm[K], undefined>, M[K], D>] extends [never]
      ? K
      : never
    : K
}[keyof M]

/** An arm with what matched in place of what was declared: a key that matched is there. */
type NarrowedArm<Arm, M, D extends readonly unknown[]> = Arm extends unknown
  ? [KeysAgainst<Arm, M, D>] extends [never]
    ? { [K in keyof Arm as K extends keyof M ? never : K]: Arm[K] } & {
        [K in keyof Arm as K extends keyof M ? K : never]-?: K extends keyof M ? NarrowedValue<Exclude<Arm[K], undefined>, M[K], D> : never
      } extends infer Both
      ? { [K in keyof Both]: Both[K] }
      : never
    : never
  : never

/** An event's input once a matcher matched it: the arms that fit, with the matched values in place. */
export type Narrowed<Input, M> = NarrowedArm<Input, M, Depth>
