/**
 * Tools for what lies outside: web pages, scheduled agents in the cloud, and notifications.
 *
 * Compared with Claude Code 2.1.332 and `sdk-tools.d.ts` of the Agent SDK 0.3.332.
 *
 * @see https://code.claude.com/docs/en/agent-sdk/typescript
 */
import type { OpenSet } from './open-set.js'
import type { NoArgs } from './no-args.js'

/** What `WebFetch` takes. */
export type WebFetchInput = {
  /** The page's address. */
  url: string
  /** What to find out from the page. */
  prompt: string
  /** Which character of the page to start at, as the answer before says. Absent for the first. */
  offset?: number
}

/** The Artifact that a read went through to its end. */
export type ArtifactReadMark = {
  /** Which Artifact. */
  slug: string
  /** The version that counts as seen from now on. */
  ver?: string
  /** False where the page alone was read. */
  seeded?: false
}

/** What `WebFetch` answers. */
export type WebFetchOutput = {
  /** The page's size, in bytes. */
  bytes: number
  /** The HTTP status. */
  code: number
  /** The HTTP status in words. */
  codeText: string
  /** What was found out. */
  result: string
  /** How long it took, in milliseconds. */
  durationMs: number
  /** The page's address. */
  url: string
  /** Set where the model may cite the result. Bookkeeping of the client. */
  citable?: true
  /** Set where the result holds the page's own text. Bookkeeping of the client. */
  pageText?: true
  /** The Artifact that the page is. Absent for any other page. */
  artifactRead?: ArtifactReadMark
}

/** What `WebSearch` takes. */
export type WebSearchInput = {
  /** What to look for. */
  query: string
  /** Keeps results of these domains alone. Absent for all. */
  allowed_domains?: string[]
  /** Leaves out results of these domains. Absent for none. */
  blocked_domains?: string[]
}

/** What `WebSearch` answers. */
export type WebSearchOutput = {
  /** What was looked for. */
  query: string
  /** The results of each search, and the model's words between them. */
  results: (
    | {
        /** The search. */
        tool_use_id: string
        /** The pages. */
        content: {
          /** The page's title. */
          title: string
          /** The page's address. */
          url: string
          /** Some of its text. Hooks get it, the stream's `tool_use_result` doesn't. */
          snippet?: string
        }[]
      }
    | string
  )[]
  /** How long it took, in seconds. */
  durationSeconds: number
  /** How many searches there were. */
  searchCount?: number
  /** Set where text of the pages goes to the model as it is. Bookkeeping of the client. */
  plainPageText?: true
}

/** What `RemoteTrigger` takes. */
export type RemoteTriggerInput = {
  /** What to do. Closed set. */
  action: 'list' | 'get' | 'create' | 'update' | 'run' | 'create_webhook_trigger' | 'list_runs' | 'get_run_log'
  /** The trigger: for `get`, `update`, `run` and `list_runs`. */
  trigger_id?: string
  /** The run's session, as `list_runs` names it: for `get_run_log`. */
  session_id?: string
  /** Where to go on, which the page before gave as `next_cursor`: for `list_runs` and `get_run_log`. */
  cursor?: string
  /** The trigger: for `create` and `update`. For `run`, what to change this once. */
  body?: Record<string, unknown>
}

/** What `RemoteTrigger` answers. */
export type RemoteTriggerOutput = {
  /** The HTTP status. */
  status: number
  /** What the service answered, as JSON text. */
  json: string
  /** The same in words. Absent where there is nothing to sum up. */
  summary?: string
}

/** What `PushNotification` takes. */
export type PushNotificationInput = {
  /** What to say: phones cut what is over 200 characters. */
  message: string
  /** Nobody asked for it: the only one there is. */
  status?: 'proactive'
}

/** What `PushNotification` answers. */
export type PushNotificationOutput = {
  /** What was said. */
  message: string
  /** Whether it went to the person's phone. */
  pushSent?: boolean
  /** Whether it was shown on this machine. */
  localSent?: boolean
  /** Why nothing went out: the person turned it off, is here, or can't be reached. Absent where it did. Closed set. */
  disabledReason?: 'config_off' | 'user_present' | 'no_transport'
  /** When, in ISO 8601. Absent in results of older clients. */
  sentAt?: string
}

/** What `ReadNotifications` takes: nothing. */
export type ReadNotificationsInput = NoArgs

/** What `ReadNotifications` answers. */
export type ReadNotificationsOutput = {
  /** What waited for the session. */
  notifications: {
    /** Its id: the same where it is delivered twice. */
    notification_id: string
    /** Who sent it, as the server vouches. Open set. */
    origin: OpenSet<'github_webhook' | 'trigger_fire' | 'mcp_send_message' | 'unknown'>
    /** When it was queued, in RFC 3339. */
    queued_at: string
    /** What it says, word for word. */
    content: string
    /** When it reached the session, in RFC 3339 by this machine's clock. Absent in older results. */
    arrived_at?: string
  }[]
  /** How many still wait: an answer takes only so much. */
  remaining: number
  /** When they were read, in RFC 3339 by this machine's clock. Absent in older results. */
  read_at?: string
}

/** What `FetchInboxMessage` takes. */
export type FetchInboxMessageInput = {
  /** The message, as the notice of it says. */
  file_id: string
}

/** What `FetchInboxMessage` answers. */
export type FetchInboxMessageOutput = {
  /** Whether it was had. */
  ok: boolean
  /** The message, as it was asked for. */
  file_id?: string
  /** The message's own id. */
  message_id?: string
  /** Its text within the marks that set it apart for the model. */
  enveloped_text?: string
  /** Its text alone. */
  body?: string
  /** The sender's name. */
  sender_display?: string
  /** What the sender is. */
  sender_kind?: string
  /** The way it came. */
  source?: string
  /** Where it stands in Slack. Absent for any other way. */
  slack_permalink?: string
  /** When it came. */
  received_at?: string
  /** What the paths of its attachments start with. Absent for none. */
  attachments_prefix?: string
  /** Why it wasn't had. Absent where it was. */
  reason?: string
}
