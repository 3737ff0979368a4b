/** Nothing that is exported goes untested, undocumented or untyped. */
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { root } from './support/compile.js'
import { exportsOf } from './support/entries.js'

const { checker, exported } = exportsOf('source')

/** The tsd calls that say what a type is; `expectError` and its like only say what it isn't. */
const pins = new Set(['expectType', 'expectAssignable', 'shapeOf', 'valueOf'])

/** The language's types that say of their first argument what a part of it is. */
const partOf = new Set(['Array', 'Awaited', 'Exclude', 'Extract', 'NonNullable', 'Omit', 'Parameters', 'Partial', 'Pick', 'Readonly', 'ReadonlyArray', 'Required', 'ReturnType'])

/** The types that a type in a pin is about: itself, or the one that it is a part of; not those that occur somewhere inside it. */
const subjectsOf = (type: ts.TypeNode): string[] => {
  if (ts.isTypeReferenceNode(type)) {
    const name = (ts.isQualifiedName(type.typeName) ? type.typeName.right : type.typeName).text
    const [first] = type.typeArguments ?? []
    return partOf.has(name) && first ? subjectsOf(first) : [name]
  }
  if (ts.isTypeQueryNode(type)) return ts.isIdentifier(type.exprName) ? [type.exprName.text] : []
  if (ts.isIndexedAccessTypeNode(type)) return subjectsOf(type.objectType)
  if (ts.isTypeOperatorNode(type) || ts.isParenthesizedTypeNode(type)) return subjectsOf(type.type)
  if (ts.isArrayTypeNode(type)) return subjectsOf(type.elementType)
  return []
}

/** The names that a test file pins: the subjects of a pinning call's type arguments, as the module exports them. */
const pinnedIn = (file: string): string[] => {
  const source = ts.createSourceFile(file, fs.readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022, true)
  // import { A as B } pins A where B is named
  const imported = new Map<string, string>()
  const named: string[] = []
  const collect = (type: ts.TypeNode): void => {
    named.push(...subjectsOf(type))
  }
  const aliased = new Map<string, string[]>()
  const declared = new Map<string, ts.TypeNode>()
  const visit = (node: ts.Node): void => {
    if (ts.isImportSpecifier(node)) imported.set(node.name.text, (node.propertyName ?? node.name).text)
    if (ts.isTypeAliasDeclaration(node)) aliased.set(node.name.text, subjectsOf(node.type))
    if (ts.isVariableDeclaration(node) && node.type && ts.isIdentifier(node.name)) declared.set(node.name.text, node.type)
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && pins.has(node.expression.text)) {
      node.typeArguments?.forEach(collect)
      // expectType<string>(input.text) pins the type that `input` was declared with
      for (const argument of node.arguments) {
        const visitArgument = (part: ts.Node): void => {
          const type = ts.isIdentifier(part) ? declared.get(part.text) : undefined
          if (type) collect(type)
          ts.forEachChild(part, visitArgument)
        }
        visitArgument(argument)
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return named.flatMap(name => aliased.get(name) ?? name).map(name => imported.get(name) ?? name)
}

const testFiles = fs.readdirSync(path.join(root, 'test-d')).filter(name => name.endsWith('.test-d.ts'))
const pinned = new Set(testFiles.flatMap(name => pinnedIn(path.join(root, 'test-d', name))))

describe('every exported type', () => {
  test('is pinned by a tsd test', () => {
    // a name that an entry gives to a type counts where the test pins either of its names
    const isPinned = ({ name, symbol }: (typeof exported)[number]) => pinned.has(name) || pinned.has(symbol.name)
    const missing = exported.filter(entry => entry.isType && !isPinned(entry)).map(entry => `${entry.name} of ${entry.entry}`)
    expect(missing).toEqual([])
  })

  test('has a doc block', () => {
    const bare = exported.filter(entry => entry.symbol.getDocumentationComment(checker).length === 0)
    expect(bare.map(entry => `${entry.name} of ${entry.entry}`)).toEqual([])
  })

  test('is free of any, at every depth', () => {
    const leaks = new Set<string>()
    const seen = new Set<ts.Type>()
    const walk = (type: ts.Type, place: string, depth: number): void => {
      if (type.flags & ts.TypeFlags.Any) leaks.add(place)
      if (seen.has(type) || depth > 12) return
      seen.add(type)
      if (type.isUnionOrIntersection()) for (const part of type.types) walk(part, place, depth + 1)
      for (const argument of checker.getTypeArguments(type as ts.TypeReference)) walk(argument, place, depth + 1)
      for (const info of checker.getIndexInfosOfType(type)) walk(info.type, `${place}[]`, depth + 1)
      // a conditional type that waits for its parameter has no signatures of its own
      for (const signature of type.flags & ts.TypeFlags.Instantiable ? [] : type.getCallSignatures()) {
        walk(signature.getReturnType(), `${place}()`, depth + 1)
        for (const parameter of signature.parameters) walk(checker.getTypeOfSymbol(parameter), `${place}(${parameter.name})`, depth + 1)
      }
      // the members of the language's own types aren't ours
      const isOurs = (property: ts.Symbol) =>
        !property.declarations?.some(declaration => /typescript[/\\]lib[/\\]/.test(declaration.getSourceFile().fileName))
      if (type.flags & ts.TypeFlags.Object)
        for (const property of type.getProperties().filter(isOurs)) walk(checker.getTypeOfSymbol(property), `${place}.${property.name}`, depth + 1)
    }
    for (const { name, symbol, isType } of exported) if (isType) walk(checker.getDeclaredTypeOfSymbol(symbol), name, 0)
    expect([...leaks]).toEqual([])
  })
})

test('every name of the reference documents is exported where its document says', () => {
  const output = execFileSync(process.execPath, ['--import', 'tsx', 'scripts/documented-names.ts'], { cwd: root, encoding: 'utf8' })
  expect(output).toContain('none missing, none any')
})
