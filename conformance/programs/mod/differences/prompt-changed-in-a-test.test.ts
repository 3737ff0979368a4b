import { expect, test } from 'claude-code/testing'

test('a change is raised', async ($, on) => {
  on('prompt.change', (_, e) => ({ text: e.text }))
  // refused: left out
  const changed = await $.prompt.change({ origin: { kind: 'undo' }, text: 'a', cursor: 1 })

  expect(changed).toEqual({ text: 'a' })
})
