import type { EngineInterface, On, Timer } from 'claude-code'

const MINUTE = 60_000

const inMinutes = (ms: number) => `${Math.round(ms / MINUTE)} min`

/** Tells the person, in a row that the model never reads. */
const tell = ($: EngineInterface, text: string) =>
  $.session.append({ message: { type: 'system', content: [{ type: 'text', text }] } })

/** Speaks up while a turn of the main loop runs long, and says below its answer how long it took. */
export const turns = (on: On, longMinutes: number) => {
  const long = longMinutes * MINUTE
  const timers = new Map<string, Timer>()

  on('turn.start', ($, e, next) => {
    if (e.agentId === undefined) {
      timers.set(e.turnId, $.clock.after(long, () => void tell($, `This turn has been running for ${inMinutes(long)}.`)))
    }

    return next(e)
  })

  on('turn.complete', async ($, e, next) => {
    timers.get(e.turnId)?.cancel()
    timers.delete(e.turnId)
    const done = await next(e)
    if (e.agentId !== undefined || e.durationMs < long) return done
    const note = `That turn took ${inMinutes(e.durationMs)}.`

    // any text but the answer is shown below it, another mod's too
    return { ...done, text: done.text === e.answer ? note : `${done.text}\n${note}` }
  })
}
