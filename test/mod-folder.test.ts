/** A mod's folder as a person has it: with a contract, with what the engine lays beside it, under each way to resolve. */
import { afterAll, describe, expect, test } from 'vitest'
import fs from 'node:fs'
import path from 'node:path'
import { consumer, root } from '../scripts/support/consumer.js'

const place = consumer()
afterAll(() => place.remove())

/** The options of `docs/mods.md`: the document's own blocks, so that what a person copies is what is tested. */
const [basic, besideEngine] = [...fs.readFileSync(path.join(root, 'docs/mods.md'), 'utf8').matchAll(/```json\n([\s\S]*?)```/g)].map(
  ([, json]) => JSON.parse(json ?? '') as { compilerOptions?: object; include: string[]; exclude?: string[] },
)

const mod = `import type { Register } from 'claude-code'
export const register: Register = on => {
  on('turn.start', async ($, e, next) => {
    const count = await $.state.get({ plugin: 'tally', key: 'total' } as const)
    const total: number | undefined = count.value
    // the contract declares a number
    // @ts-expect-error
    const wrong: string | undefined = count.value
    const day: string = await $.weather.today({ city: 'Oslo' })
    // it asks for a city
    // @ts-expect-error
    void $.weather.today()
    void [total, wrong, day]
    return next(e)
  })
  // a noun's method is an event
  on('weather.today', async ($, e, next) => {
    const city: string = e.city
    const { value } = await next(e)
    return { value: value === undefined ? city : value.toUpperCase() }
  })
  on('tool.call', { tool: 'Deploy' }, async ($, e, next) => {
    const target: 'staging' | 'production' = e.target
    // no argument of the tool
    // @ts-expect-error
    void e.nowhere
    const ran = await next({ ...e, target: 'staging' })
    if (ran.deny !== undefined || ran.isError) return ran
    const url: string = ran.result.url
    return { result: { url: target + url } }
  })
  // no value of the argument, nor an argument at all
  // @ts-expect-error
  on('tool.call', { tool: 'Deploy', target: 'nowhere' }, ($, e, next) => next(e))
  // @ts-expect-error
  on('tool.call', { tool: 'Deploy', place: 'staging' }, ($, e, next) => next(e))
  on('tool.call', { tool: 'mcp__github__create_issue', title: /^\\[/ }, ($, e, next) => {
    const title: string = e.title
    return next({ ...e, title: title.trim() })
  })
  on('tool.run', async ($, e, next) => {
    if (e.tool !== 'Deploy') return next(e)
    const target: string = e.target
    const { text } = await $.tool.call({ tool: 'Deploy', target: 'production' })
    // not a target
    // @ts-expect-error
    void $.tool.call({ tool: 'Deploy', target: 'nowhere' })
    return { result: { url: target + text } }
  })
}
`
const asScript = `declare module 'claude-code' {
  interface PluginState { tally: { total: number } }
  interface EngineInterface { weather: { today: (where: { city: string }) => Promise<string> } }
  interface BuiltinToolInputs { Deploy: { target: 'staging' | 'production' } }
  interface BuiltinToolResults { Deploy: { url: string } }
  interface McpToolInputs { mcp__github__create_issue: { title: string } }
}
`
const asModule = `export type Total = number\n${asScript}`

