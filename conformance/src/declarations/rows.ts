/** One row for every name of a reference, and for every event, noun and method that a name holds. */
import { dirname, isAbsolute } from 'node:path'
import ts from 'typescript'
import { Comparison, type Difference, type Node } from './compare.js'
import { headingOf } from './accepted.js'
import { hostOf } from './host.js'
import { instantiationsOf, type TypeParameter } from './instantiations.js'
import { withMergedState, type Group, type Ours, type Place, type Reference } from './references.js'
import { notDeclaredYet, outOfScope } from './scope.js'

/** What a name of the reference is here. */
export type Verdict = 'same' | 'accepted' | 'any' | 'keys' | 'wider' | 'narrower' | 'different' | 'missing' | 'later' | 'outOfScope'

/** A difference where it is declared: the row that it belongs to, and the path from there. */
export type Finding = Difference & { origin: Origin; path: string }

/** A row, by its name. */
export type Origin = { reference: Reference; name: string }

export type Row = {
  reference: Reference
  name: string
  verdict: Verdict
  findings: Finding[]
  /** Why a name is out of scope or not declared yet; or that no entry lists it, where the sources have it all the same. */
  note?: string
  /** Why its differences are accepted, where some are, and whether they are its own or those of rows that it holds. */
  reasons?: { text: string; isOwn: boolean }[]
  /** That a name is said to be declared later, and is declared. */
  isEarly?: true
}

/** Names whose keys are rows of their own, so many levels deep, and how these rows are called. */
const SPREAD: Record<string, { levels: number; as?: string }> = {
  CoreEngineInterface: { levels: 2, as: '$' },
  EventCalls: { levels: 2 },
  EngineEventOf: { levels: 1 },
  EngineResultOf: { levels: 1 },
  OpEventOf: { levels: 1 },
  OpValueOf: { levels: 1 },
  NounEventOf: { levels: 1 },
  NounValueOf: { levels: 1 },
  ClassicHookInputs: { levels: 1 },
  ClassicResultOf: { levels: 1 },
  ChunkOf: { levels: 1 },
  Events: { levels: 1 },
  Elements: { levels: 2 },
  RenderPropsOf: { levels: 1 },
  BuiltinToolInputs: { levels: 1 },
  BuiltinToolResults: { levels: 1 },
}

/** A row before its verdict: the node to start from, and what no walk of the types can see. */
type Draft = Row & { nodes: Node[]; pairs: [ts.Type, ts.Type][]; own: Difference[] }

const TYPE_MEANING = ts.SymbolFlags.Type
const VALUE_MEANING = ts.SymbolFlags.Value

/** How declarations are read: strict, and without `exactOptionalPropertyTypes`. */
export const COMPILER_OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es2023.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
}

export type Options = {
  /** Which references; all of the group's where left out. */
  references?: readonly Reference[]
  /** Which names. */
  name?: RegExp
  /** Texts that stand for files of ours: mutated copies. */
  replaced?: ReadonlyMap<string, string>
}

/** All the rows of a group's references. */
export function rowsOf(group: Group, ours: Ours, options: Options = {}): Row[] {
  const chosen = group.references.filter(({ reference }) => options.references?.includes(reference) ?? true)
  if (chosen.length === 0) return []
  const build = buildProgram(group, ours, chosen, options)
  const comparison = new Comparison(build.program, literalOf(build))
  const drafts = chosen.flatMap(({ reference, theirs }) =>
    draftsOf(build, comparison, reference, theirs, ours.places[reference] ?? [], options.name, group.later),
  )
  for (const { pairs, nodes } of drafts) for (const [theirs, ours] of pairs) nodes.push(comparison.compare(theirs, ours))
  comparison.settle()
  return judge(drafts, comparison)
}

/** A generic name's instantiation, on both sides. */
type Probe = { file: string; alias: (side: 'theirs' | number, index: number) => string; instantiations: Map<string, string[]> }
type Build = { program: ts.Program; probes: Map<Reference, Probe> }

