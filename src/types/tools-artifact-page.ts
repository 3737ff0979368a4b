/**
 * What the `Artifact` tools answer: pages, their types, and what there is to start from.
 *
 * Compared with Claude Code 2.1.332 and `sdk-tools.d.ts` of the Agent SDK 0.3.332. No declaration says what most of the
 * keys mean, so their docs go by the names.
 *
 * @see https://code.claude.com/docs/en/agent-sdk/typescript
 */
import type { Flat } from './internal/flat.js'
import type { ArtifactReadMark } from './tools-web.js'

/** A text of a type or a design system, such as its README. */
export type ArtifactDoc = {
  /** The file. */
  path: string
  /** What it says. */
  text: string
  /** How many characters it has in full. */
  chars: number
  /** Whether `text` is cut. Absent for false. */
  clipped?: boolean
}

/** A type of Artifact, as a list has it. */
export type ArtifactTypeRow = {
  /** What it is called. */
  title: string
  /** Its address. */
  type_url: string
  /** What it is for. */
  description?: string
  /** Who stands behind it. */
  tier?: string
  /** Whether it comes from outside. Absent for false. */
  third_party?: boolean
}

/** The Artifacts of a type. */
export type ArtifactInstances = {
  /** The type's name. */
  type?: string
  /** The type's address. */
  type_url?: string
  /** Whose they are. */
  scope: string
  /** The Artifacts. */
  instances: {
    /** What it is called. */
    title: string
    /** Its address. */
    url: string
    /** What it is. */
    description?: string
    /** When it came. */
    created_at?: string
    /** How the person stands to it. */
    rel?: string
    /** Who sees it. */
    audience?: string
    /** Set where somebody outside may have written it. */
    outsiders_may_have_written?: true
    /** Whose default it is. Absent where it is nobody's. */
    default?: string
  }[]
  /** Whether there are more. */
  more?: boolean
  /** Whether there are more than can be listed. */
  overflow?: boolean
  /** How many were left out. */
  dropped?: number
  /** Whether the list couldn't be had. */
  unavailable?: boolean
}

/** A design system that a new Artifact starts from. */
export type ArtifactDesignSystem = {
  /** Its address. */
  url?: string
  /** Whose default it is. */
  default?: string
  /** What it is called. */
  title?: string
  /** Whether it has a store of its own. */
  store?: boolean
  /** Its texts. */
  docs?: ArtifactDoc[]
  /** The files of its tokens. */
  token_files?: string[]
  /** Why it couldn't be read. Absent where it could. */
  unavailable?: string
}

/** The type that an Artifact was made from. */
export type ArtifactOrigin = {
  /** The type's address. */
  url: string
  /** The release. */
  release: string
}

/** A file that was written, or is to be. */
export type ArtifactFileHash = {
  /** The file. */
  path: string
  /** Its hash. */
  sha256: string
}

