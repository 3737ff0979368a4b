/**
 * What the `Artifact` tools answer: comments, watches and databases.
 *
 * Compared with Claude Code 2.1.332 and `sdk-tools.d.ts` of the Agent SDK 0.3.332. No declaration says what most of the
 * keys mean, so their docs go by the names.
 *
 * @see https://code.claude.com/docs/en/agent-sdk/typescript
 */
import type { Flat } from './internal/flat.js'

/** What the answers of actions that write share. */
export type ArtifactWritten = {
  /** The Artifact that was written. */
  written?: {
    /** Its address. */
    url: string
  }
  /** Whether it is the person's own. */
  owned?: boolean
}

/** A comment of a thread. */
export type ArtifactComment = {
  /** Its id. */
  id: string
  /** Who wrote it. */
  account: string
  /** What they may do. */
  role?: string
  /** What it says. */
  text: string
  /** When it came. */
  created_at?: string
  /** Whether it was sent to Claude. */
  sent_to_claude?: boolean
  /** Whether nobody knows if it was. */
  sent_to_claude_degraded?: boolean
  /** Whether the person of this session sent it. */
  sent_by_viewer?: boolean
  /** Whether the page itself wrote it. */
  posted_by_artifact?: boolean
  /** Whether a reply is due. */
  awaiting_reply?: boolean
  /** Whether they look at the page now. */
  presence?: string
  /** How they came to it. */
  access?: string
  /** Set where they are from outside. */
  outside?: true
}

/** A thread of comments, and the place in the page that it is about. */
export type ArtifactThread = {
  /** Its id. */
  id: string
  /** When it began. */
  created_at?: string
  /** Whether it is done with. */
  resolved: boolean
  /** Whether nobody knows if it is. */
  resolved_degraded?: boolean
  /** Whether Claude marked it as done. */
  resolved_by_claude?: boolean
  /** Whether Claude may reply. */
  claude_activated: boolean
  /** Whether nobody knows if it may. */
  activated_degraded?: boolean
  /** Whether it was taken over from an earlier version. */
  carried?: boolean
  /** The element. */
  anchor_path?: string
  /** The words. */
  span_quote?: string
  /** The file. */
  anchor_file?: string
  /** Whether nobody knows if that is the file. */
  anchor_file_degraded?: boolean
  /** The file's hash. */
  anchor_file_sha?: string
  /** When the place moved. */
  anchor_moved_at?: string
  /** What to call the place. */
  anchor_label?: string
  /** The same at length. */
  anchor_detail?: string
  /** A piece of the page there. */
  anchor_snippet?: string
  /** Whether it is a region. */
  anchor_region?: boolean
  /** What lies in the region. */
  region_inside?: string[]
  /** Whether not all comments could be had. */
  comments_degraded?: boolean
  /** The comments. */
  comments: ArtifactComment[]
}

/** What `comments` answers, and `read` of `ArtifactComments`. */
export type ArtifactThreadsOutput = {
  /** Whether threads were left out. */
  threads_dropped?: boolean
  /** The one thread that was asked for. */
  thread_filter?: string
  /** Whether the session was woken for it. */
  scoped_dispatch?: boolean
  /** Set where it is somebody else's. */
  foreign?: true
  /** Where to go on. Absent at the end. */
  cursor?: string
  /** Whether it comes from another organization. */
  outside_org?: boolean
  /** Whether the page looks after its threads itself. */
  page_owns_threads?: boolean
  /** The people, by account. */
  names?: Record<string, unknown>
  /** The threads. */
  threads: ArtifactThread[]
}

/** What `reply` answers. */
export type ArtifactReplyOutput = {
  /** Whether it is there. */
  replied: boolean
  /** The thread. */
  thread_id: string
  /** The comment. */
  comment_id?: string
  /** Whether it was there from an earlier try. */
  replayed?: boolean
  /** Whether Claude may not reply. */
  not_activated?: boolean
  /** Whether a request was answered by it. */
  summon_answered?: boolean
  /** Whether the request was somebody else's. */
  summon_foreign?: boolean
  /** Whether a reply stood there already. */
  already_answered?: boolean
  /** Whether the page looks after its threads itself. */
  page_owns_threads?: boolean
  /** The reply that stood there. */
  standing_reply_id?: string
}

