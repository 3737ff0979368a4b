/**
 * Agents: which types the model is offered, what they report, and the calls of `$.agent`. How one starts is in
 * `agent-spawn.ts`.
 *
 * Events: `agent.offer`, `agent.spawn`, `agent.report`, and the calls `agent.list`, `agent.limits`, `agent.register`,
 * `agent.call`. Compared with Claude Code 2.1.332.
 *
 * @see https://code.claude.com/docs/en/plugins/mods/reference
 */
import type { AgentSpawnArgs, AgentSpawnInput, AgentSpawnResult } from './agent-spawn.js'
import type { AbortSignal } from './internal/globals.js'
import type { OpenSet } from './open-set.js'
import type { ModelEffort } from './model.js'
import type { NoArgs } from './no-args.js'
import type { Origin } from './origin.js'
import type { PermissionMode } from './permission.js'
import type { SessionCost } from './session-usage.js'
import type { ToolCallResult } from './tool.js'
import type { TurnUsage } from './turn.js'

/** The loop that an event happened in, whoever caused it: `next.origin` tells who did. */
export type AgentLoop = {
  /**
   * The agent that runs the loop. Absent for the main one. A hook may leave it out, and it is put back.
   *
   * `$.agent.list()` lists subagents and teammates, but neither a workflow's agents nor the engine's own forks.
   * @pinned
   */
  readonly agentId?: string
}

/**
 * Where an agent's loop stands. Closed set.
 *
 * `waiting` is held up by work of its own in the background, by a plan to be approved or by an Agent call; `idle` waits
 * for a message; `killed` was stopped. A message may resume one that has ended, under its id.
 */
export type AgentStatus = 'pending' | 'running' | 'waiting' | 'idle' | 'completed' | 'failed' | 'killed'

/**
 * What auto mode's review makes of a report. Closed set.
 *
 * `cleared` and `flagged` are verdicts. Of `refused` and `unavailable` there is none, nor of `none`, where the mode
 * reviews reports but had nothing to review. `off` is a mode without reviews.
 */
export type AgentReportReview = 'cleared' | 'flagged' | 'refused' | 'unavailable' | 'none' | 'off'

/** The input of `agent.offer`: a type of agent that the model is about to see listed, or has asked for. */
export type AgentOfferInput = {
  /**
   * The type, such as `Explore`; a matcher narrows on it.
   * @pinned
   */
  readonly agent: string
  /** When to use the agent, as its definition says and the listing shows. */
  description: string
  /**
   * Where the definition comes from: `built-in`, `plugin` or a source of settings.
   * @pinned
   */
  readonly source: string
  /**
   * Who provides the type.
   * @pinned
   */
  readonly provider: Origin
  /**
   * The agent that the offer is to resume. Absent for an offer to start one.
   * @pinned
   */
  readonly agentId?: string
}

/** What `next(e)` resolves to at `agent.offer`, and what its hooks return. */
export type AgentOfferResult = {
  /** Whether the model is offered the type, in the listing and when it asks for it. */
  isOffered: boolean
}

/** The input of `agent.report`: an agent's report on its way to the loop that waits for it. A hook rewrites `text`. */
export type AgentReportInput = {
  /**
   * The agent that reports.
   * @pinned
   */
  readonly agentId: string
  /**
   * The agent that the report is for. Absent for the main conversation.
   * @pinned
   */
  readonly parentAgentId?: string
  /**
   * The type of the agent that reports, such as `Explore` or `fork`.
   * @pinned
   */
  readonly subagentType: string
  /**
   * Who provides the type, or the skill or command that was forked.
   * @pinned
   */
  readonly provider: Origin
  /**
   * How the run ended. Closed set: what an agent hands back with a tool is `completed`.
   * @pinned
   */
  readonly status: 'completed' | 'failed' | 'stopped'
  /**
   * The report, or what there was of it when the run failed or was stopped. Empty where the parent hears of the error
   * or the stop alone.
   */
  text: string
}

