import { expectError, expectType } from 'tsd'
import type {
  ClaudeDesignInput,
  ClaudeDesignOutput,
  DesignSyncInput,
  DesignSyncOutput,
  ImageMediaType,
  NoArgs,
  ProjectIcon,
  ProjectProposal,
  ProjectsDeleteOutput,
  ProjectsInfoOutput,
  ProjectsInput,
  ProjectsMemoryListOutput,
  ProjectsMemoryReadOutput,
  ProjectsNotice,
  ProjectsOutput,
  ProjectsReadOutput,
  ProjectsSearchOutput,
  ProjectsVersion,
  ProjectsWriteOutput,
  SendToProjectContextInput,
  SendToProjectContextOutput,
  SendToProjectInput,
  SendToProjectOutput,
} from 'modhook'
import { valueOf } from './shape.js'

expectType<{
  method:
    | 'project_info'
    | 'project_read'
    | 'project_search'
    | 'project_write'
    | 'project_delete'
    | 'project_memory_list'
    | 'project_memory_read'
  path?: string; content?: string; local_path?: string; present_to_user?: boolean; query?: string; n?: number
}>(valueOf<ProjectsInput>())
expectType<{ notice?: string }>(valueOf<ProjectsNotice>())
expectType<{ version?: string }>(valueOf<ProjectsVersion>())
expectType<{
  notice?: string; method: 'project_info'; local_file?: string; name: string; description: string
  instructions: string; docs: { path: string; created_at: string | null }[]
  files?: { path: string; file_kind: string; created_at: string | null }[]
  sync_sources?: { type: string | null; config: Record<string, unknown> }[]
  knowledge: { knowledge_size: number; max_knowledge_size: number }
}>(valueOf<ProjectsInfoOutput>())
expectType<{
  notice?: string; version?: string; method: 'project_read'; path: string; file_kind?: string; content?: string
  local_file?: string; size_bytes?: number; created_at: string | null
}>(valueOf<ProjectsReadOutput>())
expectType<{
  notice?: string; method: 'project_search'; rag: boolean
  hits?: { name?: string; doc_uuid?: string; text?: string; image_attached?: boolean; page?: number }[]
  images?: { content_id: string; page?: number; media_type: ImageMediaType; data: string }[]; docs?: string[]
}>(valueOf<ProjectsSearchOutput>())
expectType<{
  notice?: string; version?: string; method: 'project_write'; path: string; doc_uuid: string; replaced: boolean
  present_to_user?: boolean; local_path?: string
}>(valueOf<ProjectsWriteOutput>())
expectType<{
  notice?: string; method: 'project_delete'; path: string; deleted: boolean
}>(valueOf<ProjectsDeleteOutput>())
expectType<{
  notice?: string; method: 'project_memory_list'
  files: { path: string; size_bytes: number; updated_at: string | null; truncated: boolean }[]; truncated: boolean
}>(valueOf<ProjectsMemoryListOutput>())
expectType<{
  notice?: string; method: 'project_memory_read'; path: string; content?: string; local_file?: string
  size_bytes: number; updated_at: string | null; truncated: boolean
}>(valueOf<ProjectsMemoryReadOutput>())
expectType<
  | ProjectsInfoOutput
  | ProjectsReadOutput
  | ProjectsSearchOutput
  | ProjectsWriteOutput
  | ProjectsDeleteOutput
  | ProjectsMemoryListOutput
  | ProjectsMemoryReadOutput
>(valueOf<ProjectsOutput>())
expectType<
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
>(valueOf<ProjectIcon>())
expectType<{
  name?: string; icon?: ProjectIcon; color?: 'red' | 'orange' | 'green' | 'aqua' | 'blue' | 'violet' | 'magenta'
  summary?: string; instructions?: string
  routines?: { name: string; cron_expression: string; prompt: string; description?: string }[]
  sessions?: {
    title: string; prompt: string; description: string; basis: string; who: 'claude' | 'you'
    produces: 'pr' | 'doc' | 'decision'
  }[]
  evidence?: { sessions_matched?: number; sessions_considered?: number; window_days?: number }
}>(valueOf<ProjectProposal>())

expectType<{
  project_name: string; project_id?: string; attach_git_remote: boolean; proposal: ProjectProposal
}>(valueOf<SendToProjectInput>())
expectType<{
  created: boolean; reason?: string; mayExist?: boolean; projectId?: string; projectName?: string; projectUrl?: string
  attachedRepo?: string | null; appInstallPending?: boolean; mode?: 'new' | 'existing'; savedToMemory?: boolean
  memoryOmitted?: boolean; handedOff?: boolean; setupSubmitted?: boolean; setupUncertain?: boolean
  threadsOnCard?: number; message?: 'sent' | 'uncertain' | 'not_sent' | null; openedInBrowser?: boolean
  browserOpenPending?: boolean; notes?: string[]
}>(valueOf<SendToProjectOutput>())

expectType<NoArgs>(valueOf<SendToProjectContextInput>())
expectType<{
  status: 'delivered' | 'already_delivered' | 'nothing_read' | 'no_run'; context?: string
}>(valueOf<SendToProjectContextOutput>())

expectType<{ operation: string; arguments: Record<string, unknown> }>(valueOf<ClaudeDesignInput>())
expectType<{ operation: string; content: Record<string, unknown>[]; isError?: boolean }>(valueOf<ClaudeDesignOutput>())

expectType<{
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
  projectId?: string; path?: string; writes?: string[]; deletes?: string[]; planId?: string
  files?: { path: string; localPath?: string; data?: string; encoding?: 'base64'; mimeType?: string }[]
  paths?: string[]; name?: string
  assets?: { name: string; path: string; subtitle?: string; viewport?: { width: number; height?: number }; group?: string }[]
  localDir?: string
  counts?: { total: number; bad: number; thin: number; variantsIdentical: number; iterations: number }
}>(valueOf<DesignSyncInput>())
expectType<
  | {
      notice?: string; method: 'list_projects'
      projects: { projectId: string; name: string; ownerDisplayName?: string; isOwned?: boolean; updatedAt?: string }[]
    }
  | {
      notice?: string; method: 'get_project'; projectId: string; name: string; type?: string
      ownerDisplayName?: string; isOwned?: boolean; canEdit?: boolean; moveState?: 'moving' | 'moved'
      movedTo?: string; movedToHeldBy?: 'you' | 'owner' | 'someone_else'
    }
  | { notice?: string; method: 'list_files'; paths: string[] }
  | {
      notice?: string; method: 'get_file'; path: string; content: string; contentType: string; isBase64: boolean
      truncated: boolean
    }
  | { notice?: string; method: 'finalize_plan'; planId: string; writes: string[]; deletes: string[] }
  | { notice?: string; method: 'write_files'; written: number }
  | { notice?: string; method: 'delete_files'; deleted: number }
  | { notice?: string; method: 'register_assets'; registered: number }
  | { notice?: string; method: 'unregister_assets'; unregistered: number }
  | { notice?: string; method: 'create_project'; projectId: string; name: string }
  | { notice?: string; method: 'report_validate' }
>(valueOf<DesignSyncOutput>())

declare const answer: ProjectsOutput
if (answer.method === 'project_write') expectType<string>(answer.doc_uuid)
// a closed set
expectError<ProjectIcon>('Rocket')
