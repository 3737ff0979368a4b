/**
 * Sessions: start to end, the clients that attach to one, and all that `$.session` offers.
 *
 * Events: `session.start`, `session.attach`, `session.detach`, `session.stop`, `session.end`. The others have files of
 * their own: `session-append.ts`, `session-compact.ts`, `session-send.ts` (with `session.receive`) and
 * `session-usage.ts` (with `session.measure`). Compared with Claude Code 2.1.332.
 *
 * @see https://code.claude.com/docs/en/plugins/mods/reference
 */
import type { ExitReason } from './hook-events.js'
import type { NoArgs } from './no-args.js'
import type { SessionAppendArgs, SessionAppendInput, SessionAppendResult } from './session-append.js'
import type { SessionCompactArgs, SessionCompactInput, SessionCompactResult } from './session-compact.js'
import type {
  SessionAuthorization,
  SessionIdentity,
  SessionInfo,
  SessionMachine,
  SessionRepo,
  SessionVersion,
} from './session-info.js'
import type { SessionMessagesArgs, SessionMessagesCall, SessionMessagesValue } from './session-messages.js'
import type {
  SessionReceiveInput,
  SessionReceiveResult,
  SessionSendArgs,
  SessionSendInput,
  SessionSendResult,
} from './session-send.js'
import type { SessionMeasureInput, SessionMeasureResult, SessionUsage, SessionUsageArgs } from './session-usage.js'
import type { RenderSurface, RenderViewport } from './surface.js'

/** Why a client left: it said so (`detach`), or the session ended with it attached (`end`). Closed set. */
export type SessionDetachReason = 'detach' | 'end'

/**
 * Why a session ended, in the words of the SessionEnd settings hook. Closed set.
 *
 * `clear` and `resume` put another session in its place, `prompt_input_exit` is the person leaving the prompt, and
 * `other` covers the end of a `-p` run and signals to the process.
 */
export type SessionEndReason = ExitReason

/** The input of `session.start`: the session that the process starts with. */
export type SessionStartInput = {
  /** The absolute path of the directory that the session runs in. */
  cwd: string
  /** The surface that the session draws on first. Null where it draws on none, as under `-p` and the SDK. */
  surface: RenderSurface | null
  /** Whether a person is at the prompt: not so under `-p` and the SDK. */
  isInteractive: boolean
}

/** What `next(e)` resolves to at `session.start`. What a hook returns changes nothing. */
export type SessionStartResult = {
  /** The input's `cwd`. */
  cwd: string
}

/**
 * The input of `session.attach`: a remote client has joined the session, such as a phone that opened it. A hook
 * observes.
 *
 * A client attaches when it says so or first asks to draw. The terminal's own attachment raises nothing.
 */
export type SessionAttachInput = {
  /**
   * Where the client draws, by its own word.
   * @pinned
   */
  readonly surface: RenderSurface
  /**
   * The client's id, its own among all that are attached: two phones are two clients on one surface. One that never
   * named itself has its surface's name followed by `:default`.
   * @pinned
   */
  readonly clientId: string
  /**
   * The size that the client draws into. Absent where it hasn't said.
   * @pinned
   */
  readonly viewport?: RenderViewport
}

/** What `next(e)` resolves to at `session.attach`. What a hook returns changes nothing. */
export type SessionAttachResult = {
  /** The id of the client that attached. */
  clientId: string
}

/** The input of `session.detach`: a client has left the session. A hook observes. */
export type SessionDetachInput = {
  /**
   * Where the client drew.
   * @pinned
   */
  readonly surface: RenderSurface
  /**
   * The id that it attached under.
   * @pinned
   */
  readonly clientId: string
  /**
   * Why it left.
   * @pinned
   */
  readonly reason: SessionDetachReason
}

/** What `next(e)` resolves to at `session.detach`. What a hook returns changes nothing. */
export type SessionDetachResult = {
  /** The id of the client that left. */
  clientId: string
}

/** The input of `session.stop`: the person has pressed Stop. A hook observes, and the Stop goes on regardless. */
export type SessionStopInput = {
  /**
   * Whether the main conversation had a turn under way, or the terminal a command that the person waits for. A prompt
   * that has yet to start doesn't count.
   * @pinned
   */
  readonly isTurnRunning: boolean
}

