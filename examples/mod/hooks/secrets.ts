import type { ApiContentBlock, On } from 'claude-code'
import { count } from './tally'

const SECRET = /\b(?:sk|ghp|xoxb)-?[A-Za-z0-9_-]{16,}/g

const masked = (text: string) => text.replace(SECRET, '[secret]')

/** A block with its texts edited, those of a tool's result included. */
const edited = (block: ApiContentBlock, edit: (text: string) => string): ApiContentBlock => {
  if (typeof block.text === 'string') return { ...block, text: edit(block.text) }
  if (typeof block.content === 'string') return { ...block, content: edit(block.content) }
  if (Array.isArray(block.content)) return { ...block, content: block.content.map(inner => edited(inner, edit)) }
  return block
}

/** What stands for a block that could not be searched. A result keeps its id, which its call is known by. */
const withheld = (block: ApiContentBlock): ApiContentBlock =>
  block.type === 'tool_result' ? { ...block, content: '[withheld]' } : { type: 'text', text: '[withheld]' }

/** Keeps secrets out of what the transcript holds and every later request sends. */
export const secrets = (on: On) => {
  on('session.append', { door: ['tool-result', 'tool-message'] }, async ($, e, next) => {
    let found = 0
    const content = e.message.content.map(block =>
      edited(block, text => {
        found += text.match(SECRET)?.length ?? 0
        return masked(text)
      }),
    )
    const kept = await next({ ...e, message: { ...e.message, content } })
    if (found > 0) await count($, 'secrets', found)

    return kept
    // where the hook got as far as its `next`, this one only repeats the answer
  }).catch(($, e, next) => next({ ...e, message: { ...e.message, content: e.message.content.map(withheld) } }))

  on('prompt.submit', ($, e, next) => {
    const text = masked(e.text)

    // the text of a command is no row of the conversation: its arguments are masked below, before it runs
    return e.command !== undefined || text === e.text ? next(e) : next({ ...e, text })
  }).catch(($, e, next) => (next.called ? next(e) : { drop: `${$.plugin.name}: the prompt could not be searched for secrets.` }))

  on('command.run', ($, e, next) => next({ ...e, args: masked(e.args) })).catch(($, e, next) =>
    next.called ? next(e) : { text: `${$.plugin.name}: the command could not be searched for secrets.` },
  )
}
