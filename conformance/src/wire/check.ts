import type { Declared, Union } from './declared.js'
import type { Recorded, Source } from './recording.js'
import { isObject, shapeOf, type Json } from './shape.js'

const unions: Record<Source, Union> = { hook: 'HookInput', written: 'StdoutMessage', sent: 'StdinMessage' }

/** A line, or the response inside one, that claims to be of a type. */
type Claim = { recorded: Recorded; kind: string; value: Json; name: string; beyond: string[] }

/** A key or a value that the declarations don't have, and where. */
export type Beyond = { kind: string; path: string }

export type Checked = {
  /** What doesn't fit, one sentence each. */
  failures: string[]
  /** Shapes of lines that the client wrote which fit no type of their own. */
  misfitShapes: number
  beyond: Beyond[]
  /** Kinds of line that the client wrote and no declaration has. */
  undeclaredKinds: string[]
  /** Requests that the client answered and no declaration has. */
  undeclaredRequests: string[]
}

/** What a line is, in words: `hook Stop`, `system/init`, `response to get_usage`. */
export function kindOf({ source, line, answers }: Recorded): string {
  if (source === 'hook') return `hook ${String(line['hook_event_name'])}`
  if (answers) return `response to ${answers}`
  const inner = isObject(line['request']) ? line['request'] : isObject(line['response']) ? line['response'] : line
  return [line['type'], inner['subtype']].filter(Boolean).join('/')
}

/** The compiler spells whole types out. */
const shortened = (words: string): string => words.length > 400 ? `${words.slice(0, 400)}…` : words
const someOf = (sessions: string[]): string => `session ${sessions.slice(0, 3).join(', ')}${sessions.length > 3 ? ` and ${sessions.length - 3} more` : ''}`

/** Holds every line against the declarations. */
export function check(lines: Recorded[], declared: Declared): Checked {
  const claims: Claim[] = []
  const strangers: Recorded[] = []
  const distinct = new Map(lines.map(item => [`${kindOf(item)} ${JSON.stringify(item.line)}`, item]))
  for (const recorded of distinct.values()) {
    const { source, line, answers } = recorded
    const claim = (kind: string, value: Json, member: NonNullable<ReturnType<Declared['memberOf']>>): void =>
      void claims.push({ recorded, kind, value, name: member.name, beyond: source === 'sent' ? [] : declared.beyond(value, member.type) })
    const member = declared.memberOf(line, unions[source])
    if (member) claim(kindOf(recorded), line, member)
    else strangers.push(recorded)
    const response = isObject(line['response']) ? line['response']['response'] : undefined
    const own = answers && source === 'written' ? declared.responseTo(answers) : undefined
    if (own && response !== undefined) claim(kindOf(recorded), response, own)
  }

  const said = declared.misfits(claims)
  const misfits = claims.flatMap((claim, index) => said[index] ? [{ claim, words: said[index] }] : [])
  const isOfHost = ({ source }: Recorded): boolean => source === 'sent'
  // what the host sends beyond the declarations is no fault of theirs, but the client took it
  const undeclaredRequests = misfits.filter(({ claim }) => isOfHost(claim.recorded)).map(({ claim }) => claim.recorded)
    .concat(strangers.filter(isOfHost)).map(kindOf).filter(kind => lines.some(({ answers }) => kind === `control_request/${answers}`))
  const failures = new Map<string, Set<string>>()
  const fail = (words: string, session: string): void => void failures.set(words, (failures.get(words) ?? new Set()).add(session))
  for (const { claim: { recorded, kind, name }, words } of misfits) if (!isOfHost(recorded)) fail(`${kind} doesn't fit ${name}: ${words}`, recorded.session)
  for (const recorded of strangers) if (!isOfHost(recorded)) fail(`${kindOf(recorded)} is no member of ${unions[recorded.source]}`, recorded.session)

  const shapesOf = (some: Recorded[]): number => new Set(some.map(({ line }) => shapeOf(line))).size
  const rows = new Map(claims.flatMap(({ kind, beyond }) => beyond.map(path => [`${kind} ${path}`, { kind, path }])))
  return {
    failures: [...failures].map(([words, sessions]) => `${shortened(words)} (${someOf([...sessions].sort())})`).sort(),
    misfitShapes: shapesOf([...misfits.map(({ claim }) => claim.recorded), ...strangers].filter(recorded => recorded.source === 'written' || recorded.source === 'hook')),
    beyond: [...rows].sort(([a], [b]) => a < b ? -1 : 1).map(([, row]) => row),
    undeclaredKinds: [...new Set(strangers.filter(recorded => !isOfHost(recorded)).map(kindOf))].sort(),
    undeclaredRequests: [...new Set(undeclaredRequests)].sort(),
  }
}