/** What `next(e)` resolves to at `session.stop`. What a hook returns changes nothing. */
export type SessionStopResult = {
  /** The input's `isTurnRunning`. */
  isTurnRunning: boolean
}

/** How to come back to a session. */
export type SessionResume = {
  /** The id for `claude --resume`. It leads nowhere where the session wrote no transcript. */
  id: string
}

/**
 * The input of `session.end`: the session ends. A hook observes.
 *
 * All hooks together have one short bound, 1.5 seconds by default, which `next.budget` tells; then `next.signal`
 * aborts.
 */
export type SessionEndInput = {
  /**
   * Why it ends. After a `clear` the process goes on under another id, and no `session.start` follows.
   * @pinned
   */
  readonly reason: SessionEndReason
  /**
   * The id of the session that ends.
   * @pinned
   */
  readonly sessionId: string
  /**
   * How to come back to it.
   * @pinned
   */
  readonly resume: SessionResume
}

/** What `next(e)` resolves to at `session.end`. What a hook returns changes nothing. */
export type SessionEndResult = {
  /** The id of the session that ended. */
  sessionId: string
}

/** The session events, each with what its hooks receive and what they answer. */
export interface SessionEvents {
  /** A plugin is loaded into the session: for each, once before the first prompt and at every fresh load. */
  'session.start': {
    /** What the hook receives. */
    input: SessionStartInput
    /** What the hook answers. */
    result: SessionStartResult
  }
  /** A delivery has reached the session, before it is queued. */
  'session.receive': {
    /** What the hook receives. */
    input: SessionReceiveInput
    /** What the hook answers. */
    result: SessionReceiveResult
  }
  /** A row joins a conversation, before it is stored: once for each. */
  'session.append': {
    /** What the hook receives. */
    input: SessionAppendInput
    /** What the hook answers. */
    result: SessionAppendResult
  }
  /** A plain-text message is about to leave for another agent or session. */
  'session.send': {
    /** What the hook receives. */
    input: SessionSendInput
    /** What the hook answers. */
    result: SessionSendResult
  }
  /** The conversation is about to be compacted. */
  'session.compact': {
    /** What the hook receives. */
    input: SessionCompactInput
    /** What the hook answers. */
    result: SessionCompactResult
  }
  /** A remote client has attached. */
  'session.attach': {
    /** What the hook receives. */
    input: SessionAttachInput
    /** What the hook answers. */
    result: SessionAttachResult
  }
  /** A client has left, or the session ends under it. */
  'session.detach': {
    /** What the hook receives. */
    input: SessionDetachInput
    /** What the hook answers. */
    result: SessionDetachResult
  }
  /** One of the session's figures has moved: after a turn of the main conversation, or by a whole point of a limit. */
  'session.measure': {
    /** What the hook receives. */
    input: SessionMeasureInput
    /** What the hook answers. */
    result: SessionMeasureResult
  }
  /** The person has pressed Stop. */
  'session.stop': {
    /** What the hook receives. */
    input: SessionStopInput
    /** What the hook answers. */
    result: SessionStopResult
  }
  /** The session ends, once its SessionEnd settings hooks are through. */
  'session.end': {
    /** What the hook receives. */
    input: SessionEndInput
    /** What the hook answers. */
    result: SessionEndResult
  }
}

