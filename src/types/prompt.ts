/**
 * Prompts: one on its way into the session, with what is attached to it. The prompt box is in `prompt-box.ts`, the
 * system prompt and the context in `prompt-compose.ts`, attachments and mentioned files in `prompt-attachment.ts`.
 *
 * Events: `prompt.submit`, and all others of the noun in the maps below. Compared with Claude Code 2.1.332.
 *
 * @see https://code.claude.com/docs/en/plugins/mods/reference
 */
import type { Flat } from './internal/flat.js'
import type { NoArgs } from './no-args.js'
import type {
  PromptAttachmentInput,
  PromptAttachmentResult,
  PromptMentionInput,
  PromptMentionResult,
} from './prompt-attachment.js'
import type {
  PromptAutocompleteInput,
  PromptAutocompleteResult,
  PromptBox,
  PromptChangeInput,
  PromptChangeResult,
  PromptEditInput,
  PromptEditResult,
  PromptFillArgs,
  PromptFilled,
  PromptFillInput,
  PromptFillResult,
  PromptPaintArgs,
  PromptPainted,
  PromptSuggestArgs,
  PromptSuggestInput,
  PromptSuggestResult,
} from './prompt-box.js'
import type {
  PromptComposeArgs,
  PromptComposeInput,
  PromptComposeResult,
  PromptContextInput,
  PromptContextResult,
  PromptSectionInput,
  PromptSectionResult,
} from './prompt-compose.js'

/**
 * Where a prompt comes from, as the engine knows it, not as its text says. `kind` is a closed set; no hook sets one.
 */
export type PromptOrigin =
  | {
      /**
       * The person at the terminal, by Enter or by a click on a link in the transcript. Only where the engine saw it:
       * what comes over a socket is `unclassified`.
       */
      kind: 'composer'
    }
  | {
      /** The person, over Remote Control. */
      kind: 'bridge'
    }
  | {
      /** The host: `claude -p` or the Agent SDK. */
      kind: 'sdk'
    }
  | {
      /** The note of a background task, for an idle session or inside a running turn. */
      kind: 'task-notification'
    }
  | {
      /** The stored prompt of a schedule or of `/loop`. */
      kind: 'scheduled-trigger'
    }
  | {
      /** A message of another Claude session, for a turn of its own or inside a running one. */
      kind: 'peer'
    }
  | {
      /** What another session's model sent by SendMessage, framed as a notification. */
      kind: 'peer-send-message'
    }
  | {
      /** What a coordinating session wrote for a thread of its own. */
      kind: 'projects-relay'
    }
  | {
      /** A message from a channel, such as Slack, that an MCP server passes on. */
      kind: 'channel'
      /** The name of that server. */
      server: string
    }
  | {
      /** What a coordinating session hands to a worker session. */
      kind: 'coordinator'
    }
  | {
      /** The report of an observer agent, to the agent that it observes. */
      kind: 'observer'
    }
  | {
      /** A digest of what went on, for an observer agent. */
      kind: 'observer-activity'
    }
  | {
      /** What follows a person's act in the UI: theirs, but not typed in this turn. */
      kind: 'auto-continuation'
    }
  | {
      /** Nothing that the engine could name, or a command queued without a mark. */
      kind: 'unclassified'
    }
  | {
      /** The session's owner, from Slack. */
      kind: 'slack-ping'
    }
  | {
      /** A plugin's `$.prompt.submit`. */
      kind: 'plugin'
      /** The plugin's name, under which the model reads the text. */
      name: string
      /** True where the model reads the text bare, as the person's. Absent: under the plugin's name. */
      asUser?: true
    }

/** An image or another item that comes with a prompt: what it is, without its bytes, which `$.prompt.media` reads. */
export type PromptSubmitAttachment = {
  /** What kind of item it is. Closed set. */
  type: 'image' | 'audio' | 'document'
  /** Its MIME type, such as `image/png`. Absent where it isn't known. */
  mediaType?: string
  /** The name of the pasted file. Absent where it had none. */
  filename?: string
  /** The engine's handle on the item, for `$.prompt.media` while this event is on its way. */
  id?: string
}

/** The slash command that a prompt runs, after the hooks on `command.run`. */
export type PromptSubmitCommand = {
  /** The command's own name, without a slash; an alias is resolved. */
  name: string
  /** What follows the name, or `''`. */
  args: string
}

