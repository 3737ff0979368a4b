import { atom, derive, read, update } from 'claude-code'
import type { EngineInterface, On, TurnStepResult } from 'claude-code'
import type { TidyCounts } from '../types/tidy'

const KEPT_SESSIONS = 50
const NOTHING: TidyCounts = { calls: 0, agents: 0, failedAgents: 0, requests: 0, tokens: 0, secrets: 0, refusals: 0 }

// The engine holds these, so they outlive a reload of the mod. Who reads or updates one has to stand in this file.
const counts = atom({ plugin: 'tidy', key: 'counts' } as const, NOTHING)
const tools = atom({ plugin: 'tidy', key: 'tools' } as const, {})
const costUsd = atom({ plugin: 'tidy', key: 'costUsd' } as const, 0)

const busiest = derive([tools], calls =>
  Object.entries(calls).sort(([, a], [, b]) => b - a).slice(0, 3).map(([tool, times]) => `${tool} ${times}`).join(', '),
)

const some = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`

/** Adds to one of the session's figures. */
export async function count($: EngineInterface, what: keyof TidyCounts, by = 1) {
  await update($, counts, now => ({ ...now, [what]: now[what] + by }))
}

/**
 * Adds what a request to the model came to. Its response tells of the tool calls: a hook on every `tool.call` would, too,
 * but keep tools from moving to the background.
 */
export async function countRequest($: EngineInterface, step: TurnStepResult) {
  await count($, 'requests')
  await count($, 'tokens', step.usage?.output_tokens ?? 0)
  await count($, 'calls', step.toolUses.length)
  for (const { name } of step.toolUses) await update($, tools, calls => ({ ...calls, [name]: (calls[name] ?? 0) + 1 }))
}

/** What the sessions before this one came to, out of the mod's own file. */
const earlier = async ($: EngineInterface) => {
  const sessions: number[] = []
  for (const key of await $.store.keys()) {
    const calls = await $.store.get(key)
    if (typeof calls === 'number') sessions.push(calls)
  }
  const total = sessions.reduce((sum, calls) => sum + calls, 0)

  return `Before: ${some(total, 'tool call')} in ${some(sessions.length, 'session')}.`
}

/** The figures, for the person and the model alike. */
const report = async ($: EngineInterface, withEarlier: boolean) => {
  const now = await read($, counts)
  const most = await read($, busiest)
  const spent = await read($, costUsd)
  const lines = [
    `${some(now.calls, 'tool call')}${most === '' ? '' : ` (${most})`}, ${some(now.agents, 'agent')} (${now.failedAgents} failed).`,
    `${some(now.requests, 'model request')}, ${some(now.tokens, 'token')} written, about $${spent.toFixed(2)}.`,
    `${some(now.secrets, 'secret')} masked, ${some(now.refusals, 'call')} refused.`,
  ]

  return [...lines, ...(withEarlier ? [await earlier($)] : [])].join('\n')
}

/** Counts what a session does and costs, and reports it: `/tidy` to the person, a tool to the model. */
export const tally = (on: On) => {
  on('session.start', async ($, e, next) => {
    await $.command.register({
      name: 'tidy',
      description: 'Report what this session did, spent and kept out of sight',
      argumentHint: '[all]',
    })
    await $.tool.register({
      name: 'tally',
      description: 'Tells how many tools this session has called, how many agents it has started, and what it has cost so far.',
      inputSchema: {
        type: 'object',
        properties: { withEarlier: { type: 'boolean', description: 'Add what earlier sessions came to.' } },
      },
    })

    return next(e)
  })

  on('command.run', { command: 'tidy' }, async ($, e) => ({ text: await report($, e.args.trim() === 'all') }))

  on('tool.run', { tool: 'mcp__tidy__tally' }, async ($, e) => ({ result: await report($, e.withEarlier === true) }))

  on('agent.*', async ($, e, next) => {
    if (next.is('agent.report', e) && e.status === 'failed') await count($, 'failedAgents')
    if (!next.is('agent.spawn', e)) return next(e)
    const started = await next(e)
    if (started.deny === undefined) await count($, 'agents')

    return started
  })

  on('session.measure', { changed: 'cost' }, async ($, e, next) => {
    const usd = e.cost?.usd
    if (usd !== undefined) await update($, costUsd, () => usd)

    return next(e)
  })

  // After a /clear the process goes on with another session, which counts from nothing.
  on('session.end', async ($, e, next) => {
    const { calls } = await read($, counts)
    const endedAt = new Date(await $.clock.now()).toISOString()
    if (calls > 0) await $.store.set(endedAt, calls)
    for (const old of (await $.store.keys()).slice(0, -KEPT_SESSIONS)) await $.store.delete(old)
    await update($, counts, () => NOTHING)
    await update($, tools, () => ({}))
    await update($, costUsd, () => 0)

    return next(e)
  })
}
