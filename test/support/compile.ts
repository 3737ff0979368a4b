import path from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

export const root = fileURLToPath(new URL('../..', import.meta.url))

const strict: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2022.d.ts'],
  types: [],
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  strict: true,
  exactOptionalPropertyTypes: true,
  noEmit: true,
}

/** What the compiler finds wrong with a text that stands in `test/`, beside the sources: `line: message`, one each. */
export const diagnose = (text: string, options: ts.CompilerOptions = {}): string[] => {
  const { program, name } = programOf(text, options)
  return ts.getPreEmitDiagnostics(program).map(({ file, start, messageText }) => {
    const place = file && start !== undefined ? file.getLineAndCharacterOfPosition(start).line + 1 : 0
    const where = file && path.resolve(file.fileName) !== name ? `${path.relative(root, file.fileName)}:${place}` : `${place}`
    return `${where}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`
  })
}

/** A program of one text, named as if it stood in `test/`. */
const programOf = (text: string, options: ts.CompilerOptions = {}) => {
  const name = path.join(root, 'test', 'virtual.ts')
  const host = ts.createCompilerHost({ ...strict, ...options })
  const { getSourceFile, fileExists, readFile } = host
  host.getSourceFile = (file, ...rest) =>
    path.resolve(file) === name ? ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true) : getSourceFile(file, ...rest)
  host.fileExists = file => path.resolve(file) === name || fileExists(file)
  host.readFile = file => (path.resolve(file) === name ? text : readFile(file))
  return { program: ts.createProgram([name], { ...strict, ...options }, host), name }
}
