import { expectAssignable, expectError, expectType } from 'tsd'
import type {
  AppifactReplInput,
  AppifactReplOutput,
  ArtifactAccessLevel,
  ArtifactAction,
  ArtifactAssetCopyOutput,
  ArtifactAssetDeleteOutput,
  ArtifactAssetListOutput,
  ArtifactAssetReadOutput,
  ArtifactAssetUploadOutput,
  ArtifactAssetUploadsOutput,
  ArtifactCheckInput,
  ArtifactCommentsInput,
  ArtifactCreatedOutput,
  ArtifactDataInput,
  ArtifactDbProfilesOutput,
  ArtifactDbQuery,
  ArtifactDbReadOutput,
  ArtifactDbWrite,
  ArtifactDbWriteOutput,
  ArtifactDeleteOutput,
  ArtifactEmulatorOutput,
  ArtifactFileListOutput,
  ArtifactFileReadOutput,
  ArtifactFilesReadOutput,
  ArtifactInput,
  ArtifactListOutput,
  ArtifactOpenedOutput,
  ArtifactOutput,
  ArtifactPinOutput,
  ArtifactPreviewOutput,
  ArtifactPublishOutput,
  ArtifactQuickstartOutput,
  ArtifactReadOutput,
  ArtifactReplyOutput,
  ArtifactResolveOutput,
  ArtifactResumeRepliesOutput,
  ArtifactRoomSendOutput,
  ArtifactShareOutput,
  ArtifactThreadsOutput,
  ArtifactTypeInstancesOutput,
  ArtifactTypeOutput,
  ArtifactTypesOutput,
  ArtifactUnwatchOutput,
  ArtifactVerifyOutput,
  ArtifactVersionsOutput,
  ArtifactWatchesOutput,
  ArtifactWatchOutput,
} from 'modhook'
import { valueOf } from './shape.js'

expectType<
  | 'publish'
  | 'list'
  | 'read'
  | 'list_types'
  | 'describe_type'
  | 'quickstart'
  | 'comments'
  | 'reply'
  | 'resolve'
  | 'watch'
  | 'unwatch'
  | 'status'
  | 'resume_replies'
  | 'read_db'
  | 'write_db'
  | 'list_files'
  | 'read_file'
  | 'upload_asset'
  | 'list_assets'
  | 'read_asset'
  | 'delete_asset'
  | 'pin'
  | 'unpin'
>(valueOf<ArtifactAction>())
expectType<'view' | 'interact' | 'admin'>(valueOf<ArtifactAccessLevel>())
expectType<{
  op: 'set' | 'update' | 'delete'; collection: string; doc_id: string; data?: Record<string, unknown>
  file_path?: string
}>(valueOf<ArtifactDbWrite>())
expectType<{
  where?: unknown[][]; order_by?: { field: string; direction?: 'asc' | 'desc' }; limit?: number; cursor?: string
}>(valueOf<ArtifactDbQuery>())

expectType<{
  action?: ArtifactAction; url?: string; file_path?: string; file_paths?: [string, ...string[]]
  files?: { path: string; contentType?: string }[] | Record<string, string | { from: string; contentType?: string } | null>
  root?: string; edits?: { old_str: string; new_str: string }[]; overwrite_unread?: string[]; title?: string
  description?: string; label?: string; icon?: string; favicon?: string; force?: boolean; pin?: boolean
  capabilities?: Record<string, unknown>; contract?: 'latest' | (string & {}); type_url?: string
  auto_open?: 'at_create' | 'after_first_write'; type_query?: string; type?: string
  intent?: 'document' | 'slides' | 'design' | 'other'; design_systems?: boolean; limit?: number; page_token?: string
  scope?: 'mine' | 'shared' | 'all'; prompt?: string; page?: boolean; thread_id?: string; text?: string
  cursor?: string; acknowledge_duplicate?: boolean
  db_op?: 'get' | 'list' | 'query' | 'set' | 'update' | 'delete' | 'batch'; collection?: string; doc_id?: string
  query?: ArtifactDbQuery; data?: Record<string, unknown>; writes?: ArtifactDbWrite[]; as_level?: ArtifactAccessLevel
  path?: string; paths?: string[]; out_dir?: string; asset_id?: string; after?: string
}>(valueOf<ArtifactInput>())

expectType<{ action: 'verify' }>(valueOf<ArtifactCheckInput>())

expectType<{
  action: 'read' | 'reply' | 'resolve' | 'watch'; url?: string; thread_id?: string; text?: string; cursor?: string
  acknowledge_duplicate?: boolean; on?: boolean; replies?: boolean
}>(valueOf<ArtifactCommentsInput>())

expectType<{
  action: 'get' | 'list' | 'query' | 'set' | 'update' | 'delete' | 'batch' | 'profiles'; url?: string
  writes?: ArtifactDbWrite[]; collection?: string; ids?: string[]; doc_id?: string; query?: ArtifactDbQuery
  data?: Record<string, unknown>; file_path?: string; out_dir?: string; as_level?: ArtifactAccessLevel
}>(valueOf<ArtifactDataInput>())

expectType<{ skill?: string; artifact?: string; code: string }>(valueOf<AppifactReplInput>())
expectType<{
  output: string; stderr: string; exitCode: number | null; signal: string | null; note?: string
  seen?: { text: string; images: { media_type: 'image/png' | 'image/jpeg'; data: string }[] }[]; toolsUsed?: string[]
}>(valueOf<AppifactReplOutput>())
expectType<
  | ArtifactCreatedOutput
  | ArtifactOpenedOutput
  | ArtifactPublishOutput
  | ArtifactListOutput
  | ArtifactReadOutput
  | ArtifactTypesOutput
  | ArtifactTypeOutput
  | ArtifactTypeInstancesOutput
  | ArtifactQuickstartOutput
  | ArtifactThreadsOutput
  | ArtifactReplyOutput
  | ArtifactResolveOutput
  | ArtifactWatchOutput
  | ArtifactUnwatchOutput
  | ArtifactResumeRepliesOutput
  | ArtifactWatchesOutput
  | ArtifactDbReadOutput
  | ArtifactDbProfilesOutput
  | ArtifactDbWriteOutput
  | ArtifactRoomSendOutput
  | ArtifactAssetUploadOutput
  | ArtifactAssetUploadsOutput
  | ArtifactAssetListOutput
  | ArtifactAssetReadOutput
  | ArtifactAssetDeleteOutput
  | ArtifactAssetCopyOutput
  | ArtifactFileListOutput
  | ArtifactFileReadOutput
  | ArtifactFilesReadOutput
  | ArtifactDeleteOutput
  | ArtifactPinOutput
  | ArtifactShareOutput
  | ArtifactVersionsOutput
  | ArtifactVerifyOutput
  | ArtifactPreviewOutput
  | ArtifactEmulatorOutput
>(valueOf<ArtifactOutput>())

// builds differ, and the actions of all of them are there
expectAssignable<ArtifactInput>({ action: 'upload_asset', url: 'https://claude.ai/artifact/a', file_path: '/a.png' })
expectAssignable<ArtifactInput>({ action: 'read_db', db_op: 'get', collection: 'boards', doc_id: 'b1' })
expectAssignable<ArtifactInput>({ files: { 'a.css': 'src/a.css', 'b.js': { from: 'b.js' }, 'old.css': null } })
// a closed set
expectError<ArtifactInput>({ action: 'share' })
// the key that an arm has alone tells it
declare const answer: ArtifactOutput
if ('db_read' in answer) expectType<string>(answer.db_read.collection)
