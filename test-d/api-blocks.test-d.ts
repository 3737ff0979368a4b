import { expectAssignable, expectNotAssignable, expectType } from 'tsd'
import type {
  BetaAdvisorToolResultBlock,
  BetaBashCodeExecutionToolResultBlock,
  BetaCodeExecutionToolResultBlock,
  BetaCompactionBlock,
  BetaContainerUploadBlock,
  BetaContentBlock,
  BetaDocumentBlock,
  BetaFallbackBlock,
  BetaMCPToolListingBlock,
  BetaMCPToolResultBlock,
  BetaMCPToolUseBlock,
  BetaRedactedThinkingBlock,
  BetaServerToolUseBlock,
  BetaTextBlock,
  BetaTextCitation,
  BetaTextEditorCodeExecutionToolResultBlock,
  BetaThinkingBlock,
  BetaToolChange,
  BetaToolChangeReference,
  BetaToolSearchToolResultBlock,
  BetaToolUseBlock,
  BetaToolUseCaller,
  BetaWebFetchToolResultBlock,
  BetaWebSearchResultBlock,
  BetaWebSearchToolResultBlock,
} from 'modhook'
import { type Shape, shapeOf, valueOf } from './shape.js'

// BetaTextCitation
expectType<
  | {
      type: 'char_location'; cited_text: string; document_index: number; document_title: string | null
      start_char_index: number; end_char_index: number; file_id: string | null
    }
  | {
      type: 'page_location'; cited_text: string; document_index: number; document_title: string | null
      start_page_number: number; end_page_number: number; file_id: string | null
    }
  | {
      type: 'content_block_location'; cited_text: string; document_index: number; document_title: string | null
      start_block_index: number; end_block_index: number; file_id: string | null
    }
  | {
      type: 'web_search_result_location'; cited_text: string; encrypted_index: string; title: string | null
      url: string
    }
  | {
      type: 'search_result_location'; cited_text: string; search_result_index: number; source: string
      title: string | null; start_block_index: number; end_block_index: number
    }
>(valueOf<BetaTextCitation>())

// BetaTextBlock
expectType<Shape<{ required: 'type' | 'text'; optional: 'citations'; pinned: never }>>(shapeOf<BetaTextBlock>())
expectType<{ type: 'text'; text: string; citations?: BetaTextCitation[] | null }>(valueOf<BetaTextBlock>())

// BetaThinkingBlock
expectType<
  Shape<{
    required: 'type' | 'thinking' | 'signature'
    optional: never
    pinned: never
  }>
>(shapeOf<BetaThinkingBlock>())
expectType<{ type: 'thinking'; thinking: string; signature: string }>(valueOf<BetaThinkingBlock>())

// BetaRedactedThinkingBlock
expectType<Shape<{ required: 'type' | 'data'; optional: never; pinned: never }>>(shapeOf<BetaRedactedThinkingBlock>())
expectType<{ type: 'redacted_thinking'; data: string }>(valueOf<BetaRedactedThinkingBlock>())

// BetaToolUseCaller
expectType<{ type: 'direct' } | { type: 'code_execution_20250825' | 'code_execution_20260120'; tool_id: string }>(
  valueOf<BetaToolUseCaller>(),
)

// BetaToolUseBlock
expectType<
  Shape<{
    required: 'type' | 'id' | 'name' | 'input'
    optional: 'caller' | 'toolset_name'
    pinned: never
  }>
>(shapeOf<BetaToolUseBlock>())
expectType<{
  type: 'tool_use'; id: string; name: string; input: unknown; caller?: BetaToolUseCaller; toolset_name?: string | null
}>(valueOf<BetaToolUseBlock>())

// BetaServerToolUseBlock
expectType<
  Shape<{
    required: 'type' | 'id' | 'name' | 'input'
    optional: 'caller'
    pinned: never
  }>
>(shapeOf<BetaServerToolUseBlock>())
expectType<{
  type: 'server_tool_use'; id: string
  name:
    | 'advisor' | 'web_search' | 'web_fetch' | 'code_execution' | 'bash_code_execution' | 'text_editor_code_execution'
    | 'tool_search_tool_regex' | 'tool_search_tool_bm25'
  input: { [key: string]: unknown }; caller?: BetaToolUseCaller
}>(valueOf<BetaServerToolUseBlock>())

// BetaWebSearchResultBlock
expectType<
  Shape<{
    required: 'type' | 'title' | 'url' | 'page_age' | 'encrypted_content'
    optional: never
    pinned: never
  }>
>(shapeOf<BetaWebSearchResultBlock>())
expectType<{
  type: 'web_search_result'; title: string; url: string; page_age: string | null; encrypted_content: string
}>(valueOf<BetaWebSearchResultBlock>())

// BetaWebSearchToolResultBlock
expectType<
  Shape<{
    required: 'type' | 'tool_use_id' | 'content'
    optional: 'caller'
    pinned: never
  }>
