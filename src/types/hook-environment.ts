/**
 * Settings hooks, the environment of a hook's process, and the harness kit's own configuration.
 *
 * Compared with Claude Code 2.1.332 and the agent harness kit.
 *
 * @see https://code.claude.com/docs/en/hooks
 */
import type { OpenSet } from './open-set.js'

/** The variables that Claude Code sets, or heeds, in the environment of a command hook. */
export type HookEnvironmentVars = {
  /** The root of the project, an absolute path. */
  CLAUDE_PROJECT_DIR: string
  /** `true` where the session runs on a remote machine. Absent on the person's own. */
  CLAUDE_CODE_REMOTE?: string
  /**
   * A file for the hook to write `export` lines to: they are in force for the session's later commands. Absent but on
   * `SessionStart`, `Setup`, `CwdChanged` and `FileChanged`.
   */
  CLAUDE_ENV_FILE?: string
  /** The folder of the plugin that brings the hook, an absolute path. Absent for a hook of no plugin. */
  CLAUDE_PLUGIN_ROOT?: string
  /** How hard the model thinks in this turn, as `effort.level` of the input. Absent where that is. */
  CLAUDE_EFFORT?: OpenSet<'low' | 'medium' | 'high' | 'xhigh' | 'max'>
  /** How long `SessionEnd` hooks may run, in milliseconds, 60000 at most. Absent, the default. */
  CLAUDE_CODE_SESSIONEND_HOOKS_TIMEOUT_MS?: string
  /** How much the debug log says. Open set: `verbose` says more. */
  CLAUDE_CODE_DEBUG_LOG_LEVEL?: OpenSet<'verbose'>
  /** Set where plugins are installed before the session goes on. */
  CLAUDE_CODE_SYNC_PLUGIN_INSTALL?: string
  /**
   * A folder that the plugin may keep data in, an absolute path. Absent for a hook of no plugin.
   * @undocumented
   */
  CLAUDE_PLUGIN_DATA?: string
  /**
   * The session's id, as `session_id` of the input.
   * @undocumented
   */
  CLAUDE_CODE_SESSION_ID?: string
  /**
   * What the session was started by, such as `sdk-cli` for `-p`. Open set.
   * @undocumented
   */
  CLAUDE_CODE_ENTRYPOINT?: OpenSet<'cli' | 'sdk-cli'>
  /**
   * Whether a person attends the session: `0` where none does.
   * @undocumented
   */
  CLAUDE_CODE_SESSION_ATTENDED?: string
  /**
   * `1`: the process runs under Claude Code.
   * @undocumented
   */
  CLAUDECODE?: string
  /**
   * The client and its version, such as `claude-code_2-1-332_harness`.
   * @undocumented
   */
  AI_AGENT?: string
  /**
   * The id of Claude Code's own process.
   * @undocumented
   */
  CLAUDE_PID?: string
}

/** What the harness kit's `getConfig()` reads from the environment and its configuration file. */
export type HookConfig = {
  /** Whether the kit logs what it does. */
  debug?: boolean
  /** How long a hook may run, in seconds. */
  timeout?: number
  /** How long `SessionEnd` hooks may run, in milliseconds. */
  sessionEndTimeoutMs?: number
  /** Whether plugins are installed before the session goes on. */
  syncPluginInstall?: boolean
  /** What the kit's ready-made hooks go by. */
  rules?: {
    /** Files that no tool may change. */
    protectedFiles?: string[]
    /** Commands that may not run. */
    dangerousCommands?: string[]
    /** The extensions of the files to format after a change. */
    autoFormatExtensions?: string[]
  }
}
