/**
 * What a session says of itself: where it runs, on which machine and engine, in which repository, and who is signed in.
 *
 * Calls: `session.info`, `session.machine`, `session.version`, `session.repo`, `session.identity`, `session.authorize`.
 * Compared with Claude Code 2.1.332.
 *
 * @see https://code.claude.com/docs/en/plugins/mods/reference
 */
import type { OpenSet } from './open-set.js'

/**
 * What `$.session.repo` answers of the repository that the session is in. A `vcs.detect` hook decides the first two.
 */
export type SessionRepo = {
  /** The absolute path of its root; in a worktree, that of the main working tree. */
  root: string
  /** The `origin` remote as git has it, which may be no URL. Null without one. */
  remote: string | null
  /** Whether the remote is one of the repositories that the build counts as its own. */
  internal: boolean
  /** That repository, as `owner/name`. Null where `internal` is false. */
  name: string | null
}

/**
 * What `$.session.info` answers: what a settings hook reads on its input, where the engine runs, and the rules for the
 * session's data.
 */
export type SessionInfo = {
  /**
   * The main conversation's transcript file. Empty where none is kept on this machine. Those of subagents lie in
   * `subagents/`, in the folder of the file's name.
   */
  transcriptPath: string
  /** The directory of the session's scratchpad. Absent where it has none. */
  scratchpadDir?: string
  /** The id of the prompt at hand. Absent before the first. */
  promptId?: string
  /** The agent that the session runs as (`--agent`). Absent where it runs as none. */
  agentType?: string
  /** The folder that the project's settings come from. Absent where it is the one that the session stands in. */
  configRoot?: string
  /**
   * The operating system of the engine; `wsl` is Linux under Windows. Absent only where a hook answered without it.
   * Closed set.
   */
  platform?: 'macos' | 'windows' | 'wsl' | 'linux' | 'unknown'
  /**
   * Whether the engine runs on the hosted server, so that `platform` isn't the session's own machine. Absent only where
   * a hook answered without it.
   */
  isHosted?: boolean
  /** Whether screen reader mode is on. Absent for false. It can change: read it at each use. */
  isScreenReader?: boolean
  /**
   * Whether the workspace is on another machine, which this process is a client of. Absent for false. It can change:
   * read it at each use.
   */
  isWorkspaceRemote?: boolean
  /**
   * The data rules that apply. Open set. Empty where it is settled that none does; absent where it isn't known.
   *
   * Heed a rule whose name you don't know, and an absence, as a rule in force. It can change: read it before each send.
   */
  dataRules?: readonly OpenSet<'hipaa' | 'zdr'>[]
}

/**
 * What `$.session.machine` answers: the engine's machine and the developer tools on its PATH, found without running a
 * program.
 *
 * On the server, the container that runs the session's tools answers an installed mod.
 */
export type SessionMachine = {
  /** The system's name, as `uname -s` has it, such as `Linux` or `Darwin`; `Windows_NT` on Windows. */
  sysname: string
  /** The release of the kernel, as `uname -r` has it, or the version of NT. */
  release: string
  /** The hardware's name, as `uname -m` has it, such as `x86_64`; 64-bit ARM is `arm64` or `aarch64`. */
  machine: string
  /** Those of `npm`, `yarn` and `pnpm` that were found, in this order. */
  packageManagers: string[]
  /** Those of `bun`, `deno` and `node` that were found, in this order. */
  runtimes: string[]
}

/** What `$.session.version` answers: the engine's version and build. */
export type SessionVersion = {
  /** The full version, as `claude --version` prints it; a development build's has its date, time and commit added. */
  version: string
  /** The release that the version is built from, `2.1.280-dev` for a development build. Absent where it names none. */
  base?: string
  /** When the binary was built, in ISO 8601. Absent in a run from source without the stamp. */
  builtAt?: string
}

/**
 * Who a session is signed in as and how, or why that isn't told: the answer of `$.session.identity`.
 *
 * The organization and its `email` are told only where the managed `forceLoginOrgUUID` lists that organization.
 */
export type SessionIdentity =
  | {
      /**
       * How the session authenticates. Open set: `oauth-token` is a token of its host, and a cloud provider goes by its
       * name. Take a kind that you don't know for a session without identity.
       */
      kind: OpenSet<'claude.ai' | 'console' | 'api-key' | 'oauth-token' | 'none' | 'bedrock' | 'vertex'>
      /** The id of the account's organization. Absent unless managed settings list it. */
      organizationId?: string
      /**
       * The organization's plan, such as `claude_team`, by the login record, a file of the person's own. Absent where
       * `organizationId` is, and where no login recorded one.
       */
      organizationType?: string
      /** The account's address. Absent where `organizationId` is, and where the session holds none. */
      email?: string
      /**
       * The uuid of the account, which no machine changes. Absent with an API key, a cloud provider, a gateway or no
       * login, where managed settings rule out the account's organization, and until the server has named one.
       */
      accountId?: string
      /**
       * When the account was made, in ISO 8601, by the login record, a file of the person's own. Absent where
       * `accountId` is, and where the record has none or is another account's.
       */
      accountCreatedAt?: string
      /**
       * Whether the server told this process that `organizationId`, `email` and `accountId` are the account's. False
       * says nothing against them.
       */
      isVerified: boolean
      /** The address that the context gives to the model, which may differ from `email`. Absent where it gives none. */
      contextEmail?: string
      /** Never set in this form. */
      deny?: undefined
    }
  | {
      /** Why nothing is told: a built-in mod refuses callers of the `user` tier, or couldn't read the identity. */
      deny: string
      /** Never set in this form. */
      kind?: undefined
      /** Never set in this form. */
      organizationId?: undefined
      /** Never set in this form. */
      organizationType?: undefined
      /** Never set in this form. */
      email?: undefined
      /** Never set in this form. */
      accountId?: undefined
      /** Never set in this form. */
      accountCreatedAt?: undefined
      /** Never set in this form. */
      isVerified?: undefined
      /** Never set in this form. */
      contextEmail?: undefined
    }

/**
 * What `$.session.authorize` answers: a handle for the session's Anthropic credential, which itself stays with the
 * engine. Null where the session holds none, as on a cloud provider, behind a gateway or without a login.
 */
export type SessionAuthorization = {
  /**
   * The handle, `auth_` and 32 hexadecimal digits. Spend it as `auth` in `$.http.fetch`, which sets the credential for
   * Anthropic's own hosts alone.
   */
  handle: string
  /** What the credential is. Closed set. */
  kind: 'bearer' | 'api-key'
} | null
