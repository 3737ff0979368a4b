/**
 * Tools for what the account keeps: projects and design systems.
 *
 * Compared with Claude Code 2.1.332 and `sdk-tools.d.ts` of the Agent SDK 0.3.332.
 *
 * @see https://code.claude.com/docs/en/agent-sdk/typescript
 */
import type { Flat } from './internal/flat.js'
import type { NoArgs } from './no-args.js'
import type { ImageMediaType } from './tools-files.js'

/** What `Projects` takes: a method, and the keys that belong to it. */
export type ProjectsInput = {
  /** What to do. Closed set. */
  method:
    | 'project_info'
    | 'project_read'
    | 'project_search'
    | 'project_write'
    | 'project_delete'
    | 'project_memory_list'
    | 'project_memory_read'
  /**
   * The document, or for `project_memory_read` the memory file. `project_write` replaces one that is there, and puts a
   * new one without a slash under `claude/`.
   */
  path?: string
  /** The document's text, for `project_write`. Never together with `local_path`. */
  content?: string
  /** A file below the working directory to upload, for `project_write`: the model doesn't see what it holds. */
  local_path?: string
  /** Whether the person has to see what `project_write` writes. Absent for false. */
  present_to_user?: boolean
  /** What `project_search` looks for. */
  query?: string
  /** How many places `project_search` answers with. Absent for 5. */
  n?: number
}

/** What the answers of `Projects` share. */
export type ProjectsNotice = {
  /** What else there is to say. Absent for nothing. */
  notice?: string
}

/** A document's hash, for a write that is to replace this very text. */
export type ProjectsVersion = {
  /** The SHA-256 of the whole text, in hexadecimal. Absent where only part of it was had. Bookkeeping of the client. */
  version?: string
}

/** What `project_info` answers. */
export type ProjectsInfoOutput = Flat<
  ProjectsNotice & {
    /** The tag of the arm. */
    method: 'project_info'
    /** The file that has the answer in full. Absent where it is all here. */
    local_file?: string
    /** The project's name. */
    name: string
    /** What it is about. */
    description: string
    /** What the model is told in it. */
    instructions: string
    /** Its documents. */
    docs: {
      /** The document. */
      path: string
      /** When it came. Null where unknown. */
      created_at: string | null
    }[]
    /** Its other files. */
    files?: {
      /** The file. */
      path: string
      /** The kind of file. */
      file_kind: string
      /** When it came. Null where unknown. */
      created_at: string | null
    }[]
    /** The places that it takes documents from. */
    sync_sources?: {
      /** The kind of place. Null where unknown. */
      type: string | null
      /** What belongs to the kind. */
      config: Record<string, unknown>
    }[]
    /** How full its knowledge is. */
    knowledge: {
      /** What it holds. */
      knowledge_size: number
      /** What it could hold. */
      max_knowledge_size: number
    }
  }
>

/** What `project_read` answers. */
export type ProjectsReadOutput = Flat<
  ProjectsNotice &
    ProjectsVersion & {
      /** The tag of the arm. */
      method: 'project_read'
      /** The document. */
      path: string
      /** The kind of file. Absent for a document. */
      file_kind?: string
      /** What it says. Absent where `local_file` has it. */
      content?: string
      /** The file that it was saved to. Absent where `content` has it. */
      local_file?: string
      /** The size of what was saved, in bytes of UTF-8. Absent without a limit on tokens. Bookkeeping of the client. */
      size_bytes?: number
      /** When it came. Null where unknown. */
      created_at: string | null
    }
>

/** What `project_search` answers. */
export type ProjectsSearchOutput = Flat<
  ProjectsNotice & {
    /** The tag of the arm. */
    method: 'project_search'
    /** Whether the project's knowledge is searched. Where it isn't, `docs` has all that there is. */
    rag: boolean
    /** The places that fit. */
    hits?: {
      /** The document's name. */
      name?: string
      /** The document's id. */
      doc_uuid?: string
      /** What it says there. */
      text?: string
      /** Whether a picture of the page goes with it. */
      image_attached?: boolean
      /** The page. */
      page?: number
    }[]
    /** The pictures, which go to the model alone: what is kept or sent lacks the key. Bookkeeping of the client. */
    images?: {
      /** The place that it belongs to. */
      content_id: string
      /** The page. */
      page?: number
      /** Its format. */
      media_type: ImageMediaType
      /** The picture in base64. */
      data: string
    }[]
    /** The project's documents. */
    docs?: string[]
  }
>

