/**
 * The proof that the comparison sees what it is for: our own declarations, spoilt in memory, one
 * mutation a name, must each show under the heading that it belongs to.
 */
import ts from 'typescript'
import { accept } from './accepted.js'
import { hostOf } from './host.js'
import type { Group, Ours, Place } from './references.js'
import { COMPILER_OPTIONS, rowsOf, type Finding, type Row, type Verdict } from './rows.js'

/** A change to a text: what stands between `start` and `end` becomes `text`. In the declaration's own file, unless it says which. */
type Edit = { start: number; end: number; text: string; source?: ts.SourceFile }

type Mutation = {
  title: string
  expected: Verdict
  /** The edit that spoils a declaration in this way, where it can be spoilt so. */
  spoil: (declaration: Declaration, exported: ReadonlyMap<string, ts.ExportSpecifier>) => Edit | undefined
  /** Whether a finding is what the edit must lead to. */
  isSeen: (finding: Finding) => boolean
}

type Declaration = { source: ts.SourceFile; node: ts.TypeAliasDeclaration }

/** So many names are spoilt in each way. */
const TRIES = 3

const ADDED = 'conformanceProbe'

const MUTATIONS: readonly Mutation[] = [
  {
    title: 'a key renamed',
    expected: 'keys',
    spoil: ({ node }) => onKey(node, property => !property.questionToken, ({ name }) => ({ start: name.getStart(), end: name.end, text: ADDED })),
    isSeen: ({ change, key }) => change === 'lacks' || (change === 'has' && key === ADDED),
  },
  {
    title: 'a required key made optional',
    expected: 'keys',
    spoil: ({ node }) => onKey(node, property => !property.questionToken, ({ name }) => ({ start: name.end, end: name.end, text: '?' })),
    isSeen: ({ change }) => change === 'optional',
  },
  {
    title: 'an optional key added',
    expected: 'keys',
    spoil: ({ node }) => onKey(node, () => true, property => ({ start: property.getStart(), end: property.getStart(), text: `${ADDED}?: string; ` })),
    isSeen: ({ change, key }) => change === 'has' && key === ADDED,
  },
  {
    title: 'an arm dropped',
    expected: 'narrower',
    spoil: ({ node: { type } }) => {
      if (!ts.isUnionTypeNode(type) || type.types.length < 3 || !type.types.every(arm => ts.isTypeReferenceNode(arm) || isStringLiteral(arm))) return undefined
      const [first, second] = type.types
      return { start: first!.getStart(), end: second!.getStart(), text: '' }
    },
    isSeen: ({ kind }) => kind === 'narrower',
  },
  {
    title: 'a literal widened to string',
    expected: 'wider',
    spoil: ({ node }) => onKey(node, ({ type }) => type !== undefined && isStringLiteral(type), ({ type }) => ({ start: type!.getStart(), end: type!.end, text: 'string' })),
    isSeen: ({ kind }) => kind === 'wider',
  },
  {
    title: 'a key turned into `any`',
    expected: 'any',
    spoil: ({ node }) => onKey(node, ({ type }) => type !== undefined, ({ type }) => ({ start: type!.getStart(), end: type!.end, text: 'any' })),
    isSeen: ({ kind, text }) => kind === 'any' && text.startsWith('is `any`'),
  },
  {
    title: 'a name that does not resolve',
    expected: 'any',
    spoil: ({ node }) => onKey(node, ({ type }) => type !== undefined, ({ type }) => ({ start: type!.getStart(), end: type!.end, text: 'NoSuchName' })),
    isSeen: ({ kind, text }) => kind === 'any' && text.startsWith('is a name that does not resolve'),
  },
  {
    title: 'a name taken away',
    expected: 'missing',
    spoil: ({ node }, exported) => {
      const specifier = exported.get(node.name.text)
      if (!specifier) return undefined
      const text = `${specifier.propertyName ? '' : `${specifier.name.text} as `}Withdrawn${specifier.name.text}`
      return { start: specifier.name.getStart(), end: specifier.name.end, text, source: specifier.getSourceFile() }
    },
    isSeen: () => false,
  },
]

const isStringLiteral = (node: ts.TypeNode): boolean => ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal)

function onKey(node: ts.TypeAliasDeclaration, fits: (property: ts.PropertySignature) => boolean, edit: (property: ts.PropertySignature) => Edit): Edit | undefined {
  const literals = ts.isTypeLiteralNode(node.type) ? [node.type] : ts.isIntersectionTypeNode(node.type) ? node.type.types.filter(ts.isTypeLiteralNode) : []
  const property = literals.flatMap(({ members }) => members.filter(ts.isPropertySignature)).find(fits)
  return property && edit(property)
}

