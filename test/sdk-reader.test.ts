/** The figures that `examples/sdk-reader` reads off a stream. */
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { summarize } from '../examples/sdk-reader/summary.js'
import type { SDKMessage, UnknownSDKMessage } from '../src/index.js'
import { root } from './support/compile.js'

type Line = SDKMessage | UnknownSDKMessage

const linesOf = (file: string) => fs.readFileSync(path.join(root, file), 'utf8').trim().split('\n').map(line => JSON.parse(line) as Line)
const stream = linesOf('test/fixtures/sdk-messages.jsonl')
const read = (...lines: Line[]) => summarize((async function* () { yield* lines })())
/** The first recorded message of a kind, with other values. */
const recorded = (type: string, change: object) => ({ ...stream.find(line => line.type === type), ...change }) as Line

const result = (total_cost_usd: number, change: object = {}) =>
  recorded('result', { total_cost_usd, permission_denials: [], model_usage_since_last_result: undefined, ...change })
const answer = (input_tokens: number, content: object[] = [], change: object = {}) => {
  const { message } = recorded('assistant', {}) as Extract<SDKMessage, { type: 'assistant' }>
  const usage = { ...message.usage, input_tokens, cache_read_input_tokens: 1000, cache_creation_input_tokens: null }
  return recorded('assistant', { message: { ...message, usage, content }, parent_tool_use_id: null, ...change })
}
const call = (id: string, name: string) => ({ type: 'tool_use', id, name, input: {} })

describe('the reader', () => {
  test('tells the cost of each turn from a total that goes on, and starts over', async () => {
    const { turns, costUsd } = await read(result(1), result(3), result(0.5))
    expect(turns.map(turn => turn.costUsd)).toEqual([1, 2, 0.5])
    expect(costUsd).toBe(3.5)
  })

  test("takes the turn's own cost where the client tells it: a resumed session's total has what was spent before", async () => {
    const { turns } = await read(result(3, { model_usage_since_last_result: { one: { costUSD: 0.5 }, two: { costUSD: 0.25 } } }), result(4))
    expect(turns.map(turn => turn.costUsd)).toEqual([0.75, 1])
  })

  test('measures the window by the last request of the main conversation', async () => {
    const { turns } = await read(answer(5), answer(7), answer(9000, [], { parent_tool_use_id: 'toolu_1' }), result(1), result(1))
    expect(turns.map(turn => turn.context)).toEqual([{ used: 1007, window: 1_000_000 }, undefined])
  })

  test('counts the calls of a tool, those that failed, and those that were refused, each once', async () => {
    const refused = recorded('system', { subtype: 'permission_denied', tool_use_id: 'c', tool_name: 'Bash', decision_reason: 'a rule' })
    const failed = recorded('user', { message: { role: 'user', content: ['b', 'c', 'd'].map(tool_use_id => ({ type: 'tool_result', tool_use_id, is_error: true })) } })
    const denials = ['c', 'd'].map(tool_use_id => ({ tool_use_id, tool_name: 'Bash', tool_input: {} }))
    const summary = await read(answer(1, [call('a', 'Read'), call('b', 'Bash'), call('c', 'Bash'), call('d', 'Bash')]), refused, failed, result(1, { permission_denials: denials }))
    expect(summary.tools).toEqual({ Read: { calls: 1, failed: 0, denied: 0 }, Bash: { calls: 3, failed: 1, denied: 2 } })
    expect(summary.denied).toEqual([{ tool: 'Bash', why: 'a rule' }, { tool: 'Bash', why: undefined }])
    expect(summary.turns).toMatchObject([{ toolCalls: 4, denied: 2, end: 'success' }])
  })

  test('counts a tool of any name as one of its own, since the model makes names up', async () => {
    const { tools, passedOver } = await read(answer(1, [call('a', '__proto__'), call('b', 'toString')]), { type: 'constructor' })
    expect(Object.entries(tools)).toEqual(['__proto__', 'toString'].map(name => [name, { calls: 1, failed: 0, denied: 0 }]))
    expect(Object.entries(passedOver)).toEqual([['constructor', 1]])
    expect({}).not.toHaveProperty('calls')
  })

  test('passes over what is newer than the package, and goes on', async () => {
    const { passedOver, turns } = await read({ type: 'later' }, { type: 'system', subtype: 'later', deep: {} }, { type: 'result', subtype: 'later' }, result(1))
    expect(passedOver).toEqual({ later: 1, 'system/later': 1, 'result/later': 1 })
    expect(turns).toHaveLength(1)
  })

  test('takes every recorded line', async () => {
    const summary = await read(...stream)
    const results = stream.filter(line => line.type === 'result')
    expect(summary.turns).toHaveLength(results.length)
    expect(summary.compactions).toHaveLength(2)
    expect(summary.errors).not.toEqual([])
    expect(Object.keys(summary.passedOver)).toEqual(expect.arrayContaining(['command_lifecycle', 'control_response']))
  })

  test('reads the session beside it', async () => {
    const turn = { model: 'claude-opus-5-5', denied: 0, seconds: 1.5, end: 'success' }
    const window = 1_000_000
    const summary = await read(...linesOf('examples/sdk-reader/session.jsonl'))
    expect(summary).toEqual({
      turns: [
        { ...turn, requests: 4, toolCalls: 3, tokens: { input: 58_016, output: 323 }, context: { used: 14_733, window }, costUsd: expect.closeTo(0.0888440, 7) },
        { ...turn, requests: 5, toolCalls: 4, denied: 1, tokens: { input: 76_101, output: 463 }, context: { used: 15_551, window }, costUsd: expect.closeTo(0.0285206, 7) },
        { ...turn, requests: 2, toolCalls: 2, tokens: { input: 31_583, output: 204 }, context: { used: 15_923, window }, costUsd: expect.closeTo(0.0331420, 7) },
      ],
      // the reviewer's own call of Bash is among them
      tools: {
        Read: { calls: 2, failed: 0, denied: 0 }, Bash: { calls: 5, failed: 1, denied: 1 },
        Edit: { calls: 1, failed: 0, denied: 0 }, Agent: { calls: 1, failed: 0, denied: 0 },
      },
      denied: [{ tool: 'Bash', why: 'Permission to use Bash with command rm check.js has been denied.' }],
      compactions: [], errors: [], passedOver: {}, tokens: { input: 165_700, output: 990 }, costUsd: expect.closeTo(0.1505066, 7),
    })
  })
})

describe('the program', () => {
  const program = (input: string, ...args: string[]) =>
    spawnSync(process.execPath, ['--import', 'tsx', 'examples/sdk-reader/read-session.ts', ...args], { cwd: root, input, encoding: 'utf8' })

  test.each([
    ['a line that is no object', 'null\n', [], 'stdin:1: no message, since it has no type: null\n'],
    ['half a line', '{"type":"later"}\n\n{"type":"la', [], /^stdin:3: .*JSON.*\n$/],
    ['a file that is not there', '', ['nowhere.jsonl'], /^nowhere\.jsonl: ENOENT.*\n$/],
  ])('refuses %s, in a line', (_, input, args, words) => {
    const { status, stdout, stderr } = program(input, ...args)
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
    expect(stderr).toEqual(typeof words === 'string' ? words : expect.stringMatching(words))
  })
})
