/**
 * The content blocks of a response: what the model wrote, asked for and was handed by the API's own tools.
 *
 * They stand in `BetaMessage.content` and in the `content_block_start` events of a stream. Narrow by `type`; the set is
 * closed at the version compared. Compared with @anthropic-ai/sdk 1.14.0.
 *
 * @see https://code.claude.com/docs/en/agent-sdk/typescript
 */

/** Where in a source a piece of text was taken from. Closed set, told apart by `type`. */
export type BetaTextCitation =
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
      /** The uploaded file behind the document, null where there is none. */
      file_id: string | null
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
      /** The uploaded file behind the document, null where there is none. */
      file_id: string | null
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
      /** The uploaded file behind the document, null where there is none. */
      file_id: string | null
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

/** Words of the model. */
export type BetaTextBlock = {
  /** The tag of the block. */
  type: 'text'
  /** The words. */
  text: string
  /**
   * What the words rest on. Null where the model cited nothing; absent in a message that Claude Code wrote itself, such
   * as the answer of a slash command.
   */
  citations?: BetaTextCitation[] | null
}

/** The model's reasoning, as far as it is shown. */
export type BetaThinkingBlock = {
  /** The tag of the block. */
  type: 'thinking'
  /** The reasoning; an empty string where it is withheld. */
  thinking: string
  /** Proof that the model wrote it, opaque: hand it back unchanged. */
  signature: string
}

/** Reasoning that the API encrypted. */
export type BetaRedactedThinkingBlock = {
  /** The tag of the block. */
  type: 'redacted_thinking'
  /** The reasoning, encrypted: hand it back unchanged. */
  data: string
}

/** Who called a tool: the model, or code that the model had run on the API's side. Closed set, told apart by `type`. */
export type BetaToolUseCaller =
  | {
      /** The model itself. */
      type: 'direct'
    }
  | {
      /** A run of the code execution tool, by that tool's version. */
      type: 'code_execution_20250825' | 'code_execution_20260120'
      /** The `server_tool_use` block of that run. */
      tool_id: string
    }

/** A call to a tool that Claude Code runs; a `tool_result` with the same id answers it in a user message. */
export type BetaToolUseBlock = {
  /** The tag of the block. */
  type: 'tool_use'
  /** The call's id. */
  id: string
  /** The tool's name, such as `Bash` or `mcp__github__create_issue`. */
  name: string
  /** The arguments: an object that follows the tool's schema. In a `content_block_start` event it is still `{}`. */
  input: unknown
  /** Who called it. Absent where the model did and the API doesn't say so. */
  caller?: BetaToolUseCaller
  /** The toolset that the tool is a member of. Null or absent for a tool of no toolset. */
  toolset_name?: string | null
}

/** A call to a tool that the API runs itself. */
export type BetaServerToolUseBlock = {
  /** The tag of the block. */
  type: 'server_tool_use'
  /** The call's id. */
  id: string
  /** Which tool. Closed set. */
  name:
    | 'advisor'
    | 'web_search'
    | 'web_fetch'
    | 'code_execution'
    | 'bash_code_execution'
    | 'text_editor_code_execution'
    | 'tool_search_tool_regex'
    | 'tool_search_tool_bm25'
  /** The arguments. */
  input: {
    /** An argument, by its name. */
    [key: string]: unknown
  }
  /** Who called it. Absent where the model did and the API doesn't say so. */
  caller?: BetaToolUseCaller
}

/** One page that web search found. */
export type BetaWebSearchResultBlock = {
  /** The tag of the block. */
  type: 'web_search_result'
  /** The page's title. */
  title: string
  /** The page's address. */
  url: string
  /** How old the page is, in words. Null where unknown. */
  page_age: string | null
  /** The page's text, encrypted: hand it back unchanged. */
  encrypted_content: string
}

/** What web search found. */
export type BetaWebSearchToolResultBlock = {
  /** The tag of the block. */
  type: 'web_search_tool_result'
  /** The call that this answers. */
  tool_use_id: string
  /** The pages found, or why there are none. */
  content:
    | BetaWebSearchResultBlock[]
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
  /** Who called the search. Absent where the model did and the API doesn't say so. */
  caller?: BetaToolUseCaller
}

