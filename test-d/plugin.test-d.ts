import { expectAssignable, expectError, expectNotAssignable, expectType } from 'tsd'
import type {
  EngineCreateInput,
  EngineCreateResult,
  EngineInterface,
  EngineInterfaceBuilt,
  HookEvent,
  NoEngineInterface,
  PluginEvents,
  PluginHookEntry,
  PluginHostSource,
  PluginHosts,
  PluginProvides,
  PluginRegisterInput,
  PluginRegisterResult,
  PluginRegisterUses,
  Rewrite,
  StateName,
} from 'modhook'
import { type Shape, shapeOf, valueOf } from './shape.js'

// PluginHookEntry, arm by arm
type Entry<Type extends PluginHookEntry['type']> = Extract<PluginHookEntry, { type: Type }>
expectType<'command' | 'http' | 'prompt' | 'agent' | 'mcp_tool'>(valueOf<PluginHookEntry['type']>())
expectType<Shape<{ required: 'event' | 'type' | 'command'; optional: 'matcher' | 'args'; pinned: never }>>(
  shapeOf<Entry<'command'>>(),
)
expectType<{
  event: HookEvent | (string & {})
  matcher?: string
  type: 'command'
  command: string
  args?: readonly string[]
}>(valueOf<Entry<'command'>>())
expectType<Shape<{ required: 'event' | 'type' | 'url'; optional: 'matcher'; pinned: never }>>(shapeOf<Entry<'http'>>())
expectType<{ event: HookEvent | (string & {}); matcher?: string; type: 'http'; url: string }>(valueOf<Entry<'http'>>())
type Asking = Extract<PluginHookEntry, { prompt: string }>
expectType<Shape<{ required: 'event' | 'type' | 'prompt'; optional: 'matcher'; pinned: never }>>(shapeOf<Asking>())
expectType<{ event: HookEvent | (string & {}); matcher?: string; type: 'prompt' | 'agent'; prompt: string }>(
  valueOf<Asking>(),
)
expectType<Shape<{ required: 'event' | 'type' | 'server' | 'tool'; optional: 'matcher'; pinned: never }>>(
  shapeOf<Entry<'mcp_tool'>>(),
)
expectType<{ event: HookEvent | (string & {}); matcher?: string; type: 'mcp_tool'; server: string; tool: string }>(
  valueOf<Entry<'mcp_tool'>>(),
)
expectType<Entry<'command'> | Entry<'http'> | Asking | Entry<'mcp_tool'>>(valueOf<PluginHookEntry>())
// each type has fields of its own
expectNotAssignable<PluginHookEntry>({ event: 'Stop', type: 'http', command: 'true' })

// PluginProvides: themes and bin can't be narrowed
expectType<
  Shape<{
    required:
      | 'modules' | 'hooks' | 'mcpServers' | 'lspServers' | 'monitors' | 'skills' | 'commands' | 'agents'
      | 'outputStyles' | 'themes' | 'workflows' | 'bin'
    optional: never
    pinned: 'themes' | 'bin'
  }>
>(shapeOf<PluginProvides>())
declare const provides: PluginProvides
expectType<{
  modules: readonly { path: string }[]
  hooks: readonly PluginHookEntry[]
  mcpServers: readonly {
    name: string
    type: 'stdio' | 'http' | 'sse' | 'ws' | 'mcpb'
    target: string
    args?: readonly string[]
  }[]
  lspServers: readonly { name: string; command: string; args?: readonly string[] }[]
  monitors: readonly { name: string; command: string }[]
  skills: readonly string[]
  commands: readonly string[]
  agents: readonly string[]
  outputStyles: readonly string[]
  readonly themes: readonly string[]
  workflows: readonly string[]
  readonly bin: readonly string[]
}>(provides)
provides.modules = []
// pinned: the engine skips a hook that takes one out
expectError((provides.themes = []))
expectError((provides.bin = []))
// a closed set
expectNotAssignable<PluginProvides['mcpServers'][number]['type']>('sdk')

