import { expectAssignable, expectNotAssignable, expectType } from 'tsd'
import type {
  AssistantMessageParam,
  BashCodeExecutionToolResultBlockParam,
  BetaToolUseCaller,
  BrowserStateBlockParam,
  CacheControlEphemeral,
  CitationsConfigParam,
  CodeExecutionToolResultBlockParam,
  ContainerUploadBlockParam,
  ContentBlockParam,
  DocumentBlockParam,
  ImageBlockParam,
  MessageContentParam,
  MessageParam,
  RedactedThinkingBlockParam,
  SearchResultBlockParam,
  ServerToolUseBlockParam,
  SystemMessageParam,
  TextBlockParam,
  TextCitationParam,
  TextEditorCodeExecutionToolResultBlockParam,
  ThinkingBlockParam,
  ToolReferenceBlockParam,
  ToolResultBlockParam,
  ToolSearchToolResultBlockParam,
  ToolUseBlockParam,
  UserMessageParam,
  WebFetchToolResultBlockParam,
  WebSearchToolResultBlockParam,
} from 'modhook'
import { type Shape, shapeOf, valueOf } from './shape.js'

// CacheControlEphemeral
expectType<Shape<{ required: 'type'; optional: 'ttl'; pinned: never }>>(shapeOf<CacheControlEphemeral>())
expectType<{ type: 'ephemeral'; ttl?: '5m' | '1h' }>(valueOf<CacheControlEphemeral>())

// CitationsConfigParam
expectType<Shape<{ required: never; optional: 'enabled'; pinned: never }>>(shapeOf<CitationsConfigParam>())
expectType<{ enabled?: boolean }>(valueOf<CitationsConfigParam>())

// TextCitationParam
expectType<
  | {
      type: 'char_location'; cited_text: string; document_index: number; document_title: string | null
      start_char_index: number; end_char_index: number
    }
  | {
      type: 'page_location'; cited_text: string; document_index: number; document_title: string | null
      start_page_number: number; end_page_number: number
    }
  | {
      type: 'content_block_location'; cited_text: string; document_index: number; document_title: string | null
      start_block_index: number; end_block_index: number
    }
  | {
      type: 'web_search_result_location'; cited_text: string; encrypted_index: string; title: string | null
      url: string
    }
  | {
      type: 'search_result_location'; cited_text: string; search_result_index: number; source: string
      title: string | null; start_block_index: number; end_block_index: number
    }
>(valueOf<TextCitationParam>())

// TextBlockParam
expectType<
  Shape<{
    required: 'type' | 'text'
    optional: 'cache_control' | 'citations'
    pinned: never
  }>
>(shapeOf<TextBlockParam>())
expectType<{
  type: 'text'; text: string; cache_control?: CacheControlEphemeral | null; citations?: TextCitationParam[] | null
}>(valueOf<TextBlockParam>())

// ImageBlockParam
expectType<
  Shape<{
    required: 'type' | 'source'
    optional: 'cache_control' | 'transformations'
    pinned: never
  }>
>(shapeOf<ImageBlockParam>())
expectType<{
  type: 'image'
  source:
    | { type: 'base64'; media_type: 'image/jpeg' | 'image/png' | 'image/gif' | 'image/webp'; data: string }
    | { type: 'url'; url: string } | { type: 'file'; file_id: string }
  cache_control?: CacheControlEphemeral | null; transformations?: { oversized_image?: 'downsize' | 'error' } | null
}>(valueOf<ImageBlockParam>())

// DocumentBlockParam
expectType<
  Shape<{
    required: 'type' | 'source'
    optional: 'title' | 'context' | 'citations' | 'cache_control'
    pinned: never
  }>
>(shapeOf<DocumentBlockParam>())
expectType<{
  type: 'document'
  source:
    | { type: 'base64'; media_type: 'application/pdf'; data: string }
    | { type: 'text'; media_type: 'text/plain'; data: string }
    | { type: 'content'; content: string | (TextBlockParam | ImageBlockParam)[] } | { type: 'url'; url: string }
    | { type: 'file'; file_id: string }
  title?: string | null; context?: string | null; citations?: CitationsConfigParam | null
  cache_control?: CacheControlEphemeral | null
}>(valueOf<DocumentBlockParam>())

// SearchResultBlockParam
expectType<
  Shape<{
    required: 'type' | 'source' | 'title' | 'content'
    optional: 'citations' | 'cache_control'
    pinned: never
  }>
