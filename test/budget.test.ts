/** What mods cost the compiler under modhook, as counts: a third, and a fifth, of what they cost under the engine's own file. */
import path from 'node:path'
import { expect, test } from 'vitest'
import { costOf, smallMods } from '../scripts/support/budgets.js'
import { root } from './support/compile.js'

const declarations = [path.join(root, 'claude-code.d.ts')]

test.each(smallMods)('$name', ({ text, engine }) => {
  const { instantiations, problems } = costOf(text, declarations, { skipLibCheck: true })

  expect(problems).toEqual([])
  expect(instantiations).toBeGreaterThan(0)
  expect(instantiations).toBeLessThanOrEqual(engine / 3)
})

test('with every declaration checked', () => {
  /** What the engine's file adds to an empty program. */
  const engine = 721_477
  const { text } = smallMods[0]!
  const mod = costOf(text, declarations, { skipLibCheck: false })
  const empty = costOf('export {}\n', [], { skipLibCheck: false })

  expect(mod.problems).toEqual([])
  expect(mod.instantiations - empty.instantiations).toBeLessThanOrEqual(engine / 5)
})
