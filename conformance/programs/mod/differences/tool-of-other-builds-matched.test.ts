import { expect, test } from 'claude-code/testing'

test('it is matched', async $ => {
  expect(await $.tool.call({ tool: 'Grep', pattern: 'TODO' })).toEqual({ deny: 'TODO' })
})
