import { expectNotAssignable, expectType } from 'tsd'
import type { Origin, Tier } from 'modhook'
import { type Shape, shapeOf, valueOf } from './shape.js'

// Tier
expectType<'prepend' | 'user' | 'append' | 'builtin' | 'core'>(valueOf<Tier>())
// a closed set
expectNotAssignable<Tier>('another')

// Origin
expectType<Shape<{ required: 'plugin' | 'tier'; optional: never; pinned: never }>>(shapeOf<Origin>())
expectType<{ plugin: string; tier: Tier }>(valueOf<Origin>())
