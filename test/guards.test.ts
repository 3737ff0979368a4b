/** The guards and the lists, as they run. */
import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { AGENT_SDK_VERSION, CLAUDE_CODE_VERSION, EXIT_REASONS, HOOK_EVENTS, type HookInput, isHookType, isTool } from '../src/index.js'
import { diagnose, root } from './support/compile.js'

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

describe('isTool', () => {
  const call = (tool_name: string, hook_event_name = 'PreToolUse') => ({ ...inputOf(hook_event_name), tool_name, tool_input: {} }) as HookInput

  test('finds the calls of a tool', () => {
    expect(isTool(call('Bash'), 'Bash')).toBe(true)
    expect(isTool(call('Read'), 'Bash')).toBe(false)
    expect(isTool(call('mcp__github__create_issue'), 'mcp__github__create_issue')).toBe(true)
  })

  test('finds a renamed tool by either name, whichever one the client says', () => {
    for (const said of ['Task', 'Agent']) for (const asked of ['Task', 'Agent'] as const) expect(isTool(call(said), asked)).toBe(true)
    // a tool whose name begins like another's former one
    expect(isTool(call('TaskCreate'), 'Task')).toBe(false)
  })

  test('is false of an event about no call of a tool', () => {
    expect(isTool(inputOf('Stop'), 'Bash')).toBe(false)
    expect(isTool(call('Bash', 'PreSkillShellCommand'), 'Bash')).toBe(false)
  })

  test('is false of a name that every object has', () => {
    expect(isTool(call('constructor'), 'Bash')).toBe(false)
    expect(isTool(call('toString'), 'Task')).toBe(false)
  })
})

describe.each(['modhook', 'modhook/hooks'])('the tools that a program merges into %s', entry => {
  const program = (...lines: string[]) =>
    diagnose(`import { type HookInput, type HookOutputOf, isTool } from '${entry}'
declare module '${entry}' {
  interface BuiltinToolInputs { Deploy: { target: string } }
  interface BuiltinToolResults { Deploy: { url: string } }
  interface McpToolInputs { mcp__tracker__file: { title: string } }
}
declare const input: HookInput
${lines.join('\n')}`)

  test('are known to the guard and to answers', () => {
    expect(program(
      `if (isTool(input, 'Deploy')) input.tool_input.target satisfies string`,
      `if (input.hook_event_name === 'PostToolUse' && isTool(input, 'Deploy')) input.tool_response.url satisfies string`,
      `if (isTool(input, 'mcp__tracker__file')) input.tool_input.title satisfies string`,
      `export const rewritten: HookOutputOf<'PreToolUse', 'Deploy'> = { hookSpecificOutput: { hookEventName: 'PreToolUse', updatedInput: { target: 'x' } } }`,
      `export const replaced: HookOutputOf<'PostToolUse', 'Deploy'> = { hookSpecificOutput: { hookEventName: 'PostToolUse', updatedToolOutput: { url: 'x' } } }`,
      `export const loose: HookOutputOf<'PreToolUse'> = rewritten`,
    )).toEqual([])
  })

  test('are checked like all others', () => {
    expect(program(
      `isTool(input, 'Deplo')`,
      `export const rewritten: HookOutputOf<'PreToolUse', 'Deploy'> = { hookSpecificOutput: { hookEventName: 'PreToolUse', updatedInput: { targe: 'x' } } }`,
      `export const filed: HookOutputOf<'PreToolUse', 'mcp__tracker__file'> = { hookSpecificOutput: { hookEventName: 'PreToolUse', updatedInput: {} } }`,
    ).map(message => message.slice(0, message.indexOf(':')))).toEqual(['8', '9', '10'])
  })
})

test('HOOK_EVENTS names 34 events, each once', () => {
  expect(new Set(HOOK_EVENTS).size).toBe(34)
  expect(HOOK_EVENTS).toHaveLength(34)
})

test('EXIT_REASONS names each reason once', () => {
  expect(new Set(EXIT_REASONS).size).toBe(EXIT_REASONS.length)
})

test('the versions are those that the conformance package compares with', () => {
  const { devDependencies } = JSON.parse(fs.readFileSync(path.join(root, 'conformance/package.json'), 'utf8')) as {
    devDependencies: Record<string, string>
  }
  expect(AGENT_SDK_VERSION).toBe(devDependencies['@anthropic-ai/claude-agent-sdk'])
  // the SDK's third part is the client's
  expect(CLAUDE_CODE_VERSION.split('.')[2]).toBe(AGENT_SDK_VERSION.split('.')[2])
})
