/**
 * Plugins: judging one before it loads, and building `$` out of what they add.
 *
 * Events: `plugin.register`, `engine.create`. Compared with Claude Code 2.1.332.
 *
 * @see https://code.claude.com/docs/en/plugins/mods/reference
 */
import type { EngineInterface } from './engine.js'
import type { HookEvent } from './hook-events.js'
import type { OpenSet } from './open-set.js'
import type { Tier } from './origin.js'
import type { StateName } from './state.js'

/** A settings hook that a plugin brings: its event, its matcher, and what it runs. `type` is a closed set. */
export type PluginHookEntry =
  | {
      /** The settings hooks' event, such as `PreToolUse`. */
      event: OpenSet<HookEvent>
      /** The matcher of the entry. Absent where it names none. */
      matcher?: string
      /** It runs a command. */
      type: 'command'
      /** The shell's line or, with `args`, the program. */
      command: string
      /** The program's arguments, also where they are empty. Absent where a shell reads the command. */
      args?: readonly string[]
    }
  | {
      /** The settings hooks' event. */
      event: OpenSet<HookEvent>
      /** The matcher of the entry. Absent where it names none. */
      matcher?: string
      /** It posts to a server. */
      type: 'http'
      /** The server's address. */
      url: string
    }
  | {
      /** The settings hooks' event. */
      event: OpenSet<HookEvent>
      /** The matcher of the entry. Absent where it names none. */
      matcher?: string
      /** It asks a model, or an agent. */
      type: 'prompt' | 'agent'
      /** What it asks. */
      prompt: string
    }
  | {
      /** The settings hooks' event. */
      event: OpenSet<HookEvent>
      /** The matcher of the entry. Absent where it names none. */
      matcher?: string
      /** It calls an MCP server's tool. */
      type: 'mcp_tool'
      /** The server. */
      server: string
      /** The tool. */
      tool: string
    }

/**
 * What a plugin brings, kind by kind, as the engine reads it from the plugin's folder.
 *
 * Texts are as written, `${}` and all. A URL has lost its login, query and fragment. Entries that read the same are one
 * entry.
 */
export type PluginProvides = {
  /** The hooks module; empty where it has none. Taken out, the module alone stays out. */
  modules: readonly {
    /** Its path in the plugin's folder, with `/`. */
    path: string
  }[]
  /** The settings hooks, in order, without those in a skill's frontmatter: those go with the skill. */
  hooks: readonly PluginHookEntry[]
  /** The MCP servers. A key that is declared twice is listed for both. */
  mcpServers: readonly {
    /** The server's key, in `.mcp.json` or the manifest; of a bundle, its path or URL. */
    name: string
    /** How it is reached: `mcpb` is a bundle, which nobody opens for this. Closed set. */
    type: 'stdio' | 'http' | 'sse' | 'ws' | 'mcpb'
    /** The command, the URL, or a bundle's path or URL. */
    target: string
    /** The command's arguments. Absent for none. */
    args?: readonly string[]
  }[]
  /** The LSP servers. */
  lspServers: readonly {
    /** The server's key. */
    name: string
    /** The command that runs it. */
    command: string
    /** The command's arguments. Absent for none. */
    args?: readonly string[]
  }[]
  /** The monitors. One that is running already runs on, whatever a hook does. */
  monitors: readonly {
    /** The monitor's name. */
    name: string
    /** The command that it runs. */
    command: string
  }[]
  /** The skills, as `<plugin>:<skill>`; those of a plugin that comes with the engine go without the prefix. */
  skills: readonly string[]
  /** The commands, as `<plugin>:<command>`, with the folders in between. */
  commands: readonly string[]
  /** The types of agents, as `<plugin>:<agent>`, with the folders in between. */
  agents: readonly string[]
  /** The output styles, as `<plugin>:<style>`. */
  outputStyles: readonly string[]
  /**
   * The themes, as `<plugin>:<file>`, without `.json`. None can be taken out.
   * @pinned
   */
  readonly themes: readonly string[]
  /** The workflows, as `<plugin>:<workflow>`. */
  workflows: readonly string[]
  /**
   * The files in `bin/`. None can be taken out: `PATH` gets the folder as a whole.
   * @pinned
   */
  readonly bin: readonly string[]
}

