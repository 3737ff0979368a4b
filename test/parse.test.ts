/** What `modhook/parse` reads, and what it says of what it can't. */
import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { HOOK_EVENTS } from '../src/index.js'
import { type HookInputError, isHookInput, isHookInputError, parseHookInput } from '../src/parse.js'
import { root } from './support/compile.js'

const lines = fs.readFileSync(path.join(root, 'test/fixtures/hook-inputs.jsonl'), 'utf8').trim().split('\n')
const inputs = lines.map(line => JSON.parse(line) as Record<string, unknown> & { hook_event_name: string })
const recorded = (event: string) => inputs.find(input => input.hook_event_name === event) ?? {}

/** What is thrown for a text, or for a value as a text. */
const errorOf = (input: unknown, options = {}): HookInputError => {
  try {
    parseHookInput(typeof input === 'string' ? input : JSON.stringify(input), options)
  } catch (error) {
    if (isHookInputError(error)) return error
    throw error
  }
  throw new Error('it was taken')
}
const told = (input: unknown, options = {}) => {
  const { reason, path, message } = errorOf(input, options)
  return { reason, path, message }
}

describe('a recorded input', () => {
  test('is read as it stands', () => {
    for (const [index, line] of lines.entries()) expect(parseHookInput(line)).toEqual(inputs[index])
    expect(new Set(inputs.map(input => input.hook_event_name))).toEqual(new Set(HOOK_EVENTS))
  })

  test('keeps keys that the types do not know, at any depth', () => {
    const later = { ...recorded('Stop'), later: { of: 'a newer build' }, effort: { level: 'beyond', budget: 7 } }
    expect(parseHookInput(JSON.stringify(later))).toEqual(later)
    expect(isHookInput(later)).toBe(true)
  })

  test('may have space around it', () => {
    expect(parseHookInput(`\n ${lines[0]} \n`)).toEqual(inputs[0])
  })
})

describe('a text that is not JSON', () => {
  test.each([
    ['', 'it is empty: nothing came in, or stdin was read before'],
    [' \r\n', 'it is empty: nothing came in, or stdin was read before'],
    ['{"hook_event_name":', 'it ends too early, at position 19'],
    ['{"a":1', 'it ends too early, at position 6'],
    ['{"a":"b', 'it ends too early, at position 7'],
    ['{"a', 'it ends too early, at position 3'],
    ['{"a":"\\', 'unexpected "\\\\" at position 6'],
    ['{"a":"b\\x"}', 'unexpected "\\\\" at position 7'],
    ['{"a":"b\\u00g0"}', 'unexpected "\\\\" at position 7'],
    ['nope', 'unexpected "n" at position 0'],
    ['{a:1}', 'unexpected "a" at position 1'],
    ['{"a" 1}', 'unexpected "1" at position 5'],
    ['{"a":1,}', 'unexpected "}" at position 7'],
    ['{"a":[1,]}', 'unexpected "]" at position 8'],
    ['{"a":[1}', 'unexpected "}" at position 7'],
    ['{"a":[],"b":{}]', 'unexpected "]" at position 14'],
    ['{"a":TRUE}', 'unexpected "T" at position 5'],
    ['{"a":01}', 'unexpected "1" at position 6'],
    ['{"a":"b\nc"}', 'unexpected "\\n" at position 7'],
    ["{'a':1}", `unexpected "'" at position 1`],
    ['{} {}', 'unexpected "{" at position 3'],
    ['{😀:1}', 'unexpected "😀" at position 1'],
    ['{\ud83d:1}', 'unexpected "\\ud83d" at position 1'],
    // what can't be seen is told by its number
    ['\uFEFF{}', 'unexpected "\\u{feff}" at position 0'],
    ['{}\u00a0', 'unexpected "\\u{a0}" at position 2'],
    ['{}\0', 'unexpected "\\u0000" at position 2'],
  ])('%j is told with the position', (text, fault) => {
    expect(told(text)).toEqual({ reason: 'not-json', path: '', message: `hook input: not JSON, ${fault}` })
  })

  test('keeps what the runtime says as the cause', () => {
    expect(errorOf('{').cause).toBeInstanceOf(SyntaxError)
  })

  test('may be nested deeper than a stack goes', () => {
    expect(told(`{"a":${'['.repeat(200_000)}`)).toMatchObject({ reason: 'not-json', message: 'hook input: not JSON, it ends too early, at position 200005' })
  })

  test('may be cut off within a string of any length', () => {
    const start = `{"a":"${'x'.repeat(20_000_000)}${'\\n'.repeat(1_000_000)}`
    expect(told(start)).toMatchObject({ reason: 'not-json', message: `hook input: not JSON, it ends too early, at position ${start.length}` })
    expect(told(`${start}\t"}`)).toMatchObject({ message: `hook input: not JSON, unexpected "\\t" at position ${start.length}` })
  })
})

