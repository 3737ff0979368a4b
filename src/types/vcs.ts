/**
 * Version control, whichever system keeps a folder: finding it, its changes, and working copies to isolate work in.
 *
 * Events: `vcs.detect`, `vcs.diff`, `vcs.isolate`, `vcs.list`, `vcs.status`, `vcs.release`. The engine calls all of
 * them experimental. Compared with Claude Code 2.1.332.
 *
 * @see https://code.claude.com/docs/en/plugins/mods/reference
 */

/** The input of `vcs.detect`: a folder whose version control is asked for. */
export type VcsDetectInput = {
  /**
   * The folder's absolute path. A call may give a relative one, or that of a file: the hooks hear its folder.
   * @pinned
   */
  readonly path: string
}

/**
 * A working copy: the answer of `vcs.detect`.
 *
 * `revision`, `branch`, `defaultBranch` and `remote` are in the system's own words, a line each (`branch` may have
 * more), and are passed on, never run.
 */
export type VcsWorkingCopy = {
  /**
   * The system's name, a short slug in lower case; the engine's own is `git`. It gives no rights.
   *
   * One that is neither `git` nor what the engine found there takes the place of the Git status and the commit steps.
   */
  vcs: string
  /** The absolute path of the copy's root: the folder that was asked about, or one above it. */
  root: string
  /**
   * The absolute path of the repository's main copy, the same for all its copies: `root` where there is no other. Null
   * where it isn't known, which is read as `root`.
   */
  mainRoot: string | null
  /** What is checked out, such as a number, a range or the id of a change. Null where nothing says. */
  revision: string | null
  /**
   * The line of work that the copy is on. Null for none. The model hears it only as one token of 1 to 100 characters,
   * ASCII letters, digits and `._/@#:+-`.
   */
  branch: string | null
  /** The line of work that changes end up on. Null where none is known. The model hears it as it does `branch`. */
  defaultBranch: string | null
  /**
   * Where the repository is served from, which may be no URL. Null for nowhere. What may be a credential is removed.
   */
  remote: string | null
}

/** The answer of a `vcs.detect` hook, and of `next(e)`: the working copy around the folder, or null for none. */
export type VcsDetectResult = VcsWorkingCopy | null

/** The input of `vcs.diff`: what has changed in a working copy. Nothing in it is a hook's to change. */
export type VcsDiffInput = {
  /**
   * The absolute path of a folder in the working copy.
   * @pinned
   */
  readonly path: string
  /**
   * The system, as `vcs.detect` names it there; a matcher narrows on it.
   * @pinned
   */
  readonly vcs: string
  /**
   * The other side of the comparison: `head` for what is checked out, `default` for the point where the work left the
   * main line. Closed set.
   * @pinned
   */
  readonly base: 'head' | 'default'
  /**
   * The files and folders that the answer is about, relative to the copy's root, with `/`. A renamed file is in by
   * either name. Absent for the whole copy, empty for nothing.
   * @pinned
   */
  readonly paths?: readonly string[]
  /**
   * Whether the answer is to go without patches. Absent for false.
   * @pinned
   */
  readonly isStatOnly?: boolean
}

/** A file that differs, in the answer of `vcs.diff`. A name has 4,096 characters at most, and is shown, never run. */
export type VcsDiffFile = {
  /** Its path from the copy's root, with `/`; no file comes twice. */
  path: string
  /** What it was called at the base. Null where it wasn't renamed. */
  renamedFrom: string | null
  /** How many lines came; 0 where nobody counted. */
  added: number
  /** How many lines went; 0 where nobody counted. */
  removed: number
  /** Whether it holds no text. */
  isBinary: boolean
  /** Whether it is on the disk, while the system neither knows nor ignores it. */
  isUntracked: boolean
  /**
   * The change as unified hunks, from the first `@@` on, without headers. Absent where there is none to show; the
   * engine's stop after 400 lines.
   */
  patch?: string | undefined
}

