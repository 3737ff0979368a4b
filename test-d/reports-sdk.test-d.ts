/** Faults that people met in other declarations of the SDK's messages, each with what keeps it out of these. */
import { expectAssignable, expectDocCommentIncludes, expectError, expectNotAssignable, expectType } from 'tsd'
import type {
  BetaContentBlock,
  BetaMessage,
  BetaRawMessageStreamEvent,
  BetaToolUseBlock,
  BetaUsage,
  CallToolResult,
  CanUseTool,
  ContentBlockParam,
  ElicitationResult,
  HookCallback,
  HookInput,
  HookJSONOutput,
  McpServerStatus,
  MessageParam,
  OnElicitation,
  OnUserDialog,
  PermissionMode,
  PermissionResult,
  PermissionUpdate,
  SDKAssistantMessage,
  SDKControlRequests,
  SDKControlResponseOf,
  SDKHookResponseMessage,
  SDKMessage,
  SDKMessageOrigin,
  SDKMessages,
  SDKModelUsage,
  SDKPartialAssistantMessage,
  SDKPermissionDenial,
  SDKPermissionDeniedMessage,
  SDKPromptSuggestionMessage,
  SDKRateLimitEvent,
  SDKRateLimitInfo,
  SDKResultError,
  SDKResultMessage,
  SDKResultSuccess,
  SDKSystemMessage,
  SDKSystemMessages,
  SDKTaskNotificationMessage,
  SDKTaskProgressMessage,
  SDKTaskStartedMessage,
  SDKTaskUpdatedMessage,
  SDKUserMessage,
  SDKWorkerShuttingDownMessage,
  StdinMessage,
  StdoutMessage,
  UnknownSDKMessage,
  UserDialogResult,
  UUID,
} from 'modhook'
import { isSDKMessage, SDK_SYSTEM_SUBTYPES } from 'modhook/sdk'
import { type Shape, shapeOf, valueOf } from './shape.js'

type IsAny<T> = 0 extends 1 & T ? true : false
/** The rows of a map that are `any`. */
type AnyRows<Map> = { [Key in keyof Map]: IsAny<Map[Key]> extends true ? Key : never }[keyof Map]
/** The keys of any arm of a union. */
type KeysOf<T> = T extends unknown ? keyof T : never
type Arm<Union, Type> = Extract<Union, { type: Type }>

declare const message: SDKMessage
declare const result: SDKResultMessage

// A member that is named and declared nowhere turns the whole union into `any`: then anything is a message, and nothing
// narrows.
expectType<false>(valueOf<IsAny<SDKMessage>>())
expectType<never>(valueOf<AnyRows<SDKMessages> | AnyRows<SDKSystemMessages> | AnyRows<SDKControlRequests>>())
expectType<false>(valueOf<IsAny<StdoutMessage> | IsAny<StdinMessage>>())
expectType<SDKRateLimitEvent>(valueOf<Arm<SDKMessage, 'rate_limit_event'>>())
expectType<{ type: 'rate_limit_event'; rate_limit_info: SDKRateLimitInfo; uuid: UUID; session_id: string }>(
  valueOf<SDKRateLimitEvent>()
)
expectType<{ type: 'prompt_suggestion'; suggestion: string; uuid: UUID; session_id: string }>(
  valueOf<SDKPromptSuggestionMessage>()
)
// what `any` would take
expectNotAssignable<SDKMessage>(1)
expectNotAssignable<SDKMessage>({ type: 'a_kind_of_a_later_build' })

// A module of another package that isn't installed makes what comes from there `any`: the API's own message is declared
// here, and narrows.
expectType<BetaMessage>(valueOf<SDKAssistantMessage>().message)
expectType<BetaRawMessageStreamEvent>(valueOf<SDKPartialAssistantMessage>().event)
expectType<MessageParam>(valueOf<SDKUserMessage>().message)
expectType<false>(
  valueOf<IsAny<BetaMessage> | IsAny<BetaContentBlock> | IsAny<BetaRawMessageStreamEvent> | IsAny<MessageParam> | IsAny<BetaUsage>>()
)
expectType<number>(valueOf<SDKAssistantMessage>().message.usage.input_tokens)
// no such key, which `any` would have
expectError(valueOf<SDKAssistantMessage>().message.usage.tokens)