/** A document that a web fetch brought. */
export type BetaDocumentBlock = {
  /** The tag of the block. */
  type: 'document'
  /** The document's title, null where it has none. */
  title: string | null
  /** The document itself. */
  source:
    | {
        /** A PDF. */
        type: 'base64'
        /** The kind of data. */
        media_type: 'application/pdf'
        /** The PDF, in base64. */
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
  /** Whether the model may cite the document. Null where the request left it out. */
  citations: {
    /** True where it may. */
    enabled: boolean
  } | null
}

/** What a web fetch brought. */
export type BetaWebFetchToolResultBlock = {
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
        /** When it was fetched, as an ISO 8601 time. Null where unknown. */
        retrieved_at: string | null
        /** The page as a document. */
        content: BetaDocumentBlock
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
  /** Who called the fetch. Absent where the model did and the API doesn't say so. */
  caller?: BetaToolUseCaller
}

/** What an advisor model answered. */
export type BetaAdvisorToolResultBlock = {
  /** The tag of the block. */
  type: 'advisor_tool_result'
  /** The call that this answers. */
  tool_use_id: string
  /** The advice, in the clear or encrypted, or why there is none. */
  content:
    | {
        /** The tag of advice in the clear. */
        type: 'advisor_result'
        /** The advice. */
        text: string
        /** Why the advisor stopped. Null where unknown. */
        stop_reason: string | null
      }
    | {
        /** The tag of encrypted advice. */
        type: 'advisor_redacted_result'
        /** The advice, encrypted: hand it back unchanged. */
        encrypted_content: string
        /** Why the advisor stopped. Null where unknown. */
        stop_reason: string | null
      }
    | {
        /** The tag of a failure. */
        type: 'advisor_tool_result_error'
        /** What went wrong. Closed set. */
        error_code:
          | 'max_uses_exceeded'
          | 'prompt_too_long'
          | 'too_many_requests'
          | 'overloaded'
          | 'unavailable'
          | 'execution_time_exceeded'
          | 'model_not_found'
      }
}

/** What a run of the code execution tool printed and wrote. */
export type BetaCodeExecutionToolResultBlock = {
  /** The tag of the block. */
  type: 'code_execution_tool_result'
  /** The call that this answers. */
  tool_use_id: string
  /** The run's outcome, with its output in the clear or encrypted, or why it didn't run. */
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
        /** What the code printed, encrypted: hand it back unchanged. */
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
}

/** What a shell command in the API's container printed and wrote. */
export type BetaBashCodeExecutionToolResultBlock = {
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
}

/** What the text editor in the API's container did. */
export type BetaTextEditorCodeExecutionToolResultBlock = {
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
        /** How many lines were read. Null where lines don't apply. */
        num_lines: number | null
        /** The first line read, counted from 1. Null where lines don't apply. */
        start_line: number | null
        /** How many lines the file has. Null where lines don't apply. */
        total_lines: number | null
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
        /** The lines of the change, each marked as in a diff. Null where there are none to show. */
        lines: string[] | null
        /** The first line of the old text, counted from 1. Null where unknown. */
        old_start: number | null
        /** How many lines the old text had. Null where unknown. */
        old_lines: number | null
        /** The first line of the new text, counted from 1. Null where unknown. */
        new_start: number | null
        /** How many lines the new text has. Null where unknown. */
        new_lines: number | null
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
        /** What went wrong, in words. Null where the code says it all. */
        error_message: string | null
      }
}

/** The tools that a search among deferred tools found. */
export type BetaToolSearchToolResultBlock = {
  /** The tag of the block. */
  type: 'tool_search_tool_result'
  /** The call that this answers. */
  tool_use_id: string
  /** The tools found, or why there are none. */
  content:
    | {
        /** The tag of a find. */
        type: 'tool_search_tool_search_result'
        /** The tools, which the model may call from here on. */
        tool_references: {
          /** The tag of a tool. */
          type: 'tool_reference'
          /** The tool's name. */
          tool_name: string
        }[]
      }
    | {
        /** The tag of a failure. */
        type: 'tool_search_tool_result_error'
        /** What went wrong. Closed set. */
        error_code: 'invalid_tool_input' | 'unavailable' | 'too_many_requests' | 'execution_time_exceeded'
        /** What went wrong, in words. Null where the code says it all. */
        error_message: string | null
      }
}

/** A call to a tool of an MCP server that the API reaches itself. Servers of Claude Code's own use `tool_use`. */
export type BetaMCPToolUseBlock = {
  /** The tag of the block. */
  type: 'mcp_tool_use'
  /** The call's id. */
  id: string
  /** The tool's name on its server. */
  name: string
  /** The server's name in the request. */
  server_name: string
  /** The arguments. */
  input: unknown
}