/** What `Artifact` answers for a new one made from a type. */
export type ArtifactCreatedOutput = {
  /** The tag of the arm. */
  created_from_type: true
  /** Set where it was there already. */
  already_created?: true
  /** Its address. */
  url: string
  /** Its version. */
  version: string
  /** Whether it is the person's own. */
  owned?: boolean
  /** The file that it came from. */
  path?: string
  /** What it is called. */
  title?: string
  /** What it was made from. */
  type: ArtifactOrigin
  /** Its own files. */
  own_files: string[]
  /** The files that are the type's. */
  type_files: string[]
  /** The path that the file is served at. */
  served_at?: string
  /** The folder that its files are served from. */
  served_root?: string
  /** The files that were written. */
  files_written?: ArtifactFileHash[]
  /** The files that went. */
  files_removed?: string[]
  /** When it opens for the person. Closed set. */
  auto_open?: 'at_create' | 'after_first_write'
  /** What to be aware of. */
  warnings?: string[]
  /** Why its files weren't written. Absent where they were. */
  files_error?: string
  /** The same as a code. */
  files_error_kind?: 'type_owned_path'
  /** The store that was made for it. */
  provisioned?: {
    /** The kind of store. */
    store: string
    /** The project. */
    project_id: string
    /** The file. */
    file_id?: string
    /** The place in the file. */
    node_id?: string
  }
  /** The subscription to its changes. */
  liveSubscription?: string
  /** Whether it is pinned. */
  pinned?: boolean
  /** What the type has to say of filling it. */
  instructions?: string
  /** How many characters that has in full. */
  instructions_chars?: number
  /** Whether it is cut. */
  instructions_clipped?: boolean
  /** Why it couldn't be read. */
  instructions_unavailable?: string
  /** What viewers see of it. */
  viewer_note?: string
  /** What to read before filling it. */
  init_references?: {
    /** The texts. */
    docs: ArtifactDoc[]
    /** Those that couldn't be read. */
    unavailable?: {
      /** The file. */
      path: string
      /** Why. */
      why: string
    }[]
  }
  /** What the `quickstart` before it left ready. */
  after_quickstart?: {
    /** The design system. */
    design_system?: string
    /** The design system that was saved. */
    saved_system?: string
    /** The folder that it was saved to. */
    saved_system_dir?: string
    /** The folder that pages were saved to. */
    saved_pages_dir?: string
    /** Whether it stood in no list. */
    not_listed?: boolean
  }
  /** The design systems there are. */
  design_systems?: ArtifactInstances
  /** What there is to say of them. */
  design_systems_note?: string
  /** The design system that it takes. */
  design_system?: ArtifactDesignSystem
}

/** What `Artifact` answers where an Artifact was opened for the person. */
export type ArtifactOpenedOutput = {
  /** The tag of the arm. */
  opened: true
  /** Its address. */
  url: string
  /** Its id. */
  artifact_id: string
  /** What it is called. */
  title?: string
  /** Whether it is the person's own. */
  owned?: boolean
}

/** What `publish` answers. */
export type ArtifactPublishOutput = {
  /** Its address. */
  url: string
  /** The file that was published. */
  path: string
  /** Its id. */
  artifact_id?: string
  /** What it is called. */
  title?: string
  /** Its version. */
  version?: string
  /** What the page may do. */
  capabilities?: unknown
  /** What was kept of it. */
  stored?: {
    /** The runtime. */
    contract: string
    /** The runtime that was asked for. */
    preferredContract?: string
    /** What the page may do. */
    capabilities?: Record<string, unknown>
    /** Whether it was taken over from before. */
    carried?: boolean
    /** What may be read. */
    read?: string
  }
  /** What to be aware of. */
  warnings?: string[]
  /** How often more may be published. */
  publishesRemaining?: number
  /** When that starts anew. */
  publishesResetAt?: number
  /** The runtime. */
  contract?: string
  /** Whether it was there before. */
  updated?: boolean
  /** Whether it is the person's own. */
  owned?: boolean
  /** The icon. */
  icon?: string
  /** Set where `favicon` was sent. */
  faviconSent?: true
  /** Set where the icon wasn't taken. */
  iconDropped?: true
  /** Who sees it. */
  audience?: string
  /** Who else sees the folder. Closed set. */
  folder_audience?: 'others' | 'unknown'
  /** Which publish it is. */
  seq?: number
  /** Set where nothing changed. */
  unchanged?: true
  /** The newer version that it went over. */
  merged_over?: {
    /** The version that it builds on. */
    base: string
    /** The version that was there. */
    live?: string
    /** The files that had changed; the hash is null for one that went. */
    changed?: {
      /** The file. */
      path: string
      /** Its hash. */
      sha256: string | null
    }[]
    /** How many were left out. */
    omitted?: number
  }
  /** The subscription to its changes. */
  liveSubscription?: string
  /** How to check it. */
  verifyGuide?: string
  /** How many edits were made. */
  editsApplied?: number
  /** Why they aren't on disk. Absent where they are. Closed set. */
  editsNotWritten?: 'write_failed' | 'not_writable' | 'changed_during_publish' | 'hard_linked'
  /** The thread of comments that it began. */
  seededThread?: string
  /** The files that were written. */
  files_written?: ArtifactFileHash[]
  /** The files that went. */
  files_removed?: string[]
  /** Whether it is pinned. */
  pinned?: boolean
  /** What it was made from. Absent where that was no type. */
  type?: Flat<
    ArtifactOrigin & {
      /** The newest release. */
      latest?: string
      /** Why it can't move to another. */
      blocked?: {
        /** The release. */
        to?: string
        /** Why. */
        reason: string
        /** How many files are in the way. */
        conflict_count?: number
        /** Which. */
        paths?: string[]
      }
    }
  >
  /** Its own files. */
  own_files?: string[]
  /** The files that are the type's. */
  type_files?: string[]
  /** The path that the file is served at. */
  served_at?: string
  /** The folder that its files are served from. */
  served_root?: string
  /** The files that are new. */
  new_files?: string[]
  /** The files that didn't change. */
  unchanged_files?: string[]
}

