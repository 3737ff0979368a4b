/** What of the references is no claim of ours: run-time parts of the SDK, and the shapes that only they use; and what is none yet. */
import type { Reference } from './references.js'

type Names = readonly string[] | RegExp
type OutOfScope = { reference: Reference; reason: string; names: Names }

/** Names that are to be declared, and aren't yet. One that is declared, or that upstream lacks, fails the run. */
export type Later = { references: readonly Reference[]; reason: string; names: Names }

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

const DRAWING = 'drawing is not declared yet'

export const LATER: readonly Later[] = [
  {
    references: ['mod', 'ambient'],
    reason: DRAWING,
    names: [
      'AbovePromptRow', 'AskOptions', 'Beneath', 'BoxHoverProps', 'BoxProps', 'ButtonProps', 'CancelNotifyArgs', 'ClientElements', 'ClientModule',
      'ClientPointerEvent', 'ClientPointerType', 'ClientProps', 'ClientSurface', 'CodeProps', 'ElementChildren', 'ElementConstructor',
      'ElementName', 'Elements', 'ElementTable', 'ImageBlitArgs', 'ImageProps', 'ImageSource', 'InputProps', 'InvalidatableEventName',
      'LinkProps', 'MarkdownLeafProps', 'MarkdownProps', 'NotifyOptions', 'OnScreen', 'PaneCloseArgs', 'PaneCloseInput', 'PaneCloseOrigin',
      'PaneOpenArgs', 'PluginStamp', 'PressedLink', 'ProgressProps', 'RasterBlitArgs', 'RasterProps', 'RenderChildren', 'RenderComponent',
      'RenderElement', 'RenderEventName', 'RenderInput', 'RenderInputOf', 'RenderNode', 'RenderPropsOf', 'RenderResultOf', 'ResolveInput',
      'ResolveInputOf', 'SelectOption', 'SelectProps', 'ShaderProps', 'SiteScroll', 'SiteView', 'Space', 'StyledElement', 'SvgProps',
      'TextHoverProps', 'TextProps', 'ToastOptions', 'UserMessageFrom', 'UserMessageTask', 'WaitingAgent', 'WaitingFor',
    ],
  },
  { references: ['mod', 'ambient'], reason: DRAWING, names: /^Ui[A-Z]/ },
  { references: ['mod', 'ambient'], reason: 'themes are not declared yet', names: /^Theme(?!Key$)/ },
  { references: ['mod', 'ambient'], reason: 'the reports of `plugin validate` are not declared yet', names: /^PluginValidate/ },
  {
    references: ['testing'],
    reason: DRAWING,
    names: [
      'ClientScope', 'ElementOfAct', 'ElementQuery', 'EngineInput', 'EngineMount', 'EngineNounEvent', 'EnginePress', 'EngineSelect',
      'FoundElement', 'InputTarget', 'PressTarget', 'SelectTarget',
    ],
  },
  { references: ['testing'], reason: DRAWING, names: /^Mount/ },
  { references: ['globals'], reason: DRAWING, names: ['Fragment', 'h', 'JSX'] },
  { references: ['shader'], reason: 'shaders are not declared yet', names: /./ },
]

/** The maps that hold every event and every noun of `$`. */
export const MAPS: readonly string[] = ['CoreEngineInterface', 'EventCalls', 'EngineEventOf', 'EngineResultOf', 'OpEventOf', 'OpValueOf']

/**
 * Keys of these maps that are not declared yet. They are taken out of the reference before it is compared, since all that is
 * derived from such a map would differ.
 */
export const LATER_KEYS: readonly { key: RegExp; reason: string }[] = [
  { key: /^ui(\.|$)/, reason: DRAWING },
  { key: /^theme(\.|$)/, reason: 'themes are not declared yet' },
]

const includes = (names: Names, name: string): boolean => (names instanceof RegExp ? names.test(name) : names.includes(name))

/** Why a name is not declared yet; `undefined` where it has to be. */
export function notDeclaredYet(reference: Reference, name: string): string | undefined {
  return LATER.find(({ references, names }) => references.includes(reference) && includes(names, name))?.reason
}

/** Why a key of a map is not declared yet; `undefined` where it has to be. */
export function reasonForLaterKey(key: string): string | undefined {
  return LATER_KEYS.find(later => later.key.test(key))?.reason
}

/** Why a name is out of scope; `undefined` where it is in scope. */
export function outOfScope(reference: Reference, name: string, kind: 'type' | 'value' | 'function' | 'class' | 'namespace'): string | undefined {
  if (reference === 'sdk') {
    if (kind === 'function') return 'a function: the SDK runs it'
    if (kind === 'class') return 'a class: the SDK runs it'
    if (kind === 'namespace') return 'a namespace over names that are declared beside it'
  }
  return OUT_OF_SCOPE.find(entry => entry.reference === reference && includes(entry.names, name))?.reason
}
