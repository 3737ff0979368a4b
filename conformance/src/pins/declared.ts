import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { compilerOptions } from './inputs.js'

/** The fields of an event's input that modhook declares, `readonly` or not; a field of both differs by the arm of a union. */
export type Declared = { pinned: Set<string>; free: Set<string> }

const source = `import type { EngineEventOf } from 'modhook/mod'
type IsSame<A, B> = (<T>() => T extends A ? 1 : 2) extends (<T>() => T extends B ? 1 : 2) ? true : false
type IsPinned<T, K extends keyof T> = IsSame<{ [P in K]: T[P] }, { -readonly [P in K]: T[P] }> extends true ? false : true
type Keys<T, Pinned> = T extends unknown ? { [K in keyof T]-?: IsPinned<T, K> extends Pinned ? K : never }[keyof T] : never
export type Declared = { [E in keyof EngineEventOf]: { pinned: Keys<EngineEventOf[E], true>; free: Keys<EngineEventOf[E], false> } }
`

/** Reads which top-level fields of each event's input the packed modhook marks `readonly`. */
export function readDeclared(modhook: string): Map<string, Declared> {
  // beside the package's own files, so that its name resolves through its own exports map
  const file = join(modhook, 'pins-as-declared.ts')
  writeFileSync(file, source)
  const program = ts.createProgram([file], compilerOptions)
  const [error] = program.getSemanticDiagnostics(program.getSourceFile(file))
  if (error) throw new Error(`The declared pins can't be read: ${ts.flattenDiagnosticMessageText(error.messageText, ' ')}`)

  const checker = program.getTypeChecker()
  const module = checker.getSymbolAtLocation(program.getSourceFile(file)!)!
  const declared = checker.getExportsOfModule(module).find(symbol => symbol.name === 'Declared')!
  const literals = (event: ts.Type, key: string): Set<string> => {
    const type = checker.getTypeOfSymbol(event.getProperty(key)!)
    return new Set((type.isUnion() ? type.types : [type]).flatMap(member => member.isStringLiteral() ? member.value : []))
  }
  return new Map(checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(declared)).map(event => {
    const type = checker.getTypeOfSymbol(event)
    return [event.name, { pinned: literals(type, 'pinned'), free: literals(type, 'free') }]
  }))
}
