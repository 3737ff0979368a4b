import { expectAssignable, expectError, expectNotAssignable, expectType } from 'tsd'
import type { ClientKeyEvent, JsonValue } from 'modhook'
import { type Shape, shapeOf, valueOf } from './shape.js'

// ClientKeyEvent
expectType<Shape<{ required: 'key'; optional: 'ctrl' | 'shift' | 'meta'; pinned: never }>>(shapeOf<ClientKeyEvent>())
declare const pressed: ClientKeyEvent
expectType<string>(pressed.key)
expectType<true | undefined>(pressed.ctrl)
expectType<true | undefined>(pressed.shift)
expectType<true | undefined>(pressed.meta)
// a modifier that isn't held is absent, not false
expectError<ClientKeyEvent>({ key: 'up', ctrl: false })

// JsonValue
expectType<string | number | boolean | null | readonly JsonValue[] | { readonly [key: string]: JsonValue }>(valueOf<JsonValue>())
expectAssignable<JsonValue>([1, 'a', null, { deep: [true] }])
// a type alias is data; a list that may not be changed is too
expectAssignable<JsonValue>(valueOf<{ rows: readonly { id: string }[] }>())
// no part of JSON
expectNotAssignable<JsonValue>(undefined)
expectNotAssignable<JsonValue>({ at: undefined })
expectNotAssignable<JsonValue>(() => 1)
