import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { isObject, type Json, type Line } from './shape.js'

/** Which union a line belongs to, in either package. */
export type Union = 'HookInput' | 'StdoutMessage' | 'StdinMessage'

/** A type that a line claims to be. */
export type Member = { name: string; type: ts.Type }

/** Declarations of lines: modhook's, or the official ones. */
export type Declared = {
  /** The member of the union that the line claims to be, by its tags; absent where none has them. */
  memberOf: (line: Line, union: Union) => Member | undefined
  /** The type that the response to a request of the control protocol has, where it has one of its own. */
  responseTo: (subtype: string) => Member | undefined
  /** Each member of `SDKMessage`, by name, with the tags that tell it. */
  messages: () => Map<string, Line>
  /** The events of `HookInput`. */
  events: () => string[]
  /** Keys and values of the value that the type doesn't have, and keys that it wants in vain, as paths. */
  beyond: (value: Json, type: ts.Type) => string[]
  /** What the compiler says of each value as a literal of the type; an empty text where it fits. */
  misfits: (claims: { value: Json; name: string }[]) => string[]
}

const options: ts.CompilerOptions = {
  strict: true, noEmit: true, skipLibCheck: true, types: [], lib: ['lib.es2023.d.ts'],
  target: ts.ScriptTarget.ES2023, module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext,
}

/** modhook as it was packed. */
export const ownDeclarations = (modhook: string): Declared => declaredBy('modhook/sdk', dirname(dirname(modhook)))

/** The official ones, with the types in reach that `sdk.d.ts` declares without exporting. */
export function officialDeclarations(sdk: string): Declared {
  const file = join(sdk, 'sdk.d.ts')
  const text = readFileSync(file, 'utf8').replace(/^declare type /gm, 'export declare type ')
  return declaredBy('@anthropic-ai/claude-agent-sdk', join(sdk, '..', '..', '..'), new Map([[file, text]]))
}

