/**
 * Settings hooks, what they receive: the JSON on a command hook's stdin, an HTTP hook's body, a callback's argument.
 *
 * All 34 events. Compared with Claude Code 2.1.332 and the Agent SDK 0.3.332.
 *
 * @see https://code.claude.com/docs/en/hooks
 */
import type { Flat } from './internal/flat.js'
import type { OpenSet } from './open-set.js'
import type { McpServerProvenance, PermissionMode, PermissionUpdate } from './permission.js'
import type { SDKAssistantMessageError } from './sdk-assistant.js'
import type { SkillSource } from './skill.js'

/** Why a session ended. Closed set. `clear` is `/clear`, after which a new session starts in the same process. */
export type ExitReason = 'clear' | 'resume' | 'logout' | 'prompt_input_exit' | 'other'

/** What every hook input carries. */
export type BaseHookInput = {
  /** The session's id. */
  session_id: string
  /** The absolute path of the session's transcript, one JSON object a line. The file may lag behind the event. */
  transcript_path: string
  /** The session's working directory, an absolute path. On Windows its separators are backslashes. */
  cwd: string
  /**
   * The id of the prompt at work, a UUID: the same on all events until the next prompt, and `prompt.id` in
   * OpenTelemetry. Absent before the first prompt.
   * @since Claude Code 2.1.196
   */
  prompt_id?: string
  /**
   * The permission mode. Open set: builds add modes. Absent on events that no mode bears on, such as `SessionStart`.
   */
  permission_mode?: OpenSet<PermissionMode>
  /** The subagent that the event comes from. Absent on the main loop: it, not `agent_type`, tells the two apart. */
  agent_id?: string
  /**
   * The type of that agent, such as `general-purpose`. Without `agent_id`, the session itself runs as this agent
   * (`--agent`). Absent otherwise.
   */
  agent_type?: string
  /**
   * How hard the model thinks in this turn. Absent outside of a turn, and for a model without levels.
   * @since Claude Code 2.1.133
   */
  effort?: {
    /** The level in force, after any step down to what the model has; `CLAUDE_EFFORT` too. Open set. */
    level: OpenSet<'low' | 'medium' | 'high' | 'xhigh' | 'max'>
  }
}

/** An event's input: the base, the tag, and the fields of its own, which win over the base's. */
type EventInput<Event extends string, Fields = {}> = Flat<
  Omit<BaseHookInput, keyof Fields> & {
    /** The event: the tag that narrows a `HookInput`. */
    hook_event_name: Event
  } & Fields
>

/** The call that a tool event is about. */
type ToolCallFields = {
  /** The tool's name, such as `Bash`, or `mcp__github__create_issue` for a tool of an MCP server. */
  tool_name: string
  /**
   * The tool's arguments: narrow them with `isTool(input, 'Bash')`. Paths in them are absolute, with backslashes on Windows.
   */
  tool_input: unknown
}

/** The server of the tool that is called. */
type McpServerField = {
  /** The MCP server behind the tool. Absent for tools of no server. */
  mcp_server?: McpServerProvenance
}

/** `PreToolUse`: a tool is about to run. A matcher is compared with `tool_name`. */
export type PreToolUseHookInput = EventInput<
  'PreToolUse',
  ToolCallFields & {
    /** The call's id, the one that the transcript has. */
    tool_use_id: string
  } & McpServerField
>

/** `PostToolUse`: a tool has run and succeeded. A matcher is compared with `tool_name`. */
export type PostToolUseHookInput = EventInput<
  'PostToolUse',
  ToolCallFields & {
    /** The tool's output as its own record, not as the model reads it: for most tools an object, so narrow it. */
    tool_response: unknown
    /** The call's id, the one that the transcript has. */
    tool_use_id: string
    /** How long the tool ran, in milliseconds. Prompts for permission and hooks don't count. */
    duration_ms?: number
  } & McpServerField
>

/** `PostToolUseFailure`: a tool has run and failed. A matcher is compared with `tool_name`. */
export type PostToolUseFailureHookInput = EventInput<
  'PostToolUseFailure',
  ToolCallFields & {
    /** The call's id, the one that the transcript has. */
    tool_use_id: string
    /** What went wrong, such as `Exit code 1`. */
    error: string
    /** Whether the person interrupted the tool. */
    is_interrupt?: boolean
    /** How long the tool ran, in milliseconds. Prompts for permission and hooks don't count. */
    duration_ms?: number
  } & McpServerField