/** What `project_write` answers. */
export type ProjectsWriteOutput = Flat<
  ProjectsNotice &
    ProjectsVersion & {
      /** The tag of the arm. */
      method: 'project_write'
      /** The document. */
      path: string
      /** Its id. */
      doc_uuid: string
      /** Whether there was one before. */
      replaced: boolean
      /** Whether the person has to see it. Absent for false. */
      present_to_user?: boolean
      /** The file that was uploaded. Absent for text. */
      local_path?: string
    }
>

/** What `project_delete` answers. */
export type ProjectsDeleteOutput = Flat<
  ProjectsNotice & {
    /** The tag of the arm. */
    method: 'project_delete'
    /** The document. */
    path: string
    /** Whether it went. */
    deleted: boolean
  }
>

/** What `project_memory_list` answers. */
export type ProjectsMemoryListOutput = Flat<
  ProjectsNotice & {
    /** The tag of the arm. */
    method: 'project_memory_list'
    /** The memory files. */
    files: {
      /** The file. */
      path: string
      /** Its size, in bytes. */
      size_bytes: number
      /** When it last changed. Null where unknown. */
      updated_at: string | null
      /** Whether it is cut. */
      truncated: boolean
    }[]
    /** Whether the list is cut. */
    truncated: boolean
  }
>

/** What `project_memory_read` answers. */
export type ProjectsMemoryReadOutput = Flat<
  ProjectsNotice & {
    /** The tag of the arm. */
    method: 'project_memory_read'
    /** The file. */
    path: string
    /** What it says. Absent where `local_file` has it. */
    content?: string
    /** The file that it was saved to. Absent where `content` has it. */
    local_file?: string
    /** Its size, in bytes. */
    size_bytes: number
    /** When it last changed. Null where unknown. */
    updated_at: string | null
    /** Whether it is cut. */
    truncated: boolean
  }
>

/** What `Projects` answers, told apart by `method`. Closed set. */
export type ProjectsOutput =
  | ProjectsInfoOutput
  | ProjectsReadOutput
  | ProjectsSearchOutput
  | ProjectsWriteOutput
  | ProjectsDeleteOutput
  | ProjectsMemoryListOutput
  | ProjectsMemoryReadOutput

/** The icon of a project. Closed set. */
export type ProjectIcon =
  | 'Projects'
  | 'Folder'
  | 'Code'
  | 'Database'
  | 'HandHeart'
  | 'Beaker'
  | 'Wrench'
  | 'Activity'
  | 'Chart'
  | 'Team'
  | 'Users'
  | 'Book'
  | 'Box'
  | 'Note'
  | 'File'
  | 'Lightbulb'
  | 'Palette'
  | 'Star'
  | 'Flag'
  | 'Home'
  | 'Sun'
  | 'Clock'
  | 'Calendar'
  | 'Scroll'
  | 'Moon'
  | 'MoonStars'
  | 'SunHorizon'
  | 'Owl'
  | 'Atom'
  | 'DNA'
  | 'Orbit'
  | 'Globe'
  | 'Cloud'
  | 'Hammer'
  | 'Key'
  | 'Lock'
  | 'Camera'
  | 'Microphone'
  | 'CoffeeCup'
  | 'Gift'
  | 'Ghost'
  | 'GraduationCap'
  | 'Library'
  | 'Spreadsheet'
  | 'Slides'
  | 'Checklist'
  | 'Clipboard'
  | 'Image'
  | 'Bookmark'
  | 'Bank'
  | 'Signpost'
  | 'MapPin'
  | 'Mailbox'
  | 'Heart'
  | 'Lightning'
  | 'Shapes'
  | 'Goal'
  | 'Scale'
  | 'Eye'
  | 'Binoculars'
  | 'Bullhorn'
  | 'PaperPlane'
  | 'ChartLine'
  | 'Timer'

/** What is to become of a conversation's work in a project. Every key may be left out. */
export type ProjectProposal = {
  /** What to call the project; `project_name` does it, so leave it out. */
  name?: string
  /** The new project's icon. */
  icon?: ProjectIcon
  /** The new project's colour. Closed set. */
  color?: 'red' | 'orange' | 'green' | 'aqua' | 'blue' | 'violet' | 'magenta'
  /** What the work is, how it stands and what is left: two or three sentences. */
  summary?: string
  /** The rules that came up again and again, for a new project alone. */
  instructions?: string
  /** Jobs to run by the clock: 3 at most. */
  routines?: {
    /** What to call it. */
    name: string
    /** When, as the five fields of a crontab in UTC: once an hour at most. */
    cron_expression: string
    /** The prompt. */
    prompt: string
    /** What it does. */
    description?: string
  }[]
  /** Threads for what is left: 4 at most. */
  sessions?: {
    /** What to call it. */
    title: string
    /** The prompt, which needs nothing else to be understood. */
    prompt: string
    /** What it does, in a line. */
    description: string
    /** What it rests on. */
    basis: string
    /** Who does it. Closed set. */
    who: 'claude' | 'you'
    /** What comes of it. Closed set. */
    produces: 'pr' | 'doc' | 'decision'
  }[]
  /** What the proposal rests on. */
  evidence?: {
    /** How many sessions it draws on. */
    sessions_matched?: number
    /** How many were looked at. */
    sessions_considered?: number
    /** How far back, in days. */
    window_days?: number
  }
}

