import { expect, test } from 'claude-code/testing'

test('what matched is there', async ($, on) => {
  on('turn.start', (_, e) => ({ turnId: e.turnId }))

  expect(await $.turn.start({ text: 'Hi', turnId: 't', agentId: 'a1' })).toEqual({ turnId: 'a1' })
  expect(await $.turn.start({ text: 'Hi', turnId: 't' })).toEqual({ turnId: 't' })
})
