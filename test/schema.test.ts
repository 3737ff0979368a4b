/** The published JSON Schemas say what the types and the client say, and say it where an editor shows it. */
import fs from 'node:fs'
import path from 'node:path'
import { Ajv } from 'ajv'
import { describe, expect, test } from 'vitest'
import { publishedSchemas } from '../scripts/support/published.js'
import { generatorOf, mend, type Schema } from '../scripts/support/schemas.js'
import { HOOK_EVENTS } from '../src/index.js'
import { diagnose, root } from './support/compile.js'

const names = ['hooks', 'settings-hooks', 'hook-input', 'hook-output']
const read = (file: string): unknown => JSON.parse(fs.readFileSync(path.join(root, file), 'utf8'))
const schemaOf = (name: string) => read(`schema/${name}.json`) as Schema

// the strict mode refuses keywords that it doesn't know, and schemas that don't mean what they seem to
const ajv = new Ajv({ strict: true, strictTypes: true, allowUnionTypes: true })
for (const name of names) ajv.addSchema(schemaOf(name))
const check = (name: string, value: unknown, definition?: string) =>
  ajv.validate(`urn:modhook:${name}${definition === undefined ? '' : `#/definitions/${definition}`}`, value)

const lines = fs.readFileSync(path.join(root, 'test/fixtures/hook-inputs.jsonl'), 'utf8').trim().split('\n')
const inputs = lines.map(line => JSON.parse(line) as { hook_event_name: string })

describe('the files', () => {
  test('are what the sources make, key by key', () => {
    const made = publishedSchemas()
    expect(Object.keys(made).sort()).toEqual([...names].sort())
    for (const [name, schema] of Object.entries(made)) {
      expect(fs.readFileSync(path.join(root, `schema/${name}.json`), 'utf8')).toBe(`${JSON.stringify(schema)}\n`)
    }
  })

  test.each(names)('%s.json is draft 7, and names itself without a host', name => {
    const schema = schemaOf(name)
    expect(schema.$schema).toBe('http://json-schema.org/draft-07/schema#')
    expect(schema.$id).toBe(`urn:modhook:${name}`)
    expect(ajv.validateSchema(schema)).toBe(true)
  })

  test.each(names)('%s.json describes itself, each definition and each key', name => {
    const bare: string[] = []
    const walk = (schema: Schema, place: string): void => {
      for (const [key, property] of Object.entries(schema.properties ?? {})) {
        if (!property.description) bare.push(`${place}.${key}`)
        walk(property, `${place}.${key}`)
      }
      const { items, additionalProperties, anyOf = [], allOf = [] } = schema
      for (const part of [items, additionalProperties, ...anyOf, ...allOf.map(arm => arm.then)]) {
        if (typeof part === 'object') walk(part, place)
      }
    }
    const { definitions = {}, ...top } = schemaOf(name)
    for (const [title, definition] of Object.entries({ ...definitions, [top.title ?? '']: top })) {
      expect(definition.title).toBe(title)
      if (!definition.description) bare.push(title)
      walk(definition, title)
    }
    expect(bare).toEqual([])
  })

  test('carry no trace of the generic types behind them', () => {
    for (const name of names) expect(JSON.stringify(schemaOf(name))).not.toMatch(/Flat<|OpenSet<|structure-|An intersection of objects|The known values of a set/)
  })

  test('keep the form of a template literal, and the words of since and deprecated', () => {
    const uuid = mend(generatorOf('uuid.ts')('UUID'))
    const isUuid = ajv.compile(uuid)
    expect(isUuid('3f8a0000-0000-4000-8000-000000000000')).toBe(true)
    expect(isUuid('3f8a')).toBe(false)
    const isMcpTool = ajv.compile(mend(generatorOf('tools-mcp.ts')('McpToolName')))
    expect(['mcp__github__create_issue', 'mcp__github', 'Bash'].map(name => isMcpTool(name))).toEqual([true, false, false])
    const output = schemaOf('hook-output').definitions?.['PostToolUseHookOutput']?.properties?.['hookSpecificOutput']
    expect(output?.properties?.['updatedToolOutput']?.description).toMatch(/Since Claude Code \d+\.\d+\.\d+\.$/)
    expect(output?.properties?.['updatedMCPToolOutput']).toMatchObject({ deprecated: true, description: expect.stringContaining('Deprecated. Since ') as string })
  })

  test('offer the known values of an open set, and take others', () => {
    const level = schemaOf('hook-input').definitions?.['StopHookInput']?.properties?.['effort']?.properties?.['level']
    expect(level).toMatchObject({ type: 'string', examples: ['low', 'medium', 'high', 'xhigh', 'max'] })
  })
})

describe('hook-input.json', () => {
  test('takes every recorded input, as any event and as its own', () => {
    const refused = inputs.filter(input => !check('hook-input', input) || !check('hook-input', input, `${input.hook_event_name}HookInput`))
    expect(refused).toEqual([])
    expect(new Set(inputs.map(input => input.hook_event_name))).toEqual(new Set(HOOK_EVENTS))
  })

  test('lets keys through that it does not know, at any depth', () => {
    const later = (value: unknown): unknown =>
      Array.isArray(value) ? value.map(later)
      : typeof value === 'object' && value !== null ? { ...Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, later(inner)])), later: 1 }
      : value
    expect(inputs.filter(input => !check('hook-input', later(input)))).toEqual([])
  })

  test('refuses the input of another event, an unknown event and no event', () => {
    const stop = inputs.find(input => input.hook_event_name === 'Stop')
    expect(check('hook-input', stop, 'StopHookInput')).toBe(true)
    expect(check('hook-input', stop, 'SubagentStopHookInput')).toBe(false)
    expect(check('hook-input', { ...stop, hook_event_name: 'SubagentStop' })).toBe(false)
    expect(check('hook-input', { ...stop, hook_event_name: 'Later' })).toBe(false)
    expect(check('hook-input', { ...stop, hook_event_name: undefined })).toBe(false)
  })
})

