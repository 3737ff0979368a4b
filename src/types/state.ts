/**
 * State: named values that the engine holds for the session, each with a version, and the library that reads and writes
 * them: `atom`, `derive`, `memberOf`, `read`, `update`.
 *
 * Events: the calls `state.get` and `state.set`. Compared with Claude Code 2.1.332.
 *
 * @see https://code.claude.com/docs/en/plugins/mods/reference
 */

/**
 * The named values of plugins, by the plugin's name and the value's key. Empty: a plugin declares its own by merging,
 * in its contract file, which may hold no `import`, not even one of types.
 *
 * @example
 * declare module 'claude-code' {
 *   interface PluginState { tally: { total: number; isFolded: StateFamily<boolean> } }
 * }
 */
export interface PluginState {}

/** A plugin that declares named values. */
type Owner = keyof PluginState & string

/** The key of a value that a plugin declares. */
type KeyOf<P extends Owner> = keyof PluginState[P] & string

/** Declares a key of `PluginState` as a family: a value of type `T` for each `id`. A mark: no value looks like it. */
export type StateFamily<T> = {
  /** The type of a member's value. */
  readonly byId: T
}

/** A value as it is kept under a tag. Declares a key of `PluginState` whose atom has a `shape`. */
export type Shaped<T> = {
  /** The tag. */
  shape: string
  /** The value. */
  value: T
}

/** What an atom with a `shape` reads and takes, of a key declared `Shaped<T>`: `T`. Of any other key, never. */
export type ShapedValue<V> = V extends Shaped<infer T> ? T : never

/** The type of a named value, as its plugin declares it; of a family, that of a member. */
export type StateValue<P extends keyof PluginState & string, K extends keyof PluginState[P] & string> =
  PluginState[P][K] extends StateFamily<infer Member> ? Member : PluginState[P][K]

/** A named value by its plugin and its key, which are literals where a plugin declares it. */
export type StateName<P extends string = string, K extends string = string> = {
  /** The plugin that owns it. */
  readonly plugin: P
  /** Its key among the plugin's values. */
  readonly key: K
}

/**
 * A reference to a named value, for `$.state`, `read` and `update`: its plugin and key and, of a family, the member.
 *
 * The engine reads `plugin` and `key` off the source: they are literals, in the file of the call that takes them.
 *
 * @example
 * const total = { plugin: 'tally', key: 'total' } as const
 */
export type StateRef<P extends keyof PluginState & string, K extends keyof PluginState[P] & string> = StateName<P, K> &
  (PluginState[P][K] extends StateFamily<unknown>
    ? Readonly<Required<Pick<StateAddress, 'id'>>>
    : Readonly<Partial<Record<'id', undefined>>>)

/** A reference to a named value that nothing declares, as it crosses to the engine. */
export type StateAddress = {
  /**
   * The plugin that owns the value; a matcher narrows on it.
   * @pinned
   */
  readonly plugin: string
  /**
   * The value's key; a matcher narrows on it.
   * @pinned
   */
  readonly key: string
  /**
   * The member of a family, which alone may be computed. Absent for a value by itself.
   * @pinned
   */
  readonly id?: string
}

/** A write of a named value that nothing declares. A hook rewrites `value`, nothing else. */
export type StateWrite = StateAddress & {
  /** What the value is to be. */
  value: unknown
  /**
   * What it was when the write was raised, undefined where it was never written. The engine sets it.
   * @pinned
   */
  readonly previous?: unknown
  /**
   * The version that the write depends on. Absent where it depends on none.
   * @pinned
   */
  readonly ifVersion?: number
}

/** What a write of a declared value has beside its reference. A hook rewrites `value`, nothing else. */
export type DeclaredStateChange<P extends keyof PluginState & string, K extends keyof PluginState[P] & string> = {
  /** What the value is to be. */
  value: StateValue<P, K>
  /**
   * What it was when the write was raised, undefined where it was never written. The engine sets it.
   * @pinned
   */
  readonly previous: StateValue<P, K> | undefined
  /**
   * The version that the write depends on. Absent where it depends on none.
   * @pinned
   */
  readonly ifVersion?: number
}

