import { expectType } from 'tsd'
import type {
  ArtifactAsset,
  ArtifactAssetCopyOutput,
  ArtifactAssetDeleteOutput,
  ArtifactAssetListOutput,
  ArtifactAssetReadOutput,
  ArtifactAssetUploadOutput,
  ArtifactAssetUploadsOutput,
  ArtifactDeleteOutput,
  ArtifactEmulatorOutput,
  ArtifactFileListOutput,
  ArtifactFileReadOutput,
  ArtifactFilesReadOutput,
  ArtifactPinOutput,
  ArtifactPreviewOutput,
  ArtifactProvenance,
  ArtifactSavedFile,
  ArtifactShareOutput,
  ArtifactUploadResult,
  ArtifactVerifyOutput,
  ArtifactVersionsOutput,
} from 'modhook'
import { valueOf } from './shape.js'

expectType<{
  id: string; url: string; size_bytes: number; content_type: string; sha256?: string; file_name: string
}>(valueOf<ArtifactAsset>())
expectType<
  | {
      id: string; url: string; size_bytes: number; content_type: string; sha256?: string; file_name: string
      file_path: string; status: 'uploaded'
    }
  | { file_path: string; status: 'failed' | 'not_attempted'; reason: string; message: string; may_be_stored?: true }
>(valueOf<ArtifactUploadResult>())
expectType<{
  written?: { url: string }; owned?: boolean; asset_upload: ArtifactAsset
}>(valueOf<ArtifactAssetUploadOutput>())
expectType<{
  written?: { url: string }; owned?: boolean
  asset_uploads: { url: string; results: [ArtifactUploadResult, ...ArtifactUploadResult[]] }
}>(valueOf<ArtifactAssetUploadsOutput>())
expectType<{
  asset_list: {
    url: string
    assets: { id: string; url: string; content_type: string; size_bytes: number; sha256?: string; created_at: string }[]
    usage: { files: number; bytes: number; max_files: number; max_bytes: number }; next?: string; cowritten?: true
    outside_writer?: true
  }
}>(valueOf<ArtifactAssetListOutput>())
expectType<{
  asset_read: {
    id: string; path: string; size_bytes: number; content_type: string; sha256: string; cowritten?: true
    outside_writer?: true; public_read?: true; foreign?: true
  }
}>(valueOf<ArtifactAssetReadOutput>())
expectType<{
  written?: { url: string }; owned?: boolean; asset_delete: { id: string; deleted: boolean }
}>(valueOf<ArtifactAssetDeleteOutput>())
expectType<{
  path: string; saved_to: string; size_bytes: number; content_type: string; sha256: string; content?: string
  content_scrubbed?: true; as_served?: true; source?: true; foreign?: true
}>(valueOf<ArtifactSavedFile>())
expectType<{
  cowritten?: true; outside_writer?: true; public_read?: true; from_type?: true
  type?: { url: string; title?: string }; foreign?: true
}>(valueOf<ArtifactProvenance>())
expectType<{
  file_list: {
    cowritten?: true; outside_writer?: true; public_read?: true; from_type?: true
    type?: { url: string; title?: string }; foreign?: true; url: string; ver: string
    files: { path: string; content_type: string; size_bytes: number; sha256: string; live?: true }[]
    can_publish?: boolean; owned?: boolean
    audience?: 'owner' | 'users' | 'org' | 'public' | 'agent_scoped' | 'unknown'; narrowed?: true; single_page?: true
    stored?: { contract: string; capabilities?: Record<string, unknown> }
  }
}>(valueOf<ArtifactFileListOutput>())
expectType<{
  file_read: {
    path: string; saved_to: string; size_bytes: number; content_type: string; sha256: string; content?: string
    content_scrubbed?: true; as_served?: true; source?: true; foreign?: true; cowritten?: true; outside_writer?: true
    public_read?: true; from_type?: true; type?: { url: string; title?: string }; url?: string; title?: string
    ver: string; live?: true; live_verified?: true; seq?: number
  }
}>(valueOf<ArtifactFileReadOutput>())
expectType<{
  files_read: {
    cowritten?: true; outside_writer?: true; public_read?: true; from_type?: true
    type?: { url: string; title?: string }; foreign?: true; url: string; title?: string; ver: string
    saved_dir: string; files: (ArtifactSavedFile | { path: string; error: string })[]
  }
}>(valueOf<ArtifactFilesReadOutput>())
expectType<{
  asset_copy: {
    url: string; from_url: string
    assets: { from_id: string; id: string; url: string; size_bytes: number; content_type: string; sha256?: string }[]
  }
}>(valueOf<ArtifactAssetCopyOutput>())
expectType<{ artifact_delete: { url: string; deleted: true; already_gone?: boolean } }>(valueOf<ArtifactDeleteOutput>())
expectType<{
  pin: { action: 'pin' | 'unpin'; url: string; pinned: boolean; title?: string }
}>(valueOf<ArtifactPinOutput>())
expectType<{
  shared: {
    url: string; mode: string; access: string; read_mode: string; added: number; editors?: number; unchanged?: boolean
    org_name?: string; title?: string
  }
}>(valueOf<ArtifactShareOutput>())
expectType<{
  page_versions: { url: string; rows: { id: string; createdAt?: string; current?: true }[]; degraded?: true; cut?: true }
}>(valueOf<ArtifactVersionsOutput>())
expectType<{
  verify: {
    url: string; ver: string; state: string; entries: unknown[]; truncated?: boolean; dropped?: number
    waited?: boolean; foreign?: true
  }
}>(valueOf<ArtifactVerifyOutput>())
expectType<{
  preview: {
    file: string; bytes: number; widths: number[]; themes: string[]
    shots: {
      width: number; theme: string; height?: number; pageHeight?: number; path?: string; base64?: string
      error?: string
    }[]
    issues: { kind: string; text: string }[]; issuesDropped?: number; renderError?: string
  }
}>(valueOf<ArtifactPreviewOutput>())
expectType<{
  emulatorPreview: {
    file: string; outcome: string; pictures: { path: string; base64?: string }[]; marks?: string[]; errors?: string[]
    outline?: string; stopped?: string
  }
}>(valueOf<ArtifactEmulatorOutput>())
