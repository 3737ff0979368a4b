import { isObject, shapeOf, type Json, type Line } from './shape.js'

/** Where a session ran, so that its paths can be told from other text. */
export type Places = {
  project: string
  home: string
  /** The client's folder for temporary files. */
  temporary: string
  /** The machine's name. */
  host: string
}

const uuid = /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/g
const moment = /\b20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z/g

/** Keys that hold an identifier which the client makes up; their values are replaced wherever they stand. */
const idKeys = new Set(['task_id', 'parent_task_id', 'agent_id', 'agentId', 'run_id', 'runId', 'taskId', 'backgroundTaskId'])
const madeUp = /^[0-9a-z]{8,20}(-[0-9a-f]{3,10})*$/
/** A bare `id` may be a word as well. */
const isMadeUp = (key: string, value: string): boolean => madeUp.test(value) && (idKeys.has(key) || (key === 'id' && /\d/.test(value)))

/** Keys of moments that are told as numbers. */
const momentKeys = /_at$|At$|^timestamp$|_time$|^mtime$|^scheduledFor$/
/** How times are fixed, by key; the first that fits. */
const fixedTimes: [RegExp, number][] = [
  [/_ms$|Ms$|^duration|_seconds$|^seconds_/, 100],
  [momentKeys, 1_767_225_600],
]
/** How other figures are fixed. Zero stays, for it often means "none". */
const fixedFigures: [RegExp, number][] = [
  [/usd$|USD$/i, 0.01],
  [/tokens$/i, 100],
  [/^(percentage|squareFullness|pct)$/, 1],
  [/^pid$/, 4242],
  [/bytes$/i, 64],
]

/** What else the client makes up or reads off the clock, inside its sentences and paths. */
const randomWords: [RegExp, string][] = [
  [/\/cc-socks(-\d+)?\/\d+\.sock/g, '/cc-socks/1.sock'],
  [/\bproject-[0-9a-f]{2} \[[0-9a-f]{6}\]/g, 'project-00 [000000]'],
  [/\bwf_[0-9a-f]{8}-[0-9a-f]{3}(?=\W|$)/g, 'wf_00000000-000'],
  [/^[0-9a-f]{7}$|^[0-9a-f]{64}$/, '0000000'],
  [/^\[(\w+) [0-9a-f]{7}\]/, '[$1 0000000]'],
  [/\/plans\/[\w-]+\.md/g, '/plans/plan.md'],
  [/\/tool-results\/[\w-]+\.txt/g, '/tool-results/output.txt'],
  [/\bduration_ms: \d+/g, 'duration_ms: 1500'],
  [/\bscheduled for \d\d:\d\d:\d\d/g, 'scheduled for 09:00:00'],
  [/^\d+ \d+ \* \* \*$/, '0 9 * * *'],
  [/\bnext run [A-Z][a-z]{2} \d+ [\d:]+[ap]m/g, 'next run Jan 1 9:00am'],
]

/** A longer sentence is cut. */
const longest = 80
/** Of a list, this many items of each shape are kept. */
const alike = 2

/** Every made-up identifier in the lines. */
export function identifiers(lines: Json[]): Set<string> {
  const found = new Set<string>()
  const visit = (value: Json, key: string): void => {
    if (Array.isArray(value)) value.forEach(item => visit(item, key))
    else if (isObject(value)) Object.entries(value).forEach(([name, item]) => visit(item, name))
    else if (typeof value === 'string' && isMadeUp(key, value)) found.add(value)
  }
  lines.forEach(line => visit(line, ''))
  return found
}

/** Identifiers that the API makes up: of a call, a message, a request. */
const apiId = /(toolu|msg|req)_\d+(?:_\d+)?/g

