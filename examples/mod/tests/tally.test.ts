import { expect, mock, test } from 'claude-code/testing'
import type { Engine } from 'claude-code/testing'
import type { On } from 'claude-code'

const TIDY = { command: 'tidy', args: '', origin: { kind: 'composer' }, presentation: { isFullscreen: false, columns: 80 } } as const
const END = { sessionId: 's1', resume: { id: 's1' } } as const

/** What the engine does beneath the mod. */
const engine = (on: On) => {
  on('turn.step', async function* (_, e) {
    const usage = { input_tokens: 900, output_tokens: 120, cache_creation_input_tokens: 0, cache_read_input_tokens: 0, model: e.model }
    const toolUses = ['Bash', 'Read', 'Bash'].map(name => ({ name, input: {} }))

    return { turnId: e.turnId, index: e.index, answer: '', toolUses, stopReason: 'tool_use', usage }
  })
  on('agent.spawn', (_, e) => (e.description === 'refused' ? { deny: 'no' } : { model: e.parentModel, agentId: 'a1' }))
  on('agent.report', (_, e) => ({ text: e.text }))
  on('session.measure', (_, e) => ({ changed: [...e.changed] }))
  on('session.end', (_, e) => ({ sessionId: e.sessionId }))
}

/** A request that asks for three tools, two agents of which one is refused and the other fails, and a cost. */
const session = async ($: Engine) => {
  for await (const _ of $.turn.step({ turnId: 't', index: 0, model: 'claude-sonnet', messageCount: 1 }));
  const agent = { subagentType: 'general-purpose', provider: { plugin: 'engine', tier: 'core' } } as const
  const spawn = { ...agent, tool_use_id: 't1', prompt: 'Look.', parentModel: 'claude-sonnet', background: false, fork: false }
  await $.agent.spawn({ ...spawn, description: 'look' })
  await $.agent.spawn({ ...spawn, description: 'refused' })
  await $.agent.report({ ...agent, agentId: 'a1', status: 'failed', text: 'It broke.' })
  await $.session.measure({ context: { window: 200_000 }, rateLimits: [], cost: { usd: 0.417 }, changed: ['context', 'cost'] })
}

test('/tidy reports the tally', async ($, on) => {
  engine(on)

  await session($)
  const { text } = await $.command.run(TIDY)

  expect(text).toBe(
    [
      '3 tool calls (Bash 2, Read 1), 1 agent (1 failed).',
      '1 model request, 120 tokens written, about $0.42.',
      '0 secrets masked, 0 calls refused.',
    ].join('\n'),
  )
})

test('what is masked and refused is counted where it happens', async ($, on) => {
  mock.session(on)

  await $.tool.call({ tool: 'Read', file_path: '/app/.env' })
  await $.session.append({
    door: 'tool-result',
    origin: { kind: 'tool', tool: 'Bash' },
    uuid: '00000000-0000-4000-8000-000000000001',
    message: { type: 'user', role: 'user', content: [{ type: 'text', text: 'sk-abcdefghijklmnop1234 ghp_abcdefghijklmnop1234' }] },
  })
  const { text } = await $.command.run(TIDY)

  expect(text).toEndWith('2 secrets masked, 1 call refused.')
})

test('the command and the tool are registered as the session starts', async ($, on) => {
  const registered: string[] = []
  on('command.register', (_, e) => {
    registered.push(`/${e.name}`)

    return { value: { command: e.name } }
  })
  on('tool.register', (_, e) => {
    registered.push(e.name)

    return { value: { tool: `mcp__tidy__${e.name}` } }
  })
  on('session.start', (_, e) => ({ cwd: e.cwd }))

  await $.session.start({ cwd: '/app', surface: 'terminal', isInteractive: true })

  expect(registered).toEqual(['/tidy', 'tally'])
})

test('the model reads the tally by a tool', async ($, on) => {
  engine(on)
  mock.store(on, { '2026-01-01T00:00:00.000Z': 30, '2026-01-02T00:00:00.000Z': 12, note: 'of another version' })

  await session($)
  const call = { tool: 'mcp__tidy__tally', tool_use_id: 't2' } as const
  const now = await $.tool.run(call)
  const ever = await $.tool.run({ ...call, withEarlier: true })

  expect(now.result).toStartWith('3 tool calls (Bash 2, Read 1)')
  expect(now.result).not.toContain('Before')
  expect(ever.result).toEndWith('Before: 42 tool calls in 2 sessions.')
})

test('a session leaves its figures to the next, and the oldest make room', async ($, on) => {
  engine(on)
  mock.clock(on, { now: Date.UTC(2026, 2, 1) })
  const days = Array.from({ length: 50 }, (_, day) => new Date(Date.UTC(2026, 0, 1 + day)).toISOString())
  mock.store(on, Object.fromEntries(days.map(day => [day, 1])))

  await session($)
  await $.session.end({ ...END, reason: 'clear' })
  const { text } = await $.command.run({ ...TIDY, args: 'all' })

  expect(text).toStartWith('0 tool calls, 0 agents (0 failed).')
  expect(text).toEndWith('Before: 52 tool calls in 50 sessions.')
})