// Two copies of the API's types in a program clash where one of them is nominal: here a copy passes both ways.
type Copy<T> = { [Key in keyof T]: T[Key] extends object | null | undefined ? Copy<T[Key]> : T[Key] }
expectAssignable<BetaMessage>(valueOf<Copy<BetaMessage>>())
expectAssignable<Copy<BetaMessage>>(valueOf<BetaMessage>())
expectAssignable<MessageParam>(valueOf<Copy<MessageParam>>())
expectAssignable<Copy<MessageParam>>(valueOf<MessageParam>())
// a newer copy, with one kind of block more, takes ours
type Newer = ContentBlockParam | { type: 'a_block_of_a_later_api' }
expectAssignable<Newer>(valueOf<ContentBlockParam>())
// and isn't taken for ours: the union is closed, for `type` to narrow it
expectNotAssignable<ContentBlockParam>(valueOf<Newer>())

// A key that the client refuses to go without is declared optional: the program compiles, and the client throws.
type Allowed = Extract<PermissionResult, { behavior: 'allow' }>
type Denied = Extract<PermissionResult, { behavior: 'deny' }>
// a bare allow is fine since 2.1.332, and the key says that it wasn't before
expectAssignable<PermissionResult>({ behavior: 'allow' })
expectDocCommentIncludes<'older than 2.1.332'>(valueOf<Allowed>().updatedInput)
expectAssignable<PermissionResult>({ behavior: 'allow', updatedInput: { command: 'ls' }, updatedPermissions: [] })
expectType<Shape<{
  required: 'behavior'
  optional: 'updatedInput' | 'updatedPermissions' | 'toolUseID' | 'decisionClassification'
  pinned: never
}>>(shapeOf<Allowed>())
// without its tag an answer says nothing
expectError<PermissionResult>({ updatedInput: {} })
// a refusal without a reason is refused itself
expectError<PermissionResult>({ behavior: 'deny' })
// the same of whatever else a host writes: each key that the client insists on is required
expectType<'behavior' | 'message'>(shapeOf<Denied>().required)
expectType<never>(shapeOf<PermissionUpdate>().optional)
expectType<'type' | 'message' | 'parent_tool_use_id'>(shapeOf<SDKUserMessage>().required)
expectError<ElicitationResult>({ content: {} })
expectType<'type' | 'request_id' | 'request'>(shapeOf<Arm<StdinMessage, 'control_request'>>().required)
expectType<PermissionResult>(valueOf<SDKControlResponseOf<'can_use_tool'>>())

// A global that isn't declared is `any` without a word under `skipLibCheck`: an abort signal is there without DOM and
// without Node's types, as here.
expectType<false>(valueOf<IsAny<Parameters<CanUseTool>[2]['signal']> | IsAny<Parameters<HookCallback>[2]['signal']>>())
expectType<boolean>(valueOf<Parameters<CanUseTool>[2]>().signal.aborted)
// no such member, which `any` would have
expectError(valueOf<Parameters<CanUseTool>[2]>().signal.cancelled)

// Documents test for a message of type `tool_use`, and there is none: a call is a block of an assistant message.
expectNotAssignable<SDKMessage>({ type: 'tool_use', id: 'toolu_1', name: 'Bash', input: {} })
// nor can `type` ever be compared with it
expectNotAssignable<SDKMessage['type']>('tool_use')
if (message.type === 'assistant') {
  for (const block of message.message.content) if (block.type === 'tool_use') expectType<BetaToolUseBlock>(block)
}

