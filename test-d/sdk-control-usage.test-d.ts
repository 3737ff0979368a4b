import { expectNotAssignable, expectType } from 'tsd'
import type {
  SDKControlGetContextUsageRequest,
  SDKControlGetContextUsageResponse,
  SDKControlGetSessionCostRequest,
  SDKControlGetSessionCostResponse,
  SDKControlGetUsageRequest,
  SDKControlGetUsageResponse,
  SDKExtraUsage,
  SDKRateLimitWindow,
  SDKUsageBehaviors,
  SDKUsageShare,
  SDKUsageTotals,
} from 'modhook'
import { type Shape, shapeOf, valueOf } from './shape.js'

// SDKControlGetContextUsageRequest
expectType<
  Shape<{
    required: 'subtype'
    optional: 'detail'
    pinned: never
  }>
>(shapeOf<SDKControlGetContextUsageRequest>())
expectType<{ subtype: 'get_context_usage'; detail?: 'summary' | 'full' | undefined }>(
  valueOf<SDKControlGetContextUsageRequest>(),
)

// SDKControlGetContextUsageResponse
expectType<
  Shape<{
    required:
      | 'categories' | 'totalTokens' | 'maxTokens' | 'rawMaxTokens' | 'percentage' | 'gridRows' | 'model'
      | 'memoryFiles' | 'mcpTools' | 'agents' | 'isAutoCompactEnabled' | 'apiUsage'
    optional:
      | 'mcpInstructions' | 'deferredBuiltinTools' | 'systemTools' | 'systemPromptSections' | 'slashCommands'
      | 'skills' | 'autoCompactThreshold' | 'autocompactSource' | 'messageBreakdown'
    pinned: never
  }>
>(shapeOf<SDKControlGetContextUsageResponse>())
expectType<{
  categories: {
    id?:
      | 'system_prompt' | 'system_tools' | 'mcp_tools' | 'mcp_instructions' | 'mcp_tools_deferred'
      | 'system_tools_deferred' | 'custom_agents' | 'memory_files' | 'skills' | 'messages' | 'autocompact_buffer'
      | 'compact_buffer' | 'free_space'
    name: string; tokens: number; color: string; isDeferred?: boolean; kind: 'used' | 'free' | 'buffer' | 'deferred'
  }[]
  totalTokens: number; maxTokens: number; rawMaxTokens: number; percentage: number
  gridRows: {
    color: string; isFilled: boolean; categoryName: string; tokens: number; percentage: number; squareFullness: number
  }[][]
  model: string; memoryFiles: { path: string; type: string; tokens: number }[]
  mcpTools: { name: string; serverName: string; tokens: number; isLoaded?: boolean }[]
  mcpInstructions?: { serverName: string; tokens: number }[]
  deferredBuiltinTools?: { name: string; tokens: number; isLoaded: boolean }[]
  systemTools?: { name: string; tokens: number }[]; systemPromptSections?: { name: string; tokens: number }[]
  agents: { agentType: string; source: string; pluginId?: string; path?: string; tokens: number }[]
  slashCommands?: { totalCommands: number; includedCommands: number; tokens: number }
  skills?: {
    totalSkills: number; includedSkills: number; tokens: number
    skillFrontmatter: {
      name: string; source: string; pluginName?: string; pluginId?: string; path?: string; tokens: number
    }[]
  }
  autoCompactThreshold?: number; isAutoCompactEnabled: boolean
  autocompactSource?: 'auto' | 'model-default' | (string & {})
  messageBreakdown?: {
    toolCallTokens: number; toolResultTokens: number; attachmentTokens: number; assistantMessageTokens: number
    userMessageTokens: number; redirectedContextTokens: number; unattributedTokens: number
    toolCallsByType: { name: string; callTokens: number; resultTokens: number }[]
    attachmentsByType: { name: string; tokens: number }[]
  }
  apiUsage:
    | {
        input_tokens: number; output_tokens: number; cache_creation_input_tokens: number
        cache_read_input_tokens: number
      }
    | null
}>(valueOf<SDKControlGetContextUsageResponse>())

