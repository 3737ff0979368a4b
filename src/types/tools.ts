/**
 * The built-in tools: one table of what each takes and answers, and the names that they go by.
 *
 * Compared with Claude Code 2.1.332 and `sdk-tools.d.ts` of the Agent SDK 0.3.332.
 *
 * @see https://code.claude.com/docs/en/agent-sdk/typescript
 */
import type { AgentTeammateRecord } from './agent.js'
import type {
  AgentInput,
  AgentOutput,
  ListAgentsInput,
  ListAgentsOutput,
  SendFileInput,
  SendFileOutput,
  SendMessageInput,
  SendMessageOutput,
  SkillInput,
  SkillOutput,
  ToolSearchInput,
  ToolSearchOutput,
  WorkflowInput,
  WorkflowOutput,
} from './tools-agents.js'
import type {
  AppifactReplInput,
  AppifactReplOutput,
  ArtifactCheckInput,
  ArtifactCommentsInput,
  ArtifactDataInput,
  ArtifactInput,
  ArtifactOutput,
} from './tools-artifacts.js'
import type {
  FileEditInput,
  FileEditOutput,
  FileReadInput,
  FileReadOutput,
  FileWriteInput,
  FileWriteOutput,
  GlobInput,
  GlobOutput,
  GrepInput,
  GrepOutput,
  LSPInput,
  LSPOutput,
  NotebookEditInput,
  NotebookEditOutput,
} from './tools-files.js'
import type {
  ConnectorsOutput,
  EnableServerInput,
  EnableServerOutput,
  ListConnectorsInput,
  ListMcpResourcesInput,
  ListMcpResourcesOutput,
  McpOutput,
  McpTaskInput,
  McpTaskOutput,
  McpToolInputs,
  McpToolName,
  ReadMcpResourceDirInput,
  ReadMcpResourceDirOutput,
  ReadMcpResourceInput,
  ReadMcpResourceOutput,
  RefreshMcpToolsInput,
  RefreshMcpToolsOutput,
  RequestComputerInput,
  SearchMcpRegistryInput,
  SearchMcpRegistryOutput,
  SuggestConnectorsInput,
  WaitForMcpServersInput,
  WaitForMcpServersOutput,
} from './tools-mcp.js'
import type {
  MemoryListInput,
  MemoryListOutput,
  MemoryReadInput,
  MemoryReadOutput,
  MemoryWriteInput,
  MemoryWriteOutput,
} from './tools-memory.js'
import type {
  DirectoryOutput,
  ListDirectoryInput,
  ProposeSkillsInput,
  ProposeSkillsOutput,
  PublishPluginInput,
  PublishPluginOutput,
  SearchDirectoryInput,
  SuggestPluginInstallInput,
  SuggestPluginInstallOutput,
  SuggestSkillsInput,
  SuggestSkillsOutput,
} from './tools-plugins.js'
import type {
  ClaudeDesignInput,
  ClaudeDesignOutput,
  DesignSyncInput,
  DesignSyncOutput,
  ProjectsInput,
  ProjectsOutput,
  SendToProjectContextInput,
  SendToProjectContextOutput,
  SendToProjectInput,
  SendToProjectOutput,
} from './tools-projects.js'
import type {
  BashInput,
  BashOutput,
  GetTaskInput,
  GetTaskOutput,
  MonitorInput,
  MonitorOutput,
  PollInput,
  PollOutput,
  TaskStopInput,
  TaskStopOutput,
} from './tools-shell.js'
import type {
  CronCreateInput,
  CronCreateOutput,
  CronDeleteInput,
  CronDeleteOutput,
  CronListInput,
  CronListOutput,
  EnterPlanModeInput,
  EnterPlanModeOutput,
  EnterWorktreeInput,
  EnterWorktreeOutput,
  ExitPlanModeInput,
  ExitPlanModeOutput,
  ExitWorktreeInput,
  ExitWorktreeOutput,
  GetGoalInput,
  GetGoalOutput,
  PauseGoalInput,
  PauseGoalOutput,
  ProposeGoalInput,
  ProposeGoalOutput,
  ReportFindingsInput,
  ReportFindingsOutput,
  ScheduleWakeupInput,
  ScheduleWakeupOutput,
  TaskCreateInput,
  TaskCreateOutput,
  TaskGetInput,
  TaskGetOutput,
  TaskListInput,
  TaskListOutput,
  TaskUpdateInput,
  TaskUpdateOutput,
  TodoWriteInput,
  TodoWriteOutput,
} from './tools-tasks.js'
import type {
  AskUserQuestionFormOutput,
  AskUserQuestionInput,
  AskUserQuestionOutput,
  EndConversationInput,
  EndConversationOutput,
  OfferChromeSetupInput,
  OfferChromeSetupOutput,
  ReadWidgetContextInput,
  ReadWidgetContextOutput,
  SendFeedbackInput,
  SendFeedbackOutput,
  SendUserFileInput,
  SendUserFileOutput,
  SendUserMessageInput,
  SendUserMessageOutput,
  ShareOnboardingGuideInput,
  ShareOnboardingGuideOutput,
  ShowOnboardingRolePickerInput,
  ShowOnboardingRolePickerOutput,
  WrapUpInput,
  WrapUpOutput,
} from './tools-user.js'
import type {
  FetchInboxMessageInput,
  FetchInboxMessageOutput,
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
} from './tools-web.js'

