import { expectAssignable, expectError, expectType } from 'tsd'
import type {
  ArtifactReadMark,
  FetchInboxMessageInput,
  FetchInboxMessageOutput,
  NoArgs,
  PushNotificationInput,
  PushNotificationOutput,
  ReadNotificationsInput,
  ReadNotificationsOutput,
  RemoteTriggerInput,
  RemoteTriggerOutput,
  WebFetchInput,
  WebFetchOutput,
  WebSearchInput,
  WebSearchOutput,
} from 'modhook'
import { valueOf } from './shape.js'

expectType<{ url: string; prompt: string; offset?: number }>(valueOf<WebFetchInput>())
expectType<{ slug: string; ver?: string; seeded?: false }>(valueOf<ArtifactReadMark>())
expectType<{
  bytes: number; code: number; codeText: string; result: string; durationMs: number; url: string; citable?: true
  pageText?: true; artifactRead?: ArtifactReadMark
}>(valueOf<WebFetchOutput>())

expectType<{ query: string; allowed_domains?: string[]; blocked_domains?: string[] }>(valueOf<WebSearchInput>())
expectType<{
  query: string
  results: ({ tool_use_id: string; content: { title: string; url: string; snippet?: string }[] } | string)[]
  durationSeconds: number; searchCount?: number; plainPageText?: true
}>(valueOf<WebSearchOutput>())

expectType<{
  action: 'list' | 'get' | 'create' | 'update' | 'run' | 'create_webhook_trigger' | 'list_runs' | 'get_run_log'
  trigger_id?: string; session_id?: string; cursor?: string; body?: Record<string, unknown>
}>(valueOf<RemoteTriggerInput>())
expectType<{ status: number; json: string; summary?: string }>(valueOf<RemoteTriggerOutput>())

expectType<{ message: string; status?: 'proactive' }>(valueOf<PushNotificationInput>())
expectType<{
  message: string; pushSent?: boolean; localSent?: boolean
  disabledReason?: 'config_off' | 'user_present' | 'no_transport'; sentAt?: string
}>(valueOf<PushNotificationOutput>())

expectType<NoArgs>(valueOf<ReadNotificationsInput>())
expectType<{
  notifications: {
    notification_id: string
    origin: 'github_webhook' | 'trigger_fire' | 'mcp_send_message' | 'unknown' | (string & {}); queued_at: string
    content: string; arrived_at?: string
  }[]
  remaining: number; read_at?: string
}>(valueOf<ReadNotificationsOutput>())

expectType<{ file_id: string }>(valueOf<FetchInboxMessageInput>())
expectType<{
  ok: boolean; file_id?: string; message_id?: string; enveloped_text?: string; body?: string; sender_display?: string
  sender_kind?: string; source?: string; slack_permalink?: string; received_at?: string; attachments_prefix?: string
  reason?: string
}>(valueOf<FetchInboxMessageOutput>())

// an open set: servers add origins
expectAssignable<ReadNotificationsOutput['notifications'][number]['origin']>('an-origin-of-a-later-build')
// a closed set
expectError<RemoteTriggerInput>({ action: 'delete' })
