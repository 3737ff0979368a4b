/**
 * Tools that run commands, in the foreground or in the background, and those that look after what runs there.
 *
 * Compared with Claude Code 2.1.332 and `sdk-tools.d.ts` of the Agent SDK 0.3.332.
 *
 * @see https://code.claude.com/docs/en/agent-sdk/typescript
 */
import type { Flat } from './internal/flat.js'
import type { OpenSet } from './open-set.js'
import type { NoArgs } from './no-args.js'
import type { PatchHunk, ToolImageBlock, ToolTextBlock } from './tools-files.js'

/** What `Bash` takes, and `PowerShell` just so. */
export type BashInput = {
  /** The command. */
  command: string
  /**
   * How long the command may run, in milliseconds: 600,000 at most, or 7,200,000 in the background. Absent for the
   * default, which in the background is 600,000 or 1,800,000, as the build has it.
   */
  timeout?: number
  /** What the command does, in a few words for the person. */
  description?: string
  /** Whether to go on while the command runs. Absent for false. */
  run_in_background?: boolean
  /** Whether to run it outside the sandbox. Absent for false. */
  dangerouslyDisableSandbox?: boolean
}

/** What a command did with git and `gh`, read off its text and output. */
export type BashGitOperation = {
  /** The commit that it made. Absent for none. */
  commit?: {
    /** The commit's hash. */
    sha: string
    /** How it came about. Closed set. */
    kind: 'committed' | 'amended' | 'cherry-picked'
    /** The branch that it is on. Absent where the output doesn't say. */
    branch?: string
  }
  /** What it pushed. Absent for nothing. */
  push?: {
    /** The branch. */
    branch: string
  }
  /** The branch that it brought together with another. Absent for none. */
  branch?: {
    /** What was merged, or rebased onto. */
    ref: string
    /** Which of the two. Closed set. */
    action: 'merged' | 'rebased'
  }
  /** The pull request that it touched. Absent for none. */
  pr?: {
    /** Its number. */
    number: number
    /** Its address. Absent where the output doesn't say. */
    url?: string
    /** What happened to it. Closed set. */
    action:
      | 'created'
      | 'edited'
      | 'merged'
      | 'commented'
      | 'closed'
      | 'reopened'
      | 'ready'
      | 'draft'
      | 'auto-merge-enabled'
      | 'auto-merge-disabled'
  }
}

/** The files that a command changed in the working tree. Bookkeeping of the client. */
export type BashEditDiff = {
  /** The files that are shown. */
  files: {
    /** The file, as an absolute path. */
    filePath: string
    /** What changed in it. */
    hunks: PatchHunk[]
    /** Set on a file that is new. */
    created?: true
    /** Set on a file that is gone. */
    deleted?: true
  }[]
  /** How many more there are. */
  moreFiles: number
  /** All files known to have changed, as absolute paths: 200 at most. */
  changedFiles?: string[]
  /** Set where no diff could be had. */
  unavailable?: true
  /** Set where none was made. */
  skipped?: true
  /** Set where another command ran at the same time, so that a change may be either's. */
  shared?: true
}

/**
 * What `Bash` answers, and `PowerShell` just so. There is no exit code among it: a command that fails raises
 * `PostToolUseFailure`, with the code in the text of the error.
 */
export type BashOutput = {
  /** What the command printed, both streams together as a rule. A picture is a `data:` address. */
  stdout: string
  /** What the client has to say of the run; the command's own errors are in `stdout` as a rule. */
  stderr: string
  /** Where the raw output of an MCP tool is kept. Absent for anything else. */
  rawOutputPath?: string
  /** Whether the command was stopped before its end. */
  interrupted: boolean
  /** Whether `stdout` is a picture. */
  isImage?: boolean
  /** The task that goes on in the background. Absent where nothing does. */
  backgroundTaskId?: string
  /** Where that task's output goes, on a machine that isn't this process's. Bookkeeping of the client. */
  backgroundOutputPath?: string
  /** Whether the person sent it there, with Ctrl+B. Absent for false. */
  backgroundedByUser?: boolean
  /** Whether a plugin that ended the turn sent it there. Absent for false. Bookkeeping of the client. */
  backgroundedByTurnAbort?: boolean
  /** Whether it was sent there to let a message through to the model. Absent for false. Bookkeeping of the client. */
  backgroundedToDeliverMessage?: boolean
  /** Set where that was an agent's message after a minute, or a person's while it slept. Bookkeeping of the client. */
  backgroundedForAgentReport?: true
  /** The timeout that sent it there, in milliseconds. Absent where none did. */
  timedOutAfterMs?: number
  /** Set where a subagent's limit cut the timeout. Bookkeeping of the client. */
  subagentCapApplied?: true
  /** What the model is told of a `cd` in a command that goes on there: the session stays where it was. */
  backgroundCwdHint?: string
  /** Set where the task ends with its caller's last answer, so that no notice of it follows. */
  backgroundEndsWithFinalResponse?: true
  /** Set where the subagent that owns the task sleeps until it ends. */
  backgroundWakesOwner?: true
  /** Whether it ran outside the sandbox. Absent for false. */
  dangerouslyDisableSandbox?: boolean
  /** What an exit code means that is no failure, such as `No matches found` of grep. Absent for none. */
  returnCodeInterpretation?: string
  /** Whether such a command prints nothing when all goes well. `PowerShell` leaves it out. */
  noOutputExpected?: boolean
  /** Content blocks in place of text. Absent for none. */
  structuredContent?: unknown[]
  /** The file with all of the output. Absent where `stdout` has it all. */
  persistedOutputPath?: string
  /** The size of that output, in bytes. Absent where `stdout` has it all. */
  persistedOutputSize?: number
  /** Whether `stdout` keeps the output's last lines beside its first. Absent for false. Bookkeeping of the client. */
  stdoutHoldsOutputEnd?: boolean
  /** What the model is told where the kernel ended a process for want of memory. Bookkeeping of the client. */
  memoryLimitNote?: string
  /** A line of advice for the model, set by a feature flag. Bookkeeping of the client. */
  triggeredNote?: string
  /** What the model is told of files that it read before and the command wrote. Absent for none. */
  staleReadFileStateHint?: string
  /** What the model is told where GitHub refused `gh` for too many requests. Absent otherwise. */
  ghRateLimitHint?: string
  /** What it did with git, for showing. The model doesn't see it. Absent for nothing. */
  gitOperation?: BashGitOperation
  /** The files that it changed, for showing and for hooks. Absent for none. Bookkeeping of the client. */
  bashEditDiff?: BashEditDiff
  /** The pictures that went to the model with the result. Bookkeeping of the client. */
  viewedImagePaths?: string[]
}