// `is_error` looks like the tag of a result and isn't: a success may be true to it, and an error false.
expectType<boolean>(valueOf<SDKResultSuccess>().is_error)
expectType<boolean>(valueOf<SDKResultError>().is_error)
if (result.is_error) expectType<SDKResultMessage>(result)
// the tag is `subtype`: only an error has errors, only a success a result
if (result.subtype === 'success') {
  expectType<string>(result.result)
  expectError(result.errors)
} else {
  expectType<
    'error_during_execution' | 'error_max_turns' | 'error_max_budget_usd' | 'error_max_structured_output_retries'
  >(result.subtype)
  expectType<string[]>(result.errors)
  expectError(result.result)
}
// neither has both before it's narrowed
expectError(result.result)
expectError(result.errors)
// the same of what else looks like a tag: none of these narrows its message
expectType<number | null | undefined>(valueOf<SDKResultSuccess>().api_error_status)
declare const hook: SDKHookResponseMessage
if (hook.outcome === 'success') expectType<number | undefined>(hook.exit_code)
declare const input: HookInput
// an agent's type without an id is the session's own, run as that agent
if (input.agent_type !== undefined) expectType<string | undefined>(input.agent_id)

// Kinds of messages are left out of the union, so a reader never learns of them.
expectType<
  | 'assistant' | 'user' | 'result' | 'system' | 'stream_event' | 'tool_progress' | 'tool_use_summary' | 'auth_status'
  | 'rate_limit_event' | 'prompt_suggestion' | 'conversation_reset'
>(message.type)
expectType<29>(SDK_SYSTEM_SUBTYPES.length)
expectType<keyof SDKSystemMessages>(valueOf<(typeof SDK_SYSTEM_SUBTYPES)[number]>())
// and keys that a message may come without are declared required, so a reader trusts what isn't there
type OptionalOf<T> = ReturnType<typeof shapeOf<T>>['optional']
expectAssignable<OptionalOf<SDKTaskStartedMessage>>(valueOf<'tool_use_id' | 'task_type' | 'run_id' | 'prompt' | 'workflow_name'>())
expectAssignable<OptionalOf<SDKTaskProgressMessage>>(valueOf<'tool_use_id' | 'last_tool_name' | 'run_id' | 'summary'>())
expectAssignable<OptionalOf<SDKTaskNotificationMessage>>(valueOf<'tool_use_id' | 'usage' | 'reason'>())
expectAssignable<OptionalOf<SDKSystemMessage>>(
  valueOf<'betas' | 'capabilities' | 'plugin_errors' | 'plugin_warnings' | 'agents' | 'fast_mode_state'>()
)
expectAssignable<OptionalOf<SDKResultMessage>>(valueOf<'queued_turn_count' | 'result_index' | 'origin' | 'terminal_reason'>())
// a host may leave these out, and the client's own messages too
expectAssignable<OptionalOf<SDKUserMessage>>(valueOf<'uuid' | 'session_id' | 'isSynthetic'>())

// An unknown kind stops a reader, or a guard waits for a tag that never comes.
expectType<'rate_limit_event'>(valueOf<SDKRateLimitEvent>().type)
expectType<SDKRateLimitInfo>(valueOf<SDKRateLimitEvent>().rate_limit_info)
// tags that others have made up
expectNotAssignable<keyof SDKMessages | keyof SDKSystemMessages>('rate_limit')
// the payload's key, likewise
expectError(valueOf<SDKRateLimitEvent>().rate_limit)
// what is newer than the types has an arm of its own, and a switch over the rest may still be exhaustive
declare const line: SDKMessage | UnknownSDKMessage
if (isSDKMessage(line)) {
  expectType<SDKMessage>(line)
  if (line.type === 'result') expectType<SDKResultMessage>(line)
} else {
  expectType<UnknownSDKMessage>(line)
  expectType<string>(line.type)
  expectType<unknown>(line['a_key_of_its_own'])
}

// Limits that aren't near come without most of what the declarations promise.
expectType<'status'>(shapeOf<SDKRateLimitInfo>().required)
expectType<'allowed' | 'allowed_warning' | 'rejected'>(valueOf<SDKRateLimitInfo>().status)
expectType<number | undefined>(valueOf<SDKRateLimitInfo>().resetsAt)
expectType<
  | 'five_hour' | 'seven_day' | 'seven_day_opus' | 'seven_day_sonnet' | 'seven_day_overage_included' | 'overage'
  | undefined
