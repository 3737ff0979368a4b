/** What the compiler says of modhook's own declarations, library checks on. */
import ts from 'typescript'
import type { Ours } from './references.js'

export function compilerErrors(ours: Ours): string[] {
  const files = [...new Set([...Object.values(ours.places).flat().map(({ file }) => file), ...ours.rootFiles])]
  const program = ts.createProgram({
    rootNames: files,
    options: {
      target: ts.ScriptTarget.ES2023,
      lib: ['lib.es2023.d.ts'],
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      strict: true,
      noEmit: true,
      skipLibCheck: false,
      types: [],
    },
  })
  return program
    .getSourceFiles()
    .filter(file => !program.isSourceFileDefaultLibrary(file))
    .flatMap(file => [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)])
    .map(({ file, start, code, messageText }) => {
      const place = file && start !== undefined ? `${file.fileName.replace(/^.*\/modhook\//, '')}:${file.getLineAndCharacterOfPosition(start).line + 1} ` : ''
      return `${place}TS${code} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`
    })
}
