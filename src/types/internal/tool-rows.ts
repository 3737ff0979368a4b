/**
 * One tool's call, looked up by the tool's name: what keeps the types of tool calls cheap, next to going through a union of
 * all tools.
 */
import type { BesideCall, ToolEnvelope } from '../tool-call.js'
import type { McpToolInputs, McpToolName } from '../tools-mcp.js'
import type { BuiltinToolInputs, BuiltinToolName, ToolInputs } from '../tools.js'

/** The events whose input is a call of a tool, and whose result is the tool's. */
export type ToolCallEvent = 'tool.call' | 'tool.run'

/** The events whose input is a call of a tool, told apart by `tool`. */
export type ToolEvent = ToolCallEvent | 'classic.PreToolUse'

/** The MCP tools that are known by name: those of `McpToolInputs`, or any while that is empty. */
export type KnownMcpTool = [keyof McpToolInputs] extends [never] ? McpToolName : keyof McpToolInputs & string

/** The tools that a call is told apart by. */
export type KnownTool = BuiltinToolName | KnownMcpTool

/** What the tool of a name takes; of a tool that no table has, anything. */
export type ArgumentsOf<Name extends string> = Name extends BuiltinToolName
  ? BuiltinToolInputs[Name]
  : Name extends keyof McpToolInputs
    ? McpToolInputs[Name] & Record<string, unknown>
    : Name extends keyof ToolInputs
      ? ToolInputs[Name]
      : Record<string, unknown>

/** The input of `tool.call` for one tool. */
export type CallRow<Name, Arguments> = ToolEnvelope<Name, Arguments> & BesideCall

/** The inputs of `tool.call` for the tools of some names. */
// built-in tools first, and without the way through ArgumentsOf: a hook that takes every call asks for all of them
export type CallOf<Name extends string> = Name extends BuiltinToolName
  ? CallRow<Name, BuiltinToolInputs[Name]>
  : Name extends unknown
    ? CallRow<Name, ArgumentsOf<Name>>
    : never
