/**
 * Processes: the commands that a mod runs on the machine of the session.
 *
 * Events: the calls `process.run`, `process.spawn`, `process.hookEnv`. Compared with Claude Code 2.1.332.
 *
 * @see https://code.claude.com/docs/en/plugins/mods/reference
 */
import type { HookStream } from './chain.js'
import type { NoArgs } from './no-args.js'

/** The options of `$.process.run`. */
export type ProcessRunInit = {
  /** The folder to run it in, absolute or relative to the session's working directory. Absent: that directory. */
  cwd?: string
  /** Variables to set on top of the session's environment, by name. */
  env?: Record<string, string>
  /** What it reads on its standard input, before the end of it. Absent for nothing. */
  stdin?: string
  /** How long it may run, in milliseconds, up to 600,000; then it is killed and the call rejects. Absent: 30,000. */
  timeoutMs?: number
}

/** What a command came to, once it has exited. */
export type ProcessRunResult = {
  /** Its exit code; 1 where a signal ended it. */
  exitCode: number
  /** The first 4 MiB of its standard output, as text. A character that the limit cuts through is left out. */
  stdout: string
  /** The first 4 MiB of its standard error, as text. */
  stderr: string
  /** Whether it wrote more to its standard output than `stdout` holds. */
  isStdoutTruncated: boolean
  /** Whether it wrote more to its standard error than `stderr` holds. */
  isStderrTruncated: boolean
}

/** A piece of what a spawned command writes, as it wrote it: it may hold many lines, or part of one. */
export type ProcessSpawnChunk = {
  /** Where it wrote it. Closed set. */
  stream: 'stdout' | 'stderr'
  /**
   * The text, never empty; no character is split in two.
   *
   * Nothing is dropped: with 1,048,576 characters waiting, the command's next write blocks until some are read.
   */
  text: string
}

/** What `$.process.spawn` takes, and what its hooks receive. */
export type ProcessSpawnRequest = {
  /** The executable, and after it its arguments. No shell reads them. */
  argv: readonly string[]
  /** The folder to run it in, absolute or relative to the session's working directory. Absent: that directory. */
  cwd?: string
  /** Variables to set on top of the session's environment, by name. */
  env?: Record<string, string>
  /** What it reads on its standard input, before the end of it. Absent for nothing. */
  input?: string
}

/** How a spawned command ended: the stream's return value, and its `result`. */
export type ProcessSpawnResult = {
  /** Its exit code, or null where a signal ended it. */
  code: number | null
  /** The signal that ended it, such as `SIGTERM`, or null where it exited. Always null on Windows. */
  signal: string | null
}

/** The calls on `$.process` as events: their arguments and the values they come to. Every key may be rewritten. */
export interface ProcessOps {
  /** A mod runs a command and waits for its end. */
  'process.run': {
    /** The call's argument. */
    input: {
      /** The executable, and after it its arguments. */
      argv: readonly string[]
      /** The options. Absent where the call gave none. */
      init?: ProcessRunInit
    }
    /** What the call comes to. */
    value: ProcessRunResult
  }
  /**
   * A mod starts a command and reads along. Its hooks are async generators: `next(e)` streams the pieces and returns
   * the end.
   *
   * A hook that returns a `deny` ends the caller's stream with it and the command as well, if it was started.
   */
  'process.spawn': {
    /** The call's argument. */
    input: ProcessSpawnRequest
    /** What the stream returns. */
    value: ProcessSpawnResult
  }
  /** A mod asks for the variables of a settings hook. */
  'process.hookEnv': {
    /** The call's argument: none. */
    input: NoArgs
    /** What the call comes to: the variables, by name. */
    value: Record<string, string>
  }
}

/** `$.process`: commands, run as the person that the session runs as. In the CLI alone. */
export interface ProcessCalls {
  /**
   * Runs a command without a shell, and waits for its end.
   *
   * Any exit code resolves. It rejects where the command can't be started, or runs out of time: one that leaves a child
   * behind which holds its output open does, too.
   * @param argv - the executable, and after it its arguments
   * @param init - folder, variables, input and time
   * @returns exit code and output
   * @example
   * const { exitCode, stdout } = await $.process.run(['git', 'rev-parse', 'HEAD'], { timeoutMs: 5_000 })
   */
  run: (argv: readonly string[], init?: ProcessRunInit) => Promise<ProcessRunResult>
  /**
   * Starts a command without a shell, and streams what it writes.
   *
   * It lives as long as the stream is open: leaving the loop, `return()`, an abort of `next.signal` or the end of the
   * mod kill it. The hook that started it may return before that.
   * @param request - the command and how to start it
   * @returns the pieces, and as `.result` how it ended, once all are read; the first read rejects where it can't start
   * @example
   * const build = $.process.spawn({ argv: ['npm', 'run', 'build'] })
   * for await (const { stream, text } of build) if (stream === 'stderr') $.ui.log(text)
   * const { code } = await build.result
   */
  spawn: (request: ProcessSpawnRequest) => HookStream<ProcessSpawnChunk, ProcessSpawnResult>
  /**
   * Gives the variables that the plugin's settings hooks get, `CLAUDE_PROJECT_DIR` and `CLAUDE_PLUGIN_ROOT` among them:
   * `run` and `spawn` don't set them by themselves.
   *
   * It makes the folder of `CLAUDE_PLUGIN_DATA`, and rejects where it can't.
   * @returns the variables, by name
   * @example
   * await $.process.run(['./report.sh'], { env: await $.process.hookEnv() })
   */
  hookEnv: () => Promise<Record<string, string>>
}