/** What `Monitor` takes: either a command or a socket to watch. */
export type MonitorInput = {
  /** What is watched, in a few words for the person. */
  description: string
  /**
   * When to give up, in milliseconds: 300,000 by default, and 600,000 or 1,800,000 at most, as the build has it. Its
   * end comes with a notice.
   */
  timeout_ms: number
  /** The command. Each line that it prints is an event, its exit the end. */
  command?: string
  /** The socket. Each text that it sends is an event, its close the end. Never together with `command`. */
  ws?: {
    /** Its address. */
    url: string
    /** The subprotocols to offer. Absent for none. */
    protocols?: string[]
  }
}

/** What `Monitor` answers. */
export type MonitorOutput = {
  /** The task in the background. */
  taskId: string
  /** When it gives up, in milliseconds; 0 for never. */
  timeoutMs: number
  /** Whether it runs until it is stopped, or the session ends. */
  persistent?: boolean
  /** Whether the sandbox held it only because the permission to run rested on that. Absent for false. */
  keptInSandboxByCheck?: boolean
}

/** What `TaskStop` takes. Hooks get `shell_id` where the model called it `KillShell`. */
export type TaskStopInput = {
  /** The task in the background: its id, or a named agent's id or name. */
  task_id?: string
  /**
   * The task, by the key of `KillShell`.
   * @deprecated Use `task_id`.
   */
  shell_id?: string
}

/** What `TaskStop` answers. */
export type TaskStopOutput = {
  /** What came of it, as a sentence. */
  message: string
  /** The task. */
  task_id: string
  /** The kind of task. Open set. */
  task_type: OpenSet<'local_bash' | 'local_agent' | 'local_workflow' | 'remote_agent'>
  /** The task's command, or its description. Absent where it has none. */
  command?: string
}

/** What `GetTask` takes. Hosts call it, never the model. */
export type GetTaskInput = {
  /** The task, as the result named it that sent the command to the background. */
  taskId: string
}

/** How a task in the background stands: what the arms of `GetTaskOutput` share. */
export type GetTaskState = {
  /** The task. */
  taskId: string
  /** How it stands, as a sentence. */
  statusMessage: string
  /** When it began, in ISO 8601. */
  createdAt: string
  /** When it last changed, in ISO 8601. */
  lastUpdatedAt: string
}

/** What `GetTask` answers, told apart by `status`. Closed set. */
export type GetTaskOutput =
  | Flat<
      GetTaskState & {
        /** It runs. */
        status: 'working'
      }
    >
  | Flat<
      GetTaskState & {
        /** It has ended. */
        status: 'completed'
        /** What it came to. */
        result: {
          /** The output. */
          content: (ToolTextBlock | ToolImageBlock)[]
          /** Whether the tool reported an error. */
          isError: boolean
        }
      }
    >
  | Flat<
      GetTaskState & {
        /** It broke. */
        status: 'failed'
        /** Why. */
        error: {
          /** The error's number. */
          code: number
          /** The error in words. */
          message: string
        }
      }
    >
  | Flat<
      GetTaskState & {
        /** It was stopped. */
        status: 'cancelled'
      }
    >

/** What `Poll` takes, and `Yield` just so: nothing. */
export type PollInput = NoArgs

/** A document among the media of an event. */
export type PollDocumentBlock = {
  /** The tag of the block. */
  type: 'document'
  /** The document itself. */
  source: {
    /** The one encoding there is. */
    type: 'base64'
    /** The one format there is. */
    media_type: 'application/pdf'
    /** The bytes, in base64. */
    data: string
  }
}

/** What `Poll` answers, and `Yield` just so: the events that waited for the session. */
export type PollOutput = {
  /** The events as the model reads them, or a note that there are none. */
  content: string
  /** How many events there are. */
  eventCount: number
  /** How many that wake the session are still to come. */
  remainingWakeCount: number
  /** The pictures and documents of each event, one list an event. Absent where no event has any. */
  media?: (ToolImageBlock | PollDocumentBlock)[][]
  /** The tools that were used. */
  toolsUsed?: string[]
  /** Who is behind each event, one entry an event; null where it isn't known. */
  provenance?: ({
    /** With what right it speaks. Closed set. */
    authority: 'human-principal' | 'human-other' | 'peer-agent' | 'world-event'
    /** The sender's id. */
    senderId?: string
    /** The sender, in words. */
    senderText?: string
  } | null)[]
  /** What each event says of itself, one entry an event; null for nothing. */
  declared?: ({
    /** The kind of event. */
    kind: string
    /** When it happened. */
    at: string
    /** What belongs to the kind. */
    fields: Record<string, unknown>
  } | null)[]
  /** The row that shows each event, one entry an event; null for none. */
  rows?: (string | null)[]
}
