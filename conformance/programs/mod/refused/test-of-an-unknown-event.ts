import { test } from 'claude-code/testing'

test('a turn begins', async $ => {
  // refused: it starts
  await $.turn.begin({ text: 'Hi', turnId: 't' })
})