>(valueOf<SDKRateLimitInfo>().rateLimitType)

// A state that a set lacks makes a strict reader drop the whole message. The states are all here, in sets as closed as
// the SDK's, so that values pass between the two; the guard doesn't look at them.
expectType<'pending' | 'running' | 'completed' | 'failed' | 'killed' | 'paused' | undefined>(
  valueOf<SDKTaskUpdatedMessage>().patch.status
)
expectType<'completed' | 'failed' | 'stopped'>(valueOf<SDKTaskNotificationMessage>().status)
expectType<PermissionMode>(valueOf<SDKSystemMessage>().permissionMode)
// what the SDK leaves open is open, and completes the values that are known
type Later = 'a value of a later build'
type Init = SDKSystemMessage
expectAssignable<NonNullable<Init['capabilities']>[number]>(valueOf<Later>())
expectAssignable<Init['mcp_servers'][number]['status']>(valueOf<Later | McpServerStatus['status']>())
expectAssignable<NonNullable<Init['mcp_servers'][number]['source']>>(valueOf<Later>())
expectAssignable<NonNullable<Init['plugin_errors']>[number]['type']>(valueOf<Later>())
expectAssignable<NonNullable<SDKTaskStartedMessage['task_type']>>(valueOf<Later | 'local_agent' | 'local_bash'>())
expectAssignable<SDKHookResponseMessage['hook_event']>(valueOf<Later | HookInput['hook_event_name']>())
expectAssignable<NonNullable<SDKPermissionDeniedMessage['decision_reason_type']>>(valueOf<Later>())
expectAssignable<NonNullable<SDKModelUsage['provider']>>(valueOf<Later>())
expectAssignable<SDKWorkerShuttingDownMessage['reason']>(valueOf<Later>())
expectAssignable<NonNullable<SDKResultMessage['resume_reason']>>(valueOf<Later>())
expectAssignable<NonNullable<Extract<SDKMessageOrigin, { kind: 'task-notification' }>['fireReason']>>(valueOf<Later>())
// a tag is never open: one arm that takes any string, and none is narrowed any more
expectNotAssignable<SDKMessage['type']>(valueOf<Later>())
expectNotAssignable<SDKMessageOrigin['kind']>(valueOf<Later>())
expectNotAssignable<BetaContentBlock['type']>(valueOf<Later>())

// A callback's result has no name, so people derive it with `Parameters<typeof tool>`: each has one here.
expectType<PermissionResult | null>(valueOf<Awaited<ReturnType<CanUseTool>>>())
expectType<HookInput>(valueOf<Parameters<HookCallback>[0]>())
expectType<HookJSONOutput>(valueOf<Awaited<ReturnType<HookCallback>>>())
expectType<ElicitationResult | null>(valueOf<Awaited<ReturnType<OnElicitation>>>())
expectType<UserDialogResult | null>(valueOf<Awaited<ReturnType<OnUserDialog>>>())
expectAssignable<CallToolResult>({ content: [{ type: 'text', text: '42' }], isError: false })
// a result has content, if none
expectError<CallToolResult>({ isError: true })
expectType<SDKPermissionDenial[]>(result.permission_denials)

// A copy of the declarations loses their arms with time: a decision as one loose object lets a refusal rewrite the input.
expectType<'allow' | 'deny'>(valueOf<PermissionResult>().behavior)
expectNotAssignable<keyof Denied>(valueOf<'updatedInput' | 'updatedPermissions'>())
expectNotAssignable<keyof Allowed>(valueOf<'message' | 'interrupt'>())
expectError<PermissionResult>({ behavior: 'deny', message: 'no', updatedInput: {} })
expectError<PermissionResult>({ behavior: 'allow', message: 'why not' })
// a behavior that is neither
expectError<PermissionResult>({ behavior: 'ask' })
// nor is one that could be either an answer
expectNotAssignable<PermissionResult>(valueOf<{ behavior: 'allow' | 'deny' }>())
expectType<never>(valueOf<Exclude<KeysOf<PermissionResult>, keyof Allowed | keyof Denied>>())
