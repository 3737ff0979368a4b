import { expect, test } from 'claude-code/testing'

test('it is matched', async $ => {
  expect(await $.tool.call({ tool: 'mcp__issues__close', id: 1 })).toEqual({ deny: 'mcp__issues__close' })
})
