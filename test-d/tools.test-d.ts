import { expectAssignable, expectError, expectNotAssignable, expectType } from 'tsd'
import type {
  AgentInput,
  AgentOutput,
  AgentTeammateRecord,
  AppifactReplInput,
  AppifactReplOutput,
  ArtifactCheckInput,
  ArtifactCommentsInput,
  ArtifactDataInput,
  ArtifactInput,
  ArtifactOutput,
  AskUserQuestionFormOutput,
  AskUserQuestionInput,
  AskUserQuestionOption,
  AskUserQuestionOutput,
  BashInput,
  BashOutput,
  BuiltinToolInputs,
  BuiltinToolName,
  BuiltinToolResults,
  ClaudeDesignInput,
  ClaudeDesignOutput,
  ConnectorsOutput,
  CronCreateInput,
  CronCreateOutput,
  CronDeleteInput,
  CronDeleteOutput,
  CronListInput,
  CronListOutput,
  CurrentToolName,
  DesignSyncInput,
  DesignSyncOutput,
  DirectoryOutput,
  EnableServerInput,
  EnableServerOutput,
  EndConversationInput,
  EndConversationOutput,
  EnterPlanModeInput,
  EnterPlanModeOutput,
  EnterWorktreeInput,
  EnterWorktreeOutput,
  ExitPlanModeInput,
  ExitPlanModeOutput,
  ExitWorktreeInput,
  ExitWorktreeOutput,
  FetchInboxMessageInput,
  FetchInboxMessageOutput,
  FileEditInput,
  FileEditOutput,
  FileReadInput,
  FileReadOutput,
  FileWriteInput,
  FileWriteOutput,
  FormerToolNames,
  GetGoalInput,
  GetGoalOutput,
  GetTaskInput,
  GetTaskOutput,
  GlobInput,
  GlobOutput,
  GrepInput,
  GrepOutput,
  ListAgentsInput,
  ListAgentsOutput,
  ListConnectorsInput,
  ListDirectoryInput,
  ListMcpResourcesInput,
  ListMcpResourcesOutput,
  LSPInput,
  LSPOutput,
  McpOutput,
  McpTaskInput,
  McpTaskOutput,
  MemoryListInput,
  MemoryListOutput,
  MemoryReadInput,
  MemoryReadOutput,
  MemoryWriteInput,
  MemoryWriteOutput,
  MonitorInput,
  MonitorOutput,
  NotebookEditInput,
  NotebookEditOutput,
  OfferChromeSetupInput,
  OfferChromeSetupOutput,
  PauseGoalInput,
  PauseGoalOutput,
  PollInput,
  PollOutput,
  ProjectsInput,
  ProjectsOutput,
  ProposeGoalInput,
  ProposeGoalOutput,
  ProposeSkillsInput,
  ProposeSkillsOutput,
  PublishPluginInput,
  PublishPluginOutput,
  PushNotificationInput,
  PushNotificationOutput,
  ReadMcpResourceDirInput,
  ReadMcpResourceDirOutput,
  ReadMcpResourceInput,
  ReadMcpResourceOutput,
  ReadNotificationsInput,
  ReadNotificationsOutput,
  ReadWidgetContextInput,
  ReadWidgetContextOutput,
  RefreshMcpToolsInput,
  RefreshMcpToolsOutput,
  RemoteTriggerInput,
  RemoteTriggerOutput,
  ReportFindingsInput,
  ReportFindingsOutput,
  RequestComputerInput,
  ScheduleWakeupInput,
  ScheduleWakeupOutput,
  SearchDirectoryInput,
  SearchMcpRegistryInput,
  SearchMcpRegistryOutput,
  SendFeedbackInput,
  SendFeedbackOutput,
  SendFileInput,
  SendFileOutput,
  SendMessageInput,
  SendMessageOutput,
  SendToProjectContextInput,
  SendToProjectContextOutput,
  SendToProjectInput,
  SendToProjectOutput,
  SendUserFileInput,
  SendUserFileOutput,
  SendUserMessageInput,
  SendUserMessageOutput,
  ShareOnboardingGuideInput,
  ShareOnboardingGuideOutput,
  ShowOnboardingRolePickerInput,
  ShowOnboardingRolePickerOutput,
  SkillInput,
  SkillOutput,
  SkillProposalEdit,
  SuggestConnectorsInput,
  SuggestPluginInstallInput,
  SuggestPluginInstallOutput,
  SuggestSkillsInput,
  SuggestSkillsOutput,
  TaskCreateInput,
  TaskCreateOutput,
  TaskGetInput,
  TaskGetOutput,
  TaskListInput,
  TaskListOutput,
  TaskStopInput,
  TaskStopOutput,
  TaskUpdateInput,
  TaskUpdateOutput,
  TodoWriteInput,
  TodoWriteOutput,
  ToolInput,
  ToolInputs,
  ToolName,
  ToolOutput,
  ToolOutputs,
  ToolSearchInput,
  ToolSearchOutput,
  ToolSpelling,
  WaitForMcpServersInput,
  WaitForMcpServersOutput,
  WebFetchInput,
  WebFetchOutput,
  WebSearchInput,
  WebSearchOutput,
  WorkflowInput,
  WorkflowOutput,
  WrapUpInput,
  WrapUpOutput,
} from 'modhook'
import { valueOf } from './shape.js'

