import { expectAssignable, expectError, expectNotAssignable, expectType } from 'tsd'
import type {
  AccountInfo,
  AgentDefinition,
  AgentMcpServerSpec,
  BaseOutputFormat,
  ConfigScope,
  EffortLevel,
  JsonSchemaOutputFormat,
  McpServerConfigForProcessTransport,
  ModelInfo,
  OutputFormat,
  OutputFormatType,
  PermissionMode,
  RewindFilesResult,
  SDKAgentInfo,
  SdkBeta,
  SdkPluginConfig,
  SDKSessionInfo,
  SDKSessionMessage,
  SDKSettingsParseError,
  SettingSource,
  SlashCommand,
  ThinkingAdaptive,
  ThinkingConfig,
  ThinkingDisabled,
  ThinkingEnabled,
} from 'modhook'
import { type Shape, shapeOf, valueOf } from './shape.js'

// AccountInfo
expectType<
  Shape<{
    required: never
    optional: 'email' | 'organization' | 'subscriptionType' | 'tokenSource' | 'apiKeySource' | 'apiProvider'
    pinned: never
  }>
>(shapeOf<AccountInfo>())
expectType<{
  email?: string; organization?: string; subscriptionType?: string; tokenSource?: string; apiKeySource?: string
  apiProvider?:
    | 'firstParty' | 'bedrock' | 'vertex' | 'foundry' | 'anthropicAws' | 'anthropicGoogleCloud' | 'mantle' | 'gateway'
}>(valueOf<AccountInfo>())

// AgentMcpServerSpec
expectType<string | Record<string, McpServerConfigForProcessTransport>>(valueOf<AgentMcpServerSpec>())

// AgentDefinition
expectType<
  Shape<{
    required: 'description' | 'prompt'
    optional:
      | 'tools' | 'disallowedTools' | 'model' | 'mcpServers' | 'criticalSystemReminder_EXPERIMENTAL' | 'skills'
      | 'initialPrompt' | 'maxTurns' | 'autoCompactWindow' | 'background' | 'omitClaudeMd' | 'memory' | 'effort'
      | 'permissionMode' | 'observer' | 'observerMessage'
    pinned: never
  }>
>(shapeOf<AgentDefinition>())
expectType<{
  description: string; prompt: string; tools?: string[] | undefined; disallowedTools?: string[] | undefined
  model?: string | undefined; mcpServers?: AgentMcpServerSpec[] | undefined
  criticalSystemReminder_EXPERIMENTAL?: string | undefined; skills?: string[] | undefined
  initialPrompt?: string | undefined; maxTurns?: number | undefined; autoCompactWindow?: number | undefined
  background?: boolean | undefined; omitClaudeMd?: boolean | undefined
  memory?: 'user' | 'project' | 'local' | undefined; effort?: EffortLevel | number | undefined
  permissionMode?: PermissionMode | undefined; observer?: string | undefined; observerMessage?: string | undefined
}>(valueOf<AgentDefinition>())

// SDKAgentInfo
expectType<Shape<{ required: 'name' | 'description'; optional: 'model'; pinned: never }>>(shapeOf<SDKAgentInfo>())
expectType<{ name: string; description: string; model?: string }>(valueOf<SDKAgentInfo>())

// ModelInfo
expectType<
  Shape<{
    required: 'value' | 'displayName' | 'description'
    optional:
      | 'resolvedModel' | 'supportsEffort' | 'supportedEffortLevels' | 'supportsAdaptiveThinking' | 'supportsFastMode'
      | 'supportsAutoMode' | 'supportsThinkingOff'
    pinned: never
  }>
>(shapeOf<ModelInfo>())
expectType<{
  value: string; resolvedModel?: string; displayName: string; description: string; supportsEffort?: boolean
  supportedEffortLevels?: EffortLevel[]; supportsAdaptiveThinking?: boolean; supportsFastMode?: boolean
  supportsAutoMode?: boolean; supportsThinkingOff?: boolean
}>(valueOf<ModelInfo>())

// SlashCommand
expectType<
  Shape<{
    required: 'name' | 'description' | 'argumentHint'
    optional: 'aliases' | 'builtin'
    pinned: never
  }>
>(shapeOf<SlashCommand>())
expectType<{ name: string; description: string; argumentHint: string; aliases?: string[]; builtin?: boolean }>(
  valueOf<SlashCommand>(),
)

// SdkPluginConfig
expectType<
  Shape<{
    required: 'type' | 'path'
    optional: 'skipMcpDiscovery'
    pinned: never
  }>
>(shapeOf<SdkPluginConfig>())
expectType<{ type: 'local'; path: string; skipMcpDiscovery?: boolean | undefined }>(valueOf<SdkPluginConfig>())

