import { expect, test } from 'claude-code/testing'

test('it is served', async $ => {
  const call = { tool: 'Dice', tool_use_id: 't' }

  // a test's `$` runs the tools of the tables alone
  expect(await $.tool.run(call as never)).toEqual({ result: 't' })
})