// the mod API's table: bounded lists are lists of any length there
type AskUserQuestionLoose = {
  questions: { question: string; header: string; options: AskUserQuestionOption[]; multiSelect: boolean }[]
  answers?: Record<string, string>; annotations?: Record<string, { preview?: string; notes?: string }>
  metadata?: { source?: string }
}
type ProposeSkillsLoose = {
  proposals: {
    name: string; kind: 'new' | 'improvement'; target?: string; description: string; evidence?: string[]
    edits?: SkillProposalEdit[]; skillMd?: string
  }[]
}
expectType<{
  Agent: AgentInput; AppifactRepl: AppifactReplInput; Artifact: ArtifactInput; ArtifactCheck: ArtifactCheckInput
  ArtifactComments: ArtifactCommentsInput; ArtifactData: ArtifactDataInput; AskUserQuestion: AskUserQuestionLoose
  Bash: BashInput; CronCreate: CronCreateInput; CronDelete: CronDeleteInput; CronList: CronListInput
  DesignSync: DesignSyncInput; Edit: FileEditInput; 'enable__mcp__claude-in-chrome': EnableServerInput
  'enable__mcp__remote-devices__Claude_Browser': EnableServerInput
  'enable__mcp__remote-devices__computer': EnableServerInput; EndConversation: EndConversationInput
  EnterPlanMode: EnterPlanModeInput; EnterWorktree: EnterWorktreeInput; ExitPlanMode: ExitPlanModeInput
  ExitWorktree: ExitWorktreeInput; FetchInboxMessage: FetchInboxMessageInput; GetGoal: GetGoalInput
  GetTask: GetTaskInput; ListAgents: ListAgentsInput; ListConnectors: ListConnectorsInput
  ListMcpResourcesTool: ListMcpResourcesInput; ListPlugins: ListDirectoryInput; ListSkills: ListDirectoryInput
  LSP: LSPInput; McpTaskCheck: McpTaskInput; McpTaskResumePolling: McpTaskInput; McpTaskShowQuestion: McpTaskInput
  memory_list: MemoryListInput; memory_read: MemoryReadInput; memory_write: MemoryWriteInput; Monitor: MonitorInput
  NotebookEdit: NotebookEditInput; OfferChromeSetup: OfferChromeSetupInput; PauseGoal: PauseGoalInput; Poll: PollInput
  Projects: ProjectsInput; propose_skills: ProposeSkillsLoose; PublishPlugin: PublishPluginInput
  PushNotification: PushNotificationInput; Read: FileReadInput; ReadMcpResourceDirTool: ReadMcpResourceDirInput
  ReadMcpResourceTool: ReadMcpResourceInput; ReadNotifications: ReadNotificationsInput
  ReadWidgetContext: ReadWidgetContextInput; RemoteTrigger: RemoteTriggerInput; ReportFindings: ReportFindingsInput
  request_computer: RequestComputerInput; ScheduleWakeup: ScheduleWakeupInput
  SearchMcpRegistry: SearchMcpRegistryInput; SearchPlugins: SearchDirectoryInput; SearchSkills: SearchDirectoryInput
  SendFeedback: SendFeedbackInput; SendFile: SendFileInput; SendMessage: SendMessageInput
  SendToProject: SendToProjectInput; SendToProjectContext: SendToProjectContextInput; SendUserFile: SendUserFileInput
  SendUserMessage: SendUserMessageInput; SetGoal: ProposeGoalInput; ShareOnboardingGuide: ShareOnboardingGuideInput
  ShowOnboardingRolePicker: ShowOnboardingRolePickerInput; Skill: SkillInput
  SuggestConnectors: SuggestConnectorsInput; SuggestPluginInstall: SuggestPluginInstallInput
  SuggestSkills: SuggestSkillsInput; TaskCreate: TaskCreateInput; TaskGet: TaskGetInput; TaskList: TaskListInput
  TaskStop: TaskStopInput; TaskUpdate: TaskUpdateInput; TodoWrite: TodoWriteInput; ToolSearch: ToolSearchInput
  WaitForMcpServers: WaitForMcpServersInput; WebFetch: WebFetchInput; WebSearch: WebSearchInput
  Workflow: WorkflowInput; WrapUp: WrapUpInput; Write: FileWriteInput; Yield: PollInput
}>(valueOf<BuiltinToolInputs>())
expectType<{
  Agent: AgentOutput; AppifactRepl: AppifactReplOutput; Artifact: ArtifactOutput; ArtifactCheck: ArtifactOutput
  ArtifactComments: ArtifactOutput; ArtifactData: ArtifactOutput; AskUserQuestion: AskUserQuestionFormOutput
  Bash: BashOutput; CronCreate: CronCreateOutput; CronDelete: CronDeleteOutput; CronList: CronListOutput
  DesignSync: DesignSyncOutput; Edit: FileEditOutput; 'enable__mcp__claude-in-chrome': EnableServerOutput
  'enable__mcp__remote-devices__Claude_Browser': EnableServerOutput
  'enable__mcp__remote-devices__computer': EnableServerOutput; EndConversation: EndConversationOutput
  EnterPlanMode: EnterPlanModeOutput; EnterWorktree: EnterWorktreeOutput; ExitPlanMode: ExitPlanModeOutput
  ExitWorktree: ExitWorktreeOutput; FetchInboxMessage: FetchInboxMessageOutput; GetGoal: GetGoalOutput
  GetTask: GetTaskOutput; ListAgents: ListAgentsOutput; ListConnectors: ConnectorsOutput
  ListMcpResourcesTool: ListMcpResourcesOutput; ListPlugins: DirectoryOutput; ListSkills: DirectoryOutput
  LSP: LSPOutput; McpTaskCheck: McpTaskOutput; McpTaskResumePolling: McpTaskOutput; McpTaskShowQuestion: McpTaskOutput
  memory_list: MemoryListOutput; memory_read: MemoryReadOutput; memory_write: MemoryWriteOutput
  Monitor: MonitorOutput; NotebookEdit: NotebookEditOutput; OfferChromeSetup: OfferChromeSetupOutput
  PauseGoal: PauseGoalOutput; Poll: PollOutput; Projects: ProjectsOutput; propose_skills: ProposeSkillsOutput
  PublishPlugin: PublishPluginOutput; PushNotification: PushNotificationOutput; Read: FileReadOutput
  ReadMcpResourceDirTool: ReadMcpResourceDirOutput; ReadMcpResourceTool: ReadMcpResourceOutput
  ReadNotifications: ReadNotificationsOutput; ReadWidgetContext: ReadWidgetContextOutput
  RemoteTrigger: RemoteTriggerOutput; ReportFindings: ReportFindingsOutput; request_computer: EnableServerOutput
  ScheduleWakeup: ScheduleWakeupOutput; SearchMcpRegistry: SearchMcpRegistryOutput; SearchPlugins: DirectoryOutput
  SearchSkills: DirectoryOutput; SendFeedback: SendFeedbackOutput; SendFile: SendFileOutput; SendMessage: unknown
  SendToProject: SendToProjectOutput; SendToProjectContext: SendToProjectContextOutput
  SendUserFile: SendUserFileOutput; SendUserMessage: SendUserMessageOutput; SetGoal: ProposeGoalOutput
  ShareOnboardingGuide: ShareOnboardingGuideOutput; ShowOnboardingRolePicker: ShowOnboardingRolePickerOutput
  Skill: SkillOutput; SuggestConnectors: ConnectorsOutput; SuggestPluginInstall: SuggestPluginInstallOutput
  SuggestSkills: SuggestSkillsOutput; TaskCreate: TaskCreateOutput; TaskGet: TaskGetOutput; TaskList: TaskListOutput
  TaskStop: TaskStopOutput; TaskUpdate: TaskUpdateOutput; TodoWrite: TodoWriteOutput; ToolSearch: ToolSearchOutput
  WaitForMcpServers: WaitForMcpServersOutput; WebFetch: WebFetchOutput; WebSearch: WebSearchOutput
  Workflow: WorkflowOutput; WrapUp: WrapUpOutput; Write: FileWriteOutput; Yield: PollOutput
}>(valueOf<BuiltinToolResults>())
expectType<keyof BuiltinToolInputs>(valueOf<keyof BuiltinToolResults>())
expectType<keyof BuiltinToolInputs>(valueOf<BuiltinToolName>())
// a mod may hand on a list that it has filtered
expectAssignable<BuiltinToolInputs['AskUserQuestion']>({
  questions: valueOf<AskUserQuestionInput>().questions.filter(({ header }) => header !== ''),
})
// the client takes 1 to 4 questions of 2 to 4 choices, so the SDK's name doesn't take what was filtered
expectNotAssignable<AskUserQuestionInput>({
  questions: valueOf<AskUserQuestionInput>().questions.filter(({ header }) => header !== ''),
})

