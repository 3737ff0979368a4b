import { expect, test } from 'claude-code/testing'

test('it is called', async ($, on) => {
  const called: unknown[] = []
  on('turn.start', (_, e) => ({ turnId: e.turnId }))
  on('tool.call', { tool: 'Dice' }, (_, e) => {
    called.push(e.sides)

    return { result: 4 }
  })
  await $.turn.start({ text: 'Hi', turnId: 't' })

  expect(called).toEqual([6])
})
