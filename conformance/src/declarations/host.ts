/** The files of every program of this part, each parsed once: the standard library alone is read by ten of them. */
import ts from 'typescript'

const parsed = new Map<string, { text: string; file: ts.SourceFile }>()

/**
 * A host for a program.
 * @param textOf The text that stands for a file; `undefined` for what is on disk.
 */
export function hostOf(options: ts.CompilerOptions, textOf: (file: string) => string | undefined = () => undefined): ts.CompilerHost {
  const host = ts.createCompilerHost(options)
  const [readFile, fileExists] = [host.readFile.bind(host), host.fileExists.bind(host)]
  host.readFile = file => textOf(file) ?? readFile(file)
  host.fileExists = file => textOf(file) !== undefined || fileExists(file)
  host.getSourceFile = (file, languageVersion) => {
    const text = host.readFile(file)
    if (text === undefined) return undefined
    const known = parsed.get(file)
    if (known?.text === text) return known.file
    const made = ts.createSourceFile(file, text, languageVersion)
    parsed.set(file, { text, file: made })
    return made
  }
  return host
}
