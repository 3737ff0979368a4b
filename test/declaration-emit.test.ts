/** A library that exports what it makes of modhook's types can emit its declarations: each type in them has a name, or none. */
import { expect, test } from 'vitest'
import { diagnose } from './support/compile.js'
import { exportsOf } from './support/entries.js'

const { exported } = exportsOf('types')

/** The names of an entry's types that take no parameters. */
const namesOf = (entry: string) =>
  exported
    .filter(({ entry: of, isType, symbol }) => of === entry && isType && !symbol.declarations?.some(node => 'typeParameters' in node && node.typeParameters !== undefined))
    .map(({ name }) => name)

test.each(['modhook', 'modhook/sdk', 'modhook/hooks'])('what is made of the types of %s', entry => {
  const names = namesOf(entry)
  // the keys of a type one by one, so that its own name stands for none of them
  const made = names.map((name, index) => `export const made${index} = opened(null! as ${name})`)
  const text = [`import type { ${names.join(', ')} } from '${entry}'`, 'declare const opened: <T>(value: T) => { [K in keyof T]: T[K] }', ...made]

  expect(names.length).toBeGreaterThan(70)
  expect(diagnose(text.join('\n'), { declaration: true })).toEqual([])
})

test('hooks of a mod', () => {
  const hooks = [
    `on('tool.call', ($, e, next) => next(e))`,
    `on('tool.call', { tool: 'Bash' }, ($, e, next) => next(e))`,
    `on('tool.call', { tool: ['Bash', 'Edit'] }, ($, e, next) => next(e))`,
    `on('tool.call', { tool: /^mcp__/ }, ($, e, next) => next(e))`,
    `on('tool.run', { tool: 'Bash' }, ($, e, next) => next(e))`,
    `on('tool.*', ($, e, next) => next(e))`,
    `on('*', ($, e, next) => next(e))`,
    `on('session.append', { door: 'prompt' }, ($, e, next) => next(e))`,
    `on('classic.PreToolUse', { tool: 'Bash' }, ($, e, next) => next(e))`,
    `on('turn.step', async function* ($, e, next) { return yield* next(e) })`,
  ]
  const text = [
    `/// <reference path="../claude-code.d.ts" />`,
    `import type { EngineInterface, On, ToolCallInput } from 'claude-code'`,
    ...hooks.map((hook, index) => `export const hook${index} = (on: On) => ${hook}`),
    `export const call = ($: EngineInterface) => $.tool.call({ tool: 'Bash', command: 'ls' })`,
    `export const bash = (e: ToolCallInput) => (e.tool === 'Bash' ? e : undefined)`,
  ]
  expect(diagnose(text.join('\n'), { declaration: true })).toEqual([])
})
