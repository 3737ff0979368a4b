/** Faults that people met in other packages of declarations, each with what keeps it out of this one. */
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { afterAll, describe, expect, test } from 'vitest'
import { consumer } from '../scripts/support/consumer.js'
import { CLAUDE_CODE_VERSION, HOOK_EVENTS } from '../src/index.js'
import { diagnose, root } from './support/compile.js'
import { exportsOf, moduleEntries } from './support/entries.js'

const place = consumer()
afterAll(() => place.remove())

const installed = path.join(place.folder, 'node_modules/modhook')
const filesOf = (folder: string): string[] =>
  fs.readdirSync(folder, { withFileTypes: true }).flatMap(entry =>
    entry.isDirectory() ? filesOf(path.join(folder, entry.name)) : [path.join(folder, entry.name)],
  )
// the examples are to be read, and a mod's own contract stands among them
const files = filesOf(installed).filter(file => !path.relative(installed, file).startsWith('examples'))
const declarations = files.filter(file => /\.d\.c?ts$/.test(file))
const scripts = files.filter(file => /\.c?js$/.test(file))

type Conditions = { types: string; default?: string }
type Manifest = {
  types: string
  main: string
  exports: Record<string, string | Conditions | { import: Conditions; require: Conditions }>
}
const manifest = JSON.parse(fs.readFileSync(path.join(installed, 'package.json'), 'utf8')) as Manifest

