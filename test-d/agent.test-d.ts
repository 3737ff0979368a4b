import { expectAssignable, expectError, expectNotAssignable, expectType } from 'tsd'
import type {
  AgentCallArgs,
  AgentCallOptions,
  AgentCallRecord,
  AgentCalls,
  AgentEventCalls,
  AgentEvents,
  AgentInfo,
  AgentLimits,
  AgentLoop,
  AgentOfferInput,
  AgentOfferResult,
  AgentOps,
  AgentReportInput,
  AgentReportResult,
  AgentReportReview,
  AgentRequest,
  AgentSpawnArgs,
  AgentSpawnInput,
  AgentSpawnResult,
  AgentSpec,
  AgentStatus,
  AgentTeammateRecord,
  ModelCompleteOptions,
  ModelEffort,
  NoArgs,
  Origin,
  PermissionMode,
  SessionCost,
  ToolCallResult,
  TurnUsage,
} from 'modhook'
import { type Shape, shapeOf, valueOf } from './shape.js'

// AgentLoop
expectType<Shape<{ required: never; optional: 'agentId'; pinned: 'agentId' }>>(shapeOf<AgentLoop>())
expectType<{ readonly agentId?: string }>(valueOf<AgentLoop>())
// pinned: the engine skips a hook that changes it
expectError((valueOf<AgentLoop>().agentId = 'other'))

// AgentStatus
expectType<'pending' | 'running' | 'waiting' | 'idle' | 'completed' | 'failed' | 'killed'>(valueOf<AgentStatus>())
// a closed set
expectNotAssignable<AgentStatus>('another')

// AgentReportReview
expectType<'cleared' | 'flagged' | 'refused' | 'unavailable' | 'none' | 'off'>(valueOf<AgentReportReview>())
// a closed set
expectNotAssignable<AgentReportReview>('another')

// AgentOfferInput
expectType<
  Shape<{
    required: 'agent' | 'description' | 'source' | 'provider'
    optional: 'agentId'
    pinned: 'agent' | 'source' | 'provider' | 'agentId'
  }>
>(shapeOf<AgentOfferInput>())
expectType<{
  readonly agent: string
  description: string
  readonly source: string
  readonly provider: Origin
  readonly agentId?: string
}>(valueOf<AgentOfferInput>())
// pinned: the engine skips a hook that changes one
expectError((valueOf<AgentOfferInput>().agent = 'other'))
expectError((valueOf<AgentOfferInput>().source = 'other'))
expectError((valueOf<AgentOfferInput>().provider = valueOf<Origin>()))
expectError((valueOf<AgentOfferInput>().agentId = 'other'))

// AgentOfferResult
expectType<Shape<{ required: 'isOffered'; optional: never; pinned: never }>>(shapeOf<AgentOfferResult>())
expectType<{ isOffered: boolean }>(valueOf<AgentOfferResult>())

// AgentReportInput
expectType<
  Shape<{
    required: 'agentId' | 'subagentType' | 'provider' | 'status' | 'text'
    optional: 'parentAgentId'
    pinned: 'agentId' | 'parentAgentId' | 'subagentType' | 'provider' | 'status'
  }>
>(shapeOf<AgentReportInput>())
expectType<{
  readonly agentId: string
  readonly parentAgentId?: string
  readonly subagentType: string
  readonly provider: Origin
  readonly status: 'completed' | 'failed' | 'stopped'
  text: string
}>(valueOf<AgentReportInput>())
// pinned: the engine skips a hook that changes one
expectError((valueOf<AgentReportInput>().agentId = 'other'))
expectError((valueOf<AgentReportInput>().parentAgentId = 'other'))
expectError((valueOf<AgentReportInput>().subagentType = 'other'))
expectError((valueOf<AgentReportInput>().provider = valueOf<Origin>()))
expectError((valueOf<AgentReportInput>().status = 'stopped'))

