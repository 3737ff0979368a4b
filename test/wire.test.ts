/** Every recorded line is an object literal of the type that it claims to be: a key too many is an error too. */
import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { diagnose, root } from './support/compile.js'

type Line = { type?: string; subtype?: string; hook_event_name?: string }

const linesIn = (file: string) => fs.readFileSync(path.join(root, file), 'utf8').trim().split('\n')
const linesOf = (file: string) => linesIn(`test/fixtures/${file}`)

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

/** Messages that the client writes and that are none of the SDK's: `StdoutMessage` has them, `SDKMessage` hasn't. */
const undeclared = ['command_lifecycle', 'session_title_changed', 'model_fallback', 'vcs_state_changed', 'code_change_published', 'active_goal', 'keep_alive']

/** What the recording sends to see whether the client takes it, though no declaration has it. */
const sentToTry = ['side_question', 'end_session', 'no_such_request', 'update_environment_variables']
const declared = (lines: string[]) => lines.filter(line => !sentToTry.some(kind => line.includes(`"${kind}"`)))

describe('recorded stream of a session', () => {
  test.each(['test/fixtures/sdk-messages.jsonl', 'examples/sdk-reader/session.jsonl'])('each line of %s satisfies StdoutMessage, and each message its own member', file => {
    const imports = `import type { SDKMessageOf, SDKSystemMessageOf, StdoutMessage } from '../src/sdk.js'`
    const typesOf = ({ type, subtype }: Line) => [
      'StdoutMessage',
      // what a client writes beside the SDK's messages
      ...(type?.startsWith('control_') || undeclared.includes(subtype ?? type ?? '') ? []
        : [type === 'system' ? `SDKSystemMessageOf<'${subtype}'>` : `SDKMessageOf<'${type}'>`]),
    ]
    expect(misfits(linesIn(file), typesOf, imports)).toEqual([])
  })

  test('each line of the control protocol satisfies its direction', () => {
    const imports = `import type { StdinMessage, StdoutMessage } from '../src/sdk.js'`
    expect(misfits(declared(linesOf('control.jsonl')), () => ['StdinMessage | StdoutMessage'], imports)).toEqual([])
  })

  test('each line that a host wrote satisfies StdinMessage', () => {
    const imports = `import type { StdinMessage } from '../src/sdk.js'`
    expect(misfits(declared(linesOf('stdin-messages.jsonl')), () => ['StdinMessage'], imports)).toEqual([])
  })
})