>(shapeOf<BetaWebSearchToolResultBlock>())
expectType<{
  type: 'web_search_tool_result'; tool_use_id: string
  content:
    | BetaWebSearchResultBlock[]
    | {
        type: 'web_search_tool_result_error'
        error_code:
          | 'invalid_tool_input' | 'unavailable' | 'max_uses_exceeded' | 'too_many_requests' | 'query_too_long'
          | 'request_too_large'
      }
  caller?: BetaToolUseCaller
}>(valueOf<BetaWebSearchToolResultBlock>())

// BetaDocumentBlock
expectType<
  Shape<{
    required: 'type' | 'title' | 'source' | 'citations'
    optional: never
    pinned: never
  }>
>(shapeOf<BetaDocumentBlock>())
expectType<{
  type: 'document'; title: string | null
  source:
    | { type: 'base64'; media_type: 'application/pdf'; data: string }
    | { type: 'text'; media_type: 'text/plain'; data: string }
  citations: { enabled: boolean } | null
}>(valueOf<BetaDocumentBlock>())

// BetaWebFetchToolResultBlock
expectType<
  Shape<{
    required: 'type' | 'tool_use_id' | 'content'
    optional: 'caller'
    pinned: never
  }>
>(shapeOf<BetaWebFetchToolResultBlock>())
expectType<{
  type: 'web_fetch_tool_result'; tool_use_id: string
  content:
    | { type: 'web_fetch_result'; url: string; retrieved_at: string | null; content: BetaDocumentBlock }
    | {
        type: 'web_fetch_tool_result_error'
        error_code:
          | 'invalid_tool_input' | 'url_too_long' | 'url_not_allowed' | 'url_not_in_prior_context'
          | 'url_not_accessible' | 'unsupported_content_type' | 'too_many_requests' | 'max_uses_exceeded'
          | 'unavailable' | 'content_too_large'
      }
  caller?: BetaToolUseCaller
}>(valueOf<BetaWebFetchToolResultBlock>())

// BetaAdvisorToolResultBlock
expectType<
  Shape<{
    required: 'type' | 'tool_use_id' | 'content'
    optional: never
    pinned: never
  }>
>(shapeOf<BetaAdvisorToolResultBlock>())
expectType<{
  type: 'advisor_tool_result'; tool_use_id: string
  content:
    | { type: 'advisor_result'; text: string; stop_reason: string | null }
    | { type: 'advisor_redacted_result'; encrypted_content: string; stop_reason: string | null }
    | {
        type: 'advisor_tool_result_error'
        error_code:
          | 'max_uses_exceeded' | 'prompt_too_long' | 'too_many_requests' | 'overloaded' | 'unavailable'
          | 'execution_time_exceeded' | 'model_not_found'
      }
}>(valueOf<BetaAdvisorToolResultBlock>())

// BetaCodeExecutionToolResultBlock
expectType<
  Shape<{
    required: 'type' | 'tool_use_id' | 'content'
    optional: never
    pinned: never
  }>
>(shapeOf<BetaCodeExecutionToolResultBlock>())
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
}>(valueOf<BetaCodeExecutionToolResultBlock>())

// BetaBashCodeExecutionToolResultBlock
expectType<
  Shape<{
    required: 'type' | 'tool_use_id' | 'content'
    optional: never
    pinned: never
  }>
>(shapeOf<BetaBashCodeExecutionToolResultBlock>())
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
}>(valueOf<BetaBashCodeExecutionToolResultBlock>())

// BetaTextEditorCodeExecutionToolResultBlock
expectType<
  Shape<{
    required: 'type' | 'tool_use_id' | 'content'
    optional: never
    pinned: never
  }>
>(shapeOf<BetaTextEditorCodeExecutionToolResultBlock>())
expectType<{
  type: 'text_editor_code_execution_tool_result'; tool_use_id: string
  content:
    | {
        type: 'text_editor_code_execution_view_result'; file_type: 'text' | 'image' | 'pdf'; content: string
        num_lines: number | null; start_line: number | null; total_lines: number | null
      }
    | { type: 'text_editor_code_execution_create_result'; is_file_update: boolean }
    | {
        type: 'text_editor_code_execution_str_replace_result'; lines: string[] | null; old_start: number | null
        old_lines: number | null; new_start: number | null; new_lines: number | null
      }
    | {
        type: 'text_editor_code_execution_tool_result_error'
        error_code:
          | 'invalid_tool_input' | 'unavailable' | 'too_many_requests' | 'execution_time_exceeded' | 'file_not_found'
        error_message: string | null
      }
}>(valueOf<BetaTextEditorCodeExecutionToolResultBlock>())

// BetaToolSearchToolResultBlock
expectType<
  Shape<{
    required: 'type' | 'tool_use_id' | 'content'
    optional: never
    pinned: never
  }>
>(shapeOf<BetaToolSearchToolResultBlock>())
expectType<{
  type: 'tool_search_tool_result'; tool_use_id: string
  content:
    | { type: 'tool_search_tool_search_result'; tool_references: { type: 'tool_reference'; tool_name: string }[] }
    | {
        type: 'tool_search_tool_result_error'
        error_code: 'invalid_tool_input' | 'unavailable' | 'too_many_requests' | 'execution_time_exceeded'
        error_message: string | null
      }
}>(valueOf<BetaToolSearchToolResultBlock>())

