import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { engineTypes } from '../engine/client.js'
import type { Part } from '../part.js'
import { readDeclared, type Declared } from './declared.js'
import { readInputs, type Inputs } from './inputs.js'
import { ARGUMENT, probe, type Finding, type Verdict } from './probe.js'
import { samples, untried } from './samples.js'

/** What is known of a field over all samples of its event. */
export type Row = { event: string; field: string; verdict: Verdict; leftOut: string; words: string }

/** What the findings say, each answer once: by the sample's arm where samples differ. */
function joined(findings: Finding[], answerOf: (finding: Finding) => string, none: string): { answer: string; isOne: boolean } {
  const told = findings.filter(finding => answerOf(finding) !== none)
  const answers = [...new Set(told.map(answerOf))]
  if (answers.length <= 1) return { answer: answers[0] ?? none, isOne: true }
  return { answer: told.map(finding => `${answerOf(finding)} (${finding.arm ?? 'otherwise'})`).join(', '), isOne: false }
}

/** One row for each field, in the order of the declarations. */
export function rowsOf(inputs: Inputs, findings: Finding[]): Row[] {
  return [...inputs].flatMap(([event, fields]) => fields.map((field): Row => {
    const found = findings.filter(finding => finding.event === event && finding.field === field)
    if (found.length === 0) return { event, field, verdict: 'unknown', leftOut: 'untried', words: untried[event] ?? 'No sample has it.' }
    const { answer, isOne } = joined(found, finding => finding.verdict, 'unknown')
    const words = found.find(finding => finding.words)?.words ?? ''
    return {
      event, field,
      verdict: isOne ? answer as Verdict : 'unknown',
      leftOut: joined(found, finding => finding.leftOut, 'untried').answer,
      words: isOne ? words : answer,
    }
  }))
}

/** Where the declarations' `readonly` and the engine disagree. */
export function disagreements(rows: Row[], declared: Map<string, Declared>): string[] {
  return rows.flatMap(({ event, field, verdict, words }) => {
    const fields = declared.get(event)
    const key = field === ARGUMENT ? 'command' : field
    if (!fields || verdict === 'unknown') return []
    if (verdict === 'pinned' && fields.free.has(key)) return [`${event}: the engine pins ${field}, but modhook doesn't declare it readonly. Its words: ${words}`]
    if (verdict === 'free' && fields.pinned.has(key)) return [`${event}: the engine takes a changed ${field}, but modhook declares it readonly.`]
    return []
  })
}

const cell = (text: string): string => text.replaceAll('|', '\\|')

function tableOf(rows: Row[]): string {
  const lines = rows.map(({ field, verdict, leftOut, words }) =>
    `| ${field === ARGUMENT ? field : `\`${field}\``} | ${verdict} | ${leftOut === 'untried' ? '–' : leftOut} | ${cell(words)} |`)
  return ['| field | changed | left out | words |', '| --- | --- | --- | --- |', ...lines].join('\n')
}

/** The text of `docs/pins.md`. */
export function pinsPage(rows: Row[], version: string): string {
  const count = (verdict: Verdict) => rows.filter(row => row.verdict === verdict).length
  const open = rows.filter(row => row.verdict === 'unknown')
  const events = [...new Set(rows.map(row => row.event))].filter(event => rows.some(row => row.event === event && row.verdict !== 'unknown'))
  return `# Pins

Which fields of an event's input a hook may change on the way down, asked of Claude Code ${version}: for each field a mod
hands \`next\` another value of the field's type and, separately, leaves the field out, under \`claude plugin test\`.
Written by \`npm run conformance\`; don't edit.

- **changed**: \`free\` where the hooks beneath see the new value; \`pinned\` where they see the old one.
- **left out**: \`kept\` where the engine puts the field back, \`gone\` where the hooks beneath miss it, \`refused\` where the
  engine skips the hook; – where that could not be tried.
- **words**: what the engine says of the hook that it skips, of the change first. A hook that is skipped is skipped whole.

Of ${rows.length} fields of ${new Set(rows.map(row => row.event)).size} events, ${count('pinned')} are pinned, ${count('free')} free, and ${open.length} unknown.

${events.map(event => `## \`${event}\`\n\n${tableOf(rows.filter(row => row.event === event && row.verdict !== 'unknown'))}\n`).join('\n')}
## Unknown

| event | field | why |
| --- | --- | --- |
${open.map(({ event, field, words }) => `| \`${event}\` | \`${field}\` | ${cell(words)} |`).join('\n')}
`
}

/** Asks the engine which fields it pins, writes `docs/pins.md`, and holds the declarations' `readonly` against it. */
export const pins: Part = async ({ root, scratch, modhook, client }) => {
  if (!client) throw new Error('The pin probe needs the client.')
  const folder = join(scratch, 'pins')
  mkdirSync(folder, { recursive: true })
  const { inputs, refused } = readInputs(await engineTypes(client), samples, folder)
  const rows = rowsOf(inputs, await probe(client, samples, folder))
  mkdirSync(join(root, 'docs'), { recursive: true })
  writeFileSync(join(root, 'docs', 'pins.md'), pinsPage(rows, client.version))

  const declared = readDeclared(modhook)
  const count = (verdict: Verdict) => rows.filter(row => row.verdict === verdict).length
  const proved = Math.round((rows.length - count('unknown')) / rows.length * 1000) / 10
  const failures = [...refused, ...disagreements(rows, declared)]
  if (proved < 80) failures.push(`Only ${proved} % of the fields are proved pinned or free: the samples want mending.`)
  return {
    title: 'Pins',
    figures: {
      events: inputs.size, fields: rows.length, pinned: count('pinned'), free: count('free'), unknown: count('unknown'),
      'percent proved': proved, 'events declared': declared.size,
    },
    failures,
    body: `The engine was asked about ${rows.length} top-level fields of the inputs of its ${inputs.size} events: ${count('pinned')} are pinned, ${count('free')} free,`
      + ` ${count('unknown')} could not be tried. [pins.md](pins.md) has the table. The declarations' \`readonly\` was held against it for ${declared.size} events.`,
  }
}
