/**
 * What Claude Code asks of a host: whether a tool may run, what a user answers to a server or a dialog. And what a host
 * asks about permission rules.
 *
 * Compared with Claude Agent SDK 0.3.332 and Claude Code 2.1.332.
 *
 * @see https://code.claude.com/docs/en/agent-sdk/typescript
 */
import type { AbortSignal } from './internal/globals.js'
import type { OpenSet } from './open-set.js'
import type { McpServerProvenance, PermissionBehavior, PermissionUpdate } from './permission.js'
import type { SDKSettingsParseError } from './sdk-host.js'
import type { ElicitationRequest, ElicitationResult } from './sdk-mcp.js'

/** Claude Code to host: may this tool call run? Answered with a `PermissionResult`. */
export type SDKControlPermissionRequest = {
  /** The tag among requests. */
  subtype: 'can_use_tool'
  /** The tool. */
  tool_name: string
  /** The MCP server that offers it. Absent for every other tool. */
  mcp_server?: McpServerProvenance
  /** The arguments. */
  input: Record<string, unknown>
  /** Changes that would save asking again: hand those back that the user agrees to. */
  permission_suggestions?: PermissionUpdate[]
  /** The path that the question is about. Absent where it is about none. */
  blocked_path?: string
  /** Why it is asked, in words; clean it before you show it. */
  decision_reason?: string
  /**
   * Where the rule stands that wants it asked, such as `projectSettings`. Absent where no rule does.
   * @undocumented
   */
  decision_reason_rule_source?: string
  /** What part of Claude Code wants it asked. Closed set. */
  decision_reason_type?:
    | 'rule'
    | 'mode'
    | 'subcommandResults'
    | 'permissionPromptTool'
    | 'hook'
    | 'asyncAgent'
    | 'sandboxOverride'
    | 'workingDir'
    | 'safetyCheck'
    | 'classifier'
    | 'other'
  /** Where a safety check is part of it: whether a classifier may let it pass, or a person has to. */
  classifier_approvable?: boolean
  /** True where "don't ask again" must not be offered. */
  suppress_always_allow_rule?: boolean
  /** True where a stray key must not be able to agree: open the question on "no". */
  default_to_no?: boolean
  /** The user's own rule to ask, where that is what has it asked: a person should answer. */
  matched_ask_rule?: {
    /** Where the rule stands. */
    source: string
    /** The tool that it names. */
    tool_name: string
    /** What it says of the arguments. Absent for a rule about all calls. */
    rule_content?: string
  }
  /** The question as a sentence. Absent where Claude Code words none. */
  title?: string
  /** The tool's name for display. */
  display_name?: string
  /** The call, by the id of its `tool_use` block. */
  tool_use_id: string
  /** The subagent whose call it is. Absent in the main conversation. */
  agent_id?: string
  /** What the call does, in a few words. */
  description?: string
  /** True where a plain yes or no won't do: the user has to see the session to answer. */
  requires_user_interaction?: boolean
  /**
   * True where nothing but the host's own policy for the server has it asked.
   * @undocumented
   */
  server_policy_ask_only?: boolean
}

/** Claude Code to host: an MCP server wants something of the user. Answered with an `ElicitationResult`. */
export type SDKControlElicitationRequest = {
  /** The tag among requests. */
  subtype: 'elicitation'
  /** The server. */
  mcp_server_name: string
  /** What to show. */
  message: string
  /** Whether to show a form or to open an address. Absent for a form. Closed set. */
  mode?: 'form' | 'url'
  /** The address, with `url`. */
  url?: string
  /** What `elicitation_complete` will repeat, with `url`. */
  elicitation_id?: string
  /** The JSON schema of the form, with `form`. */
  requested_schema?: Record<string, unknown>
  /** The form's fields in the server's order, for a transport that doesn't keep it. */
  property_order?: string[]
  /** A heading. Absent where the server gives none. */
  title?: string
  /** The server's or the tool's name for display. Absent where the server gives none. */
  display_name?: string
  /** What to show beneath the heading. Absent where the server gives none. */
  description?: string
}

