import fs from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { root } from './compile.js'

/** The entry points that are modules, by the name that an import says: those of `exports` with a condition for it. */
const manifest = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  name: string
  exports: Record<string, string | { import?: { types: string; default: string }; types?: string }>
}

export const moduleEntries = Object.entries(manifest.exports).flatMap(([subpath, target]) =>
  typeof target === 'object' && target.import
    ? [{
        name: path.posix.join(manifest.name, subpath),
        source: path.join(root, 'src', `${path.basename(target.import.types, '.d.ts')}.ts`),
        types: path.join(root, target.import.types),
        module: path.join(root, target.import.default),
      }]
    : [],
)

export type Exported = { entry: string; name: string; symbol: ts.Symbol; isType: boolean; isValue: boolean }

/** Every name that the entry points export, with what the compiler knows of it. `from` picks sources or built files. */
export const exportsOf = (from: 'source' | 'types') => {
  const program = ts.createProgram(moduleEntries.map(entry => entry[from]), {
    target: ts.ScriptTarget.ES2022, lib: ['lib.es2022.d.ts'], types: [], strict: true, noEmit: true,
    module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext,
  })
  const checker = program.getTypeChecker()
  const exported = moduleEntries.flatMap(entry => {
    const file = program.getSourceFile(entry[from])
    const module = file && checker.getSymbolAtLocation(file)
    if (!module) return []
    return checker.getExportsOfModule(module).map((symbol): Exported => {
      const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
      return {
        entry: entry.name,
        name: symbol.name,
        symbol: target,
        isType: (target.flags & ts.SymbolFlags.Type) !== 0,
        isValue: (target.flags & ts.SymbolFlags.Value) !== 0 && !isTypeOnly(symbol),
      }
    })
  })
  return { checker, exported }
}

/** Whether an export says `export type`, and so promises no value. */
const isTypeOnly = (symbol: ts.Symbol) =>
  (symbol.declarations ?? []).some(declaration => ts.isExportSpecifier(declaration) && ts.isTypeOnlyExportDeclaration(declaration))
