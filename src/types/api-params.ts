/**
 * What a user message carries to the model: `MessageParam` and its content blocks, as the model API takes them.
 *
 * Declared as far as Claude Code's messages carry it, under the API's names. Compared with @anthropic-ai/sdk 1.14.0.
 *
 * @see https://code.claude.com/docs/en/agent-sdk/typescript
 */
import type { BetaToolUseCaller } from './api-blocks.js'

/** Marks the end of a part of the prompt that the API shall keep in its cache. */
export type CacheControlEphemeral = {
  /** The only kind of cache. */
  type: 'ephemeral'
  /** How long to keep it: 5 minutes unless it says an hour. Closed set. */
  ttl?: '5m' | '1h'
}

/** Whether the model may cite a source. */
export type CitationsConfigParam = {
  /** True where it may. */
  enabled?: boolean
}

/** A citation handed back to the model. Closed set, told apart by `type`. */
export type TextCitationParam =
  | {
      /** A span of characters of a plain-text document. */
      type: 'char_location'
      /** The words quoted. */
      cited_text: string
      /** Which document of the request, counted from 0. */
      document_index: number
      /** The document's title, null where it has none. */
      document_title: string | null
      /** The first character of the span, counted from 0. */
      start_char_index: number
      /** The character after the span's last. */
      end_char_index: number
    }
  | {
      /** A span of pages of a PDF. */
      type: 'page_location'
      /** The words quoted. */
      cited_text: string
      /** Which document of the request, counted from 0. */
      document_index: number
      /** The document's title, null where it has none. */
      document_title: string | null
      /** The first page, counted from 1. */
      start_page_number: number
      /** The page after the last. */
      end_page_number: number
    }
  | {
      /** A span of blocks of a document that was sent as blocks. */
      type: 'content_block_location'
      /** The words quoted. */
      cited_text: string
      /** Which document of the request, counted from 0. */
      document_index: number
      /** The document's title, null where it has none. */
      document_title: string | null
      /** The first block, counted from 0. */
      start_block_index: number
      /** The block after the last. */
      end_block_index: number
    }
  | {
      /** A page that web search found. */
      type: 'web_search_result_location'
      /** The words quoted. */
      cited_text: string
      /** The place in the result, opaque: hand it back as it came. */
      encrypted_index: string
      /** The page's title, null where it has none. */
      title: string | null
      /** The page's address. */
      url: string
    }
  | {
      /** A span of blocks of a search result that the request brought along. */
      type: 'search_result_location'
      /** The words quoted. */
      cited_text: string
      /** Which search result of the request, counted from 0. */
      search_result_index: number
      /** The result's source, as the request named it. */
      source: string
      /** The result's title, null where it has none. */
      title: string | null
      /** The first block, counted from 0. */
      start_block_index: number
      /** The block after the last. */
      end_block_index: number
    }

/** Words. */
export type TextBlockParam = {
  /** The tag of the block. */
  type: 'text'
  /** The words. */
  text: string
  /** Caches the prompt up to this block. Null or absent for no mark. */
  cache_control?: CacheControlEphemeral | null
  /** What the words rest on, where they are the model's own. Null or absent where nothing is cited. */
  citations?: TextCitationParam[] | null
}

/** A picture. */
export type ImageBlockParam = {
  /** The tag of the block. */
  type: 'image'
  /** The picture itself, or where it lies. */
  source:
    | {
        /** The picture in base64. */
        type: 'base64'
        /** Its format. Closed set. */
        media_type: 'image/jpeg' | 'image/png' | 'image/gif' | 'image/webp'
        /** The data. */
        data: string
      }
    | {
        /** A picture on the web. */
        type: 'url'
        /** Its address. */
        url: string
      }
    | {
        /** A picture uploaded to the API. */
        type: 'file'
        /** Its id there. */
        file_id: string
      }
  /** Caches the prompt up to this block. Null or absent for no mark. */
  cache_control?: CacheControlEphemeral | null
  /** What the API may do to the picture. Null or absent for its defaults. */
  transformations?: {
    /** Whether to shrink a picture that is too large or to refuse it. Closed set. */
    oversized_image?: 'downsize' | 'error'
  } | null
}

