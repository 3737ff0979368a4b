/**
 * Tools: what a call comes to, how conversations show it, and all that there is under `$.tool` and the tool events.
 *
 * Events: `tool.call`, `tool.check`, `tool.judge`, `tool.run`, `tool.describe`, `tool.offer`, the calls `tool.list` and
 * `tool.register`. Compared with Claude Code 2.1.332.
 *
 * @see https://code.claude.com/docs/en/plugins/mods/reference
 */
import type { AgentCallRecord, AgentTeammateRecord } from './agent.js'
import type { NoArgs } from './no-args.js'
import type { ToolCallInput, ToolCallOverloads, ToolRunInput } from './tool-call.js'
import type { ToolCheckArgs, ToolCheckInput, ToolCheckResult, ToolJudgeInput, ToolJudgeResult } from './tool-check.js'
import type {
  RegisteredToolSpec,
  ToolDescribeInput,
  ToolDescribeResult,
  ToolInfo,
  ToolOfferInput,
  ToolOfferResult,
  ToolSpec,
} from './tool-list.js'
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
 * What a tool call comes to, in one of three forms: `{ deny }`, a refusal; `{ isError: true, result, text }`, an error of the
 * tool's; `{ result, text, context }`, its result. With the first two out of the way, `result` is the tool's record.
 *
 * It is what hooks of `tool.call` and `tool.run` return, what `next(e)` resolves to there, and what `$.tool.call` and
 * `$.agent.call` resolve to. `Name` is the tool's, which types `result`.
 *
 * @example
 * on('tool.call', { tool: 'Bash' }, async ($, e, next) => {
 *   const ran = await next(e)
 *   if (ran.deny !== undefined || ran.isError) return ran
 *   return { ...ran, context: [`It printed ${ran.result.stdout.length} characters.`] }
 * })
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

/** A call of a group that is drawn as one row, as `ui.render` has it in `calls`. */
export type ToolGroupCall = {
  /** The call's id, the one that `tool.call` had. Absent on a desktop app too old to send it. */
  tool_use_id?: string
  /** The tool, such as `Grep`. */
  tool: string
  /** What the model called it with. */
  input: unknown
  /** Whether it still runs. */
  isRunning: boolean
  /** Whether it came to an error. */
  isErrored: boolean
  /** Whether it was cut off. */
  isInterrupted: boolean
  /** What it came to. Absent while it runs. */
  output?: unknown
}

/** The tool events, each with what its hooks receive and what they answer. */
export interface ToolEvents {
  /**
   * A tool is about to be called. `next` runs what is beneath, then the permission check and the tool. `{ deny }` refuses
   * and `{ result }` answers in the tool's place; after `next` answered, neither undoes what ran. A guard wants a `.catch`.
   *
   * A script under Code Mode's opt-in raises it for every tool it calls; the mode's own tools only for a matcher that spells
   * the name. A call that reaches the person's devices from a session elsewhere is refused once a hook touched it.
   *
   * While a hook here or at `tool.run` may match a tool, its calls don't move to the background, and send nothing live: their
   * output would go past the hook. A matcher on the tool keeps that from the others.
   */
  'tool.call': {
    /** What the hook receives. */
    input: ToolCallInput
    /** What the hook answers. */
    result: ToolCallResult
  }
  /**
   * May a call run? After `tool.call` and `PreToolUse`, before anyone is asked. `next` runs no tool, so a hook may judge
   * before or after it. A guard wants `.catch(() => ({ decision: 'deny' }))`.
   */
  'tool.check': {
    /** What the hook receives. */
    input: ToolCheckInput
    /** What the hook answers. */
    result: ToolCheckResult
  }
  /**
   * Auto mode is about to ask its classifier. `next` asks it, once however often it is called, and runs no tool. Calls that
   * the mode settles without it don't come here. A guard wants `.catch(() => ({ decision: 'deny' }))`.
   *
   * For a call of a script under Code Mode's opt-in it is raised where a verdict is needed; where the server judges, only a
   * deny counts.
   */
  'tool.judge': {
    /** What the hook receives. */
    input: ToolJudgeInput
    /** What the hook answers. */
    result: ToolJudgeResult
  }
  /**
   * A call was allowed and is about to run. `next` runs the tool, once; calling it again comes to a `{ deny }`. `{ result }`
   * answers in the tool's place, which is how a tool that a mod adds is served, and `{ deny }` is its error. A guard wants a
   * `.catch`.
   *
   * As at `tool.call`, the tools that a hook here may match don't move to the background, and send nothing live.
   */
  'tool.run': {
    /** What the hook receives. */
    input: ToolRunInput
    /** What the hook answers. */
    result: ToolCallResult
  }
  /**
   * A tool's description, the first time that its schema is written for the model; of an MCP tool behind ToolSearch twice,
   * short and whole. The answer is kept until `$.ui.invalidate('tool.describe')`.
   */
  'tool.describe': {
    /** What the hook receives. */
    input: ToolDescribeInput
    /** What the hook answers. */
    result: ToolDescribeResult
  }
  /**
   * Is a loop's model to have a tool? Asked once a tool before the loop's first request, and at each call. What isn't offered
   * is there for others still: for agents it starts, and for `$.tool.call`. A hook that fails lets the tool through.
   */
  'tool.offer': {
    /** What the hook receives. */
    input: ToolOfferInput
    /** What the hook answers. */
    result: ToolOfferResult
  }
}