/** What `next(e)` resolves to at `agent.report`, and what its hooks return: the outermost decides what is delivered. */
export type AgentReportResult =
  | {
      /** The report to deliver. */
      text: string
      /**
       * The review of what the agent wrote, not of `text`. The engine's: absent where a hook answered without `next`.
       */
      review?: AgentReportReview
      /** What the parent reads above a report that the review didn't clear. The engine's: absent for none. */
      warning?: string
      /** Never set in this form. */
      consumed?: undefined
    }
  | {
      /** Takes the report: the parent hears nothing and waits no longer. This reason is logged. */
      consumed: string
      /** Never set in this form. */
      text?: undefined
      /** Never set in this form. */
      review?: undefined
      /** Never set in this form. */
      warning?: undefined
    }

/** One request of an agent's loop, as it went out. */
export type AgentRequest = {
  /** When it was sent, in milliseconds since the epoch: a cache's lifetime counts from here. */
  at: number
  /** The model that answered. */
  model: string
  /** The effort that it carried, past limits and rewrites. Absent where none was sent. */
  effort?: ModelEffort | number
  /**
   * How long the cache holds what the request wrote or read, the shorter of the two where it wrote both. Absent where
   * it used no cache, or nothing told. Closed set.
   */
  cacheTtl?: '5m' | '1h'
}

/** A subagent or a teammate of the session, as `$.agent.list()` lists it. */
export type AgentInfo = {
  /** The agent's id, which its events give as `agentId`. Of a teammate in its own terminal pane, the address. */
  id: string
  /** A teammate's address, its name and its team with `@` between. Absent for any other agent. */
  teammateId?: string
  /** The task in a few words, as `agent.spawn` left it. */
  description: string
  /** The type that it was started as, such as `Explore`; `teammate` for one that was started as none. */
  type: string
  /** Where its loop stands. A teammate in a terminal pane keeps its last word, even once the pane is gone. */
  status: AgentStatus
  /** The agent that started it. Absent where the main loop did. */
  parentId?: string
  /** The plugin that started it. Absent where the model or the person did. */
  spawnedBy?: string
  /** What SendMessage reaches it by, which several may share. Absent for none. */
  name?: string
  /** What the engine keeps it as: a subagent of whatever type, or a teammate. Closed set. */
  kind: 'local_agent' | 'in_process_teammate'
  /** The task's own status, before `status` tells `waiting` and `idle` from it. Closed set. */
  taskStatus: 'pending' | 'running' | 'completed' | 'failed' | 'killed' | 'paused'
  /** What it is doing: a model's latest summary of its progress, otherwise its `description`. */
  label: string
  /** The start, in milliseconds since the epoch. */
  startTime: number
  /** The directory that it works in. */
  cwd: string
  /** The id of the model that it runs on now. Absent where the engine knows none, as for a teammate in a pane. */
  model?: string
  /** The effort set for it, as written. Absent where it takes the session's. */
  effort?: ModelEffort | number
  /** Tokens that its model's window holds. Absent where `model` is. */
  contextWindowSize?: number
  /** Tokens used: the latest request's input and all output. 0 before a reading. */
  tokenCount: number
  /** Its last 16 readings of `tokenCount`, the oldest first, about five seconds apart. */
  tokenSamples: number[]
  /** Its last request that was answered. Absent where there is none yet, and of a teammate in a pane. */
  lastRequest?: AgentRequest
  /**
   * What its own requests took, one entry a model that answered. Absent until one counts.
   *
   * The output of a request that was cut is an estimate. The entries begin anew where the session's total does, as on a
   * `/clear`.
   */
  usage?: TurnUsage[]
  /** What those requests cost, a part of the session's cost. Absent where the host keeps no account of the agent. */
  cost?: SessionCost
  /** Whether the list of agents has a row for it, hidden ones included. */
  hasRow: boolean
}

/** What `$.agent.limits` answers: the bounds of the session's agents, as they stand now. */
export type AgentLimits = {
  /** How many of a plugin's agents may run together: `CLAUDE_CODE_MAX_CONCURRENT_SUBAGENTS`, 20 by default. */
  concurrent: number
  /** How deep agents may nest: one that the main conversation starts is at 1, and one at this depth starts none. */
  depth: number
  /** Whether agents can run in the background. True promises nothing for one launch where a host decides each. */
  isBackgroundEnabled: boolean
}

/**
 * What `$.agent.register` takes: a type of agent, spelled like an agent definition in settings, with a name.
 *
 * The engine checks it as it checks a definition, and passes over keys that it doesn't know.
 */