/** What `resolve` answers. */
export type ArtifactResolveOutput = {
  /** Whether it is done with. */
  thread_resolved: boolean
  /** The thread. */
  thread_id: string
  /** Whether Claude may not mark it. */
  not_activated?: boolean
  /** Whether the person may not. */
  not_authorized?: boolean
  /** Whether the request was somebody else's. */
  summon_foreign?: boolean
  /** Whether the rights came from elsewhere. */
  relayed_credential?: boolean
  /** Whether the page looks after its threads itself. */
  page_owns_threads?: boolean
}

/** What `watch` answers. */
export type ArtifactWatchOutput = {
  /** The watch. */
  watch: {
    /** The Artifact's address. */
    url: string
    /** Whether it is watched now. */
    watching: boolean
    /** What came of it. */
    outcome: string
    /** Why. */
    reason?: string
    /** Why it ends with the session. */
    durable_skip_reason?: string
    /** The task in the background. */
    task_id?: string
    /** Since when. */
    since?: number
    /** When its token ends. */
    token_expires_at?: number
    /** Whether comments are replied to. */
    auto_reply?: string
    /** Whether the person may edit it. */
    can_edit?: boolean
    /** Whether the person's own turn asked for it. */
    user_turn?: boolean
    /** Whether the person named it. */
    named_by_user?: boolean
    /** Whether they don't want comments replied to. */
    replies_declined?: boolean
    /** The way that news comes. */
    rail?: string
    /** The trigger. */
    trigger_id?: string
    /** Since when it outlives the session. */
    durable_since?: string
    /** The HTTP status. */
    status?: number
    /** What else is known. */
    detail?: string
    /** What there is to say. */
    note?: string
    /** The events that it wakes for. */
    events?: string[]
  }
}

/** What `unwatch` answers. */
export type ArtifactUnwatchOutput = {
  /** The watch. */
  unwatch: {
    /** The Artifact's address. */
    url: string
    /** Whether it was watched. */
    was_watching: boolean
  }
}

/** What `resume_replies` answers. */
export type ArtifactResumeRepliesOutput = {
  /** The replies. */
  resume_replies: {
    /** The Artifact's address. */
    url: string
    /** Whether comments are replied to again. */
    resumed: boolean
    /** What came of it. */
    outcome: string
    /** Why. */
    reason?: string
    /** The task in the background. */
    task_id?: string
    /** How they had been stopped. */
    stop_kind?: string
    /** Whether the watch was still there. */
    in_place?: boolean
    /** Whether it still connects. */
    connecting?: boolean
  }
}

/** A watch of this session: one that is live, one that outlives it, or one that was stopped. */
export type ArtifactWatch =
  | {
      /** The Artifact's address. */
      url: string
      /** The task in the background. */
      task_id: string
      /** Since when. */
      since: number
      /** Whether it was asked for. */
      explicit: boolean
      /** Whether it is connected. */
      connected: boolean
      /** Whether it still connects. */
      connecting?: boolean
      /** When its token ends. */
      token_expires_at: number
      /** What began it. */
      armed_via?: string
      /** Whether comments are replied to. */
      auto_reply?: string
      /** How many comments aren't read. */
      unread_plain_comments?: number
      /** How many requests wait for a reply. */
      summons_awaiting_reply?: number
      /** Whether they weren't counted. */
      comments_uncounted?: boolean
      /** Whether some weren't. */
      comments_partially_counted?: boolean
    }
  | {
      /** The Artifact's address. */
      url: string
      /** It outlives the session. */
      rail: 'durable_wake'
      /** The trigger. */
      trigger_id: string
      /** Since when. */
      since: string
      /** The events that it wakes for. */
      events?: string[]
      /** Whether it comes from an earlier session. */
      restored?: boolean
    }
  | {
      /** The Artifact's address. */
      url: string
      /** It was stopped. */
      rail: 'live_stopped'
      /** Since when. */
      since?: number
      /** Whether it was asked for. */
      explicit?: boolean
      /** What began it. */
      armed_via?: string
      /** Whether comments are replied to. Absent in builds without it. */
      auto_reply?: string
      /** How it was stopped. */
      stop_kind: string
    }

/** What `status` answers. */
export type ArtifactWatchesOutput = {
  /** The watches. */
  watches: ArtifactWatch[]
  /** The one Artifact that was asked for. */
  filter_url?: string
  /** Those that are being begun. */
  arms?: {
    /** The Artifact's address. */
    url: string
    /** The way that news comes. */
    rail?: string
    /** How it stands. */
    state: string
    /** Whether it connects once more. */
    reconnect?: boolean
    /** How often that went wrong. */
    failures?: number
    /** How often it may. */
    max_failures?: number
    /** When it is tried next, in seconds. */
    next_in_s?: number
    /** What went wrong last. */
    last_failure?: string
    /** Why. */
    reason?: string
    /** What else is known. */
    detail?: string
    /** What the server says. */
    server_message?: string
    /** When. */
    at?: number
  }[]
}

