/**
 * Lists the names that the reference documents define, each with the entry points that export it.
 * Exits 1 when an entry lacks a name, or when a name is `any`.
 */
import fs from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { root } from '../test/support/compile.js'
import { exportsOf } from '../test/support/entries.js'

type Document = { document: string; entries: string[]; names: string[] }

const documents = JSON.parse(fs.readFileSync(path.join(root, 'test/fixtures/documented-names.json'), 'utf8')) as Document[]
const { checker, exported } = exportsOf('source')

const wrong: string[] = []
for (const { document, entries, names } of documents) {
  console.log(`${document} (${names.length})`)
  for (const name of names) {
    const found = exported.filter(entry => entry.name === name)
    console.log(`  ${name.padEnd(34)}${found.map(entry => entry.entry).join(', ')}`)
    for (const entry of entries) {
      const here = found.find(candidate => candidate.entry === entry)
      if (!here) wrong.push(`${entry} lacks ${name}`)
      else if (here.isType && checker.getDeclaredTypeOfSymbol(here.symbol).flags & ts.TypeFlags.Any) wrong.push(`${name} of ${entry} is any`)
    }
  }
}
console.log(wrong.length ? `\n${wrong.join('\n')}` : '\nnone missing, none any')
process.exitCode = wrong.length ? 1 : 0
