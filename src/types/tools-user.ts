/**
 * Tools that turn to the person: questions, messages, files, feedback and first steps.
 *
 * Compared with Claude Code 2.1.332 and `sdk-tools.d.ts` of the Agent SDK 0.3.332.
 *
 * @see https://code.claude.com/docs/en/agent-sdk/typescript
 */
import type { Flat } from './internal/flat.js'
import type { NoArgs } from './no-args.js'
import type { ToolImageBlock, ToolTextBlock } from './tools-files.js'

/** One choice of a question. */
export type AskUserQuestionOption = {
  /** The choice in one to five words. */
  label: string
  /** What it means, or leads to. */
  description: string
  /** What to show beside it while it is in focus. Absent for nothing. */
  preview?: string
}

/** A question to the person: each has 2 to 4 choices, and an answer in words of their own is always open to them. */
export type AskUserQuestionItem = {
  /** The question in full. */
  question: string
  /** A label for it: 12 characters at most. */
  header: string
  /** The choices. */
  options:
    | [AskUserQuestionOption, AskUserQuestionOption]
    | [AskUserQuestionOption, AskUserQuestionOption, AskUserQuestionOption]
    | [AskUserQuestionOption, AskUserQuestionOption, AskUserQuestionOption, AskUserQuestionOption]
  /** Whether more than one may be chosen. The client fills in false. */
  multiSelect: boolean
}

/** What `AskUserQuestion` takes. */
export type AskUserQuestionInput = {
  /** The questions: 1 to 4. */
  questions:
    | [AskUserQuestionItem]
    | [AskUserQuestionItem, AskUserQuestionItem]
    | [AskUserQuestionItem, AskUserQuestionItem, AskUserQuestionItem]
    | [AskUserQuestionItem, AskUserQuestionItem, AskUserQuestionItem, AskUserQuestionItem]
  /** The answers by question, which a host or a hook fills in. Absent before. */
  answers?: Record<string, string>
  /** What the person added to answers, by question. Absent for nothing. */
  annotations?: Record<
    string,
    {
      /** The preview of what was chosen. Absent for none. */
      preview?: string
      /** The person's remark. Absent for none. */
      notes?: string
    }
  >
  /** For statistics, never shown. Absent for nothing. */
  metadata?: {
    /** Who asks, such as `remember` for `/remember`. */
    source?: string
  }
}

/** What `AskUserQuestion` answers. */
export type AskUserQuestionOutput = {
  /** The questions, as they were put. */
  questions: AskUserQuestionItem[]
  /** The answers by question; several choices stand in one text, with commas between. */
  answers: Record<string, string>
  /** What the person wrote in place of choosing. Absent for nothing. */
  response?: string
  /** What the person added to answers, by question. Absent for nothing. */
  annotations?: Record<
    string,
    {
      /** The preview of what was chosen. Absent for none. */
      preview?: string
      /** The person's remark. Absent for none. */
      notes?: string
      /**
       * How the question went by: passed over, answered by a message in the chat, or closed. Absent where it was
       * answered, and where the client doesn't tell. Any other value counts as absent. Closed set.
       */
      unanswered?: 'skipped' | 'replied_in_chat' | 'dismissed'
    }
  >
  /** How long nobody answered, in milliseconds, until the dialog closed by itself. Absent where a person closed it. */
  afkTimeoutMs?: number
  /** Whether the person wants further questions. Absent for false. */
  followUp?: boolean
}

/**
 * What `AskUserQuestion` answers in builds whose form takes more than choices: no option needs a description there, and
 * questions may be open or ask for a number.
 */
export type AskUserQuestionFormOutput = Flat<
  Omit<AskUserQuestionOutput, 'questions'> & {
    /** The questions, as they were put. */
    questions: {
      /** The question in full. */
      question: string
      /** A label for it: 12 characters at most. */
      header: string
      /** What the form asks for. Absent for a choice. Closed set. */
      kind?: 'choice' | 'text' | 'number'
      /** A line below the question. Absent for none. */
      description?: string
      /** The choices. */
      options: {
        /** The choice. */
        label: string
        /** What it leads to. Absent where the label says it. */
        description?: string
        /** What to show beside it while it is in focus. Absent for nothing. */
        preview?: string
      }[]
      /** Whether more than one may be chosen. */
      multiSelect: boolean
      /** What stands in an empty `text` field. */
      placeholder?: string
      /** The least `number`. */
      min?: number
      /** The greatest `number`. */
      max?: number
      /** From one `number` to the next. */
      step?: number
      /** The `number` to start from. */
      defaultValue?: number
      /** The unit beside a `number`, such as `px`. */
      unit?: string
    }[]
  }