// SDKControlGetUsageRequest
expectType<
  Shape<{
    required: 'subtype'
    optional: 'skip_behaviors'
    pinned: never
  }>
>(shapeOf<SDKControlGetUsageRequest>())
expectType<{ subtype: 'get_usage'; skip_behaviors?: boolean | undefined }>(valueOf<SDKControlGetUsageRequest>())

// SDKRateLimitWindow
expectType<
  Shape<{
    required: 'utilization' | 'resets_at'
    optional: never
    pinned: never
  }>
>(shapeOf<SDKRateLimitWindow>())
expectType<{ utilization: number | null; resets_at: string | null }>(valueOf<SDKRateLimitWindow>())

// SDKUsageShare
expectType<Shape<{ required: 'name' | 'pct'; optional: never; pinned: never }>>(shapeOf<SDKUsageShare>())
expectType<{ name: string; pct: number }>(valueOf<SDKUsageShare>())

// SDKUsageBehaviors
expectType<
  Shape<{
    required: 'request_count' | 'session_count' | 'behaviors' | 'agents' | 'skills' | 'plugins' | 'mcp_servers'
    optional: 'recommendations' | 'fix'
    pinned: never
  }>
>(shapeOf<SDKUsageBehaviors>())
expectType<{
  request_count: number; session_count: number
  behaviors: {
    key:
      | 'cache_miss' | 'long_context' | 'subagent_heavy' | 'high_parallel' | 'cron' | 'max_effort' | 'workflow'
      | 'always_on_context' | 'large_tool_results'
    pct: number; count: number
  }[]
  recommendations?: { key: string; pct: number; title: string; detail?: string }[]
  fix?: { keys: string[]; messages: string[] }; agents: SDKUsageShare[]; skills: SDKUsageShare[]
  plugins: SDKUsageShare[]; mcp_servers: SDKUsageShare[]
}>(valueOf<SDKUsageBehaviors>())

// SDKControlGetUsageResponse
expectType<
  Shape<{
    required: 'session' | 'subscription_type' | 'rate_limits_available' | 'rate_limits' | 'behaviors'
    optional: never
    pinned: never
  }>
>(shapeOf<SDKControlGetUsageResponse>())
expectType<{
  session: SDKUsageTotals; subscription_type: string | null; rate_limits_available: boolean
  rate_limits:
    | {
        five_hour?: SDKRateLimitWindow | null; seven_day?: SDKRateLimitWindow | null
        seven_day_oauth_apps?: SDKRateLimitWindow | null; seven_day_opus?: SDKRateLimitWindow | null
        seven_day_sonnet?: SDKRateLimitWindow | null
        model_scoped?: { display_name: string; utilization: number | null; resets_at: string | null }[]
        extra_usage?: SDKExtraUsage | null
      }
    | null
  behaviors: { day: SDKUsageBehaviors; week: SDKUsageBehaviors } | null
}>(valueOf<SDKControlGetUsageResponse>())

// SDKControlGetSessionCostRequest
expectType<Shape<{ required: 'subtype'; optional: never; pinned: never }>>(shapeOf<SDKControlGetSessionCostRequest>())
expectType<{ subtype: 'get_session_cost' }>(valueOf<SDKControlGetSessionCostRequest>())

// SDKControlGetSessionCostResponse
expectType<Shape<{ required: never; optional: 'text'; pinned: never }>>(shapeOf<SDKControlGetSessionCostResponse>())
expectType<{ text?: string }>(valueOf<SDKControlGetSessionCostResponse>())

// closed, as upstream's
expectNotAssignable<SDKControlGetContextUsageRequest['detail']>('none')
expectNotAssignable<SDKControlGetContextUsageResponse['categories'][number]['id']>('a_row_of_a_later_build')
expectNotAssignable<SDKUsageBehaviors['behaviors'][number]['key']>('a_habit_of_a_later_build')