test.each([
  ['[]', 'an array'], ['null', 'null'], ['"Stop"', '"Stop"'], ['34', '34'], ['true', 'true'],
])('%s is no object', (text, found) => {
  expect(told(text)).toEqual({ reason: 'not-an-object', path: '', message: `hook input: the JSON should be an object and is ${found}` })
  expect(isHookInput(JSON.parse(text))).toBe(false)
})

test.each([[undefined], [null], [3], [{}], [[]], [Symbol('s')], [Promise.resolve('{}')]])('%s, of a program without types, is no text', value => {
  expect(() => parseHookInput(value as string)).toThrow(expect.objectContaining({ reason: 'not-json', message: expect.stringContaining('this is no text') }))
  expect(isHookInput(value)).toBe(false)
})

describe('an odd object', () => {
  const stop = JSON.stringify(recorded('Stop'))

  test('is read by its own keys alone', () => {
    expect(told(`{"__proto__":${stop}}`)).toMatchObject({ reason: 'missing', path: 'hook_event_name' })
    const read = parseHookInput(stop.replace('{', '{"__proto__":{"polluted":true},'))
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype)
  })

  test('has of a key that occurs twice the last, as JSON has it', () => {
    expect(parseHookInput(stop.replace('{', '{"hook_event_name":"Later",'))).toEqual(recorded('Stop'))
    expect(told(stop.replace(/}$/, ',"stop_hook_active":"yes"}'))).toMatchObject({ path: 'stop_hook_active' })
  })

  test('may hold lone surrogates, and what is nested deeper than a stack goes', () => {
    expect(parseHookInput(stop.replace('{', '{"later":"\\ud800",'))).toHaveProperty('later', '\ud800')
    for (const [open, close] of [['[', ']'], ['{"a":', '}']] as const) {
      const later = `${open.repeat(50_000)}1${close.repeat(50_000)}`
      expect(parseHookInput(stop.replace('{', `{"later":${later},`)).hook_event_name).toBe('Stop')
    }
  })

  test('may have lines that end as on Windows', () => {
    expect(parseHookInput(JSON.stringify(recorded('Stop'), null, 2).replaceAll('\n', '\r\n'))).toEqual(recorded('Stop'))
  })
})

describe('the event', () => {
  const named = (hook_event_name: unknown) => ({ ...recorded('Stop'), hook_event_name })

  test('has to be there, and a string', () => {
    expect(told({})).toEqual({
      reason: 'missing', path: 'hook_event_name', message: 'hook input: hook_event_name is missing, which whatever Claude Code sends to a hook has',
    })
    expect(told({ hookEventName: 'Stop' }).message).toBe('hook input: hook_event_name is missing, is it misspelt as "hookEventName"?')
    expect(told(named(3))).toEqual({ reason: 'mistyped', path: 'hook_event_name', message: 'hook input: hook_event_name should be a string and is 3' })
    expect(told(named(null))).toMatchObject({ reason: 'mistyped', path: 'hook_event_name' })
  })

  test.each([
    ['PreTooluse', 'PreToolUse'], ['posttooluse', 'PostToolUse'], ['Stpo', 'Stop'], ['SubAgentEnd', 'SubagentStop'],
    ['UserPrompt', undefined], ['Later', undefined], ['toString', undefined], ['__proto__', undefined], ['', undefined],
  ])('%j is unknown, and the nearest is %j', (name, nearest) => {
    const suggestion = nearest === undefined ? '' : ` Did you mean "${nearest}"?`
    expect(told(named(name))).toEqual({
      reason: 'unknown-event', path: 'hook_event_name', message: `hook input: ${JSON.stringify(name)} is no known event.${suggestion} To take events of newer builds, pass { allowUnknownEvents: true }.`,
    })
    expect(isHookInput(named(name))).toBe(false)
  })

  test.each(HOOK_EVENTS)('%s is told from its misspelling', event => {
    for (const misspelt of [event.slice(1), `${event}s`, event.toLowerCase()]) {
      expect(errorOf(named(misspelt)).message).toContain(`Did you mean "${event}"?`)
    }
  })
})

describe('an event newer than the package', () => {
  const later = { session_id: 's', transcript_path: '/t.jsonl', cwd: '/', hook_event_name: 'Later', own: [1] }

  test('is let through on demand', () => {
    expect(parseHookInput(JSON.stringify(later), { allowUnknownEvents: true })).toEqual(later)
    expect(told(later, { allowUnknownEvents: false })).toMatchObject({ reason: 'unknown-event' })
    expect(told(later, { allowUnknownEvents: undefined })).toMatchObject({ reason: 'unknown-event' })
    expect(isHookInput(later)).toBe(false)
  })

  test('still has what all events send', () => {
    const { session_id: _, ...without } = later
    expect(told(without, { allowUnknownEvents: true })).toEqual({ reason: 'missing', path: 'session_id', message: 'Later input: session_id is missing' })
    expect(told({ ...later, effort: { level: 3 } }, { allowUnknownEvents: true })).toMatchObject({ reason: 'mistyped', path: 'effort.level' })
  })

  test('leaves the known ones checked', () => {
    expect(told({ ...recorded('Stop'), stop_hook_active: 1 }, { allowUnknownEvents: true })).toMatchObject({ path: 'stop_hook_active' })
  })
})

