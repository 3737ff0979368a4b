/** What the compiler says of modhook's own declarations, library checks on. */
import ts from 'typescript'
import { hostOf } from './host.js'
import type { Ours } from './references.js'
import { COMPILER_OPTIONS } from './rows.js'

export function compilerErrors(ours: Ours): string[] {
  const files = [...new Set([...Object.values(ours.places).flat().map(({ file }) => file), ...ours.rootFiles])]
  const options = { ...COMPILER_OPTIONS, skipLibCheck: false }
  const program = ts.createProgram({ rootNames: files, options, host: hostOf(options) })
  return program
    .getSourceFiles()
    .filter(file => !program.isSourceFileDefaultLibrary(file))
    .flatMap(file => [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)])
    .map(({ file, start, code, messageText }) => {
      const place = file && start !== undefined ? `${file.fileName.replace(/^.*\/modhook\//, '')}:${file.getLineAndCharacterOfPosition(start).line + 1} ` : ''
      return `${place}TS${code} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`
    })
}