/** The calls of `$.session` that are events too, each with what its hooks receive and what the call resolves to. */
export interface SessionOps {
  /** `$.session.cwd()` */
  'session.cwd': {
    /** What the hook receives. */
    input: NoArgs
    /** What the call resolves to. */
    value: string
  }
  /** `$.session.root()` */
  'session.root': {
    /** What the hook receives. */
    input: NoArgs
    /** What the call resolves to. */
    value: string
  }
  /** `$.session.model()` */
  'session.model': {
    /** What the hook receives. */
    input: NoArgs
    /** What the call resolves to. */
    value: string
  }
  /** `$.session.turns()` */
  'session.turns': {
    /** What the hook receives. */
    input: NoArgs
    /** What the call resolves to. */
    value: number
  }
  /** `$.session.id()` */
  'session.id': {
    /** What the hook receives. */
    input: NoArgs
    /** What the call resolves to. */
    value: string
  }
  /** `$.session.messages(args)` */
  'session.messages': {
    /** What the hook receives. */
    input: SessionMessagesArgs
    /** What the call resolves to. */
    value: SessionMessagesValue
  }
  /** `$.session.repo()` */
  'session.repo': {
    /** What the hook receives. */
    input: NoArgs
    /** What the call resolves to. */
    value: SessionRepo | null
  }
  /**
   * `$.session.surface()`
   * @deprecated Since the call is: hook `session.surfaces`.
   */
  'session.surface': {
    /** What the hook receives. */
    input: NoArgs
    /** What the call resolves to. */
    value: RenderSurface | null
  }
  /** `$.session.surfaces()` */
  'session.surfaces': {
    /** What the hook receives. */
    input: NoArgs
    /** What the call resolves to. */
    value: readonly RenderSurface[]
  }
  /** `$.session.authorize()` */
  'session.authorize': {
    /** What the hook receives. */
    input: NoArgs
    /** What the call resolves to. */
    value: SessionAuthorization
  }
  /** `$.session.identity()` */
  'session.identity': {
    /** What the hook receives. */
    input: NoArgs
    /** What the call resolves to. */
    value: SessionIdentity
  }
  /** `$.session.usage(args)` */
  'session.usage': {
    /** What the hook receives. */
    input: SessionUsageArgs
    /** What the call resolves to. */
    value: SessionUsage
  }
  /** `$.session.version()` */
  'session.version': {
    /** What the hook receives. */
    input: NoArgs
    /** What the call resolves to. */
    value: SessionVersion
  }
  /** `$.session.info()` */
  'session.info': {
    /** What the hook receives. */
    input: NoArgs
    /** What the call resolves to. */
    value: SessionInfo
  }
  /** `$.session.machine()` */
  'session.machine': {
    /** What the hook receives. */
    input: NoArgs
    /** What the call resolves to. */
    value: SessionMachine
  }
  /** `$.session.redact(text)` */
  'session.redact': {
    /** What the hook receives. */
    input: {
      /** The text, with nothing masked yet. */
      text: string
    }
    /** What the call resolves to. */
    value: string
  }
}

/**
 * The session events as calls, the way the engine raises them. A mod has `compact` and `send` on its `$`, and an
 * `append` of its own; its tests have all.
 */
export interface SessionEventCalls {
  /**
   * Announces a session's start to the chain.
   * @param input - the session
   * @returns its directory
   */
  start: (input: SessionStartInput) => Promise<SessionStartResult>
  /**
   * Sends a delivery through the chain.
   * @param input - the delivery
   * @returns what is queued, or that it was taken
   */
  receive: (input: SessionReceiveInput) => Promise<SessionReceiveResult>
  /**
   * Sends a row through the chain.
   * @param input - the row
   * @returns the row as kept
   */
  append: (input: SessionAppendInput) => Promise<SessionAppendResult>
  /**
   * Sends plain text to another agent or session, as the model's SendMessage does: raises `session.send`.
   * @param input - whom to, and what
   * @returns whether it was delivered, once it is queued
   */
  send: (input: SessionSendArgs) => Promise<SessionSendResult>
  /**
   * Compacts the conversation, between turns: raises `session.compact` with the trigger `plugin`.
   * @param input - what the summary should keep
   * @returns the compaction, or a hook's skip. It rejects while a turn runs, and under `-p` and the SDK
   */
  compact: (input?: SessionCompactArgs) => Promise<SessionCompactResult>
  /**
   * Announces a client to the chain.
   * @param input - the client
   * @returns its id
   */
  attach: (input: SessionAttachInput) => Promise<SessionAttachResult>
  /**
   * Announces to the chain that a client has left.
   * @param input - the client, and why
   * @returns its id
   */
  detach: (input: SessionDetachInput) => Promise<SessionDetachResult>
  /**
   * Announces figures to the chain.
   * @param input - the figures, and which of them moved
   * @returns which moved
   */
  measure: (input: SessionMeasureInput) => Promise<SessionMeasureResult>
  /**
   * Announces the person's Stop to the chain.
   * @param input - whether a turn ran
   * @returns the same
   */
  stop: (input: SessionStopInput) => Promise<SessionStopResult>
  /**
   * Announces a session's end to the chain.
   * @param input - the session, and why it ends
   * @returns its id
   */
  end: (input: SessionEndInput) => Promise<SessionEndResult>
}

