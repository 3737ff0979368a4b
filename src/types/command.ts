/**
 * Slash commands: how they show, what runs them, and the calls of `$.command`.
 *
 * Events: `command.run`, `command.describe`, and the calls `command.list`, `command.register`. Compared with Claude
 * Code 2.1.332.
 *
 * @see https://code.claude.com/docs/en/plugins/mods/reference
 */
import type { NoArgs } from './no-args.js'
import type { Origin } from './origin.js'
import type { PromptOrigin } from './prompt.js'

/**
 * Where a command comes from. Closed set.
 *
 * `plugin` covers a plugin's files and what it registers, `user` the person's and the project's own files, `mcp` the
 * prompts of a server.
 */
export type CommandSource = 'builtin' | 'plugin' | 'user' | 'mcp'

/** Where a command's answer is going to show, as the command begins to run. */
export type CommandPresentation = {
  /**
   * Whether the terminal has its fullscreen layout, which docks panes from 110 columns on. False without a terminal.
   */
  isFullscreen: boolean
  /** The terminal's width in cells; 80 where none was measured. */
  columns: number
  /** Set where the terminal shows no colour, so that an answer leaves out escape codes. Absent otherwise. */
  isColorless?: true
}

/** The input of `command.run`: a command that is about to run. A hook rewrites `args`. */
export type CommandRunInput = {
  /**
   * The command's name without the slash, aliases resolved; a matcher narrows on it.
   * @pinned
   */
  readonly command: string
  /** All that follows the name, as typed. Empty where nothing does. */
  args: string
  /**
   * Who runs it: the person at the prompt, a client, a plugin.
   * @pinned
   */
  readonly origin: PromptOrigin
  /**
   * Where the answer is going to show. A hook may leave it out, and it is put back.
   * @pinned
   */
  readonly presentation: CommandPresentation
}

/**
 * What `next(e)` resolves to at `command.run`, what its hooks return, and what `$.command.run` resolves to.
 *
 * A hook that answers without `next` runs no command: its `text` shows as the output, under the plugin's name.
 */
export type CommandRunResult = {
  /** The output. Absent where there is nothing to print, as for a panel or a prompt to the model. */
  text?: string | undefined
  /**
   * What the model reads after the output and the person never sees, each entry a message and none empty. Absent for
   * none.
   *
   * A hook that writes it keeps every entry that `next` gave; one that leaves it out keeps them too.
   */
  context?: readonly string[] | undefined
  /**
   * Set where `text` is for the person alone, and goes in no request. Absent otherwise.
   *
   * It counts on the answer that the chain ends on, where no command ran beneath it.
   */
  isTextDisplayOnly?: true | undefined
  /**
   * The exit code of a headless run whose whole prompt was this command: a whole number, 0 to 255, from a hook alone.
   * Absent, the run exits as it would.
   */
  exitCode?: number | undefined
  /** The engine's number for its own run of the command, which it uses as it is. Absent on a hook's own answer. */
  ref?: number | undefined
}

/** What `$.command.run` takes; the engine sets the rest. */
export type CommandRunArgs = {
  /** The command's name without the slash. */
  command: string
  /** All that follows the name. Left out, nothing. */
  args?: string | undefined
}

/** The input of `command.describe`: how a command shows in the typeahead and in `/help`. */
export type CommandDescribeInput = {
  /**
   * The command's name without the slash; a matcher narrows on it.
   * @pinned
   */
  readonly command: string
  /** The command's one line. */
  description: string
  /** The hint behind the name, such as `[name]`. Absent for none. */
  argumentHint?: string
  /** Whether the command is left out of both lists. Typed in full, it runs. */
  isHidden: boolean
  /**
   * Whether the command says that it runs at once, even in the middle of a turn. False where it decides at each run.
   * @pinned
   */
  readonly immediate: boolean
  /**
   * Who provides the command.
   * @pinned
   */
  readonly provider: Origin
}