describe('hooks.json', () => {
  const folder = 'test/fixtures/hooks-json'
  const files = (verdict: string) => fs.readdirSync(path.join(root, folder, verdict)).map(file => path.join(folder, verdict, file))

  test.each(files('good'))('takes %s', file => {
    expect([check('hooks', read(file)), ajv.errors]).toEqual([true, null])
  })

  test.each(files('bad'))('refuses %s', file => {
    expect(check('hooks', read(file))).toBe(false)
  })

  test('tells a mistake in a handler of the handler that it is in', () => {
    check('hooks', read(path.join(folder, 'bad/misspelt-key.json')))
    const unknown = ajv.errors?.filter(error => error.keyword === 'additionalProperties')
    expect(unknown?.[0]).toMatchObject({ instancePath: '/hooks/PreToolUse/0/hooks/0', params: { additionalProperty: 'timout' } })
  })

  test('says of each event what it is', () => {
    const { anyOf = [] } = schemaOf('hooks')
    const events = anyOf[0]?.properties?.['hooks']?.properties ?? {}
    expect(Object.keys(events)).toEqual([...HOOK_EVENTS])
    for (const [event, { description }] of Object.entries(events)) expect(description).toContain(`\`${event}\``)
  })
})

describe('settings-hooks.json', () => {
  const hooks = { Stop: [{ hooks: [{ type: 'command', command: './check.sh' }] }] }

  test('takes a settings file, whatever else it says', () => {
    expect(check('settings-hooks', { $schema: '../x.json', permissions: { allow: ['Bash(ls)'] }, model: 'opus', hooks })).toBe(true)
    expect(check('settings-hooks', { disableAllHooks: true, allowManagedHooksOnly: false, allowedHttpHookUrls: ['https://example.com/*'], httpHookAllowedEnvVars: [] })).toBe(true)
  })

  test.each([
    ['an unknown event', { hooks: { Stopp: hooks.Stop } }],
    ['a handler of an unknown type', { hooks: { Stop: [{ hooks: [{ type: 'shell' }] }] } }],
    ['a switch that is none', { disableAllHooks: 'yes' }],
    ['a list that is none', { allowedHttpHookUrls: '*' }],
  ])('refuses %s', (_, settings) => {
    expect(check('settings-hooks', settings)).toBe(false)
  })
})