// all tools: those of other builds, and the names from before
type Further =
  | 'ClaudeDesign' | 'Glob' | 'Grep' | 'PowerShell' | 'RefreshMcpTools' | 'StructuredOutput' | 'SubagentHandback'
expectType<keyof BuiltinToolInputs | Further | keyof FormerToolNames>(valueOf<ToolName>())
expectType<ToolName>(valueOf<keyof ToolOutputs>())
expectType<{
  Task: 'Agent'; KillShell: 'TaskStop'; KillBash: 'TaskStop'; ListPeers: 'ListAgents'; Brief: 'SendUserMessage'
  ListMcpResources: 'ListMcpResourcesTool'; ReadMcpResource: 'ReadMcpResourceTool'
  ReadMcpResourceDir: 'ReadMcpResourceDirTool'; ProposeGoal: 'SetGoal'
}>(valueOf<FormerToolNames>())
expectType<Omit<BuiltinToolInputs, 'AskUserQuestion' | 'propose_skills'>>(
  valueOf<Omit<Pick<ToolInputs, BuiltinToolName>, 'AskUserQuestion' | 'propose_skills'>>()
)
expectType<Omit<BuiltinToolResults, 'AskUserQuestion' | 'SendMessage'>>(
  valueOf<Omit<Pick<ToolOutputs, BuiltinToolName>, 'AskUserQuestion' | 'SendMessage'>>()
)
expectType<{ AskUserQuestion: AskUserQuestionInput; propose_skills: ProposeSkillsInput }>(
  valueOf<Pick<ToolInputs, 'AskUserQuestion' | 'propose_skills'>>()
)
expectType<{ AskUserQuestion: AskUserQuestionOutput; SendMessage: SendMessageOutput }>(
  valueOf<Pick<ToolOutputs, 'AskUserQuestion' | 'SendMessage'>>()
)
expectType<{
  ClaudeDesign: ClaudeDesignInput; Glob: GlobInput; Grep: GrepInput; PowerShell: BashInput
  RefreshMcpTools: RefreshMcpToolsInput; StructuredOutput: Record<string, unknown>
  SubagentHandback: Record<string, unknown>
}>(valueOf<Pick<ToolInputs, Further>>())
expectType<{
  ClaudeDesign: ClaudeDesignOutput; Glob: GlobOutput; Grep: GrepOutput; PowerShell: BashOutput
  RefreshMcpTools: RefreshMcpToolsOutput; StructuredOutput: string; SubagentHandback: unknown
}>(valueOf<Pick<ToolOutputs, Further>>())
expectType<{
  Task: AgentInput; KillShell: TaskStopInput; KillBash: TaskStopInput; ListPeers: ListAgentsInput
  Brief: SendUserMessageInput; ListMcpResources: ListMcpResourcesInput; ReadMcpResource: ReadMcpResourceInput
  ReadMcpResourceDir: ReadMcpResourceDirInput; ProposeGoal: ProposeGoalInput
}>(valueOf<Pick<ToolInputs, keyof FormerToolNames>>())
expectType<{
  Task: AgentOutput; KillShell: TaskStopOutput; KillBash: TaskStopOutput; ListPeers: ListAgentsOutput
  Brief: SendUserMessageOutput; ListMcpResources: ListMcpResourcesOutput; ReadMcpResource: ReadMcpResourceOutput
  ReadMcpResourceDir: ReadMcpResourceDirOutput; ProposeGoal: ProposeGoalOutput
}>(valueOf<Pick<ToolOutputs, keyof FormerToolNames>>())