// AgentReportResult
expectType<
  | { text: string; review?: AgentReportReview; warning?: string; consumed?: undefined }
  | { consumed: string; text?: undefined; review?: undefined; warning?: undefined }
>(valueOf<AgentReportResult>())
// delivered or taken, not both
expectNotAssignable<AgentReportResult>({ text: '', consumed: 'kept' })

// AgentRequest
expectType<Shape<{ required: 'at' | 'model'; optional: 'effort' | 'cacheTtl'; pinned: never }>>(shapeOf<AgentRequest>())
expectType<{
  at: number
  model: string
  effort?: ModelEffort | number
  cacheTtl?: '5m' | '1h'
}>(valueOf<AgentRequest>())
// a closed set
expectNotAssignable<AgentRequest['cacheTtl']>('1d')

// AgentInfo
expectType<
  Shape<{
    required: 
      | 'id' | 'description' | 'type' | 'status' | 'kind' | 'taskStatus' | 'label' | 'startTime' | 'cwd'
      | 'tokenCount' | 'tokenSamples' | 'hasRow'
    optional: 
      | 'teammateId' | 'parentId' | 'spawnedBy' | 'name' | 'model' | 'effort' | 'contextWindowSize' | 'lastRequest'
      | 'usage' | 'cost'
    pinned: never
  }>
>(shapeOf<AgentInfo>())
expectType<{
  id: string
  teammateId?: string
  description: string
  type: string
  status: AgentStatus
  parentId?: string
  spawnedBy?: string
  name?: string
  kind: 'local_agent' | 'in_process_teammate'
  taskStatus: 'pending' | 'running' | 'completed' | 'failed' | 'killed' | 'paused'
  label: string
  startTime: number
  cwd: string
  model?: string
  effort?: ModelEffort | number
  contextWindowSize?: number
  tokenCount: number
  tokenSamples: number[]
  lastRequest?: AgentRequest
  usage?: TurnUsage[]
  cost?: SessionCost
  hasRow: boolean
}>(valueOf<AgentInfo>())
// a closed set
expectNotAssignable<AgentInfo['kind']>('remote_agent')
// a closed set
expectNotAssignable<AgentInfo['taskStatus']>('waiting')

// AgentLimits
expectType<
  Shape<{
    required: 'concurrent' | 'depth' | 'isBackgroundEnabled'
    optional: never
    pinned: never
  }>
>(shapeOf<AgentLimits>())
expectType<{ concurrent: number; depth: number; isBackgroundEnabled: boolean }>(valueOf<AgentLimits>())

// AgentSpec
expectType<
  Shape<{
    required: 'name' | 'description' | 'prompt'
    optional: 
      | 'tools' | 'disallowedTools' | 'model' | 'effort' | 'permissionMode' | 'mcpServers' | 'hooks' | 'maxTurns'
      | 'autoCompactWindow' | 'skills' | 'initialPrompt' | 'memory' | 'background' | 'omitClaudeMd' | 'isolation'
    pinned: never
  }>
>(shapeOf<AgentSpec>())
expectType<{
  name: string
  description: string
  prompt: string
  tools?: readonly string[] | undefined
  disallowedTools?: readonly string[] | undefined
  model?: 'inherit' | 'haiku' | 'sonnet' | 'opus' | (string & {}) | undefined
  effort?: ModelEffort | (string & {}) | number | undefined
  permissionMode?: PermissionMode | (string & {}) | undefined
  mcpServers?: readonly (string | Record<string, unknown>)[] | undefined
  hooks?: Record<string, unknown> | undefined
  maxTurns?: number | undefined
  autoCompactWindow?: number | undefined
  skills?: readonly string[] | undefined
  initialPrompt?: string | undefined
  memory?: 'user' | 'project' | 'local' | undefined
  background?: true | undefined
  omitClaudeMd?: true | undefined
  isolation?: 'worktree' | 'remote' | undefined
}>(valueOf<AgentSpec>())
expectAssignable<AgentSpec>({ name: 'runner', description: '', prompt: '', permissionMode: 'plan', effort: 4096 })
// a set of one: left out for false
expectNotAssignable<AgentSpec['background']>(false)
// a closed set
expectNotAssignable<AgentSpec['isolation']>('container')

