/**
 * Settings hooks, what they answer: the JSON on a command hook's stdout, an HTTP hook's response, a callback's result.
 *
 * The SDK's names are as loose as the SDK's own types; `HookOutputOf` holds an answer to what its event takes. Compared
 * with Claude Code 2.1.332 and the Agent SDK 0.3.332.
 *
 * @see https://code.claude.com/docs/en/hooks
 */
import type { HookEvent } from './hook-events.js'
import type { ToolHookInput } from './hook-tools.js'
import type { Flat } from './internal/flat.js'
import type { HookPermissionDecision, PermissionUpdate } from './permission.js'
import type { ToolInput, ToolName, ToolOutput } from './tools.js'
import type { McpToolName } from './tools-mcp.js'

/** The answer of a hook that goes on in the background: Claude Code doesn't wait for it. */
export type AsyncHookJSONOutput = {
  /** Tells that the answer comes later, if at all. */
  async: true
  /** How long the hook may take, in milliseconds. Absent, 15000. */
  asyncTimeout?: number | undefined
}

/** What a `PreToolUse` hook answers about the call. */
export type PreToolUseHookSpecificOutput = {
  /** The event that is answered. */
  hookEventName: 'PreToolUse'
  /** Whether the call runs. Absent to leave that to the permissions: "no opinion" isn't `defer`. */
  permissionDecision?: HookPermissionDecision | undefined
  /** Why: the model reads it on `deny`, the person on the others. */
  permissionDecisionReason?: string | undefined
  /** The tool's whole input, in place of the model's. The call fails where a required key is missing. */
  updatedInput?: Record<string, unknown> | undefined
  /** Text for the model to read with the call. */
  additionalContext?: string | undefined
}

/** What a `PostToolUse` hook answers about the call's output. */
export type PostToolUseHookSpecificOutput = {
  /** The event that is answered. */
  hookEventName: 'PostToolUse'
  /** Text for the model to read with the output. */
  additionalContext?: string | undefined
  /**
   * What auto mode's classifier is told beside the output: what the person said, never the text of a tool or a model.
   *
   * At most 2000 UTF-16 units for all hooks on a call. Not read from an answer that comes late, nor for calls that the
   * classifier doesn't see, such as reading files. It is dropped along with an `updatedToolOutput` of the same answer.
   */
  classifierContext?: string | undefined
  /**
   * The tool's whole output, in place of its own, in the shape that `tool_response` has: another shape is ignored.
   * @since Claude Code 2.1.121
   */
  updatedToolOutput?: unknown
  /**
   * The output of an MCP tool, in place of its own.
   * @deprecated Since Claude Code 2.1.121, `updatedToolOutput` does it for every tool.
   */
  updatedMCPToolOutput?: unknown
}

/** What a `PostToolUseFailure` hook answers. */
export type PostToolUseFailureHookSpecificOutput = {
  /** The event that is answered. */
  hookEventName: 'PostToolUseFailure'
  /** Text for the model to read with the error. */
  additionalContext?: string | undefined
}

/** What a `PostToolBatch` hook answers. */
export type PostToolBatchHookSpecificOutput = {
  /** The event that is answered. */
  hookEventName: 'PostToolBatch'
  /** Text for the model to read behind the results. */
  additionalContext?: string | undefined
}

/** What a `Notification` hook answers. */
export type NotificationHookSpecificOutput = {
  /** The event that is answered. */
  hookEventName: 'Notification'
  /** Text for the model. Claude Code 2.1.332 takes it and hands it to nobody. */
  additionalContext?: string | undefined
}

/** What a `UserPromptSubmit` hook answers. */
export type UserPromptSubmitHookSpecificOutput = {
  /** The event that is answered. */
  hookEventName: 'UserPromptSubmit'
  /** Text for the model to read with the prompt. */
  additionalContext?: string | undefined
  /** A title for the session. */
  sessionTitle?: string | undefined
  /** Whether the message about a blocked prompt leaves the prompt itself out. Absent, it repeats it. */
  suppressOriginalPrompt?: boolean | undefined
}

