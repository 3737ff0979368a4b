/** Answers of hooks: typed by the packed modhook, given by hooks in scripted sessions, and looked for in what the client does. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { HOOK_EVENTS } from '@anthropic-ai/claude-agent-sdk'
import type { Client } from '../engine/client.js'
import { inLanes } from '../lanes.js'
import type { Part } from '../part.js'
import { ownDeclarations } from '../wire/declared.js'
import { fits, located, play, type Played } from '../wire/play.js'
import { SESSION_LANES } from '../wire/recording.js'
import { ask, type Session } from '../wire/session.js'
import { isObject, type Json, type Line } from '../wire/shape.js'
import type { Answer, Sign, Trial } from './answer.js'
import { trials } from './trials.js'

/** What came of an answer. */
type Outcome = {
  answer: Answer
  session: string
  /** Whether a hook gave it. */
  isGiven: boolean
  /** The signs that weren't found, in words. */
  unfound: string[]
  /** Words of the answer that the client passed on, to the model or to whoever reads its output. */
  passedOn: string[]
}

const log = 'debug.log'

/** A hook, and the answers that it gives, one each time. */
type Hook = { event: Answer['event']; tool: Answer['tool']; by: Answer['by']; gives: number[] }

function hooksFor(answers: Answer[]): Hook[] {
  const hooks = new Map<string, Hook>()
  for (const [index, { event, tool, by }] of answers.entries()) {
    const key = [by, event, tool].join()
    const hook = hooks.get(key) ?? { event, tool, by, gives: [] }
    hook.gives.push(index)
    hooks.set(key, hook)
  }
  return [...hooks.values()]
}

/** Of hooks, the matcher groups by event. */
function groupsOf(hooks: Hook[], handlerOf: (hook: Hook) => Line): { [event: string]: Line[] } {
  const groups: { [event: string]: Line[] } = {}
  for (const hook of hooks) (groups[hook.event] ??= []).push({ ...hook.tool && { matcher: hook.tool }, ...handlerOf(hook) })
  return groups
}

/** Prints the first answer that isn't given yet. From files: the client quotes the commands of hooks, and an answer in one would be taken for its effect. */
const printing = ({ gives }: Hook): string =>
  `cd "$HOME/answers" && for n in ${gives.join(' ')}; do mkdir $n 2>/dev/null && { cat $n.json; [ -e $n-later.json ] && { echo; sleep 0.2; cat $n-later.json; }; break; }; done; true`

/** The session with hooks that give the answers; `give` is told of those that the host gives. */
function answering({ session, answers }: Trial, give: (index: number) => void): Session {
  const hooks = hooksFor(answers)
  const hostHooks = hooks.filter(({ by }) => by === 'host')
  const ofCommands = groupsOf(hooks.filter(({ by }) => !by), hook => ({ hooks: [{ type: 'command', command: printing(hook) }] }))
  const ofHost = groupsOf(hostHooks, hook => ({ hookCallbackIds: [String(hooks.indexOf(hook))] }))
  const answer = (request: Line): Line => {
    const gives = hooks[Number(request['callback_id'])]?.gives ?? []
    // the last one again and again: no worktree comes about without a path
    const index = gives.length > 1 ? gives.shift() : gives[0]
    if (index === undefined) return {}
    give(index)
    return answers[index]?.says ?? {}
  }
  const printed = answers.flatMap(({ says, later }, index) => [[`answers/${index}.json`, says], ...later ? [[`answers/${index}-later.json`, later]] : []])
  return {
    ...session,
    home: { ...session.home, ...Object.fromEntries(printed) },
    settings: { ...session.settings, hooks: Object.fromEntries(HOOK_EVENTS.map(event => [event, [...session.settings?.hooks?.[event] ?? [], ...ofCommands[event] ?? []]])) },
    // of two hooks on the same event the recorder's answer might be taken
    unrecorded: [...session.unrecorded ?? [], ...hostHooks.map(({ event }) => event)],
    runs: session.runs.map(run => ({
      ...run,
      more: [...run.more ?? [], '--debug-file', `/home/dev/${log}`],
      env: { ...run.env, CLAUDE_CODE_DEBUG_LOG_LEVEL: 'verbose' },
      ...hostHooks.length > 0 && {
        host: [ask('initialize', { hooks: ofHost }), ...run.host ?? []],
        answer: (request: Line) => request['subtype'] === 'hook_callback' ? answer(request) : run.answer ? run.answer(request) : {},
      },
    })),
  }
}