/** What a hooks module hooks and calls, read from its source. All of it, but for `hosts`: a URL may be computed. */
export type PluginRegisterUses = {
  /** The patterns of its `on(…)`, as written and in order, each once. */
  events: readonly string[]
  /** The calls on `$`, such as `fs.write`, sorted, each once. */
  calls: readonly string[]
  /** The environment variables that it names. Absent where it calls neither `$.env.get` nor `$.env.set`. */
  env?: {
    /** Those that it reads, sorted, each once. */
    reads: readonly string[]
    /** Those that it sets, sorted, each once. */
    writes: readonly string[]
  }
  /** The named values that it refers to. Absent where it calls neither `$.state.get` nor `$.state.set`. */
  state?: {
    /** Those that it reads, sorted, each once. */
    reads: readonly StateName[]
    /** Those that it writes, sorted, each once. */
    writes: readonly StateName[]
  }
  /**
   * The hosts of its `$.http.fetch` and `$.audio.play` calls. Absent where it calls neither. A redirect may lead
   * elsewhere, and no call is held to the list.
   */
  hosts?: {
    /** The hosts that the source spells out, sorted, each once. */
    named: readonly string[]
    /**
     * The calls, of `audio.play` and `http.fetch`, that it also makes with a URL that can't be read: a computed one,
     * one over 2,048 characters, or one over a `socketPath`. Sorted.
     */
    unread: readonly string[]
  }
}

/** Where a host of `PluginHosts` is named. Closed set of `type`s here; a later build may add to it. */
export type PluginHostSource =
  | {
      /** A remote MCP server, or the URL that a bundle comes from. */
      type: 'mcp'
      /** The server, as in `provides`. */
      name: string
    }
  | {
      /** A settings hook that posts to a server. */
      type: 'hook'
      /** The hook's event. */
      event: OpenSet<HookEvent>
      /** The matcher of its entry. Absent where it names none. */
      matcher?: string
    }
  | {
      /** The hooks module. */
      type: 'module'
      /** The module's path, as in `provides`. */
      path: string
    }
  | {
      /** A `network.hosts` list, the author's unchecked word: it limits nothing and allows nothing. */
      type: 'declared'
      /** The MCP server whose entry has the list. Absent for the list at the top of `plugin.json`. */
      server?: string
    }

/**
 * Which hosts a plugin names, in its files and its source, and which of its parts may reach others. Nothing was run or
 * dialled for it, and no call is held to it.
 */
export type PluginHosts = {
  /** The hosts, sorted. */
  named: readonly {
    /**
     * The host in lower case, IPv6 in brackets, with a port where it isn't the scheme's own. One that an author
     * declared keeps its port, and may begin with `*.`.
     */
    host: string
    /** Every place that names it. */
    sources: readonly PluginHostSource[]
  }[]
  /** The parts that could reach any host. */
  unread: readonly {
    /** The part's kind. */
    kind: keyof PluginProvides
    /** The part, as in `provides`. Absent where it is the whole kind. */
    name?: string
    /**
     * Why. Closed set here; a later build may add to it.
     *
     * `process`: it is a program or can start one. `url`: its URL says no host, or may be changed on the way.
     * `unlisted`: not all of the kind was read.
     */
    reason: 'process' | 'url' | 'unlisted'
  }[]
  /**
   * Which `network.hosts` lists the author wrote, empty ones included: a place that is listed here and names no host is
   * said to need none. Absent where the files weren't read, or for lists of more than 131,072 characters of JSON.
   */
  declared?: {
    /** Whether the manifest has one at its top. */
    plugin: boolean
    /** The stdio MCP servers that have one, as in `provides`. */
    servers: readonly string[]
  }
}

/**
 * The input of `plugin.register`: a plugin that is about to load. A hook takes entries out of `provides`, and changes
 * nothing else.
 *
 * `name`, `root`, `version` and `provenance` are the plugin's own word, and so are the hosts that it declares: a rule
 * by those ends with a new name. The rest is what the engine itself read.
 */