/** The input of `prompt.submit`: a prompt, before it enters the session. */
export type PromptSubmitInput = {
  /**
   * The text as typed, pastes put in: what the model reads. With a `command`, its line; a rewrite is dropped then, and
   * the person told.
   */
  text: string
  /**
   * The slash command that the prompt runs. Absent for any other prompt.
   *
   * A `{ drop }` stops a skill or a prompt command before it's rendered, and of a built-in that asks the model only the
   * turn: the command has already run. A forked command doesn't come here.
   * @pinned
   */
  readonly command?: PromptSubmitCommand
  /**
   * True where the person doesn't see the prompt as typed. Absent otherwise. Such a prompt takes a rewrite inside a
   * running turn, and none where it starts one.
   * @pinned
   */
  readonly isMeta?: true
  /**
   * The images and other items that come with the text. Absent where none do. The engine puts its own list back, without
   * skipping the hook.
   * @pinned
   */
  readonly attachments?: readonly PromptSubmitAttachment[]
  /**
   * What the model reads after the text and the person doesn't see, one block an entry, none empty. Absent at first:
   * hooks add to it on the way down.
   *
   * An entry above 100,000 characters, or 200,000 together, reaches the model as its beginning and a path.
   */
  context?: readonly string[]
  /**
   * The turn under way as the prompt came, typed over it or delivered into it. Absent in an idle session, and for a
   * plugin's prompt, which waits for one.
   */
  turnId?: string
  /**
   * Whether the person asked the prompt to wait its turn, by `chat:queueSubmit`. Each prompt typed during a turn is
   * queued; this is for hooks that would cut the turn short.
   * @pinned
   */
  readonly wait: boolean
  /**
   * Where the prompt comes from.
   * @pinned
   */
  readonly origin: PromptOrigin
}

/**
 * The answer of a `prompt.submit` hook, of `next(e)` and of `$.prompt.submit`: the prompt that went in, or a refusal.
 *
 * It's settled once the prompt has entered and its turn begun, or is queued, not once the turn is over.
 */
export type PromptSubmitResult =
  | {
      /** The prompt that entered. To change it, hand `next` another: here it's too late. */
      text: string
      /** What entered beside it for the model. Absent: nothing. What a hook adds here, after `next`, is only logged. */
      context?: readonly string[]
      /** Where it came from, as received: a hook sets no other. Absent: it's the person's own. */
      origin?: PromptOrigin
      /** Absent on a prompt that entered. */
      drop?: undefined
    }
  | {
      /**
       * Why the prompt didn't enter. A hook's reason is shown to the person, up to its first 4,096 characters; a
       * settings hook or the engine may be the one that refuses. Refusing after `next(e)` has answered fails the hook.
       */
      drop: string
      /** Absent on a refusal. */
      text?: undefined
      /** Absent on a refusal. */
      context?: undefined
      /** Absent on a refusal. */
      origin?: undefined
    }

/** What `$.prompt.submit` takes: the keys of a `PromptSubmitInput` that neither the engine nor a hook sets. */
export type PromptSubmitArgs = Flat<
  Omit<PromptSubmitInput, 'origin' | 'turnId' | 'wait' | 'context' | 'command' | 'isMeta' | 'attachments'> & {
    /** The images and other items to submit with the text. Absent for none. */
    attachments?: readonly PromptSubmitAttachment[]
    /**
     * Has the model read the text bare, as the person's own words. Absent: after a line that names the plugin.
     *
     * Hooks and the transcript still see the plugin's. `@file` and pasted images stay as they are written, either way.
     */
    asUser?: true
  }
>

/** What `$.prompt.media` takes: which item of the prompt to read, and from where. */
export type PromptMediaArgs = {
  /** The item's `id`, from the `attachments` of the `prompt.submit` on its way. */
  id: string
  /** Where to read from, in bytes of the item: the `next` of an earlier read. Default: its start. */
  offset?: number
}

/**
 * What `$.prompt.media` resolves to: the item's bytes as they would be sent, or why there are none.
 *
 * One read gives at most 4 MiB. An image comes after the engine has resized it.
 */
