import { expect, mock, test } from 'claude-code/testing'

const MINUTE = 60_000
const ended = { answer: 'Done.', isAborted: false, reason: 'answer' } as const

test('a turn that runs long is spoken of once, while it runs', { options: { longTurnMinutes: 5 } }, async ($, on) => {
  const session = mock.session(on)
  const clock = mock.clock(on)
  on('turn.start', (_, e) => ({ turnId: e.turnId }))

  await $.turn.start({ turnId: 't1', text: 'Refactor it all.' })
  await clock.advance(4 * MINUTE)
  expect(session.appended()).toEqual([])

  await clock.advance(10 * MINUTE)
  expect(session.appended().map(row => row.message.content)).toEqual([
    [{ type: 'text', text: 'This turn has been running for 5 min.' }],
  ])
})

test('nothing is said of a short turn, nor of an agent of its own', async ($, on) => {
  const session = mock.session(on)
  const clock = mock.clock(on)
  on('turn.start', (_, e) => ({ turnId: e.turnId }))
  on('turn.complete', (_, e) => ({ text: e.answer }))

  await $.turn.start({ turnId: 't1', text: 'Rename it.' })
  await $.turn.start({ turnId: 't2', text: 'Explore.', agentId: 'a1' })
  await clock.advance(MINUTE)
  const short = await $.turn.complete({ ...ended, turnId: 't1', durationMs: MINUTE })
  await clock.advance(60 * MINUTE)
  const agents = await $.turn.complete({ ...ended, turnId: 't2', durationMs: 61 * MINUTE, agentId: 'a1' })

  expect([short.text, agents.text]).toEqual(['Done.', 'Done.'])
  expect(session.appended()).toEqual([])
})

test('below a long answer stands how long it took', async ($, on) => {
  on('turn.complete', (_, e) => ({ text: e.answer }))

  const { text } = await $.turn.complete({ ...ended, turnId: 't1', durationMs: 12 * MINUTE })

  expect(text).toBe('That turn took 12 min.')
})

test('the note of another mod is kept above it', async ($, on) => {
  on('turn.complete', () => ({ text: 'Tests: 12 passed.' }))

  const { text } = await $.turn.complete({ ...ended, turnId: 't1', durationMs: 12 * MINUTE })

  expect(text).toBe('Tests: 12 passed.\nThat turn took 12 min.')
})
