/** Programs that people write: each against the official types, and again with nothing but the import changed. */
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import type { Part } from '../part.js'

const OFFICIAL = '@anthropic-ai/claude-agent-sdk'

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022, lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'], types: ['node'], strict: true, noEmit: true,
  module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext,
}

type Measured = { seconds: number; instantiations: number; memory: number; problems: string[] }

/** Compiles files, and says what that took. */
function compile(files: string[], extra: ts.CompilerOptions = {}): Measured {
  const started = performance.now()
  const program = ts.createProgram(files, { ...options, ...extra })
  const problems = ts.getPreEmitDiagnostics(program).map(({ file, start, messageText }) => {
    const line = file && start !== undefined ? file.getLineAndCharacterOfPosition(start).line + 1 : 0
    return `${file?.fileName.split('/').at(-1) ?? ''}:${line}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`
  })
  return { seconds: (performance.now() - started) / 1000, instantiations: program.getInstantiationCount(), memory: program.getTypeCount(), problems }
}

export const programs: Part = async ({ root, scratch, modhook, sdk }) => {
  const folder = join(scratch, 'programs')
  mkdirSync(join(folder, 'node_modules'), { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  const packages = dirname(dirname(sdk))
  for (const name of readdirSync(packages)) if (!name.startsWith('.')) symlinkSync(join(packages, name), join(folder, 'node_modules', name))
  symlinkSync(modhook, join(folder, 'node_modules', 'modhook'))

  const source = join(root, 'conformance', 'programs', 'sdk')
  const names = readdirSync(source).filter(name => name.endsWith('.ts') && name !== 'interchange.ts').sort()
  cpSync(source, join(folder, 'official'), { recursive: true })
  mkdirSync(join(folder, 'ours'))
  for (const name of names) writeFileSync(join(folder, 'ours', name), readFileSync(join(source, name), 'utf8').replaceAll(`'${OFFICIAL}'`, `'modhook/sdk'`))

  const official = compile(names.map(name => join(folder, 'official', name)), { skipLibCheck: true })
  const ours = compile(names.map(name => join(folder, 'ours', name)), { skipLibCheck: true })
  const both = compile([join(folder, 'official', 'interchange.ts')], { skipLibCheck: true })

  // what a consumer pays, above an empty file, with every declaration checked
  const consumer = (specifier: string) => `import type { HookInput, SDKMessage } from '${specifier}'\nexport const kinds = (message: SDKMessage, input: HookInput) => [message.type, input.hook_event_name]\n`
  for (const [name, text] of [['empty', 'export {}\n'], ['official', consumer(OFFICIAL)], ['ours', consumer('modhook/sdk')]] as const) writeFileSync(join(folder, `pays-${name}.ts`), text)
  const pays = (name: string) => compile([join(folder, `pays-${name}.ts`)], { skipLibCheck: false })
  const [empty, theirs, mine] = [pays('empty'), pays('official'), pays('ours')]
  const above = (measured: Measured, of: 'seconds' | 'instantiations' | 'memory') => Math.max(0, measured[of] - empty[of])
  const ratio = (of: 'seconds' | 'instantiations' | 'memory') => above(mine, of) / Math.max(1, above(theirs, of))

  const failures = [
    ...official.problems.map(problem => `against the official types, a program of ours doesn't compile: ${problem}`),
    ...ours.problems.map(problem => `with the import changed to modhook/sdk, it no longer compiles: ${problem}`),
    ...both.problems.map(problem => `a value doesn't pass: ${problem}`),
    ...mine.problems.map(problem => `a consumer of modhook/sdk doesn't compile with skipLibCheck off: ${problem}`),
    ...(['instantiations', 'memory'] as const).filter(of => ratio(of) > 0.1).map(of =>
      `a consumer of modhook/sdk makes more than a tenth of the ${of === 'memory' ? 'types' : of} of the official types: ${above(mine, of)} of ${above(theirs, of)}`),
  ]
  console.log(`  check time of a consumer above an empty file: ${(above(mine, 'seconds') / Math.max(0.001, above(theirs, 'seconds'))).toFixed(3)} of the official types'`)
  return {
    title: 'Programs',
    figures: {
      'programs that compile with either import': names.length - new Set([...official.problems, ...ours.problems].map(problem => problem.split(':')[0])).size,
      'instantiations of a consumer, ours': above(mine, 'instantiations'),
      'instantiations of a consumer, official': above(theirs, 'instantiations'),
      'types of a consumer, ours': above(mine, 'memory'),
      'types of a consumer, official': above(theirs, 'memory'),
    },
    failures,
    body: `Each program of \`conformance/programs/sdk\` compiles against the official SDK and, with nothing but the import changed, against \`modhook/sdk\`: ${names.map(name => `\`${name}\``).join(', ')}. In \`interchange.ts\`, values typed by one pass to functions typed by the other, both ways. What a consumer of \`SDKMessage\` and \`HookInput\` pays is counted above an empty file, with \`skipLibCheck\` off.`,
  }
}
