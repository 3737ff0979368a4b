/** Small mods and tests, right ones and mistakes: modhook and the engine's file have to judge them alike, and modhook for less. */
import { cpSync, existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { engineExamples } from '../engine/client.js'
import { inLanes } from '../lanes.js'
import { layPackages } from '../mods/packages.js'
import type { Part } from '../part.js'
import { ask } from './ask.js'
import { measure, overspent } from './budgets.js'
import { DIFFERENCES, type Difference } from './differences.js'
import { ENGINE, errorsOf, marksOf, misjudged, MODHOOK, type Errors } from './verdicts.js'

/** The programs below a folder, without their endings, declarations of contracts apart. */
const programsIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.ts') && !name.endsWith('.d.ts')).map(name => name.slice(0, -3)).sort()

/** What merges into the declarations reaches every program that is compiled with it. */
const isMerged = (program: string) => program.startsWith('merged/')

/** Whether both sides have to judge a program alike, by the folder that it is in. */
const isAlike = (program: string) => !/(^|\/)differences\//.test(program)

/** What is wrong with a difference: that there is none, or that it is another. */
function misstated({ program, modhook }: Difference, ours: Errors, engine: Errors, marks: readonly number[]): string[] {
  if (!ours.has(program)) return [`${program}.ts isn't there: take it off the list of differences`]
  if (marks.length === 0) return [`${program}.ts marks no line with \`// refused:\``]
  const isSame = (ours.get(program)!.size === 0) === (engine.get(program)!.size === 0)
  if (isSame) return [`${program}.ts is judged alike by now: take it off the list of differences`]
  return [
    ...misjudged(MODHOOK, program, ours, modhook === 'refuses' ? marks : []),
    ...misjudged(ENGINE, program, engine, modhook === 'refuses' ? [] : marks),
  ]
}

export const modPrograms: Part = async ({ root, scratch, modhook, client }) => {
  if (!client) throw new Error('The programs of mods need the client.')
  const declarations = await layPackages(scratch, modhook, client)
  const folder = join(scratch, 'programs')
  cpSync(join(root, 'conformance', 'programs', 'mod'), folder, { recursive: true })

  const all = programsIn(folder)
  const listed = new Set(DIFFERENCES.map(({ program }) => program))
  // the test of a difference is for the engine to run: under its file it may show the same difference
  const proofs = all.filter(program => !isAlike(program) && !listed.has(program))
  const contracts = readdirSync(join(folder, 'merged')).filter(name => name.endsWith('.d.ts')).map(name => `merged/${name.slice(0, -3)}`)
  const errorsUnder = (side: typeof MODHOOK, programs: string[]): Errors =>
    new Map([...errorsOf(side, folder, programs.filter(program => !isMerged(program))), ...errorsOf(side, folder, [...contracts, ...programs.filter(isMerged)])])
  const ours = errorsUnder(MODHOOK, all)
  const engine = errorsUnder(ENGINE, all.filter(program => !proofs.includes(program)))

  const alike = all.filter(isAlike)
  const refused = alike.filter(program => /(^|\/)refused\//.test(program))
  const failures = [
    ...alike.flatMap(program => {
      const marks = marksOf(folder, program)
      const isMarked = marks.length > 0 === refused.includes(program)
      return isMarked ? [MODHOOK, ENGINE].flatMap(side => misjudged(side, program, side === MODHOOK ? ours : engine, marks)) : [`${program}.ts is in the wrong folder, by its marks`]
    }),
    ...proofs.flatMap(program => [
      ...misjudged(MODHOOK, program, ours, []),
      ...listed.has(program.replace(/\.test$/, '')) ? [] : [`${program}.ts isn't on the list of differences`],
    ]),
    ...DIFFERENCES.flatMap(difference => misstated(difference, ours, engine, existsSync(join(folder, `${difference.program}.ts`)) ? marksOf(folder, difference.program) : [])),
  ]

  // two sessions of the client at a time: each takes a core for a second
  const asked = await inLanes(2, DIFFERENCES, (difference, index) => ask(client, difference, folder, join(scratch, 'mods', `${index}`)))
  failures.push(...asked.flat())

  const budgets = measure(root, await engineExamples(client), join(scratch, 'budgets'), declarations)
  failures.push(...budgets.flatMap(overspent))
  for (const { name, ours, engine } of budgets) console.log(`  ${name}: ${ours.seconds.toFixed(2)} s, under the engine's file ${engine.seconds.toFixed(2)} s`)

  const contrary = (side: Difference['modhook']) => DIFFERENCES.filter(({ modhook }) => modhook === side).length
  return {
    title: 'Programs of mods',
    figures: {
      'programs that both sides accept': alike.length - refused.length,
      'mistakes that both sides refuse': refused.length,
      'programs that modhook alone accepts': contrary('accepts'),
      'programs that modhook alone refuses': contrary('refuses'),
    },
    failures,
    body: [
      'Each program of `conformance/programs/mod` is compiled under modhook and under the declarations that the engine writes. A mistake has to be refused on the line that it marks, and on no other. Where the two differ, the engine is asked.',
      '',
      '| program | modhook | the engine\'s file | the engine | because |',
      '| --- | --- | --- | --- | --- |',
      ...DIFFERENCES.map(({ program, modhook, engine, reason }) =>
        `| \`${program}\` | ${modhook} | ${modhook === 'accepts' ? 'refuses' : 'accepts'} | ${'runs' in engine ? 'runs it as its test says' : `refuses it (\`${engine.by}\`)`} | ${reason} |`),
      '',
      'What mods cost the compiler, in type instantiations:',
      '',
      "| mod | modhook | the engine's file | part | at most |",
      '| --- | ---: | ---: | ---: | ---: |',
      ...budgets.map(({ name, ours, engine, part }) =>
        `| \`${name}\` | ${ours.instantiations} | ${engine.instantiations} | ${(ours.instantiations / engine.instantiations).toFixed(3)} | ${part.toFixed(3)} |`),
    ].join('\n'),
  }
}