>

/** One call of a batch, as `PostToolBatch` lists it. */
export type PostToolBatchToolCall = Flat<
  ToolCallFields & {
    /** The call's id, the one that the transcript has. */
    tool_use_id: string
    /**
     * What the model reads of the call's result: text, or blocks. Unlike the record that `PostToolUse` gets, it is
     * there for failed and refused calls too.
     */
    tool_response?: unknown
  }
>

/** `PostToolBatch`: all calls of one response are done, just before the model is asked again. It takes no matcher. */
export type PostToolBatchHookInput = EventInput<
  'PostToolBatch',
  {
    /** The calls, in the response's order. */
    tool_calls: PostToolBatchToolCall[]
  }
>

/** `Notification`: Claude Code calls for attention. A matcher is compared with `notification_type`. */
export type NotificationHookInput = EventInput<
  'Notification',
  {
    /** The text of the notification. */
    message: string
    /** Its title. Absent where it has none. */
    title?: string
    /** What it is about. Open set: builds add kinds. */
    notification_type: OpenSet<
      | 'permission_prompt'
      | 'idle_prompt'
      | 'auth_success'
      | 'elicitation_dialog'
      | 'elicitation_complete'
      | 'elicitation_response'
    >
  }
>

/** `UserPromptSubmit`: a prompt arrived and isn't handled yet. It takes no matcher. */
export type UserPromptSubmitHookInput = EventInput<
  'UserPromptSubmit',
  {
    /** The prompt's text. */
    prompt: string
    /**
     * Where the prompt comes from. Closed set. A client may leave it out, which says nothing about the prompt.
     *
     * `user` was typed. `sdk` came through `-p` or an SDK host. `loop_wakeup` and `schedule_wakeup` are a `/loop` and a
     * scheduled task firing. `poll_event` is a host's event, not acknowledged yet: blocking it rejects it. `system` is
     * any other machine-made turn, such as a peer's message or a task's notification.
     */
    source?: 'user' | 'sdk' | 'system' | 'loop_wakeup' | 'schedule_wakeup' | 'poll_event'
    /** The session's title. Absent while it has none. */
    session_title?: string
  }
>

/** `UserPromptExpansion`: a typed command is about to become a prompt. A matcher is compared with `command_name`. */
export type UserPromptExpansionHookInput = EventInput<
  'UserPromptExpansion',
  {
    /** What is expanded. Closed set: a slash command or skill, or a prompt of an MCP server. */
    expansion_type: 'slash_command' | 'mcp_prompt'
    /** The command's name without the slash. */
    command_name: string
    /** What was typed behind the name. Empty where nothing was. */
    command_args: string
    /** Where the command comes from. Absent where that isn't known. */
    command_source?: SkillSource
    /** The line as it was typed, such as `/greet Ann`. */
    prompt: string
  }
>

/** `SessionStart`: a session begins or goes on. A matcher is compared with `source`. */
export type SessionStartHookInput = EventInput<
  'SessionStart',
  {
    /** What brought it about. Closed set. `compact` is the same session after a compaction. */
    source: 'startup' | 'resume' | 'clear' | 'compact' | 'fork'
    /** The agent that the session runs as (`--agent`). Absent otherwise. */
    agent_type?: string
    /** The model's id. Absent where it isn't settled yet, as at most startups. */
    model?: string
    /** The session's title. Absent while it has none. */
    session_title?: string
    /** On `resume` and `fork`: how long ago the transcript's last response was, in seconds. */
    seconds_since_last_response?: number
    /** On `resume` and `fork`: the size of the conversation that the next request sends again, in tokens. */
    context_tokens?: number
    /** On `resume` and `fork`: whether the prompt cache has probably run out, so that the tokens are cached anew. */
    prompt_cache_likely_expired?: boolean
    /** On `resume` and `fork`: what caching them anew would cost, in US dollars, the response not counted. */
    estimated_cache_write_usd?: number
  }
>

/** `SessionEnd`: a session is over. A matcher is compared with `reason`. */
export type SessionEndHookInput = EventInput<
  'SessionEnd',
  {
    /** Why it is over. */
    reason: ExitReason
  }
>