/** A document. */
export type DocumentBlockParam = {
  /** The tag of the block. */
  type: 'document'
  /** The document itself, or where it lies. */
  source:
    | {
        /** A PDF in base64. */
        type: 'base64'
        /** The kind of data. */
        media_type: 'application/pdf'
        /** The data. */
        data: string
      }
    | {
        /** Plain text. */
        type: 'text'
        /** The kind of data. */
        media_type: 'text/plain'
        /** The text. */
        data: string
      }
    | {
        /** Text and pictures, block by block. */
        type: 'content'
        /** The blocks, or one text. */
        content: string | (TextBlockParam | ImageBlockParam)[]
      }
    | {
        /** A PDF on the web. */
        type: 'url'
        /** Its address. */
        url: string
      }
    | {
        /** A file uploaded to the API. */
        type: 'file'
        /** Its id there. */
        file_id: string
      }
  /** The document's title. Null or absent for none. */
  title?: string | null
  /** What the model should know about the document, apart from its text. Null or absent for nothing. */
  context?: string | null
  /** Whether the model may cite it. Null or absent for the API's default. */
  citations?: CitationsConfigParam | null
  /** Caches the prompt up to this block. Null or absent for no mark. */
  cache_control?: CacheControlEphemeral | null
}

/** A find of a search that the sender made. */
export type SearchResultBlockParam = {
  /** The tag of the block. */
  type: 'search_result'
  /** Where it was found. */
  source: string
  /** Its title. */
  title: string
  /** Its text. */
  content: TextBlockParam[]
  /** Whether the model may cite it. Absent for the API's default. */
  citations?: CitationsConfigParam
  /** Caches the prompt up to this block. Null or absent for no mark. */
  cache_control?: CacheControlEphemeral | null
}

/** Reasoning of the model, handed back. */
export type ThinkingBlockParam = {
  /** The tag of the block. */
  type: 'thinking'
  /** The reasoning, unchanged. */
  thinking: string
  /** Its proof, unchanged. */
  signature: string
}

/** Encrypted reasoning of the model, handed back. */
export type RedactedThinkingBlockParam = {
  /** The tag of the block. */
  type: 'redacted_thinking'
  /** The reasoning, unchanged. */
  data: string
}

/** A tool call of the model, handed back. */
export type ToolUseBlockParam = {
  /** The tag of the block. */
  type: 'tool_use'
  /** The call's id. */
  id: string
  /** The tool's name. */
  name: string
  /** The arguments. */
  input: unknown
  /** Who called it. Absent for the model itself. */
  caller?: BetaToolUseCaller
  /** The toolset that the tool is a member of. Null or absent for a tool of no toolset. */
  toolset_name?: string | null
  /** Caches the prompt up to this block. Null or absent for no mark. */
  cache_control?: CacheControlEphemeral | null
}

/** A tool that a search among deferred tools found. */
export type ToolReferenceBlockParam = {
  /** The tag of the block. */
  type: 'tool_reference'
  /** The tool's name. */
  tool_name: string
  /** Caches the prompt up to this block. Null or absent for no mark. */
  cache_control?: CacheControlEphemeral | null
}

/** How a browser stands after a call of a browser tool. */
export type BrowserStateBlockParam = {
  /** The tag of the block. */
  type: 'browser_state'
  /** The open tabs. */
  tabs: {
    /** The tab's id. */
    tab_id: string
    /** The page's title. */
    title: string
    /** The page's address. */
    url: string
    /** True for the tab in front. Absent otherwise. */
    active?: boolean
  }[]
  /** What happened since the last state. Null or absent for nothing. */
  state_changes?:
    | (
        | {
            /** A tab opened. */
            type: 'tab_opened'
            /** The tab's id. */
            tab_id: string
          }
        | {
            /** A download began. */
            type: 'download_started'
            /** The download's id. */
            download_id: string
            /** The file's address. */
            url: string
          }
        | {
            /** A download ended. */
            type: 'download_completed'
            /** The download's id. */
            download_id: string
            /** The file's address. */
            url: string
            /** Where the file lies now. Null or absent where unknown. */
            path?: string | null
            /** The file's size in bytes. Null or absent where unknown. */
            size_bytes?: number | null
          }
        | {
            /** A download broke off. */
            type: 'download_failed'
            /** The download's id. */
            download_id: string
            /** The file's address. */
            url: string
            /** What went wrong. Null or absent where unknown. */
            error?: string | null
          }
      )[]
    | null
  /** Caches the prompt up to this block. Null or absent for no mark. */
  cache_control?: CacheControlEphemeral | null
}

