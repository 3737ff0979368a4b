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

/**
 * Keys that the engine's own table of built-in tools has and `sdk-tools.d.ts` lacks. That each is as
 * the engine has it, the rows of `BuiltinToolResults` judge.
 */
const KEYS_OF_THE_ENGINE: Record<string, RegExp> = {
  AgentOutput: /\.(canContinueAgent|waitsAtPermissionPrompt|sharesCwd|harness(NoteCount|TailCount|SectionHash)|handback(Report)?|inPlace|taskCalls)$/,
  AskUserQuestionOutput: /^followUp$/,
  BashOutput: /^(background(OutputPath|edByTurnAbort|edToDeliverMessage|edForAgentReport)|subagentCapApplied|stdoutHoldsOutputEnd|memoryLimitNote|triggeredNote|bashEditDiff|viewedImagePaths)$/,
  EnterWorktreeOutput: /^sandboxNote$/,
  ExitWorktreeOutput: /^(restoredCwd|originalCwdMissing|releaseNote|sandboxNote)$/,
  FileEditOutput: /^stagedWording$/,
  FileReadOutput: /^<type: "parts">\.(totalPages|pages\[\]\.text)$/,
  FileWriteOutput: /^stagedWording$/,
  ProjectsOutput: /\.(images|version|size_bytes)$/,
  TaskCreateOutput: /^appKeepsStatuses$/,
  WebFetchOutput: /^(citable|pageText)$/,
  WebSearchOutput: /^plainPageText$/,
}

/** The module that a mod imports, as types and in its ambient form. */
const MOD: readonly Reference[] = ['mod', 'ambient']

/** Rows that hold the calls of all tools, each an arm with its `tool`. */
const CALLS = /^(BuiltinToolCallInput|HookFor|Next|ToolCall(Args|Input)|EngineEventOf\['tool\.(call|run)'\]|Events\['(tool\.(call|run)|classic\.PreToolUse)'\])$/

/** A difference in the arguments of tools: in the table of tools, and wherever its calls stand. */
function inCalls(tools: string, path: string, rest: Pick<Accepted, 'verdict' | 'change' | 'reason'>): Accepted[] {
  return [
    { references: MOD, name: new RegExp(`^BuiltinToolInputs\\.(${tools})$`), path: new RegExp(`^${path}$`), ...rest },
    { references: MOD, name: CALLS, path: new RegExp(`<tool: "(${tools})">\\.?${path}$`), ...rest },
  ]
}

const RECORD = {
  verdict: 'keys',
  change: 'has',
  reason: "the engine's file says `{}` of a record that the tool's schema opens to any key; ours says, as `sdk-tools.d.ts` does, what its values are",
} as const

/** Steps in the computation of what upstream exports, declared without `export`. */
const MACHINERY = [
  // matchers, and what they narrow
  'AnyKeyOf', 'ImpossibleKeys', 'IndexFree', 'IsDiscriminant', 'IsLiteralValued', 'IsSingleLiteral', 'IsUnion', 'KeptMembers', 'KnownKeys',
  'Literal', 'MatchedStreamNarrowings', 'MatchedStreamNext', 'MatcherKeys', 'MatcherOne', 'MatcherValue', 'MatcherValueAcross',
  'MatcherValueOf', 'MatcherValues', 'NarrowDepth', 'NarrowedByAny', 'NarrowedByOne', 'NarrowedMember', 'NarrowedValue', 'NonEmpty',
  'OpenMatcher', 'Select', 'Selection', 'TagKeys',
  // patterns and the chain
  'GlobNextResult', 'LateOverload', 'Negation', 'NoArgsEvent', 'OrderedOverloads', 'Overloads', 'PatternOver', 'PluginNoun', 'ToolNamed',
  'UnionToIntersection',
  // what a mod declares: its state, and the arguments of its tools
  'BuiltinToolCallInputFallback', 'DeclaredEvents', 'DeclaredEventsOf', 'DeclaredPair', 'McpToolCallInputFallback',
]

/** What `modhook/mod` holds no values of. */
const VALUES = ['atom', 'derive', 'memberOf', 'read', 'update', 'TIERS', 'INSTRUCTION_FILE_KINDS']

const MATCHER =
  "what a matcher takes is declared by other means than upstream's: stricter on `undefined`, looser on a list of alternatives, as the engine is; `conformance/programs` compares what each accepts"
