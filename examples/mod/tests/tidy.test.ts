import { expect, mock, test } from 'claude-code/testing'

const ROW = {
  door: 'tool-result',
  origin: { kind: 'tool', tool: 'Bash' },
  uuid: '00000000-0000-4000-8000-000000000001',
} as const

test('a secret in a tool result is masked before the row is kept', async ($, on) => {
  const session = mock.session(on)

  await $.session.append({
    ...ROW,
    message: { type: 'user', role: 'user', content: [{ type: 'text', text: 'token sk-abcdefghijklmnop1234' }] },
  })

  expect(session.appended().map(row => row.message.content)).toEqual([[{ type: 'text', text: 'token [secret]' }]])
})

test('a follow-up request asks for low effort, the first one for what the session set', async ($, on) => {
  const efforts: unknown[] = []
  on('turn.step', async function* ($, e) {
    efforts.push(e.effort)
    return { turnId: e.turnId, index: e.index, answer: '', toolUses: [], stopReason: 'end_turn', usage: null }
  })

  for (const index of [0, 1])
    for await (const _ of $.turn.step({ turnId: 't', index, model: 'claude-sonnet', effort: 'high', messageCount: 3 }));

  expect(efforts).toEqual(['high', 'low'])
})

test('a long suggestion is declined, a short one is trimmed', async ($, on) => {
  const shown: string[] = []
  on('prompt.suggest', ($, e) => {
    shown.push(e.text)
    return { isShown: true }
  })

  const long = await $.prompt.suggest({ text: 'x'.repeat(100), origin: { kind: 'suggestion' } })
  const short = await $.prompt.suggest({ text: ' run the tests ', origin: { kind: 'suggestion' } })

  expect(long).toEqual({ isShown: false })
  expect(short).toEqual({ isShown: true })
  expect(shown).toEqual(['run the tests'])
})