export type PluginRegisterInput = {
  /**
   * The plugin's name, from its `plugin.json`.
   * @pinned
   */
  readonly name: string
  /**
   * The tier that its hooks would sit in; a matcher narrows on it.
   * @pinned
   */
  readonly tier: Exclude<Tier, 'core'>
  /**
   * The absolute path of its folder; `builtin` for one that comes with the engine. On a hosted session, a plugin
   * without a loaded module may have its `provenance` here.
   * @pinned
   */
  readonly root: string
  /**
   * The version in its manifest. Absent where that has none.
   * @pinned
   */
  readonly version?: string
  /**
   * Where it comes from: `<name>@<marketplace>`, `<name>@inline` by `--plugin-dir`, or `<name>@builtin`.
   * @pinned
   */
  readonly provenance: string
  /**
   * True where the app that started the session, or claude.ai, says that the organization requires it. Absent
   * otherwise. It gives no rights.
   * @pinned
   */
  readonly requiredByOrganization?: true
  /**
   * What its hooks module hooks and calls; empty where no module loads.
   * @pinned
   */
  readonly uses: PluginRegisterUses
  /**
   * What it brings. A part that a hook takes out of its list stays out, and a list that lost one is all that may load
   * of its kind; a list that was left alone loads whole.
   *
   * What every `next` left in is what loads. Its settings aren't listed, and load in any case.
   */
  provides: PluginProvides
  /**
   * The kinds whose list may be short, sorted: something couldn't be read, or the list had more than 131,072 characters
   * of JSON and is empty. What isn't listed can't be taken out.
   * @pinned
   */
  readonly unread: readonly (keyof PluginProvides)[]
  /**
   * The hosts that the whole plugin names, whatever is taken out of `provides`.
   * @pinned
   */
  readonly hosts: PluginHosts
}

/** The answer of a `plugin.register` hook, and of `next(e)`. */
export type PluginRegisterResult =
  | {
      /** The plugin loads, without what hooks took out. */
      allow: true
      /** Never set in this form. */
      refuse?: undefined
    }
  | {
      /** Why no part of the plugin loads; the debug log has it, with the plugin that refused. */
      refuse: string
      /** Never set in this form. */
      allow?: undefined
    }

/** The input of `engine.create`: the plugins whose parts of `$` are put together. */
export type EngineCreateInput = {
  /**
   * The plugins, the outermost first: all of them at a load, one at its own reload, the changed ones at a refresh. The hooks
   * beneath see a changed list; what is loaded stays the same.
   */
  plugins: readonly string[]
}

/** What `$` is in an `engine.create` hook: empty, since it isn't built yet. */
export type NoEngineInterface = {
  readonly [noun: string]: never
}

/**
 * What `next(e)` resolves to in an `engine.create` hook: `$` as built so far, with nouns that nothing declares. A noun
 * that was withheld is a stub.
 */
export type EngineInterfaceBuilt = EngineInterface & { readonly [noun: string]: unknown }

/**
 * The answer of an `engine.create` hook: `$` as built so far, with the plugin's own nouns, without those that it
 * withholds.
 */
export type EngineCreateResult = Partial<EngineInterface> & { readonly [noun: string]: unknown }

/** The events of plugins and of `$` itself, each with what its hooks receive and what they answer. */
export interface PluginEvents {
  /**
   * A plugin is about to load, or to load anew, before any part of it starts. Those that loaded before it judge it. A
   * judge that fails lets it through: a guard wants a `.catch`.
   */
  'plugin.register': {
    /** What the hook receives. */
    input: PluginRegisterInput
    /** What the hook answers. */
    result: PluginRegisterResult
  }
  /**
   * `$` is put together, before the plugin's other hooks. A hook adds nouns to what `next` gave; in `prepend` and
   * `append` it may withhold some. One that fails, or replaces another's noun, unloads its plugin.
   *
   * `claude plugin validate` takes one form alone: `const { …withheld, ...beneath } = await next(e)`, then
   * `return { ...beneath, noun }`. A glob only watches.
   */
  'engine.create': {
    /** What the hook receives. */
    input: EngineCreateInput
    /** What the hook answers. */
    result: EngineCreateResult
  }
}