/** A tool: a row of the table. */
type Tool<Input, Output> = {
  /** What the tool takes. */
  input: Input
  /** What the tool answers. */
  output: Output
}

/** A shape with its bounded lists as lists of any length, as the mod API has them. */
type PlainLists<T> = T extends readonly (infer Element)[]
  ? PlainLists<Element>[]
  : T extends object
    ? { [K in keyof T]: PlainLists<T[K]> }
    : T

/** The tools that the engine declares on a native build for Linux, by the names that it gives them. */
interface EngineTools {
  /** Starts an agent. Its name was `Task`. */
  Agent: Tool<AgentInput, AgentOutput>
  /** Runs code that works on an Artifact. */
  AppifactRepl: Tool<AppifactReplInput, AppifactReplOutput>
  /** Publishes pages, and does what else there is to do with them. */
  Artifact: Tool<ArtifactInput, ArtifactOutput>
  /** Checks a published page. */
  ArtifactCheck: Tool<ArtifactCheckInput, ArtifactOutput>
  /** Reads and answers the comments on a page. */
  ArtifactComments: Tool<ArtifactCommentsInput, ArtifactOutput>
  /** Reads and writes a page's database. */
  ArtifactData: Tool<ArtifactDataInput, ArtifactOutput>
  /** Asks the person. */
  AskUserQuestion: Tool<PlainLists<AskUserQuestionInput>, AskUserQuestionFormOutput>
  /** Runs a command. */
  Bash: Tool<BashInput, BashOutput>
  /** Schedules a prompt. */
  CronCreate: Tool<CronCreateInput, CronCreateOutput>
  /** Takes a scheduled prompt away. */
  CronDelete: Tool<CronDeleteInput, CronDeleteOutput>
  /** Lists the scheduled prompts. */
  CronList: Tool<CronListInput, CronListOutput>
  /** Keeps a design system in step with the account. */
  DesignSync: Tool<DesignSyncInput, DesignSyncOutput>
  /** Replaces text in a file. */
  Edit: Tool<FileEditInput, FileEditOutput>
  /** Starts the server for the person's browser. */
  'enable__mcp__claude-in-chrome': Tool<EnableServerInput, EnableServerOutput>
  /** Starts the server for the app's browser. */
  'enable__mcp__remote-devices__Claude_Browser': Tool<EnableServerInput, EnableServerOutput>
  /** Starts the server for the person's computer. */
  'enable__mcp__remote-devices__computer': Tool<EnableServerInput, EnableServerOutput>
  /** Ends the conversation. */
  EndConversation: Tool<EndConversationInput, EndConversationOutput>
  /** Turns plan mode on. */
  EnterPlanMode: Tool<EnterPlanModeInput, EnterPlanModeOutput>
  /** Moves the session into a worktree. */
  EnterWorktree: Tool<EnterWorktreeInput, EnterWorktreeOutput>
  /** Shows the plan, and turns plan mode off. */
  ExitPlanMode: Tool<ExitPlanModeInput, ExitPlanModeOutput>
  /** Moves the session back out of a worktree. */
  ExitWorktree: Tool<ExitWorktreeInput, ExitWorktreeOutput>
  /** Reads a message of the session's inbox. */
  FetchInboxMessage: Tool<FetchInboxMessageInput, FetchInboxMessageOutput>
  /** Reads the goal. */
  GetGoal: Tool<GetGoalInput, GetGoalOutput>
  /** Reads how a task in the background stands. Hosts call it, never the model. */
  GetTask: Tool<GetTaskInput, GetTaskOutput>
  /** Lists the agents and sessions in reach. Its name was `ListPeers`. */
  ListAgents: Tool<ListAgentsInput, ListAgentsOutput>
  /** Lists the account's connectors. */
  ListConnectors: Tool<ListConnectorsInput, ConnectorsOutput>
  /** Lists the resources of MCP servers. Its name was `ListMcpResources`. */
  ListMcpResourcesTool: Tool<ListMcpResourcesInput, ListMcpResourcesOutput>
  /** Lists the account's plugins. */
  ListPlugins: Tool<ListDirectoryInput, DirectoryOutput>
  /** Lists the account's skills. */
  ListSkills: Tool<ListDirectoryInput, DirectoryOutput>
  /** Asks a language server. */
  LSP: Tool<LSPInput, LSPOutput>
  /** Asks how an MCP task stands. */
  McpTaskCheck: Tool<McpTaskInput, McpTaskOutput>
  /** Follows an MCP task again. */
  McpTaskResumePolling: Tool<McpTaskInput, McpTaskOutput>
  /** Shows the person what an MCP task asks. */
  McpTaskShowQuestion: Tool<McpTaskInput, McpTaskOutput>
  /** Lists memory stores, or the documents of one. */
  memory_list: Tool<MemoryListInput, MemoryListOutput>
  /** Reads a document of a memory store. */
  memory_read: Tool<MemoryReadInput, MemoryReadOutput>
  /** Writes a document of a memory store. */
  memory_write: Tool<MemoryWriteInput, MemoryWriteOutput>
  /** Watches a command or a socket in the background. */
  Monitor: Tool<MonitorInput, MonitorOutput>
  /** Changes a cell of a notebook. */
  NotebookEdit: Tool<NotebookEditInput, NotebookEditOutput>
  /** Offers to connect the person's browser. */
  OfferChromeSetup: Tool<OfferChromeSetupInput, OfferChromeSetupOutput>
  /** Lets the goal rest until the person speaks. */
  PauseGoal: Tool<PauseGoalInput, PauseGoalOutput>
  /** Reads the events that wait. */
  Poll: Tool<PollInput, PollOutput>
  /** Reads and writes the account's project. */
  Projects: Tool<ProjectsInput, ProjectsOutput>
  /** Proposes skills to the person. */
  propose_skills: Tool<PlainLists<ProposeSkillsInput>, ProposeSkillsOutput>
  /** Publishes a plugin to the organization's library. */
  PublishPlugin: Tool<PublishPluginInput, PublishPluginOutput>
  /** Notifies the person's devices. */
  PushNotification: Tool<PushNotificationInput, PushNotificationOutput>
  /** Reads a file. */
  Read: Tool<FileReadInput, FileReadOutput>
  /** Lists a folder of an MCP server. Its name was `ReadMcpResourceDir`. */
  ReadMcpResourceDirTool: Tool<ReadMcpResourceDirInput, ReadMcpResourceDirOutput>
  /** Reads a resource of an MCP server. Its name was `ReadMcpResource`. */
  ReadMcpResourceTool: Tool<ReadMcpResourceInput, ReadMcpResourceOutput>
  /** Reads the notifications that wait. */
  ReadNotifications: Tool<ReadNotificationsInput, ReadNotificationsOutput>
  /** Reads what the views beside the chat share. */
  ReadWidgetContext: Tool<ReadWidgetContextInput, ReadWidgetContextOutput>
  /** Looks after scheduled agents in the cloud. */
  RemoteTrigger: Tool<RemoteTriggerInput, RemoteTriggerOutput>
  /** Reports what a review found. */
  ReportFindings: Tool<ReportFindingsInput, ReportFindingsOutput>
  /** Asks for the use of the person's computer. */
  request_computer: Tool<RequestComputerInput, EnableServerOutput>
  /** Schedules the next round of a loop. */
  ScheduleWakeup: Tool<ScheduleWakeupInput, ScheduleWakeupOutput>
  /** Searches the directory of connectors. */
  SearchMcpRegistry: Tool<SearchMcpRegistryInput, SearchMcpRegistryOutput>
  /** Searches the directory of plugins. */
  SearchPlugins: Tool<SearchDirectoryInput, DirectoryOutput>
  /** Searches the directory of skills. */
  SearchSkills: Tool<SearchDirectoryInput, DirectoryOutput>
  /** Sends feedback on Claude Code. */
  SendFeedback: Tool<SendFeedbackInput, SendFeedbackOutput>
  /** Sends files to another session. */
  SendFile: Tool<SendFileInput, SendFileOutput>
  /** Sends a message to an agent or another session. */
  SendMessage: Tool<SendMessageInput, unknown>
  /** Hands the work on to a project. */
  SendToProject: Tool<SendToProjectInput, SendToProjectOutput>
  /** Reads what `/send-to-project` gathered. */
  SendToProjectContext: Tool<SendToProjectContextInput, SendToProjectContextOutput>
  /** Sends files to the person. */
  SendUserFile: Tool<SendUserFileInput, SendUserFileOutput>
  /** Sends a message to the person. Its name was `Brief`. */
  SendUserMessage: Tool<SendUserMessageInput, SendUserMessageOutput>
  /** Sets a goal. Its name was `ProposeGoal`. */
  SetGoal: Tool<ProposeGoalInput, ProposeGoalOutput>
  /** Shares the guide for new teammates. */
  ShareOnboardingGuide: Tool<ShareOnboardingGuideInput, ShareOnboardingGuideOutput>
  /** Asks the person what they do. */
  ShowOnboardingRolePicker: Tool<ShowOnboardingRolePickerInput, ShowOnboardingRolePickerOutput>
  /** Runs a skill. */
  Skill: Tool<SkillInput, SkillOutput>
  /** Suggests connectors to the person. */
  SuggestConnectors: Tool<SuggestConnectorsInput, ConnectorsOutput>
  /** Suggests plugins to the person. */
  SuggestPluginInstall: Tool<SuggestPluginInstallInput, SuggestPluginInstallOutput>
  /** Suggests skills to the person. */
  SuggestSkills: Tool<SuggestSkillsInput, SuggestSkillsOutput>
  /** Adds a task to the list. */
  TaskCreate: Tool<TaskCreateInput, TaskCreateOutput>
  /** Reads a task of the list. */
  TaskGet: Tool<TaskGetInput, TaskGetOutput>
  /** Reads the list of tasks. */
  TaskList: Tool<TaskListInput, TaskListOutput>
  /** Stops a task in the background. Its names were `KillShell` and `KillBash`. */
  TaskStop: Tool<TaskStopInput, TaskStopOutput>
  /** Changes a task of the list. */
  TaskUpdate: Tool<TaskUpdateInput, TaskUpdateOutput>
  /** Writes the list of todos. */
  TodoWrite: Tool<TodoWriteInput, TodoWriteOutput>
  /** Finds and loads further tools. */
  ToolSearch: Tool<ToolSearchInput, ToolSearchOutput>
  /** Waits for MCP servers to connect. */
  WaitForMcpServers: Tool<WaitForMcpServersInput, WaitForMcpServersOutput>
  /** Reads a page of the web. */
  WebFetch: Tool<WebFetchInput, WebFetchOutput>
  /** Searches the web. */
  WebSearch: Tool<WebSearchInput, WebSearchOutput>
  /** Runs a workflow of agents. */
  Workflow: Tool<WorkflowInput, WorkflowOutput>
  /** Sums up the turn, and asks what comes next. */
  WrapUp: Tool<WrapUpInput, WrapUpOutput>
  /** Writes a file. */
  Write: Tool<FileWriteInput, FileWriteOutput>
  /** Waits for events, and reads them. */
  Yield: Tool<PollInput, PollOutput>
}