/** What such a tool answered. */
export type BetaMCPToolResultBlock = {
  /** The tag of the block. */
  type: 'mcp_tool_result'
  /** The call that this answers. */
  tool_use_id: string
  /** True where the server says that the call failed. */
  is_error: boolean
  /** The answer. */
  content: string | BetaTextBlock[]
}

/** The tools that an MCP server offered to the API. */
export type BetaMCPToolListingBlock = {
  /** The tag of the block. */
  type: 'mcp_tool_listing'
  /** The server's name in the request. */
  mcp_server_name: string
  /** Its tools. */
  tools: {
    /** The tool's name on its server. */
    name: string
    /** What it does, in its server's words. Absent where the server says nothing. */
    description?: string
    /** The JSON Schema of its arguments. */
    input_schema: {
      /** A keyword of the schema. */
      [key: string]: unknown
    }
  }[]
}

/** A file that was put into the API's container. */
export type BetaContainerUploadBlock = {
  /** The tag of the block. */
  type: 'container_upload'
  /** The file's id at the API. */
  file_id: string
}

/** Which tool a change to the tool set is about. Closed set, told apart by `type`. */
export type BetaToolChangeReference =
  | {
      /** A tool of the request. */
      type: 'tool_reference'
      /** The tool's name. */
      name: string
    }
  | {
      /** One tool of an MCP server that the API reaches. */
      type: 'mcp_tool_reference'
      /** The tool's name on its server. */
      name: string
      /** The server's name in the request. */
      server_name: string
    }
  | {
      /** All tools of such a server. */
      type: 'mcp_toolset_reference'
      /** The server's name in the request. */
      server_name: string
    }

/** A tool that came or went while a conversation ran. */
export type BetaToolChange =
  | {
      /** The tag of a tool that came. */
      type: 'tool_addition'
      /** Which tool: one that is known already, or a definition. */
      tool:
        | BetaToolChangeReference
        | {
            /** The tag of a definition. */
            type: 'tool_definition'
            /** The tool as the request defined it: one of the API's tool types, whose keys vary by tool. */
            definition: object
          }
    }
  | {
      /** The tag of a tool that went. */
      type: 'tool_removal'
      /** Which tool. */
      tool: BetaToolChangeReference
    }

/**
 * A summary that the API put in place of older context. Claude Code compacts on its own side and says so in a
 * `compact_boundary` message.
 */
export type BetaCompactionBlock = {
  /** The tag of the block. */
  type: 'compaction'
  /** The summary. Null where the API couldn't make one. */
  content: string | null
  /** What an earlier compaction left, opaque: hand it back unchanged. */
  encrypted_content: string | null
  /** Proof that the API wrote the summary: hand it back unchanged. Null or absent where there is none. */
  signature?: string | null
  /** The tools that came and went in the part summarized. Null or absent where the API didn't work it out. */
  tool_changes?: BetaToolChange[] | null
}

/** The point of a message at which another model took over, because the first one declined. */
export type BetaFallbackBlock = {
  /** The tag of the block. */
  type: 'fallback'
  /** The model that declined. */
  from: {
    /** The model's id; the alias of the request where that model was the one asked for. */
    model: string
  }
  /** The model that wrote what follows. */
  to: {
    /** The model's full id. */
    model: string
  }
  /** Why it changed hands. */
  trigger: {
    /** A refusal, the only cause so far. */
    type: 'refusal'
    /** What the refusal was about. Null where the API doesn't say. Closed set. */
    category: 'cyber' | 'bio' | 'frontier_llm' | 'reasoning_extraction' | 'general_harms' | null
  }
}

/** A block of a response. Closed set, told apart by `type`. */
export type BetaContentBlock =
  | BetaTextBlock
  | BetaThinkingBlock
  | BetaRedactedThinkingBlock
  | BetaToolUseBlock
  | BetaServerToolUseBlock
  | BetaWebSearchToolResultBlock
  | BetaWebFetchToolResultBlock
  | BetaAdvisorToolResultBlock
  | BetaCodeExecutionToolResultBlock
  | BetaBashCodeExecutionToolResultBlock
  | BetaTextEditorCodeExecutionToolResultBlock
  | BetaToolSearchToolResultBlock
  | BetaMCPToolUseBlock
  | BetaMCPToolResultBlock
  | BetaMCPToolListingBlock
  | BetaContainerUploadBlock
  | BetaCompactionBlock
  | BetaFallbackBlock