/** A task that goes on in the background. */
export type BackgroundTaskSummary = {
  /** The task's id. */
  id: string
  /** What kind of task it is. Open set: a kind without a label comes under its internal name. */
  type: OpenSet<'shell' | 'subagent' | 'monitor' | 'MCP task' | 'workflow'>
  /** How far it is, such as `running`. Open set. */
  status: OpenSet<'pending' | 'running'>
  /** What it does, in words: 1000 characters at most, then a mark of how many were cut. */
  description: string
  /** A shell task's command line, cut like `description`. Absent on other kinds. */
  command?: string
  /** A subagent's type. Absent on other kinds. */
  agent_type?: string
  /** The MCP server of a monitor or an MCP task. Absent on other kinds. */
  server?: string
  /** The MCP tool of a monitor or an MCP task. Absent on other kinds. */
  tool?: string
  /** A workflow's name. Absent on other kinds. */
  name?: string
}

/** A timer of this session that will wake it. */
export type SessionCronSummary = {
  /** The timer's id. */
  id: string
  /** When it fires, as a cron expression such as `0 9 * * 1-5`. */
  schedule: string
  /** Whether it fires again and again. False where the expression stands for one moment. */
  recurring: boolean
  /** The prompt that it submits: 1000 characters at most, then a mark of how many were cut. */
  prompt: string
}

/** What the two events at the end of an answer share. */
type StopFields = {
  /** Whether a hook has already kept this turn going: with `true`, a hook that blocks again may never let it end. */
  stop_hook_active: boolean
  /** The text of the last message, to spare a look into the transcript. Absent where it had none. */
  last_assistant_message?: string
  /** What still works in the background, so that the session may wake again. Empty where nothing does. */
  background_tasks?: BackgroundTaskSummary[]
  /** The session's timers that will wake it. Empty where there are none. */
  session_crons?: SessionCronSummary[]
}

/** `Stop`: the main loop is about to end its turn. It takes no matcher. */
export type StopHookInput = EventInput<'Stop', StopFields>

/** `StopFailure`: an API error ended the turn. A matcher is compared with `error`. */
export type StopFailureHookInput = EventInput<
  'StopFailure',
  {
    /** The kind of error. */
    error: SDKAssistantMessageError
    /** More about it, in words. */
    error_details?: string
    /** The text of the last message. Absent where it had none. */
    last_assistant_message?: string
  }
>

/** The subagent that an event is about. */
type SubagentFields = {
  /** The subagent's id. */
  agent_id: string
  /** The subagent's type. Empty for one of no type, such as the one that writes a compaction's summary. */
  agent_type: string
}

/** `SubagentStart`: a subagent begins. A matcher is compared with `agent_type`. */
export type SubagentStartHookInput = EventInput<'SubagentStart', SubagentFields>

/** `SubagentStop`: a subagent is about to end. A matcher is compared with `agent_type`. */
export type SubagentStopHookInput = EventInput<
  'SubagentStop',
  {
    /** The absolute path of the subagent's own transcript. */
    agent_transcript_path: string
  } & SubagentFields &
    StopFields
>

/** `PreCompact`: the conversation is about to be summarized. A matcher is compared with `trigger`. */
export type PreCompactHookInput = EventInput<
  'PreCompact',
  {
    /** Who asked for it. Closed set: `/compact`, or Claude Code as the context filled up. */
    trigger: 'manual' | 'auto'
    /** What was typed behind `/compact`. Null where nothing was. */
    custom_instructions: string | null
  }
>

/** `PostCompact`: the conversation has been summarized. A matcher is compared with `trigger`. */
export type PostCompactHookInput = EventInput<
  'PostCompact',
  {
    /** Who asked for it. Closed set: `/compact`, or Claude Code as the context filled up. */
    trigger: 'manual' | 'auto'
    /** The summary that the conversation goes on from. */
    compact_summary: string
  }
>

/** What the two events around a change of model share. */
type ModelSwitchFields<Source extends string> = {
  /** The full id of the model before the change. */
  from_model: string
  /** The full id of the model after it. */
  to_model: string
  /** The model as it was asked for, by alias (`opus`) or by id. Null stands for the default one. */
  requested_model: string | null
  /**
   * What changes it. Closed set.
   *
   * `command` is `/model` with a name, a setting, or fast mode where it brings another model. `picker` is a list to
   * choose from. `sdk` is a host's `set_model`. After the change also `auto`, a fallback or another change that nobody
   * asked for, and `resume`, the model that a resumed session had.
   */
  source: Source
  /** How many tokens the next request sends again. 0 before the first response. */
  context_tokens: number
  /** Whether the old model's prompt cache probably still holds, and so would be lost. */
  prompt_cache_warm: boolean
  /** How long that cache lives. Closed set. */
  cache_ttl: '5m' | '1h'
  /** What caching `context_tokens` for the new model would cost, in US dollars, the response not counted. */
  estimated_cache_write_usd: number
  /**
   * Where the price is from. Closed set: the managed `modelPricing`, the list price, or the default tier's price for a
   * model that isn't known.
   */
  pricing: 'configured' | 'catalog' | 'default'
}

