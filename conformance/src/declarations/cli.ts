/**
 * The verdicts while declarations are written: straight from the sources, nothing built or packed.
 *
 *   tsx conformance/src/declarations/cli.ts --reference sdk|tools|mod|testing|shader [--name REGEX]
 *     [--packed FOLDER] [--engine FILE] [--all] [--missing]
 */
import { parseArgs } from 'node:util'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import { accept } from './accepted.js'
import { engineGroup, packed, REFERENCES, sdkGroups, sources, type Reference } from './references.js'
import { rowsOf, type Row, type Verdict } from './rows.js'

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
  groups.push(engineGroup(values.engine, ours.rootFiles.length > 0))
}

const options = { references, ...(values.name === undefined ? {} : { name: new RegExp(values.name) }) }
const { rows } = accept(groups.flatMap(group => rowsOf(group, ours, options)))
for (const row of rows) if (isShown(row)) print(row)
if (values.missing) console.log(`\nmissing: ${rows.filter(({ verdict }) => verdict === 'missing').map(({ name }) => name).join(' ')}`)
const counts = new Map<Verdict, number>()
for (const { verdict } of rows) counts.set(verdict, (counts.get(verdict) ?? 0) + 1)
console.log(`\n${[...counts].map(([verdict, count]) => `${verdict} ${count}`).join(' · ') || 'no such name'}`)

function isShown({ verdict }: Row): boolean {
  if (verdict === 'missing') return values.name !== undefined && !values.missing
  return verdict === 'same' || verdict === 'accepted' || verdict === 'outOfScope' ? values.all || values.name !== undefined : true
}

function print({ name, verdict, findings, note, reasons = [] }: Row): void {
  console.log(`${verdict.padEnd(10)} ${name}${note === undefined ? '' : `  (${note})`}`)
  for (const { path, kind, text } of findings.filter(({ origin }) => origin.name === name)) console.log(`           ${kind}: ${path === '' ? '' : `${path} `}${text}`)
  const through = new Set(findings.map(({ origin }) => origin.name).filter(origin => origin !== name))
  for (const reason of reasons) console.log(`           accepted: ${reason}`)
  if (through.size > 0) console.log(`           through ${[...through].join(', ')}`)
}
