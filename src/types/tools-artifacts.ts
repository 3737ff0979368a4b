/**
 * Tools for Artifacts, the pages that the account publishes: what they take. The arms of what they answer are in
 * `tools-artifact-page.ts`, `tools-artifact-files.ts` and `tools-artifact-live.ts`.
 *
 * Compared with Claude Code 2.1.332 and `sdk-tools.d.ts` of the Agent SDK 0.3.332. Builds differ in what they offer:
 * these are the actions and the keys of all of them.
 *
 * @see https://code.claude.com/docs/en/agent-sdk/typescript
 */
import type { OpenSet } from './open-set.js'
import type {
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
  ArtifactShareOutput,
  ArtifactVerifyOutput,
  ArtifactVersionsOutput,
} from './tools-artifact-files.js'
import type {
  ArtifactDbProfilesOutput,
  ArtifactDbReadOutput,
  ArtifactDbWriteOutput,
  ArtifactReplyOutput,
  ArtifactResolveOutput,
  ArtifactResumeRepliesOutput,
  ArtifactRoomSendOutput,
  ArtifactThreadsOutput,
  ArtifactUnwatchOutput,
  ArtifactWatchOutput,
  ArtifactWatchesOutput,
} from './tools-artifact-live.js'
import type {
  ArtifactCreatedOutput,
  ArtifactListOutput,
  ArtifactOpenedOutput,
  ArtifactPublishOutput,
  ArtifactQuickstartOutput,
  ArtifactReadOutput,
  ArtifactTypeInstancesOutput,
  ArtifactTypeOutput,
  ArtifactTypesOutput,
} from './tools-artifact-page.js'

/** What to do with an Artifact. Closed set: the actions of all builds. */
export type ArtifactAction =
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

/** Whose rights a database is used with: a viewer's, those of one who works with the page, an editor's. Closed set. */
export type ArtifactAccessLevel = 'view' | 'interact' | 'admin'

/** One of several writes to an Artifact's database. */
export type ArtifactDbWrite = {
  /** Whether to replace the document, to merge into it, or to delete it. Closed set. */
  op: 'set' | 'update' | 'delete'
  /** The collection. */
  collection: string
  /** The document. */
  doc_id: string
  /** Its fields. Absent where `file_path` has them, and for `delete`. */
  data?: Record<string, unknown>
  /** A JSON file with its fields. Absent where `data` has them, and for `delete`. */
  file_path?: string
}

/** Which documents of a collection to read, and in what order. */
export type ArtifactDbQuery = {
  /** What has to hold, as triples of field, operator and value. Not for a plain list. */
  where?: unknown[][]
  /** The order. All then come at once, without a cursor. Not for a plain list. */
  order_by?: {
    /** The field to go by. */
    field: string
    /** Which way. Closed set. */
    direction?: 'asc' | 'desc'
  }
  /** How many: 1 to 1000. Absent for 100. */
  limit?: number
  /** Where to go on, as the answer before says. Absent for the start. */
  cursor?: string
}

/** What `Artifact` takes: an action, and the keys that belong to it. */
export type ArtifactInput = {
  /** What to do. Absent for `publish`. */
  action?: ArtifactAction
  /** The Artifact's address. Absent for a new one. */
  url?: string
  /**
   * The file: to publish, the page; to upload, the asset; to write to the database, a JSON file with the document's
   * fields.
   */
  file_path?: string
  /** Several files to upload at once: 1 to 25. */
  file_paths?: [string, ...string[]]
  /**
   * The files beside the page: a list of those to publish where they lie, or a map from the published path to the
   * source, to both source and type, or to null for one that goes.
   */
  files?:
    | {
        /** The file, by a path from the working directory or from `root`. */
        path: string
        /** Its MIME type. Absent for what its name says. */
        contentType?: string
      }[]
    | Record<
        string,
        | string
        | {
            /** The source. */
            from: string
            /** Its MIME type. Absent for what its name says. */
            contentType?: string
          }
        | null
      >
  /** The folder that sources are looked up in. Absent for the working directory. */
  root?: string
  /** Changes to make in the file before it is published, in order, all of them or none. */
  edits?: {
    /** The text to take out, which stands there just once. */
    old_str: string
    /** The text to put in. Empty for none. */
    new_str: string
  }[]
  /** Published paths that may be replaced though nobody has looked at them. */
  overwrite_unread?: string[]
  /** The page's title, where the file has none of its own; or the name of an Artifact made from a type. */
  title?: string
  /** What the page is, in a sentence. */
  description?: string
  /** What to call this version: 60 characters at most. */
  label?: string
  /** A word for the icon, such as `chart`. Absent to keep it. */
  icon?: string
  /**
   * The icon, by its older key.
   * @deprecated Use `icon`.
   */
  favicon?: string
  /** Whether to overwrite a newer version than the one that was read. Absent for false. */
  force?: boolean
  /** Whether to put it among the person's pinned ones too. Absent for false. */
  pin?: boolean
  /** What the page may do, by capability. Empty takes all away. Absent to keep them. */
  capabilities?: Record<string, unknown>
  /** The runtime to publish for: `latest`, or a version. Absent to keep it. Open set. */
  contract?: OpenSet<'latest'>
  /** The type to make it from, to describe, or to list the Artifacts of. */
  type_url?: string
  /** When a new Artifact of a type opens for the person. Closed set. */
  auto_open?: 'at_create' | 'after_first_write'
  /** Keeps types that match the words alone, for `list_types`. */
  type_query?: string
  /** The type's name, for `list`. Never together with `type_url`. */
  type?: string
  /** What is to be made, for `quickstart`. Closed set. */
  intent?: 'document' | 'slides' | 'design' | 'other'
  /** Whether `quickstart` tells of design systems. Absent for true. */
  design_systems?: boolean
  /** How many to list. Absent for 25. */
  limit?: number
  /** Where to go on with a list, as the answer before says. */
  page_token?: string
  /** Whose to list. Absent for one's own, or for all where a type is named. Closed set. */
  scope?: 'mine' | 'shared' | 'all'
  /** What to find out from somebody else's page, for `read`. Absent for what it says in short. */
  prompt?: string
  /** Whether `read` gives the page itself where a type's instructions would take its place. Absent for false. */
  page?: boolean
  /** The thread of comments: for `reply` and `resolve`, or for `comments` of this one alone. */
  thread_id?: string
  /** What to reply: 4096 bytes of UTF-8 at most. */
  text?: string
  /** Where to go on with `comments`, as the answer before says. */
  cursor?: string
  /** Whether to reply though a reply stands there already. Absent for false. */
  acknowledge_duplicate?: boolean
  /** What to do with the database. Closed set. */
  db_op?: 'get' | 'list' | 'query' | 'set' | 'update' | 'delete' | 'batch'
  /** The collection: an odd number of names with slashes between, 15 at most. `me` stands for the person's own id. */
  collection?: string
  /** The document. */
  doc_id?: string
  /** Which documents, for `list` and `query`. */
  query?: ArtifactDbQuery
  /** The document's fields, for `set` and `update`. Absent where `file_path` has them. */
  data?: Record<string, unknown>
  /** The writes of a `batch`: 1 to 50. */
  writes?: ArtifactDbWrite[]
  /** Whose rights to use instead of the person's: never more than they have. */
  as_level?: ArtifactAccessLevel
  /** The published path, for `read_file`: `index.html` is the page. */
  path?: string
  /** Several published paths at once: 256 at most. */
  paths?: string[]
  /** The folder to save into. Absent for the Artifact's own below the scratchpad, which needs no permission. */
  out_dir?: string
  /** The asset: 32 hexadecimal digits. */
  asset_id?: string
  /** Where to go on with `list_assets`, as the answer before says. */
  after?: string
}

