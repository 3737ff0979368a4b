import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { ARGUMENT } from './probe.js'
import type { Sample } from './samples.js'

/** The top-level fields of each event's input, over all arms of a union. */
export type Inputs = Map<string, string[]>

/** Its other keys belong to the tools, hundreds of them, and stand as one field. */
const toolEvents = ['tool.call', 'tool.run']

export const compilerOptions: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023, lib: ['lib.es2023.d.ts'], types: [], noEmit: true, strict: true, skipLibCheck: true,
  module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext,
}

const quoted = (text: string): string => JSON.stringify(text)

/**
 * Reads the inputs of the engine's events from its own declarations, and says which of the samples' values these refuse:
 * a verdict counts only for a value that the field's type allows.
 */
export function readInputs(engineTypes: string, samples: Sample[], scratch: string): { inputs: Inputs; refused: string[] } {
  const lines = [
    `/// <reference path=${quoted(engineTypes)} />`,
    "import type { EngineEventOf } from 'claude-code'",
    'export type Events = EngineEventOf',
    'type FieldOf<E, K extends PropertyKey> = E extends unknown ? K extends keyof E ? E[K] : never : never',
  ]
  const places = new Map<number, string>()
  const add = (type: string, value: unknown, place: string) => {
    places.set(lines.length, place)
    lines.push(`export const value${lines.length}: ${type} = ${JSON.stringify(value)}`)
  }
  for (const { event, arm, input, changed, single = [] } of samples) {
    const name = `${event}${arm ? ` (${arm})` : ''}`
    const type = `EngineEventOf[${quoted(event)}]`
    if (input) add(type, input, name)
    for (const [field, value] of Object.entries(changed)) {
      if (!single.includes(field)) add(`FieldOf<${type}, ${quoted(field)}>`, value, `${name}, ${field} changed`)
    }
  }
  const file = join(scratch, 'samples.ts')
  writeFileSync(file, lines.join('\n'))

  const program = ts.createProgram([file], compilerOptions)
  const checker = program.getTypeChecker()
  const sourceFile = program.getSourceFile(file)!
  const refused = program.getSemanticDiagnostics(sourceFile).map(({ start, messageText }) => {
    const place = places.get(sourceFile.getLineAndCharacterOfPosition(start!).line) ?? 'the list of samples'
    return `${place}: the engine's declarations refuse the sample: ${ts.flattenDiagnosticMessageText(messageText, ' ').slice(0, 300)}`
  })
  const events = checker.getExportsOfModule(checker.getSymbolAtLocation(sourceFile)!).find(symbol => symbol.name === 'Events')!
  const inputs: Inputs = new Map(checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(events)).map(event => {
    const type = checker.getTypeOfSymbol(event)
    const arms = (type.isUnion() ? type.types : [type]).map(arm => checker.getPropertiesOfType(arm).map(({ name }) => name))
    const all = [...new Set(arms.flat())]
    const fields = toolEvents.includes(event.name) ? [...all.filter(field => arms.every(arm => arm.includes(field))), ARGUMENT] : all
    return [event.name, fields]
  }))
  return { inputs, refused }
}
