/** What of the references is no claim of ours: run-time parts of the SDK, and the shapes that only they use. */
import type { Reference } from './references.js'

type OutOfScope = { reference: Reference; reason: string; names: readonly string[] | RegExp }

export const OUT_OF_SCOPE: readonly OutOfScope[] = [
  {
    reference: 'sdk',
    reason: 'the options of `query()` and what it gives back: the SDK runs them',
    names: ['Options', 'Query', 'WarmQuery', 'Transport', 'SpareProcess', 'SpawnedProcess', 'SpawnOptions', 'ClaimOptions', 'ToolConfig', 'SdkBeta'],
  },
  {
    reference: 'sdk',
    reason: 'settings files, and how the SDK resolves them: a vocabulary of their own',
    names: ['Settings', 'ResolvedSettings', 'ResolvedSettingSource', 'ResolveSettingsOptions', 'ProvenanceEntry', 'PolicySettingsOrigin', 'DeniedModelsMatch'],
  },
  { reference: 'sdk', reason: 'the sandbox settings, derived from zod schemas', names: /^(Sandbox|PublishedSandbox)/ },
  {
    reference: 'sdk',
    reason: 'arguments and results of the functions over session files',
    names: [
      'ForkSessionOptions', 'ForkSessionResult', 'GetSessionInfoOptions', 'GetSessionMessagesOptions', 'GetSubagentMessagesOptions',
      'ImportSessionToStoreOptions', 'ListSessionsOptions', 'ListSubagentsOptions', 'SessionMutationOptions',
    ],
  },
  {
    reference: 'sdk',
    reason: "texts of the client's own: what its notices begin with, and a marker for the options of `query()`",
    names: /^(typeof )?(ORG_POLICY_LIMIT|USAGE_(LIMIT_ERROR|TRANSITION|WARNING))_PREFIXES$|^(typeof )?SYSTEM_PROMPT_DYNAMIC_BOUNDARY$/,
  },
  { reference: 'sdk', reason: 'the interface of session stores', names: /^Session(Key|Store\w*|SummaryEntry)$/ },
  {
    reference: 'sdk',
    reason: 'tools defined in the process, over zod schemas and the MCP server class',
    names: ['AnyZodRawShape', 'InferShape', 'SdkMcpToolDefinition', 'CreateSdkMcpServerOptions', 'McpSdkServerConfigWithInstance'],
  },
]

/** Why a name is out of scope; `undefined` where it is in scope. */
export function outOfScope(reference: Reference, name: string, kind: 'type' | 'value' | 'function' | 'class' | 'namespace'): string | undefined {
  if (reference === 'sdk') {
    if (kind === 'function') return 'a function: the SDK runs it'
    if (kind === 'class') return 'a class: the SDK runs it'
    if (kind === 'namespace') return 'a namespace over names that are declared beside it'
  }
  return OUT_OF_SCOPE.find(entry => entry.reference === reference && (entry.names instanceof RegExp ? entry.names.test(name) : entry.names.includes(name)))?.reason
}