function buildProgram(group: Group, ours: Ours, chosen: Group['references'], { replaced, name }: Options): Build {
  const options = group.nodeTypes === undefined ? COMPILER_OPTIONS : { ...COMPILER_OPTIONS, types: ['node'], typeRoots: [group.nodeTypes] }
  const virtual = new Map(group.virtual)
  const places = new Set(chosen.flatMap(({ reference }) => ours.places[reference] ?? []).map(({ file }) => file))
  const ourFolders = [...places].map(file => `${dirname(file)}/`)
  const host = hostOf(options, file => {
    const text = virtual.get(file) ?? replaced?.get(file)
    if (virtual.has(file) || !ourFolders.some(folder => file.startsWith(folder))) return text
    const own = text ?? ts.sys.readFile(file)
    return own === undefined ? undefined : withMergedState(own)
  })

  const probes = new Map<Reference, Probe>()
  for (const { reference, theirs } of chosen) {
    const file = host.getSourceFile(theirs.file, ts.ScriptTarget.ES2023)
    if (!file) throw new Error(`${theirs.file} is not there`)
    const probe = probeOf(reference, theirs, file, ours.places[reference] ?? [], name)
    virtual.set(probe.file, probe.text)
    probes.set(reference, probe)
  }
  const rootNames = [...group.virtual.keys(), ...chosen.map(({ theirs }) => theirs.file), ...places, ...ours.rootFiles, ...[...probes.values()].map(({ file }) => file)]
  return { program: ts.createProgram({ rootNames: [...new Set(rootNames)], options, host }), probes }
}

/** The literal that ends every probe. */
function literalOf({ program, probes }: Build): ts.Expression {
  const [probe] = probes.values()
  const last = program.getSourceFile(probe!.file)!.statements.at(-1)!
  if (!ts.isVariableStatement(last)) throw new Error('a probe ends with a literal')
  return last.declarationList.declarations[0]!.initializer!
}

function probeOf(reference: Reference, theirs: Place, file: ts.SourceFile, places: readonly Place[], name: RegExp | undefined): Probe & { text: string } {
  const generics = genericsOf(theirs, file)
  const instantiations = new Map<string, string[]>()
  const lines = [`import type * as Theirs from '${specifierOf(theirs)}'`, ...places.map((place, side) => `import type * as Ours${side} from '${specifierOf(place)}'`)]
  const alias = (side: 'theirs' | number, index: number) => `${side === 'theirs' ? 'Theirs' : `Ours${side}`}_${index}`
  let index = 0
  if (theirs.namespace === undefined) {
    for (const [generic, parameters] of generics) {
      if (name && !name.test(generic)) continue
      const aliases = instantiationsOf(generic, parameters).map(list => {
        const filled = list === '' ? '' : `<${list}>`
        lines.push(`export type ${alias('theirs', index)} = Theirs.${generic}${filled}`)
        places.forEach((_, side) => lines.push(`export type ${alias(side, index)} = Ours${side}.${generic}${filled}`))
        return String(index++)
      })
      instantiations.set(generic, aliases)
    }
  }
  return { file: `/probe/${reference}.ts`, text: [...lines, 'export const literal = 0'].join('\n'), alias, instantiations }
}

function specifierOf(place: Place): string {
  if (place.module !== undefined) return place.module
  return isAbsolute(place.file) ? place.file.replace(/\.d\.ts$|\.tsx?$/, '.js') : place.file
}

/** The generic names that a module declares, read off its syntax. */
function genericsOf(place: Place, file: ts.SourceFile): Map<string, TypeParameter[]> {
  const generics = new Map<string, TypeParameter[]>()
  for (const statement of statementsOf(file, place.module)) {
    if (!(ts.isTypeAliasDeclaration(statement) || ts.isInterfaceDeclaration(statement)) || !statement.typeParameters) continue
    generics.set(
      statement.name.text,
      statement.typeParameters.map(parameter => ({
        name: parameter.name.text,
        ...(parameter.constraint ? { constraint: parameter.constraint.getText(file) } : {}),
        hasDefault: parameter.default !== undefined,
      })),
    )
  }
  return generics
}

