/**
 * Messages between sessions and agents: those that leave, and those that arrive.
 *
 * Events: `session.send`, `session.receive`. Compared with Claude Code 2.1.332.
 *
 * @see https://code.claude.com/docs/en/plugins/mods/reference
 */

/**
 * The external event that a delivery's text was parsed as, such as a GitHub webhook. Only the server's own wakes are
 * parsed: the same text from anyone else stays text.
 */
export type SessionReceiveEvent = {
  /** The service that sent it, such as `github`, or `artifact-room` for the events of a page. Open set. */
  source: string
  /** What happened, such as `pull_request.closed`. Open set. */
  kind: string
  /**
   * What kind of sender the server stamped, such as `system` or `rc_owner`, the session's owner. Absent where the
   * envelope names none.
   */
  from?: string
  /**
   * The envelope's JSON body.
   *
   * Of an `artifact-room` whose `kind` is `events`, one burst: `artifact`, `events`, `overflow`.
   */
  data: Record<string, unknown>
  /** The keys of `data` whose text a third party wrote. Empty where there is none; the server vouches for the rest. */
  untrustedKeys: readonly string[]
}

/** Where a delivery comes from, as the engine classified it. */
export type SessionReceiveOrigin =
  | {
      /**
       * `bridge` is the person's own message from a Remote Control client, `task-notification` a relay's event or a
       * trigger; nobody could place what is `unclassified`. The rest are as in `PromptOrigin`.
       */
      kind:
        | 'bridge'
        | 'task-notification'
        | 'scheduled-trigger'
        | 'peer-send-message'
        | 'projects-relay'
        | 'slack-ping'
        | 'unclassified'
    }
  | {
      /** `peer` is the model of another session or agent; `coordinator` the main conversation, to its own agent. */
      kind: 'peer' | 'coordinator'
      /**
       * The plugin that composed the message, by the sender's word alone: fit for a log, not for a guard. Absent for
       * one that the sending model wrote.
       */
      plugin?: string
    }
  | {
      /**
       * A message through the mailbox of the session's team: `coordinator` is its lead's harness, `peer` a teammate or
       * whoever couldn't be verified.
       */
      kind: 'peer' | 'coordinator'
      /** The plugin that composed the message, as the mailbox says. Absent for one that the sending model wrote. */
      plugin?: string
      /**
       * What the team calls the sender; its lead is `team-lead`. Unless `isVerified`, it is whatever the writer put
       * there.
       */
      teammate: string
      /**
       * Whether this process vouches for the entry: it wrote it, or it took the lead's signature on it.
       *
       * False also where the process has no means to check, so it proves no forgery.
       */
      isVerified: boolean
    }

/** The input of `session.receive`: one sanitized delivery, before it is queued. */
export type SessionReceiveInput = {
  /**
   * Where it comes from; a matcher narrows on it.
   * @pinned
   */
  readonly origin: SessionReceiveOrigin
  /** The body as the model would read it, its text blocks joined. */
  text: string
  /**
   * The external event that the text was parsed as. Absent for any other delivery.
   * @pinned
   */
  readonly event?: SessionReceiveEvent
  /**
   * The agent of this session that the delivery is for. Absent for the main conversation.
   * @pinned
   */
  readonly agentId?: string
}

/** What `next(e)` resolves to at `session.receive` once the delivery is queued, and what its hooks return. */
export type SessionReceiveResult =
  | {
      /** The body that was queued. To change it, hand `next` another `text`. */
      text: string
      /** Never set in this form. */
      consumed?: undefined
    }
  | {
      /** Takes the delivery, in place of `next`: it is neither queued nor stored nor read. This reason is logged. */
      consumed: string
      /** Never set in this form. */
      text?: undefined
    }

/** Who sends a message: the model with its SendMessage tool, or a plugin. */
export type SessionSendOrigin =
  | {
      /** The model's own call of SendMessage, in any loop. */
      kind: 'model'
    }
  | {
      /** A plugin, through `$.session.send` or a `$.tool.call` of SendMessage, or the model in an agent it spawned. */
      kind: 'plugin'
      /** The plugin's name, which the receiver reads as `origin.plugin`. */
      name: string
    }

/** The input of `session.send`: one plain-text message that is about to leave this conversation. */
export type SessionSendInput = {
  /**
   * Whom it goes to, as SendMessage spells a recipient: a name, an agent's id, or the `from` of a message received.
   *
   * A hook may readdress it. The new recipient is judged like the tool's, and refused where nobody has the name.
   */
  to: string
  /** The text as the recipient reads it. A hook may rewrite it, and no new approval is asked for. */
  text: string
  /**
   * Who sends it.
   * @pinned
   */
  readonly origin: SessionSendOrigin
  /**
   * The subagent or teammate whose loop sends it. Absent for the main conversation. The receiver's `agentId` is
   * another: that of its own loop.
   * @pinned
   */
  readonly agentId?: string
}

/**
 * What `next(e)` resolves to at `session.send`, what its hooks return, and what `$.session.send` resolves to.
 *
 * Delivered means that the recipient has the message in its queue, never that it has read it.
 */
export type SessionSendResult =
  | {
      /** The message is in the recipient's queue or inbox. */
      isDelivered: true
      /** Never set in this form. */
      reason?: undefined
    }
  | {
      /** The message went nowhere. A hook that answers this in place of `next` refuses the send. */
      isDelivered: false
      /** Why not, which the model reads as the tool's result. */
      reason: string
    }

/** Whom `$.session.send` reaches: a recipient in SendMessage's spelling, or a session or an agent by its id. */
export type SessionSendAddress =
  | string
  | {
      /**
       * Another session of the same person: its `$.session.id()` on this machine, or the `session_…` id of a cloud or
       * Remote Control session. Nothing is delivered to one that isn't running.
       */
      sessionId: string
    }
  | {
      /**
       * A subagent or teammate of this session, by its id in `$.agent.list()`; a live teammate's `teammateId` serves
       * too. A subagent that has finished is resumed.
       */
      agentId: string
    }

/** What `$.session.send` takes; the engine sets `origin` and `agentId`. */
export type SessionSendArgs = {
  /** The recipient. */
  to: SessionSendAddress
  /** The message, not empty. */
  text: string
}
