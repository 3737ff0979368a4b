import { expect, test } from 'claude-code/testing'

test('what matched is there', async ($, on) => {
  on('agent.spawn', (_, e) => ({ model: e.parentModel }))
  const spawn = {
    tool_use_id: 't', prompt: 'Look', description: 'look', subagentType: 'Explore', provider: { plugin: 'engine', tier: 'core' },
    parentModel: 'claude-sonnet', background: false, fork: false,
  } as const

  expect(await $.agent.spawn({ ...spawn, workflow: { runId: 'r', agentIndex: 0 } })).toEqual({ deny: 'r: 0' })
  expect(await $.agent.spawn(spawn)).toEqual({ model: 'claude-sonnet' })
})