/** What a tool call brought: the answer to a `tool_use` block, by its id. */
export type ToolResultBlockParam = {
  /** The tag of the block. */
  type: 'tool_result'
  /** The call that this answers. */
  tool_use_id: string
  /** What the model reads. Absent for a call without output. */
  content?:
    | string
    | (
        | TextBlockParam
        | ImageBlockParam
        | SearchResultBlockParam
        | DocumentBlockParam
        | ToolReferenceBlockParam
        | BrowserStateBlockParam
      )[]
  /** True where the call failed or was refused. Absent or false otherwise. */
  is_error?: boolean
  /** The toolset that the tool is a member of. Null or absent for a tool of no toolset. */
  toolset_name?: string | null
  /** Caches the prompt up to this block. Null or absent for no mark. */
  cache_control?: CacheControlEphemeral | null
}

/** A call to a tool of the API's own, handed back. */
export type ServerToolUseBlockParam = {
  /** The tag of the block. */
  type: 'server_tool_use'
  /** The call's id. */
  id: string
  /** Which tool. Closed set. */
  name:
    | 'web_search'
    | 'web_fetch'
    | 'code_execution'
    | 'bash_code_execution'
    | 'text_editor_code_execution'
    | 'tool_search_tool_regex'
    | 'tool_search_tool_bm25'
  /** The arguments. */
  input: unknown
  /** Who called it. Absent for the model itself. */
  caller?: BetaToolUseCaller
  /** Caches the prompt up to this block. Null or absent for no mark. */
  cache_control?: CacheControlEphemeral | null
}

/** What web search found, handed back. */
export type WebSearchToolResultBlockParam = {
  /** The tag of the block. */
  type: 'web_search_tool_result'
  /** The call that this answers. */
  tool_use_id: string
  /** The pages found, or why there are none. */
  content:
    | {
        /** The tag of a page. */
        type: 'web_search_result'
        /** The page's title. */
        title: string
        /** The page's address. */
        url: string
        /** The page's text, encrypted, unchanged. */
        encrypted_content: string
        /** How old the page is, in words. Null or absent where unknown. */
        page_age?: string | null
      }[]
    | {
        /** The tag of a failure. */
        type: 'web_search_tool_result_error'
        /** What went wrong. Closed set. */
        error_code:
          | 'invalid_tool_input'
          | 'unavailable'
          | 'max_uses_exceeded'
          | 'too_many_requests'
          | 'query_too_long'
          | 'request_too_large'
      }
  /** Who called the search. Absent for the model itself. */
  caller?: BetaToolUseCaller
  /** Caches the prompt up to this block. Null or absent for no mark. */
  cache_control?: CacheControlEphemeral | null
}

/** What a web fetch brought, handed back. */
export type WebFetchToolResultBlockParam = {
  /** The tag of the block. */
  type: 'web_fetch_tool_result'
  /** The call that this answers. */
  tool_use_id: string
  /** The page, or why there is none. */
  content:
    | {
        /** The tag of a page. */
        type: 'web_fetch_result'
        /** The page's address. */
        url: string
        /** The page as a document. */
        content: DocumentBlockParam
        /** When it was fetched, as an ISO 8601 time. Null or absent where unknown. */
        retrieved_at?: string | null
      }
    | {
        /** The tag of a failure. */
        type: 'web_fetch_tool_result_error'
        /** What went wrong. Closed set. */
        error_code:
          | 'invalid_tool_input'
          | 'url_too_long'
          | 'url_not_allowed'
          | 'url_not_in_prior_context'
          | 'url_not_accessible'
          | 'unsupported_content_type'
          | 'too_many_requests'
          | 'max_uses_exceeded'
          | 'unavailable'
          | 'content_too_large'
      }
  /** Who called the fetch. Absent for the model itself. */
  caller?: BetaToolUseCaller
  /** Caches the prompt up to this block. Null or absent for no mark. */
  cache_control?: CacheControlEphemeral | null
}

