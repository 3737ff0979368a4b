import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { fileURLToPath } from 'node:url'
import type { Client } from '../engine/client.js'
import type { Sample } from './samples.js'

/**
 * `pinned`: a change of the field never reaches the hooks beneath. `free`: it does.
 * `unknown`: the engine refused the value for its shape, or the event could not be raised.
 */
export type Verdict = 'pinned' | 'free' | 'unknown'

/** `kept`: the engine puts the field back. `gone`: the hooks beneath miss it. `refused`: the engine skips the hook. */
export type LeftOut = 'kept' | 'gone' | 'refused' | 'untried'

/** What the engine does with one field of one sample. */
export type Finding = {
  event: string
  arm?: string
  field: string
  verdict: Verdict
  leftOut: LeftOut
  /** What the engine said of the change, or of the field being left out; empty where it said nothing. */
  words: string
}

type Event = Record<string, unknown>

/** One test: the event as it is, with one field changed, or with one field left out. */
type Trial = { sample: Sample; field?: string; how: 'as it is' | 'changed' | 'left out' }

/** What a test saw: the events beneath the hook, and what the engine reported. */
export type Outcome = { seen: Event[]; error?: string; reported: string[] }

type Tried = { trial: Trial; outcome: Outcome | undefined }

const source = JSON.stringify

function trialsOf(sample: Sample): Trial[] {
  const fields = [...Object.keys(sample.changed), ...sample.leave ?? []]
  return [
    { sample, how: 'as it is' },
    ...fields.flatMap((field): Trial[] => [
      ...field in sample.changed ? [{ sample, field, how: 'changed' } as const] : [],
      { sample, field, how: 'left out' },
    ]),
  ]
}

/** The expression that the hook hands to `next`. */
function handedOn({ sample, field, how }: Trial): string {
  if (field === undefined) return 'e'
  if (how === 'changed') return `{ ...e, ${source(field)}: ${source(sample.changed[field])} }`
  return `(({ ${source(field)}: left, ...rest }) => rest)(e)`
}

/** A test of the trial. It always fails: a failure carries what the engine reported, and the message what was seen. */
function testOf(trial: Trial, id: number): string {
  const { sample, field, how } = trial
  const { event, input, raise, result, matcher, where = {}, own, tier = 'user', plugins = '', beneath = '', streams } = sample
  const [noun, verb] = event.split('.')
  const named = matcher ? `${source(event)}, ${source(matcher)}` : source(event)
  const isMeant = ['true', ...Object.entries(where).map(([key, value]) => `e[${source(key)}] === ${source(value)}`)].join(' && ')

  const rewriting = streams
    ? `async function* ($, e, next) { return yield* next(${handedOn(trial)}) }`
    : `($, e, next) => next(${isMeant} ? ${handedOn(trial)} : e)`
  const probe = `{ name: 'probe', tier: ${source(tier)}, register(on) { on(${named}, ${rewriting}) } },`
  const watching = streams ? 'async function*' : ''
  const answer = result === undefined ? 'next(e)' : source(result)
  const watch = own
    ? `on('store.set', (_, e) => { seen.push(e.value); return { value: undefined } })`
    : `on(${named}, ${watching} (_, e, next) ${streams ? '' : '=>'} { seen.push(e); return ${answer} })`
  const call = `$.${noun}.${verb}(${source(input)})`
  const raising = raise ?? (streams ? `for await (const chunk of ${call});` : `await ${call}`)
  const options = own ? `, options: { trial: ${source(source({ field, value: how === 'changed' ? sample.changed[field!] : undefined }))} }` : ''

  return `test('trial ${id}', { timeoutMs: 30000, plugins: [${own ? '' : probe} ${plugins}]${options} }, async ($, on) => {
  const seen = []
  let error
  ${watch}
  ${beneath}
  try { ${raising} } catch (thrown) { error = String(thrown) }
  throw new Error('saw ' + JSON.stringify({ seen, error }))
})
`
}

/** Reads the outcomes out of the output of `plugin test`, by the number of the trial. */
export function outcomesOf(output: string): Map<number, Outcome> {
  const outcomes = new Map<number, Outcome>()
  for (const block of output.split(/^\(fail\) trial /m).slice(1)) {
    const told = /^ {2}Error: saw (\{.*\})$/m.exec(block)?.[1]
    const reported = block.split('\n  the engine reported:\n')[1]?.split('\n').filter(line => line.startsWith('    ')) ?? []
    outcomes.set(parseInt(block, 10), {
      ...told === undefined ? { seen: [], error: block.split('\n')[1]?.trim() ?? '' } : JSON.parse(told) as Outcome,
      reported: reported.map(line => line.trim()),
    })
  }
  return outcomes
}

/** Why the engine skipped the hook that tried something, in its words; undefined where it let it. */
export function refusalOf(event: string, reported: string[]): string | undefined {
  for (const line of reported) {
    const [, plugin, words] = /^(\S+)'s \S+ hook was skipped: \S+: (.*)$/.exec(line) ?? []
    if (plugin !== 'test' && words && line.includes(`'s ${event} hook`)) return words.replace(/^next\(\) passed an argument with /, '')
  }
  return undefined
}

/** Whether the engine's words say that the field is its own, rather than that the value has a wrong shape. */
export const saysPinned = (field: string, words: string): boolean =>
  words.startsWith(`a changed ${field} (`) || words.startsWith(`{ ${field} } rewritten`)
  || new RegExp(`^an? ${field} (other than|the engine did not set) `).test(words)

