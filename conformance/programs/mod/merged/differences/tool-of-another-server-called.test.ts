import { expect, test } from 'claude-code/testing'

test('it is called', async ($, on) => {
  const called: string[] = []
  on('turn.start', (_, e) => ({ turnId: e.turnId }))
  on('tool.call', { tool: 'mcp__issues__close' }, (_, e) => {
    called.push(e.tool)

    return { result: 4 }
  })
  await $.turn.start({ text: 'Hi', turnId: 't' })

  expect(called).toEqual(['mcp__issues__close'])
})
