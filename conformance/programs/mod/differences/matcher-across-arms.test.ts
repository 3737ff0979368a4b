import { expect, test } from 'claude-code/testing'

test('it matches neither arm', async ($, on) => {
  on('turn.complete', () => ({ text: 'yes' }))
  const turn = { answer: 'Hi', durationMs: 1, isAborted: false, turnId: 't' }

  expect(await $.turn.complete({ ...turn, reason: 'answer' })).toEqual({ text: 'yes' })
  expect(await $.turn.complete({ ...turn, reason: 'refusal', refusal: { category: 'cyber', explanation: null } })).toEqual({ text: 'yes' })
})
