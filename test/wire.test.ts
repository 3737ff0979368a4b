/** Every recorded line is an object literal of the type that it claims to be: a key too many is an error too. */
import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { diagnose, root } from './support/compile.js'

type Line = { type?: string; subtype?: string; hook_event_name?: string }

const linesOf = (file: string) => fs.readFileSync(path.join(root, 'test/fixtures', file), 'utf8').trim().split('\n')

/** The lines that don't fit, with what the compiler says of each. */
const misfits = (lines: string[], typesOf: (line: Line) => string[], imports: string) => {
  const checks = lines.flatMap((line, index) =>
    typesOf(JSON.parse(line) as Line).map(type => ({ index, type, text: `void (${line} satisfies ${type})` })),
  )
  const found = diagnose([imports, ...checks.map(check => check.text)].join('\n'))
  return found.map(message => {
    const check = checks[Number.parseInt(message, 10) - 2]
    return check ? `line ${check.index + 1} as ${check.type} ${message.replace(/^\d+/, '')}` : message
  })
}

describe('recorded stdin of settings hooks', () => {
  const lines = linesOf('hook-inputs.jsonl')

  test('each line satisfies HookInput and the input of its own event', () => {
    const imports = `import type { HookInput, HookInputs } from '../src/index.js'`
    expect(misfits(lines, line => ['HookInput', `HookInputs['${line.hook_event_name}']`], imports)).toEqual([])
  })

  test('a misspelt key, a missing key and a wrong value are caught', () => {
    const imports = `import type { HookInputs } from '../src/index.js'`
    const stop = lines.find(line => line.includes('"hook_event_name":"Stop"')) ?? ''
    const wrong = [
      stop.replace('"stop_hook_active"', '"stop_hook_activ"'),
      stop.replace('"session_id"', '"session"'),
      stop.replace('"stop_hook_active":false', '"stop_hook_active":"no"'),
    ]
    expect(wrong.every(line => line !== stop)).toBe(true)
    expect(new Set(misfits(wrong, () => [`HookInputs['Stop']`], imports).map(found => found.slice(0, 7)))).toEqual(
      new Set(['line 1 ', 'line 2 ', 'line 3 ']),
    )
  })
})

describe('recorded stream of a session', () => {
  const lines = linesOf('sdk-messages.jsonl')

  test('each line satisfies StdoutMessage, and each message its own member', () => {
    const imports = `import type { SDKMessageOf, SDKSystemMessageOf, StdoutMessage } from '../src/sdk.js'`
    const typesOf = ({ type, subtype }: Line) => [
      'StdoutMessage',
      ...(type === 'system' ? [`SDKSystemMessageOf<'${subtype}'>`] : type?.startsWith('control_') ? [] : [`SDKMessageOf<'${type}'>`]),
    ]
    expect(misfits(lines, typesOf, imports)).toEqual([])
  })
})
