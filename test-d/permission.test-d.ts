import { expectAssignable, expectError, expectNotAssignable, expectType } from 'tsd'
import type {
  CanUseTool,
  HookPermissionDecision,
  McpServerProvenance,
  PermissionBehavior,
  PermissionDecisionClassification,
  PermissionMode,
  PermissionRequestDecision,
  PermissionResult,
  PermissionRuleValue,
  PermissionUpdate,
  PermissionUpdateDestination,
  PermissionUpdates,
} from 'modhook'
import { type Shape, shapeOf, valueOf } from './shape.js'

// the closed sets
expectType<'default' | 'acceptEdits' | 'bypassPermissions' | 'plan' | 'dontAsk' | 'auto'>(valueOf<PermissionMode>())
expectType<'allow' | 'deny' | 'ask'>(valueOf<PermissionBehavior>())
expectType<'allow' | 'deny' | 'ask' | 'defer'>(valueOf<HookPermissionDecision>())
expectType<'user_temporary' | 'user_permanent' | 'user_reject'>(valueOf<PermissionDecisionClassification>())
expectType<'userSettings' | 'projectSettings' | 'localSettings' | 'session' | 'cliArg'>(
  valueOf<PermissionUpdateDestination>()
)
// closed: a mode of a later build is for `permission_mode`, an open set
expectNotAssignable<PermissionMode>('later')

// PermissionRuleValue
expectType<Shape<{ required: 'toolName'; optional: 'ruleContent'; pinned: never }>>(shapeOf<PermissionRuleValue>())
expectType<{ toolName: string; ruleContent?: string | undefined }>(valueOf<PermissionRuleValue>())

// PermissionUpdate, arm by arm
type Update<Type extends PermissionUpdate['type']> = Extract<PermissionUpdate, { type: Type }>
expectType<'addRules' | 'replaceRules' | 'removeRules' | 'setMode' | 'addDirectories' | 'removeDirectories'>(
  valueOf<PermissionUpdate['type']>()
)
type Rules<Type> = {
  type: Type
  rules: PermissionRuleValue[]
  behavior: PermissionBehavior
  destination: PermissionUpdateDestination
}
expectType<Rules<'addRules'>>(valueOf<Update<'addRules'>>())
expectType<Rules<'replaceRules'>>(valueOf<Update<'replaceRules'>>())
expectType<Rules<'removeRules'>>(valueOf<Update<'removeRules'>>())
expectType<{ type: 'setMode'; mode: PermissionMode; destination: PermissionUpdateDestination }>(
  valueOf<Update<'setMode'>>()
)
expectType<{ type: 'addDirectories'; directories: string[]; destination: PermissionUpdateDestination }>(
  valueOf<Update<'addDirectories'>>()
)
expectType<{ type: 'removeDirectories'; directories: string[]; destination: PermissionUpdateDestination }>(
  valueOf<Update<'removeDirectories'>>()
)
expectType<PermissionUpdate[]>(valueOf<PermissionUpdates>())
// a key of another arm
expectError<PermissionUpdate>({ type: 'setMode', mode: 'plan', destination: 'session', directories: [] })

// PermissionRequestDecision: what a mod answers, without the undefined of written JSON
type Decision<Behavior> = Extract<PermissionRequestDecision, { behavior: Behavior }>
expectType<{ behavior: 'allow'; updatedInput?: Record<string, unknown>; updatedPermissions?: PermissionUpdate[] }>(
  valueOf<Decision<'allow'>>()
)
expectType<{ behavior: 'deny'; message?: string; interrupt?: true }>(valueOf<Decision<'deny'>>())
// the engine's own type has no `false` here
expectError<PermissionRequestDecision>({ behavior: 'deny', interrupt: false })

