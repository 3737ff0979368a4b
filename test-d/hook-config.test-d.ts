import { expectAssignable, expectError, expectType } from 'tsd'
import type {
  AgentHookHandler,
  CommandHookHandler,
  HookCallback,
  HookCallbackMatcher,
  HookEvent,
  HookGroups,
  HookHandler,
  HookInput,
  HookJSONOutput,
  HooksConfig,
  HttpHookHandler,
  MatcherGroup,
  McpToolHookHandler,
  PluginHooksFile,
  PromptHookHandler,
} from 'modhook'
import { type Shape, shapeOf, valueOf } from './shape.js'

type Shared = 'if' | 'timeout' | 'statusMessage' | 'once'

// the five handlers
expectType<
  Shape<{
    required: 'type' | 'command'
    optional: Shared | 'onFailure' | 'args' | 'shell' | 'async' | 'asyncRewake' | 'rewakeMessage' | 'rewakeSummary'
    pinned: never
  }>
>(shapeOf<CommandHookHandler>())
expectType<{
  type: 'command'
  command: string
  args?: string[] | undefined
  shell?: 'bash' | 'powershell' | undefined
  async?: boolean | undefined
  asyncRewake?: boolean | undefined
  rewakeMessage?: string | undefined
  rewakeSummary?: string | undefined
  if?: string | undefined
  timeout?: number | undefined
  statusMessage?: string | undefined
  once?: boolean | undefined
  onFailure?: 'continue' | 'block' | undefined
}>(valueOf<CommandHookHandler>())

expectType<
  Shape<{ required: 'type' | 'url'; optional: Shared | 'onFailure' | 'headers' | 'allowedEnvVars'; pinned: never }>
>(shapeOf<HttpHookHandler>())
expectType<'http'>(valueOf<HttpHookHandler>().type)
expectType<string>(valueOf<HttpHookHandler>().url)
expectType<Record<string, string> | undefined>(valueOf<HttpHookHandler>().headers)
expectType<string[] | undefined>(valueOf<HttpHookHandler>().allowedEnvVars)
expectType<'continue' | 'block' | undefined>(valueOf<HttpHookHandler>().onFailure)

expectType<Shape<{ required: 'type' | 'server' | 'tool'; optional: Shared | 'onFailure' | 'input'; pinned: never }>>(
  shapeOf<McpToolHookHandler>()
)
expectType<'mcp_tool'>(valueOf<McpToolHookHandler>().type)
expectType<string>(valueOf<McpToolHookHandler>().server)
expectType<string>(valueOf<McpToolHookHandler>().tool)
expectType<Record<string, unknown> | undefined>(valueOf<McpToolHookHandler>().input)
expectType<'continue' | 'block' | undefined>(valueOf<McpToolHookHandler>().onFailure)

expectType<Shape<{ required: 'type' | 'prompt'; optional: Shared | 'model' | 'continueOnBlock'; pinned: never }>>(
  shapeOf<PromptHookHandler>()
)
expectType<'prompt'>(valueOf<PromptHookHandler>().type)
expectType<string>(valueOf<PromptHookHandler>().prompt)
expectType<string | undefined>(valueOf<PromptHookHandler>().model)
expectType<boolean | undefined>(valueOf<PromptHookHandler>().continueOnBlock)

expectType<Shape<{ required: 'type' | 'prompt'; optional: Shared | 'model'; pinned: never }>>(
  shapeOf<AgentHookHandler>()
)
expectType<'agent'>(valueOf<AgentHookHandler>().type)
expectType<string>(valueOf<AgentHookHandler>().prompt)
expectType<string | undefined>(valueOf<AgentHookHandler>().model)

// what the five share
declare const handler: HookHandler
expectType<string | undefined>(handler.if)
expectType<number | undefined>(handler.timeout)
expectType<string | undefined>(handler.statusMessage)
expectType<boolean | undefined>(handler.once)

// HookHandler: `type` tells which
expectType<CommandHookHandler | HttpHookHandler | McpToolHookHandler | PromptHookHandler | AgentHookHandler>(handler)
if (handler.type === 'mcp_tool') expectType<McpToolHookHandler>(handler)
// a field of another handler
expectError<HookHandler>({ type: 'command', command: 'x', url: 'https://example.com' })
expectError<HookHandler>({ type: 'http', url: 'https://example.com', async: true })
expectError<HookHandler>({ type: 'agent', prompt: 'x', continueOnBlock: true })
expectError<HookHandler>({ type: 'prompt', prompt: 'x', onFailure: 'block' })
// the client refuses an unknown type, and a handler without what it runs
expectError<HookHandler>({ type: 'callback' })
expectError<HookHandler>({ type: 'mcp_tool', server: 'github' })