/** The tools that other builds have, or that the SDK alone declares. */
interface FurtherTools {
  /** Works with Claude Design. */
  ClaudeDesign: Tool<ClaudeDesignInput, ClaudeDesignOutput>
  /** Finds files by name. */
  Glob: Tool<GlobInput, GlobOutput>
  /** Searches files for text. */
  Grep: Tool<GrepInput, GrepOutput>
  /** Runs a command of PowerShell: Windows has it, other systems on demand. */
  PowerShell: Tool<BashInput, BashOutput>
  /** Reads the tools of MCP servers anew. */
  RefreshMcpTools: Tool<RefreshMcpToolsInput, RefreshMcpToolsOutput>
  /** Hands over the answer that the session has a JSON Schema for. It takes what the schema says. */
  StructuredOutput: Tool<Record<string, unknown>, string>
  /** Hands a report to the caller. No declaration tells what it takes and answers. */
  SubagentHandback: Tool<Record<string, unknown>, unknown>
}

/** What the tools of a table take. */
type InputsOf<Table extends { [Name in keyof Table]: Tool<unknown, unknown> }> = {
  [Name in keyof Table]: Table[Name]['input']
}

/** What the tools of a table answer. */
type OutputsOf<Table extends { [Name in keyof Table]: Tool<unknown, unknown> }> = {
  [Name in keyof Table]: Table[Name]['output']
}

