/** Prints a session as a transcript, a line for each thing that a person would want to know. */
import type { SDKAssistantMessage, SDKMessage, SDKUserMessage } from '@anthropic-ai/claude-agent-sdk'

const indent = (message: { parent_tool_use_id: string | null }) => (message.parent_tool_use_id ? '    ' : '')

const assistant = (message: SDKAssistantMessage): string[] =>
  message.message.content.map(block => {
    switch (block.type) {
      case 'text':
        return `${indent(message)}${block.text}`
      case 'thinking':
        return `${indent(message)}(thinks ${block.thinking.length} characters)`
      case 'tool_use':
        return `${indent(message)}→ ${block.name} ${JSON.stringify(block.input)}`
      default:
        return `${indent(message)}[${block.type}]`
    }
  })

const user = (message: SDKUserMessage): string[] => {
  const { content } = message.message
  if (typeof content === 'string') return [`${indent(message)}> ${content}`]
  return content.flatMap(block => (block.type === 'tool_result' ? [`${indent(message)}← ${block.is_error ? 'error' : 'ok'} ${block.tool_use_id}`] : []))
}

export const print = (message: SDKMessage): string[] => {
  if (message.type === 'assistant') return assistant(message)
  if (message.type === 'user') return user(message)
  if (message.type === 'result') return [`${message.subtype}: ${message.num_turns} turns, ${message.duration_ms} ms, ${message.permission_denials.length} denied`]
  if (message.type === 'system' && message.subtype === 'init') return [`session ${message.session_id} in ${message.cwd}, ${message.tools.length} tools`]
  return []
}
