import { expectAssignable, expectNotAssignable, expectType } from 'tsd'
import type { UUID } from 'modhook'
import { valueOf } from './shape.js'

// UUID
expectType<`${string}-${string}-${string}-${string}-${string}`>(valueOf<UUID>())

expectAssignable<UUID>('3f8a1c2e-0000-4000-8000-000000000000')
// four parts, or none, are no UUID
expectNotAssignable<UUID>('3f8a1c2e-0000-4000-8000')
expectNotAssignable<UUID>(valueOf<string>())
