/**
 * Tools that hand work on: agents and messages between them, skills, workflows, and the search for further tools.
 *
 * Compared with Claude Code 2.1.332 and `sdk-tools.d.ts` of the Agent SDK 0.3.332.
 *
 * @see https://code.claude.com/docs/en/agent-sdk/typescript
 */
import type { OpenSet } from './open-set.js'
import type { ModelEffort } from './model.js'

/** What `Agent` takes; the tool's name was `Task`. */
export type AgentInput = {
  /** The task in three to five words. */
  description: string
  /** The task in full. */
  prompt: string
  /** The type of agent, such as `general-purpose`. Absent for the default. */
  subagent_type?: string
  /**
   * The model. Absent for the agent's own, or the default. A `fork` keeps its parent's, whatever stands here. Closed
   * set.
   */
  model?: 'sonnet' | 'opus' | 'haiku' | 'fable'
  /** How hard the agent thinks. Absent for its usual effort. A `fork` keeps its parent's, whatever stands here. */
  effort?: ModelEffort
  /** Whether to go on while the agent works. Absent for true. */
  run_in_background?: boolean
  /** The name that `SendMessage` reaches it by while it runs. Absent for none. */
  name?: string
  /**
   * The team to join.
   * @deprecated Has no effect: a session has one team. Leave it out.
   */
  team_name?: string
  /**
   * The agent's permission mode. Closed set.
   * @deprecated Has no effect: an agent has its session's mode, or the one that its definition names. Leave it out.
   */
  mode?: 'acceptEdits' | 'auto' | 'bypassPermissions' | 'default' | 'dontAsk' | 'plan'
  /**
   * Where the agent works apart: in a git worktree, or in the cloud and then always in the background. Absent for the
   * same folder. Closed set.
   */
  isolation?: 'worktree' | 'remote'
}

/** The tokens of an agent's last request: not the sum of all of them. */
export type AgentUsage = {
  /** Tokens read, those of the cache apart. */
  input_tokens: number
  /** Tokens written. */
  output_tokens: number
  /** Tokens written to the prompt cache. Null where unknown. */
  cache_creation_input_tokens: number | null
  /** Tokens read from the prompt cache. Null where unknown. */
  cache_read_input_tokens: number | null
  /** Calls of the API's own tools. Null for none. */
  server_tool_use: {
    /** How many searches. */
    web_search_requests: number
    /** How many pages. */
    web_fetch_requests: number
  } | null
  /** The tier that served it. Null where unknown. */
  service_tier: string | null
  /** Tokens written to the cache by lifetime. Null where unknown. */
  cache_creation: {
    /** Those kept for an hour. */
    ephemeral_1h_input_tokens: number
    /** Those kept for five minutes. */
    ephemeral_5m_input_tokens: number
  } | null
  /** The region that served it. Empty, null or absent where unknown. */
  inference_geo?: string | null
  /** The speed that served it. Null or absent where unknown. */
  speed?: string | null
  /** Each pass by itself, as the API has it. */
  iterations?: unknown
  /** Tokens written by kind. Null or absent where unknown. */
  output_tokens_details?: {
    /** Those of the thinking. */
    thinking_tokens?: number | null
  } | null
  /** What became of a fallback credit, as the API has it. */
  fallback_credit?: unknown
}

/** What a finished agent did, by kind of tool. */
export type AgentToolStats = {
  /** Calls that read files. */
  readCount: number
  /** Calls that searched. */
  searchCount: number
  /** Calls that ran commands. */
  bashCount: number
  /** Calls that edited files. */
  editFileCount: number
  /** Lines that came. */
  linesAdded: number
  /** Lines that went. */
  linesRemoved: number
  /** Calls of any other tool. */
  otherToolCount: number
  /** How many frames it drew. Absent for none. */
  frameCount?: number
}

