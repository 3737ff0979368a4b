/** What the comparison found, as figures and as Markdown. */
import { REFERENCES, TITLES, type Reference } from './references.js'
import type { Finding, Row, Verdict } from './rows.js'

const VERDICTS: readonly Verdict[] = ['same', 'accepted', 'keys', 'wider', 'narrower', 'different', 'missing', 'any', 'later', 'outOfScope']

const HEADINGS: Record<Verdict, string> = {
  same: 'the same',
  accepted: 'accepted',
  keys: 'other keys',
  wider: 'wider',
  narrower: 'narrower',
  different: 'different',
  missing: 'missing',
  any: 'leaks `any`',
  later: 'not declared yet',
  outOfScope: 'out of scope',
}

/** So many findings of one row are shown. */
const MAX_FINDINGS = 8

export function figuresOf(rows: readonly Row[]): Record<string, number> {
  const figures: Record<string, number> = {}
  for (const reference of comparedOf(rows)) {
    for (const verdict of VERDICTS) figures[`${reference}: ${HEADINGS[verdict].replaceAll('`', '')}`] = countOf(rows, reference, verdict)
  }
  return figures
}

const comparedOf = (rows: readonly Row[]): Reference[] => REFERENCES.filter(reference => rows.some(row => row.reference === reference))
const countOf = (rows: readonly Row[], reference: Reference, verdict: Verdict): number =>
  rows.filter(row => row.reference === reference && row.verdict === verdict).length

export function bodyOf(rows: readonly Row[], notes: readonly string[]): string {
  const compared = comparedOf(rows)
  return [
    ...notes,
    'A row is a name, an event, a noun or a method. *The same*: each side is assignable to the other, with the same keys, optional ones included, in every arm. `readonly` is not compared: our pins are our own. What is *not declared yet* was taken out of the reference first, so that what is derived from it can be compared.',
    table(['reference', ...VERDICTS.map(verdict => HEADINGS[verdict])], compared.map(reference => [TITLES[reference], ...VERDICTS.map(verdict => String(countOf(rows, reference, verdict)))])),
    ...compared.flatMap(reference => sectionOf(reference, rows.filter(row => row.reference === reference))),
  ].join('\n\n')
}

function sectionOf(reference: Reference, rows: readonly Row[]): string[] {
  const parts: string[] = []
  for (const verdict of ['any', 'keys', 'wider', 'narrower', 'different'] as const) {
    const under = rows.filter(row => row.verdict === verdict)
    if (under.length > 0) parts.push(`**${capital(HEADINGS[verdict])}**`, table(['name', 'what'], under.map(row => [code(row.name), whatOf(row)])))
  }
  const missing = rows.filter(({ verdict }) => verdict === 'missing')
  if (missing.length > 0) parts.push(`**Missing**: ${names(missing)}`)
  const accepted = rows.filter(({ verdict }) => verdict === 'accepted')
  if (accepted.length > 0) parts.push('**Accepted**', byReason(accepted, ({ reasons = [] }) => reasons))
  for (const verdict of ['later', 'outOfScope'] as const) {
    const apart = rows.filter(row => row.verdict === verdict)
    if (apart.length > 0) parts.push(`**${capital(HEADINGS[verdict])}**`, byReason(apart, ({ note = '' }) => [{ text: note, isOwn: true }]))
  }
  return parts.length === 0 ? [] : [`### ${TITLES[reference]}`, ...parts]
}

/** The rows under each reason; of those that it concerns through other rows alone, the number. */
function byReason(rows: readonly Row[], reasonsOf: (row: Row) => NonNullable<Row['reasons']>): string {
  const groups = new Map<string, { own: Row[]; through: number }>()
  for (const row of rows) {
    for (const { text, isOwn } of reasonsOf(row)) {
      const group = groups.get(text) ?? { own: [], through: 0 }
      groups.set(text, group)
      if (isOwn) group.own.push(row)
      else group.through += 1
    }
  }
  const namesOf = (own: Row[], through: number) => [...(own.length > 0 ? [names(own)] : []), ...(through > 0 ? [`${through} more through them`] : [])].join(', and ')
  return table(['reason', 'names'], [...groups].map(([text, { own, through }]) => [cell(text), namesOf(own, through)]))
}

/** A row's own findings, and the rows that the others belong to. */
function whatOf(row: Row): string {
  const isOwn = ({ origin }: Finding) => origin.reference === row.reference && origin.name === row.name
  const own = row.findings.filter(isOwn).map(finding => `${finding.path === '' ? '' : `${code(finding.path)} `}${cell(finding.text)}`)
  const through = [...new Set(row.findings.filter(finding => !isOwn(finding)).map(({ origin }) => code(origin.name)))]
  const shown = [...own.slice(0, MAX_FINDINGS), ...(own.length > MAX_FINDINGS ? [`and ${own.length - MAX_FINDINGS} more`] : [])]
  return [...shown, ...(through.length > 0 ? [`through ${through.slice(0, MAX_FINDINGS).join(', ')}${through.length > MAX_FINDINGS ? ` and ${through.length - MAX_FINDINGS} more` : ''}`] : [])].join('<br>')
}

const names = (rows: readonly Row[]): string => rows.map(({ name }) => code(name)).join(', ')
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map(cells => `| ${cells.join(' | ')} |`).join('\n')
const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replace(/\s+/g, ' ')
const code = (text: string): string => `\`${text.replaceAll('|', '\\|').replace(/\s+/g, ' ')}\``
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
