/** Differences that are meant, each with its reason. One that no longer applies fails the run. */
import type { DifferenceKind, KeyChange } from './compare.js'
import type { Reference } from './references.js'
import type { Finding, Row } from './rows.js'

export type Accepted = {
  references: readonly Reference[]
  /** The row that the difference belongs to, not those that hold it; any row where left out. */
  name?: string | RegExp
  /** The path from that row, the key included: `message.content[].foo`; any path where left out. */
  path?: string | RegExp
  verdict: DifferenceKind | 'missing'
  /** Of a difference in keys, which. */
  change?: KeyChange
  /** Whether the key's own doc says `@undocumented`. */
  undocumented?: true
  reason: string
}

export const ACCEPTED: readonly Accepted[] = [
  {
    references: ['sdk', 'tools'],
    verdict: 'keys',
    change: 'has',
    undocumented: true,
    reason: 'an optional key that the client sends or takes and no official declaration names; its doc says `@undocumented`',
  },
  {
    references: ['sdk'],
    name: /^(SDKAssistantMessage|SDKPartialAssistantMessage)$/,
    path: /citations$/,
    verdict: 'keys',
    reason: 'the client leaves `citations` out of the text blocks that it writes itself, such as the answer to `/context`',
  },
  {
    references: ['sdk'],
    path: /fallback_credit_token$/,
    verdict: 'keys',
    change: 'optional',
    reason: 'the client leaves the token out of the refusals that it hands on',
  },
  {
    references: ['sdk'],
    path: /definition$/,
    verdict: 'wider',
    reason: 'a tool that a compaction adds is a request-side definition: 28 types of the API that no message has otherwise',
  },
  {
    references: ['sdk'],
    name: 'StdoutMessage',
    verdict: 'wider',
    reason: 'three messages that the client writes and no official declaration names: `command_lifecycle`, `session_title_changed`, `model_fallback`',
  },
  {
    references: ['sdk'],
    name: 'McpServerConfig',
    verdict: 'keys',
    reason: 'the instance of a server is a class of another package: `connect` and `close` stand for it',
  },
  {
    references: ['sdk'],
    name: 'McpServerConfig',
    verdict: 'wider',
    reason: 'the instance of a server is a class of another package: `connect` and `close` stand for it',
  },
  {
    references: ['sdk'],
    name: 'typeof LEGACY_TOOL_NAME_ALIASES',
    verdict: 'keys',
    change: 'has',
    reason: 'upstream says that it holds strings by name; ours says which',
  },
  {
    references: ['tools'],
    name: /^(ExitPlanModeInput|ToolInputSchemas)$/,
    verdict: 'keys',
    change: 'lacks',
    reason: 'upstream lets any key through; the tool reads none but those declared, so a misspelt one is refused',
  },
  {
    references: ['mod', 'ambient', 'testing'],
    path: /(^|\.)(ui|theme)$/,
    verdict: 'keys',
    change: 'lacks',
    reason: 'drawing and themes are not declared yet',
  },
  {
    references: ['mod', 'ambient'],
    verdict: 'keys',
    change: 'has',
    undocumented: true,
    reason: 'an optional key that the client sends or takes and no official declaration names; its doc says `@undocumented`',
  },
  {
    references: ['tools'],
    verdict: 'keys',
    change: 'has',
    reason: "a key of the engine's own table of built-in tools, which `sdk-tools.d.ts` lacks",
  },
  {
    references: ['tools'],
    verdict: 'wider',
    reason: "an arm or a literal of the engine's own table of built-in tools, which `sdk-tools.d.ts` lacks",
  },
]

/** The rows with what is accepted taken out, and the entries that nothing came under. */
export function accept(rows: readonly Row[], list: readonly Accepted[] = ACCEPTED): { rows: Row[]; stale: Accepted[] } {
  const used = new Set<Accepted>()
  const use = (entry: Accepted | undefined): entry is Accepted => entry !== undefined && used.add(entry) !== undefined
  const judged = rows.map((row): Row => {
    if (row.verdict === 'missing') {
      const entry = list.find(accepted => accepted.verdict === 'missing' && accepted.references.includes(row.reference) && fits(accepted.name, row.name))
      return use(entry) ? { ...row, verdict: 'accepted', reasons: [entry.reason] } : row
    }
    const reasons = new Set<string>()
    const findings = row.findings.filter(finding => {
      const entry = list.find(accepted => covers(accepted, finding))
      if (!use(entry)) return true
      reasons.add(entry.reason)
      return false
    })
    if (findings.length === row.findings.length) return row
    return { ...row, findings, verdict: findings.length === 0 ? 'accepted' : headingOf(findings), reasons: [...reasons] }
  })
  const compared = new Set(rows.map(({ reference }) => reference))
  return { rows: judged, stale: list.filter(entry => !used.has(entry) && entry.references.some(reference => compared.has(reference))) }
}

function covers(accepted: Accepted, { origin, path, kind, key, change, undocumented }: Finding): boolean {
  return (
    accepted.verdict === kind &&
    accepted.references.includes(origin.reference) &&
    fits(accepted.name, origin.name) &&
    fits(accepted.path, `${path}.${key ?? ''}`.replace(/^\.|\.$/g, '')) &&
    (accepted.change === undefined || accepted.change === change) &&
    (accepted.undocumented === undefined || accepted.undocumented === undocumented)
  )
}

const fits = (pattern: string | RegExp | undefined, text: string): boolean =>
  pattern === undefined || (typeof pattern === 'string' ? pattern === text : pattern.test(text))

/** The heading that findings stand under by themselves. */
export function headingOf(findings: readonly Finding[]): DifferenceKind {
  const kinds = new Set(findings.map(({ kind }) => kind))
  if (kinds.has('any')) return 'any'
  if (kinds.has('keys')) return 'keys'
  return kinds.size === 1 ? [...kinds][0]! : 'different'
}

/** An entry in a sentence. */
export function describe({ references, name, path, verdict, change }: Accepted): string {
  return [references.join('/'), name ?? 'any name', ...(path === undefined ? [] : [path]), change ?? verdict].map(String).join(' ')
}