/** What a `UserPromptExpansion` hook answers. */
export type UserPromptExpansionHookSpecificOutput = {
  /** The event that is answered. */
  hookEventName: 'UserPromptExpansion'
  /** Text for the model to read with the prompt. */
  additionalContext?: string | undefined
  /** Whether the message about a blocked command leaves the typed line out. Absent, it repeats it. */
  suppressOriginalPrompt?: boolean | undefined
}

/** What a `SessionStart` hook answers. */
export type SessionStartHookSpecificOutput = {
  /** The event that is answered. */
  hookEventName: 'SessionStart'
  /** Text for the model to read before the first prompt. */
  additionalContext?: string | undefined
  /** A first message, sent as if the person had typed it. */
  initialUserMessage?: string | undefined
  /** A title for the session. */
  sessionTitle?: string | undefined
  /** The files to raise `FileChanged` for, as absolute paths. */
  watchPaths?: string[] | undefined
  /** Whether skills and commands are looked up again, because the hook has installed some. */
  reloadSkills?: boolean | undefined
}

/** What a `Setup` hook answers. */
export type SetupHookSpecificOutput = {
  /** The event that is answered. */
  hookEventName: 'Setup'
  /** Text for the model. Claude Code 2.1.332 takes it and hands it to nobody. */
  additionalContext?: string | undefined
}

/** What a `Stop` hook answers. */
export type StopHookSpecificOutput = {
  /** The event that is answered. */
  hookEventName: 'Stop'
  /** Feedback for the model, which goes on in order to act on it. It isn't shown as an error, as a `reason` is. */
  additionalContext?: string | undefined
}

/** What a `SubagentStart` hook answers. */
export type SubagentStartHookSpecificOutput = {
  /** The event that is answered. */
  hookEventName: 'SubagentStart'
  /** Text for the subagent to read. */
  additionalContext?: string | undefined
}

/** What a `SubagentStop` hook answers. */
export type SubagentStopHookSpecificOutput = {
  /** The event that is answered. */
  hookEventName: 'SubagentStop'
  /** Feedback for the subagent, which goes on in order to act on it. It isn't shown as an error, as a `reason` is. */
  additionalContext?: string | undefined
}

/** What a `PreModelSwitch` hook answers. */
export type PreModelSwitchHookSpecificOutput = {
  /** The event that is answered. */
  hookEventName: 'PreModelSwitch'
  /**
   * Whether the model changes. Closed set; absent to leave it to the person.
   *
   * `allow` skips the question about the lost cache too. `ask` asks the person, and where there is none it refuses.
   */
  permissionDecision?: 'allow' | 'deny' | 'ask' | undefined
  /** Why, for whoever asked for the change. */
  permissionDecisionReason?: string | undefined
}

/** What a `PostModelSwitch` hook answers. */
export type PostModelSwitchHookSpecificOutput = {
  /** The event that is answered. */
  hookEventName: 'PostModelSwitch'
  /** Text for the new model to read with its first request. */
  additionalContext?: string | undefined
}

/** A permission prompt answered with yes, for a tool that takes `Input`. */
type Allowed<Input> = {
  /** Lets the call run. */
  behavior: 'allow'
  /** The tool's whole input, in place of the model's. The call fails where a required key is missing. */
  updatedInput?: Input | undefined
  /** Changes to the permissions to make with it, such as the suggestions that the hook received. */
  updatedPermissions?: PermissionUpdate[] | undefined
}

/** A permission prompt answered with no. */
type Refused = {
  /** Refuses the call. */
  behavior: 'deny'
  /** Why, for the model to read. */
  message?: string | undefined
  /** Whether the turn ends with it. Absent, it goes on. */
  interrupt?: boolean | undefined
}

/** What a `PermissionRequest` hook answers in the person's place. */
export type PermissionRequestHookSpecificOutput = {
  /** The event that is answered. */
  hookEventName: 'PermissionRequest'
  /** The answer to the prompt. To leave it to the person, leave `hookSpecificOutput` out. */
  decision: Allowed<Record<string, unknown>> | Refused
}

/** What a `PermissionDenied` hook answers. */
export type PermissionDeniedHookSpecificOutput = {
  /** The event that is answered. */
  hookEventName: 'PermissionDenied'
  /** Whether the model is told that it may try the call again, where auto mode refused it. Absent, it isn't. */
  retry?: boolean | undefined
}