// PermissionResult
type Result<Behavior> = Extract<PermissionResult, { behavior: Behavior }>
expectType<{
  behavior: 'allow'
  updatedInput?: Record<string, unknown> | undefined
  updatedPermissions?: PermissionUpdate[] | undefined
  toolUseID?: string | undefined
  decisionClassification?: PermissionDecisionClassification | undefined
}>(valueOf<Result<'allow'>>())
expectType<{
  behavior: 'deny'
  message: string
  interrupt?: boolean | undefined
  toolUseID?: string | undefined
  decisionClassification?: PermissionDecisionClassification | undefined
}>(valueOf<Result<'deny'>>())
// 2.1.332 takes a bare allow; the tag is never left out
expectAssignable<PermissionResult>({ behavior: 'allow' })
expectError<PermissionResult>({ updatedInput: {} })
// a refusal says why
expectError<PermissionResult>({ behavior: 'deny' })
// only a refusal has a message
expectError<PermissionResult>({ behavior: 'allow', message: 'why' })

// CanUseTool
expectType<string>(valueOf<Parameters<CanUseTool>[0]>())
expectType<Record<string, unknown>>(valueOf<Parameters<CanUseTool>[1]>())
expectType<Promise<PermissionResult | null>>(valueOf<ReturnType<CanUseTool>>())
type Options = Parameters<CanUseTool>[2]
expectType<
  Shape<{
    required: 'signal' | 'toolUseID' | 'requestId'
    optional:
      | 'suggestions'
      | 'blockedPath'
      | 'mcpServer'
      | 'decisionReason'
      | 'title'
      | 'displayName'
      | 'description'
      | 'defaultToNo'
      | 'suppressAlwaysAllowRule'
      | 'agentID'
      | 'matchedAskRule'
    pinned: never
  }>
>(shapeOf<Options>())
declare const options: Options
expectType<boolean>(options.signal.aborted)
expectType<PermissionUpdate[] | undefined>(options.suggestions)
expectType<string | undefined>(options.blockedPath)
expectType<{ name: string; source: McpServerProvenance['source'] } | undefined>(options.mcpServer)
expectType<string | undefined>(options.decisionReason)
expectType<string | undefined>(options.title)
expectType<string | undefined>(options.displayName)
expectType<string | undefined>(options.description)
expectType<boolean | undefined>(options.defaultToNo)
expectType<boolean | undefined>(options.suppressAlwaysAllowRule)
expectType<string>(options.toolUseID)
expectType<string | undefined>(options.agentID)
expectType<string>(options.requestId)
expectType<{ source: string; toolName: string; ruleContent?: string } | undefined>(options.matchedAskRule)

// McpServerProvenance: an open set of sources
expectType<Shape<{ required: 'name' | 'source'; optional: never; pinned: never }>>(shapeOf<McpServerProvenance>())
expectType<string>(valueOf<McpServerProvenance>().name)
expectType<
  | 'sdk'
  | 'plugin'
  | 'user'
  | 'project'
  | 'local'
  | 'dynamic'
  | 'managed'
  | 'enterprise'
  | 'claudeai'
  | 'agent'
  | (string & {})
>(valueOf<McpServerProvenance>().source)
expectAssignable<McpServerProvenance>({ name: 'github', source: 'later' })

// PermissionRequestDecision: allowed, or refused
type DecisionOf<Behavior> = Extract<PermissionRequestDecision, { behavior: Behavior }>
expectType<'allow' | 'deny'>(valueOf<PermissionRequestDecision>().behavior)
expectType<Shape<{ required: 'behavior'; optional: 'updatedInput' | 'updatedPermissions'; pinned: never }>>(
  shapeOf<DecisionOf<'allow'>>(),
)
expectType<{ behavior: 'allow'; updatedInput?: Record<string, unknown>; updatedPermissions?: PermissionUpdates }>(
  valueOf<DecisionOf<'allow'>>(),
)
expectType<Shape<{ required: 'behavior'; optional: 'message' | 'interrupt'; pinned: never }>>(shapeOf<DecisionOf<'deny'>>())
expectType<{ behavior: 'deny'; message?: string; interrupt?: true }>(valueOf<DecisionOf<'deny'>>())
// the engine takes no false there
expectError<PermissionRequestDecision>({ behavior: 'deny', interrupt: false })
// a refusal rewrites nothing
expectError<PermissionRequestDecision>({ behavior: 'deny', updatedInput: {} })