describe('what is installed', () => {
  test('declarations that import a package nobody installed are any: each import is of a file that is there', () => {
    expect(declarations.length).toBeGreaterThan(moduleEntries.length)
    const dangling = declarations.flatMap(file => {
      const { importedFiles, typeReferenceDirectives } = ts.preProcessFile(fs.readFileSync(file, 'utf8'), true, true)
      return [...importedFiles, ...typeReferenceDirectives]
        .map(({ fileName }) => fileName)
        .filter(name => !fs.existsSync(path.resolve(path.dirname(file), name.replace(/\.js$/, '.d.ts').replace(/\.cjs$/, '.d.cts'))))
        .map(name => [path.basename(file), name])
    })
    // the ambient file names the module that it declares, and for its globals Node's modules, where Node's types are
    expect(dangling.filter(([file, name]) => !(file === 'claude-code.d.ts' && /^(claude-code$|node:)/.test(name ?? '')))).toEqual([])
  })

  test('a name that is declared nowhere is any: with nothing but the language, the compiler finds each', () => {
    place.write('tsconfig.json', JSON.stringify({
      compilerOptions: {
        target: 'es2022', lib: ['es2022'], types: [], module: 'nodenext', moduleResolution: 'nodenext', strict: true,
        noEmit: true, skipLibCheck: false,
      },
      files: declarations.filter(file => file.endsWith('.d.ts')),
    }))
    expect(place.compile(['-p', '.'])).toBe('')
  })

  test('types drag in packages, or warn of peers: nothing comes along, and npm has nothing to say', () => {
    expect(place.installed).not.toMatch(/warn/i)
    const { packages } = JSON.parse(fs.readFileSync(path.join(place.folder, 'node_modules/.package-lock.json'), 'utf8')) as { packages: object }
    expect(Object.keys(packages)).toEqual(['node_modules/modhook'])
    expect(Object.keys(manifest).filter(key => /dependenc/i.test(key) && key !== 'devDependencies')).toEqual([])
  })

  test('helpers bring a runner: what runs here imports nothing but its own files', () => {
    const imports = scripts.flatMap(file => {
      const { importedFiles } = ts.preProcessFile(fs.readFileSync(file, 'utf8'), true, true)
      return importedFiles.map(({ fileName }) => fileName)
    })
    expect(imports.filter(name => !name.startsWith('./'))).toEqual([])
  })

  test('a shim hides the real types: no module is declared but those that only Claude Code has', () => {
    const declared = declarations.flatMap(file => [...fs.readFileSync(file, 'utf8').matchAll(/^declare module ['"](.+?)['"]/gm)].map(([, name]) => name))
    expect(declared).toContain('claude-code')
    expect(declared.filter(name => !/^claude-code(\/|$)/.test(name ?? ''))).toEqual([])
  })
})

describe('how the package describes itself', () => {
  test('types are shipped and package.json points to none: each of its paths is a file, types first', () => {
    const targets = Object.values(manifest.exports).flatMap((target): Conditions[] =>
      typeof target === 'string' ? [] : 'import' in target ? [target.import, target.require] : [target],
    )
    for (const target of targets) expect(Object.keys(target)[0]).toBe('types')
    const paths = [manifest.types, manifest.main, ...targets.flatMap(target => Object.values(target))]
    expect(paths.filter(file => !fs.existsSync(path.join(installed, file)))).toEqual([])
  })

  const modes = [
    ['node16, import', ts.ModuleResolutionKind.Node16, ts.ModuleKind.ESNext],
    ['node16, require', ts.ModuleResolutionKind.Node16, ts.ModuleKind.CommonJS],
    ['bundler', ts.ModuleResolutionKind.Bundler, ts.ModuleKind.ESNext],
  ] as const

  test.each(modes)('exports hide the types of an entry: %s finds all', (_, moduleResolution, mode) => {
    const module = moduleResolution === ts.ModuleResolutionKind.Bundler ? ts.ModuleKind.ESNext : ts.ModuleKind.Node16
    const resolve = (name: string) =>
      ts.resolveModuleName(name, path.join(place.folder, 'user.ts'), { module, moduleResolution }, ts.sys, undefined, undefined, mode)
        .resolvedModule?.resolvedFileName
    const expected = mode === ts.ModuleKind.CommonJS ? '.d.cts' : '.d.ts'
    const lost = moduleEntries.map(({ name }) => name).filter(name => !resolve(name)?.endsWith(expected))
    expect(lost).toEqual([])
    expect(resolve('modhook/claude-code')).toMatch(/claude-code\.d\.ts$/)
  })

  test('values are declared that the module lacks: an import of each, and a require, gives something', () => {
    const values = exportsOf('types').exported.filter(({ isValue }) => isValue)
    const promised = moduleEntries.map(({ name }) => [name, values.filter(({ entry }) => entry === name).map(value => value.name).sort()])
    const print = `
      const found = []
      for (const [entry] of JSON.parse(process.argv[2])) {
        const values = Object.entries(await load(entry)).filter(([, value]) => value !== undefined)
        found.push([entry, values.map(([name]) => name).sort()])
      }
      console.log(JSON.stringify(found))`
    place.write('import.mjs', `const load = name => import(name)\n${print}`)
    place.write('require.mjs', `import { createRequire } from 'node:module'\nconst load = createRequire(import.meta.url)\n${print}`)
    for (const script of ['import.mjs', 'require.mjs']) {
      const found = execFileSync(process.execPath, [script, JSON.stringify(promised)], { cwd: place.folder, encoding: 'utf8' })
      expect(JSON.parse(found)).toEqual(promised)
    }
  })
})

describe('mods', () => {
  const options = {
    target: 'es2022', lib: ['es2023'], types: ['modhook/claude-code'], module: 'esnext', moduleResolution: 'bundler', strict: true,
    noEmit: true, skipLibCheck: false,
  }
  const compile = (name: string, text: string, different: object = {}) => {
    place.write(`${name}/mod.ts`, text)
    place.write(`${name}/tsconfig.json`, JSON.stringify({ compilerOptions: { ...options, ...different }, files: ['mod.ts'] }))
    return place.compile(['-p', name])
  }
  const ambient = fs.readFileSync(path.join(installed, 'claude-code.d.ts'), 'utf8')

  test('types exist only where a session has loaded the mod: a fresh checkout has them by name, from the package alone', () => {
    expect(compile('fresh', `import type { Register } from 'claude-code'
export const register: Register = on => { on('turn.start', ($, e, next) => next(e)) }
// and they are types: a mistake is one
// @ts-expect-error
export const wrong: Register = on => { on('turn.start', () => 'x') }
`)).toBe('')
    expect(fs.existsSync(path.join(place.folder, 'fresh/.claude-plugin'))).toBe(false)
  })

  test('the module that tests import is missing: both are declared', () => {
    expect([...ambient.matchAll(/^declare module '(.+)'/gm)].map(([, name]) => name)).toEqual(expect.arrayContaining(['claude-code', 'claude-code/testing']))
    expect(compile('kit', `import { expect, test } from 'claude-code/testing'
test('starts', async ($, on) => {
  on('turn.start', () => ({ turnId: 't1' }))
  expect(await $.turn.start({ text: 'hi', turnId: 't1' })).toEqual({ turnId: 't1' })
})
`)).toBe('')
  })

  test('names of the API hide those of the DOM, and library checks have to be off: neither', () => {
    expect(compile('page', `import type { Register } from 'claude-code'
export const register: Register = on => { on('turn.start', ($, e, next) => next(e)) }
export const text: string = new Text('a').wholeText
export const url: HTMLAnchorElement = Object.assign(document.createElement('a'), { href: new URL('https://example.org').href })
`, { lib: ['es2023', 'dom', 'dom.iterable'] })).toBe('')
  })

  test('one huge file takes seconds to check: this one is less than two thirds of the client\'s own', () => {
    expect(ambient.length).toBeLessThan((1_172_321 * 2) / 3)
  })

  test('declarations say nowhere what they were written for: the first line names the version', () => {
    expect(ambient.split('\n', 1)[0]).toContain(CLAUDE_CODE_VERSION)
  })

  test('the module is taken to be types alone: its values are declared, and no entry of the package promises them', () => {
    const values = ['atom', 'read', 'update', 'derive', 'memberOf', 'TIERS', 'INSTRUCTION_FILE_KINDS']
    expect(compile('values', `import { ${values.join(', ')} } from 'claude-code'\nexport const all = [${values.join(', ')}]\n`)).toBe('')
    const promised = exportsOf('types').exported.filter(({ isValue }) => isValue).map(({ name }) => name)
    expect(promised.filter(name => values.includes(name))).toEqual([])
  })

  test('a copy of somebody else\'s file comes along with its licence: the package says its own, and ships it', () => {
    expect(fs.readFileSync(path.join(installed, 'LICENSE'), 'utf8')).toMatch(/^MIT License/)
    expect(JSON.parse(fs.readFileSync(path.join(installed, 'package.json'), 'utf8'))).toMatchObject({ license: 'MIT' })
  })
})

describe('what tools take and answer', () => {
  type Call = { hook_event_name: string; tool_name: string }
  const calls = fs.readFileSync(path.join(root, 'test/fixtures/hook-inputs.jsonl'), 'utf8').trim().split('\n')
    .map(line => JSON.parse(line) as Call)
    .filter(({ hook_event_name }) => ['PreToolUse', 'PostToolUse', 'PostToolUseFailure', 'PermissionRequest', 'PermissionDenied'].includes(hook_event_name))
  const check = (lines: Call[]) => {
    const checks = lines.map(call => `void (${JSON.stringify(call)} satisfies ToolHookInputOf<'${call.tool_name}', HookInputs['${call.hook_event_name}']>)`)
    return diagnose([`import type { HookInputs, ToolHookInputOf } from '../src/index.js'`, ...checks].join('\n'))
  }

  test('a string is declared where an object is sent: each recorded call has the shape of its tool, in and out', () => {
    expect(new Set(calls.map(call => call.tool_name)).size).toBeGreaterThan(30)
    expect(check(calls)).toEqual([])
  })

  test('and of no other: an answer as text is refused', () => {
    const bash = calls.filter(call => call.hook_event_name === 'PostToolUse' && call.tool_name === 'Bash')
    const texts = bash.map(call => ({ ...call, tool_response: 'text' }))
    expect(check(texts)).toHaveLength(texts.length)
    expect(texts).not.toEqual([])
  })
})

describe('the schemas', () => {
  type Schema = { properties?: Record<string, Schema>; anyOf?: Schema[]; definitions?: Record<string, Schema>; enum?: string[]; required?: string[] }
  const schemaOf = (name: string) => JSON.parse(fs.readFileSync(path.join(installed, `schema/${name}.json`), 'utf8')) as Schema
  const plugin = schemaOf('hooks')
  const settings = schemaOf('settings-hooks')
  const events = [...HOOK_EVENTS].sort()

  test('a schema knows a few events and refuses the others: each knows all', () => {
    for (const { properties } of [settings, ...(plugin.anyOf ?? [])])
      expect(Object.keys(properties?.['hooks']?.properties ?? {}).sort()).toEqual(events)
    for (const [name, suffix] of [['hook-input', 'HookInput'], ['hook-output', 'HookOutput']] as const)
      expect(Object.keys(schemaOf(name).definitions ?? {})).toEqual(expect.arrayContaining(events.map(event => `${event}${suffix}`)))
  })

  test.each([['plugin', plugin], ['settings', settings]])('a schema lacks a kind of handler, or asks for a matcher: %s knows five, and asks for none', (_, { definitions = {} }) => {
    expect(definitions['HookHandler']?.properties?.['type']?.enum).toEqual(['command', 'http', 'mcp_tool', 'prompt', 'agent'])
    expect(definitions['MatcherGroup']?.required).toEqual(['hooks'])
  })
})
