import { expect, test } from 'claude-code/testing'

test('it is called', async ($, on) => {
  const called: unknown[] = []
  on('turn.start', (_, e) => ({ turnId: e.turnId }))
  on('tool.call', { tool: 'mcp__issues__create' }, (_, e) => {
    called.push(e.title)

    return { result: 4 }
  })
  await $.turn.start({ text: 'Hi', turnId: 't' })

  expect(called).toEqual([1])
})
