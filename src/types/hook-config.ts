/**
 * Settings hooks, how they are set up: in a settings file, in a plugin's `hooks/hooks.json`, or by an SDK host.
 *
 * Compared with Claude Code 2.1.332 and the Agent SDK 0.3.332.
 *
 * @see https://code.claude.com/docs/en/hooks
 */
import type { HookInput, HookInputs } from './hook-events.js'
import type { HookJSONOutput } from './hook-outputs.js'
import type { Flat } from './internal/flat.js'
import type { AbortSignal } from './internal/globals.js'

/** What any handler may say. */
type HandlerFields = {
  /**
   * A permission rule such as `Bash(git *)`: the handler runs only for tool calls that match it. Absent, it runs for
   * whatever its group matches.
   */
  if?: string | undefined
  /** How long it may run, in seconds, above 0. Absent, the default of its type. */
  timeout?: number | undefined
  /** What the spinner says while it runs. */
  statusMessage?: string | undefined
  /** Whether it runs once and is then removed. Absent, it stays. */
  once?: boolean | undefined
}

/** What a handler may say that can fail. */
type FailureField = {
  /**
   * What its failure does: it can't be reached, runs out of time, or answers what isn't valid. Closed set.
   *
   * `continue`, the default, reports it and goes on. `block` blocks what the event guards. Not heeded where it would
   * keep a turn or a task from ending: `Stop`, `SubagentStop`, `TaskCompleted`, `TeammateIdle`.
   */
  onFailure?: 'continue' | 'block' | undefined
}

/** A handler that runs a command: the input on its stdin, the answer on its stdout. */
export type CommandHookHandler = Flat<
  {
    /** The type of the handler. */
    type: 'command'
    /** The line for the shell or, beside `args`, the program to start. */
    command: string
    /**
     * The program's arguments, for starting it without a shell: a placeholder such as `${CLAUDE_PLUGIN_ROOT}` is filled
     * in as it stands, and nothing is parsed. Absent, a shell reads `command`.
     */
    args?: string[] | undefined
    /**
     * The shell that reads `command`. Closed set. Absent it is `bash`, and on Windows without Git Bash `powershell`.
     */
    shell?: 'bash' | 'powershell' | undefined
    /** Whether it runs in the background, its answer not waited for. Absent, it is waited for. */
    async?: boolean | undefined
    /** Whether it runs in the background, and its exit code 2 wakes the model. Absent, it doesn't. */
    asyncRewake?: boolean | undefined
    /**
     * What the model is told on such a wake.
     * @undocumented
     */
    rewakeMessage?: string | undefined
    /**
     * A short line about such a wake.
     * @undocumented
     */
    rewakeSummary?: string | undefined
  } & HandlerFields &
    FailureField
>

/** A handler that posts the input to a URL, and reads the answer from the response. */
export type HttpHookHandler = Flat<
  {
    /** The type of the handler. */
    type: 'http'
    /** Where to post. It has to be a URL as it stands: variables in it aren't filled in. */
    url: string
    /**
     * Headers to add. `$NAME` and `${NAME}` in a value stand for the environment variables that `allowedEnvVars` lists.
     */
    headers?: Record<string, string> | undefined
    /** The variables that `headers` may use. Any other is empty there, and so are all where this is absent. */
    allowedEnvVars?: string[] | undefined
  } & HandlerFields &
    FailureField
>

/** A handler that calls a tool of an MCP server, and reads the answer from its result. */
export type McpToolHookHandler = Flat<
  {
    /** The type of the handler. */
    type: 'mcp_tool'
    /** The name of a server that is configured. */
    server: string
    /** The tool's name on that server. */
    tool: string
    /** The tool's arguments. `${tool_input.file_path}` within a string stands for that value of the hook's input. */
    input?: Record<string, unknown> | undefined
  } & HandlerFields &
    FailureField
>

/** A handler that puts a question to a model. */
export type PromptHookHandler = Flat<
  {
    /** The type of the handler. */
    type: 'prompt'
    /** The question. `$ARGUMENTS` stands for the input's JSON. */
    prompt: string
    /** The model's id. Absent, the small fast model. */
    model?: string | undefined
    /**
     * The `continue` that goes with its `decision: 'block'` when the model says no. Absent it is `false`, which ends
     * the turn.
     */
    continueOnBlock?: boolean | undefined
  } & HandlerFields