function statementsOf(file: ts.SourceFile, module: string | undefined): ts.Statement[] {
  if (module === undefined) return [...file.statements]
  return file.statements.flatMap(statement =>
    ts.isModuleDeclaration(statement) && statement.name.text === module && statement.body && ts.isModuleBlock(statement.body) ? [...statement.body.statements] : [],
  )
}

/** Every name that a place exports; of a reference's, those declared without export too. */
function namesAt(program: ts.Program, place: Place, withUnexported: boolean): Map<string, ts.Symbol> {
  const checker = program.getTypeChecker()
  const names = new Map<string, ts.Symbol>()
  const add = (symbol: ts.Symbol) => names.set(symbol.name, symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol)
  const file = program.getSourceFile(place.file)
  if (place.module === 'global') {
    if (file) checker.getSymbolsInScope(file, TYPE_MEANING | VALUE_MEANING | ts.SymbolFlags.Namespace).forEach(add)
    return names
  }
  if (place.module !== undefined) {
    const module = checker.getAmbientModules().find(symbol => symbol.name === `"${place.module}"`)
    const exported = module ? checker.getExportsOfModule(module) : []
    const inside = place.namespace === undefined ? exported : exported.filter(symbol => symbol.name === place.namespace).flatMap(symbol => checker.getExportsOfModule(symbol))
    inside.forEach(add)
    return names
  }
  if (!file) return names
  const module = checker.getSymbolAtLocation(file)
  if (module) checker.getExportsOfModule(module).forEach(add)
  for (const statement of withUnexported ? file.statements : []) {
    for (const name of declaredNames(statement)) {
      const symbol = checker.getSymbolAtLocation(name)
      if (symbol && !names.has(symbol.name)) names.set(symbol.name, symbol)
    }
  }
  return names
}

function declaredNames(statement: ts.Statement): ts.Node[] {
  if (ts.isVariableStatement(statement)) return statement.declarationList.declarations.map(({ name }) => name)
  const named = ts.isTypeAliasDeclaration(statement) || ts.isInterfaceDeclaration(statement) || ts.isClassDeclaration(statement) || ts.isFunctionDeclaration(statement) || ts.isModuleDeclaration(statement)
  return named && statement.name ? [statement.name] : []
}

function kindOf(symbol: ts.Symbol): 'type' | 'value' | 'function' | 'class' | 'namespace' {
  if (symbol.flags & ts.SymbolFlags.Class) return 'class'
  if (symbol.flags & TYPE_MEANING) return 'type'
  if (symbol.flags & ts.SymbolFlags.Function) return 'function'
  if (symbol.flags & ts.SymbolFlags.Namespace) return 'namespace'
  return 'value'
}

