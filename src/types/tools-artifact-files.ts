/**
 * What the `Artifact` tools answer: assets, files, and what may be done with an Artifact as a whole.
 *
 * Compared with Claude Code 2.1.332 and `sdk-tools.d.ts` of the Agent SDK 0.3.332. No declaration says what most of the
 * keys mean, so their docs go by the names.
 *
 * @see https://code.claude.com/docs/en/agent-sdk/typescript
 */
import type { Flat } from './internal/flat.js'
import type { ArtifactWritten } from './tools-artifact-live.js'

/** An asset as it lies in an Artifact's store. */
export type ArtifactAsset = {
  /** Its id. */
  id: string
  /** Its address. */
  url: string
  /** Its size, in bytes. */
  size_bytes: number
  /** Its MIME type. */
  content_type: string
  /** Its hash. */
  sha256?: string
  /** The file's name. */
  file_name: string
}

/** What became of one of several uploads, told apart by `status`. */
export type ArtifactUploadResult =
  | Flat<
      ArtifactAsset & {
        /** The file. */
        file_path: string
        /** It is there. */
        status: 'uploaded'
      }
    >
  | {
      /** The file. */
      file_path: string
      /** It isn't there, or nobody tried. */
      status: 'failed' | 'not_attempted'
      /** Why, as a code. */
      reason: string
      /** Why, in words. */
      message: string
      /** Set where it may be there all the same. */
      may_be_stored?: true
    }

/** What `upload_asset` answers for one file. */
export type ArtifactAssetUploadOutput = Flat<
  ArtifactWritten & {
    /** The asset. */
    asset_upload: ArtifactAsset
  }
>

/** What `upload_asset` answers for several files. */
export type ArtifactAssetUploadsOutput = Flat<
  ArtifactWritten & {
    /** The assets. */
    asset_uploads: {
      /** The Artifact's address. */
      url: string
      /** What became of each file: 1 to 25. */
      results: [ArtifactUploadResult, ...ArtifactUploadResult[]]
    }
  }
>

/** What `list_assets` answers. */
export type ArtifactAssetListOutput = {
  /** The store. */
  asset_list: {
    /** The Artifact's address. */
    url: string
    /** The assets: 1000 at most. */
    assets: {
      /** Its id. */
      id: string
      /** Its address. */
      url: string
      /** Its MIME type. */
      content_type: string
      /** Its size, in bytes. */
      size_bytes: number
      /** Its hash. */
      sha256?: string
      /** When it came. */
      created_at: string
    }[]
    /** How full the store is. */
    usage: {
      /** How many files it holds. */
      files: number
      /** How much they take, in bytes. */
      bytes: number
      /** How many it could hold. */
      max_files: number
      /** How much it could hold, in bytes. */
      max_bytes: number
    }
    /** Where to go on. Absent at the end. */
    next?: string
    /** Set where others write to it too. */
    cowritten?: true
    /** Set where somebody outside writes to it. */
    outside_writer?: true
  }
}

/** What `read_asset` answers. */
export type ArtifactAssetReadOutput = {
  /** The asset. */
  asset_read: {
    /** Its id. */
    id: string
    /** The file that it was saved to. */
    path: string
    /** Its size, in bytes. */
    size_bytes: number
    /** Its MIME type. */
    content_type: string
    /** Its hash. */
    sha256: string
    /** Set where others write to it too. */
    cowritten?: true
    /** Set where somebody outside writes to it. */
    outside_writer?: true
    /** Set where anybody may read it. */
    public_read?: true
    /** Set where it is somebody else's. */
    foreign?: true
  }
}

/** What `delete_asset` answers. */
export type ArtifactAssetDeleteOutput = Flat<
  ArtifactWritten & {
    /** The asset. */
    asset_delete: {
      /** Its id. */
      id: string
      /** Whether it went. */
      deleted: boolean
    }
  }
>

