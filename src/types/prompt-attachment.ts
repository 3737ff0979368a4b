/**
 * Attachments: what the engine adds to the conversation for the model by itself, and the files that a prompt mentions.
 *
 * Events: `prompt.attachment`, `prompt.mention`. Compared with Claude Code 2.1.332.
 *
 * @see https://code.claude.com/docs/en/plugins/mods/reference
 */
/** Who wrote the text of an attachment, as the engine knows it. `kind` is a closed set; no hook sets one. */
export type PromptAttachmentOrigin =
  | {
      /**
       * The engine: a reminder, a change of mode, a listing, a notice. Its frame for a mentioned file is the engine's
       * too, and so is its frame for a prompt or a notification that reaches a running turn.
       */
      kind: 'engine'
    }
  | {
      /** A settings hook: its additional context, the note on a block, a stopped continuation. */
      kind: 'hook'
      /** The hook event that brought the text, such as `SessionStart` or `PostToolUse`. */
      event: string
    }
  | {
      /** A plugin, through the `context` of a `prompt.submit`, `prompt.mention` or `tool.call` hook. */
      kind: 'plugin'
      /** The mod event whose hook added the text. */
      event: string
    }

/** What the engine knew when it wrote a reminder of plan mode. */
export type PlanModeDetail = {
  /**
   * Which wording the text has: `full`, the whole workflow, or `sparse`, one line between two full ones. A subagent's
   * reads the same for both. Closed set.
   */
  reminder: 'full' | 'sparse'
  /** The file that the plan goes into, as the text names it. */
  planFilePath: string
  /** Whether that file was there. */
  hasPlan: boolean
}

/** What the engine knew when it wrote that plan mode is on once more. */
export type PlanModeReentryDetail = {
  /** The file of the earlier plan, as the text names it. The note is written only where the file is there. */
  planFilePath: string
}

/** What the engine knew when it wrote that plan mode is over. */
export type PlanModeExitDetail = {
  /** The file of the plan. The text names it only where `hasPlan`. */
  planFilePath: string
  /** Whether that file was there. */
  hasPlan: boolean
}

/** The attachment types that carry a `detail`, each with what is in it. */
export interface PromptAttachmentDetailOf {
  /** The reminder in the requests of plan mode: `full` at first and after a compaction, mostly `sparse` otherwise. */
  plan_mode: PlanModeDetail
  /** The note that plan mode is on again while an earlier plan is still in its file; the reminder comes after it. */
  plan_mode_reentry: PlanModeReentryDetail
  /** The note, made once, that plan mode is over and where its plan is. */
  plan_mode_exit: PlanModeExitDetail
}

/** The input of `prompt.attachment` for a type that carries a `detail`. A hook rewrites `text`, nothing else. */
export type DeclaredAttachmentInput<Type extends keyof PromptAttachmentDetailOf> = {
  /**
   * Which kind of attachment it is; a matcher narrows on it.
   * @pinned
   */
  readonly type: Type
  /**
   * What the model reads. The engine wraps it, in a `<system-reminder>` or its successor, once the hooks are through.
   */
  text: string
  /**
   * Who wrote the text.
   * @pinned
   */
  readonly origin: PromptAttachmentOrigin
  /**
   * The loop that sends it: a subagent's id, from `$.agent.list()`. Absent on the main loop.
   *
   * A fork of a loop carries what was attached for that loop.
   * @pinned
   */
  readonly agentId?: string
  /**
   * The facts that the engine wrote the text from. Absent where the session keeps no plan file, or where the row was
   * edited by hand. Instructions for plans that a host brings are in `text` alone.
   * @pinned
   */
  readonly detail?: PromptAttachmentDetailOf[Type]
}

/**
 * The input of `prompt.attachment` for every type without a `detail`: the text is all there is. A hook rewrites `text`,
 * nothing else.
 */
