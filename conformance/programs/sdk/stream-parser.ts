/** Puts a response together from its stream events, and answers what the client asks of its host. */
import type { PermissionMode, SDKControlRequest, SDKControlResponse, SDKPartialAssistantMessage, UserPromptSubmitHookInput } from '@anthropic-ai/claude-agent-sdk'

export type Draft = { text: string; calls: Map<number, { name: string; json: string }>; stop: string | null }

export const apply = (draft: Draft, { event }: SDKPartialAssistantMessage): Draft => {
  switch (event.type) {
    case 'content_block_start':
      if (event.content_block.type === 'tool_use') draft.calls.set(event.index, { name: event.content_block.name, json: '' })
      return draft
    case 'content_block_delta': {
      if (event.delta.type === 'text_delta') return { ...draft, text: draft.text + event.delta.text }
      const call = draft.calls.get(event.index)
      if (event.delta.type === 'input_json_delta' && call) call.json += event.delta.partial_json
      return draft
    }
    case 'message_delta':
      return { ...draft, stop: event.delta.stop_reason }
    default:
      return draft
  }
}

export const answer = ({ request_id, request }: SDKControlRequest): SDKControlResponse =>
  request.subtype === 'can_use_tool'
    ? { type: 'control_response', response: { subtype: 'success', request_id, response: { behavior: 'allow', updatedInput: request.input } } }
    : { type: 'control_response', response: { subtype: 'error', request_id, error: `${request.subtype} is not for this host` } }

export const promptOf = (input: UserPromptSubmitHookInput): string => input.prompt
export const isCareful = (mode: PermissionMode): boolean => mode !== 'bypassPermissions'