>

/** What `SendUserMessage` takes; the tool's name was `Brief`. */
export type SendUserMessageInput = {
  /** What to say, in Markdown. */
  message: string
}

/** A file that goes to the person. */
export type UserAttachment = {
  /** The file. */
  path: string
  /** Its size, in bytes. */
  size: number
  /** Whether it is a picture. */
  isImage: boolean
  /** Its id, once uploaded. */
  file_uuid?: string
  /** Its MIME type. */
  media_type?: string
  /** Whether the path was checked. */
  pathValidated?: boolean
  /** Why it couldn't be uploaded. Absent where it could. */
  upload_error?: string
  /** The same as a code. */
  upload_error_code?: string
  /** The limit that it seems to be over, in bytes. */
  upload_suspected_limit_bytes?: number
  /** The sizes of a picture that was made smaller, in pixels. Absent where it wasn't. */
  scaled?: {
    /** The width now. */
    width: number
    /** The height now. */
    height: number
    /** The width before. */
    original_width: number
    /** The height before. */
    original_height: number
  }
  /** The size of its small picture, in pixels. Absent for none. */
  thumbnail?: {
    /** The width. */
    width: number
    /** The height. */
    height: number
  }
}

/** What `SendUserMessage` answers. */
export type SendUserMessageOutput = {
  /** What was said. */
  message: string
  /** The files beside it. Absent for none. */
  attachments?: UserAttachment[]
  /** When, in ISO 8601. Absent in results of older clients. */
  sentAt?: string
  /** Whether this machine shows it. */
  rendered_locally?: boolean
}

/** What `SendUserFile` takes. */
export type SendUserFileInput = {
  /** The files, by absolute paths or ones from the working directory. */
  files: string[]
  /** A word to go with them. Absent for none. */
  caption?: string
  /** Whether the person asked for it, or has to see it unasked. Closed set. */
  status: 'normal' | 'proactive'
  /** Whether to open it beside the chat, or to offer it for download. Absent for what suits the file. Closed set. */
  display?: 'render' | 'attach'
}

/** What `SendUserFile` answers. */
export type SendUserFileOutput = {
  /** The word that went with them. */
  caption?: string
  /** How they are shown. Closed set. */
  display?: 'render' | 'attach'
  /** The files. */
  attachments: Flat<
    UserAttachment & {
      /** Where it lies in the project. Absent outside of one. */
      project_path?: string
      /** What went wrong in part. Absent for nothing. */
      partial_error?: string
      /** Whether it opens from its path. */
      opens_by_path?: boolean
    }
  >[]
  /** Whether this machine shows them. */
  rendered_locally?: boolean
}

/**
 * A button under what the model asks: a reply in the person's name, or one of the app's own. A reply's label has 24
 * characters at most.
 */
export type WrapUpAction =
  | {
      /** The reply: the text of the button, and of the message that a click prepares. */
      label: string
    }
  | {
      /** Checks the turn's changes, or sees to a pull request. Closed set. */
      action: 'verify' | 'fix_ci' | 'address_comments' | 'resolve_conflicts'
    }

/** What `WrapUp` takes. */
export type WrapUpInput = {
  /** What is done and what isn't, in two or three short sentences. */
  recap: string
  /** What the person has to decide. Absent for nothing. */
  ask?: string
  /** Whether nothing goes on until they have. Absent for false. */
  blocked?: boolean
  /** One or two buttons that answer `ask`. Absent for none. */
  actions?: WrapUpAction[]
}