describe('hook-output.json', () => {
  /** Parts of an answer that are an event's own, each right for some event. */
  const parts: object[] = [
    {},
    { additionalContext: 'Mind the tests.' },
    { additionalContext: 1 },
    { additionalContext: null },
    { permissionDecision: 'deny', permissionDecisionReason: 'No.' },
    { permissionDecision: 'defer' },
    { permissionDecision: 'refuse' },
    { updatedInput: { command: 'ls', later: [1] } },
    { updatedInput: ['ls'] },
    { updatedToolOutput: { stdout: '' }, classifierContext: 'The person said so.', updatedMCPToolOutput: [] },
    { sessionTitle: 'Hooks' },
    { suppressOriginalPrompt: true },
    { initialUserMessage: 'Hello.', watchPaths: ['/tmp/a'], reloadSkills: false },
    { watchPaths: ['/tmp/a'] },
    { watchPaths: '/tmp/a' },
    { decision: { behavior: 'allow', updatedInput: {}, updatedPermissions: [{ type: 'setMode', mode: 'plan', destination: 'session' }] } },
    { decision: { behavior: 'allow', updatedPermissions: [{ type: 'setMode', mode: 'none', destination: 'session' }] } },
    { decision: { behavior: 'allow', updatedPermissions: [{ type: 'addRules', rules: [{ toolName: 'Bash' }], behavior: 'allow', destination: 'session' }] } },
    { decision: { behavior: 'allow', message: 'Of the other arm.' } },
    { decision: { behavior: 'deny', message: 'No.', interrupt: true } },
    { decision: 'allow' },
    { retry: true },
    { action: 'accept', content: { name: 'Ann' } },
    { content: { name: 'Ann' } },
    { action: 'ignore' },
    { worktreePath: '/tmp/w' },
    { displayContent: '' },
    { later: 1 },
  ]
  /** Answers to an event, as they would be written out: each right for some event. */
  const answersTo = (hookEventName: string): object[] => [
    {},
    { continue: false, stopReason: 'Enough.', suppressOutput: true, systemMessage: 'Stopped.', terminalSequence: '\u0007' },
    { continue: 'no' },
    { decision: 'block', reason: 'Run the tests.' },
    { decision: 'approve', reason: 'The former spelling.' },
    { decision: null },
    { reason: 'Of no decision.' },
    { additionalContext: 'At the wrong level.' },
    { hookSpecificOutput: { permissionDecision: 'deny' } },
    { hookSpecificOutput: { hookEventName: 'Later' } },
    { hookSpecificOutput: { hookEventName: hookEventName === 'Stop' ? 'SubagentStop' : 'Stop' } },
    { hookSpecificOutput: null },
    { async: true, asyncTimeout: 5000 },
    ...parts.map(part => ({ hookSpecificOutput: { hookEventName, ...part } })),
  ]
  const answers = HOOK_EVENTS.flatMap(event => answersTo(event).map(answer => ({ event, answer, text: JSON.stringify(answer) })))

  /** What the compiler refuses, of answers as literals. */
  const refused = (typeOf: (event: string) => string) => {
    const imports = `import type { HookJSONOutput, HookOutputOf } from '../src/index.js'`
    const found = diagnose([imports, ...answers.map(({ event, text }) => `void (${text} satisfies ${typeOf(event)})`)].join('\n'))
    const wrong = new Set(found.map(message => Number.parseInt(message, 10) - 2))
    return answers.filter((_, index) => wrong.has(index)).map(({ event, text }) => `${event}: ${text}`)
  }

  test('judges answers to each event as the compiler does', () => {
    const found = answers.filter(({ event, answer }) => !check('hook-output', answer, `${event}HookOutput`))
    expect(found.map(({ event, text }) => `${event}: ${text}`)).toEqual(refused(event => `HookOutputOf<'${event}'>`))
    expect(new Set(found.map(({ event }) => event))).toEqual(new Set(HOOK_EVENTS))
  })

  test('judges answers to any event as the compiler does', () => {
    const found = answers.filter(({ answer }) => !check('hook-output', answer))
    expect(found.map(({ event, text }) => `${event}: ${text}`)).toEqual(refused(() => 'HookJSONOutput'))
    expect(found.length).toBeLessThan(answers.length)
  })

  test('takes an answer to any event that comes later', () => {
    expect(check('hook-output', { async: true, asyncTimeout: 5000 })).toBe(true)
    expect(check('hook-output', { async: false })).toBe(false)
  })
})
