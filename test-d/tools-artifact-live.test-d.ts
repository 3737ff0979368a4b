import { expectType } from 'tsd'
import type {
  ArtifactComment,
  ArtifactDbProfilesOutput,
  ArtifactDbReadOutput,
  ArtifactDbWriteNotes,
  ArtifactDbWriteOutput,
  ArtifactDbWritten,
  ArtifactReplyOutput,
  ArtifactResolveOutput,
  ArtifactResumeRepliesOutput,
  ArtifactRoomSendOutput,
  ArtifactThread,
  ArtifactThreadsOutput,
  ArtifactUnwatchOutput,
  ArtifactWatch,
  ArtifactWatchesOutput,
  ArtifactWatchOutput,
  ArtifactWritten,
} from 'modhook'
import { valueOf } from './shape.js'

expectType<{ written?: { url: string }; owned?: boolean }>(valueOf<ArtifactWritten>())
expectType<{
  id: string; account: string; role?: string; text: string; created_at?: string; sent_to_claude?: boolean
  sent_to_claude_degraded?: boolean; sent_by_viewer?: boolean; posted_by_artifact?: boolean; awaiting_reply?: boolean
  presence?: string; access?: string; outside?: true
}>(valueOf<ArtifactComment>())
expectType<{
  id: string; created_at?: string; resolved: boolean; resolved_degraded?: boolean; resolved_by_claude?: boolean
  claude_activated: boolean; activated_degraded?: boolean; carried?: boolean; anchor_path?: string
  span_quote?: string; anchor_file?: string; anchor_file_degraded?: boolean; anchor_file_sha?: string
  anchor_moved_at?: string; anchor_label?: string; anchor_detail?: string; anchor_snippet?: string
  anchor_region?: boolean; region_inside?: string[]; comments_degraded?: boolean; comments: ArtifactComment[]
}>(valueOf<ArtifactThread>())
expectType<{
  threads_dropped?: boolean; thread_filter?: string; scoped_dispatch?: boolean; foreign?: true; cursor?: string
  outside_org?: boolean; page_owns_threads?: boolean; names?: Record<string, unknown>; threads: ArtifactThread[]
}>(valueOf<ArtifactThreadsOutput>())
expectType<{
  replied: boolean; thread_id: string; comment_id?: string; replayed?: boolean; not_activated?: boolean
  summon_answered?: boolean; summon_foreign?: boolean; already_answered?: boolean; page_owns_threads?: boolean
  standing_reply_id?: string
}>(valueOf<ArtifactReplyOutput>())
expectType<{
  thread_resolved: boolean; thread_id: string; not_activated?: boolean; not_authorized?: boolean
  summon_foreign?: boolean; relayed_credential?: boolean; page_owns_threads?: boolean
}>(valueOf<ArtifactResolveOutput>())
expectType<{
  watch: {
    url: string; watching: boolean; outcome: string; reason?: string; durable_skip_reason?: string; task_id?: string
    since?: number; token_expires_at?: number; auto_reply?: string; can_edit?: boolean; user_turn?: boolean
    named_by_user?: boolean; replies_declined?: boolean; rail?: string; trigger_id?: string; durable_since?: string
    status?: number; detail?: string; note?: string; events?: string[]
  }
}>(valueOf<ArtifactWatchOutput>())
expectType<{ unwatch: { url: string; was_watching: boolean } }>(valueOf<ArtifactUnwatchOutput>())
expectType<{
  resume_replies: {
    url: string; resumed: boolean; outcome: string; reason?: string; task_id?: string; stop_kind?: string
    in_place?: boolean; connecting?: boolean
  }
}>(valueOf<ArtifactResumeRepliesOutput>())
expectType<
  | {
      url: string; task_id: string; since: number; explicit: boolean; connected: boolean; connecting?: boolean
      token_expires_at: number; armed_via?: string; auto_reply?: string; unread_plain_comments?: number
      summons_awaiting_reply?: number; comments_uncounted?: boolean; comments_partially_counted?: boolean
    }
  | { url: string; rail: 'durable_wake'; trigger_id: string; since: string; events?: string[]; restored?: boolean }
  | {
      url: string; rail: 'live_stopped'; since?: number; explicit?: boolean; armed_via?: string; auto_reply?: string
      stop_kind: string
    }
>(valueOf<ArtifactWatch>())
expectType<{
  watches: ArtifactWatch[]; filter_url?: string
  arms?: {
    url: string; rail?: string; state: string; reconnect?: boolean; failures?: number; max_failures?: number
    next_in_s?: number; last_failure?: string; reason?: string; detail?: string; server_message?: string; at?: number
  }[]
}>(valueOf<ArtifactWatchesOutput>())
expectType<{
  db_read: {
    op: string; collection: string; doc_id?: string; found?: boolean; as_level?: string; as_level_confirmed?: boolean
    docs?: { id: string; data: Record<string, unknown>; version?: number; updatedAt?: string }[]; next_cursor?: string
    me_id?: string; ordered_by?: { field: string; limit: number }; foreign?: true; outside_writer?: true
    saved?: {
      dir: string
      files: { id: string; path: string; bytes: number; compact?: boolean; version?: number; updatedAt?: string }[]
      skipped: { id: string; reason: string }[]
    }
  }
}>(valueOf<ArtifactDbReadOutput>())
expectType<{
  db_profiles: { ids: string[]; profiles?: Record<string, unknown>; unavailable?: true }
}>(valueOf<ArtifactDbProfilesOutput>())
expectType<{
  usage?: { documents: number; max_documents: number }; embedded?: { strings: number; kb: number }
  warnings?: string[]
}>(valueOf<ArtifactDbWriteNotes>())
expectType<{
  op: string; collection: string; doc_id: string; field?: string; replace_all?: true; version?: number
}>(valueOf<ArtifactDbWritten>())
expectType<{
  written?: { url: string }; owned?: boolean; as_level?: string; as_level_confirmed?: boolean
  db_write:
    | {
        op: string; collection: string; doc_id: string; field?: string; replace_all?: true; version?: number
        usage?: { documents: number; max_documents: number }; embedded?: { strings: number; kb: number }
        warnings?: string[]; committed: boolean
      }
    | {
        usage?: { documents: number; max_documents: number }; embedded?: { strings: number; kb: number }
        warnings?: string[]; op: 'batch'; committed: boolean; results: ArtifactDbWritten[]; fallback?: 'sequential'
      }
}>(valueOf<ArtifactDbWriteOutput>())
expectType<{
  room_send: { url: string; topic: string; delivered: boolean; peers?: number; reason?: string }
}>(valueOf<ArtifactRoomSendOutput>())
