import { expectNotAssignable, expectType } from 'tsd'
import type {
  McpServerStatus,
  SDKAgentInfo,
  SDKControlBackgroundTasksRequest,
  SDKControlCancelAsyncMessageRequest,
  SDKControlCancelAsyncMessageResponse,
  SDKControlFileSuggestionsRequest,
  SDKControlFileSuggestionsResponse,
  SDKControlGetTaskOutputRequest,
  SDKControlGetTaskOutputResponse,
  SDKControlReadFileRequest,
  SDKControlReadFileResponse,
  SDKControlRegisterRepoRootRequest,
  SDKControlRegisterRepoRootResponse,
  SDKControlReloadOutputStylesRequest,
  SDKControlReloadOutputStylesResponse,
  SDKControlReloadPluginsRequest,
  SDKControlReloadPluginsResponse,
  SDKControlReloadSkillsRequest,
  SDKControlReloadSkillsResponse,
  SDKControlRewindFilesRequest,
  SDKControlSeedReadStateRequest,
  SDKControlStopTaskRequest,
  SdkPluginConfig,
  SlashCommand,
} from 'modhook'
import { type Shape, shapeOf, valueOf } from './shape.js'

// SDKControlReadFileRequest
expectType<
  Shape<{
    required: 'subtype' | 'path'
    optional: 'max_bytes' | 'offset' | 'encoding'
    pinned: never
  }>
>(shapeOf<SDKControlReadFileRequest>())
expectType<{
  subtype: 'read_file'; path: string; max_bytes?: number | undefined; offset?: number | undefined
  encoding?: 'utf-8' | 'base64' | undefined
}>(valueOf<SDKControlReadFileRequest>())

// SDKControlReadFileResponse
expectType<
  Shape<{
    required: 'contents' | 'absPath'
    optional:
      | 'truncated' | 'encoding' | 'lossy' | 'offset' | 'read_bytes' | 'total_bytes' | 'etag' | 'requested_path'
    pinned: never
  }>
>(shapeOf<SDKControlReadFileResponse>())
expectType<{
  contents: string; absPath: string; truncated?: boolean; encoding?: 'base64'; lossy?: boolean; offset?: number
  read_bytes?: number; total_bytes?: number; etag?: string; requested_path?: string
}>(valueOf<SDKControlReadFileResponse>())

// SDKControlFileSuggestionsRequest
expectType<
  Shape<{
    required: 'subtype' | 'query'
    optional: never
    pinned: never
  }>
>(shapeOf<SDKControlFileSuggestionsRequest>())
expectType<{ subtype: 'file_suggestions'; query: string }>(valueOf<SDKControlFileSuggestionsRequest>())

// SDKControlFileSuggestionsResponse
expectType<
  Shape<{
    required: never
    optional: 'suggestions' | 'cwd'
    pinned: never
  }>
>(shapeOf<SDKControlFileSuggestionsResponse>())
expectType<{ suggestions?: unknown[]; cwd?: string }>(valueOf<SDKControlFileSuggestionsResponse>())

// SDKControlRewindFilesRequest
expectType<
  Shape<{
    required: 'subtype' | 'user_message_id'
    optional: 'dry_run'
    pinned: never
  }>
>(shapeOf<SDKControlRewindFilesRequest>())
expectType<{ subtype: 'rewind_files'; user_message_id: string; dry_run?: boolean | undefined }>(
  valueOf<SDKControlRewindFilesRequest>(),
)

// SDKControlSeedReadStateRequest
expectType<
  Shape<{
    required: 'subtype' | 'path' | 'mtime'
    optional: never
    pinned: never
  }>
>(shapeOf<SDKControlSeedReadStateRequest>())
expectType<{ subtype: 'seed_read_state'; path: string; mtime: number }>(valueOf<SDKControlSeedReadStateRequest>())

// SDKControlRegisterRepoRootRequest
expectType<
  Shape<{
    required: 'subtype' | 'directory'
    optional: 'reload_claude_md' | 'reload_plugins' | 'reload_skills'
    pinned: never
  }>
>(shapeOf<SDKControlRegisterRepoRootRequest>())
expectType<{
  subtype: 'register_repo_root'; directory: string; reload_claude_md?: boolean | undefined
  reload_plugins?: boolean | undefined; reload_skills?: boolean | undefined
}>(valueOf<SDKControlRegisterRepoRootRequest>())

// SDKControlRegisterRepoRootResponse
expectType<
  Shape<{
    required: never
    optional: 'directory'
    pinned: never
  }>
>(shapeOf<SDKControlRegisterRepoRootResponse>())
expectType<{ directory?: string }>(valueOf<SDKControlRegisterRepoRootResponse>())

// SDKControlReloadPluginsRequest
expectType<
  Shape<{
    required: 'subtype'
    optional: 'hold_on_cache_impact' | 'add_plugins' | 'refuse_if_busy'
    pinned: never
  }>