export type UndeclaredAttachmentInput = {
  /**
   * Which kind of attachment it is; a matcher narrows on it. Open set: builds add kinds and drop some.
   *
   * Known: `todo_reminder`, `auto_mode`, `auto_mode_exit`, `instructions`, `nested_memory`, `skill_listing`,
   * `deferred_tools_delta`, `file`, `already_read_file`, `pdf_reference`, `edited_text_file`, `queued_command`.
   * @pinned
   */
  // Not an OpenSet: a tag of `string & {}` would keep every arm of PromptAttachmentInput from narrowing.
  readonly type: string
  /**
   * What the model reads: several text blocks come joined by newlines. The engine wraps it, in a `<system-reminder>` or
   * its successor, once the hooks are through.
   */
  text: string
  /**
   * Who wrote the text.
   * @pinned
   */
  readonly origin: PromptAttachmentOrigin
  /**
   * The loop that sends it: a subagent's id, from `$.agent.list()` or that agent's `tool.call`s. Absent on the main
   * loop.
   * @pinned
   */
  readonly agentId?: string
  /**
   * Never there. A rewrite that adds it is refused.
   * @pinned
   */
  readonly detail?: undefined
}

/**
 * The input of `prompt.attachment`: a message that the engine adds for the model, as a request is about to carry it.
 * Only what has text for the model is raised.
 *
 * A union by `type`: those of `PromptAttachmentDetailOf` carry a `detail`.
 */
export type PromptAttachmentInput =
  | { [Type in keyof PromptAttachmentDetailOf]: DeclaredAttachmentInput<Type> }[keyof PromptAttachmentDetailOf]
  | UndeclaredAttachmentInput

/** The answer of a `prompt.attachment` hook, and of `next(e)`. */
export type PromptAttachmentResult = {
  /** The text that the model reads; null leaves the attachment out. */
  text: string | null
}

/**
 * How a mentioned file was attached, by the name that its attachment has as `type`. Closed set.
 *
 * `file`: read, in whole or in part. `already_read_file`: the model has it as it is, so nothing is sent.
 * `pdf_reference`: a PDF too long to send, named so that the model opens pages of it.
 */
export type PromptMentionAttached = 'file' | 'already_read_file' | 'pdf_reference'

/**
 * The input of `prompt.mention`: a file that a prompt names after an `@`, about to be read.
 *
 * A hook rewrites what is read: `path`, `offset` and `limit`. A folder raises nothing, nor does a path that a deny rule
 * covers; whether the file is there shows when it's read.
 */
export type PromptMentionInput = {
  /**
   * What stood after the `@`, with its fragment, such as `#L10-20`.
   * @pinned
   */
  readonly mention: string
  /**
   * The absolute path that the engine made of the mention.
   *
   * A rewrite reads another file, under the deny rules of where it ends up, links followed. One mention is one read: a
   * second `next` comes to the first one's result.
   */
  path: string
  /** The first line that is read, from 1. Absent where the mention names no lines. */
  offset?: number
  /** How many lines are read: 11 for `#L10-20`. Absent where the mention names no range. */
  limit?: number
  /**
   * The loop whose prompt it is: a subagent's id, from `$.agent.list()`. Absent on the main loop.
   * @pinned
   */
  readonly agentId?: string
}

/**
 * The answer of a `prompt.mention` hook, and of `next(e)`: how the file was attached, or a refusal.
 *
 * The file's text isn't here: `prompt.attachment` has it.
 */
export type PromptMentionResult =
  | {
      /**
       * How the file was attached; null where nothing was: the file is missing, too large or unreadable, or the hook
       * answered without `next`.
       */
      type: PromptMentionAttached | null
      /**
       * What the model reads after the mentioned files and the person doesn't see, one block an entry. Absent: nothing.
       *
       * An answer keeps the entries that its `next` gave, and none is empty. An entry above 100,000 characters, or
       * 200,000 together, reaches the model as its beginning and a path.
       */
      context?: readonly string[]
      /** Absent where the mention isn't refused. */
      deny?: undefined
    }
  | {
      /**
       * Why the mention is refused, for the debug log: nothing of the file is attached. The engine's own refusal is a
       * deny rule over the path that came down.
       *
       * A hook that throws is skipped and the file is read: a guard wants a `.catch`.
       */
      deny: string
      /** Absent on a refusal. */
      type?: undefined
      /** Absent on a refusal: nothing is added. */
      context?: undefined
    }