// BetaMCPToolUseBlock
expectType<
  Shape<{
    required: 'type' | 'id' | 'name' | 'server_name' | 'input'
    optional: never
    pinned: never
  }>
>(shapeOf<BetaMCPToolUseBlock>())
expectType<{ type: 'mcp_tool_use'; id: string; name: string; server_name: string; input: unknown }>(
  valueOf<BetaMCPToolUseBlock>(),
)

// BetaMCPToolResultBlock
expectType<
  Shape<{
    required: 'type' | 'tool_use_id' | 'is_error' | 'content'
    optional: never
    pinned: never
  }>
>(shapeOf<BetaMCPToolResultBlock>())
expectType<{
  type: 'mcp_tool_result'; tool_use_id: string; is_error: boolean; content: string | BetaTextBlock[]
}>(valueOf<BetaMCPToolResultBlock>())

// BetaMCPToolListingBlock
expectType<
  Shape<{
    required: 'type' | 'mcp_server_name' | 'tools'
    optional: never
    pinned: never
  }>
>(shapeOf<BetaMCPToolListingBlock>())
expectType<{
  type: 'mcp_tool_listing'; mcp_server_name: string
  tools: { name: string; description?: string; input_schema: { [key: string]: unknown } }[]
}>(valueOf<BetaMCPToolListingBlock>())

// BetaContainerUploadBlock
expectType<Shape<{ required: 'type' | 'file_id'; optional: never; pinned: never }>>(shapeOf<BetaContainerUploadBlock>())
expectType<{ type: 'container_upload'; file_id: string }>(valueOf<BetaContainerUploadBlock>())

// BetaToolChangeReference
expectType<
  | { type: 'tool_reference'; name: string } | { type: 'mcp_tool_reference'; name: string; server_name: string }
  | { type: 'mcp_toolset_reference'; server_name: string }
>(valueOf<BetaToolChangeReference>())

// BetaToolChange
expectType<
  | { type: 'tool_addition'; tool: BetaToolChangeReference | { type: 'tool_definition'; definition: object } }
  | { type: 'tool_removal'; tool: BetaToolChangeReference }
>(valueOf<BetaToolChange>())

// BetaCompactionBlock
expectType<
  Shape<{
    required: 'type' | 'content' | 'encrypted_content'
    optional: 'signature' | 'tool_changes'
    pinned: never
  }>
>(shapeOf<BetaCompactionBlock>())
expectType<{
  type: 'compaction'; content: string | null; encrypted_content: string | null; signature?: string | null
  tool_changes?: BetaToolChange[] | null
}>(valueOf<BetaCompactionBlock>())

// BetaFallbackBlock
expectType<
  Shape<{
    required: 'type' | 'from' | 'to' | 'trigger'
    optional: never
    pinned: never
  }>
>(shapeOf<BetaFallbackBlock>())
expectType<{
  type: 'fallback'; from: { model: string }; to: { model: string }
  trigger: {
    type: 'refusal'; category: 'cyber' | 'bio' | 'frontier_llm' | 'reasoning_extraction' | 'general_harms' | null
  }
}>(valueOf<BetaFallbackBlock>())

// BetaContentBlock
expectType<
  | BetaTextBlock | BetaThinkingBlock | BetaRedactedThinkingBlock | BetaToolUseBlock | BetaServerToolUseBlock
  | BetaWebSearchToolResultBlock | BetaWebFetchToolResultBlock | BetaAdvisorToolResultBlock
  | BetaCodeExecutionToolResultBlock | BetaBashCodeExecutionToolResultBlock
  | BetaTextEditorCodeExecutionToolResultBlock | BetaToolSearchToolResultBlock | BetaMCPToolUseBlock
  | BetaMCPToolResultBlock | BetaMCPToolListingBlock | BetaContainerUploadBlock | BetaCompactionBlock
  | BetaFallbackBlock
>(valueOf<BetaContentBlock>())

// narrowing by type reaches the keys of one block
declare const block: BetaContentBlock
if (block.type === 'tool_use') {
  expectType<string>(block.name)
  expectType<unknown>(block.input)
}
if (block.type === 'text') expectType<BetaTextCitation[] | null | undefined>(block.citations)
if (block.type === 'web_search_tool_result' && Array.isArray(block.content)) {
  expectType<BetaWebSearchResultBlock[]>(block.content)
}
// a text block that Claude Code wrote itself lacks citations; the API's has them
expectAssignable<BetaContentBlock>({ type: 'text', text: 'Compacted.' })
expectAssignable<BetaContentBlock>({ type: 'text', text: 'Hi.', citations: null })
// closed: a tag of a later version would stop narrowing for all
expectNotAssignable<BetaContentBlock>({ type: 'a_block_of_a_later_api', text: '' })
// a call without its id can't be answered
expectNotAssignable<BetaContentBlock>({ type: 'tool_use', name: 'Bash', input: {} })
// the API runs a set of tools of its own
expectNotAssignable<BetaServerToolUseBlock['name']>('Bash')
