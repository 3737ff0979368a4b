/** Declarations against declarations: upstream's names with ours of the same spelling. */
import { engineTypes } from '../engine/client.js'
import type { Part } from '../part.js'
import { accept, describe } from './accepted.js'
import { readBaseline, regressions, writeBaseline } from './baseline.js'
import { compilerErrors } from './errors.js'
import { negativeProof } from './negative.js'
import { engineGroups, packed, sdkGroups } from './references.js'
import { bodyOf, figuresOf } from './report.js'
import { rowsOf, type Row } from './rows.js'
import { LATER, LATER_KEYS } from './scope.js'

export const declarations: Part = async ({ root, modhook, sdk, client }) => {
  const ours = packed(modhook)
  const groups = sdkGroups(sdk)
  if (client) groups.push(...engineGroups(await engineTypes(client), ours.rootFiles.length > 0))

  const compared = groups.map(group => ({ group, rows: rowsOf(group, ours) }))
  const { rows, stale } = accept(compared.flatMap(({ rows }) => rows))
  const before = readBaseline(root)
  const lost = regressions(before, rows)
  if (process.env['UPDATE_BASELINE'] === '1') writeBaseline(root, before, rows)
  const proof = negativeProof(compared, ours)
  const errors = compilerErrors(ours)

  const failures = [
    ...errors.map(error => `modhook's own declarations don't compile: ${error}`),
    ...rows.filter(({ verdict }) => verdict === 'any').map(({ reference, name }) => `${reference}: ${name} leaks \`any\`; name the type, or say \`unknown\``),
    ...(process.env['UPDATE_BASELINE'] === '1' ? [] : lost).map(({ reference, name, row }) =>
      row
        ? `${reference}: ${name} was conformant and is now ${row.verdict}${row.findings[0] ? `: ${row.findings[0].origin.name} ${row.findings[0].text}` : ''}`
        : `${reference}: ${name} was conformant and is no name of the reference any more; run with UPDATE_BASELINE=1 if upstream dropped it`,
    ),
    ...rows.filter(({ isEarly }) => isEarly).map(({ reference, name }) => `${reference}: ${name} is declared, and stands as not declared yet in src/declarations/scope.ts`),
    ...unused(rows).map(names => `no name of the reference is ${names}, which stands as not declared yet in src/declarations/scope.ts`),
    ...stale.map(entry => `an accepted difference no longer applies: ${describe(entry)}; take it off src/declarations/accepted.ts`),
    ...proof.failures,
  ]
  const notes = client ? [] : ['The client could not be had, so its declarations of the mod API were not compared.']
  return {
    title: 'Declarations against declarations',
    figures: { ...figuresOf(rows), 'mutations seen': proof.proved },
    failures,
    body: `${bodyOf(rows, notes)}\n\n${proof.proved} mutations of conformant declarations (a key renamed, an arm dropped, a required key made optional, a literal widened, a key added, an \`any\`, a name taken away) were each seen under the right heading.`,
  }
}

/** What stands as not declared yet, of the references that were compared, and is nowhere in them. */
function unused(rows: readonly Row[]): string[] {
  const later = rows.filter(({ verdict }) => verdict === 'later')
  const compared = new Set(rows.map(({ reference }) => reference))
  const names = LATER.filter(({ references }) => references.some(reference => compared.has(reference))).flatMap(({ references, names }) => {
    const under = later.filter(({ reference }) => references.includes(reference)).map(({ name }) => name)
    if (names instanceof RegExp) return under.some(name => names.test(name)) ? [] : [String(names)]
    return names.filter(name => !under.includes(name))
  })
  if (!compared.has('mod')) return names
  const notes = new Set(later.map(({ note }) => note))
  return [...names, ...LATER_KEYS.filter(({ reason }) => !notes.has(reason)).map(({ key }) => String(key))]
}
