/** A UI's state, reduced from the stream: what is on screen while a session runs. */
import type { SDKMessage } from '@anthropic-ai/claude-agent-sdk'

export type Screen = {
  status: 'idle' | 'working' | 'compacting' | 'done'
  lines: string[]
  running: ReadonlyMap<string, string>
  model: string | undefined
}

export const start: Screen = { status: 'idle', lines: [], running: new Map(), model: undefined }

const withLine = (screen: Screen, line: string): Screen => ({ ...screen, lines: [...screen.lines, line] })

export const reduce = (screen: Screen, message: SDKMessage): Screen => {
  switch (message.type) {
    case 'system':
      switch (message.subtype) {
        case 'init':
          return { ...screen, status: 'working', model: message.model }
        case 'status':
          return { ...screen, status: message.status === 'compacting' ? 'compacting' : 'working' }
        case 'compact_boundary':
          return withLine(screen, `compacted ${message.compact_metadata.pre_tokens} tokens (${message.compact_metadata.trigger})`)
        case 'permission_denied':
          return withLine(screen, `denied ${message.tool_name}: ${message.message}`)
        case 'task_started':
          return withLine(screen, `task ${message.task_id}`)
        default:
          return screen
      }
    case 'assistant':
      return message.message.content.reduce((next, block) => {
        if (block.type === 'text') return withLine(next, block.text)
        if (block.type === 'tool_use') return { ...next, running: new Map([...next.running, [block.id, block.name]]) }
        return next
      }, screen)
    case 'user': {
      const { content } = message.message
      if (typeof content === 'string') return withLine(screen, `> ${content}`)
      const running = new Map(screen.running)
      for (const block of content) if (block.type === 'tool_result') running.delete(block.tool_use_id)
      return { ...screen, running }
    }
    case 'result':
      return withLine({ ...screen, status: 'done' }, message.subtype === 'success' ? message.result : message.errors.join('\n'))
    default:
      return screen
  }
}
