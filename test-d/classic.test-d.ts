import { expectAssignable, expectDeprecated, expectError, expectNotAssignable, expectType } from 'tsd'
import type {
  BaseHookInput,
  ClassicEventName,
  ClassicEventOf,
  ClassicHookEvent,
  ClassicHookInputs,
  ClassicResult,
  ClassicResultFields,
  ClassicResultOf,
  HookEvent,
  HookInputs,
  On,
  PermissionRequestDecision,
  PreToolUseDecision,
  PreToolUseResult,
  StopHookInput,
  ToolCallEnvelope,
} from 'modhook'
import { type Shape, shapeOf, valueOf } from './shape.js'

// the settings hooks' 34 events, under their own name and as events of the mod API
expectType<HookEvent>(valueOf<ClassicHookEvent>())
expectType<`classic.${HookEvent}`>(valueOf<ClassicEventName>())
expectNotAssignable<ClassicEventName>('classic.Stopped')
expectType<{ [Event in HookEvent]: HookInputs[Event] }>(valueOf<ClassicHookInputs>())

// ClassicEventOf: what all settings hooks receive is pinned, the event's own fields are free
type Envelope = keyof BaseHookInput | 'hook_event_name'
expectType<ClassicEventName>(valueOf<keyof ClassicEventOf>())
expectType<
  Shape<{
    required: 'hook_event_name' | 'session_id' | 'transcript_path' | 'cwd' | 'stop_hook_active'
    optional:
      | 'prompt_id' | 'permission_mode' | 'agent_id' | 'agent_type' | 'effort'
      | 'last_assistant_message' | 'background_tasks' | 'session_crons'
    pinned: Envelope
  }>
>(shapeOf<ClassicEventOf['classic.Stop']>())
expectAssignable<StopHookInput>(valueOf<ClassicEventOf['classic.Stop']>())
expectAssignable<ClassicEventOf['classic.Stop']>(valueOf<StopHookInput>())
expectType<'Stop'>(valueOf<ClassicEventOf['classic.Stop']>().hook_event_name)
// pinned: the engine skips a hook that changes one
expectError((valueOf<ClassicEventOf['classic.Stop']>().session_id = 'other'))
expectError((valueOf<ClassicEventOf['classic.Stop']>().hook_event_name = 'Stop'))
expectError((valueOf<ClassicEventOf['classic.Notification']>().cwd = '/elsewhere'))
// of a skill's inline command, all is
expectType<Readonly<HookInputs['PreSkillShellCommand']>>(valueOf<ClassicEventOf['classic.PreSkillShellCommand']>())
// a tool call, and not what the settings hook receives
expectType<ToolCallEnvelope>(valueOf<ClassicEventOf['classic.PreToolUse']>())

// ClassicResult: all that an answer may hold
expectType<
  Shape<{
    required: never
    optional:
      | 'block' | 'preventContinuation' | 'stopReason' | 'additionalContext' | 'sessionTitle' | 'suppressOriginalPrompt'
      | 'initialUserMessage' | 'watchPaths' | 'reloadSkills' | 'permissionDecision' | 'permissionDecisionReason' | 'decision'
      | 'updatedToolOutput' | 'updatedMCPToolOutput' | 'retry' | 'displayContent' | 'worktreePath'
    pinned: never
  }>
>(shapeOf<ClassicResult>())
expectType<{
  block?: string
  preventContinuation?: true
  stopReason?: string
  additionalContext?: string[]
  sessionTitle?: string
  suppressOriginalPrompt?: true
  initialUserMessage?: string
  watchPaths?: string[]
  reloadSkills?: true
  permissionDecision?: 'allow' | 'deny' | 'ask'
  permissionDecisionReason?: string
  decision?: PermissionRequestDecision
  updatedToolOutput?: unknown
  updatedMCPToolOutput?: unknown
  retry?: true
  displayContent?: string
  worktreePath?: string
}>(valueOf<ClassicResult>())
expectDeprecated(valueOf<ClassicResult>().worktreePath)
// the session goes on where nothing is said
expectNotAssignable<ClassicResult>({ preventContinuation: false })

// ClassicResultFields: which event reads what
expectType<{
  UserPromptSubmit: 'additionalContext' | 'sessionTitle' | 'suppressOriginalPrompt'
  UserPromptExpansion: 'additionalContext' | 'suppressOriginalPrompt'
  SessionStart: 'additionalContext' | 'initialUserMessage' | 'sessionTitle' | 'watchPaths' | 'reloadSkills'
  Setup: 'additionalContext'
  PreModelSwitch: 'permissionDecision' | 'permissionDecisionReason'
  PostModelSwitch: 'additionalContext'
  SubagentStart: 'additionalContext'
  PostToolUse: 'additionalContext' | 'updatedToolOutput' | 'updatedMCPToolOutput'
  PostToolUseFailure: 'additionalContext'
  PostToolBatch: 'additionalContext'
  Stop: 'additionalContext'
  SubagentStop: 'additionalContext'
  PermissionDenied: 'retry'
  PermissionRequest: 'decision'
  MessageDisplay: 'displayContent'
  WorktreeCreate: 'worktreePath'
}>(valueOf<ClassicResultFields>())

// ClassicResultOf: an event's part of it
expectType<ClassicEventName>(valueOf<keyof ClassicResultOf>())
expectType<PreToolUseResult>(valueOf<ClassicResultOf['classic.PreToolUse']>())
expectType<{ block?: string; preventContinuation?: true; stopReason?: string; additionalContext?: string[] }>(
  valueOf<ClassicResultOf['classic.Stop']>(),
)
expectType<{ block?: string; preventContinuation?: true; stopReason?: string }>(valueOf<ClassicResultOf['classic.SessionEnd']>())

// PreToolUseDecision: one of three, or none
expectType<
  | { allow: true; ask?: undefined; deny?: undefined }
  | { ask: string; allow?: undefined; deny?: undefined }
  | { deny: string; allow?: undefined; ask?: undefined }
  | { allow?: undefined; ask?: undefined; deny?: undefined }
>(valueOf<PreToolUseDecision>())
// two at once
expectNotAssignable<PreToolUseDecision>({ allow: true, deny: 'no' })
// PreToolUseResult
expectType<Shape<{ required: 'deny'; optional: 'allow' | 'ask' | 'updatedInput' | 'additionalContext'; pinned: never }>>(
  shapeOf<Extract<PreToolUseResult, { deny: string }>>(),
)
expectType<Record<string, unknown> | undefined>(valueOf<PreToolUseResult>().updatedInput)
expectType<string[] | undefined>(valueOf<PreToolUseResult>().additionalContext)

// their hooks
declare const on: On
on('classic.Stop', async ($, e, next) => (e.stop_hook_active ? next(e) : { ...(await next(e)), block: 'Run the tests first.' }))
on('classic.UserPromptSubmit', ($, e, next) => next({ ...e, prompt: e.prompt.trim() }))
on('classic.PermissionRequest', { tool_name: 'Bash' }, ($, e) => {
  expectType<'Bash'>(e.tool_name)
  return { decision: { behavior: 'deny', message: 'Not here.' } }
})
on('classic.PostToolUse', { tool_name: 'Task' }, ($, e, next) => {
  expectType<'Agent'>(e.tool_name)
  return next(e)
})
// what the event doesn't read
expectError(on('classic.SessionEnd', () => ({ additionalContext: ['x'] })))
// the settings hooks' own spelling
expectError(on('classic.Stop', () => ({ decision: 'block' })))