// PluginRegisterUses
expectType<Shape<{ required: 'events' | 'calls'; optional: 'env' | 'state' | 'hosts'; pinned: never }>>(
  shapeOf<PluginRegisterUses>(),
)
expectType<{
  events: readonly string[]
  calls: readonly string[]
  env?: { reads: readonly string[]; writes: readonly string[] }
  state?: { reads: readonly StateName[]; writes: readonly StateName[] }
  hosts?: { named: readonly string[]; unread: readonly string[] }
}>(valueOf<PluginRegisterUses>())

// PluginHostSource
expectType<
  | { type: 'mcp'; name: string }
  | { type: 'hook'; event: HookEvent | (string & {}); matcher?: string }
  | { type: 'module'; path: string }
  | { type: 'declared'; server?: string }
>(valueOf<PluginHostSource>())

// PluginHosts
expectType<Shape<{ required: 'named' | 'unread'; optional: 'declared'; pinned: never }>>(shapeOf<PluginHosts>())
expectType<{
  named: readonly { host: string; sources: readonly PluginHostSource[] }[]
  unread: readonly { kind: keyof PluginProvides; name?: string; reason: 'process' | 'url' | 'unlisted' }[]
  declared?: { plugin: boolean; servers: readonly string[] }
}>(valueOf<PluginHosts>())

// PluginRegisterInput: provides alone is free
expectType<
  Shape<{
    required: 'name' | 'tier' | 'root' | 'provenance' | 'uses' | 'provides' | 'unread' | 'hosts'
    optional: 'version' | 'requiredByOrganization'
    pinned:
      | 'name' | 'tier' | 'root' | 'version' | 'provenance' | 'requiredByOrganization' | 'uses' | 'unread' | 'hosts'
  }>
>(shapeOf<PluginRegisterInput>())
declare const input: PluginRegisterInput
expectType<{
  readonly name: string
  readonly tier: 'prepend' | 'user' | 'append' | 'builtin'
  readonly root: string
  readonly version?: string
  readonly provenance: string
  readonly requiredByOrganization?: true
  readonly uses: PluginRegisterUses
  provides: PluginProvides
  readonly unread: readonly (keyof PluginProvides)[]
  readonly hosts: PluginHosts
}>(input)
expectAssignable<Rewrite<PluginRegisterInput>>({ provides: { ...provides, modules: [] } })
// pinned: the engine skips a hook that changes one
expectError((input.name = 'other'))
expectError((input.tier = 'builtin'))
expectError((input.hosts = { named: [], unread: [] }))
// core is the engine's own
expectNotAssignable<PluginRegisterInput['tier']>('core')

// PluginRegisterResult: it loads, or why not
expectType<{ allow: true; refuse?: undefined } | { refuse: string; allow?: undefined }>(valueOf<PluginRegisterResult>())
// a plugin is refused with a reason
expectError<PluginRegisterResult>({ allow: false })

// EngineCreateInput
expectType<Shape<{ required: 'plugins'; optional: never; pinned: never }>>(shapeOf<EngineCreateInput>())
expectType<{ plugins: readonly string[] }>(valueOf<EngineCreateInput>())

// NoEngineInterface: nothing is there yet
expectType<never>(valueOf<NoEngineInterface[string]>())

// EngineInterfaceBuilt: `$`, and whatever else was added
declare const built: EngineInterfaceBuilt
expectType<EngineInterface['model']>(built.model)
expectType<unknown>(built['a noun that nothing declares'])
expectAssignable<EngineInterface>(built)

// EngineCreateResult: it adds, and may leave out
declare const created: EngineCreateResult
expectType<EngineInterface['model'] | undefined>(created.model)
expectType<unknown>(created['voice'])
const { session, ...beneath } = built
expectAssignable<EngineCreateResult>({ ...beneath, voice: { say: () => {} } })
// a declared noun keeps its type
expectError<EngineCreateResult>({ ...beneath, session: 'mine' })

// the maps
expectType<{
  'plugin.register': { input: PluginRegisterInput; result: PluginRegisterResult }
  'engine.create': { input: EngineCreateInput; result: EngineCreateResult }
}>(valueOf<PluginEvents>())