// AgentCallArgs
expectType<Shape<{ required: 'tool' | 'input'; optional: 'agentId'; pinned: 'agentId' }>>(shapeOf<AgentCallArgs>())
expectType<{
  tool: string
  input: Record<string, unknown>
  readonly agentId?: string | undefined
}>(valueOf<AgentCallArgs>())
// pinned: the engine skips a hook that changes it
expectError((valueOf<AgentCallArgs>().agentId = 'other'))
expectAssignable<AgentCallArgs>({ tool: 'Bash', input: { command: 'git status' }, agentId: undefined })

// AgentCallOptions
expectType<Shape<{ required: never; optional: 'signal'; pinned: never }>>(shapeOf<AgentCallOptions>())
// this program has no AbortSignal, so the signal is what every host's has, the one of a model call
expectType<ModelCompleteOptions['signal']>(valueOf<AgentCallOptions>().signal)
expectAssignable<AgentCallOptions>({ signal: undefined })

// AgentCallRecord
expectType<Shape<{ required: 'agentId'; optional: 'resolvedModel'; pinned: never }>>(shapeOf<AgentCallRecord>())
expectType<{ agentId: string; resolvedModel?: string }>(valueOf<AgentCallRecord>())

// AgentTeammateRecord
expectType<
  Shape<{
    required: 'status' | 'agent_id' | 'teammate_id' | 'name' | 'prompt'
    optional: 'agentId' | 'team_name' | 'agent_type' | 'resolvedModel' | 'model'
    pinned: never
  }>
>(shapeOf<AgentTeammateRecord>())
expectType<{
  status: 'teammate_spawned'
  agentId?: string
  agent_id: string
  teammate_id: string
  name: string
  team_name?: string
  agent_type?: string
  resolvedModel?: string
  model?: string
  prompt: string
}>(valueOf<AgentTeammateRecord>())

// AgentEvents
expectType<{
  'agent.offer': { input: AgentOfferInput; result: AgentOfferResult }
  'agent.spawn': { input: AgentSpawnInput; result: AgentSpawnResult }
  'agent.report': { input: AgentReportInput; result: AgentReportResult }
}>(valueOf<AgentEvents>())

// AgentOps
expectType<{
  'agent.list': { input: NoArgs; value: AgentInfo[] }
  'agent.limits': { input: NoArgs; value: AgentLimits }
  'agent.register': { input: AgentSpec; value: { agent: string } }
  'agent.call': { input: AgentCallArgs; value: ToolCallResult }
}>(valueOf<AgentOps>())

// AgentEventCalls
expectType<'offer' | 'spawn' | 'report'>(valueOf<keyof AgentEventCalls>())
expectType<(input: AgentOfferInput) => Promise<AgentOfferResult>>(valueOf<AgentEventCalls['offer']>())
expectType<(input: AgentSpawnArgs) => Promise<AgentSpawnResult>>(valueOf<AgentEventCalls['spawn']>())
expectType<(input: AgentReportInput) => Promise<AgentReportResult>>(valueOf<AgentEventCalls['report']>())

// AgentCalls
expectType<'call' | 'list' | 'limits' | 'register' | 'spawn'>(valueOf<keyof AgentCalls>())
expectType<(args: AgentCallArgs, options?: AgentCallOptions) => Promise<ToolCallResult>>(valueOf<AgentCalls['call']>())
expectType<() => Promise<AgentInfo[]>>(valueOf<AgentCalls['list']>())
expectType<() => Promise<AgentLimits>>(valueOf<AgentCalls['limits']>())
expectType<(spec: AgentSpec) => Promise<{ agent: string }>>(valueOf<AgentCalls['register']>())
