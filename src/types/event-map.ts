/**
 * All events of the mod API, by name: what their hooks receive and what they answer.
 *
 * Compared with Claude Code 2.1.332.
 *
 * @see https://code.claude.com/docs/en/plugins/mods/reference
 */
import type { AgentEvents, AgentOps } from './agent.js'
import type { AttributionEvents } from './attribution.js'
import type { AudioOps } from './audio.js'
import type { ClockOps } from './clock.js'
import type { CommandEvents, CommandOps } from './command.js'
import type { ConfigEvents, ConfigOps } from './config.js'
import type { EnvOps } from './env.js'
import type { FsOps } from './fs.js'
import type { HttpOps } from './http.js'
import type { McpOps } from './mcp.js'
import type { ModelOps } from './model.js'
import type { PluginEvents } from './plugin.js'
import type { ProcessOps } from './process.js'
import type { PromptEvents, PromptOps } from './prompt.js'
import type { SessionEvents, SessionOps } from './session.js'
import type { SettingsOps } from './settings.js'
import type { SkillEvents } from './skill.js'
import type { StateOps } from './state.js'
import type { StoreOps } from './store.js'
import type { TelemetryEvents } from './telemetry.js'
import type { TurnEvents, TurnOps } from './turn.js'
import type { VcsEvents } from './vcs.js'
import type { WasmOps } from './wasm.js'

/** The events that the engine raises, each with its input and its result. */
export interface EngineEvents
  extends AgentEvents, AttributionEvents, CommandEvents, ConfigEvents, PluginEvents, PromptEvents, SessionEvents,
    SkillEvents, TelemetryEvents, TurnEvents, VcsEvents {}

/** The calls on `$`, as events: each with its argument and the value that it comes to. */
export interface CallEvents
  extends AgentOps, AudioOps, ClockOps, CommandOps, ConfigOps, EnvOps, FsOps, HttpOps, McpOps, ModelOps, ProcessOps,
    PromptOps, SessionOps, SettingsOps, StateOps, StoreOps, TurnOps, WasmOps {}

/** The inputs of the engine's events, by name. */
export type EngineEventOf = { [Name in keyof EngineEvents]: EngineEvents[Name]['input'] }

/** The results of the engine's events, by name. */
export type EngineResultOf = { [Name in keyof EngineEvents]: EngineEvents[Name]['result'] }

/** The arguments of the calls on `$`, by name. */
export type OpEventOf = { [Name in keyof CallEvents]: CallEvents[Name]['input'] }

/** The values that the calls on `$` come to, by name. */
export type OpValueOf = { [Name in keyof CallEvents]: CallEvents[Name]['value'] }

/** The name of a call on `$` that is an event. */
export type OpEventName = keyof OpEventOf

/** What a hook on a call answers: the call's value, or why it is refused. */
export type ValueOrDeny<Value> =
  | {
      /** What the call resolves to. */
      value: Value
      /** Never on an answer with a value. */
      deny?: undefined
    }
  | {
      /** Why the call is refused; it rejects with these words. */
      deny: string
      /** Never on a refusal. */
      value?: undefined
    }

/** What a hook on a call of `$` answers, by the call's name. */
export type OpEventResult<Name extends OpEventName = OpEventName> = ValueOrDeny<OpValueOf[Name]>

/** Every event's input, by name. */
export type EventOf = EngineEventOf & OpEventOf

/** What every event's hooks answer, by name. */
export type ResultOf = EngineResultOf & { [Name in OpEventName]: OpEventResult<Name> }

/** The name of an event. */
export type EventName = keyof EventOf

/** The input of an event: what its hooks receive as `e`, before it is frozen. */
export type Args<Name extends EventName = EventName> = EventOf[Name]

/** What the hooks of an event answer. */
export type EventResult<Name extends EventName = EventName> = ResultOf[Name]