/** `PreModelSwitch`: somebody asked for another model. A matcher is compared with `to_model`. */
export type PreModelSwitchHookInput = EventInput<'PreModelSwitch', ModelSwitchFields<'command' | 'picker' | 'sdk'>>

/** `PostModelSwitch`: the session's model has changed. A matcher is compared with `to_model`. */
export type PostModelSwitchHookInput = EventInput<
  'PostModelSwitch',
  ModelSwitchFields<'command' | 'picker' | 'sdk' | 'auto' | 'resume'>
>

/**
 * `PermissionRequest`: a permission prompt is about to be shown. A matcher is compared with `tool_name`.
 *
 * No id names the call here.
 */
export type PermissionRequestHookInput = EventInput<
  'PermissionRequest',
  ToolCallFields & {
    /** What the prompt offers as "always allow". */
    permission_suggestions?: PermissionUpdate[]
  } & McpServerField
>

/** `PermissionDenied`: auto mode's classifier refused a call. A matcher is compared with `tool_name`. */
export type PermissionDeniedHookInput = EventInput<
  'PermissionDenied',
  ToolCallFields & {
    /** The call's id, the one that the transcript has. */
    tool_use_id: string
    /** Why it was refused. */
    reason: string
  } & McpServerField
>

/**
 * `Setup`: a repository is set up or looked after (`--init`, `--maintenance`). A matcher is compared with `trigger`.
 */
export type SetupHookInput = EventInput<
  'Setup',
  {
    /** Which of the two it is. Closed set. */
    trigger: 'init' | 'maintenance'
  }
>

/** `TeammateIdle`: a teammate is about to wait for work. It takes no matcher. */
export type TeammateIdleHookInput = EventInput<
  'TeammateIdle',
  {
    /** The teammate's name. */
    teammate_name: string
    /**
     * The team's name, which only repeats the session.
     * @deprecated A session has a single team, and the key is going to be removed: use `session_id`.
     */
    team_name: string
  }
>

/** The entry of the task list that an event is about. */
type TaskFields = {
  /** The task's id, a number in the session's list. */
  task_id: string
  /** Its short title. */
  task_subject: string
  /** What is to be done. Absent where nothing was written. */
  task_description?: string
  /** The teammate at work. Absent outside of a team. */
  teammate_name?: string
  /**
   * The team's name, which only repeats the session. Absent outside of a team.
   * @deprecated A session has a single team, and the key is going to be removed: use `session_id`.
   */
  team_name?: string
}

/** `TaskCreated`: a task is about to join the task list. It takes no matcher. */
export type TaskCreatedHookInput = EventInput<'TaskCreated', TaskFields>

/** `TaskCompleted`: a task is about to be marked as done. It takes no matcher. */
export type TaskCompletedHookInput = EventInput<'TaskCompleted', TaskFields>

/** `Elicitation`: an MCP server asks the person something. A matcher is compared with `mcp_server_name`. */
export type ElicitationHookInput = EventInput<
  'Elicitation',
  {
    /** The server that asks. */
    mcp_server_name: string
    /** What it asks. */
    message: string
    /** How it asks. Closed set: a form to fill in, or a page to visit. */
    mode?: 'form' | 'url'
    /** The page. Absent for a form. */
    url?: string
    /** The id that a later note of completion repeats. Absent for a form. */
    elicitation_id?: string
    /** The JSON Schema of the answer. Absent for a page. */
    requested_schema?: Record<string, unknown>
  }
>

/**
 * `ElicitationResult`: the person has answered an MCP server, which hasn't been told yet. A matcher is compared with
 * `mcp_server_name`.
 */
export type ElicitationResultHookInput = EventInput<
  'ElicitationResult',
  {
    /** The server that asked. */
    mcp_server_name: string
    /** The id of the question. Absent for a form. */
    elicitation_id?: string
    /** How it asked. Closed set: a form to fill in, or a page to visit. */
    mode?: 'form' | 'url'
    /** What the person did. Closed set. */
    action: 'accept' | 'decline' | 'cancel'
    /** The form as filled in. Absent where nothing was accepted. */
    content?: Record<string, unknown>
  }