/**
 * The event that a trial is about, as it is beneath the hook, `base` being the events of the same test without a trial.
 * An event may be raised several times, and for some of them the engine passes the hook by: the one that differs counts.
 */
export function eventBeneath(sample: Sample, base: Event[], seen: Event[]): Event | undefined {
  const meant = [...base.keys()].filter(index => Object.entries(sample.where ?? {}).every(([key, value]) => base[index]?.[key] === value))
  const index = meant.find(index => seen[index] && !isDeepStrictEqual(seen[index], base[index])) ?? meant[0]
  return index === undefined ? undefined : seen[index]
}

function judgeChange(field: string, value: unknown, base: Event, seen: Event | undefined): { verdict: Verdict; words: string } {
  if (!seen) return { verdict: 'unknown', words: 'no hook beneath saw the event' }
  if (isDeepStrictEqual(seen[field], value)) return { verdict: 'free', words: '' }
  if (isDeepStrictEqual(seen[field], base[field])) return { verdict: 'pinned', words: '(none: the hook runs, and its change is put back)' }
  return { verdict: 'unknown', words: `the hooks beneath saw ${source(seen[field])}` }
}

function judgeLeftOut(field: string, base: Event, seen: Event | undefined): LeftOut {
  if (!seen || !(field in base)) return 'untried'
  return field in seen ? 'kept' : 'gone'
}

/** What the trials of one sample tell of its fields. */
function findingsOf(sample: Sample, tried: Tried[]): Finding[] {
  const asItIs = tried[0]?.outcome
  const events = asItIs?.seen ?? []
  const base = eventBeneath(sample, events, events)
  const fields = [...new Set(tried.flatMap(({ trial }) => trial.field ?? []))]
  return fields.map((field): Finding => {
    const about = { event: sample.event, ...sample.arm !== undefined && { arm: sample.arm }, field: field === sample.argument ? ARGUMENT : field }
    if (!base) return { ...about, verdict: 'unknown', leftOut: 'untried', words: asItIs?.error ?? asItIs?.reported[0] ?? 'the test told nothing' }

    const outcomeOf = (how: Trial['how']) => tried.find(({ trial }) => trial.field === field && trial.how === how)?.outcome
    const beneath = (outcome: Outcome | undefined) => outcome && eventBeneath(sample, events, outcome.seen)
    const changed = outcomeOf('changed')
    const left = outcomeOf('left out')
    const refusal = changed && refusalOf(sample.event, changed.reported)
    const leftRefusal = left && refusalOf(sample.event, left.reported)
    const { verdict, words } = refusal !== undefined ? { verdict: saysPinned(field, refusal) ? 'pinned' as const : 'unknown' as const, words: refusal }
      : changed ? judgeChange(field, sample.changed[field], base, beneath(changed))
      : { verdict: 'unknown' as const, words: '' }
    return {
      ...about, verdict,
      leftOut: leftRefusal !== undefined ? 'refused' : judgeLeftOut(field, base, beneath(left)),
      words: [words, leftRefusal && leftRefusal !== words && `left out: ${leftRefusal}`].filter(Boolean).join('; '),
    }
  })
}

/** The name under which a tool's own arguments stand: the engine treats them all alike. */
export const ARGUMENT = 'the arguments'

/** Whether no hook saw the event where nothing was changed: on a busy machine a test may end before the engine raises it. */
const isSilent = (tried: Tried[]): boolean => !tried[0]?.outcome?.seen.length

/** Runs the trials of some samples. `folder` is where the mod and its tests are written. */
async function tryOut(client: Client, samples: Sample[], folder: string): Promise<Map<Sample, Tried[]>> {
  cpSync(fileURLToPath(new URL('./own', import.meta.url)), folder, { recursive: true })
  const trials = samples.flatMap(trialsOf)
  // a file for each event: a file runs in a process of its own, and one that breaks takes no other with it
  for (const event of new Set(samples.map(sample => sample.event))) {
    const tests = trials.flatMap((trial, id) => trial.sample.event === event ? testOf(trial, id) : [])
    writeFileSync(join(folder, `${event}.test.ts`), `import { test } from 'claude-code/testing'\n${tests.join('')}`)
  }
  const { stdout, stderr, timedOut } = await client.run({ args: ['plugin', 'test', folder], cwd: folder, timeout: 300_000 })
  if (timedOut) throw new Error('The pin probe did not end within five minutes.')
  const outcomes = outcomesOf(stdout + stderr)
  const tried = trials.map((trial, id) => ({ trial, outcome: outcomes.get(id) }))
  return new Map(samples.map(sample => [sample, tried.filter(({ trial }) => trial.sample === sample)]))
}

/** Tries every field of every sample on the engine, those that told nothing once more. Works in `folder`. */
export async function probe(client: Client, samples: Sample[], folder: string): Promise<Finding[]> {
  const tried = await tryOut(client, samples, join(folder, 'first'))
  const silent = samples.filter(sample => isSilent(tried.get(sample)!))
  const again = silent.length > 0 ? await tryOut(client, silent, join(folder, 'again')) : new Map<Sample, Tried[]>()
  return samples.flatMap(sample => findingsOf(sample, again.get(sample) ?? tried.get(sample)!))
}
