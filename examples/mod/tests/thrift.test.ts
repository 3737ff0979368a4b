import { expect, test } from 'claude-code/testing'

test('a follow-up request asks for low effort, the first one for what the session set', async ($, on) => {
  const efforts: unknown[] = []
  on('turn.step', async function* (_, e) {
    efforts.push(e.effort)
    yield { kind: 'text', index: 0, text: 'done' }

    return { turnId: e.turnId, index: e.index, answer: 'done', toolUses: [], stopReason: 'end_turn', usage: null }
  })

  const chunks: unknown[] = []
  for (const index of [0, 1]) {
    for await (const chunk of $.turn.step({ turnId: 't', index, model: 'claude-sonnet', effort: 'high', messageCount: 3 })) chunks.push(chunk)
  }

  expect(efforts).toEqual(['high', 'low'])
  expect(chunks).toHaveLength(2)
})

test('an agent that explores runs on no larger model than it needs', async ($, on) => {
  on('agent.spawn', (_, e) => ({ model: e.model ?? e.parentModel }))
  const spawn = {
    tool_use_id: 't1', prompt: 'Find it.', description: 'Find', provider: { plugin: 'engine', tier: 'core' }, parentModel: 'claude-opus', background: false, fork: false,
  } as const

  const models = [
    await $.agent.spawn({ ...spawn, subagentType: 'Explore', model: 'opus' }),
    await $.agent.spawn({ ...spawn, subagentType: 'Explore', model: 'haiku' }),
    await $.agent.spawn({ ...spawn, subagentType: 'general-purpose', model: 'opus' }),
  ].map(started => started.model)

  expect(models).toEqual(['sonnet', 'haiku', 'opus'])
})

test('a long guess is declined, a short one trimmed, and what a mod proposes left alone', async ($, on) => {
  const shown: string[] = []
  on('prompt.suggest', (_, e) => {
    shown.push(e.text)

    return { isShown: true }
  })

  const long = await $.prompt.suggest({ text: 'x'.repeat(100), origin: { kind: 'suggestion' } })
  await $.prompt.suggest({ text: ' run the tests ', origin: { kind: 'suggestion' } })
  await $.prompt.suggest({ text: ' as it is ', origin: { kind: 'plugin', name: 'other' } })

  expect(long).toEqual({ isShown: false })
  expect(shown).toEqual(['run the tests', ' as it is '])
})
