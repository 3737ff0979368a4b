import { expectAssignable, expectError, expectNotAssignable, expectType } from 'tsd'
import type { AgentSpawnArgs, AgentSpawnInput, AgentSpawnResult, Origin, PermissionMode, Rewrite } from 'modhook'
import { type Shape, shapeOf, valueOf } from './shape.js'

// AgentSpawnInput
expectType<
  Shape<{
    required: 
      | 'tool_use_id' | 'prompt' | 'description' | 'subagentType' | 'provider' | 'parentModel' | 'background' | 'fork'
    optional: 'model' | 'parentAgentId' | 'permissionMode' | 'isTeammate' | 'workflow' | 'resume' | 'name' | 'cwd'
    pinned: 
      | 'tool_use_id' | 'provider' | 'parentModel' | 'parentAgentId' | 'permissionMode' | 'fork' | 'isTeammate'
      | 'workflow' | 'resume' | 'name'
  }>
>(shapeOf<AgentSpawnInput>())
expectType<{
  readonly tool_use_id: string
  prompt: string
  description: string
  subagentType: string
  readonly provider: Origin
  model?: string
  readonly parentModel: string
  readonly parentAgentId?: string
  readonly permissionMode?: PermissionMode | (string & {})
  background: boolean
  readonly fork: boolean
  readonly isTeammate?: true
  readonly workflow?: { runId: string; agentIndex: number }
  readonly resume?: { agentId: string }
  readonly name?: string
  cwd?: string
}>(valueOf<AgentSpawnInput>())
// pinned: the engine skips a hook that changes one
expectError((valueOf<AgentSpawnInput>().tool_use_id = 'other'))
expectError((valueOf<AgentSpawnInput>().provider = valueOf<Origin>()))
expectError((valueOf<AgentSpawnInput>().parentModel = 'other'))
expectError((valueOf<AgentSpawnInput>().parentAgentId = 'other'))
expectError((valueOf<AgentSpawnInput>().permissionMode = valueOf<NonNullable<AgentSpawnInput['permissionMode']>>()))
expectError((valueOf<AgentSpawnInput>().fork = true))
expectError((valueOf<AgentSpawnInput>().isTeammate = true))
expectError((valueOf<AgentSpawnInput>().workflow = valueOf<NonNullable<AgentSpawnInput['workflow']>>()))
expectError((valueOf<AgentSpawnInput>().resume = valueOf<NonNullable<AgentSpawnInput['resume']>>()))
expectError((valueOf<AgentSpawnInput>().name = 'other'))
// set or absent, never false
expectNotAssignable<AgentSpawnInput['isTeammate']>(false)
// the content is free
expectAssignable<Rewrite<AgentSpawnInput>>({ model: 'haiku', prompt: 'Read README.md.', background: true })

// AgentSpawnResult
expectType<
  | { model: string; agentId?: string; teammateId?: string; deny?: undefined }
  | { deny: string; model?: undefined; agentId?: undefined; teammateId?: undefined }
>(valueOf<AgentSpawnResult>())
// a refused spawn started nothing
expectNotAssignable<AgentSpawnResult>({ deny: 'no', agentId: 'a1' })

// AgentSpawnArgs
expectType<
  Shape<{
    required: 'prompt'
    optional: 'description' | 'subagentType' | 'model' | 'name' | 'cwd' | 'parentAgentId'
    pinned: never
  }>
>(shapeOf<AgentSpawnArgs>())
expectType<{
  prompt: string
  description?: string | undefined
  subagentType?: string | undefined
  model?: string | undefined
  name?: string | undefined
  cwd?: string | undefined
  parentAgentId?: string | undefined
}>(valueOf<AgentSpawnArgs>())
expectAssignable<AgentSpawnArgs>({ prompt: 'Try the other fix.', parentAgentId: undefined })
// the engine sets the call's id
expectError<AgentSpawnArgs>({ prompt: '', tool_use_id: 'toolu_1' })
