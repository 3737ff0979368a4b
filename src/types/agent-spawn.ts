/**
 * Agents about to start: subagents, teammates, forks, a workflow's agents, runs that are resumed.
 *
 * Events: `agent.spawn`. Compared with Claude Code 2.1.332.
 *
 * @see https://code.claude.com/docs/en/plugins/mods/reference
 */
import type { OpenSet } from './open-set.js'
import type { Origin } from './origin.js'
import type { PermissionMode } from './permission.js'

/**
 * The input of `agent.spawn`: an agent that is about to start, before its model is settled.
 *
 * A hook rewrites `prompt`, `description`, `subagentType`, `model`, `background` and `cwd`, with exceptions: of a
 * workflow's agent only `prompt` and `model` take effect, of a resumed run nothing, and a fork's and a teammate's
 * keys have limits of their own. What doesn't take effect is left out, and the plugin's failure line says so once.
 */
export type AgentSpawnInput = {
  /**
   * The Agent call behind the spawn, or the Workflow call behind a workflow's run. Empty for a fork that a command
   * starts, and at times for a run that was resumed or launched by the server.
   * @pinned
   */
  readonly tool_use_id: string
  /**
   * The task. For a fork that a command starts, what followed the command.
   *
   * A workflow that keeps its script out of SDK events shows a placeholder, and runs its own prompt whatever a hook
   * makes of it.
   */
  prompt: string
  /** The task in a few words, which it is shown as. */
  description: string
  /**
   * The agent's type, such as `general-purpose`, `Explore`, `fork` or a plugin's own. A hook may name another that this
   * call can start; an unknown name refuses the spawn, and a fork stays one.
   *
   * A teammate's may be a role without a definition, and is `teammate` where the call named none.
   */
  subagentType: string
  /**
   * Who provides the agent's type.
   * @pinned
   */
  readonly provider: Origin
  /**
   * The model as the call names it, an alias or an id. Absent where the agent's own model decides, then its parent's.
   *
   * A fork always has its parent's. Where the session forces a model on every subagent, that one wins.
   */
  model?: string
  /**
   * The model that the parent runs on.
   * @pinned
   */
  readonly parentModel: string
  /**
   * The agent whose loop the spawn happens in. Absent for the main conversation. A hook may leave it out, and it is put
   * back.
   * @pinned
   */
  readonly parentAgentId?: string
  /**
   * The parent's permission mode, which the agent takes over. Open set. Absent where the parent has none.
   * @pinned
   */
  readonly permissionMode?: OpenSet<PermissionMode>
  /**
   * Whether the agent runs in the background.
   *
   * The agent's definition may force it, and disabled background tasks forbid it. A teammate and a fork that a command
   * starts are always in the background.
   */
  background: boolean
  /**
   * Whether the agent is a fork, with its parent's conversation and model.
   * @pinned
   */
  readonly fork: boolean
  /**
   * Set where the agent is a teammate, which rests between turns until a message wakes it. Absent for any other.
   * @pinned
   */
  readonly isTeammate?: true
  /**
   * The workflow run whose script starts the agent. Absent for any other agent. A refusal is the error that the
   * script's `agent()` throws.
   * @pinned
   */
  readonly workflow?: {
    /** The run's id, which begins with `wf_`; a resumed run and nested workflows keep it. */
    runId: string
    /**
     * Which of the run's `agent()` calls this is, from 1, with those counted that a journal answers. It begins anew
     * whenever the script does.
     */
    agentIndex: number
  }
  /**
   * The agent that the run resumes. Absent for a new agent. Such a run can be refused and nothing else; the refusal
   * ends nothing.
   * @pinned
   */
  readonly resume?: {
    /** The id that the agent has had and keeps. */
    agentId: string
  }
  /**
   * The name that messages reach the agent by. Absent for none. A name that is taken gets a suffix, such as `scout-2`.
   * @pinned
   */
  readonly name?: string
  /**
   * The directory that the agent runs in. Absent for its parent's, which forks of commands and teammates always have.
   */
  cwd?: string
}

/**
 * What `next(e)` resolves to at `agent.spawn` once the agent has started, what its hooks return, and what
 * `$.agent.spawn` resolves to. The agent's answer comes later, as the `turn.complete` with its `agentId`.
 */
export type AgentSpawnResult =
  | {
      /** The model that the agent runs on: an id from the engine; from a hook an alias or an id. */
      model: string
      /** The agent's id, as its events and `$.agent.list()` give it. The engine's: absent where none was started. */
      agentId?: string
      /** A teammate's address, its name and its team with `@` between. The engine's: absent for any other agent. */
      teammateId?: string
      /** Never set in this form. */
      deny?: undefined
    }
  | {
      /**
       * Why the spawn is refused: the Agent tool's error, what a workflow's script catches, or a command's answer.
       *
       * It must come in place of `next`: a hook fails that refuses what `next` has already started.
       */
      deny: string
      /** Never set in this form. */
      model?: undefined
      /** Never set in this form. */
      agentId?: undefined
      /** Never set in this form. */
      teammateId?: undefined
    }

/**
 * What `$.agent.spawn` takes: what an Agent call says. The engine fills in the rest, and the run is in the background.
 */
export type AgentSpawnArgs = {
  /** The task. */
  prompt: string
  /** The task in a few words. */
  description?: string | undefined
  /** The agent's type, or `fork` for a copy of the parent's conversation. */
  subagentType?: string | undefined
  /** An alias or an id. Left out, the agent's own model decides, then its parent's. */
  model?: string | undefined
  /** The name that messages are to reach the agent by. */
  name?: string | undefined
  /** The directory to run in. Left out, the parent's. */
  cwd?: string | undefined
  /**
   * The agent to start this one under, running or at rest, as its own child. Left out, the main conversation.
   *
   * The parent takes no turn for it. An id that the session can't read or resume refuses the spawn.
   */
  parentAgentId?: string | undefined
}
