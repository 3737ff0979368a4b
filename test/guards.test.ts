/** The guards and the lists, as they run. */
import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { AGENT_SDK_VERSION, CLAUDE_CODE_VERSION, EXIT_REASONS, HOOK_EVENTS, type HookInput, isHookType } from '../src/index.js'
import { root } from './support/compile.js'

const inputOf = (hook_event_name: string) =>
  ({ session_id: 's', transcript_path: '/t.jsonl', cwd: '/', hook_event_name }) as HookInput

describe('isHookType', () => {
  test.each(HOOK_EVENTS)('tells %s from all others', event => {
    expect(HOOK_EVENTS.filter(other => isHookType(inputOf(other), event))).toEqual([event])
  })

  test('is false of an event of a later build', () => {
    expect(HOOK_EVENTS.filter(event => isHookType(inputOf('Later'), event))).toEqual([])
  })

  test('narrows recorded inputs to what their event sends', () => {
    const lines = fs.readFileSync(path.join(root, 'test/fixtures/hook-inputs.jsonl'), 'utf8').trim().split('\n')
    const tools = lines.map(line => JSON.parse(line) as HookInput).flatMap(input =>
      isHookType(input, 'PreToolUse') ? [input.tool_name] : [],
    )
    expect(tools).toContain('Bash')
    expect(tools).not.toContain(undefined)
  })
})

test('HOOK_EVENTS names 34 events, each once', () => {
  expect(new Set(HOOK_EVENTS).size).toBe(34)
  expect(HOOK_EVENTS).toHaveLength(34)
})

test('EXIT_REASONS names each reason once', () => {
  expect(new Set(EXIT_REASONS).size).toBe(EXIT_REASONS.length)
})

test('the versions are exact ones', () => {
  expect([CLAUDE_CODE_VERSION, AGENT_SDK_VERSION].every(version => /^\d+\.\d+\.\d+$/.test(version))).toBe(true)
})
