import { expect, test } from 'claude-code/testing'

test('a stream of a test has no result', async $ => {
  const step = $.turn.step({ turnId: 't', index: 0, model: 'claude-sonnet', messageCount: 1 })

  // refused: it isn't there
  expect(step.result).toBeUndefined()
})
