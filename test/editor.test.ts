/** What a person sees while they type: errors, and completions and hovers, asked of the language service at marked places. */
import fs from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { diagnose, root } from './support/compile.js'

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

  test('the tools that an answer may be about', () => {
    const toolsOf = (event: string) =>
      ask(`import type { HookOutputOf } from 'modhook/hooks'\nexport type Answer = HookOutputOf<'${event}', '¦'>`).completions()
    expect(toolsOf('PreToolUse')).toEqual(expect.arrayContaining(['Bash', 'Task', 'Agent', 'propose_skills']))
    expect(toolsOf('Stop')).toEqual(['*'])
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

  test('a matcher offers the known tools, and the arguments of the one it names', () => {
    const start = `import type { Register } from 'claude-code'\nexport const register: Register = on => {\n`
    expect(ask(`${start}  on('tool.call', { tool: '¦' }, ($, e, next) => next(e))\n}`).completions()).toEqual(expect.arrayContaining(['Bash', 'Edit', 'WebFetch']))
    expect(ask(`${start}  on('tool.call', { tool: 'Bash', ¦ }, ($, e, next) => next(e))\n}`).completions()).toEqual(expect.arrayContaining(['command', 'timeout', 'agentId']))
  })
})

describe('errors', () => {
  const errorsOf = (code: string) =>
    diagnose(`import { type HookEvent, type HookInput, type HookOutputOf, isHookType, type StopHookInput } from '../src/index.js'\ndeclare const input: HookInput\n${code}`)

  test('a misspelt event is named, and so are the events', () => {
    const [error, ...others] = errorsOf(`isHookType(input, 'PreToolUs')`)
    expect(error).toMatch(/^3: Argument of type '"PreToolUs"' is not assignable to parameter of type '"PreToolUse" \| "PostToolUse" \| .* more \.\.\. \| "\w+"'\.$/)
    expect(others).toEqual([])
    expect(errorsOf(`export const event: HookEvent = 'PreToolUs'`)).toEqual([expect.stringMatching(/Did you mean '"PreToolUse"'\?$/)])
    expect(errorsOf(`isHookType<StopHookInput>(input, 'PreToolUse')`)).toEqual([
      `3: Argument of type '"PreToolUse"' is not assignable to parameter of type '"Stop"'.`,
    ])
  })

  test('a misspelt tool is named, and one where there is none to name', () => {
    expect(errorsOf(`export type Answer = HookOutputOf<'PreToolUse', 'bash'>`)).toEqual([
      `3: Type '"bash"' does not satisfy the constraint '\`mcp__\${string}__\${string}\` | ToolName | "*"'.`,
    ])
    expect(errorsOf(`export type Answer = HookOutputOf<'UserPromptSubmit', 'Bash'>`)).toEqual([
      `3: Type '"Bash"' does not satisfy the constraint '"*"'.`,
    ])
  })
})

describe('hovers', () => {
  const start = `import type { Register } from 'claude-code'\nexport const register: Register = on => {\n`

  test.each([
    ['on, without a matcher', `  o¦n('turn.start', ($, e, next) => next(e))\n}`, 'for every input'],
    ['on, with one', `  o¦n('tool.call', { tool: 'Bash' }, ($, e, next) => next(e))\n}`, 'for the inputs that match'],
    ['next', `  on('turn.start', ($, e, next) => ne¦xt(e))\n}`, 'the hooks beneath'],
    ['next of a tool call', `  on('tool.call', ($, e, next) => ne¦xt(e))\n}`, 'typed by `e.tool`'],
    ['next under a matcher', `  on('tool.call', { tool: 'Bash' }, ($, e, next) => ne¦xt(e))\n}`, 'typed by `e.tool`'],
    ['next of a stream', `  on('turn.step', async function* ($, e, next) { return yield* ne¦xt(e) })\n}`, 'yield* next(e)'],
    ['next of several events', `  on('turn.*', ($, e, next) => ne¦xt(e))\n}`, 'whichever event'],
    ['next of every event', `  on('*', ($, e, next) => ne¦xt(e))\n}`, 'whichever event'],
    ['next.to', `  on('turn.start', ($, e, next) => next.t¦o(e, 'core'))\n}`, 'at a tier'],
    ['next.is', `  on('turn.*', ($, e, next) => { next.i¦s('turn.start', e); return next(e) })\n}`, 'Whether the event'],
    ['catch', `  on('turn.start', ($, e, next) => next(e)).ca¦tch(() => undefined)\n}`, 'throws'],
  ])('%s tells what it does', (_, text, words) => {
    expect(ask(start + text).hover().doc).toContain(words)
  })

  test('the kind of a chunk says what it is, each by its literal', () => {
    const chunk = (name: string) => ask(`import type { ${name} } from 'modhook'\ndeclare const chunk: ${name}\nchunk.ki¦nd`).hover().doc
    for (const kind of ['text', 'thinking', 'tool', 'input', 'stop', 'engine'])
      expect(chunk(`TurnStep${kind[0]?.toUpperCase()}${kind.slice(1)}Chunk`)).toMatch(new RegExp(`^\`${kind}\`: `))
  })

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