>

/** `ConfigChange`: a configuration file changed while the session runs. A matcher is compared with `source`. */
export type ConfigChangeHookInput = EventInput<
  'ConfigChange',
  {
    /** Which configuration it is. Closed set. */
    source: 'user_settings' | 'project_settings' | 'local_settings' | 'policy_settings' | 'skills'
    /** The absolute path of the file, with backslashes on Windows. Absent where it is no one file. */
    file_path?: string
  }
>

/** `WorktreeCreate`: a worktree is wanted, and the hook makes it in place of git. It takes no matcher. */
export type WorktreeCreateHookInput = EventInput<
  'WorktreeCreate',
  {
    /** The name that the worktree should have. */
    name: string
  }
>

/** `WorktreeRemove`: a worktree that a hook made is to go. It takes no matcher. */
export type WorktreeRemoveHookInput = EventInput<
  'WorktreeRemove',
  {
    /** The worktree's absolute path, with backslashes on Windows. */
    worktree_path: string
  }
>

/**
 * `InstructionsLoaded`: a `CLAUDE.md` or a rules file entered the context. A matcher is compared with `load_reason`.
 */
export type InstructionsLoadedHookInput = EventInput<
  'InstructionsLoaded',
  {
    /** The file's absolute path, with backslashes on Windows. */
    file_path: string
    /** Whose instructions they are. Closed set. */
    memory_type: 'User' | 'Project' | 'Local' | 'Managed'
    /**
     * Why it was loaded. Closed set: at the start, on the way into a folder, by a path that matches its globs, by
     * another file that includes it, or again after a compaction.
     */
    load_reason: 'session_start' | 'nested_traversal' | 'path_glob_match' | 'include' | 'compact'
    /** The globs in the file's header. Absent where it has none. */
    globs?: string[]
    /** The file whose use led here. Absent at the start of a session. */
    trigger_file_path?: string
    /** The file that includes this one. Absent where none does. */
    parent_file_path?: string
  }
>

/** `CwdChanged`: the working directory has changed. It takes no matcher. */
export type CwdChangedHookInput = EventInput<
  'CwdChanged',
  {
    /** The directory before, an absolute path. */
    old_cwd: string
    /** The directory now, an absolute path. */
    new_cwd: string
  }
>

/** `FileChanged`: a watched file changed on disk. A matcher names files, and so says what is watched. */
export type FileChangedHookInput = EventInput<
  'FileChanged',
  {
    /** The file's absolute path, with backslashes on Windows. */
    file_path: string
    /** What happened to it. Closed set. */
    event: 'change' | 'add' | 'unlink'
  }
>

/** `DirectoryAdded`: the session got one more working directory. A matcher is compared with `source`. */
export type DirectoryAddedHookInput = EventInput<
  'DirectoryAdded',
  {
    /** The directory's absolute path, with backslashes on Windows. */
    directory: string
    /** How it was added. Closed set: `/add-dir`, or a host's control request. */
    source: 'slash_command' | 'register_repo_root'
  }
>

/**
 * `MessageDisplay`: more lines of a message are about to be shown. It takes no matcher.
 *
 * What the hook does about them changes the screen alone: the transcript and the model keep the original.
 */
export type MessageDisplayHookInput = EventInput<
  'MessageDisplay',
  {
    /** The turn's id, a UUID. */
    turn_id: string
    /** The message's id, a UUID that all its pieces share. It isn't the API's `msg_…`. */
    message_id: string
    /** The piece's number within the message, from 0. */
    index: number
    /** Whether this is the message's last piece. Each message has exactly one. */
    final: boolean
    /**
     * The lines since the piece before: whole ones, but for the last piece, which may end within a line or be empty.
     */
    delta: string
  }
>

/**
 * `PreSkillShellCommand`: a skill's text holds a shell command that is about to run. A matcher is compared with
 * `tool_name`.
 */