function draftsOf(
  build: Build,
  comparison: Comparison,
  reference: Reference,
  theirs: Place,
  places: readonly Place[],
  pattern: RegExp | undefined,
  later: Group['later'],
): Draft[] {
  const { program } = build
  const checker = program.getTypeChecker()
  const probe = build.probes.get(reference)
  const lists = places.map(place => namesAt(program, place, false))
  const drafts: Draft[] = []
  const wanted = (name: string) => pattern?.test(name) ?? true
  const draft = (name: string, verdict: Verdict, note?: string): Draft => {
    const made: Draft = { reference, name, verdict, findings: [], nodes: [], pairs: [], own: [], ...(note === undefined ? {} : { note }) }
    if (wanted(name)) drafts.push(made)
    return made
  }
  const compare = (made: Draft, a: ts.Type, b: ts.Type) => {
    if (wanted(made.name)) made.pairs.push([a, b])
    comparison.name(made.name, a, b)
  }
  const draftLater = (name: string, reason: string, isDeclared: boolean) => {
    const made = draft(name, 'later', reason)
    if (isDeclared) made.isEarly = true
  }
  /** A row for each key of a map such as `EngineEventOf`, and of the maps in it. */
  const spread = (prefix: string, levels: number, a: ts.Type, b: ts.Type | undefined) => {
    for (const property of checker.getPropertiesOfType(a)) {
      const name = nameAt(prefix, property.name)
      const other = b && checker.getPropertyOfType(b, property.name)
      const x = checker.getTypeOfSymbol(property)
      const y = other && checker.getTypeOfSymbol(other)
      const made = draft(name, y ? 'same' : 'missing')
      if (y) compare(made, x, y)
      if (levels > 1 && checker.getSignaturesOfType(x, ts.SignatureKind.Call).length === 0) spread(name, levels - 1, x, y)
    }
  }

  for (const [name, symbol] of [...namesAt(program, theirs, true)].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const excluded = outOfScope(reference, name, kindOf(symbol))
    if (excluded !== undefined) {
      draft(name, 'outOfScope', excluded)
      continue
    }
    const reason = notDeclaredYet(reference, name)
    if (reason !== undefined) {
      draftLater(name, reason, lists.some(list => list.has(name)))
      continue
    }
    comparison.startAnew()
    const spreads = SPREAD[name]
    if (pattern && !spreads && !wanted(name) && !wanted(`typeof ${name}`)) continue
    for (const meaning of [TYPE_MEANING, VALUE_MEANING]) {
      if (!(symbol.flags & meaning)) continue
      const isType = meaning === TYPE_MEANING
      const side = lists.findIndex(list => (list.get(name)?.flags ?? 0) & meaning)
      const other = lists[side]?.get(name)
      const made = draft(isType ? name : `typeof ${name}`, other ? 'same' : 'missing')
      if (other && side > 0) made.note = 'no entry lists it yet'
      const instantiations = isType ? probe?.instantiations.get(name) : undefined
      if (other && instantiations && probe) {
        const module = checker.getSymbolAtLocation(program.getSourceFile(probe.file)!)!
        const aliases = new Map(checker.getExportsOfModule(module).map(exported => [exported.name, checker.getDeclaredTypeOfSymbol(exported)]))
        made.own.push(...typeParameterDifferences(symbol, other))
        for (const index of instantiations) compare(made, aliases.get(probe.alias('theirs', Number(index)))!, aliases.get(probe.alias(side, Number(index)))!)
        continue
      }
      const typeOf = (of: ts.Symbol) => (isType ? checker.getDeclaredTypeOfSymbol(of) : checker.getTypeOfSymbol(of))
      if (other) compare(made, typeOf(symbol), typeOf(other))
      if (!isType || !spreads) continue
      const prefix = spreads.as ?? name
      spread(prefix, spreads.levels, typeOf(symbol), other && typeOf(other))
      for (const { key, members, reason } of later?.get(name) ?? []) {
        draftLater(nameAt(prefix, key), reason, other !== undefined && checker.getPropertyOfType(typeOf(other), key) !== undefined)
        for (const member of members) draftLater(nameAt(nameAt(prefix, key), member), reason, false)
      }
    }
  }
  return drafts
}

/** The name of the row of a map's key. */
const nameAt = (map: string, key: string): string => (/^[\w$]+$/.test(key) ? `${map}.${key}` : `${map}['${key}']`)

/** How many type parameters a generic name takes, and which of them may be left out. */
function typeParameterDifferences(theirs: ts.Symbol, ours: ts.Symbol): Difference[] {
  const shape = (symbol: ts.Symbol) => {
    const declaration = symbol.declarations?.find(found => ts.isTypeAliasDeclaration(found) || ts.isInterfaceDeclaration(found)) as ts.TypeAliasDeclaration | ts.InterfaceDeclaration | undefined
    return (declaration?.typeParameters ?? []).map(parameter => (parameter.default ? 'optional' : 'required')).join(', ')
  }
  const [a, b] = [shape(theirs), shape(ours)]
  return a === b ? [] : [{ kind: 'different', text: `takes the type parameters (${b}), upstream (${a})` }]
}

/** Generic names that differ in the same way however they are instantiated: their differences are theirs, not those of the rows that hold them. */
const APART: ReadonlySet<string> = new Set(['GlobNext', 'Next'])