/** What an `Elicitation` hook answers in the person's place. */
export type ElicitationHookSpecificOutput = {
  /** The event that is answered. */
  hookEventName: 'Elicitation'
  /** What to do about the question. Absent, the person is asked, whatever `content` says. */
  action?: 'accept' | 'decline' | 'cancel' | undefined
  /** The form, filled in, for `accept`. */
  content?: Record<string, unknown> | undefined
}

/** What an `ElicitationResult` hook puts in place of the person's answer. */
export type ElicitationResultHookSpecificOutput = {
  /** The event that is answered. */
  hookEventName: 'ElicitationResult'
  /** The answer that the server gets. Absent, it gets the person's own, whatever `content` says. */
  action?: 'accept' | 'decline' | 'cancel' | undefined
  /** The form, filled in, for `accept`. */
  content?: Record<string, unknown> | undefined
}

/** What a `CwdChanged` hook answers. */
export type CwdChangedHookSpecificOutput = {
  /** The event that is answered. */
  hookEventName: 'CwdChanged'
  /** The files to raise `FileChanged` for from now on, as absolute paths. */
  watchPaths?: string[] | undefined
}

/** What a `FileChanged` hook answers. */
export type FileChangedHookSpecificOutput = {
  /** The event that is answered. */
  hookEventName: 'FileChanged'
  /** The files to raise `FileChanged` for from now on, as absolute paths. */
  watchPaths?: string[] | undefined
}

/**
 * What a `WorktreeCreate` hook answers, unless it is a command hook: that prints the path and nothing else, and JSON
 * would be taken for the path.
 */
export type WorktreeCreateHookSpecificOutput = {
  /** The event that is answered. */
  hookEventName: 'WorktreeCreate'
  /** The absolute path of the worktree that the hook has made. */
  worktreePath: string
}

/** What a `MessageDisplay` hook answers. */
export type MessageDisplayHookSpecificOutput = {
  /** The event that is answered. */
  hookEventName: 'MessageDisplay'
  /** What is shown in place of `delta`. Absent, `delta` is. The transcript and the model keep the original. */
  displayContent?: string | undefined
}

/** What a `PreSkillShellCommand` hook answers about the command. */
export type PreSkillShellCommandHookSpecificOutput = {
  /** The event that is answered. */
  hookEventName: 'PreSkillShellCommand'
  /** Whether the command runs: `allow` is no different from silence, and each of the others keeps it from running. */
  permissionDecision?: HookPermissionDecision | undefined
  /** Why it doesn't run, for the model and the person to read. */
  permissionDecisionReason?: string | undefined
  /** Never applied: whatever its value, it keeps the command from running. */
  updatedInput?: Record<string, unknown> | undefined
}

/** The part of an answer that is one event's own, by the event's name. Events that aren't here have none. */
export interface HookSpecificOutputs {
  /** Allows, denies, asks, or rewrites the input. */
  PreToolUse: PreToolUseHookSpecificOutput
  /** Adds context to the output, or replaces it. */
  PostToolUse: PostToolUseHookSpecificOutput
  /** Adds context to the error. */
  PostToolUseFailure: PostToolUseFailureHookSpecificOutput
  /** Adds context behind the results. */
  PostToolBatch: PostToolBatchHookSpecificOutput
  /** Takes context, without effect. */
  Notification: NotificationHookSpecificOutput
  /** Adds context to the prompt, or names the session. */
  UserPromptSubmit: UserPromptSubmitHookSpecificOutput
  /** Adds context to the prompt. */
  UserPromptExpansion: UserPromptExpansionHookSpecificOutput
  /** Adds context, names the session, or sends a first message. */
  SessionStart: SessionStartHookSpecificOutput
  /** Gives feedback that the model acts on. */
  Stop: StopHookSpecificOutput
  /** Adds context. */
  SubagentStart: SubagentStartHookSpecificOutput
  /** Gives feedback that the subagent acts on. */
  SubagentStop: SubagentStopHookSpecificOutput
  /** Allows the change, denies it, or asks. */
  PreModelSwitch: PreModelSwitchHookSpecificOutput
  /** Adds context for the new model. */
  PostModelSwitch: PostModelSwitchHookSpecificOutput
  /** Allows or denies in the person's place. */
  PermissionRequest: PermissionRequestHookSpecificOutput
  /** Lets the model try again. */
  PermissionDenied: PermissionDeniedHookSpecificOutput
  /** Takes context, without effect. */
  Setup: SetupHookSpecificOutput
  /** Answers in the person's place. */
  Elicitation: ElicitationHookSpecificOutput
  /** Changes the person's answer. */
  ElicitationResult: ElicitationResultHookSpecificOutput
  /** Names the worktree. */
  WorktreeCreate: WorktreeCreateHookSpecificOutput
  /** Watches other files. */
  CwdChanged: CwdChangedHookSpecificOutput
  /** Watches other files. */
  FileChanged: FileChangedHookSpecificOutput
  /** Shows other text. */
  MessageDisplay: MessageDisplayHookSpecificOutput
  /** Keeps the command from running. */
  PreSkillShellCommand: PreSkillShellCommandHookSpecificOutput
}