/**
 * What the built-in tools take, by name, as the mod API declares it.
 *
 * Merge a tool into it that a mod adds and that the types should know.
 *
 * @example
 * interface BuiltinToolInputs { Deploy: { target: string } }
 */
export interface BuiltinToolInputs extends InputsOf<EngineTools> {}

/**
 * What the built-in tools answer, by name, as the mod API declares it.
 *
 * Merge a tool into it that a mod adds and that the types should know.
 *
 * @example
 * interface BuiltinToolResults { Deploy: { url: string } }
 */
export interface BuiltinToolResults extends OutputsOf<EngineTools> {}

/** The name of a built-in tool, as the mod API declares it. */
export type BuiltinToolName = keyof BuiltinToolInputs & string

/** The names that tools had before, each with the name of today. Rules, matchers and lists of tools still take them. */
export interface FormerToolNames {
  /** The name of `Agent` until Claude Code 2.1.63, which the `tools` of `system/init` still say. */
  Task: 'Agent'
  /** A name of `TaskStop`. */
  KillShell: 'TaskStop'
  /** An older name of `TaskStop`. */
  KillBash: 'TaskStop'
  /** The name of `ListAgents`. */
  ListPeers: 'ListAgents'
  /** The name of `SendUserMessage`. */
  Brief: 'SendUserMessage'
  /** The name of `ListMcpResourcesTool`. */
  ListMcpResources: 'ListMcpResourcesTool'
  /** The name of `ReadMcpResourceTool`. */
  ReadMcpResource: 'ReadMcpResourceTool'
  /** The name of `ReadMcpResourceDirTool`. */
  ReadMcpResourceDir: 'ReadMcpResourceDirTool'
  /** The name of `SetGoal`. */
  ProposeGoal: 'SetGoal'
}