export type PromptMedia =
  | {
      /** What kind of item it is. Closed set. */
      type: 'image' | 'document'
      /** The MIME type of these bytes, after a resize. */
      mediaType: string
      /** This part of the item in base64. Join the parts' strings for the whole. */
      base64: string
      /** How large the whole item is, in bytes, decoded. */
      size: number
      /** Where the next part starts. Absent on the last. */
      next?: number
      /** Absent where there are bytes. */
      unreadable?: undefined
      /** Absent where there are bytes. */
      deny?: undefined
    }
  | {
      /** Why the engine can't process the item: the model gets a line of text in its place. */
      unreadable: string
      /** Absent where there are no bytes. */
      type?: undefined
      /** Absent where there are no bytes. */
      mediaType?: undefined
      /** Absent where there are no bytes. */
      base64?: undefined
      /** Absent where there are no bytes. */
      size?: undefined
      /** Absent where there are no bytes. */
      next?: undefined
      /** Absent where the read isn't refused. */
      deny?: undefined
    }
  | {
      /**
       * Why the read is refused: the `id` isn't one of a prompt on its way here, the item isn't inline, or `offset` is
       * past it.
       */
      deny: string
      /** Absent where there are no bytes. */
      type?: undefined
      /** Absent where there are no bytes. */
      mediaType?: undefined
      /** Absent where there are no bytes. */
      base64?: undefined
      /** Absent where there are no bytes. */
      size?: undefined
      /** Absent where there are no bytes. */
      next?: undefined
      /** Absent where the read is refused. */
      unreadable?: undefined
    }

/** The prompt events, each with what its hooks receive and what they answer. */
export interface PromptEvents {
  /**
   * A prompt is submitted. A hook that fails lets it through: a guard wants a `.catch`.
   *
   * Beneath the hooks come the UserPromptSubmit settings hooks, and then the prompt enters.
   */
  'prompt.submit': {
    /** What the hook receives. */
    input: PromptSubmitInput
    /** What the hook answers. */
    result: PromptSubmitResult
  }
  /** A text is about to go into the prompt box, by a plugin's `$.prompt.fill`. */
  'prompt.fill': {
    /** What the hook receives. */
    input: PromptFillInput
    /** What the hook answers. */
    result: PromptFillResult
  }
  /** A text is proposed for the empty prompt box, by the engine after a turn or by a plugin's `$.prompt.suggest`. */
  'prompt.suggest': {
    /** What the hook receives. */
    input: PromptSuggestInput
    /** What the hook answers. */
    result: PromptSuggestResult
  }
  /** The person edits the prompt box. The editor shows what the chain answers. */
  'prompt.edit': {
    /** What the hook receives. */
    input: PromptEditInput
    /** What the hook answers. */
    result: PromptEditResult
  }
  /** The prompt box changed by anything but a `prompt.edit`. The change is done: watch it. */
  'prompt.change': {
    /** What the hook receives. */
    input: PromptChangeInput
    /** What the hook answers. */
    result: PromptChangeResult
  }
  /** The person types a word. Nothing waits for the rows that hooks answer; they come below the engine's. */
  'prompt.autocomplete': {
    /** What the hook receives. */
    input: PromptAutocompleteInput
    /** What the hook answers. */
    result: PromptAutocompleteResult
  }
  /**
   * A section of the system prompt, as the prompt is put together. The answer is cached: see `breakPromptCache` of
   * `PromptSectionResult` for a change of it.
   */
  'prompt.section': {
    /** What the hook receives. */
    input: PromptSectionInput
    /** What the hook answers. */
    result: PromptSectionResult
  }
  /**
   * The context of a conversation's first user message, once a conversation. The answer stands until a compaction,
   * `/clear`, or `$.ui.invalidate('prompt.context')`.
   */
  'prompt.context': {
    /** What the hook receives. */
    input: PromptContextInput
    /** What the hook answers. */
    result: PromptContextResult
  }
  /** A system prompt is composed. Which sections there are turns on the `traits`: read them off `next(e)`. */
  'prompt.compose': {
    /** What the hook receives. */
    input: PromptComposeInput
    /** What the hook answers. */
    result: PromptComposeResult
  }
  /**
   * A message that the engine adds for the model, as a request is about to carry it. The answer stands for this
   * attachment as long as the process does, or until `$.ui.invalidate('prompt.attachment')`; the transcript keeps the
   * engine's.
   */
  'prompt.attachment': {
    /** What the hook receives. */
    input: PromptAttachmentInput
    /** What the hook answers. */
    result: PromptAttachmentResult
  }
  /** A file that a prompt mentions, about to be read. It raises no `tool.call`. A guard wants a `.catch`. */
  'prompt.mention': {
    /** What the hook receives. */
    input: PromptMentionInput
    /** What the hook answers. */
    result: PromptMentionResult
  }
}

/** The calls on `$.prompt` that are events of their own, each with its argument and the value it comes to. */
export interface PromptOps {
  /** A plugin reads the prompt box. */
  'prompt.read': {
    /** The call's argument: none. */
    input: NoArgs
    /** The box, empty where the session draws none. */
    value: PromptBox
  }
  /** A plugin paints over the draft. */
  'prompt.paint': {
    /** The call's argument. */
    input: PromptPaintArgs
    /** What the call comes to. */
    value: PromptPainted
  }
}

