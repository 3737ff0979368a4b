/**
 * Permissions: modes, rules and their updates, and the answers that decide whether a tool call runs.
 *
 * Compared with Claude Code 2.1.332 and the Agent SDK 0.3.332.
 *
 * @see https://code.claude.com/docs/en/agent-sdk/typescript
 */
import type { AbortSignal } from './internal/globals.js'
import type { OpenSet } from './open-set.js'

/**
 * How a session decides about tool calls. Closed set.
 *
 * `default` asks where a call may do harm. `acceptEdits` lets file edits through. `plan` runs no tool that changes
 * anything. `dontAsk` denies whatever no rule allows. `auto` leaves the answer to a model classifier.
 * `bypassPermissions` lets everything through, and a host has to opt in to it.
 */
export type PermissionMode = 'default' | 'acceptEdits' | 'bypassPermissions' | 'plan' | 'dontAsk' | 'auto'

/** What a permission rule does with a call that it matches. Closed set. */
export type PermissionBehavior = 'allow' | 'deny' | 'ask'

/**
 * What a `PreToolUse` hook decides about a call. Closed set.
 *
 * `defer` parks the call for the host of a print-mode session to answer later. It isn't "no opinion": a hook without
 * one leaves the decision out.
 */
export type HookPermissionDecision = 'allow' | 'deny' | 'ask' | 'defer'

/**
 * What a person did at a permission prompt, for telemetry. Closed set.
 *
 * `user_temporary` allowed this once. `user_permanent` allowed for good, at the click and at each later use of that
 * choice. `user_reject` denied.
 */
export type PermissionDecisionClassification = 'user_temporary' | 'user_permanent' | 'user_reject'

/**
 * Where an update of the permissions is kept. Closed set.
 *
 * The three settings files keep it beyond the session; `session` and `cliArg` last as long as the process.
 */
export type PermissionUpdateDestination = 'userSettings' | 'projectSettings' | 'localSettings' | 'session' | 'cliArg'

/** A permission rule in two parts: `Bash(git *)` is `{ toolName: 'Bash', ruleContent: 'git *' }`. */
export type PermissionRuleValue = {
  /** The tool that the rule is about. */
  toolName: string
  /** What stands between the parentheses. Absent where the rule covers every call of the tool. */
  ruleContent?: string | undefined
}

/** One change to the permissions: rules, the mode, or the directories that tools may work in. */
export type PermissionUpdate =
  | {
      /** Adds rules to those that are there. */
      type: 'addRules'
      /** The rules to add. */
      rules: PermissionRuleValue[]
      /** The list that they join. */
      behavior: PermissionBehavior
      /** Where the change is kept. */
      destination: PermissionUpdateDestination
    }
  | {
      /** Puts rules in place of those that are there. */
      type: 'replaceRules'
      /** The rules that the list holds afterwards. */
      rules: PermissionRuleValue[]
      /** The list that they replace. */
      behavior: PermissionBehavior
      /** Where the change is kept. */
      destination: PermissionUpdateDestination
    }
  | {
      /** Takes rules away. */
      type: 'removeRules'
      /** The rules to take away. */
      rules: PermissionRuleValue[]
      /** The list that they leave. */
      behavior: PermissionBehavior
      /** Where the change is kept. */
      destination: PermissionUpdateDestination
    }
  | {
      /** Switches the permission mode. */
      type: 'setMode'
      /** The mode to switch to. */
      mode: PermissionMode
      /** Where the change is kept. */
      destination: PermissionUpdateDestination
    }
  | {
      /** Lets tools work in more directories. */
      type: 'addDirectories'
      /** The directories to add, as absolute paths. */
      directories: string[]
      /** Where the change is kept. */
      destination: PermissionUpdateDestination
    }
  | {
      /** Withdraws directories. */
      type: 'removeDirectories'
      /** The directories to withdraw, as absolute paths. */
      directories: string[]
      /** Where the change is kept. */
      destination: PermissionUpdateDestination
    }

/** The updates that an allowing answer to a permission request may bring along. */
export type PermissionUpdates = PermissionUpdate[]

/** What a mod's `classic.PermissionRequest` hook decides about the call that the engine asks about. */
export type PermissionRequestDecision =
  | {
      /** Lets the call run. */
      behavior: 'allow'
      /** The tool's whole input, in place of the model's. Absent to run it as it came. */
      updatedInput?: Record<string, unknown>
      /**
       * Changes to the permissions to make with it. Away from the person's own machine the engine leaves some out, such
       * as a switch of mode, and loosening what guards the shell and file tools.
       */
      updatedPermissions?: PermissionUpdates
    }
  | {
      /** Refuses the call. */
      behavior: 'deny'
      /** Why, for the model to read. */
      message?: string
      /** Also ends the turn. Absent to go on; `false` isn't taken. */
      interrupt?: true
    }

