import { expect, test } from 'claude-code/testing'

test('it matches what it holds', async ($, on) => {
  on('tool.call', () => ({ result: 'ran' }))

  expect(await $.tool.call({ tool: 'Bash', command: 'ls' })).toEqual({ deny: 'Bash' })
  expect(await $.tool.call({ tool: 'Read', file_path: '/a' })).toMatchObject({ result: 'ran' })
})
