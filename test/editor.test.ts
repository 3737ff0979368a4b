/** What a person sees while they type: completions and hovers, asked of the language service at marked places. */
import fs from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { root } from './support/compile.js'

/** Answers about a text in which `¦` marks a place. */
const ask = (marked: string) => {
  const position = marked.indexOf('¦')
  const text = marked.replace('¦', '')
  const name = path.join(root, 'test', 'editor-virtual.ts')
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2022, lib: ['lib.es2022.d.ts'], types: [], strict: true, noEmit: true,
    module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext,
  }
  const service = ts.createLanguageService({
    getCompilationSettings: () => options,
    // a package's own name resolves in its imports, but not in its `types`
    getScriptFileNames: () => [name, path.join(root, 'claude-code.d.ts')],
    getScriptVersion: () => '1',
    getScriptSnapshot: file => {
      const content = path.resolve(file) === name ? text : fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined
      return content === undefined ? undefined : ts.ScriptSnapshot.fromString(content)
    },
    getCurrentDirectory: () => root,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: file => path.resolve(file) === name || ts.sys.fileExists(file),
    readFile: ts.sys.readFile,
    readDirectory: ts.sys.readDirectory,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
  })
  return {
    completions: () => (service.getCompletionsAtPosition(name, position, {})?.entries ?? []).map(entry => entry.name),
    hover: () => {
      const info = service.getQuickInfoAtPosition(name, position)
      return {
        text: ts.displayPartsToString(info?.displayParts),
        doc: ts.displayPartsToString(info?.documentation),
        tags: (info?.tags ?? []).map(tag => tag.name),
      }
    },
  }
}

describe('completions', () => {
  test('the 34 hook events', () => {
    const names = ask(`import { isHookType, type HookInput } from 'modhook/hooks'\ndeclare const input: HookInput\nisHookType(input, '¦')`).completions()
    expect(names).toHaveLength(34)
    expect(names).toContain('PreSkillShellCommand')
  })

  test('an open set completes its known values', () => {
    const names = ask(`import type { SkillSource } from 'modhook'\nexport const source: SkillSource = '¦'`).completions()
    expect(names).toEqual(expect.arrayContaining(['userSettings', 'built-in', 'mcp']))
  })

  test('a Rewrite offers the free keys alone', () => {
    const names = ask(`import type { Rewrite, TurnStepInput } from 'modhook'\nexport const change: Rewrite<TurnStepInput> = { ¦ }`).completions()
    expect(names.sort()).toEqual(['effort', 'model'])
  })

  test('the events of a mod, and what its hook receives', () => {
    const start = `import type { Register } from 'claude-code'\nexport const register: Register = on => {\n`
    expect(ask(`${start}  on('¦')\n}`).completions()).toEqual(expect.arrayContaining(['turn.step', 'session.append', 'prompt.suggest']))
    expect(ask(`${start}  on('prompt.suggest', ($, e, next) => { e.¦; return next(e) })\n}`).completions().sort()).toEqual(['origin', 'text'])
  })
})

describe('hovers', () => {
  test('a pinned key says so', () => {
    const hover = ask(`import type { TurnStepInput } from 'modhook'\ndeclare const e: TurnStepInput\ne.message¦Count`).hover()
    expect(hover.text).toContain('messageCount: number')
    expect(hover.doc).not.toBe('')
    expect(hover.tags).toContain('pinned')
  })

  test('a hook input is a flat object', () => {
    const hover = ask(`import type { PreToolUseHookInput } from 'modhook'\nexport type Here = PreToolUse¦HookInput`).hover()
    expect(hover.text).toContain('tool_name')
    expect(hover.text).not.toContain('&')
  })

  test('a key keeps its doc through a hook of a mod', () => {
    const hover = ask(`import type { Register } from 'claude-code'\nexport const register: Register = on => {\n  on('prompt.suggest', ($, e, next) => { e.te¦xt; return next(e) })\n}`).hover()
    expect(hover.doc).not.toBe('')
  })
})