>(shapeOf<SDKControlReloadPluginsRequest>())
expectType<{
  subtype: 'reload_plugins'; hold_on_cache_impact?: boolean | undefined; add_plugins?: SdkPluginConfig[] | undefined
  refuse_if_busy?: boolean | undefined
}>(valueOf<SDKControlReloadPluginsRequest>())

// SDKControlReloadPluginsResponse
expectType<
  Shape<{
    required: 'commands' | 'agents' | 'plugins' | 'mcpServers' | 'error_count'
    optional: 'held' | 'cache_impact'
    pinned: never
  }>
>(shapeOf<SDKControlReloadPluginsResponse>())
expectType<{
  commands: SlashCommand[]; agents: SDKAgentInfo[]
  plugins: { name: string; path: string; source?: string; version?: string }[]; mcpServers: McpServerStatus[]
  error_count: number; held?: boolean
  cache_impact?: {
    mcp_servers_added: string[]; mcp_servers_removed: string[]
    lsp_tool_change: 'adds' | 'may-add' | 'removes' | 'may-remove' | null
  }
}>(valueOf<SDKControlReloadPluginsResponse>())

// SDKControlReloadSkillsRequest
expectType<Shape<{ required: 'subtype'; optional: never; pinned: never }>>(shapeOf<SDKControlReloadSkillsRequest>())
expectType<{ subtype: 'reload_skills' }>(valueOf<SDKControlReloadSkillsRequest>())

// SDKControlReloadSkillsResponse
expectType<Shape<{ required: 'skills'; optional: never; pinned: never }>>(shapeOf<SDKControlReloadSkillsResponse>())
expectType<{ skills: SlashCommand[] }>(valueOf<SDKControlReloadSkillsResponse>())

// SDKControlReloadOutputStylesRequest
expectType<
  Shape<{
    required: 'subtype'
    optional: never
    pinned: never
  }>
>(shapeOf<SDKControlReloadOutputStylesRequest>())
expectType<{ subtype: 'reload_output_styles' }>(valueOf<SDKControlReloadOutputStylesRequest>())

// SDKControlReloadOutputStylesResponse
expectType<
  Shape<{
    required: 'available_output_styles'
    optional: never
    pinned: never
  }>
>(shapeOf<SDKControlReloadOutputStylesResponse>())
expectType<{ available_output_styles: string[] }>(valueOf<SDKControlReloadOutputStylesResponse>())

// SDKControlCancelAsyncMessageRequest
expectType<
  Shape<{
    required: 'subtype' | 'message_uuid'
    optional: never
    pinned: never
  }>
>(shapeOf<SDKControlCancelAsyncMessageRequest>())
expectType<{ subtype: 'cancel_async_message'; message_uuid: string }>(valueOf<SDKControlCancelAsyncMessageRequest>())

// SDKControlCancelAsyncMessageResponse
expectType<
  Shape<{
    required: never
    optional: 'cancelled'
    pinned: never
  }>
>(shapeOf<SDKControlCancelAsyncMessageResponse>())
expectType<{ cancelled?: boolean }>(valueOf<SDKControlCancelAsyncMessageResponse>())

// SDKControlStopTaskRequest
expectType<
  Shape<{
    required: 'subtype' | 'task_id'
    optional: never
    pinned: never
  }>
>(shapeOf<SDKControlStopTaskRequest>())
expectType<{ subtype: 'stop_task'; task_id: string }>(valueOf<SDKControlStopTaskRequest>())

// SDKControlBackgroundTasksRequest
expectType<
  Shape<{
    required: 'subtype'
    optional: 'tool_use_id'
    pinned: never
  }>
>(shapeOf<SDKControlBackgroundTasksRequest>())
expectType<{ subtype: 'background_tasks'; tool_use_id?: string | undefined }>(
  valueOf<SDKControlBackgroundTasksRequest>(),
)

// SDKControlGetTaskOutputRequest
expectType<
  Shape<{
    required: 'subtype' | 'task_id'
    optional: never
    pinned: never
  }>
>(shapeOf<SDKControlGetTaskOutputRequest>())
expectType<{ subtype: 'get_task_output'; task_id: string }>(valueOf<SDKControlGetTaskOutputRequest>())

// SDKControlGetTaskOutputResponse
expectType<
  Shape<{
    required: 'output' | 'total_bytes' | 'truncated'
    optional: never
    pinned: never
  }>
>(shapeOf<SDKControlGetTaskOutputResponse>())
expectType<{ output: string; total_bytes: number; truncated: boolean }>(valueOf<SDKControlGetTaskOutputResponse>())

// closed, as upstream's
expectNotAssignable<SDKControlReadFileRequest['encoding']>('latin1')
expectNotAssignable<NonNullable<SDKControlReloadPluginsResponse['cache_impact']>['lsp_tool_change']>('changes')
