/**
 * Tool calls as conversations and hooks see them: what was called, and what came of it.
 *
 * Compared with Claude Code 2.1.332.
 *
 * @see https://code.claude.com/docs/en/plugins/mods/reference
 */
import type { AgentCallRecord, AgentTeammateRecord } from './agent.js'
import type { BuiltinToolResults } from './tools.js'

/**
 * The record that a tool's result holds: of a built-in tool its entry in `BuiltinToolResults`, otherwise `unknown`.
 *
 * An Agent call may also answer with what a plugin's own spawn gets, or with a started teammate's record.
 */
export type ToolResultOf<Name extends string> = string extends Name
  ? unknown
  : Name extends keyof BuiltinToolResults & string
    ? BuiltinToolResults[Name] | (Name extends 'Agent' ? AgentCallRecord | AgentTeammateRecord : never)
    : unknown

/**
 * What a tool call comes to: a result, a result that is an error, or a refusal.
 *
 * It is what hooks of `tool.call` and `tool.run` return, what `next(e)` resolves to there, and what `$.tool.call` and
 * `$.agent.call` resolve to. `Name` is the tool's, which types `result`.
 */
export type ToolCallResult<Name extends string = string> =
  | {
      /**
       * Why the call is refused, which the model reads as an error.
       *
       * From a hook that had `next` answer first, it withholds the result, and undoes nothing.
       */
      deny: string
      /** Never set in this form. */
      result?: undefined
      /** Never set in this form. */
      context?: undefined
      /** Never set in this form. */
      ref?: undefined
      /** Never set in this form. */
      text?: undefined
      /** Never set in this form. */
      isError?: undefined
      /** Never set in this form. */
      isReadOnly?: undefined
    }
  | {
      /**
       * The tool's record, or what a hook answered for it, which the engine checks against the tool's output schema.
       */
      result: ToolResultOf<Name>
      /**
       * What the model reads after the result and the person never sees, none of it empty. Absent for none.
       *
       * What `next` gave is kept whole. Texts over 100,000 characters, or 200,000 together, are cut to a head and a
       * path.
       */
      context?: readonly string[]
      /** The engine's number for the messages that it made of the result. Absent on a result of a hook's own. */
      ref?: number
      /** The result as the model reads it, its text blocks joined. Absent on a result of a hook's own. */
      text?: string
      /**
       * Set by the engine where the tool held the input that it ran for read-only. Absent on a result of a hook's own.
       */
      isReadOnly?: true
      /** Never set in this form. */
      isError?: undefined
      /** Never set in this form. */
      deny?: undefined
    }
  | {
      /** Set by the engine where the tool threw, was interrupted or answered an error. */
      isError: true
      /** What the transcript stored: the error's text, or undefined for nothing. It is never the tool's record. */
      result: unknown
      /** The error as the model reads it. */
      text?: string
      /** The engine's number for the messages that it made of the error. */
      ref?: number
      /** What the model reads after the error and the person never sees. Absent for none. */
      context?: readonly string[]
      /** Set where the tool held the input that it ran for read-only. */
      isReadOnly?: true
      /** Never set in this form. */
      deny?: undefined
    }

/** A tool call in a message of the model, and what came of it so far. */
export type ToolUseSummary = {
  /** The call's id. */
  tool_use_id: string
  /** The tool's name, such as `Bash` or `mcp__server__tool`. */
  tool: string
  /** The arguments, as the model gave them. */
  input: Record<string, unknown>
  /**
   * What the transcript stored: the tool's record, or the text of an error or a refusal. Absent while the call runs and
   * where nothing was stored, as in a subagent's transcript; under `-p`, bulky parts may be left out of it.
   */
  result?: unknown
  /** The result in the words that the model read. Absent while the call runs. */
  text?: string
  /** Set on an error of the tool's. Absent otherwise. */
  isError?: true
  /** The agent that an Agent call started. Absent on any other tool, and where none was started. */
  agentId?: string
  /** How long that agent ran, in milliseconds. Absent on any other tool, while it runs, and in the background. */
  durationMs?: number
  /**
   * What an MCP server addressed to plugins in its result, by key, unseen by the model: `claude/plugins` is the
   * server's own claim, `anthropic/sources` comes from the session's relay, and `claude/omitted` lists keys over 256
   * KiB.
   *
   * Off by default. Absent on an error and where nothing is addressed; in a subagent's transcript 8 KiB at most.
   */
  meta?: Record<string, unknown>
}

/** A tool result in a user message. */
export type ToolResultSummary = {
  /** The id of the call that it answers. */
  tool_use_id: string
  /** The result as the model read it, its text blocks joined. */
  text: string
  /** Whether it is an error. */
  isError: boolean
  /**
   * What the transcript stored: the tool's record, or an error's text. Absent where nothing was stored, as in a
   * subagent's transcript; under `-p`, bulky parts may be left out of it.
   */
  result?: unknown
  /**
   * What an MCP server addressed to plugins in its result, as in `ToolUseSummary`. Absent on an error and where nothing
   * is addressed.
   */
  meta?: Record<string, unknown>
}
