import { expectError, expectNotAssignable, expectType } from 'tsd'
import type {
  HookInput,
  SDKControlGetHooksListingRequest,
  SDKControlGetHooksListingResponse,
  SDKHookCallbackMatcher,
  SDKHookCallbackRequest,
  SDKSettingsParseError,
} from 'modhook'
import { type Shape, shapeOf, valueOf } from './shape.js'

// SDKHookCallbackMatcher
expectType<
  Shape<{
    required: 'hookCallbackIds'
    optional: 'matcher' | 'timeout' | 'onFailure'
    pinned: never
  }>
>(shapeOf<SDKHookCallbackMatcher>())
expectType<{
  matcher?: string | undefined; hookCallbackIds: string[]; timeout?: number | undefined
  onFailure?: 'continue' | 'block' | undefined
}>(valueOf<SDKHookCallbackMatcher>())

// SDKHookCallbackRequest
expectType<
  Shape<{
    required: 'subtype' | 'callback_id' | 'input'
    optional: 'tool_use_id'
    pinned: never
  }>
>(shapeOf<SDKHookCallbackRequest>())
expectType<{ subtype: 'hook_callback'; callback_id: string; input: HookInput; tool_use_id?: string }>(
  valueOf<SDKHookCallbackRequest>(),
)

// SDKControlGetHooksListingRequest
expectType<Shape<{ required: 'subtype'; optional: never; pinned: never }>>(shapeOf<SDKControlGetHooksListingRequest>())
expectType<{ subtype: 'get_hooks_listing' }>(valueOf<SDKControlGetHooksListingRequest>())

// SDKControlGetHooksListingResponse
expectType<
  Shape<{
    required: 'events' | 'hooks' | 'eventCatalog' | 'policy'
    optional: 'safeMode' | 'bareMode' | 'errors'
    pinned: never
  }>
>(shapeOf<SDKControlGetHooksListingResponse>())
expectType<{
  events: { name: string; summary: string; supportsMatcher: boolean; hookCount: number }[]
  hooks: {
    event: string; matcher: string; source: string; sourceLabel: string; pluginName?: string
    type: 'command' | 'prompt' | 'agent' | 'http' | 'mcp_tool' | (string & {}); displayText: string
    commandText: string; contentLabel: string; condition?: string; timeout?: number; statusMessage?: string
    runsOnce?: boolean; runsInBackground?: boolean; disabled?: true
    editable?: { matcher: string; config: Record<string, unknown>; headersRedacted?: true }
  }[]
  eventCatalog: { name: string; summary: string; supportsMatcher: boolean }[]
  policy: {
    disabledByPolicy: boolean; managedOnly: boolean; pluginOnly: boolean; allDisabled: boolean
    policyHookCount: number; policyUnreadable?: true
  }
  safeMode?: { managedHooksStillApply: boolean; exitHint: string }; bareMode?: { exitHint: string }
  errors?: SDKSettingsParseError[]
}>(valueOf<SDKControlGetHooksListingResponse>())

// a hook is named by an id of the host's
expectError<SDKHookCallbackMatcher>({ matcher: 'Bash' })
// closed, as upstream's
expectNotAssignable<SDKHookCallbackMatcher['onFailure']>('ask')
// true or absent, never false
expectNotAssignable<SDKControlGetHooksListingResponse['hooks'][number]['disabled']>(false)