/** A text as it stands inside JSON. */
const encoded = (text: string): string => JSON.stringify(text).slice(1, -1)
/** Lines about hooks repeat what a hook printed. */
const isEcho = ({ subtype }: Line): boolean => String(subtype).startsWith('hook_')

/** What the client wrote for itself: its transcripts. */
function transcripts(home: string): string {
  const folder = join(home, '.claude', 'projects')
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.jsonl')).map(file => readFileSync(join(folder, file), 'utf8')).join('')
}

/** Where the sign was looked for in vain, in words; absent where it is there. */
function missing(sign: Sign, { requests, written, hooks, screen, places: { home } }: Played, debugged: string): string | undefined {
  if ('request' in sign) return requests.some(({ body }) => JSON.stringify(body).includes(encoded(sign.request))) ? undefined : `no request to the model holds "${sign.request}"`
  if ('line' in sign) return written.some(line => !isEcho(line) && fits(sign.line, line)) ? undefined : `the client wrote no line with ${JSON.stringify(sign.line)}`
  if ('hook' in sign) return hooks.some(hook => fits(sign.hook, hook)) ? undefined : `no hook read ${JSON.stringify(sign.hook)}`
  if ('screen' in sign) return screen.includes(sign.screen) ? undefined : `the terminal wasn't sent ${JSON.stringify(sign.screen)}`
  if ('transcript' in sign) return transcripts(home).includes(encoded(sign.transcript)) ? undefined : `no transcript holds ${sign.transcript}`
  return debugged.includes(sign.log) ? undefined : `the debug log doesn't hold ${sign.log}`
}

/** The words of an answer for people and models. */
const wordKeys = ['systemMessage', 'stopReason', 'reason', 'additionalContext']
const wordsIn = (value: Json, key = ''): string[] =>
  typeof value === 'string' ? wordKeys.includes(key) ? [value] : []
  : isObject(value) ? Object.entries(value).flatMap(([name, item]) => wordsIn(item, name))
  : []

async function tryOut(client: Client, trial: Trial, folder: string): Promise<{ outcomes: Outcome[]; missed: string[] }> {
  const given = new Set<number>()
  const played = await play(client, answering(trial, index => given.add(index)), folder)
  const { home } = played.places
  const debugged = readFileSync(join(home, log), 'utf8')
  const passed = [...played.requests.map(({ body }) => body), ...played.written.filter(line => !isEcho(line))].map(item => JSON.stringify(item))
  const outcomes = trial.answers.map((answer, index): Outcome => ({
    answer,
    session: trial.session.name,
    isGiven: given.has(index) || existsSync(join(home, 'answers', String(index))),
    unfound: located(answer.shows, played.places).flatMap(sign => missing(sign, played, debugged) ?? []),
    passedOn: wordsIn(answer.says).filter(words => passed.some(item => item.includes(encoded(words)))),
  }))
  return { outcomes, missed: played.missed.map(what => `The session ${trial.session.name} with its answers waited in vain for ${what}.`) }
}

type Claim = { value: Line; name: string }

/** What the answer claims to be. */
function claimsOf({ event, tool, says, later }: Answer): Claim[] {
  const name = `HookOutputOf<'${event}'${tool ? `, '${tool}'` : ''}>`
  return later ? [{ value: says, name: 'AsyncHookJSONOutput' }, { value: later, name }] : [{ value: says, name }]
}

/** The claim with a fault: a key at the wrong level, and the part of another event. */
const faulty = ({ value, name }: Claim): Claim[] => [
  { value: { ...value, additionalContext: 'at the wrong level' }, name },
  { value: { ...value, hookSpecificOutput: { hookEventName: name.includes("'Stop'") ? 'SubagentStop' : 'Stop', additionalContext: 'of another event' } }, name },
]

