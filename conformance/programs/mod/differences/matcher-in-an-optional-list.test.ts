import { expect, test } from 'claude-code/testing'

test('the list of what matched is there', async ($, on) => {
  on('prompt.submit', (_, e) => ({ text: e.text }))
  const prompt = { text: 'Hi', wait: false, origin: { kind: 'composer' } } as const

  expect(await $.prompt.submit({ ...prompt, attachments: [{ type: 'image' }] })).toEqual({ drop: 'image' })
  expect(await $.prompt.submit(prompt)).toEqual({ text: 'Hi' })
})