>(shapeOf<SearchResultBlockParam>())
expectType<{
  type: 'search_result'; source: string; title: string; content: TextBlockParam[]; citations?: CitationsConfigParam
  cache_control?: CacheControlEphemeral | null
}>(valueOf<SearchResultBlockParam>())

// ThinkingBlockParam
expectType<
  Shape<{
    required: 'type' | 'thinking' | 'signature'
    optional: never
    pinned: never
  }>
>(shapeOf<ThinkingBlockParam>())
expectType<{ type: 'thinking'; thinking: string; signature: string }>(valueOf<ThinkingBlockParam>())

// RedactedThinkingBlockParam
expectType<Shape<{ required: 'type' | 'data'; optional: never; pinned: never }>>(shapeOf<RedactedThinkingBlockParam>())
expectType<{ type: 'redacted_thinking'; data: string }>(valueOf<RedactedThinkingBlockParam>())

// ToolUseBlockParam
expectType<
  Shape<{
    required: 'type' | 'id' | 'name' | 'input'
    optional: 'caller' | 'toolset_name' | 'cache_control'
    pinned: never
  }>
>(shapeOf<ToolUseBlockParam>())
expectType<{
  type: 'tool_use'; id: string; name: string; input: unknown; caller?: BetaToolUseCaller; toolset_name?: string | null
  cache_control?: CacheControlEphemeral | null
}>(valueOf<ToolUseBlockParam>())

// ToolReferenceBlockParam
expectType<
  Shape<{
    required: 'type' | 'tool_name'
    optional: 'cache_control'
    pinned: never
  }>
>(shapeOf<ToolReferenceBlockParam>())
expectType<{ type: 'tool_reference'; tool_name: string; cache_control?: CacheControlEphemeral | null }>(
  valueOf<ToolReferenceBlockParam>(),
)

// BrowserStateBlockParam
expectType<
  Shape<{
    required: 'type' | 'tabs'
    optional: 'state_changes' | 'cache_control'
    pinned: never
  }>
>(shapeOf<BrowserStateBlockParam>())
expectType<{
  type: 'browser_state'; tabs: { tab_id: string; title: string; url: string; active?: boolean }[]
  state_changes?:
    | (
        | { type: 'tab_opened'; tab_id: string } | { type: 'download_started'; download_id: string; url: string }
        | {
            type: 'download_completed'; download_id: string; url: string; path?: string | null
            size_bytes?: number | null
          }
        | { type: 'download_failed'; download_id: string; url: string; error?: string | null }
      )[]
    | null
  cache_control?: CacheControlEphemeral | null
}>(valueOf<BrowserStateBlockParam>())

// ToolResultBlockParam
expectType<
  Shape<{
    required: 'type' | 'tool_use_id'
    optional: 'content' | 'is_error' | 'toolset_name' | 'cache_control'
    pinned: never
  }>
>(shapeOf<ToolResultBlockParam>())
expectType<{
  type: 'tool_result'; tool_use_id: string
  content?:
    | string
    | (
        | TextBlockParam | ImageBlockParam | SearchResultBlockParam | DocumentBlockParam | ToolReferenceBlockParam
        | BrowserStateBlockParam
      )[]
  is_error?: boolean; toolset_name?: string | null; cache_control?: CacheControlEphemeral | null
}>(valueOf<ToolResultBlockParam>())

// ServerToolUseBlockParam
expectType<
  Shape<{
    required: 'type' | 'id' | 'name' | 'input'
    optional: 'caller' | 'cache_control'
    pinned: never
  }>
>(shapeOf<ServerToolUseBlockParam>())
expectType<{
  type: 'server_tool_use'; id: string
  name:
    | 'web_search' | 'web_fetch' | 'code_execution' | 'bash_code_execution' | 'text_editor_code_execution'
    | 'tool_search_tool_regex' | 'tool_search_tool_bm25'
  input: unknown; caller?: BetaToolUseCaller; cache_control?: CacheControlEphemeral | null
}>(valueOf<ServerToolUseBlockParam>())

// WebSearchToolResultBlockParam
expectType<
  Shape<{
    required: 'type' | 'tool_use_id' | 'content'
    optional: 'caller' | 'cache_control'
    pinned: never
  }>
