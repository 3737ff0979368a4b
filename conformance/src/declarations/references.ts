/** What is compared with what: each reference's declarations, and where ours of the same names are. */
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { MAPS, reasonForLaterKey } from './scope.js'

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
  /** Keys that were taken out of the reference's maps, by the map's name. */
  later?: ReadonlyMap<string, readonly LaterKey[]>
}

/** A key of a map that is not declared here yet, and the keys of its own members, where it has some. */
export type LaterKey = { key: string; members: readonly string[]; reason: string }

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
 * stand beside them. Its globals are those of both sides; to be compared with ours, where ours has
 * any, they become a namespace in a program of its own.
 */
export function engineGroups(engineFile: string, withAmbient: boolean): Group[] {
  const file = '/engine/claude-code.d.ts'
  const text = readFileSync(engineFile, 'utf8').replace(/^(declare module |\s*import type .* from )'claude-code/gm, "$1'engine:claude-code")
  const { rest, later } = withoutLater(text, 'engine:claude-code')
  const merged = `${rest}\ndeclare module 'engine:claude-code' { ${MERGED_STATE} }\n`
  const theirs = (module: string) => ({ file, module: `engine:${module}` })
  const modules: Group = {
    references: [
      { reference: 'mod', theirs: theirs('claude-code') },
      ...(withAmbient ? [{ reference: 'ambient' as const, theirs: theirs('claude-code') }] : []),
      { reference: 'testing', theirs: theirs('claude-code/testing') },
      { reference: 'shader', theirs: theirs('claude-code/shader') },
    ],
    virtual: new Map([[file, merged]]),
    later,
  }
  if (!withAmbient) return [modules]
  const namespace = 'EngineGlobals'
  return [
    modules,
    {
      references: [{ reference: 'globals', theirs: { ...theirs('claude-code'), namespace } }],
      virtual: new Map([[file, merged.replace(/^ {2}global \{$/m, `  namespace ${namespace} {`)]]),
    },
  ]
}

/** A module's declarations without the keys that are not declared here yet, and these keys. */
function withoutLater(text: string, module: string): { rest: string; later: Map<string, LaterKey[]> } {
  const later = new Map<string, LaterKey[]>()
  let [rest, end] = ['', 0]
  const file = ts.createSourceFile('upstream.d.ts', text, ts.ScriptTarget.ES2023)
  const modules = file.statements.filter(ts.isModuleDeclaration).filter(({ name }) => name.text === module)
  for (const statement of modules.flatMap(({ body }) => (body && ts.isModuleBlock(body) ? [...body.statements] : []))) {
    const map = ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement) ? statement.name.text : ''
    for (const member of MAPS.includes(map) ? membersOf(statement) : []) {
      const key = keyOf(member)
      const reason = key === undefined ? undefined : reasonForLaterKey(key)
      if (key === undefined || reason === undefined) continue
      const inner = ts.isPropertySignature(member) && member.type && ts.isTypeLiteralNode(member.type) && !key.includes('.') ? member.type.members : []
      later.set(map, [...(later.get(map) ?? []), { key, reason, members: inner.flatMap(found => keyOf(found) ?? []) }])
      rest += text.slice(end, member.pos)
      end = member.end
    }
  }
  return { rest: rest + text.slice(end), later }
}

function membersOf(statement: ts.Statement): readonly ts.TypeElement[] {
  if (ts.isInterfaceDeclaration(statement)) return statement.members
  return ts.isTypeAliasDeclaration(statement) && ts.isTypeLiteralNode(statement.type) ? statement.type.members : []
}

const keyOf = ({ name }: ts.TypeElement): string | undefined => (name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : undefined)

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