const NO_MATCH = 'a matcher that no input of the event fits is refused: its hook would never run'
const CHAIN = "`next` is declared by other means than upstream's, at a fraction of the cost; `conformance/programs` compares what each accepts"
const TOOL_CALL = 'a call of a tool takes the arguments of that very tool, from its name, instead of one signature over the union of all calls'

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
    references: ['mod', 'ambient'],
    verdict: 'keys',
    change: 'has',
    undocumented: true,
    reason: 'an optional key that the client sends or takes and no official declaration names; its doc says `@undocumented`',
  },
  ...Object.entries(KEYS_OF_THE_ENGINE).map(([name, path]): Accepted => ({
    references: ['tools'],
    name,
    path,
    verdict: 'keys',
    change: 'has',
    reason: "a key of the engine's own table of built-in tools, which `sdk-tools.d.ts` lacks",
  })),
  ...(['keys', 'wider'] as const).map((verdict): Accepted => ({
    references: ['tools'],
    name: /^Artifact(Input|Output)$/,
    verdict,
    ...(verdict === 'keys' ? { change: 'has' } : {}),
    reason: "`sdk-tools.d.ts` has an older Artifact tool; the engine's own table has the actions and their results of this release",
  })),
  {
    references: ['tools'],
    name: 'WorkflowInput',
    path: 'args',
    verdict: 'wider',
    reason: "the script gets any JSON value, as the engine's own table says; `sdk-tools.d.ts` says an object",
  },
  ...inCalls('Artifact', '(file_paths|asset_id|after)', {
    verdict: 'keys',
    change: 'has',
    reason: "`sdk-tools.d.ts` has actions on an artifact's assets that the engine's own table lacks",
  }),
  ...inCalls('Artifact', 'action', { verdict: 'wider', reason: "`sdk-tools.d.ts` has actions on an artifact's assets that the engine's own table lacks" }),
  ...inCalls('Artifact', '(data|files<\\{  \\}>)\\.\\[string\\]', RECORD),
  ...inCalls('AskUserQuestion', '(answers|annotations)\\.\\[string\\]', RECORD),
  ...inCalls('ArtifactData|RemoteTrigger|TaskCreate|TaskUpdate', '(data|body|metadata)\\.\\[string\\]', RECORD),
  ...inCalls('SendMessage', 'to', { verdict: 'narrower', reason: "the engine's file says `unknown` of the receiver's name, which is a string" }),
  {
    references: MOD,
    name: /^BuiltinToolResults\.(AskUserQuestion|Artifact(Check|Comments|Data)?|Poll|Projects|Yield)$/,
    path: /(^|\.)(answers|annotations|names|config|fields)\.\[string\]$/,
    ...RECORD,
  },
  {
    references: MOD,
    name: /^BuiltinToolResults\.Artifact(Check|Comments|Data)?$/,
    path: /\.watches\[\]<rail: "live_stopped">\.auto_reply$/,
    verdict: 'keys',
    change: 'optional',
    reason: '`sdk-tools.d.ts` has results without it',
  },
  {
    references: MOD,
    name: /^BuiltinToolResults\.Artifact(Check|Comments|Data)?$/,
    path: /\.asset_uploads\.results$/,
    verdict: 'narrower',
    reason: '`sdk-tools.d.ts` says that there is at least one',
  },
  {
    references: MOD,
    name: 'EventCalls.prompt',
    path: /^(edit|change|autocomplete)$/,
    verdict: 'keys',
    change: 'has',
    reason: "a test's `$` has them; the engine's file leaves them out",
  },
  {
    references: MOD,
    name: 'EventCalls.turn.step',
    path: '=>.result',
    verdict: 'keys',
    change: 'lacks',
    reason: "a test's stream has no `result`, though the engine's file says so",
  },
  {
    references: ['testing'],
    name: /^Engine(Noun)?$/,
    path: /^(prompt\.)?(edit|change|autocomplete)$/,
    verdict: 'keys',
    change: 'has',
    reason: "a test's `$` has them; the engine's file leaves them out",
  },
  {
    references: ['testing'],
    name: 'EngineCall',
    path: '=>.result',
    verdict: 'keys',
    change: 'lacks',
    reason: "a test's stream has no `result`, though the engine's file says so",
  },
  { references: MOD, name: 'Namespace', verdict: 'narrower', reason: 'of a name in three parts it has the first alone: no event has three, and asking for them costs every mod 1,700 instantiations' },
  { references: MOD, name: 'Matcher', path: '', verdict: 'different', reason: MATCHER },
  { references: MOD, name: 'Matcher', path: /^$|^\[string\]$/, verdict: 'narrower', reason: MATCHER },
  { references: MOD, name: 'Matcher', path: /\.kind$/, verdict: 'wider', reason: MATCHER },
  ...(['keys', 'narrower', 'wider'] as const).map((verdict): Accepted => ({
    references: MOD,
    name: 'MatcherFor',
    path: /^$|^origin\b|^<\{/,
    verdict,
    reason: MATCHER,
  })),
  {
    references: MOD,
    name: 'Narrowed',
    path: /^(n|inner)$/,
    verdict: 'keys',
    change: 'required',
    reason: 'what a matcher matched is there, in the engine too',
  },
  { references: MOD, name: 'MatcherFor', path: /^<\{.*\}>\.tool$/, verdict: 'different', reason: MATCHER },
  { references: MOD, name: /^(Next|GlobNext|StarNext)$/, path: /^(to)?$/, verdict: 'different', reason: CHAIN },
  { references: MOD, name: 'GlobNext', path: /^to(\(e\)|=><Promise>)$/, verdict: 'different', reason: CHAIN },
  { references: MOD, name: /^(Glob|Star)Next$/, path: /^to(\(e\)|=><Promise>)$/, verdict: 'narrower', reason: CHAIN },
  {
    references: MOD,
    name: 'ToolCallArgs',
    path: /\.\[number\]$/,
    verdict: 'keys',
    change: 'lacks',
    reason: "upstream's `Omit` over a call of any MCP tool leaves an index signature for numbers beside the one for strings",
  },
  ...MACHINERY.map((name): Accepted => ({
    references: MOD,
    name,
    verdict: 'missing',
    reason: 'a step in the computation of a type, which upstream does not export; ours gets there by steps of its own',
  })),
  ...VALUES.map((name): Accepted => ({
    references: ['mod'],
    name: `typeof ${name}`,
    verdict: 'missing',
    reason: '`modhook/mod` holds types only; the ambient entry has the values',
  })),
  { references: ['testing'], name: 'TestBody', path: '(on){P}(matcher)', verdict: 'different', reason: NO_MATCH },
  { references: MOD, name: 'On', path: '{P}(matcher)', verdict: 'different', reason: NO_MATCH },
  {
    references: MOD,
    name: 'On',
    path: '{P}(hook)',
    verdict: 'different',
    reason: 'the engine refuses to load an installed mod that hooks telemetry other than `telemetry.log` to the collector',
  },
  ...(['different', 'narrower'] as const).map((verdict): Accepted => ({
    references: MOD,
    name: /^(\$\.tool\.call|EventCalls\.tool\.call|ToolCallOverloads|Next)$/,
    path: /^$|\{.*\}(<T>|\(input\)|\(e\)|=><Promise><\{ result, context, ref \}>\.result)$/,
    verdict,
    reason: TOOL_CALL,
  })),
  ...(['different', 'narrower'] as const).map((verdict): Accepted => ({
    references: ['testing'],
    name: /^Engine(Noun|ToolCall)?$/,
    path: /^((tool\.)?call)?($|\{.*\}(<T>|\(input\)|=><Promise><\{ result, context, ref \}>\.result)$)/,
    verdict,
    reason: TOOL_CALL,
  })),
  ...(['different', 'narrower'] as const).map((verdict): Accepted => ({
    references: ['globals'],
    name: 'typeof WebAssembly',
    path: /^(promising|Global|Suspending)\b/,
    verdict,
    reason: "upstream's signature takes and gives `any`; ours names the types",
  })),
]

