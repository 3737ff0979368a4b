import { expect, mock, test } from 'claude-code/testing'

test('a tool is called, and a step is streamed', { plugins: [{ name: 'other', tier: 'append', register: on => on('turn.start', (_, e, next) => next(e)) }] }, async ($, on) => {
  const session = mock.session(on)
  on('tool.call', { tool: 'Bash' }, (_, e) => ({ result: { stdout: e.command, stderr: '', interrupted: false } }))
  on('turn.step', async function* (_, e) {
    yield { kind: 'text', index: 0, text: 'Hi' }

    return { turnId: e.turnId, index: e.index, answer: 'Hi', toolUses: [], stopReason: 'end_turn', usage: null }
  })
  const ran = await $.tool.call({ tool: 'Bash', command: 'ls' })
  const kinds: string[] = []
  for await (const chunk of $.turn.step({ turnId: 't', index: 0, model: 'claude-sonnet', messageCount: 1 })) kinds.push(chunk.kind)

  expect(ran).toMatchObject({ result: { stdout: 'ls' } })
  expect(kinds).toHaveLength(1)
  expect(session.appended()).toEqual([])
})