/** The answer of a `vcs.diff` hook, and of `next(e)`: the files that differ, or why that can't be told. */
export type VcsDiffResult =
  | {
      /** What the files were compared with, as a label to show. */
      base: string
      /** The files that differ. */
      files: readonly VcsDiffFile[]
      /** Never set in this form. */
      unknown?: undefined
    }
  | {
      /**
       * Why it can't be told, as words to show. Null comes from the engine alone: no hook answered, and the copy isn't
       * Git's.
       */
      unknown: string | null
      /** Never set in this form. */
      base?: undefined
      /** Never set in this form. */
      files?: undefined
    }

/** The input of `vcs.isolate`: somebody needs a working copy to themselves. Nothing in it is a hook's to change. */
export type VcsIsolateInput = {
  /**
   * What the copy goes by from here to `vcs.release`: letters, digits, `.`, `_` and `-`, in parts with `/` between
   * them.
   * @pinned
   */
  readonly name: string
  /**
   * The absolute path of the folder to make it from: where the asking loop stands, after any `cd` of its shell.
   * @pinned
   */
  readonly from: string
  /**
   * Who is going to work there. Closed set.
   * @pinned
   */
  readonly for: 'agent' | 'session'
  /**
   * The agent that is going to work there, which hasn't started. Absent for a session.
   * @pinned
   */
  readonly agentId?: string
  /**
   * The loop that asks, for `$.agent.call` to run a tool as. Absent for the main one.
   * @pinned
   */
  readonly parentAgentId?: string
  /**
   * What to begin with, by the setting `worktree.baseRef`: the latest main line (`fresh`), or what `from` has now
   * (`head`). Closed set.
   * @pinned
   */
  readonly base: 'fresh' | 'head'
}

/**
 * The answer of a `vcs.isolate` hook, and of `next(e)`: the copy, or a refusal, which fails the spawn or the tool.
 *
 * Where `next` gave a copy, it stands: a hook that answers with a refusal or another `path` fails. Where `next`
 * refused, a hook's own copy is taken.
 */
export type VcsIsolateResult =
  | {
      /**
       * The copy's folder: an absolute path without `.` and `..`, of a folder that is there, is no link, is on no
       * network share, and doesn't hold `from`. Inside a Git checkout, it needs a `.git` of its own.
       *
       * For an agent, `from` itself isolates in place: it works in its parent's folder, with no files of its own.
       */
      path: string
      /** The name of the system that made it, a short slug in lower case; the engine's Git worktree has `git`. */
      vcs: string
      /**
       * What the work is found under, such as a branch or a changelist. Absent for nothing. It is only shown, and only
       * as one token of 1 to 100 characters, ASCII letters, digits and `._/@#:+-`.
       */
      branch?: string | undefined
      /** Where the copy begins, in the system's own words; it comes back as `since`. Absent where nothing says. */
      revision?: string | undefined
      /** Never set in this form. */
      deny?: undefined
    }
  | {
      /** Why there is no copy. */
      deny: string
      /** Never set in this form. */
      path?: undefined
      /** Never set in this form. */
      vcs?: undefined
      /** Never set in this form. */
      branch?: undefined
      /** Never set in this form. */
      revision?: undefined
    }

/** The input of `vcs.list`: a folder whose repository's working copies are asked for. */
export type VcsListInput = {
  /**
   * The absolute path of a folder in the repository.
   * @pinned
   */
  readonly path: string
}

/** A working copy on this machine, in the answer of `vcs.list`. */
export type VcsListedCopy = {
  /** The absolute path of its folder. A path with `<`, `>` or a character that doesn't print drops out of the list. */
  path: string
  /** The name of the system that keeps it, a short slug in lower case; it gives no rights. */
  vcs: string
  /**
   * What the work is found under. Absent for nothing. It is only shown, and only as one token of 1 to 100 characters,
   * ASCII letters, digits and `._/@#:+-`.
   */
  branch?: string | undefined
}

/** The answer of a `vcs.list` hook, and of `next(e)`: the working copies of the repository; empty for none. */
export type VcsListResult = readonly VcsListedCopy[]

