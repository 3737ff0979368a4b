import { expectAssignable, expectError, expectNotAssignable, expectType } from 'tsd'
import type {
  ContextBreakdownDetail,
  SessionContextUsage,
  SessionCost,
  SessionMeasureInput,
  SessionMeasureResult,
  SessionRateLimit,
  SessionUsage,
  SessionUsageArgs,
  UsageUnit,
} from 'modhook'
import { type Shape, shapeOf, valueOf } from './shape.js'

// UsageUnit
expectType<'context' | 'rateLimits' | 'cost'>(valueOf<UsageUnit>())
// a closed set
expectNotAssignable<UsageUnit>('another')

// SessionRateLimit
expectType<
  Shape<{
    required: 'kind' | 'percentUsed'
    optional: 'resetsAt'
    pinned: never
  }>
>(shapeOf<SessionRateLimit>())
expectType<{
  kind: 'five_hour' | 'seven_day' | 'spend_limit' | (string & {})
  percentUsed: number
  resetsAt?: string
}>(valueOf<SessionRateLimit>())
// an open set
expectAssignable<SessionRateLimit['kind']>('a-window-of-a-later-build')

// SessionCost
expectType<Shape<{ required: 'usd'; optional: 'hasUnknownPrice'; pinned: never }>>(shapeOf<SessionCost>())
expectType<{ usd: number; hasUnknownPrice?: true }>(valueOf<SessionCost>())
// set or absent, never false
expectNotAssignable<SessionCost['hasUnknownPrice']>(false)

// SessionUsageArgs
expectType<Shape<{ required: never; optional: 'breakdown' | 'columns'; pinned: never }>>(shapeOf<SessionUsageArgs>())
expectType<{
  breakdown?: ContextBreakdownDetail | undefined
  columns?: number | undefined
}>(valueOf<SessionUsageArgs>())
expectAssignable<SessionUsageArgs>({ breakdown: undefined, columns: 80 })

// SessionUsage
expectType<
  Shape<{
    required: 'startedAt' | 'context' | 'rateLimits'
    optional: 'cost'
    pinned: never
  }>
>(shapeOf<SessionUsage>())
expectType<{
  startedAt: number
  context: SessionContextUsage
  rateLimits: SessionRateLimit[]
  cost?: SessionCost
}>(valueOf<SessionUsage>())

// SessionMeasureInput
expectType<
  Shape<{
    required: 'context' | 'rateLimits' | 'changed'
    optional: 'cost'
    pinned: 'context' | 'rateLimits' | 'cost' | 'changed'
  }>
>(shapeOf<SessionMeasureInput>())
expectType<{
  readonly context: SessionContextUsage
  readonly rateLimits: SessionRateLimit[]
  readonly cost?: SessionCost
  readonly changed: UsageUnit[]
}>(valueOf<SessionMeasureInput>())
// pinned: the engine skips a hook that changes one
expectError((valueOf<SessionMeasureInput>().context = valueOf<SessionContextUsage>()))
expectError((valueOf<SessionMeasureInput>().rateLimits = valueOf<SessionRateLimit[]>()))
expectError((valueOf<SessionMeasureInput>().cost = valueOf<SessionCost>()))
expectError((valueOf<SessionMeasureInput>().changed = valueOf<UsageUnit[]>()))

// SessionMeasureResult
expectType<Shape<{ required: 'changed'; optional: never; pinned: never }>>(shapeOf<SessionMeasureResult>())
expectType<{ changed: UsageUnit[] }>(valueOf<SessionMeasureResult>())
