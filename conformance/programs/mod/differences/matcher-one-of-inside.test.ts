import { expect, test } from 'claude-code/testing'

test('one of them matches, others do not', async ($, on) => {
  on('prompt.submit', (_, e) => ({ text: e.text }))

  expect(await $.prompt.submit({ text: 'Hi', wait: false, origin: { kind: 'auto-continuation' } })).toEqual({ drop: 'auto-continuation' })
  expect(await $.prompt.submit({ text: 'Hi', wait: false, origin: { kind: 'composer' } })).toEqual({ text: 'Hi' })
})
