/** What the comparison found, as figures and as Markdown. */
import { REFERENCES, TITLES, type Reference } from './references.js'
import type { Finding, Row, Verdict } from './rows.js'

const VERDICTS: readonly Verdict[] = ['same', 'accepted', 'keys', 'wider', 'narrower', 'different', 'missing', 'any', 'outOfScope']

const HEADINGS: Record<Verdict, string> = {
  same: 'the same',
  accepted: 'accepted',
  keys: 'other keys',
  wider: 'wider',
  narrower: 'narrower',
  different: 'different',
  missing: 'missing',
  any: 'leaks `any`',
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
    'A row is a name, an event, a noun or a method. *The same*: each side is assignable to the other, with the same keys, optional ones included, in every arm. `readonly` is not compared: our pins are our own.',
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
  const byReason = (under: readonly Row[], reasonsOf: (row: Row) => readonly string[]) => {
    const groups = new Map<string, Row[]>()
    for (const row of under) for (const reason of reasonsOf(row)) groups.set(reason, [...(groups.get(reason) ?? []), row])
    return table(['reason', 'names'], [...groups].map(([reason, group]) => [cell(reason), names(group)]))
  }
  const accepted = rows.filter(({ verdict }) => verdict === 'accepted')
  if (accepted.length > 0) parts.push('**Accepted**', byReason(accepted, ({ reasons = [] }) => reasons))
  const excluded = rows.filter(({ verdict }) => verdict === 'outOfScope')
  if (excluded.length > 0) parts.push('**Out of scope**', byReason(excluded, ({ note = '' }) => [note]))
  return parts.length === 0 ? [] : [`### ${TITLES[reference]}`, ...parts]
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
