/** What the real engine does with a program. */
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Client } from '../engine/client.js'
import { countsOf } from '../mods/index.js'
import type { Difference } from './differences.js'

/** A mod of the program, with the test beside it; or, where the program is a test, of nothing else. */
function modOf({ program }: Difference, programs: string, folder: string): void {
  const isTest = program.endsWith('.test')
  const test = join(programs, isTest ? `${program}.ts` : `${program}.test.ts`)
  for (const name of ['.claude-plugin', 'hooks', 'tests']) mkdirSync(join(folder, name), { recursive: true })
  writeFileSync(join(folder, '.claude-plugin', 'plugin.json'), JSON.stringify({ name: 'probe', version: '1.0.0', description: 'A program.' }))
  writeFileSync(join(folder, 'hooks', 'hooks.json'), JSON.stringify({ modules: ['./mod.ts'] }))
  if (isTest) writeFileSync(join(folder, 'hooks', 'mod.ts'), 'export const register = () => {}\n')
  else copyFileSync(join(programs, `${program}.ts`), join(folder, 'hooks', 'mod.ts'))
  if (existsSync(test)) copyFileSync(test, join(folder, 'tests', 'mod.test.ts'))
}

/** Asks the engine for what the difference says that it does; the answer is what is wrong with that. */
export async function ask(client: Client, difference: Difference, programs: string, folder: string): Promise<string[]> {
  const { program, engine } = difference
  modOf(difference, programs, folder)
  const command = 'runs' in engine ? 'plugin test' : engine.by
  const { stdout, stderr } = await client.run({ args: [...command.split(' '), folder], cwd: folder })
  const output = stdout + stderr
  if ('refuses' in engine) return engine.refuses.test(output) ? [] : [`${program}.ts: ${command} doesn't refuse it: ${output.trim()}`]
  const counts = countsOf(output)
  return counts && counts.pass > 0 && counts.fail === 0 ? [] : [`${program}.ts: ${command} fails: ${output.trim()}`]
}