/** A file of an Artifact, as it was saved to disk. */
export type ArtifactSavedFile = {
  /** The published path. */
  path: string
  /** The file that it was saved to. */
  saved_to: string
  /** Its size, in bytes. */
  size_bytes: number
  /** Its MIME type. */
  content_type: string
  /** Its hash. */
  sha256: string
  /** What it says. Absent for bytes, and for a long text. */
  content?: string
  /** Set where something was taken out of `content`. */
  content_scrubbed?: true
  /** Set where it is as viewers get it. */
  as_served?: true
  /** Set where it is as its author wrote it. */
  source?: true
  /** Set where it is somebody else's. */
  foreign?: true
}

/** Whose hands an Artifact's files went through. */
export type ArtifactProvenance = {
  /** Set where others write to it too. */
  cowritten?: true
  /** Set where somebody outside writes to it. */
  outside_writer?: true
  /** Set where anybody may read it. */
  public_read?: true
  /** Set where it was made from a type. */
  from_type?: true
  /** That type. */
  type?: {
    /** The type's address. */
    url: string
    /** What it is called. */
    title?: string
  }
  /** Set where it is somebody else's. */
  foreign?: true
}

/** What `list_files` answers. */
export type ArtifactFileListOutput = {
  /** The files. */
  file_list: Flat<
    ArtifactProvenance & {
      /** The Artifact's address. */
      url: string
      /** Its version. */
      ver: string
      /** The files. */
      files: {
        /** The published path. */
        path: string
        /** Its MIME type. */
        content_type: string
        /** Its size, in bytes. */
        size_bytes: number
        /** Its hash. */
        sha256: string
        /** Set where it changes without a publish. */
        live?: true
      }[]
      /** Whether the person may publish to it. */
      can_publish?: boolean
      /** Whether it is the person's own. */
      owned?: boolean
      /** Who sees it. Closed set. */
      audience?: 'owner' | 'users' | 'org' | 'public' | 'agent_scoped' | 'unknown'
      /** Set where the list is of some alone. */
      narrowed?: true
      /** Set where there is the page and nothing else. */
      single_page?: true
      /** What was kept with it. */
      stored?: {
        /** The runtime. */
        contract: string
        /** What the page may do. */
        capabilities?: Record<string, unknown>
      }
    }
  >
}

/** What `read_file` answers for one file. */
export type ArtifactFileReadOutput = {
  /** The file. */
  file_read: Flat<
    ArtifactSavedFile &
      ArtifactProvenance & {
        /** The Artifact's address. */
        url?: string
        /** What it is called. */
        title?: string
        /** Its version. */
        ver: string
        /** Set where it changes without a publish. */
        live?: true
        /** Set where it was compared with what viewers get. */
        live_verified?: true
        /** Which publish it is of. */
        seq?: number
      }
  >
}

/** What `read_file` answers for several files. */
export type ArtifactFilesReadOutput = {
  /** The files. */
  files_read: Flat<
    ArtifactProvenance & {
      /** The Artifact's address. */
      url: string
      /** What it is called. */
      title?: string
      /** Its version. */
      ver: string
      /** The folder that they were saved to. */
      saved_dir: string
      /** What became of each. */
      files: (
        | ArtifactSavedFile
        | {
            /** The published path. */
            path: string
            /** Why it couldn't be read. */
            error: string
          }
      )[]
    }
  >
}

/** What the engine answers where assets of one Artifact went into another. */
export type ArtifactAssetCopyOutput = {
  /** What was copied. */
  asset_copy: {
    /** Where to. */
    url: string
    /** Where from. */
    from_url: string
    /** The assets. */
    assets: {
      /** Its id there. */
      from_id: string
      /** Its id here. */
      id: string
      /** Its address. */
      url: string
      /** Its size, in bytes. */
      size_bytes: number
      /** Its MIME type. */
      content_type: string
      /** Its hash. */
      sha256?: string
    }[]
  }
}