// SdkBeta
expectType<'context-1m-2025-08-07'>(valueOf<SdkBeta>())

// SettingSource
expectType<'user' | 'project' | 'local'>(valueOf<SettingSource>())

// ConfigScope
expectType<'local' | 'user' | 'project'>(valueOf<ConfigScope>())

// ThinkingAdaptive
expectType<Shape<{ required: 'type'; optional: 'display'; pinned: never }>>(shapeOf<ThinkingAdaptive>())
expectType<{ type: 'adaptive'; display?: 'summarized' | 'omitted' | undefined }>(valueOf<ThinkingAdaptive>())

// ThinkingEnabled
expectType<Shape<{ required: 'type'; optional: 'budgetTokens' | 'display'; pinned: never }>>(shapeOf<ThinkingEnabled>())
expectType<{
  type: 'enabled'; budgetTokens?: number | undefined; display?: 'summarized' | 'omitted' | undefined
}>(valueOf<ThinkingEnabled>())

// ThinkingDisabled
expectType<Shape<{ required: 'type'; optional: never; pinned: never }>>(shapeOf<ThinkingDisabled>())
expectType<{ type: 'disabled' }>(valueOf<ThinkingDisabled>())

// ThinkingConfig
expectType<ThinkingAdaptive | ThinkingEnabled | ThinkingDisabled>(valueOf<ThinkingConfig>())

// OutputFormatType
expectType<'json_schema'>(valueOf<OutputFormatType>())

// BaseOutputFormat
expectType<Shape<{ required: 'type'; optional: never; pinned: never }>>(shapeOf<BaseOutputFormat>())
expectType<{ type: OutputFormatType }>(valueOf<BaseOutputFormat>())

// JsonSchemaOutputFormat
expectType<Shape<{ required: 'type' | 'schema'; optional: never; pinned: never }>>(shapeOf<JsonSchemaOutputFormat>())
expectType<{ type: 'json_schema'; schema: Record<string, unknown> }>(valueOf<JsonSchemaOutputFormat>())

// OutputFormat
expectType<JsonSchemaOutputFormat>(valueOf<OutputFormat>())

// SDKSessionInfo
expectType<
  Shape<{
    required: 'sessionId' | 'summary' | 'lastModified'
    optional: 'fileSize' | 'customTitle' | 'firstPrompt' | 'gitBranch' | 'cwd' | 'tag' | 'createdAt' | 'archived'
    pinned: never
  }>
>(shapeOf<SDKSessionInfo>())
expectType<{
  sessionId: string; summary: string; lastModified: number; fileSize?: number; customTitle?: string
  firstPrompt?: string; gitBranch?: string; cwd?: string; tag?: string; createdAt?: number; archived?: boolean
}>(valueOf<SDKSessionInfo>())

// SDKSessionMessage
expectType<
  Shape<{
    required: 'type' | 'uuid' | 'session_id' | 'message' | 'parent_tool_use_id' | 'parent_agent_id'
    optional: never
    pinned: never
  }>
>(shapeOf<SDKSessionMessage>())
expectType<{
  type: 'user' | 'assistant' | 'system'; uuid: string; session_id: string; message: unknown
  parent_tool_use_id: string | null; parent_agent_id: string | null
}>(valueOf<SDKSessionMessage>())

// SDKSettingsParseError
expectType<Shape<{ required: 'path' | 'message'; optional: 'file'; pinned: never }>>(shapeOf<SDKSettingsParseError>())
expectType<{ file?: string; path: string; message: string }>(valueOf<SDKSettingsParseError>())

// RewindFilesResult
expectType<
  Shape<{
    required: 'canRewind'
    optional: 'error' | 'filesChanged' | 'insertions' | 'deletions' | 'skippedLinks'
    pinned: never
  }>
>(shapeOf<RewindFilesResult>())
expectType<{
  canRewind: boolean; error?: string; filesChanged?: string[]; insertions?: number; deletions?: number
  skippedLinks?: number
}>(valueOf<RewindFilesResult>())

// what a host writes takes an explicit undefined
expectAssignable<AgentDefinition>({ description: 'Reviews.', prompt: 'Review.', model: undefined })
expectAssignable<AgentDefinition['effort']>(3)
// an agent has to say what it is for
expectError<AgentDefinition>({ prompt: 'Review.' })
// plugins come from directories
expectNotAssignable<SdkPluginConfig['type']>('git')
// a budget belongs to a fixed amount of thinking
expectNotAssignable<ThinkingConfig>({ type: 'adaptive', budgetTokens: 'all' })
expectNotAssignable<ThinkingConfig>({ type: 'auto' })