/** A table of tools under the names that they had before. */
type FormerRows<Table extends { [Name in FormerToolNames[keyof FormerToolNames]]: unknown }> = {
  [Name in keyof FormerToolNames]: Table[FormerToolNames[Name]]
}

/**
 * What every tool takes, by name: those of all builds, under today's names and under those from before, and what was
 * merged into `BuiltinToolInputs` and `McpToolInputs`.
 */
export interface ToolInputs
  extends BuiltinToolInputs,
    InputsOf<FurtherTools>,
    FormerRows<BuiltinToolInputs>,
    McpToolInputs {
  /** Asks the person. */
  AskUserQuestion: AskUserQuestionInput
  /** Proposes skills to the person. */
  propose_skills: ProposeSkillsInput
}

/**
 * What every tool answers, by name: those of all builds, under today's names and under those from before, and what was
 * merged into `BuiltinToolResults`.
 *
 * It is the `tool_response` of `PostToolUse` and the stream's `tool_use_result`, and no text for the model.
 */
export interface ToolOutputs extends BuiltinToolResults, OutputsOf<FurtherTools>, FormerRows<BuiltinToolResults> {
  /** Asks the person. */
  AskUserQuestion: AskUserQuestionOutput
  /** Sends a message to an agent or another session. */
  SendMessage: SendMessageOutput
}

/** The name of a tool, of today or from before. MCP tools are `McpToolName`. */
export type ToolName = keyof ToolInputs & string

/** The name of today of a tool. A name that wasn't changed, or isn't known, stays. */
export type CurrentToolName<Name extends string> = Name extends keyof FormerToolNames ? FormerToolNames[Name] : Name

/**
 * All names that the same tool goes by: `'Agent' | 'Task'` for both of these.
 *
 * Clients say one or the other by their version, and so may the parts of one, so a check has to take them all.
 */
export type ToolSpelling<Name extends string> =
  | CurrentToolName<Name>
  | {
      [Former in keyof FormerToolNames]: FormerToolNames[Former] extends CurrentToolName<Name> ? Former : never
    }[keyof FormerToolNames]

/**
 * What the tool of a name takes: its row in `ToolInputs`, or an object of unknown keys where there is none, as for an
 * MCP tool that nobody merged.
 */
export type ToolInput<Name extends string = string> = Name extends ToolName ? ToolInputs[Name] : Record<string, unknown>

/**
 * What the tool of a name answers: its row in `ToolOutputs`, what MCP tools answer, or else `unknown`.
 *
 * An Agent call may also answer with a started teammate's record.
 */
export type ToolOutput<Name extends string = string> = Name extends keyof ToolOutputs
  ? ToolOutputs[Name] | (CurrentToolName<Name> extends 'Agent' ? AgentTeammateRecord : never)
  : Name extends McpToolName
    ? McpOutput
    : unknown