/** What `Agent` answers where it waited for the agent. */
export type AgentCompletedOutput = {
  /** The tag of the arm. */
  status: 'completed'
  /** The task, as it was given. */
  prompt: string
  /** The agent's id. */
  agentId: string
  /** Its type. Absent in results of older clients. */
  agentType?: string
  /** Its report. */
  content: {
    /** The tag of the block. */
    type: 'text'
    /** The words. */
    text: string
    /** What the words rest on. Null or absent where nothing is cited. */
    citations?: unknown[] | null
  }[]
  /** How many blocks at the start of `content` are the client's. Bookkeeping of the client. */
  harnessNoteCount?: number
  /** How many blocks at the end of `content` are the client's. Bookkeeping of the client. */
  harnessTailCount?: number
  /** Ties both counts to this very `content`: where a hook rewrites it, they lapse. Bookkeeping of the client. */
  harnessSectionHash?: string
  /**
   * What became of a report sent through `SubagentHandback`: it passed, it passed with a warning, or it was held back.
   * Absent where the agent reports otherwise. Bookkeeping of the client. Closed set.
   */
  handback?: 'send' | 'flagged' | 'withheld'
  /** The report so sent, to show in place of `content`. Absent where none arrived. Bookkeeping of the client. */
  handbackReport?: {
    /** The report in full, with a backslash in whatever looks like the client's own markup. */
    text: string
    /** The warning to show above it. Absent for none. */
    warning?: string
    /** The agent's call that sent it. */
    toolUseId?: string
  }
  /** The model that it started on. */
  resolvedModel?: string
  /** All models that it ran on, in order. */
  modelsUsed?: string[]
  /** How many tools it called. */
  totalToolUseCount: number
  /** How long it ran, in milliseconds. */
  totalDurationMs: number
  /** All tokens of `usage` together: those of its last request. */
  totalTokens: number
  /** The tokens of its last request. */
  usage: AgentUsage
  /** The tools that it called. */
  toolsUsed?: string[]
  /** Its calls by kind. Absent where it made none. */
  toolStats?: AgentToolStats
  /** The worktree that keeps its work. Absent without one, or where nothing was to be kept. */
  worktreePath?: string
  /** That worktree's branch. */
  worktreeBranch?: string
  /** How to find work that a mod kept in the parent's own folder. Bookkeeping of the client. */
  inPlace?: {
    /** The version control. */
    vcs: string
    /** The branch. Absent for none. */
    branch?: string
  }
  /** False where the caller can't send the agent a message. Absent for true. Bookkeeping of the client. */
  canContinueAgent?: boolean
  /** The agent's own changes to the list of tasks, in order. Absent doesn't mean none. Bookkeeping of the client. */
  taskCalls?: {
    /** The tool. */
    name: 'TaskCreate' | 'TaskUpdate'
    /** What it was given. */
    input: unknown
    /** What it answered, as text. */
    result: string
  }[]
}

/** What `Agent` answers where the agent works in the background. */
export type AgentAsyncOutput = {
  /** The tag of the arm. */
  status: 'async_launched'
  /** Set by the client at all times. Absent in results of older ones. */
  isAsync?: true
  /** The agent's id. */
  agentId: string
  /** The task in a few words. */
  description: string
  /** The model that it runs on as it goes to the background. */
  resolvedModel?: string
  /** All models that it ran on till then, in order. */
  modelsUsed?: string[]
  /** The task, as it was given. */
  prompt: string
  /** The file that fills with what it does. */
  outputFile: string
  /** Whether the caller has a tool to read that file with. */
  canReadOutputFile?: boolean
  /** False where the caller can't send the agent a message. Absent for true. Bookkeeping of the client. */
  canContinueAgent?: boolean
  /** Whether it went to the background because a permission prompt stood unanswered. Bookkeeping of the client. */
  waitsAtPermissionPrompt?: boolean
  /** Whether another agent writes in the same folder, with no worktree between them. Bookkeeping of the client. */
  sharesCwd?: boolean
}

/** What `Agent` answers where the agent works in the cloud. */
export type AgentRemoteOutput = {
  /** The tag of the arm. */
  status: 'remote_launched'
  /** The task that stands for the agent here. */
  taskId: string
  /** The agent's session on the web. */
  sessionUrl: string
  /** The task in a few words. */
  description: string
  /** The task, as it was given. */
  prompt: string
  /** The file that fills with what it does. */
  outputFile: string
}

/** What `Agent` answers, told apart by `status`. Closed set. */
export type AgentOutput = AgentCompletedOutput | AgentAsyncOutput | AgentRemoteOutput

