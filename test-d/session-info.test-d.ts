import { expectAssignable, expectNotAssignable, expectType } from 'tsd'
import type {
  SessionAuthorization,
  SessionIdentity,
  SessionInfo,
  SessionMachine,
  SessionRepo,
  SessionVersion,
} from 'modhook'
import { type Shape, shapeOf, valueOf } from './shape.js'

// SessionRepo
expectType<
  Shape<{
    required: 'root' | 'remote' | 'internal' | 'name'
    optional: never
    pinned: never
  }>
>(shapeOf<SessionRepo>())
expectType<{ root: string; remote: string | null; internal: boolean; name: string | null }>(valueOf<SessionRepo>())

// SessionInfo
expectType<
  Shape<{
    required: 'transcriptPath'
    optional: 
      | 'scratchpadDir' | 'promptId' | 'agentType' | 'configRoot' | 'platform' | 'isHosted' | 'isScreenReader'
      | 'isWorkspaceRemote' | 'dataRules'
    pinned: never
  }>
>(shapeOf<SessionInfo>())
expectType<{
  transcriptPath: string
  scratchpadDir?: string
  promptId?: string
  agentType?: string
  configRoot?: string
  platform?: 'macos' | 'windows' | 'wsl' | 'linux' | 'unknown'
  isHosted?: boolean
  isScreenReader?: boolean
  isWorkspaceRemote?: boolean
  dataRules?: readonly ('hipaa' | 'zdr' | (string & {}))[]
}>(valueOf<SessionInfo>())
// a closed set
expectNotAssignable<SessionInfo['platform']>('bsd')
// an open set: more rules may follow
expectAssignable<SessionInfo['dataRules']>(['a-rule-of-a-later-build'])

// SessionMachine
expectType<
  Shape<{
    required: 'sysname' | 'release' | 'machine' | 'packageManagers' | 'runtimes'
    optional: never
    pinned: never
  }>
>(shapeOf<SessionMachine>())
expectType<{
  sysname: string
  release: string
  machine: string
  packageManagers: string[]
  runtimes: string[]
}>(valueOf<SessionMachine>())

// SessionVersion
expectType<Shape<{ required: 'version'; optional: 'base' | 'builtAt'; pinned: never }>>(shapeOf<SessionVersion>())
expectType<{ version: string; base?: string; builtAt?: string }>(valueOf<SessionVersion>())

// SessionIdentity
expectType<
  | {
      kind: 'claude.ai' | 'console' | 'api-key' | 'oauth-token' | 'none' | 'bedrock' | 'vertex' | (string & {})
      organizationId?: string
      organizationType?: string
      email?: string
      accountId?: string
      accountCreatedAt?: string
      isVerified: boolean
      contextEmail?: string
      deny?: undefined
    }
  | {
      deny: string
      kind?: undefined
      organizationId?: undefined
      organizationType?: undefined
      email?: undefined
      accountId?: undefined
      accountCreatedAt?: undefined
      isVerified?: undefined
      contextEmail?: undefined
    }
>(valueOf<SessionIdentity>())
// an open set
expectAssignable<SessionIdentity>({ kind: 'a-kind-of-a-later-build', isVerified: false })
// a refusal tells nothing
expectNotAssignable<SessionIdentity>({ deny: 'no', email: 'someone@example.com' })

// SessionAuthorization
expectType<{ handle: string; kind: 'bearer' | 'api-key' } | null>(valueOf<SessionAuthorization>())
expectType<Shape<{ required: 'handle' | 'kind'; optional: never; pinned: never }>>(
  shapeOf<NonNullable<SessionAuthorization>>(),
)
// null, never absent, where there is none to hold
expectNotAssignable<SessionAuthorization>(undefined)
// a closed set
expectNotAssignable<SessionAuthorization>({ handle: 'auth_', kind: 'cookie' })
