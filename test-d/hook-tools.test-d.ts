import { expectAssignable, expectError, expectType } from 'tsd'
import { isHookType, isTool } from 'modhook'
import type {
  AgentInput,
  BashInput,
  BashOutput,
  FileReadInput,
  HookInput,
  PostToolUseHookInput,
  PreToolUseHookInput,
  ToolHookInput,
  ToolHookInputOf,
} from 'modhook'
import { valueOf } from './shape.js'

declare const input: HookInput

// ToolHookInput: the events about one call
expectType<'PreToolUse' | 'PostToolUse' | 'PostToolUseFailure' | 'PermissionRequest' | 'PermissionDenied'>(
  valueOf<ToolHookInput>().hook_event_name,
)

// isTool narrows whatever it's given: one event, or all of them
if (isHookType(input, 'PreToolUse') && isTool(input, 'Bash')) {
  expectType<BashInput>(input.tool_input)
  expectType<'Bash'>(input.tool_name)
  expectType<string>(input.tool_use_id)
}
if (isTool(input, 'Read')) {
  expectType<FileReadInput>(input.tool_input)
  expectAssignable<ToolHookInput['hook_event_name']>(input.hook_event_name)
}
if (isHookType(input, 'PostToolUse') && isTool(input, 'Bash')) {
  expectType<BashOutput>(input.tool_response)
  // Bash answers without an exit code
  expectError(input.tool_response.exit_code)
}
// old and new names of a renamed tool: one doesn't lose the other
if (isHookType(input, 'PreToolUse') && isTool(input, 'Task')) {
  expectType<AgentInput>(input.tool_input)
  expectType<'Task' | 'Agent'>(input.tool_name)
}
// an MCP tool: its arguments are an object
if (isHookType(input, 'PreToolUse') && isTool(input, 'mcp__github__create_issue')) {
  expectType<Record<string, unknown>>(input.tool_input)
}
// a misspelt tool
expectError(isTool(input, 'Bahs'))

// ToolHookInputOf: the same as a type
expectType<BashInput>(valueOf<ToolHookInputOf<'Bash', PreToolUseHookInput>>().tool_input)
expectType<BashOutput>(valueOf<ToolHookInputOf<'Bash', PostToolUseHookInput>>().tool_response)
// what runs before a call has no answer of it
expectError(valueOf<ToolHookInputOf<'Bash', PreToolUseHookInput>>().tool_response)
// no tool has an env
expectError(valueOf<ToolHookInputOf<'Bash', PreToolUseHookInput>>().tool_input.env)
expectAssignable<PreToolUseHookInput>(valueOf<ToolHookInputOf<'Bash', PreToolUseHookInput>>())
