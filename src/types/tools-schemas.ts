/**
 * The SDK's unions of what its declared tools take and answer. By name, `ToolInputs` and `ToolOutputs` have them.
 *
 * Compared with `sdk-tools.d.ts` of the Agent SDK 0.3.332.
 *
 * @see https://code.claude.com/docs/en/agent-sdk/typescript
 */
import type { AgentInput, AgentOutput, WorkflowInput, WorkflowOutput } from './tools-agents.js'
import type { ArtifactInput, ArtifactOutput } from './tools-artifacts.js'
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
  NotebookEditInput,
  NotebookEditOutput,
} from './tools-files.js'
import type {
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
} from './tools-mcp.js'
import type { ProposeSkillsInput, ProposeSkillsOutput } from './tools-plugins.js'
import type { ClaudeDesignInput, ClaudeDesignOutput, ProjectsInput, ProjectsOutput } from './tools-projects.js'
import type {
  BashInput,
  BashOutput,
  MonitorInput,
  MonitorOutput,
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
  AskUserQuestionInput,
  AskUserQuestionOutput,
  OfferChromeSetupInput,
  OfferChromeSetupOutput,
  SendFeedbackInput,
  SendFeedbackOutput,
  ShowOnboardingRolePickerInput,
  ShowOnboardingRolePickerOutput,
} from './tools-user.js'
import type {
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

/** What one of the SDK's tools answers. Closed set. */
export type ToolOutputSchemas =
  | AgentOutput
  | BashOutput
  | ExitPlanModeOutput
  | FileEditOutput
  | FileReadOutput
  | FileWriteOutput
  | GlobOutput
  | GrepOutput
  | TaskStopOutput
  | ListMcpResourcesOutput
  | RefreshMcpToolsOutput
  | McpOutput
  | NotebookEditOutput
  | ReadMcpResourceDirOutput
  | ReadMcpResourceOutput
  | ReportFindingsOutput
  | TodoWriteOutput
  | WebFetchOutput
  | WebSearchOutput
  | AskUserQuestionOutput
  | SendFeedbackOutput
  | EnterWorktreeOutput
  | ExitWorktreeOutput
  | TaskCreateOutput
  | TaskGetOutput
  | TaskUpdateOutput
  | TaskListOutput
  | ArtifactOutput
  | RemoteTriggerOutput
  | ShowOnboardingRolePickerOutput
  | OfferChromeSetupOutput
  | ReadNotificationsOutput
  | ScheduleWakeupOutput
  | MonitorOutput
  | ProposeSkillsOutput
  | ProposeGoalOutput
  | EnterPlanModeOutput
  | WorkflowOutput
  | CronCreateOutput
  | CronDeleteOutput
  | CronListOutput
  | PushNotificationOutput
  | ClaudeDesignOutput
  | ProjectsOutput

/** What one of the SDK's tools takes, or answers: upstream's union holds the outputs too. Closed set. */
export type ToolInputSchemas =
  | AgentInput
  | BashInput
  | ExitPlanModeInput
  | FileEditInput
  | FileReadInput
  | FileWriteInput
  | GlobInput
  | GrepInput
  | TaskStopInput
  | ListMcpResourcesInput
  | RefreshMcpToolsInput
  | McpInput
  | NotebookEditInput
  | ReadMcpResourceDirInput
  | ReadMcpResourceInput
  | ReportFindingsInput
  | TodoWriteInput
  | WebFetchInput
  | WebSearchInput
  | AskUserQuestionInput
  | SendFeedbackInput
  | ClaudeDesignInput
  | ProjectsInput
  | EnterPlanModeInput
  | TaskCreateInput
  | TaskGetInput
  | TaskUpdateInput
  | TaskListInput
  | WorkflowInput
  | CronCreateInput
  | CronDeleteInput
  | CronListInput
  | ScheduleWakeupInput
  | RemoteTriggerInput
  | ShowOnboardingRolePickerInput
  | OfferChromeSetupInput
  | ReadNotificationsInput
  | MonitorInput
  | ProposeSkillsInput
  | ProposeGoalInput
  | ArtifactInput
  | PushNotificationInput
  | EnterWorktreeInput
  | ExitWorktreeInput
  | ToolOutputSchemas