export type AgentSpec = {
  /** The type's name without the plugin's: up to 64 letters, digits, `_` and `-`. */
  name: string
  /** When to use the agent, which the model reads in its listing. */
  description: string
  /** The agent's whole system prompt. */
  prompt: string
  /** The tools that the agent may call, by name. Left out, all that its parent has. */
  tools?: readonly string[] | undefined
  /** The tools that are withheld from it, by name, whatever `tools` says. */
  disallowedTools?: readonly string[] | undefined
  /** An alias, an id, or `inherit` to run on what the parent runs on. Left out, the session's default for subagents. */
  model?: OpenSet<'inherit' | 'haiku' | 'sonnet' | 'opus'> | undefined
  /** How hard the agent thinks: a level, or a whole number as a budget. */
  effort?: OpenSet<ModelEffort> | number | undefined
  /** The agent's permission mode; the engine refuses any but the known ones. Left out, its parent's. */
  permissionMode?: OpenSet<PermissionMode> | undefined
  /**
   * The MCP servers for the agent's run, each a configured server's name, or one server's configuration by its name.
   */
  mcpServers?: readonly (string | Record<string, unknown>)[] | undefined
  /** Settings hooks for the agent's run, in the shape of `hooks` in `settings.json`. */
  hooks?: Record<string, unknown> | undefined
  /** The number of turns after which the agent is stopped. */
  maxTurns?: number | undefined
  /**
   * Tokens at which the agent compacts its conversation: 100,000 at least, and never above the window it would have.
   */
  autoCompactWindow?: number | undefined
  /** The skills whose prompts stand in the context from the start, by name. */
  skills?: readonly string[] | undefined
  /** The first user turn, with `{{intent}}` for the spawn's prompt. Left out, that prompt alone. */
  initialPrompt?: string | undefined
  /** Where the agent keeps a memory between its runs. Left out, it keeps none. Closed set. */
  memory?: 'user' | 'project' | 'local' | undefined
  /** Puts every run of the agent in the background. */
  background?: true | undefined
  /** Keeps every `CLAUDE.md`, and the rules, out of the agent's context. */
  omitClaudeMd?: true | undefined
  /** Where the agent runs apart: in a git worktree, or in a cloud session where the build can. Closed set. */
  isolation?: 'worktree' | 'remote' | undefined
}

/** What `$.agent.call` takes: a tool call, and the agent that it is made as. */
export type AgentCallArgs = {
  /** The tool, as the agent's model names it. */
  tool: string
  /** The tool's arguments. */
  input: Record<string, unknown>
  /**
   * The agent, running or at rest. Left out, the main conversation.
   * @pinned
   */
  readonly agentId?: string | undefined
}

/** What stands beside an `$.agent.call` and is no part of it: no hook reads it. */
export type AgentCallOptions = {
  /**
   * Cuts the call, which then resolves to a refusal: its `aborted` tells that from a hook's.
   *
   * A command's process ends with it, and so does an agent in the foreground; what runs in the background goes on.
   */
  signal?: AbortSignal | undefined
}

/**
 * The `result` of an Agent call that a plugin made with `$.tool.call`, once the agent has ended. `text` is its answer.
 */
export type AgentCallRecord = {
  /** The agent's id. */
  agentId: string
  /** The model that it ran on. Absent where none is known. */
  resolvedModel?: string
}

/** The `result` of an Agent call that started a teammate, once it has started. */
export type AgentTeammateRecord = {
  /** What the call did. */
  status: 'teammate_spawned'
  /**
   * The teammate's id, which its events carry. Of one in a terminal pane, its address. Absent in records of older
   * versions.
   */
  agentId?: string
  /** The same id, in the spelling of settings hooks. */
  agent_id: string
  /** Its address, its name and its team with `@` between. */
  teammate_id: string
  /** What SendMessage reaches it by: the name of the call, without any `@`, and with a suffix where it was taken. */
  name: string
  /** The session's team. Absent where it has no name. */
  team_name?: string
  /** The type that it was started as. Absent where the call named none. */
  agent_type?: string
  /** The id of the model that it was started on. Absent where `agentId` is. */
  resolvedModel?: string
  /** That model as the call spelled it, an alias or an id. */
  model?: string
  /** The task, as `agent.spawn` left it. */
  prompt: string
}

