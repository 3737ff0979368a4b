import { expect, test } from 'claude-code/testing'

test('it matches the tool of today', async $ => {
  expect(await $.tool.call({ tool: 'Agent', description: 'look', prompt: 'Look.' })).toEqual({ deny: 'Agent: Look.' })
})