/** What an answer to any event may say. */
type HookOutputFields = {
  /** Whether Claude Code goes on after this event. `false` stops it where the event can; absent is `true`. */
  continue?: boolean | undefined
  /** Why it stops, with `continue: false`: the person reads it, and the model with its next request. */
  stopReason?: string | undefined
  /** Whether the hook's output is kept out of the transcript. Absent, it isn't. Without effect in Claude Code 2.1.332. */
  suppressOutput?: boolean | undefined
  /** A message for the person. The model reads only that of an answer that came late, after `async`. */
  systemMessage?: string | undefined
  /**
   * A sequence for Claude Code to send to the terminal: a bell, or an OSC for notifications or the title (0, 1, 2, 9,
   * 99, 777). Any other is dropped.
   */
  terminalSequence?: string | undefined
}

/** What an answer to an event around compaction may say: of the common keys Claude Code reads no other there. */
type TerminalField = Pick<HookOutputFields, 'terminalSequence'>

/**
 * A hook's answer that is there at once, to any event and loosely typed: `HookOutputOf` knows which event takes what.
 */
export type SyncHookJSONOutput = Flat<
  HookOutputFields & {
    /**
     * What the hook decides. `block` is for the events that can be blocked.
     *
     * `approve` is `PreToolUse`'s former spelling; use `permissionDecision: 'allow'`.
     */
    decision?: 'approve' | 'block' | undefined
    /** Why, for whoever the event tells: on most of them the model. */
    reason?: string | undefined
    /** The part that is the event's own. */
    hookSpecificOutput?: HookSpecificOutputs[keyof HookSpecificOutputs] | undefined
  }
>

/** A hook's answer, at once or later, to any event and loosely typed. */
export type HookJSONOutput = AsyncHookJSONOutput | SyncHookJSONOutput

/** What an event takes that can be blocked. */
type Blockable = {
  /** `block` blocks what the event is about. Absent to let it be. */
  decision?: 'block' | undefined
  /** Why, with `decision: 'block'`. On most events the model reads it. */
  reason?: string | undefined
}

/** What an event takes that can't. */
type Unblockable = {
  /** Never: nothing can be blocked here. */
  decision?: undefined
  /** Never, as there is no decision. */
  reason?: undefined
}

/** The part of the answer that is the event's own. */
type Own<Output> = {
  /** The part of the answer that is this event's own. */
  hookSpecificOutput?: Output | undefined
}

/** No such part. */
type NothingOwn = {
  /** Never: this event has no part of its own. */
  hookSpecificOutput?: undefined
}

/** An answer to an elicitation that says what to do: without an action its content isn't read. */
type WithAction<Output extends ElicitationHookSpecificOutput | ElicitationResultHookSpecificOutput> = Flat<
  Omit<Output, 'action'> & {
    /** What to do about the question. Closed set. */
    action: NonNullable<Output['action']>
  }
>

/** The tool that an answer may be about, by event: where the event is about none, there is none to name. */
type AnsweredTools = {
  [Event in HookEvent]: Event extends ToolHookInput['hook_event_name'] ? ToolName | McpToolName | '*' : '*'
}

