/** Entry `modhook/sdk-tools`: the tools, under the names that `@anthropic-ai/claude-agent-sdk/sdk-tools` gives them. */
export type * from './types/open-set.js'
export type { AgentInput, AgentOutput, WorkflowInput, WorkflowOutput } from './types/tools-agents.js'
export type { ArtifactInput, ArtifactOutput } from './types/tools-artifacts.js'
export type {
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
  NotebookEditInput,
  NotebookEditOutput,
} from './types/tools-files.js'
export type {
  ListMcpResourcesInput,
  ListMcpResourcesOutput,
  McpInput,
  McpOutput,
  ReadMcpResourceDirInput,
  ReadMcpResourceDirOutput,
  ReadMcpResourceInput,
  ReadMcpResourceOutput,
  RefreshMcpToolsInput,
  RefreshMcpToolsOutput,
} from './types/tools-mcp.js'
export type { ProposeSkillsInput, ProposeSkillsOutput } from './types/tools-plugins.js'
export type { ClaudeDesignInput, ClaudeDesignOutput, ProjectsInput, ProjectsOutput } from './types/tools-projects.js'
export type { ToolInputSchemas, ToolOutputSchemas } from './types/tools-schemas.js'
export type {
  BashInput,
  BashOutput,
  MonitorInput,
  MonitorOutput,
  TaskStopInput,
  TaskStopOutput,
} from './types/tools-shell.js'
export type {
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
} from './types/tools-tasks.js'
export type {
  AskUserQuestionInput,
  AskUserQuestionOutput,
  OfferChromeSetupInput,
  OfferChromeSetupOutput,
  SendFeedbackInput,
  SendFeedbackOutput,
  ShowOnboardingRolePickerInput,
  ShowOnboardingRolePickerOutput,
} from './types/tools-user.js'
export type {
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
} from './types/tools-web.js'