/** Claude Code to host: show a dialog of a kind that the host said it can. Answered with a `UserDialogResult`. */
export type SDKControlRequestUserDialogRequest = {
  /** The tag among requests. */
  subtype: 'request_user_dialog'
  /** The kind: one that the host doesn't know it leaves unanswered. */
  dialog_kind: string
  /** What it shows; its shape depends on the kind. */
  payload: Record<string, unknown>
  /** The tool call that it belongs to. Absent where it belongs to none. */
  tool_use_id?: string
}

/**
 * A host's callback for what MCP servers want of the user. It may resolve to null only where the host has sent the
 * answer by other means.
 */
export type OnElicitation = (
  request: ElicitationRequest,
  options: {
    /** Aborted once nobody waits for the answer any more. */
    signal: AbortSignal
    /** The request's id, which an answer sent by other means has to repeat. */
    requestId: string
  },
) => Promise<ElicitationResult | null>

/** A dialog for the user, as a host's callback is given it. */
export type UserDialogRequest = {
  /** The kind. */
  dialogKind: string
  /** What it shows; its shape depends on the kind. */
  payload: Record<string, unknown>
  /** The tool call that it belongs to. Absent where it belongs to none. */
  toolUseID?: string
}

/** What became of a dialog. Closed set, told apart by `behavior`. */
export type UserDialogResult =
  | {
      /** The user answered. */
      behavior: 'completed'
      /** The answer; its shape depends on the kind. */
      result: unknown
    }
  | {
      /** The user closed it: what happens by default does. */
      behavior: 'cancelled'
    }

/** A host's callback for dialogs. It may resolve to null only where the host has sent the answer by other means. */
export type OnUserDialog = (
  request: UserDialogRequest,
  options: {
    /** Aborted once nobody waits for the answer any more. */
    signal: AbortSignal
    /** The request's id, which an answer sent by other means has to repeat. */
    requestId: string
  },
) => Promise<UserDialogResult | null>

/** A permission rule read out: three pieces of a sentence. */
export type SDKPermissionRuleDescription = {
  /** Its beginning. */
  prefix: string
  /** What the rule itself names, to be set off; clean it before you show it. */
  emphasis?: string
  /** Its end. */
  suffix?: string
}

/** A permission rule and where it stands. */
export type SDKPermissionRuleEntry = {
  /** What it does. */
  behavior: PermissionBehavior
  /** Where it comes from. Closed set. */
  source:
    | 'userSettings'
    | 'projectSettings'
    | 'localSettings'
    | 'flagSettings'
    | 'policySettings'
    | 'cliArg'
    | 'command'
    | 'session'
    | 'mcpMount'
    | 'toolsNarrowing'
    | 'mcpServerPolicy'
    | 'hostCredential'
  /** The rule as it is written, such as `Bash(npm run:*)`; clean it before you show it. */
  rule: string
  /** The rule read out. Absent where there is nothing to add. */
  description?: SDKPermissionRuleDescription
  /** Whether it is kept in a file, for the session, or can't be changed here. Closed set. */
  editability: 'persistent' | 'session' | 'readonly'
  /** True where the organization lets only its own rules count, and this isn't one. */
  notInEffect?: boolean
}

/** A directory that the session may work in, beside its own. */
export type SDKPermissionWorkspaceDirectory = {
  /** The directory. */
  path: string
  /** Who allowed it. Open set. */
  source: OpenSet<'userSettings' | 'projectSettings' | 'localSettings' | 'cliArg' | 'session'>
}

/** The permission rules in force. */
export type SDKControlPermissionRulesState = {
  /** The rules. */
  rules: SDKPermissionRuleEntry[]
  /** The directories. */
  workspaceDirectories: SDKPermissionWorkspaceDirectory[]
  /** The directory that the session began in. */
  originalCwd: string
  /** Whether the organization lets only its own rules count. */
  managedOnly: boolean
  /** Files of settings that were passed over, rules and all. */
  errors?: SDKSettingsParseError[]
  /** True where parts were left out, because the connection keeps its answers. Absent otherwise. */
  withheld?: boolean
}

/** Host to Claude Code: asks for the permission rules in force. */
export type SDKControlListPermissionRulesRequest = {
  /** The tag among requests. */
  subtype: 'list_permission_rules'
}

/** The answer to `list_permission_rules`. */
export type SDKControlListPermissionRulesResponse = {
  /** The rules and what goes with them. */
  state: SDKControlPermissionRulesState
}