/** The input of `vcs.status`: a working copy whose state is asked for. Nothing in it is a hook's to change. */
export type VcsStatusInput = {
  /**
   * The absolute path of the copy's folder. The engine asks with links resolved, so tell a copy by `name`; without
   * `name`, with the `root` that `vcs.detect` answered.
   * @pinned
   */
  readonly path: string
  /**
   * What it was isolated as. Absent for the whole working copy at `path`.
   * @pinned
   */
  readonly name?: string
  /**
   * The system that `vcs.isolate` answered or, without `name`, `vcs.detect`. Absent where a caller leaves it out; a
   * matcher narrows on it.
   * @pinned
   */
  readonly vcs?: string
  /**
   * The `revision` that `vcs.isolate` answered, unchanged. Absent where it gave none.
   * @pinned
   */
  readonly since?: string
  /**
   * The agent whose copy it is. Absent for a session's.
   * @pinned
   */
  readonly agentId?: string
}

/** A change in a working copy that isn't committed. */
export type VcsChange = {
  /** The file, relative to the copy's folder, with `/`. */
  path: string
  /**
   * What happened to it. Closed set.
   *
   * A rename is two changes, `deleted` and `added`. A file that is gone is `deleted`; one that was only opened, or only
   * changed its properties, is `modified`.
   */
  state: 'modified' | 'added' | 'deleted' | 'untracked' | 'conflict'
}

/** The answer of a `vcs.status` hook, and of `next(e)`: what a copy holds, or why that isn't known, which keeps it. */
export type VcsStatusResult =
  | {
      /** What isn't committed. */
      changes: readonly VcsChange[]
      /** How many revisions would be lost with the copy: a whole number. */
      unpublished: number
      /**
       * Where the copy stands. One other than `since` tells that it was worked in, and that the work is safe elsewhere.
       * Absent where nothing says.
       */
      revision?: string | undefined
      /** Never set in this form. */
      unknown?: undefined
    }
  | {
      /** Why it isn't known. */
      unknown: string
      /** Never set in this form. */
      changes?: undefined
      /** Never set in this form. */
      unpublished?: undefined
      /** Never set in this form. */
      revision?: undefined
    }

/** The input of `vcs.release`: a working copy that is to go. Nothing in it is a hook's to change. */
export type VcsReleaseInput = {
  /**
   * The absolute path of the copy's folder. The engine asks with links resolved, so tell a copy by `name`.
   * @pinned
   */
  readonly path: string
  /**
   * What it was isolated as.
   * @pinned
   */
  readonly name: string
  /**
   * The system that `vcs.isolate` answered; a matcher narrows on it.
   * @pinned
   */
  readonly vcs: string
  /**
   * The agent whose copy it is. Absent for a session's.
   * @pinned
   */
  readonly agentId?: string
  /**
   * Whether the person chose to lose what it holds. False: it was clean just now, and is to be kept if it no longer is.
   * @pinned
   */
  readonly isDiscard: boolean
  /**
   * Why it is to go, in words for a person.
   * @pinned
   */
  readonly reason: string
}

/**
 * The answer of a `vcs.release` hook, and of `next(e)`: the copy is gone, or it was kept.
 *
 * A hook's own release counts where the folder is gone or empty, or was isolated in place by this process: the engine
 * deletes nothing for it. A hook that answers `kept` after `next` released fails.
 */
export type VcsReleaseResult =
  | {
      /** The copy is gone. */
      isReleased: true
      /** How discarded work comes back, in one short line for the person. Absent for no such way. */
      note?: string | undefined
      /** Never set in this form. */
      kept?: undefined
    }
  | {
      /** Why the copy was left as it is. */
      kept: string
      /** Never set in this form. */
      isReleased?: undefined
      /** Never set in this form. */
      note?: undefined
    }

