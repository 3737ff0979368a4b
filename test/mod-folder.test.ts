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
    void [total, wrong]
    return next(e)
  })
}
`
const asScript = `declare module 'claude-code' {\n  interface PluginState { tally: { total: number } }\n}\n`
const asModule = `export type Total = number\n${asScript}`

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
})

describe('beside the files that the engine lays', () => {
  const laid = {
    // what modhook declares itself: read, each of these would clash with it
    '.claude-plugin/types/claude-code/index.d.ts': `declare module 'claude-code' {\n  export type Register = string\n}\n`,
    '.claude-plugin/types/claude-code-tools/index.d.ts': `declare module 'claude-code' {\n  interface BuiltinToolInputs { Bash: { other: number } }\n}\n`,
    '.claude-plugin/types/claude-code-mcp/index.d.ts': `declare module 'claude-code' {\n  interface McpToolInputs { mcp__issues__create: { title: string } }\n}\n`,
    '.claude-plugin/types/weather/index.d.ts': `export type WeatherDay = string\ndeclare module 'claude-code' {\n  interface EngineInterface { weather: { today: () => Promise<string> } }\n}\n`,
    'hooks/uses.ts': `import type { McpToolInputs, Register } from 'claude-code'
export const title: McpToolInputs['mcp__issues__create'] = { title: 'x' }
export const other: Register = on => {
  on('turn.start', async ($, e, next) => {
    const day: string = await $.weather.today()
    void day
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
