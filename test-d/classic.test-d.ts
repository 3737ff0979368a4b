import { expectAssignable, expectError, expectType } from 'tsd'
import type {
  ClassicEventName,
  ClassicEventOf,
  ClassicHookEvent,
  ClassicHookInputs,
  ClassicResult,
  ClassicResultFields,
  ClassicResultOf,
  HookEvent,
  PermissionRequestDecision,
  PreToolUseDecision,
  PreToolUseResult,
  StopHookInput,
  ToolCallEnvelope,
} from 'modhook'
import { type Shape, shapeOf, valueOf } from './shape.js'

// the settings hooks' events, under `classic.`
expectType<HookEvent>(valueOf<ClassicHookEvent>())
expectType<`classic.${HookEvent}`>(valueOf<ClassicEventName>())
expectType<StopHookInput>(valueOf<ClassicHookInputs['Stop']>())

// their inputs: what the engine stamps is pinned
declare const stop: ClassicEventOf['classic.Stop']
expectType<boolean>(stop.stop_hook_active)
// the session's id is the engine's
expectError((stop.session_id = 'other'))
expectError((stop.hook_event_name = 'Stop'))
expectType<ToolCallEnvelope>(valueOf<ClassicEventOf['classic.PreToolUse']>())

// their results: of all the keys, those of the event
expectType<{
  block?: string; preventContinuation?: true; stopReason?: string; additionalContext?: string[]; sessionTitle?: string
  suppressOriginalPrompt?: true; initialUserMessage?: string; watchPaths?: string[]; reloadSkills?: true
  permissionDecision?: 'allow' | 'deny' | 'ask'; permissionDecisionReason?: string; decision?: PermissionRequestDecision
  updatedToolOutput?: unknown; updatedMCPToolOutput?: unknown; retry?: true; displayContent?: string; worktreePath?: string
}>(valueOf<ClassicResult>())
expectType<'additionalContext' | 'sessionTitle' | 'suppressOriginalPrompt'>(valueOf<ClassicResultFields['UserPromptSubmit']>())
expectType<'retry'>(valueOf<ClassicResultFields['PermissionDenied']>())
expectType<{ block?: string; preventContinuation?: true; stopReason?: string; retry?: true }>(
  valueOf<ClassicResultOf['classic.PermissionDenied']>(),
)
expectType<{ block?: string; preventContinuation?: true; stopReason?: string }>(valueOf<ClassicResultOf['classic.SessionEnd']>())
// a key of another event
expectError<ClassicResultOf['classic.SessionEnd']>({ additionalContext: ['no'] })

// PreToolUse decides, one way
type Decided<Key extends string> = Extract<PreToolUseDecision, Record<Key, string | true>>
expectType<{ allow: true; ask?: undefined; deny?: undefined }>(valueOf<Decided<'allow'>>())
expectType<{ ask: string; allow?: undefined; deny?: undefined }>(valueOf<Decided<'ask'>>())
expectType<{ deny: string; allow?: undefined; ask?: undefined }>(valueOf<Decided<'deny'>>())
expectAssignable<PreToolUseDecision>({})
// not two ways at once
expectError<PreToolUseDecision>({ allow: true, deny: 'no' })
expectType<Record<string, unknown> | undefined>(valueOf<PreToolUseResult>().updatedInput)
expectType<string[] | undefined>(valueOf<PreToolUseResult>().additionalContext)
expectType<PreToolUseResult>(valueOf<ClassicResultOf['classic.PreToolUse']>())
expectType<Shape<{ required: 'deny'; optional: 'allow' | 'ask' | 'updatedInput' | 'additionalContext'; pinned: never }>>(
  shapeOf<Extract<PreToolUseResult, { deny: string }>>(),
)