/** What `ArtifactCheck` takes. */
export type ArtifactCheckInput = {
  /** The one thing that it does. */
  action: 'verify'
}

/** What `ArtifactComments` takes: an action, and the keys that belong to it. */
export type ArtifactCommentsInput = {
  /** What to do. Closed set. */
  action: 'read' | 'reply' | 'resolve' | 'watch'
  /** The Artifact's address. Absent for a list of what is watched. */
  url?: string
  /** The thread: for `reply` and `resolve`, or for `read` of this one alone. */
  thread_id?: string
  /** What to reply: 4096 bytes of UTF-8 at most. */
  text?: string
  /** Where to go on with `read`, as the answer before says. */
  cursor?: string
  /** Whether to reply though a reply stands there already. Absent for false. */
  acknowledge_duplicate?: boolean
  /** Whether to watch it from now on. Absent for true. */
  on?: boolean
  /** Whether to have comments replied to again, which the person has to have asked for. Absent for false. */
  replies?: boolean
}

/** What `ArtifactData` takes: an action, and the keys that belong to it. */
export type ArtifactDataInput = {
  /** What to do. Closed set. */
  action: 'get' | 'list' | 'query' | 'set' | 'update' | 'delete' | 'batch' | 'profiles'
  /** The Artifact's address. */
  url?: string
  /** The writes of a `batch`: 1 to 50. */
  writes?: ArtifactDbWrite[]
  /** The collection: an odd number of names with slashes between, 15 at most. `me` stands for the person's own id. */
  collection?: string
  /** The people whose names `profiles` tells: 1 to 64 ids. */
  ids?: string[]
  /** The document. */
  doc_id?: string
  /** Which documents, for `list` and `query`. */
  query?: ArtifactDbQuery
  /** The document's fields, for `set` and `update`. Absent where `file_path` has them. */
  data?: Record<string, unknown>
  /** A JSON file with the document's fields. Absent where `data` has them. */
  file_path?: string
  /** The folder to save documents into. Absent to have them in the answer. */
  out_dir?: string
  /** Whose rights to use instead of the person's: never more than they have. */
  as_level?: ArtifactAccessLevel
}

/** What `AppifactRepl` takes. */
export type AppifactReplInput = {
  /** A skill whose own SDK runs the code. Absent for the one that is built in. */
  skill?: string
  /** The Artifact that the code works on, by address or id. */
  artifact?: string
  /** The code: JavaScript statements, with invisible characters written as escapes. */
  code: string
}

/** What `AppifactRepl` answers. */
export type AppifactReplOutput = {
  /** What the code printed. */
  output: string
  /** What it printed as errors. */
  stderr: string
  /** How it ended. Null where a signal ended it, and where it never began. */
  exitCode: number | null
  /** The signal that ended it. Null for none. */
  signal: string | null
  /** Why not all of it ran. Absent where it did. */
  note?: string
  /** What it had the model see, a call an entry. */
  seen?: {
    /** The words. */
    text: string
    /** The pictures. */
    images: {
      /** Its format. Closed set. */
      media_type: 'image/png' | 'image/jpeg'
      /** The picture in base64. */
      data: string
    }[]
  }[]
  /** The tools that it used and this conversation didn't know yet. */
  toolsUsed?: string[]
}

/**
 * What `Artifact`, `ArtifactCheck`, `ArtifactComments` and `ArtifactData` answer. Closed set: each action has an arm of
 * its own, told apart by the key that it has alone.
 */
export type ArtifactOutput =
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