/** A test of the mod, with all that only tests have. */
const modTest = `import { expect, mock, test } from 'claude-code/testing'
test('counts', async ($, on) => {
  const clock = mock.clock(on)
  // in the engine's place, a test hooks what no installed mod may
  on('telemetry.log', () => ({ value: undefined }))
  on('telemetry.log', { to: ['anthropic', 'collector'] }, () => ({ value: undefined }))
  on('telemetry.mark', { kind: 'bad' }, ($, e, next) => next({ ...e, reason: 'late' }))
  on('telemetry.*', ($, e, next) => next(e))
  on('tool.call', { tool: 'Bash' }, ($, e) => ({ result: e.command }))
  const { additionalContext } = await $.classic.SessionStart({ source: 'clear' })
  expect(additionalContext).toEqual(['It is noon.'])
  const stopped = await $.classic.Stop({ stop_hook_active: false, session_id: 's1', cwd: '/' })
  expect(stopped.block).toBeUndefined()
  // no source of this name; none of the event's own fields may be left out; a call raises this one
  // @ts-expect-error
  void $.classic.SessionStart({ source: 'nowhere' })
  // @ts-expect-error
  void $.classic.SessionStart({})
  // @ts-expect-error
  void $.classic.PreToolUse({})
  const ran = await $.tool.call({ tool: 'Bash', command: 'ls', agentId: 'a1' })
  if (ran.deny === undefined && !ran.isError) expect(ran.result.stdout).toBe('ls')
  // a loop is named by a string
  // @ts-expect-error
  void $.tool.call({ tool: 'Bash', command: 'ls', agentId: 1 })
  await clock.advance(1_000)
})
`

/** A mod's folder, compiled. */
const compile = (name: string, contract: string, options: object, files: Record<string, string> = {}, config = basic) => {
  place.write(`${name}/hooks/mod.ts`, mod)
  place.write(`${name}/types/contract.d.ts`, contract)
  for (const [file, text] of Object.entries(files)) place.write(`${name}/${file}`, text)
  place.write(`${name}/tsconfig.json`, JSON.stringify({ ...basic, ...config, compilerOptions: { ...basic?.compilerOptions, skipLibCheck: false, ...options } }))
  return place.compile(['-p', name])
}

describe.each([
  ['bundler', {}],
  ['node16', { module: 'node16', moduleResolution: 'node16' }],
])('%s', (resolution, options) => {
  test('a contract without a top-level export merges', () => {
    expect(compile(`script-${resolution}`, asScript, options)).toBe('')
  })

  test('a contract with a top-level export merges', () => {
    expect(compile(`module-${resolution}`, asModule, options)).toBe('')
  })

  test('a test has the events of settings hooks, calls in any loop, and hooks on telemetry', () => {
    expect(compile(`test-${resolution}`, asScript, options, { 'tests/mod.test.ts': modTest })).toBe('')
  })
})

describe('beside the files that the engine lays', () => {
  const laid = {
    // what modhook declares itself: read, each of these would clash with it
    '.claude-plugin/types/claude-code/index.d.ts': `declare module 'claude-code' {\n  export type Register = string\n}\n`,
    '.claude-plugin/types/claude-code-tools/index.d.ts': `declare module 'claude-code' {\n  interface BuiltinToolInputs { Bash: { other: number } }\n}\n`,
    '.claude-plugin/types/claude-code-mcp/index.d.ts': `declare module 'claude-code' {\n  interface McpToolInputs { mcp__issues__create: { title: string } }\n}\n`,
    '.claude-plugin/types/tides/index.d.ts': `export type Tide = string\ndeclare module 'claude-code' {\n  interface EngineInterface { tides: { next: () => Promise<string> } }\n}\n`,
    'hooks/uses.ts': `import type { McpToolInputs, Register } from 'claude-code'
export const title: McpToolInputs['mcp__issues__create'] = { title: 'x' }
export const other: Register = on => {
  on('turn.start', async ($, e, next) => {
    const tide: string = await $.tides.next()
    void tide
    return next(e)
  })
}
`,
  }

  test('nothing is declared twice, and MCP tools and contracts are known', () => {
    expect(compile('laid', asScript, {}, laid, besideEngine)).toBe('')
  })

  test('with the engine\'s API and tools left in, the clash shows', () => {
    const messages = compile('clash', asScript, {}, laid, { ...besideEngine, include: besideEngine?.include ?? [], exclude: [] })
    expect(messages).toContain("Duplicate identifier 'Register'")
    expect(messages).toContain('BuiltinToolInputs')
  })
})
