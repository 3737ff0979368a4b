import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Part } from '../part.js'
import { check, kindOf } from './check.js'
import { officialDeclarations, ownDeclarations, type Declared } from './declared.js'
import { writeDifferences } from './differences.js'
import { record, type Recorded } from './recording.js'
import { sessions } from './sessions/index.js'
import { shapeOf, type Line } from './shape.js'
import { unfiredEvents, unfiredMessages } from './unfired.js'

/** What was seen, what wasn't and why, and what is wrong with the reasons. */
type Coverage = { seen: string[]; unseen: { name: string; why: string }[]; failures: string[] }

function coverage(what: string, names: string[], seen: Set<string>, reasons: Record<string, string>): Coverage {
  const all = [...names].sort()
  return {
    seen: all.filter(name => seen.has(name)),
    unseen: all.flatMap(name => seen.has(name) || !reasons[name] ? [] : [{ name, why: reasons[name] }]),
    failures: [
      ...all.filter(name => !seen.has(name) && !reasons[name]).map(name => `No session brings about the ${what} ${name}: write one, or give the reason in unfired.ts.`),
      ...Object.keys(reasons).filter(name => seen.has(name)).map(name => `The ${what} ${name} is on record, so its reason in unfired.ts is stale.`),
      ...Object.keys(reasons).filter(name => !all.includes(name)).map(name => `unfired.ts has a reason for ${name}, which is no ${what}.`),
    ],
  }
}

const tagsAsKind = ({ type, subtype }: Line): string => [type, subtype].filter(Boolean).join('/')

/** The kinds of message, by their names; of those that share a kind, each with a name of its own. */
function messageCoverage(lines: Recorded[], official: Declared): Coverage {
  const kinds = official.messages()
  const seen = new Set(lines.flatMap(({ line, source }) => source === 'written' ? official.memberOf(line, 'StdoutMessage')?.name ?? [] : []))
  const nameOf = (kind: string): string => [...kinds].find(([, tags]) => tagsAsKind(tags) === kind)?.[0] ?? kind
  return coverage('message', [...kinds.keys()], seen, Object.fromEntries(Object.entries(unfiredMessages).map(([kind, why]) => [nameOf(kind), why])))
}

const listed = (names: string[]): string => names.map(name => `\`${name}\``).join(', ')
const shapes = (lines: Recorded[]): number => new Set(lines.map(({ line }) => shapeOf(line))).size

/** Records the sessions afresh, and holds every line against modhook's declarations and the official ones. */
export const wire: Part = async ({ root, scratch, modhook, sdk, client }) => {
  if (!client) throw new Error('The sessions need the client.')
  const { lines, missed } = await record(client, join(scratch, 'wire'))
  const own = check(lines, ownDeclarations(modhook))
  const declaredOfficially = officialDeclarations(sdk)
  const sentByClient = lines.filter(({ source }) => source !== 'sent')
  const official = check(sentByClient, declaredOfficially)
  mkdirSync(join(root, 'docs'), { recursive: true })
  writeDifferences(join(root, 'docs', 'differences.md'), official, own.undeclaredRequests, client.version)

  const hooks = lines.filter(({ source }) => source === 'hook')
  const isControl = (recorded: Recorded): boolean => kindOf(recorded).startsWith('control_') || recorded.answers !== undefined
  const written = lines.filter(({ source }) => source === 'written')
  const events = coverage('hook event', declaredOfficially.events(), new Set(hooks.map(({ line }) => String(line['hook_event_name']))), unfiredEvents)
  const messages = messageCoverage(lines, declaredOfficially)
  return {
    title: 'Declarations against the wire',
    figures: {
      sessions: sessions.length,
      'hook events seen': events.seen.length, 'hook events missing': events.unseen.length,
      'message kinds seen': messages.seen.length, 'message kinds missing': messages.unseen.length,
      'shapes of hook input': shapes(hooks),
      'shapes of message': shapes(written.filter(recorded => !isControl(recorded))),
      'shapes of control line': shapes(lines.filter(isControl)),
      'shapes that modhook refuses': own.misfitShapes,
      'shapes that the official types refuse': official.misfitShapes,
    },
    failures: [...missed.map(what => `The ${what}.`), ...own.failures.map(words => `${words}.`), ...events.failures, ...messages.failures],
    body: `${sessions.length} scripted sessions were run, and each line as an object literal held against the type that it claims: what a hook reads from
standard input, what the client writes to standard output, responses of the control protocol, and what a host writes.

Hook events seen: ${listed(events.seen)}.

Messages seen: ${listed(messages.seen)}.

${[...events.unseen, ...messages.unseen].map(({ name, why }) => `- \`${name}\` was not seen: ${why}`).join('\n')}

The official types refuse ${official.misfitShapes} of the ${shapes(sentByClient)} shapes that the client sent; [differences.md](differences.md) lists what they lack.`,
  }
}