/**
 * What a `canUseTool` callback answers.
 *
 * Clients older than 2.1.332 refuse an allowing answer without `updatedInput`: hand the input back to suit them too.
 */
export type PermissionResult =
  | {
      /** Lets the call run. */
      behavior: 'allow'
      /**
       * The tool's whole input, in place of the model's. Absent to run it as it came; clients older than 2.1.332 insist on
       * it.
       */
      updatedInput?: Record<string, unknown> | undefined
      /** Changes to the permissions to make with it, such as the suggestions that the callback was given. */
      updatedPermissions?: PermissionUpdate[] | undefined
      /** The call that this answers. */
      toolUseID?: string | undefined
      /** What the person did. Absent, an allow counts as `user_temporary`. */
      decisionClassification?: PermissionDecisionClassification | undefined
    }
  | {
      /** Refuses the call. */
      behavior: 'deny'
      /** Why, for the model to read. */
      message: string
      /** Whether the turn ends with it. Absent, it goes on. */
      interrupt?: boolean | undefined
      /** The call that this answers. */
      toolUseID?: string | undefined
      /** What the person did. Absent, a deny counts as `user_reject`. */
      decisionClassification?: PermissionDecisionClassification | undefined
    }

/**
 * The host's callback that decides about a tool call no rule has decided.
 *
 * `null` means that the host has sent its control response by a way of its own: answer it by mistake, and the call
 * waits for ever.
 */
export type CanUseTool = (
  toolName: string,
  input: Record<string, unknown>,
  options: {
    /** Aborted once the answer is no longer wanted. */
    signal: AbortSignal
    /** Updates that spare the person the same question again: return them as `updatedPermissions` on "always allow". */
    suggestions?: PermissionUpdate[]
    /** The path that raised the question, such as one outside the allowed directories. */
    blockedPath?: string
    /** The server behind an `mcp__…` tool. Absent for other tools, and from clients that don't send it. */
    mcpServer?: {
      /** The server's name as its configuration spells it: untrusted text, to be escaped before it's shown. */
      name: string
      /** Where the server was defined: `sdk` means this host registered it. Open set: trust by this, not by `name`. */
      source: OpenSet<McpServerSource>
    }
    /** Why the question was raised. */
    decisionReason?: string
    /**
     * The whole sentence to show, such as "Claude wants to read notes.txt". Absent: make one of the tool and its input.
     */
    title?: string
    /** A short noun phrase for the action, such as "Read file". */
    displayName?: string
    /** A line beneath the title. */
    description?: string
    /** Whether the prompt must open on its refusing choice, without a shortcut of one key that allows. */
    defaultToNo?: boolean
    /**
     * Whether "always allow" must not be offered: its rule would grant more than this call, or a plugin made the call.
     */
    suppressAlwaysAllowRule?: boolean
    /** The call's id, its own among those of the same message. */
    toolUseID: string
    /** The subagent that makes the call. Absent for the main loop. */
    agentID?: string
    /** The id of the control request, which a response sent by another way has to carry. */
    requestId: string
    /**
     * The person's own "ask" rule that made this a question. Hosts that approve by themselves should leave it to a
     * person.
     */
    matchedAskRule?: {
      /** Where the rule stands. */
      source: string
      /** The tool that it names. */
      toolName: string
      /** What stands between its parentheses. Absent where it covers the whole tool. */
      ruleContent?: string
    }
  }
) => Promise<PermissionResult | null>

/** Where an MCP server was defined, as far as known. */
type McpServerSource =
  | 'sdk'
  | 'plugin'
  | 'user'
  | 'project'
  | 'local'
  | 'dynamic'
  | 'managed'
  | 'enterprise'
  | 'claudeai'
  | 'agent'

/** The MCP server behind an `mcp__…` tool, and where its definition comes from. */
export type McpServerProvenance = {
  /**
   * The server's name: for `sdk`, the one that the host registered; else the key of its configuration, which is
   * untrusted text, to be escaped before it's shown.
   */
  name: string
  /**
   * Where the server was defined. Open set: take an unknown value for some configured server, never for `sdk`.
   *
   * `sdk` is a server in the host's own process, `plugin` one that a plugin brings, `dynamic` one of `--mcp-config`;
   * the rest are the scopes of configuration. Trust by this, not by `name` or the tool's prefix.
   */
  source: OpenSet<McpServerSource>
}
