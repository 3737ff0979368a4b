/**
 * Settings, from settings files, `--settings` and managed policies: read, never written.
 *
 * Events: the call `settings.read`. Compared with Claude Code 2.1.332.
 *
 * @see https://code.claude.com/docs/en/plugins/mods/reference
 */

/**
 * A source of settings. Closed set, from the weakest to the strongest.
 *
 * `user` is `~/.claude/settings.json`, `project` and `local` are the project's `.claude/settings.json` and
 * `settings.local.json`, `flag` is what `--settings` and an SDK host give, and `policy` all managed settings together.
 */
export type SettingsSource = 'user' | 'project' | 'local' | 'flag' | 'policy'

/** Whose settings a layer holds: a source's, or, below all of them, what the enabled plugins bring. Closed set. */
export type SettingsLayerSource = 'plugin' | SettingsSource

/**
 * A settings object, with the keys of a `settings.json`, as plain data. It is a copy: nothing comes of a change to it.
 *
 * A value may be of any type where a person wrote one.
 * @see https://code.claude.com/docs/en/settings
 */
export type Settings = Readonly<Record<string, unknown>>

/** What one source holds, in a read of several. */
export type SettingsLayer = {
  /**
   * Whose settings these are. No matcher narrows on it.
   * @pinned
   */
  readonly source: SettingsLayerSource
  /** The settings, as they were written. */
  settings: Settings
}

/**
 * The input of `settings.read`: which settings are asked for, and the layers that make them up. Nothing in it is a
 * hook's to change; a hook changes what `next` resolves to.
 *
 * The answer must follow from the layers and from what `next` gave, the same each time.
 */
export type SettingsReadInput = {
  /**
   * The one source that is asked for. Absent for all of them, merged.
   * @pinned
   */
  readonly source?: SettingsSource
  /**
   * The layers, the weakest first. A source without settings, or barred from the read, has none.
   *
   * The engine puts them back, whatever a hook hands on.
   * @pinned
   */
  readonly layers: readonly SettingsLayer[]
}

/** What a `settings.read` carries to the engine: a `SettingsReadInput` whose `layers` the engine fills in. */
export type SettingsReadArgs = {
  /** The one source to read. Absent for all of them, merged. */
  source?: SettingsSource | undefined
  /** Replaced by the engine, whatever it holds. */
  layers?: readonly SettingsLayer[] | undefined
}

/** What `$.settings.read` takes for a settings object. */
export type SettingsObjectRead = {
  /** The one source to read. Absent for all of them, merged. */
  source?: SettingsSource | undefined
  /** Never set in this form. */
  key?: undefined
}

/** What `$.settings.read` takes for one key's value. */
export type SettingsKeyRead = {
  /** The key, at the top level of the settings, such as `cleanupPeriodDays`. */
  key: string
  /** The one source to read. Absent for all of them, merged. */
  source?: SettingsSource | undefined
}

/**
 * `$.settings.read`, by what it is given: a key gives the key's value, which is undefined where no settings hold it;
 * anything else gives a settings object.
 */
export type SettingsReadOverloads = {
  (args: SettingsKeyRead): Promise<unknown>
  (args?: SettingsObjectRead): Promise<Settings>
}

/** The call on `$.settings`, as the event that it is, with its argument and the value it comes to. */
export interface SettingsOps {
  /**
   * Settings are read, by a plugin or by the engine for its own merge: then everything that reads the merged settings
   * gets what the hooks answer. A read of one key is the same event as one of all of them.
   *
   * The keys that decide which plugins load are read before any hook: an answer to those counts at the next load.
   */
  'settings.read': {
    /** What the hook receives. */
    input: SettingsReadInput
    /** What the call resolves to, before one key is taken from it. */
    value: Settings
  }
}

/** `$.settings`: what settings files, `--settings` and managed policies say, nothing filtered out. */
export interface SettingsCalls {
  /**
   * Reads settings: all of them merged, those of one source, or one key's value. In the merge the last source wins,
   * lists are joined, and objects are merged.
   *
   * A source without a file gives `{}`. Neither the login nor `~/.claude.json` is among the settings.
   * @param args - a `key`, a `source`, both, or nothing for the merged object
   * @returns the settings object, or the key's value
   */
  read: SettingsReadOverloads
}