>

/** A handler that has an agent look into something, such as whether the tests passed. */
export type AgentHookHandler = Flat<
  {
    /** The type of the handler. */
    type: 'agent'
    /** What to verify. `$ARGUMENTS` stands for the input's JSON. */
    prompt: string
    /** The model's id. Absent, Haiku. */
    model?: string | undefined
  } & HandlerFields
>

/** A handler of one of the five types: `type` tells which. */
export type HookHandler =
  | CommandHookHandler
  | HttpHookHandler
  | McpToolHookHandler
  | PromptHookHandler
  | AgentHookHandler

/** Handlers, and what they are for. */
export type MatcherGroup = {
  /**
   * What the event has to match; which of the input's keys that is, each `…HookInput` says. Absent, empty or `*`, all
   * match.
   */
  matcher?: string | undefined
  /** The handlers, which run side by side. */
  hooks: HookHandler[]
}

/** Handlers by the event that they are for. Claude Code ignores an event that it doesn't know; here it is refused. */
export type HookGroups = { [Event in keyof HookInputs]?: MatcherGroup[] | undefined }

/** The keys of a settings file that are about hooks. */
export type HooksConfig = {
  /** The handlers, by event. */
  hooks?: HookGroups | undefined
  /** Whether no hook runs at all. Absent, hooks run. */
  disableAllHooks?: boolean | undefined
  /** In managed settings: whether only their hooks run, and those of plugins that they enable. Absent, all run. */
  allowManagedHooksOnly?: boolean | undefined
  /**
   * The URLs that HTTP hooks may post to; `*` stands for anything. Absent they may post anywhere, with an empty list
   * nowhere.
   */
  allowedHttpHookUrls?: string[] | undefined
  /**
   * The variables that HTTP hooks may put into headers, a limit to their `allowedEnvVars`. Absent, there is no limit.
   */
  httpHookAllowedEnvVars?: string[] | undefined
}

/** What a plugin's `hooks/hooks.json` may say beside its hooks. */
type PluginHooksFields = {
  /** The JSON Schema that an editor checks the file by. */
  $schema?: string | undefined
  /** What the hooks do, for people to read. */
  description?: string | undefined
}

/**
 * A plugin's `hooks/hooks.json`: settings hooks, a mod's hooks module, or both.
 *
 * The events stand under `hooks`: at the top level of the file they aren't read.
 */
export type PluginHooksFile =
  | Flat<
      PluginHooksFields & {
        /** The handlers, by event. */
        hooks: HookGroups
        /** The path of the one hooks module, relative to this file, such as `./mod.ts`. Absent for no mod. */
        modules?: [] | [module: string] | undefined
      }
    >
  | Flat<
      PluginHooksFields & {
        /** The path of the one hooks module, relative to this file, such as `./mod.ts`. */
        modules: [module: string]
        /** The handlers, by event. */
        hooks?: HookGroups | undefined
      }
    >

/**
 * A hook that is a function of an SDK host.
 *
 * `toolUseID` is the call that the event is about. It is undefined where the event is about none.
 */
export type HookCallback = (
  input: HookInput,
  toolUseID: string | undefined,
  options: {
    /** Aborted once the answer is no longer wanted. */
    signal: AbortSignal
  }
) => Promise<HookJSONOutput>

/** Hooks of an SDK host, and what they are for. */
export type HookCallbackMatcher = {
  /** What the event has to match, as in `MatcherGroup`. Absent, all match. */
  matcher?: string | undefined
  /** The hooks, which run side by side. */
  hooks: HookCallback[]
  /** How long they may run, in seconds. */
  timeout?: number | undefined
  /**
   * What the failure of one does: it throws, or answers what isn't valid. Closed set.
   *
   * `continue`, the default, reports it and goes on. `block` blocks what the event guards, and a client that can't do
   * so refuses the session at its start. Not heeded on `Stop`, `SubagentStop`, `TaskCompleted` and `TeammateIdle`.
   */
  onFailure?: 'continue' | 'block' | undefined
}
