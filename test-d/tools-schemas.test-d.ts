import { expectType } from 'tsd'
import type {
  AgentInput,
  AgentOutput,
  ArtifactInput,
  ArtifactOutput,
  AskUserQuestionInput,
  AskUserQuestionOutput,
  BashInput,
  BashOutput,
  ClaudeDesignInput,
  ClaudeDesignOutput,
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
  ListMcpResourcesInput,
  ListMcpResourcesOutput,
  McpInput,
  McpOutput,
  MonitorInput,
  MonitorOutput,
  NotebookEditInput,
  NotebookEditOutput,
  OfferChromeSetupInput,
  OfferChromeSetupOutput,
  ProjectsInput,
  ProjectsOutput,
  ProposeGoalInput,
  ProposeGoalOutput,
  ProposeSkillsInput,
  ProposeSkillsOutput,
  PushNotificationInput,
  PushNotificationOutput,
  ReadMcpResourceDirInput,
  ReadMcpResourceDirOutput,
  ReadMcpResourceInput,
  ReadMcpResourceOutput,
  ReadNotificationsInput,
  ReadNotificationsOutput,
  RefreshMcpToolsInput,
  RefreshMcpToolsOutput,
  RemoteTriggerInput,
  RemoteTriggerOutput,
  ReportFindingsInput,
  ReportFindingsOutput,
  ScheduleWakeupInput,
  ScheduleWakeupOutput,
  SendFeedbackInput,
  SendFeedbackOutput,
  ShowOnboardingRolePickerInput,
  ShowOnboardingRolePickerOutput,
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
  ToolInputSchemas,
  ToolOutputSchemas,
  WebFetchInput,
  WebFetchOutput,
  WebSearchInput,
  WebSearchOutput,
  WorkflowInput,
  WorkflowOutput,
} from 'modhook'
import { valueOf } from './shape.js'

expectType<
  | AgentOutput | BashOutput | ExitPlanModeOutput | FileEditOutput | FileReadOutput | FileWriteOutput | GlobOutput
  | GrepOutput | TaskStopOutput | ListMcpResourcesOutput | RefreshMcpToolsOutput | McpOutput | NotebookEditOutput
  | ReadMcpResourceDirOutput | ReadMcpResourceOutput | ReportFindingsOutput | TodoWriteOutput | WebFetchOutput
  | WebSearchOutput | AskUserQuestionOutput | SendFeedbackOutput | EnterWorktreeOutput | ExitWorktreeOutput
  | TaskCreateOutput | TaskGetOutput | TaskUpdateOutput | TaskListOutput | ArtifactOutput | RemoteTriggerOutput
  | ShowOnboardingRolePickerOutput | OfferChromeSetupOutput | ReadNotificationsOutput | ScheduleWakeupOutput
  | MonitorOutput | ProposeSkillsOutput | ProposeGoalOutput | EnterPlanModeOutput | WorkflowOutput | CronCreateOutput
  | CronDeleteOutput | CronListOutput | PushNotificationOutput | ClaudeDesignOutput | ProjectsOutput
>(valueOf<ToolOutputSchemas>())
expectType<
  | AgentInput | BashInput | ExitPlanModeInput | FileEditInput | FileReadInput | FileWriteInput | GlobInput
  | GrepInput | TaskStopInput | ListMcpResourcesInput | RefreshMcpToolsInput | McpInput | NotebookEditInput
  | ReadMcpResourceDirInput | ReadMcpResourceInput | ReportFindingsInput | TodoWriteInput | WebFetchInput
  | WebSearchInput | AskUserQuestionInput | SendFeedbackInput | ClaudeDesignInput | ProjectsInput | EnterPlanModeInput
  | TaskCreateInput | TaskGetInput | TaskUpdateInput | TaskListInput | WorkflowInput | CronCreateInput
  | CronDeleteInput | CronListInput | ScheduleWakeupInput | RemoteTriggerInput | ShowOnboardingRolePickerInput
  | OfferChromeSetupInput | ReadNotificationsInput | MonitorInput | ProposeSkillsInput | ProposeGoalInput
  | ArtifactInput | PushNotificationInput | EnterWorktreeInput | ExitWorktreeInput | ToolOutputSchemas
>(valueOf<ToolInputSchemas>())