/** What the engine answers where an Artifact was deleted. */
export type ArtifactDeleteOutput = {
  /** The Artifact. */
  artifact_delete: {
    /** Its address. */
    url: string
    /** It is gone. */
    deleted: true
    /** Whether it was gone before. */
    already_gone?: boolean
  }
}

/** What `pin` and `unpin` answer. */
export type ArtifactPinOutput = {
  /** The Artifact. */
  pin: {
    /** Which of the two. Closed set. */
    action: 'pin' | 'unpin'
    /** Its address. */
    url: string
    /** Whether it is pinned now. */
    pinned: boolean
    /** What it is called. */
    title?: string
  }
}

/** What the engine answers where an Artifact was shared. */
export type ArtifactShareOutput = {
  /** The Artifact. */
  shared: {
    /** Its address. */
    url: string
    /** How it is shared. */
    mode: string
    /** What they may do. */
    access: string
    /** Who may read it. */
    read_mode: string
    /** How many people came. */
    added: number
    /** How many may edit it. */
    editors?: number
    /** Whether nothing changed. */
    unchanged?: boolean
    /** The organization. */
    org_name?: string
    /** What it is called. */
    title?: string
  }
}

/** What the engine answers where the versions of a page were listed. */
export type ArtifactVersionsOutput = {
  /** The page. */
  page_versions: {
    /** Its address. */
    url: string
    /** The versions. */
    rows: {
      /** Its id. */
      id: string
      /** When it came. */
      createdAt?: string
      /** Set on the one that is shown. */
      current?: true
    }[]
    /** Set where not all could be had. */
    degraded?: true
    /** Set where the list is cut. */
    cut?: true
  }
}

/** What `ArtifactCheck` answers. */
export type ArtifactVerifyOutput = {
  /** The check. */
  verify: {
    /** The Artifact's address. */
    url: string
    /** Its version. */
    ver: string
    /** How it went. */
    state: string
    /** What the page reported. */
    entries: unknown[]
    /** Whether the list is cut. */
    truncated?: boolean
    /** How many were left out. */
    dropped?: number
    /** Whether the page was waited for. */
    waited?: boolean
    /** Set where it is somebody else's. */
    foreign?: true
  }
}

/** What the engine answers where a page was drawn before its publish. */
export type ArtifactPreviewOutput = {
  /** The page. */
  preview: {
    /** The file. */
    file: string
    /** Its size, in bytes. */
    bytes: number
    /** The widths that it was drawn at, in pixels. */
    widths: number[]
    /** The themes that it was drawn in. */
    themes: string[]
    /** The pictures. */
    shots: {
      /** The width, in pixels. */
      width: number
      /** The theme. */
      theme: string
      /** The height, in pixels. */
      height?: number
      /** The page's height, in pixels. */
      pageHeight?: number
      /** The file that it was saved to. */
      path?: string
      /** The picture in base64. */
      base64?: string
      /** Why there is none. Absent where there is one. */
      error?: string
    }[]
    /** What is wrong with it. */
    issues: {
      /** The kind of issue. */
      kind: string
      /** The issue in words. */
      text: string
    }[]
    /** How many were left out. */
    issuesDropped?: number
    /** Why it couldn't be drawn. Absent where it could. */
    renderError?: string
  }
}

/** What the engine answers where a page was run in an emulator. */
export type ArtifactEmulatorOutput = {
  /** The page. */
  emulatorPreview: {
    /** The file. */
    file: string
    /** How it went. */
    outcome: string
    /** The pictures. */
    pictures: {
      /** The file that it was saved to. */
      path: string
      /** The picture in base64. */
      base64?: string
    }[]
    /** What the page marked. */
    marks?: string[]
    /** What went wrong. */
    errors?: string[]
    /** What it is made of. */
    outline?: string
    /** Why it was stopped. Absent where it wasn't. */
    stopped?: string
  }
}
