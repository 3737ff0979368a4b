import { expectAssignable, expectError, expectType } from 'tsd'
import type { HookConfig, HookEnvironmentVars } from 'modhook'
import { type Shape, shapeOf, valueOf } from './shape.js'

// HookEnvironmentVars: strings, all but one of which may be absent
expectType<
  Shape<{
    required: 'CLAUDE_PROJECT_DIR'
    optional:
      | 'CLAUDE_CODE_REMOTE'
      | 'CLAUDE_ENV_FILE'
      | 'CLAUDE_PLUGIN_ROOT'
      | 'CLAUDE_EFFORT'
      | 'CLAUDE_CODE_SESSIONEND_HOOKS_TIMEOUT_MS'
      | 'CLAUDE_CODE_DEBUG_LOG_LEVEL'
      | 'CLAUDE_CODE_SYNC_PLUGIN_INSTALL'
      | 'CLAUDE_PLUGIN_DATA'
      | 'CLAUDE_CODE_SESSION_ID'
      | 'CLAUDE_CODE_ENTRYPOINT'
      | 'CLAUDE_CODE_SESSION_ATTENDED'
      | 'CLAUDECODE'
      | 'AI_AGENT'
      | 'CLAUDE_PID'
    pinned: never
  }>
>(shapeOf<HookEnvironmentVars>())
expectType<{
  CLAUDE_PROJECT_DIR: string
  CLAUDE_CODE_REMOTE?: string
  CLAUDE_ENV_FILE?: string
  CLAUDE_PLUGIN_ROOT?: string
  CLAUDE_EFFORT?: 'low' | 'medium' | 'high' | 'xhigh' | 'max' | (string & {})
  CLAUDE_CODE_SESSIONEND_HOOKS_TIMEOUT_MS?: string
  CLAUDE_CODE_DEBUG_LOG_LEVEL?: 'verbose' | (string & {})
  CLAUDE_CODE_SYNC_PLUGIN_INSTALL?: string
  CLAUDE_PLUGIN_DATA?: string
  CLAUDE_CODE_SESSION_ID?: string
  CLAUDE_CODE_ENTRYPOINT?: 'cli' | 'sdk-cli' | (string & {})
  CLAUDE_CODE_SESSION_ATTENDED?: string
  CLAUDECODE?: string
  AI_AGENT?: string
  CLAUDE_PID?: string
}>(valueOf<HookEnvironmentVars>())
// open sets
expectAssignable<HookEnvironmentVars>({ CLAUDE_PROJECT_DIR: '/p', CLAUDE_EFFORT: 'later' })
// a variable is text, whatever it counts
expectError<HookEnvironmentVars>({ CLAUDE_PROJECT_DIR: '/p', CLAUDE_CODE_SESSIONEND_HOOKS_TIMEOUT_MS: 5000 })

// HookConfig
expectType<
  Shape<{
    required: never
    optional: 'debug' | 'timeout' | 'sessionEndTimeoutMs' | 'syncPluginInstall' | 'rules'
    pinned: never
  }>
>(shapeOf<HookConfig>())
expectType<{
  debug?: boolean
  timeout?: number
  sessionEndTimeoutMs?: number
  syncPluginInstall?: boolean
  rules?: { protectedFiles?: string[]; dangerousCommands?: string[]; autoFormatExtensions?: string[] }
}>(valueOf<HookConfig>())
