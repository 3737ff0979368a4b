/**
 * `$`: what a hook asks of the engine.
 *
 * Compared with Claude Code 2.1.332.
 *
 * @see https://code.claude.com/docs/en/plugins/mods/reference
 */
import type { AgentCalls, AgentEventCalls } from './agent.js'
import type { CommandCalls, CommandEventCalls } from './command.js'
import type { ModelCalls } from './model.js'
import type { PromptCalls, PromptEventCalls } from './prompt.js'
import type { SessionCalls, SessionEventCalls } from './session.js'
import type { SkillEventCalls } from './skill.js'
import type { TurnCalls, TurnEventCalls } from './turn.js'

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
  /** Slash commands. */
  command: CommandCalls
  /** Asks a model. */
  model: ModelCalls
  /** The person's prompt. */
  prompt: PromptCalls
  /** This session. */
  session: SessionCalls
  /** The running turn. */
  turn: TurnCalls
}

/**
 * `$`, the first argument of every hook. A plugin that adds a noun in `engine.create` declares it by merging:
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
  /** The command events. */
  command: CommandEventCalls
  /** The prompt events. */
  prompt: PromptEventCalls
  /** The session events. */
  session: SessionEventCalls
  /** The skill events. */
  skill: SkillEventCalls
  /** The turn events. */
  turn: TurnEventCalls
}