// MatcherGroup: a matcher is optional, the handlers aren't
expectType<Shape<{ required: 'hooks'; optional: 'matcher'; pinned: never }>>(shapeOf<MatcherGroup>())
expectType<{ matcher?: string | undefined; hooks: HookHandler[] }>(valueOf<MatcherGroup>())
expectError<MatcherGroup>({ matcher: '*' })
// the client refuses null
expectError<MatcherGroup>({ matcher: null, hooks: [] })

// HookGroups
expectType<Shape<{ required: never; optional: HookEvent; pinned: never }>>(shapeOf<HookGroups>())
expectType<MatcherGroup[] | undefined>(valueOf<HookGroups>().PreSkillShellCommand)
// a misspelt event, which the client ignores with a warning
expectError<HookGroups>({ PreToolUze: [] })
// handlers without a group
expectError<HookGroups>({ Stop: [{ type: 'command', command: 'x' }] })

// HooksConfig
expectType<
  Shape<{
    required: never
    optional: 'hooks' | 'disableAllHooks' | 'allowManagedHooksOnly' | 'allowedHttpHookUrls' | 'httpHookAllowedEnvVars'
    pinned: never
  }>
>(shapeOf<HooksConfig>())
expectType<{
  hooks?: HookGroups | undefined
  disableAllHooks?: boolean | undefined
  allowManagedHooksOnly?: boolean | undefined
  allowedHttpHookUrls?: string[] | undefined
  httpHookAllowedEnvVars?: string[] | undefined
}>(valueOf<HooksConfig>())
expectAssignable<HooksConfig>({
  hooks: {
    PreToolUse: [{ matcher: 'Bash', hooks: [{ type: 'command', command: 'guard', args: [], timeout: 5 }] }],
    Stop: [{ hooks: [{ type: 'prompt', prompt: 'Is it done? $ARGUMENTS' }] }],
  },
})

// PluginHooksFile: hooks, one module, or both
expectType<
  Shape<{ required: 'hooks' | 'modules'; optional: 'hooks' | 'modules' | '$schema' | 'description'; pinned: never }>
>(shapeOf<PluginHooksFile>())
expectAssignable<PluginHooksFile>({ description: 'Guards', hooks: {} })
expectAssignable<PluginHooksFile>({ modules: ['./mod.ts'] })
expectAssignable<PluginHooksFile>({ $schema: 'x', hooks: {}, modules: [] })
expectType<HookGroups | undefined>(valueOf<PluginHooksFile>().hooks)
expectType<string | undefined>(valueOf<PluginHooksFile>().$schema)
expectType<string | undefined>(valueOf<PluginHooksFile>().description)
expectType<[] | [module: string] | undefined>(valueOf<PluginHooksFile>().modules)
// the client wants one of the two, and counts an empty list of modules for none
expectError<PluginHooksFile>({ description: 'Nothing' })
expectError<PluginHooksFile>({ modules: [] })
// one module a plugin
expectError<PluginHooksFile>({ modules: ['./a.ts', './b.ts'] })
expectError<PluginHooksFile>({ modules: './a.ts' })
// events stand under `hooks`
expectError<PluginHooksFile>({ Stop: [] })

// HookCallback
expectType<HookInput>(valueOf<Parameters<HookCallback>[0]>())
expectType<string | undefined>(valueOf<Parameters<HookCallback>[1]>())
expectType<Shape<{ required: 'signal'; optional: never; pinned: never }>>(shapeOf<Parameters<HookCallback>[2]>())
expectType<boolean>(valueOf<Parameters<HookCallback>[2]>().signal.aborted)
expectType<Promise<HookJSONOutput>>(valueOf<ReturnType<HookCallback>>())

// HookCallbackMatcher
expectType<Shape<{ required: 'hooks'; optional: 'matcher' | 'timeout' | 'onFailure'; pinned: never }>>(
  shapeOf<HookCallbackMatcher>()
)
expectType<{
  matcher?: string | undefined
  hooks: HookCallback[]
  timeout?: number | undefined
  onFailure?: 'continue' | 'block' | undefined
}>(valueOf<HookCallbackMatcher>())