// one tool under all of its names
expectType<'Agent'>(valueOf<CurrentToolName<'Task'>>())
expectType<'Bash'>(valueOf<CurrentToolName<'Bash'>>())
expectType<'Agent' | 'Task'>(valueOf<ToolSpelling<'Task'>>())
expectType<'Agent' | 'Task'>(valueOf<ToolSpelling<'Agent'>>())
expectType<'TaskStop' | 'KillShell' | 'KillBash'>(valueOf<ToolSpelling<'KillBash'>>())
expectType<'Bash'>(valueOf<ToolSpelling<'Bash'>>())
expectType<'mcp__tracker__file'>(valueOf<ToolSpelling<'mcp__tracker__file'>>())
expectType<string>(valueOf<ToolSpelling<string>>())

// by name, with what isn't in the table
expectType<BashInput>(valueOf<ToolInput<'Bash'>>())
expectType<AgentInput>(valueOf<ToolInput<'Task'>>())
expectType<BashInput | FileReadInput>(valueOf<ToolInput<'Bash' | 'Read'>>())
expectType<Record<string, unknown>>(valueOf<ToolInput<'mcp__tracker__file'>>())
expectType<Record<string, unknown>>(valueOf<ToolInput>())
expectType<BashOutput>(valueOf<ToolOutput<'Bash'>>())
expectType<AgentOutput | AgentTeammateRecord>(valueOf<ToolOutput<'Agent'>>())
expectType<AgentOutput | AgentTeammateRecord>(valueOf<ToolOutput<'Task'>>())
expectType<McpOutput>(valueOf<ToolOutput<'mcp__tracker__file'>>())
expectType<unknown>(valueOf<ToolOutput<'ToolOfALaterBuild'>>())
expectType<unknown>(valueOf<ToolOutput>())

// no tool takes a key that it doesn't declare: the client refuses the call
expectError<ToolInput<'Bash'>>({ command: 'ls', env: { CI: '1' } })
expectError<ToolInput<'Read'>>({ file_path: '/a', env: {} })
expectError<ToolInput<'ExitPlanMode'>>({ env: {} })
