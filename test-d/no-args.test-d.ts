import { expectAssignable, expectNotAssignable, expectType } from 'tsd'
import type { NoArgs } from 'modhook'
import { type Shape, shapeOf } from './shape.js'

// NoArgs: no keys at all
expectType<Shape<{ required: never; optional: never; pinned: never }>>(shapeOf<NoArgs>())
expectAssignable<NoArgs>({})
// an object all the same
expectNotAssignable<NoArgs>(undefined)