/** What `SendToProject` takes. */
export type SendToProjectInput = {
  /** What to call a new project: one line of 46 characters at most. */
  project_name: string
  /** The project to send to. Absent for a new one. */
  project_id?: string
  /** Whether the folder's GitHub repository becomes the project's. */
  attach_git_remote: boolean
  /** What to carry on with. */
  proposal: ProjectProposal
}

/** What `SendToProject` answers. */
export type SendToProjectOutput = {
  /** Whether the project was made, or reached. Where not, nothing was sent, unless `mayExist` is set. */
  created: boolean
  /** Why it wasn't. Absent where it was. */
  reason?: string
  /** Whether a project may have come about all the same. */
  mayExist?: boolean
  /** The project. */
  projectId?: string
  /** What it is called. */
  projectName?: string
  /** Its address. */
  projectUrl?: string
  /** The repository that it got. Null or absent for none. */
  attachedRepo?: string | null
  /** Whether GitHub has yet to let it in. */
  appInstallPending?: boolean
  /** Whether it is new. Closed set. */
  mode?: 'new' | 'existing'
  /** Whether the summary is in its memory. */
  savedToMemory?: boolean
  /** Whether its memory was left alone. */
  memoryOmitted?: boolean
  /** Whether the work was handed over. */
  handedOff?: boolean
  /** Whether its setup card was posted. */
  setupSubmitted?: boolean
  /** Whether nobody knows if it was. */
  setupUncertain?: boolean
  /** How many threads the card lists. */
  threadsOnCard?: number
  /** What became of a message to it. Null or absent for none. Closed set. */
  message?: 'sent' | 'uncertain' | 'not_sent' | null
  /** Whether a browser shows it. */
  openedInBrowser?: boolean
  /** Whether a browser is about to. */
  browserOpenPending?: boolean
  /** What else there is to say. */
  notes?: string[]
}

/** What `SendToProjectContext` takes: nothing. */
export type SendToProjectContextInput = NoArgs

/** What `SendToProjectContext` answers. */
export type SendToProjectContextOutput = {
  /** Whether `context` is here, came earlier, was never read, or nothing waits for it. Closed set. */
  status: 'delivered' | 'already_delivered' | 'nothing_read' | 'no_run'
  /** What `/send-to-project` read. Absent unless `delivered`. */
  context?: string
}

/** What `ClaudeDesign` takes. */
export type ClaudeDesignInput = {
  /** What to do: `list` tells what there is, with what each takes. */
  operation: string
  /** What the operation takes: `{}` for nothing. */
  arguments: Record<string, unknown>
}

/** What `ClaudeDesign` answers. */
export type ClaudeDesignOutput = {
  /** What was done. */
  operation: string
  /** The content blocks. */
  content: Record<string, unknown>[]
  /** Whether it went wrong. Absent for false. */
  isError?: boolean
}

