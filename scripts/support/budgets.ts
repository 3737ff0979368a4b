/** What mods cost the compiler, counted in type instantiations: a count is the same on every machine, a time isn't. */
import ts from 'typescript'

const modOf = (...hooks: string[]) => `import type { Register } from 'claude-code'

export const register: Register = on => {
${hooks.map(hook => `  ${hook}\n`).join('')}}
`

/** Small mods, each with its count under the declarations that Claude Code 2.1.332 writes, by TypeScript 5.9.3. */
export const smallMods: readonly { name: string; text: string; engine: number }[] = [
  { name: 'turn.start', text: modOf(`on('turn.start', ($, e, next) => next(e))`), engine: 4_617 },
  { name: 'tool.call', text: modOf(`on('tool.call', ($, e, next) => next(e))`), engine: 19_742 },
  { name: "tool.call, { tool: 'Bash' }", text: modOf(`on('tool.call', { tool: 'Bash' }, ($, e, next) => next(e))`), engine: 46_849 },
  {
    name: '$.tool.call',
    text: modOf(`on('turn.start', async ($, e, next) => {`, `  await $.tool.call({ tool: 'Bash', command: 'ls' })`, `  return next(e)`, `})`),
    engine: 64_628,
  },
  { name: 'tool.*', text: modOf(`on('tool.*', ($, e, next) => next(e))`), engine: 313_191 },
  { name: '*', text: modOf(`on('*', ($, e, next) => next(e))`), engine: 21_188 },
  {
    name: "twenty hooks on tool.call, { tool: 'Bash' }",
    text: modOf(...Array.from({ length: 20 }, () => `on('tool.call', { tool: 'Bash' }, ($, e, next) => next(e))`)),
    engine: 152_998,
  },
]

/** What compiling came to. */
export type Cost = {
  instantiations: number
  seconds: number
  /** What the compiler finds wrong: a text that doesn't compile costs less than it should. */
  problems: string[]
}

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023, lib: ['lib.es2023.d.ts'], types: [], strict: true, noUncheckedIndexedAccess: true, noEmit: true,
  module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler,
}

/** What a text costs under declarations: files that stand beside it. Nothing that an earlier text left behind makes it cheaper. */
export function costOf(text: string, declarations: readonly string[], { skipLibCheck }: { skipLibCheck: boolean }): Cost {
  const name = '/mod.ts'
  const started = performance.now()
  const host = ts.createCompilerHost(options)
  const { getSourceFile, fileExists } = host
  host.getSourceFile = (file, ...rest) => (file === name ? ts.createSourceFile(file, text, ts.ScriptTarget.ES2023, true) : getSourceFile(file, ...rest))
  host.fileExists = file => file === name || fileExists(file)
  const program = ts.createProgram([...declarations, name], { ...options, skipLibCheck }, host)
  const problems = ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '))
  return { instantiations: program.getInstantiationCount(), seconds: (performance.now() - started) / 1000, problems }
}
