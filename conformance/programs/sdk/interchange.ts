/** Values typed by one pass to functions typed by the other, both ways. */
import type * as Official from '@anthropic-ai/claude-agent-sdk'
import type * as Ours from 'modhook/sdk'

/** Names whose values pass both ways. */
type Both =
  | 'HookInput' | 'HookJSONOutput' | 'PermissionResult' | 'PermissionUpdate' | 'SDKResultMessage' | 'SDKUserMessage' | 'SDKSystemMessage'
  | 'SDKControlRequest' | 'SDKControlResponse' | 'McpServerStatus' | 'CanUseTool' | 'HookCallback'
type OfficialOf = {
  HookInput: Official.HookInput; HookJSONOutput: Official.HookJSONOutput; PermissionResult: Official.PermissionResult
  PermissionUpdate: Official.PermissionUpdate; SDKResultMessage: Official.SDKResultMessage; SDKUserMessage: Official.SDKUserMessage
  SDKSystemMessage: Official.SDKSystemMessage; SDKControlRequest: Official.SDKControlRequest; SDKControlResponse: Official.SDKControlResponse
  McpServerStatus: Official.McpServerStatus; CanUseTool: Official.CanUseTool; HookCallback: Official.HookCallback
}
type OursOf = {
  HookInput: Ours.HookInput; HookJSONOutput: Ours.HookJSONOutput; PermissionResult: Ours.PermissionResult
  PermissionUpdate: Ours.PermissionUpdate; SDKResultMessage: Ours.SDKResultMessage; SDKUserMessage: Ours.SDKUserMessage
  SDKSystemMessage: Ours.SDKSystemMessage; SDKControlRequest: Ours.SDKControlRequest; SDKControlResponse: Ours.SDKControlResponse
  McpServerStatus: Ours.McpServerStatus; CanUseTool: Ours.CanUseTool; HookCallback: Ours.HookCallback
}

export const toOurs: { [Name in Both]: (value: OfficialOf[Name]) => OursOf[Name] } = {
  HookInput: value => value, HookJSONOutput: value => value, PermissionResult: value => value, PermissionUpdate: value => value,
  SDKResultMessage: value => value, SDKUserMessage: value => value, SDKSystemMessage: value => value, SDKControlRequest: value => value,
  SDKControlResponse: value => value, McpServerStatus: value => value, CanUseTool: value => value, HookCallback: value => value,
}
export const toOfficial: { [Name in Both]: (value: OursOf[Name]) => OfficialOf[Name] } = {
  HookInput: value => value, HookJSONOutput: value => value, PermissionResult: value => value, PermissionUpdate: value => value,
  SDKResultMessage: value => value, SDKUserMessage: value => value, SDKSystemMessage: value => value, SDKControlRequest: value => value,
  SDKControlResponse: value => value, McpServerStatus: value => value, CanUseTool: value => value, HookCallback: value => value,
}

/** A stream: from official to ours. Back, `citations` is in the way: the client leaves it out of texts that it writes itself. */
export const message = (value: Official.SDKMessage): Ours.SDKMessage => value
