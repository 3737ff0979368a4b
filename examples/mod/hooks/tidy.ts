import type { ApiContentBlock, Register } from 'claude-code'

const SECRET = /\b(?:sk|ghp|xoxb)-?[A-Za-z0-9_-]{16,}/g
const LONGEST_SUGGESTION = 80

const masked = (block: ApiContentBlock): ApiContentBlock =>
  block.type === 'text' && typeof block.text === 'string' ? { ...block, text: block.text.replace(SECRET, '[secret]') } : block

export const register: Register = on => {
  // What a tool printed is kept in the transcript, and sent with every later request.
  on('session.append', ($, e, next) =>
    next({ ...e, message: { ...e.message, content: e.message.content.map(masked) } }),
  )

  // The first request of a turn plans; those after it mostly read results. `turn.step` streams, so its hook does too.
  on('turn.step', async function* ($, e, next) {
    return yield* next(e.index === 0 ? e : { ...e, effort: 'low' })
  })

  // The box is small: a proposal that doesn't fit it is declined, whoever proposes.
  on('prompt.suggest', ($, e, next) => (e.text.length > LONGEST_SUGGESTION ? { isShown: false } : next({ ...e, text: e.text.trim() })))
}
