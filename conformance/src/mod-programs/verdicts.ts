/** What the compiler says of the programs, under modhook and under the engine's file. */
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import ts from 'typescript'

/** What a mod is compiled under: a name for reports, and the package of the declarations, in a `node_modules` above it. */
export type Side = { name: string; types: string }

export const MODHOOK: Side = { name: 'modhook', types: 'modhook/claude-code' }
export const ENGINE: Side = { name: "the engine's file", types: 'claude-code-engine' }

/** The errors of each program, by the line that they stand on. */
export type Errors = ReadonlyMap<string, ReadonlyMap<number, string>>

/** The options of a mod: those that `docs/mods.md` gives, but with the declarations taken as they are. */
export const optionsOf = ({ types }: Side, folder: string): ts.CompilerOptions => ({
  target: ts.ScriptTarget.ES2023, lib: ['lib.es2023.d.ts'], types: [types], strict: true, noUncheckedIndexedAccess: true, noEmit: true,
  module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler, skipLibCheck: true,
  // where the package is looked for
  configFilePath: join(folder, 'tsconfig.json'),
})

/** Compiles programs as one, so that the declarations are read once. */
export function errorsOf(side: Side, folder: string, programs: readonly string[]): Errors {
  const files = programs.map(program => join(folder, `${program}.ts`))
  const program = ts.createProgram(files, optionsOf(side, folder))
  const errors = new Map<string, Map<number, string>>(programs.map(name => [name, new Map<number, string>()]))
  for (const { file, start, code, messageText } of ts.getPreEmitDiagnostics(program)) {
    const text = `TS${code} ${ts.flattenDiagnosticMessageText(messageText, ' ').slice(0, 240)}`
    const lines = file && errors.get(relative(folder, file.fileName).replace(/\.ts$/, ''))
    if (!lines) throw new Error(`under ${side.name}: ${text}`)
    lines.set(file.getLineAndCharacterOfPosition(start ?? 0).line + 1, text)
  }
  return errors
}

/** The lines of a program that have to be refused: each below a comment that says why. */
export const marksOf = (folder: string, program: string): number[] =>
  readFileSync(join(folder, `${program}.ts`), 'utf8').split('\n').flatMap((line, index) => (/^\s*\/\/ refused: \S/.test(line) ? [index + 2] : []))

/** How a side's errors in a program differ from the lines that have to be refused. */
export function misjudged(side: Side, program: string, errors: Errors, marks: readonly number[]): string[] {
  const lines = errors.get(program)!
  return [
    ...marks.filter(line => !lines.has(line)).map(line => `${program}.ts:${line}: ${side.name} doesn't refuse it`),
    ...[...lines].filter(([line]) => !marks.includes(line)).map(([line, error]) => `${program}.ts:${line}: ${side.name} refuses it: ${error}`),
  ]
}