/** The vcs events, each with what its hooks receive and what they answer. */
export interface VcsEvents {
  /**
   * Which system keeps a folder: asked when a conversation sends its first request, after a compaction, and once the
   * loop's folder changes. The engine knows Git. Copies nest: answer where yours is no farther than the one from
   * `next`.
   *
   * Another system's answer drops the Git status and the commit steps. Trust, settings, memory and permissions never go
   * by it. Never asked in a session whose files lie on another machine.
   */
  'vcs.detect': {
    /** What the hook receives. */
    input: VcsDetectInput
    /** What the hook answers. */
    result: VcsDetectResult
  }
  /**
   * What has changed in a working copy: asked by mods, and by `/diff` where the system isn't Git. The engine answers
   * for Git, up to 500 files, and `{ unknown: null }` for the rest. Never asked in a session whose files lie on another
   * machine.
   */
  'vcs.diff': {
    /** What the hook receives. */
    input: VcsDiffInput
    /** What the hook answers. */
    result: VcsDiffResult
  }
  /**
   * A working copy is needed, for a subagent with `isolation: "worktree"` or for a session, and isn't made yet. `next`
   * runs a WorktreeCreate hook or makes a Git worktree; a hook's own copy is its own to report and to release.
   *
   * Twice the same name is the same copy. No session may be bound at this point: `$.process`, `$.fs`, `$.settings` and
   * `$.store` work, much else rejects.
   */
  'vcs.isolate': {
    /** What the hook receives. */
    input: VcsIsolateInput
    /** What the hook answers. */
    result: VcsIsolateResult
  }
  /**
   * The working copies of a repository: asked by mods, by EnterWorktree for a path, and by a resume into a mod's copy.
   * The engine answers Git's worktrees. A copy that only a hook lists is entered once the person approves.
   */
  'vcs.list': {
    /** What the hook receives. */
    input: VcsListInput
    /** What the hook answers. */
    result: VcsListResult
  }
  /**
   * What changed in a working copy, and what would be lost with it: asked when whoever worked there ends, and without
   * `name` for the status that the model hears. Changes, unpublished revisions, another `revision` than `since` or an
   * unknown state keep the copy. A hook can keep a worktree of the engine's, but not call it clean.
   */
  'vcs.status': {
    /** What the hook receives. */
    input: VcsStatusInput
    /** What the hook answers. */
    result: VcsStatusResult
  }
  /**
   * A working copy is about to go: it was clean, or what it holds is to be discarded. `next` removes a copy of the
   * engine's and keeps any other; a mod's own goes by its hook alone. The session may still stand in it.
   */
  'vcs.release': {
    /** What the hook receives. */
    input: VcsReleaseInput
    /** What the hook answers. */
    result: VcsReleaseResult
  }
}

/** `$.vcs`: version control, asked through the other hooks. Each call rejects in a session without a disk. */
export interface VcsCalls {
  /**
   * Asks which working copy a folder is in, anew each time.
   *
   * Rejects in a session whose files lie on another machine.
   * @param input - the path of a folder or a file, also relative to the working directory
   * @returns the working copy, or null
   */
  detect: (input: VcsDetectInput) => Promise<VcsDetectResult>
  /**
   * Asks what has changed in a working copy, anew each time.
   *
   * Rejects in a session whose files lie on another machine.
   * @param input - the folder, its system and what to compare with
   * @returns the files that differ, or why that can't be told
   */
  diff: (input: VcsDiffInput) => Promise<VcsDiffResult>
  /**
   * Has a working copy made, and moves nothing into it. Where no hook does, the engine makes a Git worktree in a
   * trusted workspace, the same one for the same name.
   * @param input - the copy's name, and what to make it from
   * @returns the copy, or why there is none
   */
  isolate: (input: VcsIsolateInput) => Promise<VcsIsolateResult>
  /**
   * Lists the working copies of a repository. Where no hook does, the engine lists the worktrees of the session's own
   * Git repository, once it is trusted, as far as the mod may read them.
   * @param input - a folder of the repository
   * @returns the copies; empty for none
   */
  list: (input: VcsListInput) => Promise<VcsListResult>
  /**
   * Asks what a working copy holds. Where no hook tells, the engine does for the workspace's own Git repository, its
   * worktrees and this mod's copies.
   * @param input - the copy
   * @returns what it holds, or why that isn't known
   */
  status: (input: VcsStatusInput) => Promise<VcsStatusResult>
  /**
   * Has a working copy taken away. Where no hook does, the engine removes a worktree that this process made for this
   * mod's `isolate`, unless it is in use or holds work that isn't to be discarded.
   * @param input - the copy, and whether what it holds may be lost
   * @returns that it is gone, or why it was kept
   */
  release: (input: VcsReleaseInput) => Promise<VcsReleaseResult>
}

/** The vcs events as calls, the way the engine raises them: a mod has the same on its `$`. */
export interface VcsEventCalls extends VcsCalls {}
