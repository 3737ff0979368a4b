import { expect, test } from 'claude-code/testing'

test('it matches no call', async ($, on) => {
  on('tool.call', () => ({ result: 'ran' }))

  expect(await $.tool.call({ tool: 'Bash', command: 'cat .env' })).toMatchObject({ result: 'ran' })
})