/** What `WrapUp` answers. */
export type WrapUpOutput = {
  /** Whether the person was asked something. */
  asks: boolean
  /** The box to draw, cleaned of markup, secrets and whatever can't be seen. Absent in results of older clients. */
  nextStep?: {
    /** What is done and what isn't: 500 UTF-16 units at most. Empty where nothing can be shown. */
    recap: string
    /** What the person has to decide. Absent for nothing. */
    ask?: string
    /** Whether nothing goes on until they have. */
    blocked: boolean
    /** The buttons, the model's own choice first. Empty for none. */
    actions: WrapUpAction[]
  }
}

/** What `EndConversation` takes: nothing. */
export type EndConversationInput = NoArgs

/** What `EndConversation` answers. */
export type EndConversationOutput = {
  /** Whether it has ended. */
  ended: boolean
  /** What came of it, as a sentence. */
  message: string
}

/** What `ReadWidgetContext` takes. */
export type ReadWidgetContextInput = {
  /** The view. Absent for all that are held. */
  widget_id?: string
}

/** What `ReadWidgetContext` answers. */
export type ReadWidgetContextOutput = {
  /** What the views share. */
  blocks: (ToolTextBlock | ToolImageBlock)[]
  /** Whether it went wrong. */
  isError: boolean
}

/** What `SendFeedback` takes. */
export type SendFeedbackInput = {
  /** The kind of feedback. Closed set. */
  type: 'bug' | 'idea' | 'missing_capability'
  /** What it is about, in a line. */
  title: string
  /** What happened, what the person said, how to see it again and what shows it, each as a point under a label. */
  details: string
  /** The part of Claude Code, such as `hooks config`. Absent where it isn't clear. */
  area?: string
  /** How the model failed. Absent where the product did. Closed set. */
  failure_mode?:
    | 'instruction_following'
    | 'destructive_actions'
    | 'code_quality'
    | 'repetition_and_looping'
    | 'model_regression'
    | 'overconfidence_and_hallucination'
    | 'context_and_memory'
    | 'overeager'
    | 'over_correction'
    | 'stopping_short'
    | 'dispute_or_decline'
    | 'subagent_overspawn'
    | 'tone_or_preachiness'
    | 'excessive_questions'
    | 'unwanted_scope'
    | 'other'
  /** What the session was at. Absent where it isn't clear. Closed set. */
  task_category?: 'code_edit' | 'debug' | 'explain' | 'plan' | 'shell' | 'search' | 'review' | 'other'
}

/** What `SendFeedback` answers. */
export type SendFeedbackOutput = {
  /** Whether it went out. */
  success: boolean
  /** What came of it, as a sentence. */
  message: string
}

/** What `ShowOnboardingRolePicker` takes: nothing. */
export type ShowOnboardingRolePickerInput = NoArgs

/** What `ShowOnboardingRolePicker` answers. */
export type ShowOnboardingRolePickerOutput = {
  /** What the person does. Absent where they didn't say. */
  role?: string
  /** Whether they closed it. Absent for false. */
  dismissed?: boolean
}

/** What `ShareOnboardingGuide` takes. */
export type ShareOnboardingGuideInput = {
  /**
   * What to do: `check` uploads `ONBOARDING.md` where there is one and tells the link otherwise, `delete` needs
   * `short_code`. Closed set.
   */
  mode: 'check' | 'update' | 'create' | 'delete'
  /** The guide, as an earlier result names it. Absent for the one that was changed last. */
  short_code?: string
}

/** What `ShareOnboardingGuide` answers. */
export type ShareOnboardingGuideOutput = {
  /** What came of it. Closed set. */
  status: 'created' | 'updated' | 'deleted' | 'has_existing' | 'unavailable'
  /** The guide's address. */
  share_url?: string
  /** The guide. */
  short_code?: string
  /** What came of it, as a sentence. */
  message: string
}

/** What `OfferChromeSetup` takes. */
export type OfferChromeSetupInput = {
  /** What the person's own browser is needed for. */
  reason?: string
}

/** What `OfferChromeSetup` answers. */
export type OfferChromeSetupOutput = {
  /** What came of it. Closed set. */
  outcome: 'connected' | 'not_now' | 'no_attempt_yet'
}
