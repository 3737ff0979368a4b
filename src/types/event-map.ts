/**
 * The events of the mod API by name, those of drawing and themes apart: what their hooks receive and what they answer.
 *
 * Compared with Claude Code 2.1.332.
 *
 * @see https://code.claude.com/docs/en/plugins/mods/reference
 */
import type { AgentEvents, AgentOps } from './agent.js'
import type { AttributionEvents } from './attribution.js'
import type { AudioOps } from './audio.js'
import type { Namespace } from './chain.js'
import type { ClassicEventOf, ClassicResultOf } from './classic.js'
import type { ClockOps } from './clock.js'
import type { CommandEvents, CommandOps } from './command.js'
import type { ConfigEvents, ConfigOps } from './config.js'
import type { CoreEngineInterface, EngineInterface } from './engine.js'
import type { EnvOps } from './env.js'
import type { FsOps } from './fs.js'
import type { HttpOps } from './http.js'
import type { McpOps } from './mcp.js'
import type { ModelOps } from './model.js'
import type { NoArgs } from './no-args.js'
import type { PluginEvents } from './plugin.js'
import type { ProcessOps } from './process.js'
import type { PromptEvents, PromptOps } from './prompt.js'
import type { SessionEvents, SessionOps } from './session.js'
import type { SettingsOps } from './settings.js'
import type { SkillEvents } from './skill.js'
import type { StateOps } from './state.js'
import type { StoreOps } from './store.js'
import type { TelemetryEvents } from './telemetry.js'
import type { ToolEvents, ToolOps } from './tool.js'
import type { TurnEvents, TurnOps } from './turn.js'
import type { VcsEvents } from './vcs.js'
import type { WasmOps } from './wasm.js'

/** The events that the engine raises, each with its input and its result. */
export interface EngineEvents
  extends AgentEvents, AttributionEvents, CommandEvents, ConfigEvents, PluginEvents, PromptEvents, SessionEvents,
    SkillEvents, TelemetryEvents, ToolEvents, TurnEvents, VcsEvents {}

/** The calls on `$`, as events: each with its argument and the value that it comes to. */
export interface CallEvents
  extends AgentOps, AudioOps, ClockOps, CommandOps, ConfigOps, EnvOps, FsOps, HttpOps, McpOps, ModelOps, ProcessOps,
    PromptOps, SessionOps, SettingsOps, StateOps, StoreOps, ToolOps, TurnOps, WasmOps {}

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

/** What a hook on a call of `$` answers, by the call's name. */
type OpResultOf = { [Name in OpEventName]: OpEventResult<Name> }

/** The inputs of the events that the engine has itself, by name. */
export type CoreEventOf = EngineEventOf & ClassicEventOf & OpEventOf

/** The name of an event that the engine has itself: none of a plugin's noun. */
export type CoreEventName = keyof CoreEventOf

/** The nouns that plugins merged into `EngineInterface`, those apart that the engine has events under. */
// asked in two steps: without such a noun, nobody pays for the second
type PluginNoun = Exclude<keyof EngineInterface & string, keyof CoreEngineInterface> extends infer Added extends string
  ? [Added] extends [never]
    ? never
    : Exclude<Added, Namespace<CoreEventName>>
  : never

/** A method of a plugin's noun, as an event. */
export type NounEventRow<Name extends string, Args, Value> = {
  /** The event's name: `weather.today`. */
  name: Name
  /** Its input: the method's first parameter, or none. */
  args: Args
  /** What the method comes to. */
  value: Value
}

/** The methods of all nouns that plugins merged into `EngineInterface`, as events. A member that is no function is none. */
export type NounEvent = {
  [Noun in PluginNoun]: {
    [Method in keyof EngineInterface[Noun] & string]: EngineInterface[Noun][Method] extends (...args: infer Parameters) => infer Result
      ? NounEventRow<`${Noun}.${Method}`, Parameters extends readonly [] ? NoArgs : Parameters[0], Awaited<Result>>
      : never
  }[keyof EngineInterface[Noun] & string]
}[PluginNoun]

/** The inputs of the events of plugins' nouns, by name. */
export type NounEventOf = { [Row in NounEvent as Row['name']]: Row['args'] }

/** The values that the methods of plugins' nouns come to, by the event's name. */
export type NounValueOf = { [Row in NounEvent as Row['name']]: Row['value'] }

/** The name of an event of a plugin's noun, such as `weather.today`. */
export type NounEventName = keyof NounEventOf & string

/** What a hook on a method of a plugin's noun answers: the method's value, or why it is refused. */
export type NounEventResult<Name extends NounEventName> = ValueOrDeny<NounValueOf[Name]>

/** What a hook on a method of a plugin's noun answers, by the event's name. */
type NounResultOf = { [Name in NounEventName]: NounEventResult<Name> }

/** Every event's input, by name. */
// an interface: read at a name that is still open, an intersection would be one for every name
export interface EventOf extends EngineEventOf, ClassicEventOf, OpEventOf, NounEventOf {}

/** What every event's hooks answer, by name. */
export interface ResultOf extends EngineResultOf, ClassicResultOf, OpResultOf, NounResultOf {}

/** The name of an event. */
export type EventName = keyof EventOf

/** The input of an event: what its hooks receive as `e`, before it is frozen. */
export type Args<Name extends EventName = EventName> = EventOf[Name]

/** What the hooks of an event answer. */
export type EventResult<Name extends EventName = EventName> = ResultOf[Name]
