/** The names that were conformant, kept in `baseline.json`: none of them may stop being so. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Reference } from './references.js'
import type { Row } from './rows.js'

export type Baseline = Partial<Record<Reference, string[]>>

const fileOf = (root: string): string => join(root, 'conformance', 'baseline.json')

export function readBaseline(root: string): Baseline {
  return existsSync(fileOf(root)) ? (JSON.parse(readFileSync(fileOf(root), 'utf8')) as Baseline) : {}
}

/** Writes the conformant names; a reference that was not compared keeps those it had. */
export function writeBaseline(root: string, before: Baseline, rows: readonly Row[]): void {
  writeFileSync(fileOf(root), `${JSON.stringify({ ...before, ...conformant(rows) }, undefined, 2)}\n`)
}

const isConformant = ({ verdict }: Row): boolean => verdict === 'same' || verdict === 'accepted'

function conformant(rows: readonly Row[]): Baseline {
  const names: Baseline = {}
  for (const row of rows) {
    const list = (names[row.reference] ??= [])
    if (isConformant(row)) list.push(row.name)
  }
  for (const list of Object.values(names)) list.sort()
  return names
}

/** The names that were conformant and are not, among the references that were compared. */
export function regressions(before: Baseline, rows: readonly Row[]): { reference: Reference; name: string; row: Row | undefined }[] {
  const now = new Map(rows.map(row => [`${row.reference} ${row.name}`, row]))
  const compared = new Set(rows.map(({ reference }) => reference))
  return [...compared].flatMap(reference =>
    (before[reference] ?? []).flatMap(name => {
      const row = now.get(`${reference} ${name}`)
      return row && isConformant(row) ? [] : [{ reference, name, row }]
    }),
  )
}