/**
 * The prompt events as calls, the way the engine raises them. A mod has `submit`, `suggest` and `compose` on its `$`,
 * and a `fill` of its own; its tests have all.
 */
export interface PromptEventCalls {
  /**
   * Submits a prompt. It waits for an idle session and gets its own turn. The other hooks see it with the plugin's
   * `origin`, the calling hook doesn't.
   *
   * @example
   * void $.prompt.submit({ text: 'Run the linter and fix what it finds.' })
   * @param input - the text, and whether it's the person's own
   * @returns the prompt as it entered, or why it didn't
   */
  submit: (input: PromptSubmitArgs) => Promise<PromptSubmitResult>
  /**
   * Puts a text into the prompt box.
   * @param input - the text, and where it goes
   * @returns whether the box took it
   */
  fill: (input: PromptFillArgs) => Promise<PromptFillResult>
  /**
   * Proposes a text for the empty prompt box, whether or not the engine's own suggestions are on. The other hooks see
   * it with the plugin's `origin`, the calling hook doesn't.
   * @param input - the text
   * @returns whether the box shows it
   */
  suggest: (input: PromptSuggestArgs) => Promise<PromptSuggestResult>
  /**
   * Sends an edit of the prompt box through the chain.
   * @param input - the draft, and the change to it
   * @returns the box as the chain leaves it
   * @undocumented
   */
  edit: (input: PromptEditInput) => Promise<PromptEditResult>
  /**
   * Sends a change of the prompt box through the chain.
   * @param input - the box after the change
   * @returns the draft
   * @undocumented
   */
  change: (input: PromptChangeInput) => Promise<PromptChangeResult>
  /**
   * Asks the chain to complete a word in the prompt box.
   * @param input - the box, and the word
   * @returns the rows that the plugins add
   * @undocumented
   */
  autocomplete: (input: PromptAutocompleteInput) => Promise<PromptAutocompleteResult>
  /**
   * Sends a section of the system prompt through the chain.
   * @param input - the section
   * @returns the text as the chain leaves it
   */
  section: (input: PromptSectionInput) => Promise<PromptSectionResult>
  /**
   * Sends the context of a first user message through the chain.
   * @param input - the blocks and their files
   * @returns the blocks as the chain leaves them
   */
  context: (input: PromptContextInput) => Promise<PromptContextResult>
  /**
   * Sends an attachment through the chain.
   * @param input - the attachment
   * @returns the text as the chain leaves it
   */
  attachment: (input: PromptAttachmentInput) => Promise<PromptAttachmentResult>
  /**
   * Sends a mentioned file through the chain.
   * @param input - the mention, and what to read for it
   * @returns how the file was attached, or why not
   */
  mention: (input: PromptMentionInput) => Promise<PromptMentionResult>
  /**
   * Composes a system prompt, to be read and not sent: nothing of the session changes.
   *
   * @example
   * const { sections } = await $.prompt.compose({ tools: ['Read', 'Grep'] })
   * @param input - what to compose from; what is left out is the session's own
   * @returns the prompt's sections
   */
  compose: (input?: PromptComposeArgs) => Promise<PromptComposeResult>
}

/** `$.prompt`: submitting a prompt, and the person's prompt box. */
export interface PromptCalls extends Pick<PromptEventCalls, 'submit' | 'suggest' | 'compose'> {
  /**
   * Reads the prompt box. Never rejects: without a box, as in `claude -p`, it's empty.
   * @returns the draft and the cursor in it
   */
  read: () => Promise<PromptBox>
  /**
   * Reads an image or a document of the prompt on its way, at most 4 MiB a call. Only for a hook on that
   * `prompt.submit`, and only until it has settled. No event: no hook answers in the engine's place.
   * @param args - which item, and from where
   * @returns the bytes, or why there are none
   */
  media: (args: PromptMediaArgs) => Promise<PromptMedia>
  /**
   * Puts a text into the prompt box, through the other hooks on `prompt.fill`. To give the model a text with the next
   * prompt instead, add to the `context` in a `prompt.submit` hook.
   *
   * @example
   * await $.prompt.fill({ text: `Why does ${path} fail?`, mode: 'append' })
   * @param input - the text, and where it goes
   * @returns whether the box took it, and the box afterwards
   */
  fill: (input: PromptFillArgs) => Promise<PromptFilled>
  /**
   * Paints over the draft, and changes nothing of it: neither `prompt.change` nor `prompt.edit` follows.
   * @param input - the draft that the runs are for, and the runs
   * @returns whether they are painted, and the box; false too where another plugin hooks `prompt.read`
   */
  paint: (input: PromptPaintArgs) => Promise<PromptPainted>
}
