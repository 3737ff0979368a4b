/**
 * Skills: the prompt of a skill on its way to the model.
 *
 * Events: `skill.prompt`. Compared with Claude Code 2.1.332.
 *
 * @see https://code.claude.com/docs/en/plugins/mods/reference
 */
import type { OpenSet } from './open-set.js'

/**
 * Where a skill comes from, and so whose words its text is. Open set: builds add sources.
 *
 * `projectSettings` means the repository's authors, `mcp` the server's, and neither is vouched for by anyone.
 */
export type SkillSource = OpenSet<
  'userSettings' | 'projectSettings' | 'policySettings' | 'plugin' | 'built-in' | 'mcp' | 'syncedSkills'
>

/** Any value that a skill's frontmatter can hold: JSON, read-only at every depth. */
export type SkillFrontmatterValue =
  | null
  | boolean
  | number
  | string
  | SkillFrontmatterList
  | SkillFrontmatter

/** A list inside a skill's frontmatter. */
// An interface, as upstream's is: an alias of an array can't refer to itself through SkillFrontmatterValue.
export interface SkillFrontmatterList extends ReadonlyArray<SkillFrontmatterValue> {}

/**
 * The YAML block above a skill's text, parsed, with its keys spelled as the file spells them.
 *
 * Bounded to 32 levels, 20,000 values and 100,000 characters: a larger block arrives as `{}`. It never holds
 * `__proto__`, `constructor` or `prototype`.
 */
// An interface, as upstream's is, for the same reason.
export interface SkillFrontmatter {
  /** A key of the file, with its value as YAML reads it. */
  readonly [key: string]: SkillFrontmatterValue
}

/**
 * The input of `skill.prompt`: one skill's prompt as the engine expanded it, before the model reads it.
 *
 * Raised whether a person types `/name`, the model calls the Skill tool, or a subagent is started with it. Free to change
 * are `text` and `frontmatter`.
 */
export type SkillPromptInput = {
  /**
   * The skill's name, such as `commit`; a matcher narrows on it.
   * @pinned
   */
  readonly skill: string
  /** The prompt, its blocks put together. */
  text: string
  /**
   * The file's own block, unjudged; what a remote author wrote in it is scrubbed.
   *
   * These are not the permissions in force: `tool.check` sees those.
   */
  frontmatter: SkillFrontmatter
  /**
   * Why the frontmatter, or a key of it, was left out, in words for a person. Absent where all of it was handed over,
   * or where the file has none.
   *
   * The engine refuses no skill over it; a hook that decides by `frontmatter` should.
   * @pinned
   */
  readonly frontmatterProblem?: string
  /**
   * Whose words the text is.
   * @pinned
   */
  readonly source: SkillSource
  /**
   * The plugin that brings the skill. Absent for a skill of no plugin.
   * @pinned
   */
  readonly pluginName?: string
  /**
   * The absolute path of the skill's `SKILL.md`, or of the command's own `.md` file. Absent where no file on this
   * machine holds it, as with built-in and MCP skills.
   * @pinned
   */
  readonly path?: string
}

/** The answer to `skill.prompt`, a hook's own or from beneath. */
export type SkillPromptResult = {
  /** The words that reach the model. */
  text: string
}

/** What `$.skill.prompt` takes: a `SkillPromptInput` whose `frontmatter` and `source` may be left out. */
export type SkillPromptArgs = Omit<SkillPromptInput, 'frontmatter' | 'source'> &
  Partial<Pick<SkillPromptInput, 'frontmatter' | 'source'>>

/** The skill events, each with what its hooks receive and what they answer. */
export interface SkillEvents {
  /** A skill's prompt, before the model reads it. */
  'skill.prompt': {
    /** What the hook receives. */
    input: SkillPromptInput
    /** What the hook answers. */
    result: SkillPromptResult
  }
}

/** The skill events as calls, the way the engine raises them. A mod has none of these on its `$`, its tests have. */
export interface SkillEventCalls {
  /**
   * Sends a skill's prompt through the chain.
   * @param input - the skill and its text
   * @returns the text as the chain leaves it
   */
  prompt: (input: SkillPromptArgs) => Promise<SkillPromptResult>
}