/** What `read_db` answers, and the reads of `ArtifactData`. */
export type ArtifactDbReadOutput = {
  /** The read. */
  db_read: {
    /** What was done. */
    op: string
    /** The collection. */
    collection: string
    /** The document. */
    doc_id?: string
    /** Whether there is such a document. */
    found?: boolean
    /** Whose rights were used. */
    as_level?: string
    /** Whether the server says so too. */
    as_level_confirmed?: boolean
    /** The documents. Absent where they were saved. */
    docs?: {
      /** The document. */
      id: string
      /** Its fields. */
      data: Record<string, unknown>
      /** Its version. */
      version?: number
      /** When it last changed. */
      updatedAt?: string
    }[]
    /** Where to go on. Absent at the end. */
    next_cursor?: string
    /** The person's own id. */
    me_id?: string
    /** The order that they came in. */
    ordered_by?: {
      /** The field. */
      field: string
      /** How many were asked for. */
      limit: number
    }
    /** Set where it is somebody else's. */
    foreign?: true
    /** Set where somebody outside writes to it. */
    outside_writer?: true
    /** What was saved. Absent where nothing was. */
    saved?: {
      /** The folder. */
      dir: string
      /** The documents. */
      files: {
        /** The document. */
        id: string
        /** The file. */
        path: string
        /** Its size, in bytes. */
        bytes: number
        /** Whether it is on one line. */
        compact?: boolean
        /** The document's version. */
        version?: number
        /** When it last changed. */
        updatedAt?: string
      }[]
      /** Those that weren't saved. */
      skipped: {
        /** The document. */
        id: string
        /** Why. */
        reason: string
      }[]
    }
  }
}

/** What `profiles` of `ArtifactData` answers. */
export type ArtifactDbProfilesOutput = {
  /** The people. */
  db_profiles: {
    /** Their ids. */
    ids: string[]
    /** What is known of them, by id. */
    profiles?: Record<string, unknown>
    /** Set where nothing could be had. */
    unavailable?: true
  }
}

/** What the server keeps count of on a write. */
export type ArtifactDbWriteNotes = {
  /** How full the database is. */
  usage?: {
    /** How many documents it holds. */
    documents: number
    /** How many it could hold. */
    max_documents: number
  }
  /** The long texts that the documents hold. */
  embedded?: {
    /** How many. */
    strings: number
    /** How large, in kilobytes. */
    kb: number
  }
  /** What to be aware of. */
  warnings?: string[]
}

/** A document that was written. */
export type ArtifactDbWritten = {
  /** What was done. */
  op: string
  /** The collection. */
  collection: string
  /** The document. */
  doc_id: string
  /** The field. */
  field?: string
  /** Set where each occurrence in it was replaced. */
  replace_all?: true
  /** Its version now. */
  version?: number
}

/** What `write_db` answers, and the writes of `ArtifactData`. */
export type ArtifactDbWriteOutput = Flat<
  ArtifactWritten & {
    /** Whose rights were used. */
    as_level?: string
    /** Whether the server says so too. */
    as_level_confirmed?: boolean
    /** The write, or the writes of a batch. */
    db_write:
      | Flat<
          ArtifactDbWritten &
            ArtifactDbWriteNotes & {
              /** Whether it holds. */
              committed: boolean
            }
        >
      | Flat<
          ArtifactDbWriteNotes & {
            /** The tag of the arm. */
            op: 'batch'
            /** Whether it holds. */
            committed: boolean
            /** The documents. */
            results: ArtifactDbWritten[]
            /** Set where they were written one by one. */
            fallback?: 'sequential'
          }
        >
  }
>

/** What the engine answers where a message went to those who look at a page. */
export type ArtifactRoomSendOutput = {
  /** The message. */
  room_send: {
    /** The Artifact's address. */
    url: string
    /** What it is about. */
    topic: string
    /** Whether it arrived. */
    delivered: boolean
    /** How many got it. */
    peers?: number
    /** Why it didn't. Absent where it did. */
    reason?: string
  }
}