/** What `SendMessage` takes. */
export type SendMessageInput = {
  /**
   * Who gets it: a name that `ListAgents` shows, a teammate's name, `main`, or the id of an agent in the background.
   * One line of 300 characters at most.
   */
  to: string
  /** The message in 5 to 10 words, for the sender's own transcript: 200 characters. Absent for its first line. */
  summary?: string
  /** The message. The person on the other side sees its first line alone until they unfold it. */
  message: string
  /** Whether to be told once that another session of this machine is idle or gone. Absent for false. */
  notify_when_idle?: boolean
  /**
   * The kind of message, which the client adds for `PreToolUse`. Open set.
   * @undocumented
   */
  type?: OpenSet<'message'>
  /**
   * The same as `to`, which the client adds for `PreToolUse`.
   * @undocumented
   */
  recipient?: string
  /**
   * What `to` is, which the client adds for `PreToolUse`. Open set.
   * @undocumented
   */
  recipient_kind?: OpenSet<'name' | 'agent' | 'main'>
  /**
   * The same as `message`, which the client adds for `PreToolUse`.
   * @undocumented
   */
  content?: string
}

/** What `SendMessage` answers. No declaration tells: these are the keys that it was seen to send. */
export type SendMessageOutput = {
  /**
   * Whether the message is on its way.
   * @undocumented
   */
  success: boolean
  /**
   * What came of it, as the model reads it.
   * @undocumented
   */
  message: string
  /**
   * What came of it, as the person reads it. Absent where it is the same.
   * @undocumented
   */
  display?: string
  /**
   * The agent that the message woke. Absent where none slept.
   * @undocumented
   */
  resumedAgentId?: string
  /**
   * The agent that had ended and was started again. Absent for none.
   * @undocumented
   */
  revivedAgentId?: string
  /**
   * Whom the name meant. Absent for `main`, and where nobody was reached.
   * @undocumented
   */
  pin?: {
    /** The agent's id. */
    id: string
    /** Its name, or its id once more. */
    name: string
    /** The short reference that lists show beside the name. */
    ref: string
  }
}

/** What `ListAgents` takes; the tool's name was `ListPeers`. */
export type ListAgentsInput = {
  /** Of other builds: leave it out. 256 characters at most. */
  channel?: string
  /** Of other builds: leave it out. 256 characters at most. */
  q?: string
  /** Where to go on, as the listing before says in its last line. Absent for the start. */
  cursor?: string
}

/** What `ListAgents` answers. */
export type ListAgentsOutput = {
  /** The list as the model reads it. */
  listing: string
  /** The same by section. Absent in results of older clients. */
  sections?: {
    /** What the section lists. */
    kind: string
    /** How many there are, the rows left out included. */
    total: number
    /** The agents. */
    rows: {
      /** The name. */
      name?: string
      /** The short reference beside it. */
      ref?: string
      /** The id. */
      id?: string
      /** The type. */
      type?: string
      /** How it stands. */
      status?: string
    }[]
  }[]
  /** Remarks beside the list. Absent in results of older clients. */
  notes?: {
    /** What the remark is about. */
    kind: string
    /** The remark. */
    text: string
  }[]
}

/** What `SendFile` takes. */
export type SendFileInput = {
  /** Who gets the files: a session that `ListAgents` names, or an address that starts with `uds:` or `bridge:`. */
  to: string
  /** The files, by absolute paths or ones from the working directory. */
  files: string[]
  /** A word to go with them. Absent for none. */
  message?: string
}

/** What `SendFile` answers. */
export type SendFileOutput = {
  /** Whether they are on their way. */
  success: boolean
  /** What came of it, as a sentence. */
  message: string
  /** The id of the message that carries them. */
  msg_id?: string
  /** What became of each file. */
  files: {
    /** The file. */
    path: string
    /** Its size, in bytes. */
    size?: number
    /** Its hash. */
    sha256?: string
    /** Its id, once uploaded. */
    file_uuid?: string
    /** What went wrong. Absent where nothing did. */
    error?: string
  }[]
}

/** What `Skill` takes. */
export type SkillInput = {
  /** The skill's name, without a slash. */
  skill: string
  /** What to hand it. Absent for nothing. */
  args?: string
}