/** The agent events, each with what its hooks receive and what they answer. */
export interface AgentEvents {
  /** The model is about to be offered a type of agent, or has asked for one. */
  'agent.offer': {
    /** What the hook receives. */
    input: AgentOfferInput
    /** What the hook answers. */
    result: AgentOfferResult
  }
  /** An agent is about to start, or to be resumed. */
  'agent.spawn': {
    /** What the hook receives. */
    input: AgentSpawnInput
    /** What the hook answers. */
    result: AgentSpawnResult
  }
  /**
   * An agent's report is about to reach its parent: not raised for workflows, teammates, remote agents and observers.
   */
  'agent.report': {
    /** What the hook receives. */
    input: AgentReportInput
    /** What the hook answers. */
    result: AgentReportResult
  }
}

/** The calls of `$.agent` that are events too, each with what its hooks receive and what the call resolves to. */
export interface AgentOps {
  /** `$.agent.list()` */
  'agent.list': {
    /** What the hook receives. */
    input: NoArgs
    /** What the call resolves to. */
    value: AgentInfo[]
  }
  /** `$.agent.limits()` */
  'agent.limits': {
    /** What the hook receives. */
    input: NoArgs
    /** What the call resolves to. */
    value: AgentLimits
  }
  /** `$.agent.register(spec)`: a hook may rewrite any of it, and the type stays the caller's. */
  'agent.register': {
    /** What the hook receives. */
    input: AgentSpec
    /** What the call resolves to. */
    value: {
      /** The type's full name, the plugin's before its own with `:` between. */
      agent: string
    }
  }
  /** `$.agent.call(args, options)`: a hook that rewrites it takes the call from its caller. */
  'agent.call': {
    /** What the hook receives. */
    input: AgentCallArgs
    /** What the call resolves to. */
    value: ToolCallResult
  }
}

/** The agent events as calls, the way the engine raises them. A mod has `spawn` on its `$`; its tests have all. */
export interface AgentEventCalls {
  /**
   * Sends an offer through the chain.
   * @param input - the type
   * @returns whether the model is offered it
   */
  offer: (input: AgentOfferInput) => Promise<AgentOfferResult>
  /**
   * Starts an agent in the background: raises `agent.spawn`. Its answer comes as the `turn.complete` with its
   * `agentId`.
   *
   * Its events reach every hook, the caller's too, with the caller as `next.origin`; one that spawns on such an event
   * must leave its own agents alone.
   *
   * @example
   * const { agentId, deny } = await $.agent.spawn({ prompt: 'List the flaky tests.', subagentType: 'Explore' })
   * @param input - the task, and whom to give it to
   * @returns the agent's model and id once it has started, or why it wasn't
   */
  spawn: (input: AgentSpawnArgs) => Promise<AgentSpawnResult>
  /**
   * Sends a report through the chain.
   * @param input - the report
   * @returns what is delivered, or that the report was taken
   */
  report: (input: AgentReportInput) => Promise<AgentReportResult>
}

/** `$.agent`: the session's agents, and starting one, defining one, or calling a tool as one. */
export interface AgentCalls extends Pick<AgentEventCalls, 'spawn'> {
  /**
   * Calls a tool as an agent would: raises `agent.call`, then `tool.call` in that agent's loop, with its permissions.
   * Nothing of it joins the agent's conversation.
   * @param args - the tool, its arguments, and the agent
   * @param options - what cuts the call
   * @returns the result, or a refusal. It rejects where a hook of `agent.call` refuses
   */
  call: (args: AgentCallArgs, options?: AgentCallOptions) => Promise<ToolCallResult>
  /**
   * Lists the agents of the session, whoever started them, until the engine drops their tasks. A workflow's aren't
   * among them.
   * @returns one entry an agent
   */
  list: () => Promise<AgentInfo[]>
  /**
   * Reads the bounds of the session's agents: their number, their depth, and whether the background is open to them.
   * @returns the bounds
   */
  limits: () => Promise<AgentLimits>
  /**
   * Defines a type of agent for the next turn on: raises `agent.register`. A name that is there already is replaced.
   * @param spec - the type
   * @returns its full name. It rejects until the session is bound, on a spec that the engine refuses, and on a hook's
   * refusal
   */
  register: (spec: AgentSpec) => Promise<{
    /** The type's full name, the plugin's before its own with `:` between. */
    agent: string
  }>
}