/** What code printed and wrote in the API's container, handed back. */
export type CodeExecutionToolResultBlockParam = {
  /** The tag of the block. */
  type: 'code_execution_tool_result'
  /** The call that this answers. */
  tool_use_id: string
  /** The run's outcome, or why it didn't run. */
  content:
    | {
        /** The tag of output in the clear. */
        type: 'code_execution_result'
        /** What the code printed. */
        stdout: string
        /** What the code printed as errors. */
        stderr: string
        /** The exit status, 0 for success. */
        return_code: number
        /** The files that the code wrote. */
        content: {
          /** The tag of a file. */
          type: 'code_execution_output'
          /** The file's id at the API. */
          file_id: string
        }[]
      }
    | {
        /** The tag of encrypted output. */
        type: 'encrypted_code_execution_result'
        /** What the code printed, encrypted, unchanged. */
        encrypted_stdout: string
        /** What the code printed as errors. */
        stderr: string
        /** The exit status, 0 for success. */
        return_code: number
        /** The files that the code wrote. */
        content: {
          /** The tag of a file. */
          type: 'code_execution_output'
          /** The file's id at the API. */
          file_id: string
        }[]
      }
    | {
        /** The tag of a failure. */
        type: 'code_execution_tool_result_error'
        /** What went wrong. Closed set. */
        error_code: 'invalid_tool_input' | 'unavailable' | 'too_many_requests' | 'execution_time_exceeded'
      }
  /** Caches the prompt up to this block. Null or absent for no mark. */
  cache_control?: CacheControlEphemeral | null
}

/** What a shell command printed and wrote in the API's container, handed back. */
export type BashCodeExecutionToolResultBlockParam = {
  /** The tag of the block. */
  type: 'bash_code_execution_tool_result'
  /** The call that this answers. */
  tool_use_id: string
  /** The command's outcome, or why it didn't run. */
  content:
    | {
        /** The tag of an outcome. */
        type: 'bash_code_execution_result'
        /** What the command printed. */
        stdout: string
        /** What the command printed as errors. */
        stderr: string
        /** The exit status, 0 for success. */
        return_code: number
        /** The files that the command wrote. */
        content: {
          /** The tag of a file. */
          type: 'bash_code_execution_output'
          /** The file's id at the API. */
          file_id: string
        }[]
      }
    | {
        /** The tag of a failure. */
        type: 'bash_code_execution_tool_result_error'
        /** What went wrong. Closed set. */
        error_code:
          | 'invalid_tool_input'
          | 'unavailable'
          | 'too_many_requests'
          | 'execution_time_exceeded'
          | 'output_file_too_large'
      }
  /** Caches the prompt up to this block. Null or absent for no mark. */
  cache_control?: CacheControlEphemeral | null
}