/** What `Skill` answers where the skill's text joins the conversation. */
export type SkillInlineOutput = {
  /** Whether there is such a skill. */
  success: boolean
  /** The skill's name. */
  commandName: string
  /** The tools that it may use without asking. Absent where its file names none. */
  allowedTools?: string[]
  /** The model that the turn goes on with. Absent where the skill names none. */
  model?: string
  /** The tag of the arm, left out as a rule. */
  status?: 'inline'
  /** Whether the text was loaded to be read alone. Absent for false. */
  readOnly?: boolean
  /** Whether an MCP server brought the skill. Absent for false. */
  fromMcpServer?: boolean
}

/** What `Skill` answers where the skill ran in an agent of its own. */
export type SkillForkedOutput = {
  /** Whether it went well. */
  success: boolean
  /** The skill's name. */
  commandName: string
  /** The tag of the arm. */
  status: 'forked'
  /** The agent's id. */
  agentId: string
  /** The agent's report, or where it stays in the background that it was started. */
  result: string
  /** Whether it stays in the background: a task notification brings the report. Absent for false. */
  background?: boolean
  /** The line at the top of the result that names tools new to this conversation. Absent for none. */
  toolsUsedLine?: string
}

/** What `Skill` answers, told apart by `status`. Closed set. */
export type SkillOutput = SkillInlineOutput | SkillForkedOutput

/** What `ToolSearch` takes. */
export type ToolSearchInput = {
  /** Words to look for, or names to load outright: `select:WebFetch,Monitor`. */
  query: string
  /** How many tools to answer with. Absent for 5, and hooks get the default filled in. */
  max_results?: number
}

/** What `ToolSearch` answers. */
export type ToolSearchOutput = {
  /** The tools' names. */
  matches: string[]
  /** What was looked for. */
  query: string
  /** How many tools there are to be searched. */
  total_deferred_tools: number
  /** The MCP servers that still connect. Absent for none. */
  pending_mcp_servers?: string[]
  /** The MCP servers that couldn't be reached. Absent for none. */
  failed_mcp_servers?: {
    /** The server's name. */
    name: string
    /** The error's code. */
    errorCode?: string
    /** The error in words. */
    error?: string
  }[]
}

/** What `Workflow` takes: `script`, `name` or `scriptPath` has to be there. */
export type WorkflowInput = {
  /** The script, which starts with its `meta`: 524,288 characters at most. */
  script?: string
  /** A workflow that is built in or lies under `.claude/workflows/`. */
  name?: string
  /**
   * What it does.
   * @deprecated Has no effect: the script's `meta` says it.
   */
  description?: string
  /**
   * What to call it.
   * @deprecated Has no effect: the script's `meta` says it.
   */
  title?: string
  /** What the script finds as `args`: any JSON, as it is and not as text. Absent for nothing. */
  args?: unknown
  /** A script on disk, such as the copy that an earlier result names. Goes before `script` and `name`. */
  scriptPath?: string
  /**
   * An earlier run of this session to go on from, `wf_` and what follows. What it finished isn't run again, up to the
   * first call that failed, differs or is new.
   */
  resumeFromRunId?: string
}

/** What `Workflow` answers. */
export type WorkflowOutput = {
  /** Where it runs: here in the background, or in the cloud. Closed set. */
  status: 'async_launched' | 'remote_launched'
  /** The task in the background. */
  taskId: string
  /** The kind of task. Absent in older transcripts. Closed set. */
  taskType?: 'local_workflow' | 'remote_agent'
  /** The workflow's name. Absent in older transcripts. */
  workflowName?: string
  /** What `resumeFromRunId` takes. Absent in the cloud, and in older transcripts. */
  runId?: string
  /** What the workflow says that it does. */
  summary?: string
  /** The folder of its agents' transcripts. */
  transcriptDir?: string
  /** The script on disk, to be edited and run again. */
  scriptPath?: string
  /** The session on the web. Absent where it runs here. */
  sessionUrl?: string
  /** What to be aware of, such as work that isn't pushed. Absent for nothing. */
  warning?: string
  /** What is wrong with the script. Absent for nothing. */
  error?: string
}