>(shapeOf<WebSearchToolResultBlockParam>())
expectType<{
  type: 'web_search_tool_result'; tool_use_id: string
  content:
    | { type: 'web_search_result'; title: string; url: string; encrypted_content: string; page_age?: string | null }[]
    | {
        type: 'web_search_tool_result_error'
        error_code:
          | 'invalid_tool_input' | 'unavailable' | 'max_uses_exceeded' | 'too_many_requests' | 'query_too_long'
          | 'request_too_large'
      }
  caller?: BetaToolUseCaller; cache_control?: CacheControlEphemeral | null
}>(valueOf<WebSearchToolResultBlockParam>())

// WebFetchToolResultBlockParam
expectType<
  Shape<{
    required: 'type' | 'tool_use_id' | 'content'
    optional: 'caller' | 'cache_control'
    pinned: never
  }>
>(shapeOf<WebFetchToolResultBlockParam>())
expectType<{
  type: 'web_fetch_tool_result'; tool_use_id: string
  content:
    | { type: 'web_fetch_result'; url: string; content: DocumentBlockParam; retrieved_at?: string | null }
    | {
        type: 'web_fetch_tool_result_error'
        error_code:
          | 'invalid_tool_input' | 'url_too_long' | 'url_not_allowed' | 'url_not_in_prior_context'
          | 'url_not_accessible' | 'unsupported_content_type' | 'too_many_requests' | 'max_uses_exceeded'
          | 'unavailable' | 'content_too_large'
      }
  caller?: BetaToolUseCaller; cache_control?: CacheControlEphemeral | null
}>(valueOf<WebFetchToolResultBlockParam>())

// CodeExecutionToolResultBlockParam
expectType<
  Shape<{
    required: 'type' | 'tool_use_id' | 'content'
    optional: 'cache_control'
    pinned: never
  }>
>(shapeOf<CodeExecutionToolResultBlockParam>())
expectType<{
  type: 'code_execution_tool_result'; tool_use_id: string
  content:
    | {
        type: 'code_execution_result'; stdout: string; stderr: string; return_code: number
        content: { type: 'code_execution_output'; file_id: string }[]
      }
    | {
        type: 'encrypted_code_execution_result'; encrypted_stdout: string; stderr: string; return_code: number
        content: { type: 'code_execution_output'; file_id: string }[]
      }
    | {
        type: 'code_execution_tool_result_error'
        error_code: 'invalid_tool_input' | 'unavailable' | 'too_many_requests' | 'execution_time_exceeded'
      }
  cache_control?: CacheControlEphemeral | null
}>(valueOf<CodeExecutionToolResultBlockParam>())

// BashCodeExecutionToolResultBlockParam
expectType<
  Shape<{
    required: 'type' | 'tool_use_id' | 'content'
    optional: 'cache_control'
    pinned: never
  }>
>(shapeOf<BashCodeExecutionToolResultBlockParam>())
expectType<{
  type: 'bash_code_execution_tool_result'; tool_use_id: string
  content:
    | {
        type: 'bash_code_execution_result'; stdout: string; stderr: string; return_code: number
        content: { type: 'bash_code_execution_output'; file_id: string }[]
      }
    | {
        type: 'bash_code_execution_tool_result_error'
        error_code:
          | 'invalid_tool_input' | 'unavailable' | 'too_many_requests' | 'execution_time_exceeded'
          | 'output_file_too_large'
      }
  cache_control?: CacheControlEphemeral | null
}>(valueOf<BashCodeExecutionToolResultBlockParam>())

// TextEditorCodeExecutionToolResultBlockParam
expectType<
  Shape<{
    required: 'type' | 'tool_use_id' | 'content'
    optional: 'cache_control'
    pinned: never
  }>
>(shapeOf<TextEditorCodeExecutionToolResultBlockParam>())
expectType<{
  type: 'text_editor_code_execution_tool_result'; tool_use_id: string
  content:
    | {
        type: 'text_editor_code_execution_view_result'; file_type: 'text' | 'image' | 'pdf'; content: string
        num_lines?: number | null; start_line?: number | null; total_lines?: number | null
      }
    | { type: 'text_editor_code_execution_create_result'; is_file_update: boolean }
    | {
        type: 'text_editor_code_execution_str_replace_result'; lines?: string[] | null; old_start?: number | null
        old_lines?: number | null; new_start?: number | null; new_lines?: number | null
      }
    | {
        type: 'text_editor_code_execution_tool_result_error'
        error_code:
          | 'invalid_tool_input' | 'unavailable' | 'too_many_requests' | 'execution_time_exceeded' | 'file_not_found'
        error_message?: string | null
      }
  cache_control?: CacheControlEphemeral | null
}>(valueOf<TextEditorCodeExecutionToolResultBlockParam>())