export type PreSkillShellCommandHookInput = EventInput<
  'PreSkillShellCommand',
  {
    /** The shell tool that would run it. Open set. */
    tool_name: OpenSet<'Bash' | 'PowerShell'>
    /** What would run. */
    tool_input: {
      /** The command line, with the skill's arguments in place. */
      command: string
    }
    /** The command's id. The transcript has no such call. */
    tool_use_id: string
    /** The skill, or the command file, whose text it is. */
    command_name: string
    /** Where that comes from. Absent where it isn't known. */
    command_source?: SkillSource
    /**
     * Who had the skill loaded. Closed set: a person or an SDK host; Claude, by the Skill tool or a turn it scheduled;
     * or anything else, such as the preload of a subagent.
     */
    invoked_by: 'user' | 'claude' | 'other'
  }
>

/** What each hook event sends, by its name. */
export interface HookInputs {
  /** Before a tool runs: allow, deny, ask, or rewrite its input. */
  PreToolUse: PreToolUseHookInput
  /** After a tool succeeded: comment on its output, or replace it. */
  PostToolUse: PostToolUseHookInput
  /** After a tool failed: comment on the failure. */
  PostToolUseFailure: PostToolUseFailureHookInput
  /** After all calls of a response: add context, or end the turn. */
  PostToolBatch: PostToolBatchHookInput
  /** Claude Code calls for attention. */
  Notification: NotificationHookInput
  /** A prompt arrived: block it, or add context. */
  UserPromptSubmit: UserPromptSubmitHookInput
  /** A typed command becomes a prompt: block it, or add context. */
  UserPromptExpansion: UserPromptExpansionHookInput
  /** A session begins or goes on: add context. */
  SessionStart: SessionStartHookInput
  /** A session is over. */
  SessionEnd: SessionEndHookInput
  /** The main loop ends its turn: keep it going. */
  Stop: StopHookInput
  /** An API error ended the turn. */
  StopFailure: StopFailureHookInput
  /** A subagent begins: add context. */
  SubagentStart: SubagentStartHookInput
  /** A subagent ends: keep it going. */
  SubagentStop: SubagentStopHookInput
  /** A compaction begins: block it. */
  PreCompact: PreCompactHookInput
  /** A compaction is done. */
  PostCompact: PostCompactHookInput
  /** Another model is asked for: allow, deny, or ask. */
  PreModelSwitch: PreModelSwitchHookInput
  /** The model has changed: add context. */
  PostModelSwitch: PostModelSwitchHookInput
  /** A permission prompt is due: answer in the person's place. */
  PermissionRequest: PermissionRequestHookInput
  /** Auto mode refused a call: let the model try again. */
  PermissionDenied: PermissionDeniedHookInput
  /** A repository is set up: add context. */
  Setup: SetupHookInput
  /** A teammate has nothing left to do: keep it going. */
  TeammateIdle: TeammateIdleHookInput
  /** A task joins the list: block it. */
  TaskCreated: TaskCreatedHookInput
  /** A task is marked as done: block it. */
  TaskCompleted: TaskCompletedHookInput
  /** An MCP server asks the person: answer in their place. */
  Elicitation: ElicitationHookInput
  /** The person answered an MCP server: change the answer. */
  ElicitationResult: ElicitationResultHookInput
  /** A configuration file changed: keep the change out of the session. */
  ConfigChange: ConfigChangeHookInput
  /** A worktree is wanted: make it. */
  WorktreeCreate: WorktreeCreateHookInput
  /** A worktree is to go: remove it. */
  WorktreeRemove: WorktreeRemoveHookInput
  /** An instruction file was loaded. */
  InstructionsLoaded: InstructionsLoadedHookInput
  /** The working directory changed: watch other files. */
  CwdChanged: CwdChangedHookInput
  /** A watched file changed: watch other files. */
  FileChanged: FileChangedHookInput
  /** A working directory was added. */
  DirectoryAdded: DirectoryAddedHookInput
  /** Lines are about to be shown: show others. */
  MessageDisplay: MessageDisplayHookInput
  /** A skill's shell command is about to run: refuse it. */
  PreSkillShellCommand: PreSkillShellCommandHookInput
}

/** What a hook receives, whichever the event: narrow it by `hook_event_name`. */
export type HookInput = HookInputs[keyof HookInputs]

// from the tags, as the compiler would print `keyof HookInputs` in an error, and not the names
/** The name of a hook event. Closed set: `HOOK_EVENTS` lists it. */
export type HookEvent = HookInput['hook_event_name']

/** What the hooks of one event receive, such as `HookInputOf<'Stop'>`. Of several events, their union. */
export type HookInputOf<Event extends HookEvent> = HookInputs[Event]
