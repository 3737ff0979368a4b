import { expect, test } from 'claude-code/testing'

test('a completion is raised', async ($, on) => {
  on('prompt.autocomplete', () => ({ suggestions: [] }))
  // refused: left out
  const completed = await $.prompt.autocomplete({ text: '#', cursor: 1, token: '#', start: 0 })

  expect(completed).toEqual({ suggestions: [] })
})