// ToolSearchToolResultBlockParam
expectType<
  Shape<{
    required: 'type' | 'tool_use_id' | 'content'
    optional: 'cache_control'
    pinned: never
  }>
>(shapeOf<ToolSearchToolResultBlockParam>())
expectType<{
  type: 'tool_search_tool_result'; tool_use_id: string
  content:
    | { type: 'tool_search_tool_search_result'; tool_references: ToolReferenceBlockParam[] }
    | {
        type: 'tool_search_tool_result_error'
        error_code: 'invalid_tool_input' | 'unavailable' | 'too_many_requests' | 'execution_time_exceeded'
        error_message?: string | null
      }
  cache_control?: CacheControlEphemeral | null
}>(valueOf<ToolSearchToolResultBlockParam>())

// ContainerUploadBlockParam
expectType<
  Shape<{
    required: 'type' | 'file_id'
    optional: 'cache_control'
    pinned: never
  }>
>(shapeOf<ContainerUploadBlockParam>())
expectType<{ type: 'container_upload'; file_id: string; cache_control?: CacheControlEphemeral | null }>(
  valueOf<ContainerUploadBlockParam>(),
)

// ContentBlockParam
expectType<
  | TextBlockParam | ImageBlockParam | DocumentBlockParam | SearchResultBlockParam | ThinkingBlockParam
  | RedactedThinkingBlockParam | ToolUseBlockParam | ToolResultBlockParam | ServerToolUseBlockParam
  | WebSearchToolResultBlockParam | WebFetchToolResultBlockParam | CodeExecutionToolResultBlockParam
  | BashCodeExecutionToolResultBlockParam | TextEditorCodeExecutionToolResultBlockParam
  | ToolSearchToolResultBlockParam | ContainerUploadBlockParam
>(valueOf<ContentBlockParam>())

// MessageContentParam
expectType<string | ContentBlockParam[]>(valueOf<MessageContentParam>())

// UserMessageParam
expectType<Shape<{ required: 'role' | 'content'; optional: never; pinned: never }>>(shapeOf<UserMessageParam>())
expectType<{ role: 'user'; content: MessageContentParam }>(valueOf<UserMessageParam>())

// AssistantMessageParam
expectType<Shape<{ required: 'role' | 'content'; optional: never; pinned: never }>>(shapeOf<AssistantMessageParam>())
expectType<{ role: 'assistant'; content: MessageContentParam }>(valueOf<AssistantMessageParam>())

// SystemMessageParam
expectType<Shape<{ required: 'role' | 'content'; optional: never; pinned: never }>>(shapeOf<SystemMessageParam>())
expectType<{ role: 'system'; content: string | TextBlockParam[] }>(valueOf<SystemMessageParam>())

// MessageParam
expectType<UserMessageParam | AssistantMessageParam | SystemMessageParam>(valueOf<MessageParam>())

// a prompt is a text, or blocks
expectAssignable<MessageParam>({ role: 'user', content: 'Hi.' })
expectAssignable<MessageParam>({
  role: 'user',
  content: [
    { type: 'text', text: 'Look.', cache_control: { type: 'ephemeral', ttl: '1h' } },
    { type: 'image', source: { type: 'base64', media_type: 'image/png', data: 'iVBORw0KGgo=' } },
    { type: 'tool_result', tool_use_id: 'toolu_1', content: [{ type: 'text', text: 'done' }], is_error: false },
  ],
})
// narrowing by role and by type
declare const message: MessageParam
if (message.role === 'system') expectType<string | TextBlockParam[]>(message.content)
declare const param: ContentBlockParam
if (param.type === 'tool_result') expectType<boolean | undefined>(param.is_error)
expectType<UserMessageParam>(valueOf<Extract<MessageParam, { role: 'user' }>>())
// the role of a prompt is user
expectNotAssignable<UserMessageParam>({ role: 'assistant', content: '' })
// the API takes four formats
expectNotAssignable<ImageBlockParam['source']>({ type: 'base64', media_type: 'image/bmp', data: '' })
// a result names its call
expectNotAssignable<ContentBlockParam>({ type: 'tool_result', content: '' })
