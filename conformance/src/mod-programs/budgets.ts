/** What mods cost the compiler under modhook, side by side with the engine's file. */
import { basename, join } from 'node:path'
import { cpSync, existsSync, readFileSync, writeFileSync, mkdirSync } from 'node:fs'
import ts from 'typescript'
import { costOf, smallMods, type Cost } from '../../../scripts/support/budgets.js'
import type { Declarations } from '../mods/packages.js'
import { ENGINE, MODHOOK, optionsOf, type Side } from './verdicts.js'

/** One thing measured on both sides, and the part of the engine's that ours may cost. */
export type Budget = { name: string; ours: Cost; engine: Cost; part: number }

/** What the files of a mod cost. */
function costOfFiles(side: Side, folder: string, files: string[]): Cost {
  const started = performance.now()
  const program = ts.createProgram(files, optionsOf(side, folder))
  const problems = ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '))
  return { instantiations: program.getInstantiationCount(), seconds: (performance.now() - started) / 1000, problems }
}

/** What is above an empty program. */
const above = (cost: Cost, empty: Cost): Cost =>
  ({ ...cost, instantiations: cost.instantiations - empty.instantiations, seconds: cost.seconds - empty.seconds })

/** A mod of the repository's examples, with its tests. */
function exampleMod(root: string, folder: string): string[] {
  cpSync(join(root, 'examples', 'mod'), folder, { recursive: true, filter: path => basename(path) !== 'node_modules' })
  const { config } = ts.readConfigFile(join(folder, 'tsconfig.json'), ts.sys.readFile)
  return ts.parseJsonConfigFileContent(config, ts.sys, folder).fileNames
}

/** The engine's own example that draws nothing, but for a line of status: without it. */
function engineExample(examples: string, folder: string): string[] {
  const source = join(examples, 'tool-call.ts')
  if (!existsSync(source)) throw new Error('The engine has no example tool-call.ts any more.')
  const file = join(folder, 'tool-call.ts')
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, readFileSync(source, 'utf8').replace(/^.*\$\.ui\..*\n/gm, ''))
  return [file]
}

/** Measures all. `declarations` are the two sides' own files; the folder has both packages in a `node_modules` above it. */
export function measure(root: string, examples: string, folder: string, declarations: Declarations): Budget[] {
  const mods = { 'examples/mod': exampleMod(root, join(folder, 'example')), "the engine's example tool-call": engineExample(examples, join(folder, 'shipped')) }
  const empty = costOf('export {}\n', [], { skipLibCheck: false })
  const checked = (file: string) => above(costOf(smallMods[0]!.text, [file], { skipLibCheck: false }), empty)
  return [
    ...smallMods.map(({ name, text }): Budget => ({
      name,
      ours: costOf(text, [declarations.ours], { skipLibCheck: true }),
      engine: costOf(text, [declarations.engine], { skipLibCheck: true }),
      part: 1 / 3,
    })),
    ...Object.entries(mods).map(([name, files]): Budget => ({ name, ours: costOfFiles(MODHOOK, folder, files), engine: costOfFiles(ENGINE, folder, files), part: 1 / 4 })),
    { name: 'turn.start, every declaration checked', ours: checked(declarations.ours), engine: checked(declarations.engine), part: 1 / 5 },
  ]
}

/** What is wrong with a measurement: a count that is over, or a program that isn't what is measured. */
export const overspent = ({ name, ours, engine, part }: Budget): string[] => [
  ...[...ours.problems, ...engine.problems].map(problem => `the budget of ${name} is of a program with an error: ${problem}`),
  ...(ours.instantiations > engine.instantiations * part
    ? [`${name} makes ${ours.instantiations} instantiations, over ${(part * 100).toFixed(0)} % of the ${engine.instantiations} under the engine's file`]
    : []),
]