/** A task's identifier begins with a letter that tells its kind; the others are hexadecimal through and through. */
const spellId = (found: string, index: number): string => {
  const digits = String(index)
  const kind = /^[a-z](.{8}|.{16})$/.test(found) ? found[0] : '0'
  return (kind + found.slice(1).replace(/\w/g, '0')).slice(0, -digits.length) + digits
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
/** How the client spells a path as a folder's name. */
export const asName = (path: string): string => path.replace(/[^A-Za-z0-9]/g, '-')

/** A path or a name of this machine, and what stands for it; longer ones first, since one may begin another. */
function standIns({ project, home, temporary, host }: Places): [RegExp, string][] {
  const paths: [string, string][] = [
    [project, '/home/dev/project'], [home, '/home/dev'], [temporary, '/tmp'],
  ]
  const all = [...paths, ...paths.map(([from, to]): [string, string] => [asName(from), asName(to)])].sort(([a], [b]) => b.length - a.length)
  return [
    ...all.map(([from, to]): [RegExp, string] => [new RegExp(escaped(from), 'g'), to]),
    [/\/claude-\d+(?=\/|$)/g, '/claude'],
    [new RegExp(`\\b${escaped(host)}\\b`, 'g'), 'machine'],
    [moment, '2026-01-01T00:00:00.000Z'],
    ...randomWords,
  ]
}

/** How the figures of a session are fixed that is kept whole: those that another run has too stay as they are. */
const wholeFigures: [RegExp, number][] = [[/_ms$|Ms$|^duration/, 1500], [momentKeys, 1_767_225_600_000], [/^pid$/, 4242]]

/**
 * Makes lines of one session the same on every machine and in every run: identifiers, paths, moments and figures are
 * replaced by fixed ones. Of lines that are kept for their shapes, identifiers are numbered afresh in each, and long texts
 * and long lists, which are the client's own words, are cut; a session that is kept whole has the same ones throughout.
 */
export function normaliser(places: Places, known: Set<string>, isWhole = false): (line: Line) => Line {
  const replaced = standIns(places)
  const ids = known.size > 0 ? new RegExp(`\\b(?:${[...known].sort((a, b) => b.length - a.length).map(escaped).join('|')})\\b`, 'g') : undefined
  let uuids = new Map<string, string>()
  let names = new Map<string, string>()

  return line => {
    if (!isWhole) {
      uuids = new Map()
      names = new Map()
    }
    const number = (map: Map<string, string>, given: string, spell: (index: number) => string): string => {
      const made = map.get(given) ?? spell(map.size + 1)
      map.set(given, made)
      return made
    }
    const spellUuid = (index: number): string => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`
    // the session is the first, wherever it stands in the line
    if (typeof line['session_id'] === 'string') number(uuids, line['session_id'], spellUuid)

    const text = (given: string): string => {
      let result = given
      for (const [pattern, standIn] of replaced) result = result.replace(pattern, standIn)
      result = result.replace(uuid, found => number(uuids, found, spellUuid))
      if (ids) result = result.replace(ids, found => number(names, found, index => spellId(found, index)))
      result = result.replace(apiId, (found, kind: string) => number(names, found, index => `${kind}_${index}`))
      return !isWhole && result.length > longest && /\s/.test(result) ? `${result.slice(0, longest / 2)}…` : result
    }
    const figures = (value: number): [RegExp, number][] => isWhole ? wholeFigures : value === 0 ? fixedTimes : [...fixedTimes, ...fixedFigures]
    const visit = (value: Json, key: string): Json => {
      if (typeof value === 'string') return text(value)
      if (typeof value === 'number') return figures(value).find(([keys]) => keys.test(key))?.[1] ?? value
      if (Array.isArray(value)) {
        const list = value.map(item => visit(item, key))
        return isWhole ? list : shortened(list)
      }
      if (isObject(value)) return Object.fromEntries(Object.entries(value).map(([name, item]) => [text(name), visit(item, name)]))
      return value
    }
    return visit(line, '') as Line
  }
}

function shortened(list: Json[]): Json[] {
  const seen = new Map<string, number>()
  return list.filter(item => {
    const shape = shapeOf(item)
    const count = (seen.get(shape) ?? 0) + 1
    seen.set(shape, count)
    return count <= alike
  })
}
