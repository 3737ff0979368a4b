import { expectAssignable, expectNotAssignable, expectType } from 'tsd'
import type {
  SDKContextUsage,
  SDKContextUsageCategory,
  SDKExtraUsage,
  SDKModelUsage,
  SDKUsageReport,
  SDKUsageTotals,
} from 'modhook'
import { type Shape, shapeOf, valueOf } from './shape.js'

// SDKContextUsageCategory
expectType<
  Shape<{
    required: 'name' | 'tokens' | 'kind'
    optional: never
    pinned: never
  }>
>(shapeOf<SDKContextUsageCategory>())
expectType<{ name: string; tokens: number; kind: 'used' | 'free' | 'buffer' | 'deferred' }>(
  valueOf<SDKContextUsageCategory>(),
)

// SDKContextUsage
expectType<
  Shape<{
    required:
      | 'model' | 'total_tokens' | 'raw_max_tokens' | 'percentage' | 'categories' | 'mcp_tools' | 'memory_files'
      | 'agents'
    optional: 'over_limit' | 'skills'
    pinned: never
  }>
>(shapeOf<SDKContextUsage>())
expectType<{
  model: string; total_tokens: number; raw_max_tokens: number; percentage: number
  over_limit?: { tokens_over: number; kind: 'hard_limit' | 'compaction_window' }
  categories: SDKContextUsageCategory[]; mcp_tools: { name: string; server_name: string; tokens: number }[]
  memory_files: { path: string; type: string; tokens: number }[]
  agents: {
    agent_type: string; source: 'projectSettings' | 'userSettings' | 'plugin' | (string & {}); tokens: number
  }[]
  skills?: {
    name: string; source: 'projectSettings' | 'userSettings' | 'plugin' | 'built-in' | 'syncedSkills' | (string & {})
    plugin_name?: string; tokens: number
  }[]
}>(valueOf<SDKContextUsage>())

// SDKUsageTotals
expectType<
  Shape<{
    required:
      | 'total_cost_usd' | 'total_api_duration_ms' | 'total_duration_ms' | 'total_lines_added' | 'total_lines_removed'
      | 'model_usage'
    optional: never
    pinned: never
  }>
>(shapeOf<SDKUsageTotals>())
expectType<{
  total_cost_usd: number; total_api_duration_ms: number; total_duration_ms: number; total_lines_added: number
  total_lines_removed: number; model_usage: Record<string, SDKModelUsage>
}>(valueOf<SDKUsageTotals>())

// SDKExtraUsage
expectType<
  Shape<{
    required: 'is_enabled' | 'monthly_limit' | 'used_credits' | 'utilization'
    optional: 'currency'
    pinned: never
  }>
>(shapeOf<SDKExtraUsage>())
expectType<{
  is_enabled: boolean; monthly_limit: number | null; used_credits: number | null; utilization: number | null
  currency?: string | null
}>(valueOf<SDKExtraUsage>())

// SDKUsageReport
expectType<Shape<{ required: 'session' | 'rate_limits'; optional: never; pinned: never }>>(shapeOf<SDKUsageReport>())
expectType<{
  session: SDKUsageTotals
  rate_limits:
    | {
        limits:
          | {
              kind: 'session' | 'weekly_all' | 'weekly_scoped' | (string & {})
              group: 'session' | 'weekly' | (string & {}); percent: number; resets_at: string | null
              scope?: { model?: { display_name: string } | null; surface?: { display_name: string } | null } | null
              severity: 'normal' | 'warning' | 'critical' | (string & {}); is_active: boolean
            }[]
          | null
        extra_usage?: SDKExtraUsage | null
      }
    | null
}>(valueOf<SDKUsageReport>())

// closed
expectNotAssignable<SDKContextUsageCategory['kind']>('a-kind-of-a-later-build')
expectNotAssignable<NonNullable<SDKContextUsage['over_limit']>['kind']>('a-limit-of-a-later-build')
// open: the server names its meters
expectAssignable<NonNullable<NonNullable<SDKUsageReport['rate_limits']>['limits']>[number]['kind']>('daily')
