import { expectType } from 'tsd'
import type {
  ArtifactCreatedOutput,
  ArtifactDesignSystem,
  ArtifactDoc,
  ArtifactFileHash,
  ArtifactInstances,
  ArtifactListOutput,
  ArtifactOpenedOutput,
  ArtifactOrigin,
  ArtifactPublishOutput,
  ArtifactQuickstartOutput,
  ArtifactReadMark,
  ArtifactReadOutput,
  ArtifactStartFiles,
  ArtifactTypeFile,
  ArtifactTypeInstancesOutput,
  ArtifactTypeOutput,
  ArtifactTypeRow,
  ArtifactTypesOutput,
} from 'modhook'
import { valueOf } from './shape.js'

expectType<{ path: string; text: string; chars: number; clipped?: boolean }>(valueOf<ArtifactDoc>())
expectType<{
  title: string; type_url: string; description?: string; tier?: string; third_party?: boolean
}>(valueOf<ArtifactTypeRow>())
expectType<{
  type?: string; type_url?: string; scope: string
  instances: {
    title: string; url: string; description?: string; created_at?: string; rel?: string; audience?: string
    outsiders_may_have_written?: true; default?: string
  }[]
  more?: boolean; overflow?: boolean; dropped?: number; unavailable?: boolean
}>(valueOf<ArtifactInstances>())
expectType<{
  url?: string; default?: string; title?: string; store?: boolean; docs?: ArtifactDoc[]; token_files?: string[]
  unavailable?: string
}>(valueOf<ArtifactDesignSystem>())
expectType<{ url: string; release: string }>(valueOf<ArtifactOrigin>())
expectType<{ path: string; sha256: string }>(valueOf<ArtifactFileHash>())
expectType<{
  created_from_type: true; already_created?: true; url: string; version: string; owned?: boolean; path?: string
  title?: string; type: ArtifactOrigin; own_files: string[]; type_files: string[]; served_at?: string
  served_root?: string; files_written?: ArtifactFileHash[]; files_removed?: string[]
  auto_open?: 'at_create' | 'after_first_write'; warnings?: string[]; files_error?: string
  files_error_kind?: 'type_owned_path'
  provisioned?: { store: string; project_id: string; file_id?: string; node_id?: string }; liveSubscription?: string
  pinned?: boolean; instructions?: string; instructions_chars?: number; instructions_clipped?: boolean
  instructions_unavailable?: string; viewer_note?: string
  init_references?: { docs: ArtifactDoc[]; unavailable?: { path: string; why: string }[] }
  after_quickstart?: {
    design_system?: string; saved_system?: string; saved_system_dir?: string; saved_pages_dir?: string
    not_listed?: boolean
  }
  design_systems?: ArtifactInstances; design_systems_note?: string; design_system?: ArtifactDesignSystem
}>(valueOf<ArtifactCreatedOutput>())
expectType<{
  opened: true; url: string; artifact_id: string; title?: string; owned?: boolean
}>(valueOf<ArtifactOpenedOutput>())
expectType<{
  url: string; path: string; artifact_id?: string; title?: string; version?: string; capabilities?: unknown
  stored?: {
    contract: string; preferredContract?: string; capabilities?: Record<string, unknown>; carried?: boolean
    read?: string
  }
  warnings?: string[]; publishesRemaining?: number; publishesResetAt?: number; contract?: string; updated?: boolean
  owned?: boolean; icon?: string; faviconSent?: true; iconDropped?: true; audience?: string
  folder_audience?: 'others' | 'unknown'; seq?: number; unchanged?: true
  merged_over?: { base: string; live?: string; changed?: { path: string; sha256: string | null }[]; omitted?: number }
  liveSubscription?: string; verifyGuide?: string; editsApplied?: number
  editsNotWritten?: 'write_failed' | 'not_writable' | 'changed_during_publish' | 'hard_linked'; seededThread?: string
  files_written?: ArtifactFileHash[]; files_removed?: string[]; pinned?: boolean
  type?: {
    url: string; release: string; latest?: string
    blocked?: { to?: string; reason: string; conflict_count?: number; paths?: string[] }
  }
  own_files?: string[]; type_files?: string[]; served_at?: string; served_root?: string; new_files?: string[]
  unchanged_files?: string[]
}>(valueOf<ArtifactPublishOutput>())
expectType<{
  artifacts: {
    title: string; url: string; favicon?: string; updatedAt?: string; rel?: 'mine' | 'shared'; external?: true
    role?: 'editor' | 'commenter' | 'reader' | 'viewer'; outsidersMayHaveWritten?: true; listedKind?: string
    pinned?: boolean
  }[]
  truncated?: boolean; total?: number; total_at_least?: true; next_page_token?: string; pins_enabled?: boolean
  scope?: 'shared' | 'all'; external_listed?: true
}>(valueOf<ArtifactListOutput>())
expectType<{
  read: { url: string; bytes: number; code: number; codeText: string; result: string; durationMs: number; title?: string }
  owned?: boolean; artifactRead?: ArtifactReadMark
}>(valueOf<ArtifactReadOutput>())
expectType<{
  artifact_types: ArtifactTypeRow[]; query?: string; more?: boolean; dropped?: number; unavailable?: boolean
  docs_unfillable?: boolean
}>(valueOf<ArtifactTypesOutput>())
expectType<{
  path: string; content?: string; chars?: number; clipped?: boolean
  unread?: 'withheld' | 'not_listed' | 'not_text' | 'too_large' | 'unavailable' | 'result_full'; why?: string
}>(valueOf<ArtifactTypeFile>())
expectType<{
  artifact_type: {
    title: string; type_url: string; description?: string; tier?: string; third_party?: boolean; release?: string
    files: string[]; files_omitted?: number; instructions_file: boolean; instructions?: string
    instructions_chars?: number; instructions_clipped?: boolean; instructions_unavailable?: string
    viewer_note?: string; capabilities: string[]; creatable?: boolean
  }
  read_of_type_link?: true; type_file?: ArtifactTypeFile; type_files_read?: ArtifactTypeFile[]
}>(valueOf<ArtifactTypeOutput>())
expectType<{ type_instances: ArtifactInstances }>(valueOf<ArtifactTypeInstancesOutput>())
expectType<{
  dir: string; files: { path: string; bytes: number }[]; skipped: { path: string; reason: string }[]
}>(valueOf<ArtifactStartFiles>())
expectType<{
  quickstart: {
    intent: string; match?: ArtifactTypeRow; match_of?: number; ask_first?: boolean; types?: ArtifactTypeRow[]
    types_more?: boolean; dashboard_type?: ArtifactTypeRow; motion_type?: ArtifactTypeRow
    whiteboard_type?: ArtifactTypeRow; types_unavailable?: boolean; types_ruled?: boolean; types_ambiguous?: boolean
    types_partial?: boolean; types_note?: string; types_hooked?: boolean; docs_connector?: boolean
    design_systems?: ArtifactInstances; design_systems_note?: string; design_systems_off?: boolean
    design_system?: ArtifactDesignSystem; design_guidance?: boolean
    start_kit?: {
      type?: ArtifactStartFiles; system_url?: string; system?: ArtifactStartFiles; skill_in_result: boolean
      capabilities_skill: boolean; repl_tool?: boolean
    }
  }
}>(valueOf<ArtifactQuickstartOutput>())