/** `$.session`: the session read as plain data, compacted, written to, and sending messages. */
export interface SessionCalls extends Pick<SessionEventCalls, 'compact' | 'send'> {
  /** Reads a conversation of the session. A read costs by its size: ask for a part where that does. */
  messages: SessionMessagesCall
  /**
   * Reads the directory that the session runs in.
   * @returns the absolute path
   */
  cwd: () => Promise<string>
  /**
   * Reads the project's root: where the session started, or where `/cd`, its host or a worktree moved it. A `cd` in a
   * shell doesn't.
   * @returns the absolute path
   */
  root: () => Promise<string>
  /**
   * Reads the main loop's model.
   * @returns the model as `/model` shows it
   */
  model: () => Promise<string>
  /**
   * Counts the prompts that the person has sent in this session.
   * @returns the number of the transcript's user turns
   */
  turns: () => Promise<number>
  /**
   * Reads the session's id.
   * @returns the id, which its transcript file is named by
   */
  id: () => Promise<string>
  /**
   * Reads the repository that the session runs in.
   * @returns the repository, or null outside one
   */
  repo: () => Promise<SessionRepo | null>
  /**
   * Lists the surfaces that the session draws on, each once: the terminal first, then the others as they attached.
   * @returns the surfaces; none in a plain `-p` run. It never rejects
   */
  surfaces: () => Promise<readonly RenderSurface[]>
  /**
   * Reads the first surface that the session draws on.
   * @returns the surface, or null where nothing draws
   * @deprecated A session may draw on several at once: use `surfaces`.
   */
  surface: () => Promise<RenderSurface | null>
  /**
   * Reads when the session began, how full its context is, where its rate limits stand and what it has cost.
   *
   * @example
   * const { context } = await $.session.usage({ breakdown: 'summary' })
   * const free = context.breakdown?.categories.find(row => row.kind === 'free')?.tokens
   * @param args - how to break the context down; left out, it isn't, and the call is free
   * @returns the figures of the status line
   */
  usage: (args?: SessionUsageArgs) => Promise<SessionUsage>
  /**
   * Reads the version of the engine, in any mode and build.
   * @returns the version, its release, and when it was built
   */
  version: () => Promise<SessionVersion>
  /**
   * Reads where the session keeps its files, what it runs as and where, and the rules for its data, as they stand now.
   * @returns the facts
   */
  info: () => Promise<SessionInfo>
  /**
   * Reads what machine the engine runs on.
   * @returns the system, the kernel, the hardware, and the developer tools at hand. On the server it rejects where the
   * tools' container gives no answer
   */
  machine: () => Promise<SessionMachine>
  /**
   * Masks the credentials in a text, by the rules for the engine's own logs. Best effort, and blind to personal data.
   *
   * The text is neither sent nor logged. Mask it before you put it into JSON, which a mask can break.
   * @param text - up to 100,000 characters; a longer one rejects
   * @returns the text, with a marker such as `[REDACTED]` for each find
   */
  redact: (text: string) => Promise<string>
  /**
   * Adds a row to the main conversation or an agent's: raises `session.append` with the door `note`.
   *
   * @example
   * const content = [{ type: 'text', text: `The build of ${branch} is green.` }]
   * await $.session.append({ message: { type: 'user', content } })
   * @param args - a row for the model, or a notice
   * @returns the row as kept, or a hook's refusal
   */
  append: (args: SessionAppendArgs) => Promise<SessionAppendResult>
  /**
   * Takes hold of the session's Anthropic credential, which never reaches the plugin.
   * @returns a handle to spend in `$.http.fetch`, or null without such a credential
   */
  authorize: () => Promise<SessionAuthorization>
  /**
   * Reads how the session is signed in, and as whom. Nothing is requested for it.
   * @returns the identity, or a refusal, which is what the built-in mods answer to callers of the `user` tier
   */
  identity: () => Promise<SessionIdentity>
}