/** What `list` answers. */
export type ArtifactListOutput = {
  /** The Artifacts. */
  artifacts: {
    /** What it is called. */
    title: string
    /** Its address. */
    url: string
    /** Its icon. */
    favicon?: string
    /** When it last changed. */
    updatedAt?: string
    /** Whose it is. Closed set. */
    rel?: 'mine' | 'shared'
    /** Set where it comes from another organization. */
    external?: true
    /** What the person may do with it. Closed set. */
    role?: 'editor' | 'commenter' | 'reader' | 'viewer'
    /** Set where somebody outside may have written it. */
    outsidersMayHaveWritten?: true
    /** The kind of Artifact. */
    listedKind?: string
    /** Whether it is pinned. */
    pinned?: boolean
  }[]
  /** Whether the list is cut. */
  truncated?: boolean
  /** How many there are. */
  total?: number
  /** Set where there may be more than `total`. */
  total_at_least?: true
  /** Where to go on. Absent at the end. */
  next_page_token?: string
  /** Whether they can be pinned. */
  pins_enabled?: boolean
  /** Whose they are. Absent for the person's own. Closed set. */
  scope?: 'shared' | 'all'
  /** Set where some come from another organization. */
  external_listed?: true
}

/** What `read` answers. */
export type ArtifactReadOutput = {
  /** What was read. */
  read: {
    /** Its address. */
    url: string
    /** Its size, in bytes. */
    bytes: number
    /** The HTTP status. */
    code: number
    /** The HTTP status in words. */
    codeText: string
    /** The page, or what was found out from it. */
    result: string
    /** How long it took, in milliseconds. */
    durationMs: number
    /** What it is called. */
    title?: string
  }
  /** Whether it is the person's own. */
  owned?: boolean
  /** The version that counts as seen from now on. */
  artifactRead?: ArtifactReadMark
}

/** What `list_types` answers. */
export type ArtifactTypesOutput = {
  /** The types. */
  artifact_types: ArtifactTypeRow[]
  /** What was looked for. */
  query?: string
  /** Whether there are more. */
  more?: boolean
  /** How many were left out. */
  dropped?: number
  /** Whether the list couldn't be had. */
  unavailable?: boolean
  /** Whether those for documents can't be filled from here. */
  docs_unfillable?: boolean
}

/** A file of a type. */
export type ArtifactTypeFile = {
  /** The file. */
  path: string
  /** What it says. Absent where it wasn't read. */
  content?: string
  /** How many characters it has in full. */
  chars?: number
  /** Whether `content` is cut. */
  clipped?: boolean
  /** Why it wasn't read. Absent where it was. Closed set. */
  unread?: 'withheld' | 'not_listed' | 'not_text' | 'too_large' | 'unavailable' | 'result_full'
  /** The same in words. */
  why?: string
}

