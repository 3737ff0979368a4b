import { expect, test } from 'claude-code/testing'

test('it is matched', async $ => {
  expect(await $.tool.call({ tool: 'Dice', sides: 6 })).toEqual({ deny: 'Dice' })
})