/** The name of a generic that both sides of a node instantiate. */
function genericOf({ theirs, ours }: Node): string | undefined {
  const name = theirs.length === 1 && ours.length === 1 ? theirs[0]!.aliasSymbol?.name : undefined
  return name !== undefined && name === ours[0]!.aliasSymbol?.name ? name : undefined
}

function judge(drafts: readonly Draft[], comparison: Comparison): Row[] {
  const origins = new Map<Node, Origin>()
  for (const { nodes, reference, name } of drafts) for (const node of nodes) if (!origins.has(node)) origins.set(node, { reference, name })
  return drafts.map(({ nodes, pairs, own, ...row }) => {
    if (nodes.length === 0 && own.length === 0) return row
    const origin = { reference: row.reference, name: row.name }
    const findings = [...own.map(difference => ({ origin, path: '', ...difference })), ...nodes.flatMap(node => findingsOf(node, origin, origins))]
    const blunt = nodes.some(({ leadsToBlunt }) => leadsToBlunt)
    const unseen = findings.length === 0 && !blunt ? pairs.flatMap(([a, b]) => assignmentFindings(a, b, origin, comparison)) : []
    const all = distinct([...findings, ...unseen])
    return { ...row, findings: all, verdict: verdictOf(all, blunt ? [] : pairs, comparison) }
  })
}

/** What can be reached from a node, each difference once, by the shortest path. */
function findingsOf(root: Node, rootOrigin: Origin, origins: ReadonlyMap<Node, Origin>): Finding[] {
  if (!root.dirty) return []
  const findings: Finding[] = []
  const seen = new Set([root])
  let level: { node: Node; origin: Origin; path: string }[] = [{ node: root, origin: rootOrigin, path: '' }]
  while (level.length > 0) {
    const next: typeof level = []
    for (const { node, origin, path } of level) {
      for (const difference of node.differences) findings.push({ origin, path, ...difference })
      for (const { label, to } of node.edges) {
        if (!to.dirty || seen.has(to)) continue
        seen.add(to)
        const generic = genericOf(to)
        const row = origins.get(to) ?? (generic !== undefined && APART.has(generic) ? { reference: rootOrigin.reference, name: generic } : undefined)
        next.push(row === undefined ? { node: to, origin, path: path + label } : { node: to, origin: row, path: '' })
      }
    }
    level = next
  }
  return findings
}

/** Two types that look alike and don't fit each other all the same. */
function assignmentFindings(theirs: ts.Type, ours: ts.Type, origin: Origin, comparison: Comparison): Finding[] {
  const [toTheirs, toOurs] = [comparison.isAssignable(ours, theirs), comparison.isAssignable(theirs, ours)]
  if (toTheirs && toOurs) return []
  const way = !toTheirs && !toOurs ? 'either way' : toTheirs ? "from upstream's to ours" : "from ours to upstream's"
  const kind = toTheirs ? 'narrower' : toOurs ? 'wider' : 'different'
  return [{ origin, path: '', kind, text: `looks alike but is not assignable ${way}: ${comparison.textOf(ours)}, upstream ${comparison.textOf(theirs)}` }]
}

function distinct(findings: readonly Finding[]): Finding[] {
  const known = new Set<string>()
  return findings.filter(({ origin, path, kind, text }) => {
    const key = JSON.stringify([origin.reference, origin.name, path, kind, text])
    return !known.has(key) && known.add(key)
  })
}

/** The heading a row stands under: assignment tells wider from narrower, for what it can be trusted with (`pairs`). */
function verdictOf(findings: readonly Finding[], pairs: readonly [ts.Type, ts.Type][], comparison: Comparison): Verdict {
  if (findings.length === 0) return 'same'
  const heading = headingOf(findings)
  if (heading === 'any' || heading === 'keys') return heading
  const toTheirs = pairs.every(([theirs, ours]) => comparison.isAssignable(ours, theirs))
  const toOurs = pairs.every(([theirs, ours]) => comparison.isAssignable(theirs, ours))
  if (toTheirs !== toOurs) return toTheirs ? 'narrower' : 'wider'
  return toTheirs ? heading : 'different'
}