/** What `describe_type` answers. */
export type ArtifactTypeOutput = {
  /** The type. */
  artifact_type: {
    /** What it is called. */
    title: string
    /** Its address. */
    type_url: string
    /** What it is for. */
    description?: string
    /** Who stands behind it. */
    tier?: string
    /** Whether it comes from outside. */
    third_party?: boolean
    /** The release. */
    release?: string
    /** Its files. */
    files: string[]
    /** How many more it has. */
    files_omitted?: number
    /** Whether a file among them is its instructions. */
    instructions_file: boolean
    /** What they say. */
    instructions?: string
    /** How many characters that has in full. */
    instructions_chars?: number
    /** Whether it is cut. */
    instructions_clipped?: boolean
    /** Why it couldn't be read. */
    instructions_unavailable?: string
    /** What viewers see of it. */
    viewer_note?: string
    /** What its pages may do. */
    capabilities: string[]
    /** Whether Artifacts can be made from it here. */
    creatable?: boolean
  }
  /** Set where `read` of the type's link led here. */
  read_of_type_link?: true
  /** The file that was asked for. */
  type_file?: ArtifactTypeFile
  /** The files that were asked for. */
  type_files_read?: ArtifactTypeFile[]
}

/** What `list` answers where a type is named. */
export type ArtifactTypeInstancesOutput = {
  /** The Artifacts of the type. */
  type_instances: ArtifactInstances
}

/** Files that `quickstart` saved. */
export type ArtifactStartFiles = {
  /** The folder. */
  dir: string
  /** The files. */
  files: {
    /** The file. */
    path: string
    /** Its size, in bytes. */
    bytes: number
  }[]
  /** Those that weren't saved. */
  skipped: {
    /** The file. */
    path: string
    /** Why. */
    reason: string
  }[]
}

/** What `quickstart` answers. */
export type ArtifactQuickstartOutput = {
  /** What there is to start from. */
  quickstart: {
    /** What is to be made. */
    intent: string
    /** The type that fits. */
    match?: ArtifactTypeRow
    /** Among how many. */
    match_of?: number
    /** Whether to ask the person first. */
    ask_first?: boolean
    /** The types that might fit. */
    types?: ArtifactTypeRow[]
    /** Whether there are more. */
    types_more?: boolean
    /** The type for dashboards. */
    dashboard_type?: ArtifactTypeRow
    /** The type for things that move. */
    motion_type?: ArtifactTypeRow
    /** The type for whiteboards. */
    whiteboard_type?: ArtifactTypeRow
    /** Whether the types couldn't be had. */
    types_unavailable?: boolean
    /** Whether a rule chose among them. */
    types_ruled?: boolean
    /** Whether several fit alike. */
    types_ambiguous?: boolean
    /** Whether some couldn't be had. */
    types_partial?: boolean
    /** What there is to say of them. */
    types_note?: string
    /** Whether a hook chose among them. */
    types_hooked?: boolean
    /** Whether there is a connector for documents. */
    docs_connector?: boolean
    /** The design systems there are. */
    design_systems?: ArtifactInstances
    /** What there is to say of them. */
    design_systems_note?: string
    /** Whether they weren't asked for. */
    design_systems_off?: boolean
    /** The default design system. */
    design_system?: ArtifactDesignSystem
    /** Whether guidance on design goes with it. */
    design_guidance?: boolean
    /** What was saved to start from. */
    start_kit?: {
      /** The type's files. */
      type?: ArtifactStartFiles
      /** The design system's address. */
      system_url?: string
      /** The design system's files. */
      system?: ArtifactStartFiles
      /** Whether the result holds the skill. */
      skill_in_result: boolean
      /** Whether there is the skill for capabilities. */
      capabilities_skill: boolean
      /** Whether there is the tool that runs code. */
      repl_tool?: boolean
    }
  }
}