/** The rows with what is accepted taken out, and the entries that nothing came under. */
export function accept(rows: readonly Row[], list: readonly Accepted[] = ACCEPTED): { rows: Row[]; stale: Accepted[] } {
  const used = new Set<Accepted>()
  const use = (entry: Accepted | undefined): entry is Accepted => entry !== undefined && used.add(entry) !== undefined
  const judged = rows.map((row): Row => {
    if (row.verdict === 'missing') {
      const entry = list.find(accepted => accepted.verdict === 'missing' && accepted.references.includes(row.reference) && fits(accepted.name, row.name))
      return use(entry) ? { ...row, verdict: 'accepted', reasons: [{ text: entry.reason, isOwn: true }] } : row
    }
    const reasons = new Map<string, boolean>()
    const findings = row.findings.filter(finding => {
      const entry = list.find(accepted => covers(accepted, finding))
      if (!use(entry)) return true
      const isOwn = finding.origin.reference === row.reference && finding.origin.name === row.name
      reasons.set(entry.reason, reasons.get(entry.reason) || isOwn)
      return false
    })
    if (findings.length === row.findings.length) return row
    const verdict = findings.length === 0 ? 'accepted' : headingOf(findings)
    return { ...row, findings, verdict, reasons: [...reasons].map(([text, isOwn]) => ({ text, isOwn })) }
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
