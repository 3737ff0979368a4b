import { expectAssignable, expectError, expectNotAssignable, expectType } from 'tsd'
import type {
  ElicitationRequest,
  ElicitationResult,
  McpServerProvenance,
  OnElicitation,
  OnUserDialog,
  PermissionBehavior,
  PermissionUpdate,
  SDKControlElicitationRequest,
  SDKControlListPermissionRulesRequest,
  SDKControlListPermissionRulesResponse,
  SDKControlPermissionRequest,
  SDKControlPermissionRulesState,
  SDKControlRequestUserDialogRequest,
  SDKPermissionRuleDescription,
  SDKPermissionRuleEntry,
  SDKPermissionWorkspaceDirectory,
  SDKSettingsParseError,
  UserDialogRequest,
  UserDialogResult,
} from 'modhook'
import { type Shape, shapeOf, valueOf } from './shape.js'

// the program's own where it has one: node's here or none at all
type AbortSignal = Parameters<OnElicitation>[1]['signal']
expectType<boolean>(valueOf<AbortSignal>().aborted)

// SDKControlPermissionRequest
expectType<
  Shape<{
    required: 'subtype' | 'tool_name' | 'input' | 'tool_use_id'
    optional:
      | 'mcp_server' | 'permission_suggestions' | 'blocked_path' | 'decision_reason' | 'decision_reason_type'
      | 'decision_reason_rule_source'
      | 'classifier_approvable' | 'suppress_always_allow_rule' | 'default_to_no' | 'matched_ask_rule' | 'title'
      | 'display_name' | 'agent_id' | 'description' | 'requires_user_interaction' | 'server_policy_ask_only'
    pinned: never
  }>
>(shapeOf<SDKControlPermissionRequest>())
expectType<{
  subtype: 'can_use_tool'; tool_name: string; mcp_server?: McpServerProvenance; input: Record<string, unknown>
  permission_suggestions?: PermissionUpdate[]; blocked_path?: string; decision_reason?: string; decision_reason_rule_source?: string
  decision_reason_type?:
    | 'rule' | 'mode' | 'subcommandResults' | 'permissionPromptTool' | 'hook' | 'asyncAgent' | 'sandboxOverride'
    | 'workingDir' | 'safetyCheck' | 'classifier' | 'other'
  classifier_approvable?: boolean; suppress_always_allow_rule?: boolean; default_to_no?: boolean
  matched_ask_rule?: { source: string; tool_name: string; rule_content?: string }; title?: string
  display_name?: string; tool_use_id: string; agent_id?: string; description?: string
  requires_user_interaction?: boolean; server_policy_ask_only?: boolean
}>(valueOf<SDKControlPermissionRequest>())

// SDKControlElicitationRequest
expectType<
  Shape<{
    required: 'subtype' | 'mcp_server_name' | 'message'
    optional:
      | 'mode' | 'url' | 'elicitation_id' | 'requested_schema' | 'property_order' | 'title' | 'display_name'
      | 'description'
    pinned: never
  }>
>(shapeOf<SDKControlElicitationRequest>())
expectType<{
  subtype: 'elicitation'; mcp_server_name: string; message: string; mode?: 'form' | 'url'; url?: string
  elicitation_id?: string; requested_schema?: Record<string, unknown>; property_order?: string[]; title?: string
  display_name?: string; description?: string
}>(valueOf<SDKControlElicitationRequest>())

// SDKControlRequestUserDialogRequest
expectType<
  Shape<{
    required: 'subtype' | 'dialog_kind' | 'payload'
    optional: 'tool_use_id'
    pinned: never
  }>
>(shapeOf<SDKControlRequestUserDialogRequest>())
expectType<{
  subtype: 'request_user_dialog'; dialog_kind: string; payload: Record<string, unknown>; tool_use_id?: string
}>(valueOf<SDKControlRequestUserDialogRequest>())

// OnElicitation
expectType<(
  request: ElicitationRequest,
  options: { signal: AbortSignal; requestId: string },
) => Promise<ElicitationResult | null>>(valueOf<OnElicitation>())

// UserDialogRequest
expectType<
  Shape<{
    required: 'dialogKind' | 'payload'
    optional: 'toolUseID'
    pinned: never
  }>
