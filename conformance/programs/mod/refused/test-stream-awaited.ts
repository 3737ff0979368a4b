import { expect, test } from 'claude-code/testing'

test('a step is taken', async $ => {
  const step = await $.turn.step({ turnId: 't', index: 0, model: 'claude-sonnet', messageCount: 1 })

  // refused: it streams
  expect(step.answer).toBe('Hi')
})