describe('a key', () => {
  const stop = recorded('Stop')
  const permission = { ...recorded('PermissionRequest'), permission_suggestions: undefined as unknown }

  test.each([
    ['missing', { ...stop, stop_hook_active: undefined }, 'stop_hook_active', 'Stop input: stop_hook_active is missing'],
    ['missing', { ...stop, cwd: undefined }, 'cwd', 'Stop input: cwd is missing'],
    ['missing', { ...stop, stop_hook_active: undefined, stop_hook_activ: false }, 'stop_hook_active', 'Stop input: stop_hook_active is missing, is it misspelt as "stop_hook_activ"?'],
    ['missing', { ...stop, session_id: undefined, sessionId: 's' }, 'session_id', 'Stop input: session_id is missing, is it misspelt as "sessionId"?'],
    // a key that is right isn't taken for another's misspelling
    ['missing', { ...recorded('CwdChanged'), new_cwd: undefined }, 'new_cwd', 'CwdChanged input: new_cwd is missing'],
    ['missing', { ...recorded('PreToolUse'), tool_input: undefined }, 'tool_input', 'PreToolUse input: tool_input is missing'],
    ['missing', { ...stop, effort: {} }, 'effort.level', 'Stop input: effort.level is missing'],
    ['missing', { ...stop, background_tasks: [{ id: '1', type: 'shell', status: 'running' }] }, 'background_tasks[0].description', 'Stop input: background_tasks[0].description is missing'],
    ['mistyped', { ...stop, stop_hook_active: 'no' }, 'stop_hook_active', 'Stop input: stop_hook_active should be a boolean and is "no"'],
    ['mistyped', { ...stop, session_id: null }, 'session_id', 'Stop input: session_id should be a string and is null'],
    ['mistyped', { ...stop, effort: [] }, 'effort', 'Stop input: effort should be an object and is an array'],
    ['mistyped', { ...stop, effort: { level: 3 } }, 'effort.level', 'Stop input: effort.level should be a string and is 3'],
    ['mistyped', { ...stop, session_crons: {} }, 'session_crons', 'Stop input: session_crons should be an array and is an object'],
    ['mistyped', { ...recorded('PreCompact'), custom_instructions: 3 }, 'custom_instructions', 'PreCompact input: custom_instructions should be a string or null and is 3'],
    ['mistyped', { ...recorded('PreCompact'), trigger: 'both' }, 'trigger', 'PreCompact input: trigger should be one of "manual", "auto" and is "both"'],
    ['mistyped', { ...permission, permission_suggestions: [{ type: 'allowAll' }] }, 'permission_suggestions[0].type', undefined],
    ['missing', { ...permission, permission_suggestions: [{}] }, 'permission_suggestions[0].type', undefined],
    ['missing', { ...permission, permission_suggestions: [{ type: 'addRules', rules: [{ toolName: 'Bash' }, {}], behavior: 'allow', destination: 'session' }] }, 'permission_suggestions[0].rules[1].toolName', undefined],
    ['mistyped', { ...permission, permission_suggestions: [{ type: 'setMode', mode: 'none', destination: 'session' }] }, 'permission_suggestions[0].mode', undefined],
    ['missing', { ...permission, permission_suggestions: [{ type: 'addDirectories', destination: 'session' }] }, 'permission_suggestions[0].directories', undefined],
  ])('that is %s: %#', (reason, input, path, message) => {
    const error = told(input)
    expect(error).toMatchObject({ reason, path })
    if (message !== undefined) expect(error.message).toBe(message)
    expect(isHookInput(input)).toBe(false)
  })

  test('is quoted only so far', () => {
    expect(errorOf({ ...stop, stop_hook_active: 'x'.repeat(10_000) }).message.length).toBeLessThan(150)
  })
})

describe('isHookInputError', () => {
  test('tells its errors from others', () => {
    expect(isHookInputError(errorOf('{}'))).toBe(true)
    expect(errorOf('{}')).toBeInstanceOf(Error)
    expect(String(errorOf('[]'))).toBe('HookInputError: hook input: the JSON should be an object and is an array')
    for (const other of [new Error('x'), new SyntaxError('x'), { name: 'HookInputError' }, null, 'HookInputError']) expect(isHookInputError(other)).toBe(false)
  })
})

describe('the published module', () => {
  const files = ['parse.js', 'parse.cjs']

  test('imports nothing', () => {
    for (const file of files) {
      const code = fs.readFileSync(path.join(root, 'dist', file), 'utf8')
      expect(code).not.toMatch(/\brequire\(|\bimport\b|\bfrom\s*["']/)
    }
  })

  test('stays small', () => {
    for (const file of files) expect(fs.statSync(path.join(root, 'dist', file)).size).toBeLessThan(80_000)
  })
})
