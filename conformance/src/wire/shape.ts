/** Any JSON value. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/** A JSON object: one line of a recording. */
export type Line = { [key: string]: Json }

/** Keys whose words tell one kind of value from another, so that two words there are two shapes. */
const tags = new Set([
  'type', 'subtype', 'hook_event_name', 'hook_event', 'tool_name', 'status', 'source', 'reason', 'trigger', 'level', 'outcome',
  'behavior', 'decision', 'reason_type', 'decision_reason_type', 'action', 'mode', 'state', 'error', 'kind', 'stop_reason',
  'terminal_reason', 'load_reason', 'memory_type', 'event', 'expansion_type', 'notification_type', 'direction', 'invoked_by',
  'non_execution_kind', 'compact_result', 'rateLimitType', 'task_type', 'dialog_kind', 'destination',
])
/** A list of what happened since the last message, which is one thing or another by the second that it was sent in. */
const gathered = new Set(['workflow_progress', 'workflow_agent_tool_calls'])
const word = /^[A-Za-z][\w.-]{0,40}$/

export const isObject = (value: Json | undefined): value is Line => typeof value === 'object' && value !== null && !Array.isArray(value)

/** What a value is made of: its keys, the types of its leaves, and the words that tell kinds apart. Equal text, equal shape. */
export function shapeOf(value: Json, key = '', parent?: Line): string {
  if (Array.isArray(value)) return `[${[...new Set(value.map(item => shapeOf(item)))].sort().join('|')}]`
  if (isObject(value)) {
    const fields = Object.entries(value).filter(([name]) => !gathered.has(name)).map(([name, item]) => `${name}:${shapeOf(item, name, value)}`)
    return `{${fields.sort().join(',')}}`
  }
  if (value === null) return 'null'
  if (typeof value !== 'string') return typeof value
  const isTag = tags.has(key) || (key === 'name' && parent?.['type'] === 'tool_use')
  return isTag && word.test(value) ? `"${value}"` : 'string'
}
