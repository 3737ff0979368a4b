import { cpSync, existsSync, readdirSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import ts from 'typescript'
import type { Client } from '../engine/client.js'
import type { Part } from '../part.js'
import { layPackages } from './packages.js'

type Problem = { path: string; message: string }

/** What the run reads of `plugin validate --json`. */
type Validation = { success: boolean; manifest: Checked | null; contents: Checked[] }
type Checked = { file: string; errors: Problem[]; warnings: Problem[] }

/** The compiler's options where a mod brings none: those that the engine suggests. */
const suggested = {
  compilerOptions: {
    target: 'es2023', lib: ['es2023'], module: 'esnext', moduleResolution: 'bundler',
    strict: true, noUncheckedIndexedAccess: true, skipLibCheck: true,
    jsx: 'react', jsxFactory: 'h', jsxFragmentFactory: 'Fragment',
  },
}

/** The mods among the examples: the folders with a plugin's manifest. */
const modsIn = (examples: string): string[] =>
  existsSync(examples)
    ? readdirSync(examples).sort().filter(name => existsSync(join(examples, name, '.claude-plugin', 'plugin.json')))
    : []

/** What the engine refuses of a mod, and what its own type check says, which it only warns of. */
async function validate(client: Client, mod: string): Promise<string[]> {
  const { stdout, stderr } = await client.run({ args: ['plugin', 'validate', '--json', mod], cwd: mod })
  if (!stdout.startsWith('{')) return [`plugin validate gave no report: ${(stdout + stderr).trim()}`]
  const { success, manifest, contents } = JSON.parse(stdout) as Validation
  const problems = [...manifest ? [manifest] : [], ...contents].flatMap(({ file, errors, warnings }) =>
    [...errors, ...warnings.filter(({ message }) => message.startsWith('error TS'))]
      .map(({ path, message }) => `plugin validate: ${relative(mod, file)}, ${path}: ${message}`))
  return success || problems.length > 0 ? problems : ['plugin validate refuses it without a word.']
}

/** The first few of many, and how many more there are: one missing name makes dozens of errors. */
const few = (problems: string[]): string[] =>
  problems.length <= 6 ? problems : [...problems.slice(0, 5), `and ${problems.length - 5} more.`]

/** The counts at the end of the output of `plugin test`. */
export function countsOf(output: string): { pass: number; fail: number } | undefined {
  const [, pass, fail] = /^ (\d+) pass\n (\d+) fail$/m.exec(output) ?? []
  return pass === undefined ? undefined : { pass: Number(pass), fail: Number(fail) }
}

/** Runs a mod's tests: how many passed, and what failed. */
async function test(client: Client, mod: string): Promise<{ passed: number; problems: string[] }> {
  const { stdout, stderr, code } = await client.run({ args: ['plugin', 'test', mod], cwd: mod, timeout: 120_000 })
  const counts = countsOf(stdout + stderr)
  if (!counts) return { passed: 0, problems: [`plugin test gave no counts: ${(stdout + stderr).trim()}`] }
  const failed = [...(stdout + stderr).matchAll(/^\(fail\) (.*?)(?: \[[\d.]+ms\])?$/gm)].map(([, name]) => `plugin test: "${name}" fails.`)
  if (counts.pass + counts.fail === 0) failed.push('plugin test finds no test.')
  if (code !== 0 && failed.length === 0) failed.push('plugin test fails without naming a test.')
  return { passed: counts.pass, problems: failed }
}

/** Type-checks a mod with its own tsconfig, but for `types`: the package of that name, in a `node_modules` above. */
function typeErrors(mod: string, types: string): string[] {
  const file = join(mod, 'tsconfig.json')
  const config: unknown = existsSync(file) ? ts.readConfigFile(file, ts.sys.readFile).config : suggested
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, mod, { types: [types], noEmit: true }, file)
  return ts.getPreEmitDiagnostics(ts.createProgram(fileNames, options)).map(({ file: source, start, messageText, code }) => {
    const place = source ? `${relative(mod, source.fileName)}:${source.getLineAndCharacterOfPosition(start ?? 0).line + 1}` : basename(mod)
    return `${place}: TS${code}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`
  })
}

/** Runs the examples' mods on the engine, and type-checks them under modhook's declarations and under the engine's own. */
export const mods: Part = async ({ root, scratch, modhook, client }) => {
  if (!client) throw new Error('The mods need the client.')
  const folder = join(scratch, 'mods')
  await layPackages(folder, modhook, client)

  const examples = join(root, 'examples')
  const names = modsIn(examples)
  const failures: string[] = names.length === 0 ? ['examples/ holds no mod.'] : []
  const rows: string[] = []
  let passed = 0
  for (const name of names) {
    const mod = join(folder, name)
    cpSync(join(examples, name), mod, { recursive: true, filter: path => basename(path) !== 'node_modules' })
    const typed = {
      modhook: typeErrors(mod, 'modhook/claude-code'),
      engine: typeErrors(mod, 'claude-code-engine'),
    }
    const refused = await validate(client, mod)
    const tested = await test(client, mod)
    passed += tested.passed
    const told = [
      ...refused, ...tested.problems,
      ...few(typed.modhook).map(error => `under modhook's declarations: ${error}`),
      ...few(typed.engine).map(error => `under the engine's declarations: ${error}`),
    ]
    failures.push(...told.map(problem => `examples/${name}: ${problem}`))
    rows.push(`| \`examples/${name}\` | ${refused.length === 0 ? 'valid' : 'refused'} | ${tested.passed} | ${typed.modhook.length} | ${typed.engine.length} |`)
  }
  return {
    title: 'Mods',
    figures: { mods: names.length, 'tests passed': passed },
    failures,
    body: [
      '| mod | `plugin validate` | tests passed | type errors under modhook | under the engine\'s file |',
      '| --- | --- | --- | --- | --- |',
      ...rows,
    ].join('\n'),
  }
}
