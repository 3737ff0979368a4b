/**
 * Writes `claude-code.d.ts`: the mod API as the ambient modules that a mod's imports resolve to.
 *
 * The declarations of each module are bundled into one, since an ambient module can't import a file, and then told apart:
 * what the module exports says `export`, and a closing `export {}` keeps the rest to itself. The list of exports that a
 * bundle ends with wouldn't do: an interface that is exported through a list can't be merged with from outside.
 *
 * The globals stand below the modules, as they are written: they are a script.
 */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'tsup'
import ts from 'typescript'
import { CLAUDE_CODE_VERSION } from '../src/version.js'

const root = fileURLToPath(new URL('..', import.meta.url))

const modules = [
  { name: 'claude-code', source: 'src/ambient/claude-code.ts', external: [] },
  // what it imports from the mod API stays an import, from the ambient module
  { name: 'claude-code/testing', source: 'src/ambient/testing.ts', external: [/\/mod\.js$/] },
]

/** The bundled declarations of a source file. */
const bundle = async (source: string, external: RegExp[]): Promise<string> => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'modhook-ambient-'))
  try {
    await build({
      entry: { out: source }, outDir: folder, format: 'esm', dts: { only: true }, external, config: false, silent: true,
    })
    return fs.readFileSync(path.join(folder, 'out.d.ts'), 'utf8')
  } finally {
    fs.rmSync(folder, { recursive: true })
  }
}

/** The body of an ambient module, from bundled declarations. */
const ambientBody = (text: string): string => {
  const file = ts.createSourceFile('bundle.d.ts', text, ts.ScriptTarget.ES2022, true)
  const exported = new Map<string, string>()
  for (const statement of file.statements)
    if (ts.isExportDeclaration(statement) && statement.exportClause && ts.isNamedExports(statement.exportClause))
      for (const { name, propertyName } of statement.exportClause.elements) exported.set((propertyName ?? name).text, name.text)

  const parts = file.statements.map(statement => {
    if (ts.isExportDeclaration(statement)) return ''
    if (ts.isImportDeclaration(statement)) return statement.getText().replace(/'[^']*\/mod\.js'/, `'claude-code'`)
    const name = ts.isVariableStatement(statement)
      ? statement.declarationList.declarations[0]?.name.getText()
      : (statement as ts.DeclarationStatement).name?.getText()
    const as = exported.get(name ?? '')
    if (as !== undefined && as !== name) throw new Error(`${name} is exported as ${as}: an ambient module can't rename what is merged with`)
    const docs = text.slice(statement.getFullStart(), statement.getStart())
    const code = statement.getText().replace(/^(export )?(declare )?/, as === undefined ? '' : 'export ')
    return docs.trim() ? `${docs.trim()}\n${code}` : code
  })
  return [...parts.filter(Boolean), 'export {}'].join('\n\n')
}

const parts = await Promise.all(
  modules.map(async ({ name, source, external }) => `declare module '${name}' {\n${ambientBody(await bundle(source, external)).replace(/^(?=.)/gm, '  ')}\n}`),
)
const header = `// modhook: the mod API of Claude Code ${CLAUDE_CODE_VERSION}, as ambient modules. Written by the build: don't edit.\n`
const globals = fs.readFileSync(path.join(root, 'src/ambient/globals.d.ts'), 'utf8').replace(/^\/\* eslint-.*\n+/gm, '')
fs.writeFileSync(path.join(root, 'claude-code.d.ts'), `${header}\n${parts.join('\n\n')}\n\n${globals}`)
