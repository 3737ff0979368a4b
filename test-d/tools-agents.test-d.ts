import { expectAssignable, expectError, expectType } from 'tsd'
import type {
  AgentAsyncOutput,
  AgentCompletedOutput,
  AgentInput,
  AgentOutput,
  AgentRemoteOutput,
  AgentToolStats,
  AgentUsage,
  ListAgentsInput,
  ListAgentsOutput,
  ModelEffort,
  SendFileInput,
  SendFileOutput,
  SendMessageInput,
  SendMessageOutput,
  SkillForkedOutput,
  SkillInlineOutput,
  SkillInput,
  SkillOutput,
  ToolSearchInput,
  ToolSearchOutput,
  WorkflowInput,
  WorkflowOutput,
} from 'modhook'
import { valueOf } from './shape.js'

expectType<{
  description: string; prompt: string; subagent_type?: string; model?: 'sonnet' | 'opus' | 'haiku' | 'fable'
  effort?: ModelEffort; run_in_background?: boolean; name?: string; team_name?: string
  mode?: 'acceptEdits' | 'auto' | 'bypassPermissions' | 'default' | 'dontAsk' | 'plan'
  isolation?: 'worktree' | 'remote'
}>(valueOf<AgentInput>())
expectType<{
  input_tokens: number; output_tokens: number; cache_creation_input_tokens: number | null
  cache_read_input_tokens: number | null
  server_tool_use: { web_search_requests: number; web_fetch_requests: number } | null; service_tier: string | null
  cache_creation: { ephemeral_1h_input_tokens: number; ephemeral_5m_input_tokens: number } | null
  inference_geo?: string | null; speed?: string | null; iterations?: unknown
  output_tokens_details?: { thinking_tokens?: number | null } | null; fallback_credit?: unknown
}>(valueOf<AgentUsage>())
expectType<{
  readCount: number; searchCount: number; bashCount: number; editFileCount: number; linesAdded: number
  linesRemoved: number; otherToolCount: number; frameCount?: number
}>(valueOf<AgentToolStats>())
expectType<{
  status: 'completed'; prompt: string; agentId: string; agentType?: string
  content: { type: 'text'; text: string; citations?: unknown[] | null }[]; harnessNoteCount?: number
  harnessTailCount?: number; harnessSectionHash?: string; handback?: 'send' | 'flagged' | 'withheld'
  handbackReport?: { text: string; warning?: string; toolUseId?: string }; resolvedModel?: string
  modelsUsed?: string[]; totalToolUseCount: number; totalDurationMs: number; totalTokens: number; usage: AgentUsage
  toolsUsed?: string[]; toolStats?: AgentToolStats; worktreePath?: string; worktreeBranch?: string
  inPlace?: { vcs: string; branch?: string }; canContinueAgent?: boolean
  taskCalls?: { name: 'TaskCreate' | 'TaskUpdate'; input: unknown; result: string }[]
}>(valueOf<AgentCompletedOutput>())
expectType<{
  status: 'async_launched'; isAsync?: true; agentId: string; description: string; resolvedModel?: string
  modelsUsed?: string[]; prompt: string; outputFile: string; canReadOutputFile?: boolean; canContinueAgent?: boolean
  waitsAtPermissionPrompt?: boolean; sharesCwd?: boolean
}>(valueOf<AgentAsyncOutput>())
expectType<{
  status: 'remote_launched'; taskId: string; sessionUrl: string; description: string; prompt: string
  outputFile: string
}>(valueOf<AgentRemoteOutput>())
expectType<AgentCompletedOutput | AgentAsyncOutput | AgentRemoteOutput>(valueOf<AgentOutput>())

expectType<{
  to: string; summary?: string; message: string; notify_when_idle?: boolean; type?: 'message' | (string & {})
  recipient?: string; recipient_kind?: 'name' | 'agent' | 'main' | (string & {}); content?: string
}>(valueOf<SendMessageInput>())
expectType<{
  success: boolean; message: string; display?: string; resumedAgentId?: string; revivedAgentId?: string
  pin?: { id: string; name: string; ref: string }
}>(valueOf<SendMessageOutput>())

expectType<{ channel?: string; q?: string; cursor?: string }>(valueOf<ListAgentsInput>())
expectType<{
  listing: string
  sections?: {
    kind: string; total: number; rows: { name?: string; ref?: string; id?: string; type?: string; status?: string }[]
  }[]
  notes?: { kind: string; text: string }[]
}>(valueOf<ListAgentsOutput>())

expectType<{ to: string; files: string[]; message?: string }>(valueOf<SendFileInput>())
expectType<{
  success: boolean; message: string; msg_id?: string
  files: { path: string; size?: number; sha256?: string; file_uuid?: string; error?: string }[]
}>(valueOf<SendFileOutput>())

expectType<{ skill: string; args?: string }>(valueOf<SkillInput>())
expectType<{
  success: boolean; commandName: string; allowedTools?: string[]; model?: string; status?: 'inline'
  readOnly?: boolean; fromMcpServer?: boolean
}>(valueOf<SkillInlineOutput>())
expectType<{
  success: boolean; commandName: string; status: 'forked'; agentId: string; result: string; background?: boolean
  toolsUsedLine?: string
}>(valueOf<SkillForkedOutput>())
expectType<SkillInlineOutput | SkillForkedOutput>(valueOf<SkillOutput>())

expectType<{ query: string; max_results?: number }>(valueOf<ToolSearchInput>())
expectType<{
  matches: string[]; query: string; total_deferred_tools: number; pending_mcp_servers?: string[]
  failed_mcp_servers?: { name: string; errorCode?: string; error?: string }[]
}>(valueOf<ToolSearchOutput>())

expectType<{
  script?: string; name?: string; description?: string; title?: string; args?: unknown; scriptPath?: string
  resumeFromRunId?: string
}>(valueOf<WorkflowInput>())
expectType<{
  status: 'async_launched' | 'remote_launched'; taskId: string; taskType?: 'local_workflow' | 'remote_agent'
  workflowName?: string; runId?: string; summary?: string; transcriptDir?: string; scriptPath?: string
  sessionUrl?: string; warning?: string; error?: string
}>(valueOf<WorkflowOutput>())

// as the client sends them
expectAssignable<AgentOutput>({
  isAsync: true, status: 'async_launched', agentId: 'add4a62011cd321be', description: 'look', prompt: 'look around',
  resolvedModel: 'claude-opus-5-5', outputFile: '/tmp/add4a62011cd321be.output', canReadOutputFile: true,
  canContinueAgent: true,
})
expectAssignable<SkillOutput>({ success: true, commandName: 'greet', allowedTools: ['Bash'] })
expectAssignable<SkillOutput>({ success: true, commandName: 'f', status: 'forked', agentId: 'a', result: 'done' })
expectAssignable<SendMessageOutput>({ success: true, message: 'Resuming agent', pin: { id: 'a', name: 'a', ref: '43356a' } })
// what PreToolUse gets, with the keys that the client adds for it
expectAssignable<SendMessageInput>({
  to: 'bob', summary: 'go on', message: 'go on', type: 'message', recipient: 'bob', recipient_kind: 'name', content: 'go on',
})
declare const agent: AgentOutput
if (agent.status === 'completed') expectType<AgentUsage>(agent.usage)
declare const skill: SkillOutput
if (skill.status === 'forked') expectType<string>(skill.result)
// a workflow takes any JSON for its arguments
expectAssignable<WorkflowInput>({ name: 'research', args: ['a', 'list'] })
// a closed set: the client refuses other models
expectError<AgentInput>({ description: 'd', prompt: 'p', model: 'a-model-of-a-later-build' })