>(shapeOf<UserDialogRequest>())
expectType<{ dialogKind: string; payload: Record<string, unknown>; toolUseID?: string }>(valueOf<UserDialogRequest>())

// UserDialogResult
expectType<{ behavior: 'completed'; result: unknown } | { behavior: 'cancelled' }>(valueOf<UserDialogResult>())

// OnUserDialog
expectType<(
  request: UserDialogRequest,
  options: { signal: AbortSignal; requestId: string },
) => Promise<UserDialogResult | null>>(valueOf<OnUserDialog>())

// SDKPermissionRuleDescription
expectType<
  Shape<{
    required: 'prefix'
    optional: 'emphasis' | 'suffix'
    pinned: never
  }>
>(shapeOf<SDKPermissionRuleDescription>())
expectType<{ prefix: string; emphasis?: string; suffix?: string }>(valueOf<SDKPermissionRuleDescription>())

// SDKPermissionRuleEntry
expectType<
  Shape<{
    required: 'behavior' | 'source' | 'rule' | 'editability'
    optional: 'description' | 'notInEffect'
    pinned: never
  }>
>(shapeOf<SDKPermissionRuleEntry>())
expectType<{
  behavior: PermissionBehavior
  source:
    | 'userSettings' | 'projectSettings' | 'localSettings' | 'flagSettings' | 'policySettings' | 'cliArg' | 'command'
    | 'session' | 'mcpMount' | 'toolsNarrowing' | 'mcpServerPolicy' | 'hostCredential'
  rule: string; description?: SDKPermissionRuleDescription; editability: 'persistent' | 'session' | 'readonly'
  notInEffect?: boolean
}>(valueOf<SDKPermissionRuleEntry>())

// SDKPermissionWorkspaceDirectory
expectType<
  Shape<{
    required: 'path' | 'source'
    optional: never
    pinned: never
  }>
>(shapeOf<SDKPermissionWorkspaceDirectory>())
expectType<{
  path: string; source: 'userSettings' | 'projectSettings' | 'localSettings' | 'cliArg' | 'session' | (string & {})
}>(valueOf<SDKPermissionWorkspaceDirectory>())

// SDKControlPermissionRulesState
expectType<
  Shape<{
    required: 'rules' | 'workspaceDirectories' | 'originalCwd' | 'managedOnly'
    optional: 'errors' | 'withheld'
    pinned: never
  }>
>(shapeOf<SDKControlPermissionRulesState>())
expectType<{
  rules: SDKPermissionRuleEntry[]; workspaceDirectories: SDKPermissionWorkspaceDirectory[]; originalCwd: string
  managedOnly: boolean; errors?: SDKSettingsParseError[]; withheld?: boolean
}>(valueOf<SDKControlPermissionRulesState>())

// SDKControlListPermissionRulesRequest
expectType<
  Shape<{
    required: 'subtype'
    optional: never
    pinned: never
  }>
>(shapeOf<SDKControlListPermissionRulesRequest>())
expectType<{ subtype: 'list_permission_rules' }>(valueOf<SDKControlListPermissionRulesRequest>())

// SDKControlListPermissionRulesResponse
expectType<
  Shape<{
    required: 'state'
    optional: never
    pinned: never
  }>
>(shapeOf<SDKControlListPermissionRulesResponse>())
expectType<{ state: SDKControlPermissionRulesState }>(valueOf<SDKControlListPermissionRulesResponse>())

// closed, as upstream's
expectNotAssignable<SDKControlPermissionRequest['decision_reason_type']>('a_reason_of_a_later_build')
expectNotAssignable<SDKPermissionRuleEntry['source']>('a-source-of-a-later-build')
// the arms of an answered dialog
expectAssignable<UserDialogResult>({ behavior: 'cancelled' })
// a completed dialog has a result
expectError<UserDialogResult>({ behavior: 'completed' })
// null says that the answer went another way; undefined says nothing
expectAssignable<ReturnType<OnElicitation>>(Promise.resolve(null))
expectNotAssignable<ReturnType<OnElicitation>>(Promise.resolve(undefined))
