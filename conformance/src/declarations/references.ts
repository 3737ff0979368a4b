/** What is compared with what: each reference's declarations, and where ours of the same names are. */
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Each reference is one module of upstream's, or the globals that come with it. */
export const REFERENCES = ['sdk', 'tools', 'mod', 'ambient', 'testing', 'shader', 'globals'] as const
export type Reference = (typeof REFERENCES)[number]

/** Where declarations stand: a module file, an ambient module, or a namespace inside one. */
export type Place = { file: string; module?: string; namespace?: string }

/** What one reference's names are compared with; the first place that has a name counts. */
export type Ours = { places: Partial<Record<Reference, Place[]>>; rootFiles: string[] }

/** References that share one program: types of two programs can't be compared. */
export type Group = {
  references: { reference: Reference; theirs: Place }[]
  /** Files that exist in memory alone, by path. */
  virtual: Map<string, string>
  /** The folder of `@types`, where the reference needs Node's own. */
  nodeTypes?: string
}

export const TITLES: Record<Reference, string> = {
  sdk: '`sdk.d.ts` ↔ `modhook/sdk`',
  tools: '`sdk-tools.d.ts` ↔ `modhook/sdk-tools`',
  mod: "`claude-code` ↔ `modhook/mod`",
  ambient: '`claude-code` ↔ `modhook/claude-code`',
  testing: '`claude-code/testing` ↔ `modhook/claude-code`',
  shader: '`claude-code/shader` ↔ `modhook/claude-code`',
  globals: 'the globals of `claude-code` ↔ of `modhook/claude-code`',
}

/** A merge that a mod would make, so that what depends on `PluginState` has something to depend on. */
const MERGED_STATE = 'interface PluginState { probe: { count: number; names: string[] } }'

export function sdkGroups(sdk: string): Group[] {
  return [
    {
      references: [{ reference: 'sdk', theirs: { file: join(sdk, 'sdk.d.ts') } }],
      virtual: new Map(),
      nodeTypes: join(dirname(dirname(sdk)), '@types'),
    },
    { references: [{ reference: 'tools', theirs: { file: join(sdk, 'sdk-tools.d.ts') } }], virtual: new Map() },
  ]
}

/**
 * The engine's file, its modules under names of their own (`engine:claude-code`), so that ours can
 * stand beside them. With `ambient`, ours declares the globals, and the engine's become a namespace
 * to compare with; without, the engine's are the globals of both.
 */
export function engineGroup(engineFile: string, ambient: boolean): Group {
  const file = '/engine/claude-code.d.ts'
  const text = readFileSync(engineFile, 'utf8')
    .replace(/^(declare module |\s*import type .* from )'claude-code/gm, "$1'engine:claude-code")
    .replace(/^ {2}global \{$/m, ambient ? '  namespace EngineGlobals {' : '$&')
  const theirs = (module: string) => ({ file, module: `engine:${module}` })
  return {
    references: [
      { reference: 'mod', theirs: theirs('claude-code') },
      { reference: 'testing', theirs: theirs('claude-code/testing') },
      { reference: 'shader', theirs: theirs('claude-code/shader') },
      ...(ambient
        ? [
            { reference: 'ambient' as const, theirs: theirs('claude-code') },
            { reference: 'globals' as const, theirs: { ...theirs('claude-code'), namespace: 'EngineGlobals' } },
          ]
        : []),
    ],
    virtual: new Map([[file, `${text}\ndeclare module 'engine:claude-code' { ${MERGED_STATE} }\n`]]),
  }
}

/** The packed and installed package. */
export function packed(modhook: string): Ours {
  const { exports } = JSON.parse(readFileSync(join(modhook, 'package.json'), 'utf8')) as { exports: Record<string, unknown> }
  const places: Ours['places'] = {}
  const entries = { sdk: './sdk', tools: './sdk-tools', mod: './mod' } as const
  for (const [reference, entry] of Object.entries(entries) as [keyof typeof entries, string][]) {
    const file = typesOf(exports[entry])
    places[reference] = file === undefined ? [] : [{ file: join(modhook, file) }]
  }
  const ambient = typesOf(exports['./claude-code'])
  const file = ambient === undefined ? undefined : join(modhook, ambient)
  if (file === undefined || !existsSync(file)) return { places, rootFiles: [] }
  places.ambient = [{ file, module: 'claude-code' }]
  places.testing = [{ file, module: 'claude-code/testing' }]
  places.shader = [{ file, module: 'claude-code/shader' }]
  places.globals = [{ file, module: 'global' }]
  return { places, rootFiles: [file] }
}

function typesOf(entry: unknown): string | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined
  const conditions = entry as { types?: string; import?: { types?: string } }
  return conditions.import?.types ?? conditions.types
}

/** The sources: the entry, then every module of `src/types` for what no entry lists yet. */
export function sources(root: string): Ours {
  const modules = filesUnder(join(root, 'src/types')).map(file => ({ file }))
  const entry = (name: string) => {
    const file = join(root, 'src', `${name}.ts`)
    return existsSync(file) ? [{ file }, ...modules] : modules
  }
  return {
    places: { sdk: entry('sdk'), tools: entry('sdk-tools'), mod: entry('mod'), testing: entry('testing'), shader: entry('shader') },
    rootFiles: [],
  }
}

function filesUnder(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .sort()
    .flatMap(name => {
      const path = join(folder, name)
      return statSync(path).isDirectory() ? filesUnder(path) : /\.tsx?$/.test(name) ? [path] : []
    })
}

/** Adds to a file of ours that declares `PluginState` the merge that the engine's file is given. */
export function withMergedState(text: string): string {
  const ambient = /^declare module 'claude-code' \{/m.test(text)
  if (ambient) return `${text}\ndeclare module 'claude-code' { ${MERGED_STATE} }\n`
  const declared = /^(export )?(declare )?interface PluginState\b/m.exec(text)
  return declared ? `${text}\n${declared[1] ?? ''}${declared[2] ?? ''}${MERGED_STATE}\n` : text
}
