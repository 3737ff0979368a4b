/**
 * The verdicts while declarations are written: straight from the sources, nothing built or packed.
 *
 *   tsx conformance/src/declarations/cli.ts --reference sdk|tools|mod|testing|shader [--name REGEX]
 *     [--packed FOLDER] [--engine FILE] [--all] [--missing]
 */
import { parseArgs } from 'node:util'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import { accept, describe } from './accepted.js'
import { engineGroups, packed, REFERENCES, sdkGroups, sources, type Reference } from './references.js'
import { rowsOf, type Finding, type Row, type Verdict } from './rows.js'

const { values } = parseArgs({
  options: {
    reference: { type: 'string', multiple: true },
    name: { type: 'string' },
    packed: { type: 'string' },
    engine: { type: 'string' },
    all: { type: 'boolean', default: false },
    missing: { type: 'boolean', default: false },
  },
})

/** So many findings of one row are shown. */
const MAX_FINDINGS = 40

const root = fileURLToPath(new URL('../../..', import.meta.url))
const sdk = join(root, 'conformance/node_modules/@anthropic-ai/claude-agent-sdk')
const references = values.reference?.filter((name): name is Reference => (REFERENCES as readonly string[]).includes(name))
if (!references?.length) {
  console.error(`--reference ${REFERENCES.join('|')}`)
  process.exit(2)
}
const ours = values.packed === undefined ? sources(root) : packed(values.packed)
const groups = sdkGroups(sdk)
if (references.some(reference => reference !== 'sdk' && reference !== 'tools')) {
  if (values.engine === undefined) {
    console.error('--engine FILE names the declarations that the engine wrote')
    process.exit(2)
  }
  groups.push(...engineGroups(values.engine, ours.rootFiles.length > 0))
}

const options = { references, ...(values.name === undefined ? {} : { name: new RegExp(values.name) }) }
const { rows, stale } = accept(groups.flatMap(group => rowsOf(group, ours, options)))
for (const row of rows) if (isShown(row)) print(row)
if (values.name === undefined) for (const entry of stale) console.log(`stale      ${describe(entry)}`)
if (values.missing) console.log(`\nmissing: ${rows.filter(({ verdict }) => verdict === 'missing').map(({ name }) => name).join(' ')}`)
const counts = new Map<Verdict, number>()
for (const { verdict } of rows) counts.set(verdict, (counts.get(verdict) ?? 0) + 1)
console.log(`\n${[...counts].map(([verdict, count]) => `${verdict} ${count}`).join(' · ') || 'no such name'}`)

function isShown({ verdict }: Row): boolean {
  if (verdict === 'missing') return values.name !== undefined && !values.missing
  return verdict === 'same' || verdict === 'accepted' || verdict === 'later' || verdict === 'outOfScope' ? values.all || values.name !== undefined : true
}

function print({ name, verdict, findings, note, reasons = [] }: Row): void {
  console.log(`${verdict.padEnd(10)} ${name}${note === undefined ? '' : `  (${note})`}`)
  const isShownHere = ({ origin }: Finding) => origin.name === name || (values.all && values.name !== undefined)
  const own = findings.filter(isShownHere)
  const shown = values.all ? own : own.slice(0, MAX_FINDINGS)
  for (const { origin, path, kind, text } of shown) {
    const place = [origin.name === name ? '' : origin.name, path].filter(Boolean).map(part => `${part} `).join('')
    console.log(`           ${kind}: ${place}${text}`)
  }
  if (shown.length < own.length) console.log(`           and ${own.length - shown.length} more (--all)`)
  const through = new Set(findings.map(({ origin }) => origin.name).filter(origin => origin !== name))
  for (const { text } of reasons) console.log(`           accepted: ${text}`)
  if (through.size > 0) console.log(`           through ${[...through].join(', ')}`)
}