/** The declarations of a package that is installed in `folder`. */
function declaredBy(specifier: string, folder: string, replaced: Map<string, string> = new Map()): Declared {
  const checkFile = join(folder, 'wire-check.mts')
  const sources = new Map<string, ts.SourceFile>()
  const programOf = (text: string, old?: ts.Program): ts.Program => {
    const virtual = new Map([...replaced, [checkFile, text]])
    const host = ts.createCompilerHost(options)
    const read = host.getSourceFile.bind(host)
    host.fileExists = file => virtual.has(file) || existsSync(file)
    host.readFile = file => virtual.get(file) ?? ts.sys.readFile(file)
    host.getSourceFile = (file, language, ...rest) => {
      const own = virtual.get(file)
      if (file === checkFile) return ts.createSourceFile(file, text, language)
      const source = sources.get(file) ?? (own === undefined ? read(file, language, ...rest) : ts.createSourceFile(file, own, language))
      if (source) sources.set(file, source)
      return source
    }
    return ts.createProgram([checkFile], options, host, old)
  }

  const program = programOf(`import type * as declared from '${specifier}'\nexport type { declared }\n`)
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(checkFile)!
  const imported = (source.statements[0] as ts.ImportDeclaration).moduleSpecifier
  const module = checker.getSymbolAtLocation(imported)
  if (!module) throw new Error(`${specifier} isn't installed in ${folder}`)

  /** Every exported type without parameters, by name, and the first name of each type. */
  const byName = new Map<string, ts.Type>()
  const names = new Map<ts.Type, string>()
  for (const symbol of checker.getExportsOfModule(module)) {
    const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
    const declaration = target.declarations?.[0]
    if (!declaration || !(ts.isTypeAliasDeclaration(declaration) || ts.isInterfaceDeclaration(declaration)) || declaration.typeParameters) continue
    const type = checker.getDeclaredTypeOfSymbol(target)
    byName.set(symbol.name, type)
    if (!names.has(type)) names.set(type, symbol.name)
  }
  const typeNamed = (name: string): ts.Type => {
    const type = byName.get(name)
    if (!type) throw new Error(`${specifier} has no ${name}`)
    return type
  }

  const constituents = (type: ts.Type): ts.Type[] => type.isUnion() ? type.types : [type]
  const propertyType = (type: ts.Type, key: string): ts.Type | undefined => {
    const property = checker.getPropertyOfType(type, key)
    return property && checker.getTypeOfSymbol(property)
  }
  /** The words that a tag may be: of a property that is always there and has literal types alone. */
  const wordsOf = (type: ts.Type, key: string): (string | boolean)[] | undefined => {
    const property = checker.getPropertyOfType(type, key)
    if (!property || property.flags & ts.SymbolFlags.Optional) return undefined
    const words = constituents(checker.getTypeOfSymbol(property)).map(literalOf)
    return words.every(word => word !== undefined) ? words : undefined
  }
  const literalOf = (type: ts.Type): string | boolean | undefined => {
    if (type.isStringLiteral()) return type.value
    if (type.flags & ts.TypeFlags.BooleanLiteral) return checker.typeToString(type) === 'true'
    return undefined
  }
  const isPlain = (type: ts.Type): boolean => !!(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))
  /** The tags that a line has to have to be of the type. */
  const tagKeys = ['type', 'subtype', 'hook_event_name', 'isReplay']
  const tagsOf = (type: ts.Type): [string, (string | boolean)[]][] => tagKeys.flatMap(key => {
    const words = wordsOf(type, key)
    return words ? [[key, words] as [string, (string | boolean)[]]] : []
  })

  const memberOf = (line: Line, union: Union): Member | undefined => {
    const fitting = constituents(typeNamed(union)).map(type => ({ type, tags: tagsOf(type) }))
      .filter(({ tags }) => tags.every(([key, words]) => words.includes(line[key] as string)))
    // of two that have the same tags, the one that has more of them is meant
    const most = Math.max(...fitting.map(({ tags }) => tags.length))
    const found = fitting.filter(({ tags }) => tags.length === most)
    const type = found[0]?.type
    if (!type) return undefined
    const name = names.get(type)
    if (found.length === 1 && name) return { name, type }
    // a name of its own for several arms: `PostModelSwitchHookInput` has two
    const whole = [...byName].find(([, given]) => given.isUnion() && given.types.length === found.length && found.every(item => given.types.includes(item.type)))
    return whole && { name: whole[0], type: whole[1] }
  }

  const responseTo = (subtype: string): Member | undefined => {
    const request = constituents(typeNamed('SDKControlRequestInner')).find(type => wordsOf(type, 'subtype')?.includes(subtype))
    const name = request && names.get(request)?.replace(/Request$/, 'Response')
    const type = name ? byName.get(name) : undefined
    return name && type ? { name, type } : undefined
  }

  const accepts = (type: ts.Type, value: string | number | boolean | null): boolean => {
    if (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return true
    const given = value === null ? checker.getNullType()
      : typeof value === 'string' ? checker.getStringLiteralType(value)
      : typeof value === 'number' ? checker.getNumberLiteralType(value)
      : value ? checker.getTrueType() : checker.getFalseType()
    return checker.isTypeAssignableTo(given, type)
  }

  function beyond(value: Json, given: ts.Type): string[] {
    const found: string[] = []
    const visit = (item: Json, types: ts.Type[], path: string): void => {
      if (types.some(type => type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown))) return
      if (Array.isArray(item)) {
        const elements = types.flatMap(type => checker.isArrayType(type) || checker.isTupleType(type) ? constituents(checker.getIndexTypeOfType(type, ts.IndexKind.Number)!) : [])
        if (elements.length === 0) found.push(`${path}: a list`)
        else for (const inner of item) visit(inner, elements, `${path}[]`)
      } else if (isObject(item)) {
        const plain = types.filter(type => isPlain(type) && !checker.isArrayType(type))
        const meant = plain.filter(type => checker.getPropertiesOfType(type).every(({ name }) => {
          const words = wordsOf(type, name)
          return !words || !(name in item) || words.includes(item[name] as string)
        }))
        // where no arm has the tag, the tag is what is new
        if (meant.length === 0) found.push(plain.length === 0 ? `${path}: an object` : `${path}: ${newTag(item, plain)}`)
        else {
          const [only] = meant
          if (meant.length === 1) found.push(...wanted(only!).filter(key => !(key in item)).map(key => `${path}${path && '.'}${key}: left out`))
        }
        for (const [key, inner] of meant.length > 0 ? Object.entries(item) : []) {
          const own = meant.flatMap(type => propertyType(type, key) ?? [])
          const indexed = own.length > 0 ? [] : meant.flatMap(type => checker.getIndexTypeOfType(type, ts.IndexKind.String) ?? [])
          const here = `${path}${path && '.'}${indexed.length > 0 ? '*' : key}`
          if (own.length + indexed.length === 0) found.push(here)
          else visit(inner, [...own, ...indexed].flatMap(constituents), here)
        }
      } else if (!types.some(type => accepts(type, item))) {
        const isNewWord = typeof item === 'string' && types.some(type => type.isStringLiteral())
        found.push(`${path}: ${isNewWord ? `'${item}'` : item === null ? 'null' : `a ${typeof item}`}`)
      }
    }
    visit(value, constituents(given), '')
    return found
  }
  /** Keys that are always there. */
  const wanted = (type: ts.Type): string[] => checker.getPropertiesOfType(type).filter(property => !(property.flags & ts.SymbolFlags.Optional)).map(({ name }) => name)
  const newTag = (item: Line, arms: ts.Type[]): string => {
    const key = ['type', 'subtype', 'kind', 'behavior'].find(name => arms.some(type => wordsOf(type, name)) && !arms.some(type => wordsOf(type, name)?.includes(item[name] as string)))
    return key ? `${key} '${String(item[key])}'` : 'an arm of its own'
  }

  function misfits(claims: { value: Json; name: string }[]): string[] {
    const head = `import type * as declared from '${specifier}'\n`
    const checked = programOf(head + claims.map(({ value, name }) => `void (${JSON.stringify(value)} satisfies declared.${name})\n`).join(''), program)
    const said = claims.map(() => '')
    const file = checked.getSourceFile(checkFile)
    for (const { start, messageText } of checked.getSemanticDiagnostics(file)) {
      const index = file!.getLineAndCharacterOfPosition(start ?? 0).line - 1
      said[index] ||= ts.flattenDiagnosticMessageText(messageText, ' › ').replace(/\s+/g, ' ')
    }
    return said
  }

  return {
    memberOf, responseTo, beyond, misfits,
    events: () => constituents(typeNamed('HookInput')).flatMap(type => wordsOf(type, 'hook_event_name') ?? []).map(String),
    messages: () => new Map(constituents(typeNamed('SDKMessage')).map(type => [names.get(type) ?? checker.typeToString(type), Object.fromEntries(tagsOf(type).map(([key, [word]]) => [key, word!]))])),
  }
}