/** The references to all declared values, and the writes of them. */
type DeclaredGet = { [P in Owner]: { [K in KeyOf<P>]: StateRef<P, K> }[KeyOf<P>] }[Owner]
type DeclaredSet = { [P in Owner]: { [K in KeyOf<P>]: StateRef<P, K> & DeclaredStateChange<P, K> }[KeyOf<P>] }[Owner]

/** The input of `state.get`: a reference, one arm for each declared value; an address while nothing is declared. */
export type StateGetEvent = [DeclaredGet] extends [never] ? StateAddress : DeclaredGet

/**
 * The input of `state.set`: a write, one arm for each declared value; a write by address while nothing is declared.
 *
 * A plugin changes another's value by handing on a different `value`: only the owner raises the event.
 */
export type StateSetEvent = [DeclaredSet] extends [never] ? StateWrite : DeclaredSet

/** What `$.state.get` resolves to. */
export type StateRead<T = unknown> = {
  /** The value, undefined where it was never written. */
  value: T | undefined
  /** Its version: 0 where it was never written, one more with each write. */
  version: number
}

/** Options of `$.state.set`. */
export type StateSetOptions = {
  /** The version that the value must still have for the write to happen. Absent to write in any case. */
  ifVersion?: number | undefined
}

/** What `$.state.set` resolves to: whether it wrote. It doesn't only where `ifVersion` is no longer the version. */
export type StateSetResult =
  | {
      /** It wrote. */
      isSet: true
      /** The version of this write. */
      version: number
    }
  | {
      /** It didn't write: somebody else had, since. */
      isSet: false
      /** The version that the value has. */
      version: number
    }

/**
 * A named value with what it is before the first write, as `atom` makes it: frozen data, which the engine never sees.
 */
export type Atom<T> = {
  /** The reference. */
  readonly ref: StateAddress
  /** What it is while nothing is written. */
  readonly initial: T
  /** The tag that it is kept under: a value under another one counts as not written. Absent where it has none. */
  readonly shape?: string
}

/** Options of `atom`. */
export type AtomOptions = {
  /** The tag to keep the value under. Change it once the code means something else by the value. */
  shape: string
}

/** A value computed from others, as `derive` makes it. What was computed is kept by the plugin until a reload. */
export type Derived<T> = {
  /** What it is computed from, in the order that it is read. */
  readonly sources: readonly (Atom<unknown> | StateAddress)[]
  /** Computes it from the values of the sources. */
  readonly compute: (...values: never[]) => T
}

/** The values of sources, in order: an atom's, a derived value's, and what a reference has, undefined included. */
export type SourceValues<S extends readonly unknown[]> = {
  [I in keyof S]: S[I] extends Atom<infer V>
    ? V
    : S[I] extends Derived<infer V>
      ? V
      : S[I] extends StateName<infer P, infer K>
        ? P extends keyof PluginState & string
          ? K extends keyof PluginState[P] & string
            ? StateValue<P, K> | undefined
            : unknown
          : unknown
        : unknown
}

/**
 * The type of `atom`: names a value together with what it is before the first write. It calls nothing.
 *
 * A family is given without `id`: `memberOf` adds it. With a `shape`, the key has to be declared `Shaped<T>`.
 *
 * @example
 * const total = atom({ plugin: 'tally', key: 'total' } as const, 0)
 */
export type AtomFunction = {
  <P extends keyof PluginState & string, K extends keyof PluginState[P] & string>(
    ref: StateName<P, K> & Readonly<Pick<StateAddress, 'id'>>,
    initial: StateValue<P, K>,
  ): Atom<StateValue<P, K>>
  <P extends keyof PluginState & string, K extends keyof PluginState[P] & string>(
    ref: StateName<P, K> & Readonly<Pick<StateAddress, 'id'>>,
    initial: ShapedValue<StateValue<P, K>>,
    options: AtomOptions,
  ): Atom<ShapedValue<StateValue<P, K>>>
}

