import { expectAssignable, expectError, expectNotAssignable, expectType } from 'tsd'
import type {
  StateAddress as PlainStateAddress,
  StateGetEvent as PlainStateGetEvent,
  StateSetEvent as PlainStateSetEvent,
  StateWrite as PlainStateWrite,
} from 'modhook/mod'
// from the source: only the module that declares an interface can be merged into
import type {
  Atom,
  AtomFunction,
  AtomOptions,
  DeclaredStateChange,
  DeriveFunction,
  Derived,
  MemberOfFunction,
  PluginState,
  ReadFunction,
  Shaped,
  ShapedValue,
  SourceValues,
  StateAddress,
  StateCalls,
  StateDollar,
  StateFamily,
  StateGetEvent,
  StateName,
  StateOps,
  StateRead,
  StateRef,
  StateSetEvent,
  StateSetOptions,
  StateSetResult,
  StateValue,
  StateWrite,
  UpdateFunction,
} from '../src/types/state.js'
import { type Shape, shapeOf, valueOf } from './shape.js'

declare module '../src/types/state.js' {
  interface PluginState {
    counter: { count: number; isOpen: StateFamily<boolean>; items: Shaped<string[]> }
    board: { cells: readonly number[] }
  }
}
const countRef = { plugin: 'counter', key: 'count' } as const
const isOpenRef = { plugin: 'counter', key: 'isOpen' } as const
const itemsRef = { plugin: 'counter', key: 'items' } as const
const cellsRef = { plugin: 'board', key: 'cells' } as const

// PluginState, StateFamily and Shaped: what plugins declare
expectType<'counter' | 'board'>(valueOf<keyof PluginState>())
expectType<Shape<{ required: 'byId'; optional: never; pinned: 'byId' }>>(shapeOf<StateFamily<boolean>>())
expectType<boolean>(valueOf<StateFamily<boolean>>().byId)
expectType<{ shape: string; value: string[] }>(valueOf<Shaped<string[]>>())
expectType<string[]>(valueOf<ShapedValue<Shaped<string[]>>>())
expectType<never>(valueOf<ShapedValue<string[]>>())

// StateValue
expectType<number>(valueOf<StateValue<'counter', 'count'>>())
expectType<boolean>(valueOf<StateValue<'counter', 'isOpen'>>())
expectType<Shaped<string[]>>(valueOf<StateValue<'counter', 'items'>>())

// StateName, StateAddress, StateRef
expectType<{ readonly plugin: string; readonly key: string }>(valueOf<StateName>())
expectType<{ readonly plugin: 'counter'; readonly key: 'count' }>(valueOf<StateName<'counter', 'count'>>())
expectType<Shape<{ required: 'plugin' | 'key'; optional: 'id'; pinned: 'plugin' | 'key' | 'id' }>>(
  shapeOf<StateAddress>(),
)
expectType<{ readonly plugin: string; readonly key: string; readonly id?: string }>(valueOf<StateAddress>())
expectAssignable<StateRef<'counter', 'count'>>(countRef)
expectAssignable<StateRef<'counter', 'isOpen'>>({ ...isOpenRef, id: 'row-1' })
// a family has many values, so a reference says which
expectNotAssignable<StateRef<'counter', 'isOpen'>>(isOpenRef)
// a value by itself has no members
expectNotAssignable<StateRef<'counter', 'count'>>({ ...countRef, id: 'row-1' })

// StateWrite and DeclaredStateChange: the value alone is free
expectType<
  Shape<{
    required: 'plugin' | 'key' | 'value'
    optional: 'id' | 'previous' | 'ifVersion'
    pinned: 'plugin' | 'key' | 'id' | 'previous' | 'ifVersion'
  }>
>(shapeOf<StateWrite>())
declare const write: StateWrite
expectType<unknown>(write.value)
expectType<unknown>(write.previous)
expectType<number | undefined>(write.ifVersion)
expectType<
  Shape<{ required: 'value' | 'previous'; optional: 'ifVersion'; pinned: 'previous' | 'ifVersion' }>
>(shapeOf<DeclaredStateChange<'counter', 'count'>>())
declare const change: DeclaredStateChange<'counter', 'count'>
expectType<{ value: number; readonly previous: number | undefined; readonly ifVersion?: number }>(change)
change.value = 3
// pinned: the engine skips a hook that changes one
expectError((write.key = 'other'))
expectError((write.previous = 1))
expectError((change.previous = 1))
expectError((change.ifVersion = 1))

// StateGetEvent and StateSetEvent: an arm for each declared value
expectAssignable<StateGetEvent>(countRef)
expectType<'counter' | 'board'>(valueOf<StateGetEvent>().plugin)
expectType<'count' | 'isOpen' | 'items' | 'cells'>(valueOf<StateGetEvent>().key)
// nothing declares it
expectNotAssignable<StateGetEvent>({ plugin: 'counter', key: 'cells' })
declare const set: StateSetEvent
if (set.key === 'count') expectType<number>(set.value)
if (set.key === 'isOpen') {
  expectType<string>(set.id)
  expectType<boolean>(set.value)
  expectType<boolean | undefined>(set.previous)
}
if (set.key === 'cells') expectType<readonly number[]>(set.value)
// pinned: a reference says which value it is
expectError((set.plugin = 'board'))
// and an address, a write by address, while nothing declares a value
expectType<PlainStateAddress>(valueOf<PlainStateGetEvent>())
expectType<PlainStateWrite>(valueOf<PlainStateSetEvent>())

