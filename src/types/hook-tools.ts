/**
 * Settings hooks about one tool call, narrowed by the tool.
 *
 * Compared with Claude Code 2.1.332.
 *
 * @see https://code.claude.com/docs/en/hooks
 */
import type { HookInput, HookInputOf } from './hook-events.js'
import type { Flat } from './internal/flat.js'
import type { ToolInput, ToolName, ToolOutput, ToolSpelling } from './tools.js'
import type { McpToolName } from './tools-mcp.js'

/** The input of a hook about one call of a tool. */
export type ToolHookInput = HookInputOf<
  'PreToolUse' | 'PostToolUse' | 'PostToolUseFailure' | 'PermissionRequest' | 'PermissionDenied'
>

/**
 * The input of a hook about a call of one tool: `tool_input` is what that tool takes, and `tool_response`, on
 * `PostToolUse`, what it answers. `tool_name` is every name that the tool goes by, of today and from before.
 *
 * Of an MCP tool that nobody merged into `McpToolInputs`, the arguments are an object of unknown keys.
 *
 * @example
 * const check = (input: ToolHookInputOf<'Bash', PreToolUseHookInput>) => input.tool_input.command
 */
export type ToolHookInputOf<Name extends ToolName | McpToolName, Input extends HookInput = ToolHookInput> = Input extends ToolHookInput
  ? Flat<
      Omit<Input, 'tool_name' | 'tool_input' | 'tool_response'> & {
        /** The tool, by any of its names. */
        tool_name: ToolSpelling<Name>
        /** What the tool is called with. */
        tool_input: ToolInput<Name>
      } & (Input extends {
          tool_response: unknown
        }
          ? {
              /** What the tool answered. */
              tool_response: ToolOutput<Name>
            }
          : {})
    >
  : never
