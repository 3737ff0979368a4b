import { expect, test } from 'claude-code/testing'

test('it is called', async ($, on) => {
  const called: string[] = []
  on('turn.start', (_, e) => ({ turnId: e.turnId }))
  on('tool.call', { tool: 'Grep' }, (_, e) => {
    called.push(e.pattern)

    return { result: 'none' }
  })
  await $.turn.start({ text: 'Hi', turnId: 't' })

  expect(called).toEqual(['TODO'])
})