/** The answers that modhook's types refuse, and the faulty ones that they take, one sentence each; and how many faulty ones there are. */
function typed(modhook: string): { failures: string[]; faults: number } {
  const claims = trials.flatMap(({ answers }) => answers).flatMap(claimsOf)
  const faults = claims.flatMap(faulty)
  const said = ownDeclarations(modhook).misfits([...claims, ...faults])
  return {
    faults: faults.length,
    failures: [
      ...claims.flatMap(({ name, value }, index) => said[index] ? [`${JSON.stringify(value)} is no ${name}: ${said[index]}`] : []),
      ...faults.flatMap(({ name, value }, index) => said[claims.length + index] ? [] : [`${JSON.stringify(value)} is taken for ${name}, and is wrong.`]),
    ],
  }
}

/** The values that say more than their keys do. */
const tellingKeys = ['decision', 'permissionDecision', 'behavior', 'action', 'continue', 'async', 'retry']
/** An answer as the names of its keys, its own part's without the part. */
const inShort = (value: Line): string => Object.entries(value).filter(([key]) => key !== 'hookEventName').map(([key, item]) =>
  isObject(item) && ['hookSpecificOutput', 'decision'].includes(key) ? inShort(item)
  : tellingKeys.includes(key) ? `\`${key}: ${JSON.stringify(item).replaceAll('"', "'")}\``
  : `\`${key}\``).join(', ')

/** How it shows, each way once. */
const waysOf = (signs: Sign[]): string => [...new Set(signs.map(sign =>
  'request' in sign ? 'the model reads it'
  : 'line' in sign ? 'the client writes it'
  : 'hook' in sign ? 'a later hook reads what came of it'
  : 'screen' in sign ? 'the terminal is sent it'
  : 'the log holds it'))].join('; ')

/** Gives every answer in its session. */
export const answers: Part = async ({ scratch, modhook, client }) => {
  if (!client) throw new Error('The answers need the client.')
  const trying = inLanes(SESSION_LANES, trials, (trial, index) => tryOut(client, trial, join(scratch, `s${index}`)))
  // the first clients start while the compiler works
  const { failures, faults } = typed(modhook)
  const tried = await trying
  failures.push(...tried.flatMap(({ missed }) => missed))
  const outcomes = tried.flatMap(item => item.outcomes)
  for (const { answer: { event, tool, unused }, session, isGiven, unfound, passedOn } of outcomes) {
    const what = `${event}${tool ? ` (${tool})` : ''}, session ${session}`
    if (!isGiven) failures.push(`${what}: no hook was asked for the answer.`)
    else failures.push(...unfound.map(words => `${what}: the answer was given, and ${words}.`))
    if (unused) failures.push(...passedOn.map(words => `${what}: the client passes "${words}" on, so the reason in trials.ts is stale.`))
  }

  const hasEffect = ({ answer, unfound, isGiven }: Outcome): boolean => isGiven && unfound.length === 0 && !answer.unused
  const rows: string[] = []
  const figures = { answers: outcomes.length, 'faulty answers held to the types': faults, 'events answered': 0, 'events whose answers have an effect': 0 }
  for (const event of [...HOOK_EVENTS].sort()) {
    const all = outcomes.filter(({ answer }) => answer.event === event)
    if (all.length === 0) failures.push(`${event} has no answer: write one in trials.ts.`)
    if (all.some(({ isGiven }) => isGiven)) figures['events answered']++
    if (all.some(hasEffect)) figures['events whose answers have an effect']++
    rows.push(...all.map(({ answer: { says, later, shows, unused } }) =>
      `| \`${event}\` | ${inShort(says) || 'nothing'}${later ? `, later ${inShort(later)}` : ''} | ${unused ? `not used: ${unused}` : waysOf(shows)} |`))
  }
  return {
    title: 'Answers of hooks, taken by the client',
    figures,
    failures,
    body: `Each answer is held to modhook's \`HookOutputOf\`, and so are copies of it with a fault, which have to be refused. Then a command hook prints it in a
scripted session (the host gives that of \`WorktreeCreate\`, which a command hook can't say in JSON), and its effect is looked for: in what the client asks of
the model, in what it writes, in what later hooks read, in its terminal. Where an answer isn't used, the client read it, and its words reached nobody.

| event | answer | how it shows that it was read |
| --- | --- | --- |
${rows.join('\n')}`,
  }
}
