/**
 * `$`: what a hook asks of the engine.
 *
 * Compared with Claude Code 2.1.332.
 *
 * @see https://code.claude.com/docs/en/plugins/mods/reference
 */
import type { AgentCalls, AgentEventCalls } from './agent.js'
import type { AttributionEventCalls } from './attribution.js'
import type { AudioCalls } from './audio.js'
import type { ClockCalls } from './clock.js'
import type { CommandCalls, CommandEventCalls } from './command.js'
import type { ConfigCalls, ConfigEventCalls } from './config.js'
import type { EnvCalls } from './env.js'
import type { FsCalls } from './fs.js'
import type { HttpCalls } from './http.js'
import type { McpCalls } from './mcp.js'
import type { ModelCalls } from './model.js'
import type { ProcessCalls } from './process.js'
import type { PromptCalls, PromptEventCalls } from './prompt.js'
import type { SessionCalls, SessionEventCalls } from './session.js'
import type { SettingsCalls } from './settings.js'
import type { SkillEventCalls } from './skill.js'
import type { StateCalls } from './state.js'
import type { StoreCalls } from './store.js'
import type { TelemetryCalls, TelemetryEventCalls } from './telemetry.js'
import type { ToolCalls, ToolEventCalls } from './tool.js'
import type { TurnCalls, TurnEventCalls } from './turn.js'
import type { VcsCalls, VcsEventCalls } from './vcs.js'
import type { WasmCalls } from './wasm.js'

/** The nouns of `$` that the engine itself brings. */
export interface CoreEngineInterface {
  /** The plugin that the hook belongs to. */
  plugin: {
    /** Its name, from `plugin.json`. */
    name: string
    /** The absolute path of its folder, the one that holds `.claude-plugin`. */
    root: string
  }
  /** Agents. */
  agent: AgentCalls
  /** Sound. */
  audio: AudioCalls
  /** The time, and timers. */
  clock: ClockCalls
  /** Slash commands. */
  command: CommandCalls
  /** The settings menu. */
  config: ConfigCalls
  /** The environment variables of the session's process. */
  env: EnvCalls
  /** Files. */
  fs: FsCalls
  /** The network. */
  http: HttpCalls
  /** MCP servers. */
  mcp: McpCalls
  /** Asks a model. */
  model: ModelCalls
  /** Commands. */
  process: ProcessCalls
  /** The person's prompt. */
  prompt: PromptCalls
  /** This session. */
  session: SessionCalls
  /** Settings. */
  settings: SettingsCalls
  /** Named values of the session. */
  state: StateCalls
  /** A file of the plugin's own. */
  store: StoreCalls
  /** Telemetry. */
  telemetry: TelemetryCalls
  /** Tools. */
  tool: ToolCalls
  /** The running turn. */
  turn: TurnCalls
  /** Version control. */
  vcs: VcsCalls
  /** WebAssembly. */
  wasm: WasmCalls
}

/**
 * `$`, the first argument of every hook. A hook may hand it to a function of the same file's top level or to an imported
 * one, though not in a call with a spread argument: the engine reads off the source what a mod uses.
 *
 * A plugin that adds a noun in `engine.create` declares it by merging:
 *
 * @example
 * declare module 'claude-code' {
 *   interface EngineInterface { weather: { today: () => Promise<string> } }
 * }
 */
export interface EngineInterface extends CoreEngineInterface {}

/** The engine's events as calls, noun by noun: what a test raises them with. */
export interface EventCalls {
  /** The agent events. */
  agent: AgentEventCalls
  /** The attribution events. */
  attribution: AttributionEventCalls
  /** The command events. */
  command: CommandEventCalls
  /** The config events. */
  config: ConfigEventCalls
  /** The prompt events. */
  prompt: PromptEventCalls
  /** The session events. */
  session: SessionEventCalls
  /** The skill events. */
  skill: SkillEventCalls
  /** The telemetry events. */
  telemetry: TelemetryEventCalls
  /** The tool events. */
  tool: ToolEventCalls
  /** The turn events. */
  turn: TurnEventCalls
  /** The vcs events. */
  vcs: VcsEventCalls
}
