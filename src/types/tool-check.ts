/**
 * Whether a tool call may run: the permission check, and auto mode's classifier.
 *
 * Events: `tool.check`, `tool.judge`. Compared with Claude Code 2.1.332.
 *
 * @see https://code.claude.com/docs/en/plugins/mods/reference
 */
import type { Flat } from './internal/flat.js'

/**
 * What a check decides about a call. Closed set.
 *
 * `allow` runs it. `ask` leaves it to whoever decides in the session's mode: a dialog, auto mode's classifier, a host; an ask
 * that a hook made always goes to a person. `deny` refuses it.
 */
export type ToolCheckDecision = 'allow' | 'ask' | 'deny'

/** Who answers what a check asks: the program that hosts the session, or a person. Closed set. */
export type ToolCheckApprover = 'host' | 'person'

/**
 * The input of `tool.check`: may this call run? All of it is pinned, since a hook answers the question and asks no other:
 * `tool.call` rewrites calls.
 */
export type ToolCheckInput = {
  /**
   * The tool, such as `Bash` or `mcp__server__tool`. A matcher may use any of the tool's names.
   * @pinned
   */
  readonly tool: string
  /**
   * What it is called with, as the permissions see it: `{ command }` for Bash.
   * @pinned
   */
  readonly input: unknown
  /**
   * The call's id. Absent where a plugin only asks (`$.tool.check`), where `op` is there, and where a call skips the session
   * on its way to an MCP server, as a settings hook's does: there an ask lets it run.
   * @pinned
   */
  readonly tool_use_id?: string
  /**
   * The subagent or teammate whose loop makes the call. Absent on the main loop, and where a plugin only asks.
   * @pinned
   */
  readonly agentId?: string
  /**
   * The most that the organization lets the decision be: for an MCP tool `ask`, or `deny` where an administrator blocked it;
   * for calls of plugins and settings hooks `deny` too, where a managed rule would deny the model the same. Absent for none.
   *
   * The engine holds the model's calls to it, and leaves those of plugins and settings hooks to a hook here.
   * @pinned
   */
  readonly ceiling?: ToolCheckDecision
  /**
   * Set on calls of plugins and settings hooks where managed rules deny things and it couldn't be told whether they deny
   * this. Nothing is refused because of it, unless a hook does.
   * @pinned
   */
  readonly isCeilingUnread?: true
  /**
   * The plugin's call on `$` that is about to run where no tool is: `tool` and `input` stand for it, as `Read`, `Write` or a
   * line of `Bash`. Closed set. Absent where a tool is called.
   *
   * Only with `ceiling: 'deny'` or `isCeilingUnread`, and only for a hook whose matcher names `op`. Nobody is asked; a deny
   * refuses the call.
   * @pinned
   */
  readonly op?: 'fs.read' | 'fs.list' | 'fs.stat' | 'fs.exists' | 'fs.write' | 'process.run' | 'process.spawn'
  /**
   * Who answers an ask. Absent where nobody can: there an ask comes to a deny.
   * @pinned
   */
  readonly approver?: ToolCheckApprover
  /**
   * Set where the tool calls this input read-only, so that a matcher can pick reads. Absent for writes and for tools that
   * can't say, so take that for a write. An MCP tool's is its server's word, that of a tool a mod adds the mod's.
   * @pinned
   */
  readonly isReadOnly?: true
}

/** What `$.tool.check` takes: the tool, and what it would be called with. */
export type ToolCheckArgs = Pick<ToolCheckInput, 'tool' | 'input'>

/** The answer of a `tool.check` hook, and of `next(e)`: the decision, and what it rests on. */
export type ToolCheckResult = {
  /**
   * The decision; from the engine, what the rules, the mode and the tool's own check come to.
   *
   * A hook may turn it either way, with exceptions where it can only tighten: for a tool that is a question to the person,
   * for writes in plan mode, for what auto mode's classifier alone may allow, and for calls that reach the person's devices
   * from a session elsewhere.
   */
  decision: ToolCheckDecision
  /** Why, as a sentence: the model reads it on a deny, the person on an ask. */
  reason?: string
  /** A settings rule that settled it, in its own spelling: `Bash(git push:*)`. Absent where none did. */
  rule?: string
  /** The settings hooks' event that decided or asked, such as `PreToolUse`. Absent where none did, and for `$.tool.check`. */
  hook?: string
  /** The setting whose check asked, such as `permissions.blockReadsOutsideWorkingDirectories`. Absent where none did. */
  setting?: string
  /**
   * The plugin whose hook asks. The engine sets it, and drops what a hook writes here. Absent on the engine's own asks.
   *
   * Such an ask is a person's to answer: no classifier's allow settles it, nor a rule that is saved meanwhile.
   */
  plugin?: string
  /** The most that the organization lets the decision be, as on `e`. The engine sets it, and drops what a hook writes here. */
  ceiling?: ToolCheckDecision
}

/** The input of `tool.judge`: what `tool.check` asks, of a call that really is to run. Everything in it is pinned. */
export type ToolJudgeInput = Flat<
  Omit<ToolCheckInput, 'tool_use_id'> & {
    /**
     * The call's id. `next.origin` names a plugin only on that plugin's `$.agent.call`, where its own allow counts in the
     * classifier's place.
     * @pinned
     */
    readonly tool_use_id: string
  }
>

/** The answer of a `tool.judge` hook, and of `next(e)`: a decision about one call. */
export type ToolJudgeResult = {
  /**
   * The decision. From the classifier, `ask` means that it has none to give.
   *
   * From a hook, `deny` refuses the call and `ask` leaves it to a person, or denies it where there is none. `allow` decides where the
   * plugin itself made the call with `$.agent.call`; on any other it counts as it does at `tool.check`, and neither for
   * writes in plan mode nor for what auto mode always judges itself.
   */
  decision: ToolCheckDecision
  /** Why: in the classifier's words, or in a hook's for the caller to read on a deny. */
  reason?: string
  /** The plugin whose hook decided. The engine sets it, and drops what a hook writes here. Absent for the classifier. */
  plugin?: string
}