// StateRead, StateSetOptions, StateSetResult
expectType<Shape<{ required: 'value' | 'version'; optional: never; pinned: never }>>(shapeOf<StateRead>())
expectType<{ value: unknown; version: number }>(valueOf<StateRead>())
expectType<{ value: number | undefined; version: number }>(valueOf<StateRead<number>>())
expectType<Shape<{ required: never; optional: 'ifVersion'; pinned: never }>>(shapeOf<StateSetOptions>())
expectType<number | undefined>(valueOf<StateSetOptions>().ifVersion)
expectType<{ isSet: true; version: number } | { isSet: false; version: number }>(valueOf<StateSetResult>())

// Atom, AtomOptions, Derived, SourceValues
expectType<Shape<{ required: 'ref' | 'initial'; optional: 'shape'; pinned: 'ref' | 'initial' | 'shape' }>>(
  shapeOf<Atom<number>>(),
)
expectType<{ readonly ref: StateAddress; readonly initial: number; readonly shape?: string }>(valueOf<Atom<number>>())
expectType<Shape<{ required: 'shape'; optional: never; pinned: never }>>(shapeOf<AtomOptions>())
expectType<string>(valueOf<AtomOptions>().shape)
expectType<Shape<{ required: 'sources' | 'compute'; optional: never; pinned: 'sources' | 'compute' }>>(
  shapeOf<Derived<string>>(),
)
expectType<readonly (Atom<unknown> | StateAddress)[]>(valueOf<Derived<string>>().sources)
expectType<(...values: never[]) => string>(valueOf<Derived<string>>().compute)
expectType<readonly [number, string, readonly number[] | undefined, unknown]>(
  valueOf<SourceValues<readonly [Atom<number>, Derived<string>, StateName<'board', 'cells'>, StateName<'x', 'y'>]>>(),
)

// AtomFunction
declare const atom: AtomFunction
const count = atom(countRef, 0)
expectType<Atom<number>>(count)
expectType<Atom<boolean>>(atom(isOpenRef, false))
expectType<Atom<string[]>>(atom(itemsRef, [], { shape: 'items-2' }))
// another type than the declared one
expectError(atom(countRef, 'none'))
// a tag wants a key declared Shaped
expectError(atom(countRef, 0, { shape: 'count-2' }))
// nothing declares the key
expectError(atom({ plugin: 'counter', key: 'total' } as const, 0))

// DeriveFunction
declare const derive: DeriveFunction
const label = derive([count, cellsRef], (n, cells) => `${n.toFixed()} of ${cells?.length ?? 0}`)
expectType<Derived<string>>(label)
expectType<Derived<number>>(derive([count], n => n + 1))
// a reference may have nothing yet
expectError(derive([cellsRef], (cells: readonly number[]) => cells.length))

// MemberOfFunction
declare const memberOf: MemberOfFunction
const row = { requestId: 'row-1' } as const
expectType<Atom<boolean>>(memberOf(atom(isOpenRef, false), row))
expectAssignable<StateRef<'counter', 'isOpen'>>(memberOf(isOpenRef, row))

// ReadFunction
declare const read: ReadFunction
declare const $: StateDollar
expectType<Promise<number>>(read($, count))
expectType<Promise<string>>(read($, label))
expectType<Promise<number | undefined>>(read($, countRef))
expectType<Promise<boolean | undefined>>(read($, memberOf(isOpenRef, row)))
// a family is no value
expectError(read($, isOpenRef))

// UpdateFunction
declare const update: UpdateFunction
expectType<Promise<number>>(update($, count, n => n + 1))
expectType<Promise<number>>(update($, countRef, n => (n ?? 0) + 1))
// a reference may have nothing yet
expectError(update($, countRef, (n: number) => n + 1))
// another type than the declared one
expectError(update($, count, n => `${n}`))

// the maps
expectType<{
  'state.get': { input: StateGetEvent; value: StateRead }
  'state.set': { input: StateSetEvent; value: StateSetResult }
}>(valueOf<StateOps>())
expectType<{ state: StateCalls }>(valueOf<StateDollar>())
expectType<'get' | 'set'>(valueOf<keyof StateCalls>())
expectType<Promise<StateRead<number>>>($.state.get(countRef))
expectType<Promise<StateRead<boolean>>>($.state.get({ ...isOpenRef, id: 'row-1' }))
expectType<Promise<StateSetResult>>($.state.set(countRef, 1))
expectType<Promise<StateSetResult>>($.state.set(countRef, 1, { ifVersion: 0 }))
// another type than the declared one, and a function is no data
expectError($.state.set(countRef, '1'))
expectError($.state.set(countRef, () => 1))
// a family is no value
expectError($.state.get(isOpenRef))
