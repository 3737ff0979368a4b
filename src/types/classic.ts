/**
 * Settings hooks' events as events of the mod API: `classic.Stop`, `classic.PreToolUse`, and all others.
 *
 * Events: `classic.*`. Compared with Claude Code 2.1.332.
 *
 * @see https://code.claude.com/docs/en/plugins/mods/reference
 */
import type { BaseHookInput, HookInputs } from './hook-events.js'
import type { Flat } from './internal/flat.js'
import type { PermissionRequestDecision } from './permission.js'
import type { ToolCallEnvelope } from './tool-call.js'

/** The name of a settings hook's event, such as `Stop`. Closed set. */
// not HookEvent, which looks into every input for its tag: each mod would pay for that
export type ClassicHookEvent = keyof HookInputs

/** What settings hooks receive, by their event. */
export type ClassicHookInputs = { [Event in ClassicHookEvent]: HookInputs[Event] }

/** The name of a settings hook's event, as an event of the mod API: `classic.Stop`. */
export type ClassicEventName = `classic.${ClassicHookEvent}`

/** A settings hook's input with what all of them carry pinned. */
type PinnedEnvelope<Input> = Input extends unknown
  ? Flat<Readonly<Pick<Input, keyof Input & ClassicEnvelope>> & Omit<Input, ClassicEnvelope>>
  : never
type ClassicEnvelope = keyof BaseHookInput | 'hook_event_name'

/**
 * What the hooks of `classic.*` receive: a settings hook's whole input. `classic.PreToolUse` alone has a shape of its own, that
 * of a tool call.
 *
 * What all of them carry, from `hook_event_name` to `effort`, is pinned: left out, it is put back. The fields of the event
 * itself are free, and gone where they are left out; of `classic.PreSkillShellCommand`, those are pinned too.
 *
 * They are raised whether or not anyone configured a settings hook. Those of managed settings come first, and may end the
 * chain; then come mods, and then the other settings hooks, as what `next` runs. A guard wants a `.catch`.
 */
export type ClassicEventOf = {
  [Event in ClassicHookEvent as `classic.${Event}`]: Event extends 'PreToolUse'
    ? ToolCallEnvelope
    : Event extends 'PreSkillShellCommand'
      ? Readonly<ClassicHookInputs[Event]>
      : PinnedEnvelope<ClassicHookInputs[Event]>
}

/**
 * All that an answer to `classic.*` may hold; `ClassicResultOf` tells which event reads what.
 *
 * The settings hooks' answers are folded into one: of a single value the last counts, context adds up.
 */
export type ClassicResult = {
  /** Blocks what the event is about, with this reason: `decision: 'block'`. Absent to let it be. */
  block?: string
  /** Set to stop the session after this event: `continue: false`. */
  preventContinuation?: true
  /** Why the session stops, for the person. */
  stopReason?: string
  /** Texts for the model to read with the event. */
  additionalContext?: string[]
  /** The session's title from now on. */
  sessionTitle?: string
  /** Set to keep the person's own text from the model. */
  suppressOriginalPrompt?: true
  /** The session's first message. */
  initialUserMessage?: string
  /** The files to raise `classic.FileChanged` for. */
  watchPaths?: string[]
  /** Set to read the skills anew. */
  reloadSkills?: true
  /** Whether the model changes. Closed set. */
  permissionDecision?: 'allow' | 'deny' | 'ask'
  /** Why, for the person. */
  permissionDecisionReason?: string
  /** The answer to the permission prompt. Absent, the person is asked. */
  decision?: PermissionRequestDecision
  /** The tool's output, in place of its own, for the model to read. */
  updatedToolOutput?: unknown
  /** The same for an MCP tool. */
  updatedMCPToolOutput?: unknown
  /** Set to tell the model that it may try the call again. */
  retry?: true
  /** What is shown in place of the message. */
  displayContent?: string
  /**
   * The worktree that the hook made, absolute or relative to the hook's folder. Absent, Git makes one.
   * @deprecated A mod answers `vcs.isolate`; this still works.
   */
  worktreePath?: string
}

/**
 * The keys of `ClassicResult` that an event reads beside `block`, `preventContinuation` and `stopReason`, by the event. One
 * that isn't here reads no others.
 */
export type ClassicResultFields = {
  /** A prompt arrived. */
  UserPromptSubmit: 'additionalContext' | 'sessionTitle' | 'suppressOriginalPrompt'
  /** A typed command becomes a prompt. */
  UserPromptExpansion: 'additionalContext' | 'suppressOriginalPrompt'
  /** A session begins or goes on. */
  SessionStart: 'additionalContext' | 'initialUserMessage' | 'sessionTitle' | 'watchPaths' | 'reloadSkills'
  /** A repository is set up. */
  Setup: 'additionalContext'
  /** Another model is asked for. */
  PreModelSwitch: 'permissionDecision' | 'permissionDecisionReason'
  /** The model has changed. */
  PostModelSwitch: 'additionalContext'
  /** A subagent begins. */
  SubagentStart: 'additionalContext'
  /** A tool succeeded. */
  PostToolUse: 'additionalContext' | 'updatedToolOutput' | 'updatedMCPToolOutput'
  /** A tool failed. */
  PostToolUseFailure: 'additionalContext'
  /** All calls of a response are through. */
  PostToolBatch: 'additionalContext'
  /** The main loop ends its turn. */
  Stop: 'additionalContext'
  /** A subagent ends. */
  SubagentStop: 'additionalContext'
  /** Auto mode refused a call. */
  PermissionDenied: 'retry'
  /** A permission prompt is due. */
  PermissionRequest: 'decision'
  /** A message is shown. */
  MessageDisplay: 'displayContent'
  /** A worktree is wanted. */
  WorktreeCreate: 'worktreePath'
}

/** The one thing that a `classic.PreToolUse` hook decides about the call: `allow`, `ask` or `deny`, or nothing. */
export type PreToolUseDecision =
  | {
      /** Runs the call without a permission prompt. */
      allow: true
      /** Never set in this form. */
      ask?: undefined
      /** Never set in this form. */
      deny?: undefined
    }
  | {
      /** Asks the person, who reads this reason. */
      ask: string
      /** Never set in this form. */
      allow?: undefined
      /** Never set in this form. */
      deny?: undefined
    }
  | {
      /** Refuses the call; the model reads this reason. */
      deny: string
      /** Never set in this form. */
      allow?: undefined
      /** Never set in this form. */
      ask?: undefined
    }
  | {
      /** Never set in this form, which leaves the call to the permissions. */
      allow?: undefined
      /** Never set in this form. */
      ask?: undefined
      /** Never set in this form. */
      deny?: undefined
    }

/**
 * The answer of a `classic.PreToolUse` hook, and of `next(e)`.
 *
 * The event is raised beneath all hooks of `tool.call`; a test raises it with `$.tool.call`.
 */
export type PreToolUseResult = PreToolUseDecision & {
  /** The tool's whole input, in place of the call's. The call fails where it doesn't fit the tool's schema. */
  updatedInput?: Record<string, unknown>
  /** Texts for the model to read with the call. */
  additionalContext?: string[]
}

/** What the hooks of `classic.*` answer, and what `next(e)` resolves to: the part of `ClassicResult` that the event reads. */
export type ClassicResultOf = {
  [Event in ClassicHookEvent as `classic.${Event}`]: Event extends 'PreToolUse'
    ? PreToolUseResult
    : Flat<
        Pick<
          ClassicResult,
          'block' | 'preventContinuation' | 'stopReason' | (Event extends keyof ClassicResultFields ? ClassicResultFields[Event] : never)
        >
      >
}
