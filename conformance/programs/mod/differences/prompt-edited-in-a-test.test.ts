import { expect, test } from 'claude-code/testing'

test('an edit is raised', async ($, on) => {
  on('prompt.edit', (_, e) => ({ text: e.text, cursor: e.cursor }))
  // refused: left out
  const edited = await $.prompt.edit({ origin: { kind: 'composer' }, text: 'ab', cursor: 1, start: 1, end: 1, inputText: 'b' })

  expect(edited).toEqual({ text: 'ab', cursor: 1 })
})
