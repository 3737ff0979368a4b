import { expectAssignable, expectNotAssignable, expectType } from 'tsd'
import type {
  ContextAgent,
  ContextBreakdownDetail,
  ContextCategory,
  ContextCategoryKind,
  ContextDeferredTool,
  ContextGridSquare,
  ContextMcpTool,
  ContextMemoryFile,
  ContextMessageBreakdown,
  ContextNamedTokens,
  ContextSkill,
  ContextSkills,
  ContextSlashCommands,
  ContextToolCalls,
  ContextWindowSource,
  ModelUsage,
  SessionContextBreakdown,
  SessionContextUsage,
  SkillSource,
} from 'modhook'
import { type Shape, shapeOf, valueOf } from './shape.js'

// ContextBreakdownDetail
expectType<'summary' | 'full'>(valueOf<ContextBreakdownDetail>())
// a closed set
expectNotAssignable<ContextBreakdownDetail>('another')

// ContextCategoryKind
expectType<'used' | 'free' | 'buffer' | 'deferred'>(valueOf<ContextCategoryKind>())
// a closed set
expectNotAssignable<ContextCategoryKind>('another')

// ContextWindowSource
expectType<
  | 'env' | 'settings' | 'clientdata' | 'experiment' | 'model-default' | 'unknown-model' | 'auto'
>(valueOf<ContextWindowSource>())
// a closed set
expectNotAssignable<ContextWindowSource>('another')

// ContextCategory
expectType<
  Shape<{
    required: 'name' | 'tokens' | 'color' | 'isDeferred' | 'kind'
    optional: never
    pinned: never
  }>
>(shapeOf<ContextCategory>())
expectType<{
  name: string
  tokens: number
  color: string
  isDeferred: boolean
  kind: ContextCategoryKind
}>(valueOf<ContextCategory>())

// ContextGridSquare
expectType<
  Shape<{
    required: 'color' | 'isFilled' | 'categoryName' | 'tokens' | 'percentage' | 'squareFullness'
    optional: never
    pinned: never
  }>
>(shapeOf<ContextGridSquare>())
expectType<{
  color: string
  isFilled: boolean
  categoryName: string
  tokens: number
  percentage: number
  squareFullness: number
}>(valueOf<ContextGridSquare>())

// ContextMemoryFile
expectType<
  Shape<{
    required: 'path' | 'type' | 'tokens'
    optional: never
    pinned: never
  }>
>(shapeOf<ContextMemoryFile>())
expectType<{ path: string; type: string; tokens: number }>(valueOf<ContextMemoryFile>())

// ContextMcpTool
expectType<
  Shape<{
    required: 'name' | 'serverName' | 'tokens' | 'isLoaded'
    optional: never
    pinned: never
  }>
>(shapeOf<ContextMcpTool>())
expectType<{ name: string; serverName: string; tokens: number; isLoaded: boolean }>(valueOf<ContextMcpTool>())

// ContextAgent
expectType<
  Shape<{
    required: 'agentType' | 'source' | 'tokens'
    optional: never
    pinned: never
  }>
>(shapeOf<ContextAgent>())
expectType<{ agentType: string; source: string; tokens: number }>(valueOf<ContextAgent>())

// ContextNamedTokens
expectType<Shape<{ required: 'name' | 'tokens'; optional: never; pinned: never }>>(shapeOf<ContextNamedTokens>())
expectType<{ name: string; tokens: number }>(valueOf<ContextNamedTokens>())

// ContextDeferredTool
expectType<
  Shape<{
    required: 'name' | 'tokens' | 'isLoaded'
    optional: never
    pinned: never
  }>
>(shapeOf<ContextDeferredTool>())
expectType<{ name: string; tokens: number; isLoaded: boolean }>(valueOf<ContextDeferredTool>())

// ContextSlashCommands
expectType<
  Shape<{
    required: 'totalCommands' | 'includedCommands' | 'tokens'
    optional: never
    pinned: never
  }>
>(shapeOf<ContextSlashCommands>())
expectType<{ totalCommands: number; includedCommands: number; tokens: number }>(valueOf<ContextSlashCommands>())