/** What `DesignSync` takes: a method, and the keys that belong to it. */
export type DesignSyncInput = {
  /** What to do. Closed set. */
  method:
    | 'list_projects'
    | 'get_project'
    | 'list_files'
    | 'get_file'
    | 'finalize_plan'
    | 'write_files'
    | 'delete_files'
    | 'register_assets'
    | 'unregister_assets'
    | 'create_project'
    | 'report_validate'
  /** The project, for all but `list_projects` and `create_project`. */
  projectId?: string
  /** The file, for `get_file`. */
  path?: string
  /** What will be written, for `finalize_plan`: paths or patterns, 256 at most, each with 3 wildcards at most. */
  writes?: string[]
  /** What will be deleted, for `finalize_plan`, with the same limits. */
  deletes?: string[]
  /** The plan that `finalize_plan` made, for whatever writes, deletes or registers. */
  planId?: string
  /** The files, for `write_files`: 256 at most. */
  files?: {
    /** The path in the project. */
    path: string
    /** The file on disk, by a path from the plan's `localDir`. Never together with `data`. */
    localPath?: string
    /**
     * The content itself.
     * @deprecated Use `localPath`.
     */
    data?: string
    /**
     * How `data` is written: plainly where it is absent.
     * @deprecated Use `localPath`.
     */
    encoding?: 'base64'
    /** Its MIME type. Absent for what its name says. */
    mimeType?: string
  }[]
  /** The files, for `delete_files`, or those whose cards go, for `unregister_assets`: 256 at most. */
  paths?: string[]
  /** What to call the project, for `create_project`. */
  name?: string
  /** The cards, for `register_assets`: 256 at most. */
  assets?: {
    /** What to call it. */
    name: string
    /** The file that it shows, which the plan has to name. */
    path: string
    /** What it shows of it, such as its variants. */
    subtitle?: string
    /** The card's size. */
    viewport?: {
      /** The width. */
      width: number
      /** The height. Absent for what fits. */
      height?: number
    }
    /** The heading that it stands under: 64 characters at most. */
    group?: string
  }[]
  /** The folder to upload from, for `finalize_plan`. Absent for the working directory. */
  localDir?: string
  /** What the check of the pages counted, for `report_validate`. */
  counts?: {
    /** All pages. */
    total: number
    /** Those that are broken. */
    bad: number
    /** Those with next to nothing in them. */
    thin: number
    /** Those whose variants look alike. */
    variantsIdentical: number
    /** How often they were made again. */
    iterations: number
  }
}

/** What `DesignSync` answers, told apart by `method`. Closed set. */
export type DesignSyncOutput =
  | Flat<
      ProjectsNotice & {
        /** The tag of the arm. */
        method: 'list_projects'
        /** The projects. */
        projects: {
          /** The project. */
          projectId: string
          /** What it is called. */
          name: string
          /** Whose it is. */
          ownerDisplayName?: string
          /** Whether it is the person's own. */
          isOwned?: boolean
          /** When it last changed. */
          updatedAt?: string
        }[]
      }
    >
  | Flat<
      ProjectsNotice & {
        /** The tag of the arm. */
        method: 'get_project'
        /** The project. */
        projectId: string
        /** What it is called. */
        name: string
        /** The kind of project. */
        type?: string
        /** Whose it is. */
        ownerDisplayName?: string
        /** Whether it is the person's own. */
        isOwned?: boolean
        /** Whether the person may change it. */
        canEdit?: boolean
        /** Whether it moves, or has moved. Absent where it stays. Closed set. */
        moveState?: 'moving' | 'moved'
        /** Where it is now. */
        movedTo?: string
        /** Who has it there. Closed set. */
        movedToHeldBy?: 'you' | 'owner' | 'someone_else'
      }
    >
  | Flat<
      ProjectsNotice & {
        /** The tag of the arm. */
        method: 'list_files'
        /** The files. */
        paths: string[]
      }
    >
  | Flat<
      ProjectsNotice & {
        /** The tag of the arm. */
        method: 'get_file'
        /** The file. */
        path: string
        /** What it holds. */
        content: string
        /** Its MIME type. */
        contentType: string
        /** Whether `content` is in base64. */
        isBase64: boolean
        /** Whether `content` is cut. */
        truncated: boolean
      }
    >
  | Flat<
      ProjectsNotice & {
        /** The tag of the arm. */
        method: 'finalize_plan'
        /** The plan. */
        planId: string
        /** What it may write. */
        writes: string[]
        /** What it may delete. */
        deletes: string[]
      }
    >
  | Flat<
      ProjectsNotice & {
        /** The tag of the arm. */
        method: 'write_files'
        /** How many files were written. */
        written: number
      }
    >
  | Flat<
      ProjectsNotice & {
        /** The tag of the arm. */
        method: 'delete_files'
        /** How many files went. */
        deleted: number
      }
    >
  | Flat<
      ProjectsNotice & {
        /** The tag of the arm. */
        method: 'register_assets'
        /** How many cards came. */
        registered: number
      }
    >
  | Flat<
      ProjectsNotice & {
        /** The tag of the arm. */
        method: 'unregister_assets'
        /** How many cards went. */
        unregistered: number
      }
    >
  | Flat<
      ProjectsNotice & {
        /** The tag of the arm. */
        method: 'create_project'
        /** The project. */
        projectId: string
        /** What it is called. */
        name: string
      }
    >
  | Flat<
      ProjectsNotice & {
        /** The tag of the arm. */
        method: 'report_validate'
      }
    >