/** The calls on `$.tool` that are events of their own, each with its argument and the value it comes to. */
export interface ToolOps {
  /**
   * A plugin lists the tools, or the engine does: what hooks answer the engine is the tools that the session has. It asks
   * before a thread's first request, and again when plugins, tools or settings change.
   */
  'tool.list': {
    /** The call's argument: none. */
    input: NoArgs
    /** The tools. */
    value: ToolInfo[]
  }
  /** A plugin adds a tool. */
  'tool.register': {
    /** The call's argument. */
    input: RegisteredToolSpec
    /** What the call comes to. */
    value: {
      /** The tool's whole name: `mcp__<plugin>__<name>`. */
      tool: string
    }
  }
}

/** The tool events as calls, the way the engine raises them. A mod has `call` and `check` on its `$`, its tests have all. */
export interface ToolEventCalls {
  /** Calls a tool. */
  call: ToolCallOverloads
  /**
   * Asks what the session would decide about a call. Hooks of `tool.check` are asked; nothing runs, and neither a person nor
   * `PreToolUse` nor the classifier is.
   *
   * @example
   * const { decision } = await $.tool.check({ tool: 'Bash', input: { command: 'git push' } })
   * @param input - the tool, and what it would be called with
   * @returns the decision, and what it rests on
   */
  check: (input: ToolCheckArgs) => Promise<ToolCheckResult>
  /**
   * Sends a question to auto mode's classifier through the chain.
   * @param input - the call
   * @returns the decision
   */
  judge: (input: ToolJudgeInput) => Promise<ToolJudgeResult>
  /**
   * Sends a call that was allowed through the chain.
   * @param input - the call
   * @returns what it came to
   */
  run: (input: ToolCallInput) => Promise<ToolCallResult>
  /**
   * Sends a tool's description through the chain.
   * @param input - the tool and its description
   * @returns the description as the chain leaves it
   */
  describe: (input: ToolDescribeInput) => Promise<ToolDescribeResult>
  /**
   * Asks the chain whether a loop's model has a tool.
   * @param input - the tool and the loop
   * @returns whether it has
   */
  offer: (input: ToolOfferInput) => Promise<ToolOfferResult>
}

/** `$.tool`: calling tools, and adding some. */
export interface ToolCalls extends Pick<ToolEventCalls, 'call' | 'check'> {
  /**
   * Lists the tools that the model has now, in its order, through the hooks of `tool.list` of other plugins: what the plugin
   * itself adds there isn't in it.
   * @returns the tools
   */
  list: () => Promise<ToolInfo[]>
  /**
   * Adds a tool, from the next prompt on, or replaces the one of the same name. A `tool.run` hook on its whole name serves
   * it; one at `tool.call` would answer ahead of the permission check. Rejects before `session.start`.
   *
   * @example
   * await $.tool.register({ name: 'roll', description: 'Rolls a die with six sides.' })
   * @param tool - its name, its description, and what it takes
   * @returns its whole name
   */
  register: (tool: ToolSpec) => Promise<ToolOps['tool.register']['value']>
}