export type Proof = { proved: number; failures: string[] }

/** Spoils names that are the same as upstream's, in every group, and looks what shows. */
export function negativeProof(compared: readonly { group: Group; rows: readonly Row[] }[], ours: Ours): Proof {
  const proofs = compared.flatMap(({ group, rows }) => proofOf(group, ours, rows))
  const tried = new Set(proofs.map(({ mutation }) => mutation))
  return {
    proved: proofs.filter(({ failure }) => failure === undefined).length,
    failures: [
      ...proofs.flatMap(({ failure }) => failure ?? []),
      ...MUTATIONS.filter(mutation => !tried.has(mutation)).map(({ title }) => `no declaration is the same as upstream's and fit to be spoilt by ${title}`),
    ],
  }
}

function proofOf(group: Group, ours: Ours, rows: readonly Row[]): { mutation: Mutation; failure?: string }[] {
  const reference = group.references[0]!.reference
  const entry = ours.places[reference]?.[0]
  const same = new Set(rows.filter(row => row.reference === reference && row.verdict === 'same').map(({ name }) => name))
  if (!entry || same.size === 0) return []

  const { declarations, exported } = declarationsOf(entry, ours)
  const within = closure(declarations)
  const chosen: { mutation: Mutation; name: string; declaration: Declaration; edit: Edit }[] = []
  const isApart = (name: string) => chosen.every(other => !within(name).has(other.name) && !within(other.name).has(name))
  for (const mutation of MUTATIONS) {
    let tries = 0
    for (const [name, declaration] of declarations) {
      if (tries === TRIES) break
      if (!same.has(name) || !isApart(name)) continue
      const edit = mutation.spoil(declaration, exported)
      if (!edit) continue
      chosen.push({ mutation, name, declaration, edit })
      tries += 1
    }
  }

  if (chosen.length === 0) return []

  const replaced = new Map<string, string>()
  for (const { declaration, edit } of [...chosen].sort((a, b) => b.edit.start - a.edit.start)) {
    const { fileName, text: untouched } = edit.source ?? declaration.source
    const text = replaced.get(fileName) ?? untouched
    replaced.set(fileName, text.slice(0, edit.start) + edit.text + text.slice(edit.end))
  }
  const { rows: spoilt } = accept(rowsOf(group, ours, { references: [reference], name: new RegExp(`^(${chosen.map(({ name }) => name).join('|')})$`), replaced }))
  return chosen.map(({ mutation, name }) => {
    const row = spoilt.find(found => found.name === name)
    const isSeen = mutation.expected === 'missing' || row?.findings.some(finding => finding.origin.name === name && mutation.isSeen(finding))
    if (row?.verdict === mutation.expected && isSeen) return { mutation }
    return { mutation, failure: `${reference}: ${mutation.title} in ${name} shows as ${row?.verdict ?? 'nothing'}, not as ${mutation.expected}` }
  })
}

/** The type aliases that an entry exports under their own names, and its lists of exports. */
function declarationsOf(entry: Place, ours: Ours): { declarations: Map<string, Declaration>; exported: Map<string, ts.ExportSpecifier> } {
  const program = ts.createProgram({ rootNames: [entry.file, ...ours.rootFiles], options: COMPILER_OPTIONS, host: hostOf(COMPILER_OPTIONS) })
  const checker = program.getTypeChecker()
  const declarations = new Map<string, Declaration>()
  const exported = new Map<string, ts.ExportSpecifier>()
  const module = checker.getSymbolAtLocation(program.getSourceFile(entry.file)!)
  for (const symbol of module ? checker.getExportsOfModule(module) : []) {
    const specifier = symbol.declarations?.find(ts.isExportSpecifier)
    if (specifier) exported.set(symbol.name, specifier)
    const node = (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol).declarations?.find(ts.isTypeAliasDeclaration)
    if (!node || node.typeParameters || node.name.text !== symbol.name) continue
    declarations.set(symbol.name, { source: node.getSourceFile(), node })
  }
  return { declarations, exported }
}

/** The names that a declaration is made of, at any depth. */
function closure(declarations: ReadonlyMap<string, Declaration>): (name: string) => ReadonlySet<string> {
  const direct = new Map<string, Set<string>>()
  for (const [name, { node }] of declarations) {
    const found = new Set<string>()
    const visit = (child: ts.Node): void => {
      if (ts.isIdentifier(child) && declarations.has(child.text)) found.add(child.text)
      ts.forEachChild(child, visit)
    }
    visit(node.type)
    direct.set(name, found)
  }
  return name => {
    const all = new Set([name])
    for (const inner of all) for (const next of direct.get(inner) ?? []) all.add(next)
    return all
  }
}
