/**
 * Tool calls on their way to the tool: what the hooks of a call receive, and what `$.tool.call` takes.
 *
 * Compared with Claude Code 2.1.332.
 *
 * @see https://code.claude.com/docs/en/plugins/mods/reference
 */
import type { AgentLoop } from './agent.js'
import type { ArgumentsOf, CallOf, CallRow, KnownMcpTool, KnownTool } from './internal/tool-rows.js'
import type { ToolCallResult } from './tool.js'
import type { BuiltinToolInputs, BuiltinToolName } from './tools.js'

/** A tool call: the tool and the call's id, and beside them what the tool takes. */
export type ToolEnvelope<Name, Arguments> = {
  /**
   * The tool, such as `Bash` or `mcp__server__tool`. Comparing it narrows the rest.
   * @pinned
   */
  readonly tool: Name
  /**
   * The call's id, the one of its `tool_use` block: every event of the call has it, and `$.ui.notice` takes it.
   * @pinned
   */
  readonly tool_use_id: string
} & Arguments

/** A tool call as one flat object: `{ tool, tool_use_id, command, timeout, … }` for `Bash`. */
export type ToolInputOf<Name extends string, Arguments> = {
  [K in keyof ToolEnvelope<Name, Arguments>]: ToolEnvelope<Name, Arguments>[K]
}

/** A call of a built-in tool, whichever: `tool` tells them apart. */
export type BuiltinToolCallInput = { [Name in BuiltinToolName]: ToolInputOf<Name, BuiltinToolInputs[Name]> }[BuiltinToolName]

/**
 * A call of an MCP tool: of one that `McpToolInputs` has, or while it is empty of any, with whatever arguments.
 *
 * It is what hooks receive and `$.tool.call` takes. `$.mcp.call` takes the server, the tool and the arguments one by one.
 */
export type McpToolCallInput = { [Name in KnownMcpTool]: ToolInputOf<Name, ArgumentsOf<Name>> }[KnownMcpTool]

/** A tool call: what a `classic.PreToolUse` hook receives. In `tool.call`, the loop stands beside it. */
export type ToolCallEnvelope = BuiltinToolCallInput | McpToolCallInput

/** What a `tool.call` hook may tell the server of an MCP tool beside the arguments. */
export type ToolRequestMeta = {
  /**
   * Entries for the request's `_meta`. Absent for none; a hook that leaves it out keeps what one above set, and `{}` takes
   * that away.
   *
   * `anthropic/sources` is the only key: a string of at most 256 KiB in UTF-8, JSON where there is more to say. It reaches
   * the session's relay to a connector, which keeps it from the vendor, and no other server.
   */
  requestMeta?: Record<string, string>
}

/** What stands in the input of `tool.call` beside the call: the loop that it is of, and what goes to the tool's server. */
// an interface: of an ambient module's type, the compiler makes a new one wherever a type parameter is in sight. Exported,
// since the declarations that a library emits have to be able to name it
export interface BesideCall extends AgentLoop, ToolRequestMeta {}

/**
 * The input of `tool.call`: a tool is about to run. The arguments stand beside `tool`, as `e.command` of `Bash` does, and
 * `e.tool === 'Bash'` narrows to them.
 *
 * A hook rewrites the arguments and `requestMeta`. Left out, an argument is gone.
 */
export type ToolCallInput =
  | { [Name in BuiltinToolName]: CallRow<Name, BuiltinToolInputs[Name]> }[BuiltinToolName]
  | { [Name in KnownMcpTool]: CallRow<Name, ArgumentsOf<Name>> }[KnownMcpTool]

/**
 * The input of `tool.call` for the tool of a name, such as `ToolCallInputOf<'Bash'>`. Of a tool that no table has, the
 * arguments are open.
 */
export type ToolCallInputOf<Name extends string> = CallOf<Name>

/** The input of `tool.run`: a call that was allowed, about to run. Nothing of it can be rewritten: `tool.call` is for that. */
export type ToolRunInput = { [Name in KnownTool]: Readonly<CallOf<Name>> }[KnownTool]

/** What the input of `$.tool.call` has beside the tool's arguments, unseen by the tool. */
export type ToolCallReserved<T> = {
  /** The tool to call. */
  tool: T
  /** Dropped, so that a hook may hand on what it received: the call gets an id of its own. */
  tool_use_id?: string
  /**
   * What the person said by the press, the typing or the pick that this call answers. The permission check reads it as their
   * request.
   *
   * It counts in the element's own handler, or in a hook of the plugin that drew it on that event, until that returns and
   * as long as the person stops nothing. Anywhere else it is as if left out.
   */
  consent?: string
}

/**
 * What `$.tool.call` takes for the tool of a name. Of a tool that no table has, the arguments are open.
 *
 * @example
 * const list: ToolCallArgsOf<'Bash'> = { tool: 'Bash', command: 'ls' }
 */
export type ToolCallArgsOf<Name extends string> = ToolCallReserved<Name> & ArgumentsOf<Name>

/** What `$.tool.call` takes, for any tool that is known by name. */
export type ToolCallArgs = { [Name in KnownTool]: ToolCallArgsOf<Name> }[KnownTool]

/**
 * `$.tool.call`: what it takes and what it comes to go by the name in `tool`. `Beside` is what stands beside the arguments, as
 * the loop does in a test.
 */
export type ToolCallOverloads<Beside = unknown> = {
  /**
   * Calls a tool, under an id of its own, through the hooks, the checks and the tool itself. Nobody is asked: an ask comes to
   * an allow, and rules that deny the model don't bind it. Hooks, the tool itself and a few of the engine's own guards can
   * still `{ deny }`. Rejects where no tool has that name.
   *
   * @example
   * const { text } = await $.tool.call({ tool: 'Read', file_path: 'README.md' })
   * @param input - the tool, and its arguments beside it
   * @returns what the call came to
   */
  <Name extends KnownTool>(input: ToolCallArgsOf<Name> & Beside): Promise<ToolCallResult<Name>>
  /**
   * Calls a tool that no table has, such as one that a `tool.list` hook adds: its arguments go unchecked.
   * @param input - the tool, and its arguments beside it
   * @returns what the call came to
   */
  <Name extends string>(input: ToolCallArgsOf<Name> & Beside & (Name extends KnownTool ? never : unknown)): Promise<ToolCallResult<Name>>
}