/**
 * The type of `derive`: a value computed from atoms and references, anew only once a version moved. It calls nothing.
 *
 * @example
 * const average = derive([total, rounds], (sum, count) => sum / count)
 */
export type DeriveFunction = <const S extends readonly unknown[], T>(
  sources: S,
  compute: (...values: SourceValues<S>) => T,
) => Derived<T>

/**
 * The type of `memberOf`: the member of a family, or of a family's atom, that belongs to what a hook draws.
 *
 * @example
 * const isThisFolded = await read($, memberOf(isFolded, e))
 */
export type MemberOfFunction = {
  <T>(family: Atom<T>, e: DrawnInstance): Atom<T>
  <P extends string, K extends string>(
    family: StateName<P, K>,
    e: DrawnInstance,
  ): StateName<P, K> & Readonly<Required<Pick<StateAddress, 'id'>>>
}

/** What `memberOf` reads of a `ui.render` hook's `e`. */
type DrawnInstance = {
  /** What is drawn: a dialog, a row, a pane. */
  requestId: string
}

/** What `read` and `update` need of `$`. */
export type StateDollar = {
  /** The calls that they make. */
  state: StateCalls
}

/**
 * The type of `read`: the value of an atom, of a derived value or under a reference, with a `$.state.get` for each
 * value that it takes. While a hook draws, what it draws is drawn anew with them.
 *
 * The atom or the reference stands in the same file, and `$` in a call without a spread argument.
 *
 * @example
 * const sum = await read($, total)
 */
export type ReadFunction = {
  <T>($: StateDollar, source: Atom<T>): Promise<T>
  <T>($: StateDollar, source: Derived<T>): Promise<T>
  <P extends keyof PluginState & string, K extends keyof PluginState[P] & string>(
    $: StateDollar,
    source: StateRef<P, K>,
  ): Promise<StateValue<P, K> | undefined>
}

/**
 * The type of `update`: reads, applies `change` and writes, again until no other write came in between.
 *
 * The atom or the reference stands in the same file, and `$` in a call without a spread argument.
 *
 * @example
 * await update($, total, sum => sum + 1)
 */
export type UpdateFunction = {
  <T>($: StateDollar, target: Atom<T>, change: (value: T) => T): Promise<T>
  <P extends keyof PluginState & string, K extends keyof PluginState[P] & string>(
    $: StateDollar,
    target: StateRef<P, K>,
    change: (value: StateValue<P, K> | undefined) => StateValue<P, K>,
  ): Promise<StateValue<P, K>>
}

/** The calls on `$.state`, each as the event that it is: its argument and the value it comes to. */
export interface StateOps {
  /** `$.state.get(ref)` */
  'state.get': {
    /** What the hook receives. */
    input: StateGetEvent
    /** What the call resolves to. */
    value: StateRead
  }
  /** `$.state.set(ref, value, options)`. A refusal comes in place of `next`: one after it fails the hook. */
  'state.set': {
    /** What the hook receives. */
    input: StateSetEvent
    /** What the call resolves to. */
    value: StateSetResult
  }
}

/** `$.state`: named values of the session, which a reload of the plugin's code leaves as they are. */
export interface StateCalls {
  /**
   * Reads any plugin's value. All reads within one event see the same moment; while a hook draws, what it draws is
   * drawn anew once the value changes.
   * @param ref - the reference, with `id` for a family's member
   * @returns the value and its version
   */
  get: <P extends keyof PluginState & string, K extends keyof PluginState[P] & string>(
    ref: StateRef<P, K>,
  ) => Promise<StateRead<StateValue<P, K>>>
  /**
   * Writes a value of the plugin's own, as JSON, never undefined. Whatever was drawn from it is drawn anew.
   *
   * Rejects for another plugin's value, and while a hook draws.
   * @param ref - the reference, with `id` for a family's member
   * @param value - the value
   * @param options - the version that the write depends on
   * @returns whether it wrote, and the version
   */
  set: <P extends keyof PluginState & string, K extends keyof PluginState[P] & string>(
    ref: StateRef<P, K>,
    value: StateValue<P, K>,
    options?: StateSetOptions,
  ) => Promise<StateSetResult>
}
