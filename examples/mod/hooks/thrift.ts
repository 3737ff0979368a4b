import type { On } from 'claude-code'
import { countRequest } from './tally'

const LONGEST_SUGGESTION = 80

/** Spends less: on thinking, on exploring, and on the person's attention. */
export const thrift = (on: On) => {
  // The first request of a turn plans; those after it mostly read results. `turn.step` streams, so its hook does too. A model
  // that takes its effort with a message keeps the last one over tool results alone.
  on('turn.step', async function* ($, e, next) {
    const step = yield* next(e.index === 0 ? e : { ...e, effort: 'low' })
    await countRequest($, step)

    return step
  })

  on('agent.spawn', { subagentType: 'Explore', model: /opus/ }, ($, e, next) => next({ ...e, model: 'sonnet' }))

  // The box is small: a guess of the engine's that doesn't fit it is declined. What another mod proposes is its business.
  on('prompt.suggest', { origin: { kind: 'suggestion' } }, ($, e, next) =>
    e.text.length > LONGEST_SUGGESTION ? { isShown: false } : next({ ...e, text: e.text.trim() }),
  )
}
