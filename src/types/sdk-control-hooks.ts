/**
 * A host's own hooks, and what it asks a session about hooks.
 *
 * Compared with Claude Agent SDK 0.3.332 and Claude Code 2.1.332.
 *
 * @see https://code.claude.com/docs/en/agent-sdk/typescript
 */
import type { HookInput } from './hook-events.js'
import type { OpenSet } from './open-set.js'
import type { SDKSettingsParseError } from './sdk-host.js'

/** Hooks of a host's own for an event: Claude Code calls them with `hook_callback`. */
export type SDKHookCallbackMatcher = {
  /** What the hooks are for, as in settings. Absent for everything. */
  matcher?: string | undefined
  /** The hooks, each by an id that the host makes up. */
  hookCallbackIds: string[]
  /** The most that they may take, in seconds. */
  timeout?: number | undefined
  /**
   * What follows where a hook answers with an error, or with what no hook may answer: go on, which is the default, or
   * block. Without effect on `Stop`, `SubagentStop`, `TaskCompleted` and `TeammateIdle`. Closed set.
   */
  onFailure?: 'continue' | 'block' | undefined
}

/** Claude Code to host: calls one of the host's hooks. Answered with a `HookJSONOutput`. */
export type SDKHookCallbackRequest = {
  /** The tag among requests. */
  subtype: 'hook_callback'
  /** The hook, by the id that the host made up. */
  callback_id: string
  /** What a hook of that event is given. */
  input: HookInput
  /** The tool call that the event is about; for an event about none, an id of this run of the hooks, or nothing. */
  tool_use_id?: string
}

/** Host to Claude Code: asks for the hooks that settings, plugins and the session have. */
export type SDKControlGetHooksListingRequest = {
  /** The tag among requests. */
  subtype: 'get_hooks_listing'
}

/** The hooks in force, in words for display, in answer to `get_hooks_listing`. */
export type SDKControlGetHooksListingResponse = {
  /** The events that have hooks, in the order in which they occur. */
  events: {
    /** The event. */
    name: string
    /** When it occurs, in a line. */
    summary: string
    /** Whether its hooks take a matcher. */
    supportsMatcher: boolean
    /** How many hooks it has. */
    hookCount: number
  }[]
  /** The hooks. */
  hooks: {
    /** The event. */
    event: string
    /** What it is for; an empty string for everything. */
    matcher: string
    /** Where it is defined, by Claude Code's own word. */
    source: string
    /** The same for display. */
    sourceLabel: string
    /** The plugin that brings it. Absent for a hook of no plugin. */
    pluginName?: string
    /** What kind of hook it is. Open set. */
    type: OpenSet<'command' | 'prompt' | 'agent' | 'http' | 'mcp_tool'>
    /** What to call it in a list. */
    displayText: string
    /** What it runs. */
    commandText: string
    /** What to call that, such as `Command` or `URL`. */
    contentLabel: string
    /** The condition on it. Absent where there is none. */
    condition?: string
    /** The most that it may take, in seconds. Absent for the default. */
    timeout?: number
    /** What is shown while it runs. */
    statusMessage?: string
    /** Whether it runs once and no more. */
    runsOnce?: boolean
    /** Whether the session doesn't wait for it. */
    runsInBackground?: boolean
    /** True where something keeps it from running. Absent otherwise. */
    disabled?: true
    /** The entry as its file has it, where the host may change it. */
    editable?: {
      /** Its matcher; an empty string for none. */
      matcher: string
      /** The hook. */
      config: Record<string, unknown>
      /** True where values of HTTP headers are left out. */
      headersRedacted?: true
    }
  }[]
  /** All events there are, for a form that adds a hook. */
  eventCatalog: {
    /** The event. */
    name: string
    /** When it occurs, in a line. */
    summary: string
    /** Whether its hooks take a matcher. */
    supportsMatcher: boolean
  }[]
  /** What the organization rules. */
  policy: {
    /** It lets no hook run at all. */
    disabledByPolicy: boolean
    /** It lets only its own hooks run, which aren't listed. */
    managedOnly: boolean
    /** It lets only hooks of plugins be added. */
    pluginOnly: boolean
    /** No hook runs, whoever says so. */
    allDisabled: boolean
    /** How many hooks it has itself. */
    policyHookCount: number
    /** True where its settings couldn't be read: nothing may be changed then. */
    policyUnreadable?: true
  }
  /** There with `--safe-mode` alone. */
  safeMode?: {
    /** Whether hooks of the organization run all the same. */
    managedHooksStillApply: boolean
    /** How to leave the mode. */
    exitHint: string
  }
  /** There with `--bare` alone. */
  bareMode?: {
    /** How to leave the mode. */
    exitHint: string
  }
  /** Files of settings that were passed over, hooks and all. */
  errors?: SDKSettingsParseError[]
}
