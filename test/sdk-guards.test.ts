/** The guard of the stream's messages, over what was recorded and over what a later client might send. */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { build } from 'vite'
import {
  isSDKMessage,
  SDK_MESSAGE_TYPES,
  SDK_RESULT_SUBTYPES,
  SDK_SYSTEM_SUBTYPES,
  type SDKMessage,
  type UnknownSDKMessage,
} from '../src/index.js'
import { diagnose, root } from './support/compile.js'

type Line = SDKMessage | UnknownSDKMessage

const linesOf = (file: string) =>
  fs.readFileSync(path.join(root, 'test/fixtures', file), 'utf8').trim().split('\n').map(line => JSON.parse(line) as Line)
const tagOf = ({ type, subtype }: { type: string; subtype?: unknown }) => (subtype === undefined ? type : `${type}/${String(subtype)}`)

const stream = linesOf('sdk-messages.jsonl')
const messages = stream.filter(isSDKMessage)

describe('isSDKMessage', () => {
  test('takes every recorded message, and no line beside them', () => {
    const others = stream.filter(line => !isSDKMessage(line))
    expect(new Set(others.map(tagOf))).toEqual(
      new Set([
        'control_response', 'command_lifecycle', 'system/session_title_changed', 'system/model_fallback',
        'system/vcs_state_changed', 'system/code_change_published',
      ]),
    )
    expect(messages.length).toBeGreaterThan(300)
    expect(linesOf('control.jsonl').filter(isSDKMessage)).toEqual([])
  })

  test('takes every kind that the lists name', () => {
    const kinds = [
      ...SDK_MESSAGE_TYPES.filter(type => type !== 'system' && type !== 'result').map(type => ({ type })),
      ...SDK_SYSTEM_SUBTYPES.map(subtype => ({ type: 'system', subtype })),
      ...SDK_RESULT_SUBTYPES.map(subtype => ({ type: 'result', subtype })),
    ]
    expect(kinds.filter(kind => !isSDKMessage(kind))).toEqual([])
    expect(new Set(kinds.map(tagOf)).size).toBe(11 - 2 + 29 + 5)
  })

  test('refuses a recorded message under a tag of a later version', () => {
    for (const message of messages) {
      expect(isSDKMessage({ ...message, type: 'later' })).toBe(false)
      if (message.type === 'system' || message.type === 'result') {
        expect(isSDKMessage({ ...message, subtype: 'later' })).toBe(false)
        const { subtype: _, ...bare } = message
        expect(isSDKMessage(bare)).toBe(false)
      }
    }
  })

  test('asks each type for a subtype of its own', () => {
    expect(isSDKMessage({ type: 'system', subtype: 'success' })).toBe(false)
    expect(isSDKMessage({ type: 'result', subtype: 'init' })).toBe(false)
    // the two that have subtypes, by their types alone
    expect(SDK_MESSAGE_TYPES.filter(type => !isSDKMessage({ type }))).toEqual(['result', 'system'])
  })

  test('lets keys and values through that are newer than the types', () => {
    for (const message of messages) expect(isSDKMessage({ ...message, a_key_of_a_later_build: 1 })).toBe(true)
    // a state that the set of today lacks costs no message
    expect(isSDKMessage({ type: 'system', subtype: 'task_notification', status: 'later' })).toBe(true)
    expect(isSDKMessage({ type: 'rate_limit_event', rate_limit_info: { status: 'later' } })).toBe(true)
  })

  test.each([undefined, null, true, 1, 'assistant', [], ['assistant'], {}, { type: null }, { type: ['user'] }, { type: 'constructor' }, { type: 'system', subtype: '__proto__' }])(
    'refuses %j',
    value => {
      expect(isSDKMessage(value)).toBe(false)
    },
  )

  test('tells by the two tags, whatever else there is', () => {
    const tag = fc.oneof(fc.constantFrom<string>(...SDK_MESSAGE_TYPES, ...SDK_SYSTEM_SUBTYPES, ...SDK_RESULT_SUBTYPES), fc.jsonValue())
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), tag, tag, (rest, type, subtype) => {
        expect(isSDKMessage({ ...rest, type, subtype })).toBe(isSDKMessage({ type, subtype }))
      }),
      { seed: 1, numRuns: 1000 },
    )
  })
})

test('a program that has no use for the guard is bundled without it', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'modhook-bundle-'))
  const bundle = async (name: string) => {
    const entry = path.join(folder, `${name}.ts`)
    fs.writeFileSync(entry, `export { ${name} } from ${JSON.stringify(path.join(root, 'src/index.ts'))}`)
    const built = await build({
      configFile: false, logLevel: 'silent', build: { write: false, lib: { entry, formats: ['es'], fileName: name } },
    })
    return [built].flat().flatMap(one => ('output' in one ? one.output : [])).map(file => ('code' in file ? file.code : '')).join('')
  }
  try {
    const guard = await bundle('isSDKMessage')
    expect(guard).toContain('compact_boundary')
    expect(guard.length).toBeLessThan(2000)
    expect(await bundle('isHookType')).not.toContain('compact_boundary')
  } finally {
    fs.rmSync(folder, { recursive: true })
  }
})

describe('docs/messages.md', () => {
  const programs = [...fs.readFileSync(path.join(root, 'docs/messages.md'), 'utf8').matchAll(/```ts\n([\s\S]*?)```/g)].map(([, text = '']) => text)

  test.each(programs)('program %#', text => {
    expect(diagnose(text.replace('modhook/sdk', '../src/sdk.js'), { types: ['node'] })).toEqual([])
  })

  test('a switch that forgets a kind is refused', () => {
    const whole = programs.find(text => text.includes('satisfies never')) ?? ''
    const forgetful = whole.replace(/ *case 'tool_progress'.*\n/, '')
    expect(forgetful).not.toBe(whole)
    expect(diagnose(forgetful.replace('modhook/sdk', '../src/sdk.js'))).toContainEqual(
      expect.stringMatching(/'SDKToolProgressMessage' does not satisfy the expected type 'never'/),
    )
  })
})