// ContextSkill
expectType<
  Shape<{
    required: 'name' | 'source' | 'tokens'
    optional: 'pluginName'
    pinned: never
  }>
>(shapeOf<ContextSkill>())
expectType<{ name: string; source: SkillSource; pluginName?: string; tokens: number }>(valueOf<ContextSkill>())
// an open set: builds add sources
expectAssignable<ContextSkill['source']>('a-source-of-a-later-build')

// ContextSkills
expectType<
  Shape<{
    required: 'totalSkills' | 'includedSkills' | 'tokens' | 'skillFrontmatter'
    optional: never
    pinned: never
  }>
>(shapeOf<ContextSkills>())
expectType<{
  totalSkills: number
  includedSkills: number
  tokens: number
  skillFrontmatter: ContextSkill[]
}>(valueOf<ContextSkills>())

// ContextToolCalls
expectType<
  Shape<{
    required: 'name' | 'callTokens' | 'resultTokens'
    optional: never
    pinned: never
  }>
>(shapeOf<ContextToolCalls>())
expectType<{ name: string; callTokens: number; resultTokens: number }>(valueOf<ContextToolCalls>())

// ContextMessageBreakdown
expectType<
  Shape<{
    required: 
      | 'toolCallTokens' | 'toolResultTokens' | 'attachmentTokens' | 'assistantMessageTokens' | 'userMessageTokens'
      | 'redirectedContextTokens' | 'unattributedTokens' | 'toolCallsByType' | 'attachmentsByType'
    optional: never
    pinned: never
  }>
>(shapeOf<ContextMessageBreakdown>())
expectType<{
  toolCallTokens: number
  toolResultTokens: number
  attachmentTokens: number
  assistantMessageTokens: number
  userMessageTokens: number
  redirectedContextTokens: number
  unattributedTokens: number
  toolCallsByType: ContextToolCalls[]
  attachmentsByType: ContextNamedTokens[]
}>(valueOf<ContextMessageBreakdown>())

// SessionContextBreakdown
expectType<
  Shape<{
    required: 
      | 'categories' | 'totalTokens' | 'maxTokens' | 'rawMaxTokens' | 'autocompactSource' | 'percentage' | 'gridRows'
      | 'model' | 'memoryFiles' | 'mcpTools' | 'agents' | 'isAutoCompactEnabled' | 'apiUsage'
    optional: 
      | 'slashCommands' | 'skills' | 'autoCompactThreshold' | 'systemTools' | 'systemPromptSections'
      | 'deferredBuiltinTools' | 'messageBreakdown' | 'modelLabel' | 'isPersistedOffBox'
    pinned: never
  }>
>(shapeOf<SessionContextBreakdown>())
expectType<{
  categories: ContextCategory[]
  totalTokens: number
  maxTokens: number
  rawMaxTokens: number
  autocompactSource: ContextWindowSource
  percentage: number
  gridRows: ContextGridSquare[][]
  model: string
  memoryFiles: ContextMemoryFile[]
  mcpTools: ContextMcpTool[]
  agents: ContextAgent[]
  slashCommands?: ContextSlashCommands
  skills?: ContextSkills
  autoCompactThreshold?: number
  isAutoCompactEnabled: boolean
  apiUsage: ModelUsage | null
  systemTools?: ContextNamedTokens[]
  systemPromptSections?: ContextNamedTokens[]
  deferredBuiltinTools?: ContextDeferredTool[]
  messageBreakdown?: ContextMessageBreakdown
  modelLabel?: string
  isPersistedOffBox?: boolean
}>(valueOf<SessionContextBreakdown>())

// SessionContextUsage
expectType<
  Shape<{
    required: 'window'
    optional: 'tokens' | 'percent' | 'breakdown'
    pinned: never
  }>
>(shapeOf<SessionContextUsage>())
expectType<{
  tokens?: number
  window: number
  percent?: number
  breakdown?: SessionContextBreakdown
}>(valueOf<SessionContextUsage>())
// absent, never null: no response yet
expectNotAssignable<SessionContextUsage>({ window: 200_000, tokens: null })
