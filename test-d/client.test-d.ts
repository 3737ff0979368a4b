import { expectError, expectType } from 'tsd'
import type { ClientKeyEvent } from 'modhook'
import { type Shape, shapeOf } from './shape.js'

// ClientKeyEvent
expectType<Shape<{ required: 'key'; optional: 'ctrl' | 'shift' | 'meta'; pinned: never }>>(shapeOf<ClientKeyEvent>())
declare const pressed: ClientKeyEvent
expectType<string>(pressed.key)
expectType<true | undefined>(pressed.ctrl)
expectType<true | undefined>(pressed.shift)
expectType<true | undefined>(pressed.meta)
// a modifier that isn't held is absent, not false
expectError<ClientKeyEvent>({ key: 'up', ctrl: false })