/** What `next(e)` resolves to at `command.describe`, and what its hooks return. */
export type CommandDescribeResult = {
  /** The one line to show. */
  description: string
  /** The hint behind the name. Absent for none. */
  argumentHint?: string | undefined
  /** Whether to leave the command out of both lists. */
  isHidden: boolean
}

/** A slash command, as `$.command.list()` lists it. */
export type CommandInfo = {
  /** The name without the slash. */
  name: string
  /** The command's one line. */
  description: string
  /** Where it comes from. */
  source: CommandSource
  /** The plugin that brings it. Absent where `source` isn't `plugin`, and where the engine doesn't know. */
  plugin?: string
}

/** What `$.command.register` takes: a slash command that the plugin serves with a hook of `command.run`. */
export type CommandSpec = {
  /** The name without the slash: up to 64 letters, digits, `_` and `-`. */
  name: string
  /** The one line to show. */
  description: string
  /** The hint behind the name, such as `[name]`. */
  argumentHint?: string | undefined
  /** Runs the command at once, even in the middle of a turn. Left out, it waits for the turn to end. */
  immediate?: true | undefined
  /**
   * Up to 8 other names that run it, spelled like `name`, which is what a hook receives. The registration is refused
   * where another command has one of them, in whatever case.
   */
  aliases?: readonly string[] | undefined
  /** Leaves the command out of the typeahead and `/help`. Typed in full, it runs. */
  isHidden?: true | undefined
  /** Offers the command only where the person is at this terminal, not under `-p`, the SDK or another client. */
  isTerminalOnly?: true | undefined
  /** Runs the command here when the terminal is attached to a cloud session, since it needs no workspace. */
  isWorkspaceFree?: true | undefined
}

/** The command events, each with what its hooks receive and what they answer. */
export interface CommandEvents {
  /** A command is about to run. */
  'command.run': {
    /** What the hook receives. */
    input: CommandRunInput
    /** What the hook answers. */
    result: CommandRunResult
  }
  /** A command is about to be listed. The engine keeps the answer until `$.ui.invalidate('command.describe')`. */
  'command.describe': {
    /** What the hook receives. */
    input: CommandDescribeInput
    /** What the hook answers. */
    result: CommandDescribeResult
  }
}

/** The calls of `$.command` that are events too, each with what its hooks receive and what the call resolves to. */
export interface CommandOps {
  /** `$.command.list()` */
  'command.list': {
    /** What the hook receives. */
    input: NoArgs
    /** What the call resolves to. */
    value: CommandInfo[]
  }
  /** `$.command.register(command)` */
  'command.register': {
    /** What the hook receives. */
    input: CommandSpec
    /** What the call resolves to. */
    value: {
      /** The name that was registered. */
      command: string
    }
  }
}

/** The command events as calls, the way the engine raises them. A mod has `run` on its `$`; its tests have both. */
export interface CommandEventCalls {
  /**
   * Runs a command as though the person had typed it, once the session is idle: raises `command.run`.
   * @param input - the command and what follows its name
   * @returns its output. It rejects an unknown name, and in a hook that the turn or the session's start waits for
   */
  run: (input: CommandRunArgs) => Promise<CommandRunResult>
  /**
   * Sends a command's listing through the chain.
   * @param input - how the command declares itself
   * @returns how it shows
   */
  describe: (input: CommandDescribeInput) => Promise<CommandDescribeResult>
}

/** `$.command`: the slash commands of the session, running one, and adding one. */
export interface CommandCalls extends Pick<CommandEventCalls, 'run'> {
  /**
   * Lists the commands that the person can run now, wherever they come from.
   * @returns the commands, in the typeahead's order
   */
  list: () => Promise<CommandInfo[]>
  /**
   * Adds a command to the session, or replaces one of the plugin's own. A built-in's name is refused.
   * @param command - the command
   * @returns the name that was registered
   */
  register: (command: CommandSpec) => Promise<{
    /** The name that was registered. */
    command: string
  }>
}