/** What the text editor did in the API's container, handed back. */
export type TextEditorCodeExecutionToolResultBlockParam = {
  /** The tag of the block. */
  type: 'text_editor_code_execution_tool_result'
  /** The call that this answers. */
  tool_use_id: string
  /** What was viewed, created or replaced, or why nothing was. */
  content:
    | {
        /** The tag of a file viewed. */
        type: 'text_editor_code_execution_view_result'
        /** The file's kind. Closed set. */
        file_type: 'text' | 'image' | 'pdf'
        /** What was read. */
        content: string
        /** How many lines were read. Null or absent where lines don't apply. */
        num_lines?: number | null
        /** The first line read, counted from 1. Null or absent where lines don't apply. */
        start_line?: number | null
        /** How many lines the file has. Null or absent where lines don't apply. */
        total_lines?: number | null
      }
    | {
        /** The tag of a file written. */
        type: 'text_editor_code_execution_create_result'
        /** True where a file of that name stood there before. */
        is_file_update: boolean
      }
    | {
        /** The tag of a replacement. */
        type: 'text_editor_code_execution_str_replace_result'
        /** The lines of the change, each marked as in a diff. Null or absent where there are none to show. */
        lines?: string[] | null
        /** The first line of the old text, counted from 1. Null or absent where unknown. */
        old_start?: number | null
        /** How many lines the old text had. Null or absent where unknown. */
        old_lines?: number | null
        /** The first line of the new text, counted from 1. Null or absent where unknown. */
        new_start?: number | null
        /** How many lines the new text has. Null or absent where unknown. */
        new_lines?: number | null
      }
    | {
        /** The tag of a failure. */
        type: 'text_editor_code_execution_tool_result_error'
        /** What went wrong. Closed set. */
        error_code:
          | 'invalid_tool_input'
          | 'unavailable'
          | 'too_many_requests'
          | 'execution_time_exceeded'
          | 'file_not_found'
        /** What went wrong, in words. Null or absent where the code says it all. */
        error_message?: string | null
      }
  /** Caches the prompt up to this block. Null or absent for no mark. */
  cache_control?: CacheControlEphemeral | null
}

/** What a search among deferred tools found, handed back. */
export type ToolSearchToolResultBlockParam = {
  /** The tag of the block. */
  type: 'tool_search_tool_result'
  /** The call that this answers. */
  tool_use_id: string
  /** The tools found, or why there are none. */
  content:
    | {
        /** The tag of a find. */
        type: 'tool_search_tool_search_result'
        /** The tools. */
        tool_references: ToolReferenceBlockParam[]
      }
    | {
        /** The tag of a failure. */
        type: 'tool_search_tool_result_error'
        /** What went wrong. Closed set. */
        error_code: 'invalid_tool_input' | 'unavailable' | 'too_many_requests' | 'execution_time_exceeded'
        /** What went wrong, in words. Null or absent where the code says it all. */
        error_message?: string | null
      }
  /** Caches the prompt up to this block. Null or absent for no mark. */
  cache_control?: CacheControlEphemeral | null
}

/** A file for the API's container. */
export type ContainerUploadBlockParam = {
  /** The tag of the block. */
  type: 'container_upload'
  /** The file's id at the API. */
  file_id: string
  /** Caches the prompt up to this block. Null or absent for no mark. */
  cache_control?: CacheControlEphemeral | null
}

/** A block of a message to the model. Closed set, told apart by `type`. */
export type ContentBlockParam =
  | TextBlockParam
  | ImageBlockParam
  | DocumentBlockParam
  | SearchResultBlockParam
  | ThinkingBlockParam
  | RedactedThinkingBlockParam
  | ToolUseBlockParam
  | ToolResultBlockParam
  | ServerToolUseBlockParam
  | WebSearchToolResultBlockParam
  | WebFetchToolResultBlockParam
  | CodeExecutionToolResultBlockParam
  | BashCodeExecutionToolResultBlockParam
  | TextEditorCodeExecutionToolResultBlockParam
  | ToolSearchToolResultBlockParam
  | ContainerUploadBlockParam

/** What a message holds: one text, or blocks. */
export type MessageContentParam = string | ContentBlockParam[]

/** A message from the host: a person's prompt, or the results of tool calls. */
export type UserMessageParam = {
  /** Whose words they are. */
  role: 'user'
  /** The words. */
  content: MessageContentParam
}

/** A message of the model, handed back. */
export type AssistantMessageParam = {
  /** Whose words they are. */
  role: 'assistant'
  /** The words. */
  content: MessageContentParam
}

/** Instructions in the middle of a conversation. */
export type SystemMessageParam = {
  /** Whose words they are. */
  role: 'system'
  /** The instructions. */
  content: string | TextBlockParam[]
}

/** A message to the model. Closed set, told apart by `role`; what Claude Code takes and sends is the `user` one. */
export type MessageParam = UserMessageParam | AssistantMessageParam | SystemMessageParam