/** `PermissionRequestHookSpecificOutput` for one tool. */
type PermissionRequestOutputFor<Tool extends AnsweredTools['PermissionRequest']> = {
  /** The event that is answered. */
  hookEventName: 'PermissionRequest'
  /** The answer to the prompt. To leave it to the person, leave `hookSpecificOutput` out. */
  decision: Allowed<ToolInput<Tool>> | Refused
}

/**
 * What each hook event takes for an answer, by its name, and by the tool that it is about.
 *
 * Stricter than `SyncHookJSONOutput`: an event lists what the client reads there and has an effect.
 */
export interface HookOutputs<Tool extends AnsweredTools[HookEvent] = '*'> {
  /** Allows, denies, asks, or rewrites the input. */
  PreToolUse: Flat<
    HookOutputFields & {
      /**
       * Allows or denies the call.
       * @deprecated Use `hookSpecificOutput.permissionDecision`: `allow` for `approve`, `deny` for `block`.
       */
      decision?: 'approve' | 'block' | undefined
      /**
       * Why.
       * @deprecated Use `hookSpecificOutput.permissionDecisionReason`.
       */
      reason?: string | undefined
    } & Own<
        Flat<
          Omit<PreToolUseHookSpecificOutput, 'updatedInput'> & {
            /** The tool's whole input, in place of the model's. */
            updatedInput?: ToolInput<Tool> | undefined
          }
        >
      >
  >
  /** Tells the model what is wrong (`block`; the tool has run), adds context, or replaces the output. */
  PostToolUse: Flat<
    HookOutputFields &
      Blockable &
      Own<
        Flat<
          Omit<PostToolUseHookSpecificOutput, 'updatedToolOutput'> & {
            /**
             * The tool's whole output, in place of its own.
             * @since Claude Code 2.1.121
             */
            updatedToolOutput?: ToolOutput<Tool> | undefined
          }
        >
      >
  >
  /** Tells the model what is wrong (`block`), or adds context. */
  PostToolUseFailure: Flat<HookOutputFields & Blockable & Own<PostToolUseFailureHookSpecificOutput>>
  /** Ends the turn before the model is asked again (`block`), or adds context. */
  PostToolBatch: Flat<HookOutputFields & Blockable & Own<PostToolBatchHookSpecificOutput>>
  /** The common keys, of which `terminalSequence` shows. Claude Code 2.1.332 takes context and hands it to nobody. */
  Notification: Flat<HookOutputFields & Unblockable & Own<NotificationHookSpecificOutput>>
  /** Blocks the prompt, adds context, or names the session. */
  UserPromptSubmit: Flat<HookOutputFields & Blockable & Own<UserPromptSubmitHookSpecificOutput>>
  /** Blocks the command, or adds context. */
  UserPromptExpansion: Flat<HookOutputFields & Blockable & Own<UserPromptExpansionHookSpecificOutput>>
  /** Adds context, names the session, or sends a first message. */
  SessionStart: Flat<HookOutputFields & Unblockable & Own<SessionStartHookSpecificOutput>>
  /** The common keys alone, of which only `terminalSequence` shows: not any more at `/exit`. */
  SessionEnd: Flat<HookOutputFields & Unblockable & NothingOwn>
  /** Keeps the turn going: `block` with a `reason` to act on, or feedback as context. */
  Stop: Flat<HookOutputFields & Blockable & Own<StopHookSpecificOutput>>
  /** The common keys alone, of which only `terminalSequence` shows. */
  StopFailure: Flat<HookOutputFields & Unblockable & NothingOwn>
  /** Adds context. */
  SubagentStart: Flat<HookOutputFields & Unblockable & Own<SubagentStartHookSpecificOutput>>
  /** Keeps the subagent going: `block` with a `reason` to act on, or feedback as context. */
  SubagentStop: Flat<HookOutputFields & Blockable & Own<SubagentStopHookSpecificOutput>>
  /**
   * Blocks the compaction, or sends a sequence to the terminal. A command hook's output without a decision, JSON too,
   * joins the instructions for the summary as it stands.
   */
  PreCompact: Flat<TerminalField & Blockable & NothingOwn>
  /** Sends a sequence to the terminal. A command hook's output, JSON too, is shown as it stands. */
  PostCompact: Flat<TerminalField & Unblockable & NothingOwn>
  /** Blocks the change of model, or allows, denies or asks. */
  PreModelSwitch: Flat<HookOutputFields & Blockable & Own<PreModelSwitchHookSpecificOutput>>
  /** Adds context for the new model. */
  PostModelSwitch: Flat<HookOutputFields & Unblockable & Own<PostModelSwitchHookSpecificOutput>>
  /** Allows or denies in the person's place. A `decision` at the top level isn't read. */
  PermissionRequest: Flat<HookOutputFields & Unblockable & Own<PermissionRequestOutputFor<Tool>>>
  /** Lets the model try again. */
  PermissionDenied: Flat<HookOutputFields & Unblockable & Own<PermissionDeniedHookSpecificOutput>>
  /** Nothing that has an effect: context is taken, and Claude Code 2.1.332 hands it to nobody. */
  Setup: Flat<HookOutputFields & Unblockable & Own<SetupHookSpecificOutput>>
  /** Keeps the teammate at work (`block`), or stops it (`continue: false`). */
  TeammateIdle: Flat<HookOutputFields & Blockable & NothingOwn>
  /** Keeps the task off the list (`block`). */
  TaskCreated: Flat<HookOutputFields & Blockable & NothingOwn>
  /** Keeps the task open (`block`). */
  TaskCompleted: Flat<HookOutputFields & Blockable & NothingOwn>
  /** Answers in the person's place; `block` declines. */
  Elicitation: Flat<HookOutputFields & Blockable & Own<WithAction<ElicitationHookSpecificOutput>>>
  /** Changes the person's answer; `block` declines. */
  ElicitationResult: Flat<HookOutputFields & Blockable & Own<WithAction<ElicitationResultHookSpecificOutput>>>
  /** Keeps the change out of the session (`block`). */
  ConfigChange: Flat<HookOutputFields & Blockable & NothingOwn>
  /** Names the worktree. From a command hook it isn't JSON, but the bare path. */
  WorktreeCreate: Flat<HookOutputFields & Unblockable & Own<WorktreeCreateHookSpecificOutput>>
  /** The common keys alone, of which only `terminalSequence` shows. */
  WorktreeRemove: Flat<HookOutputFields & Unblockable & NothingOwn>
  /** The common keys alone, of which only `terminalSequence` shows. */
  InstructionsLoaded: Flat<HookOutputFields & Unblockable & NothingOwn>
  /** Watches other files. */
  CwdChanged: Flat<HookOutputFields & Unblockable & Own<CwdChangedHookSpecificOutput>>
  /** Watches other files. */
  FileChanged: Flat<HookOutputFields & Unblockable & Own<FileChangedHookSpecificOutput>>
  /** The common keys alone. A message about a folder that the host added goes to the debug log. */
  DirectoryAdded: Flat<HookOutputFields & Unblockable & NothingOwn>
  /** Shows other text. */
  MessageDisplay: Flat<HookOutputFields & Unblockable & Own<MessageDisplayHookSpecificOutput>>
  /** Keeps the command from running. Its input can't be rewritten. */
  PreSkillShellCommand: Flat<
    HookOutputFields & Blockable & Own<Omit<PreSkillShellCommandHookSpecificOutput, 'updatedInput'>>
  >
}

/**
 * What a hook answers to one event, held to what that event takes: a decision where there is none, another event's
 * part, or a key at the wrong level is refused.
 *
 * With a tool's name, `updatedInput` and `updatedToolOutput` are that tool's: a built-in one's, an MCP tool's
 * (`mcp__github__create_issue`), or that of a tool merged into `BuiltinToolInputs`. Absent, or `*`, they may be any
 * tool's. To answer later, use `AsyncHookJSONOutput`.
 *
 * @example
 * const answer: HookOutputOf<'PreToolUse', 'Bash'> = {
 *   hookSpecificOutput: { hookEventName: 'PreToolUse', updatedInput: { command: 'ls -l' } },
 * }
 */
export type HookOutputOf<Event extends HookEvent, Tool extends AnsweredTools[Event] = '*'> = HookOutputs<Tool>[Event]
