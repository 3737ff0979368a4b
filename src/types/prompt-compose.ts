/**
 * What stands before the conversation: the system prompt and its sections, and the context of the first user message.
 *
 * Events: `prompt.section`, `prompt.context`, `prompt.compose`. Compared with Claude Code 2.1.332.
 *
 * @see https://code.claude.com/docs/en/plugins/mods/reference
 */
import type { RenderSurface } from './surface.js'

/** The input of `prompt.section`: one section of the system prompt, as the engine puts the prompt together. */
export type PromptSectionInput = {
  /**
   * The section's id, such as `memory`: the one in `prompt.compose`, the same for every model. A matcher narrows on it.
   * @pinned
   */
  readonly name: string
  /** The text that the engine computed, or null where it leaves the section out. */
  text: string | null
}

/** The answer of a `prompt.section` hook, and of `next(e)`. */
export type PromptSectionResult = {
  /** The section's text; null drops it. */
  text: string | null
  /**
   * Sends a changed text with the next turn, at the price of the prompt cache and of the model's earlier thinking.
   * Absent: it's held back until a compaction or a new thread.
   *
   * The outermost hook decides: to keep a hook's wish, spread what `next` gave.
   */
  breakPromptCache?: boolean
}

/**
 * Whose an instruction file is. Closed set: the organization's policy, the person's, the project's that is checked in,
 * the project's that isn't, or a memory.
 */
export type InstructionFileKind = 'managed' | 'user' | 'project' | 'local' | 'memory'

/** A file of instructions, one of those in the `claudeMd` block. */
export type InstructionFile = {
  /** The file's absolute path. */
  path: string
  /** Whose it is. */
  kind: InstructionFileKind
  /** The text as loaded, without comments and frontmatter. */
  content: string
  /** The path of the file that brought it with an `@` import. Absent for a file loaded by itself. */
  parent?: string
  /**
   * True where the file isn't shown as the organization's: this account could have written it, or a plugin of the
   * person's or the client's added or rewrote a `managed` one. Absent otherwise. The engine sets it; a hook's value is
   * passed over.
   */
  isUnverified?: true
}

/** A block of the context in the first user message. */
export type PromptContextBlock = {
  /**
   * The heading that the block comes under: `claudeMd`, `userEmail`, `attachedProject` or `currentDate` from the
   * engine, any other from a plugin. Unique in one context.
   */
  name: string
  /** The block's text. That of `claudeMd` is the instruction files in the engine's frame, empty where it shows none. */
  text: string
}

/** The blocks of context in the first user message, in order. */
export type PromptContextBlocks = {
  /**
   * The blocks. From the engine `claudeMd`, `userEmail`, `attachedProject` and `currentDate`, each where there is one.
   */
  blocks: readonly PromptContextBlock[]
}

/**
 * The input of `prompt.context`: what a conversation's first user message has for context, and the instruction files in
 * it.
 */
export type PromptContextInput = {
  /**
   * The blocks. From the engine `claudeMd`, `userEmail`, `attachedProject` and `currentDate`, each where there is one.
   */
  blocks: readonly PromptContextBlock[]
  /**
   * The files of the `claudeMd` block, in order, imports too; empty where it shows none. Absent once a hook has
   * rewritten that block: the files behind the text aren't known then, and a hook adds none.
   */
  instructionFiles?: readonly InstructionFile[]
}

/** The answer of a `prompt.context` hook, and of `next(e)`. */
export type PromptContextResult = {
  /**
   * The blocks that the conversation carries, in order; a block that is left out isn't sent.
   *
   * `userEmail`, `attachedProject` and `perforceMode` are sent again when their text changes; `gitStatus` and
   * `currentDate` are the engine's own in the end. A block by any other name reaches the model once, until a
   * compaction: put what changes into `instructionFiles`, or into the `context` of a `prompt.submit` hook.
   */
  blocks: readonly PromptContextBlock[]
  /**
   * The files of the `claudeMd` block. Absent: as they came from below.
   *
   * List and block are kept in step: a changed list rewrites the block, a rewritten block makes the files unknown. A
   * `managed` file that a plugin of the person's or the client's adds or rewrites is marked `isUnverified`.
   */
  instructionFiles?: readonly InstructionFile[]
}

/**
 * What the engine goes by when it composes a system prompt. Closed set.
 *
 * `bare`: the one-line prompt of `--bare`, with `bare` as its one section. `lean`: the short prompt, which opens with
 * `lean_body`, where the full one has `intro`, `system`, `doing_tasks`, `actions`, `tools` and `tone`. `sdk-preset`:
 * the SDK's `claude_code` preset. `teammate`: the lead's prompt, for a teammate in the same process. `analysis`: to be
 * measured, not sent, as for `/context`. `print`: no terminal behind the session. `skills`: there are commands for the
 * Skill tool. `send-user-message`: the session talks to the person through a tool.
 *
 * A rewrite of `sdk-preset`, `teammate` or `analysis` changes what the engine composes; the others only tell.
 */
export type PromptComposeTrait =
  | 'bare'
  | 'lean'
  | 'sdk-preset'
  | 'teammate'
  | 'analysis'
  | 'print'
  | 'skills'
  | 'send-user-message'

/** The input of `prompt.compose`: what a system prompt is composed from, as the engine is about to do it. */
export type PromptComposeInput = {
  /**
   * The id of the model that is asked; a matcher narrows on it.
   * @pinned
   */
  readonly model: string
  /** The model whose prompt it is: `model`, or another where the engine has none for that one. */
  promptModel: string
  /** Where the session draws, as `$.session.surfaces()` lists it; empty where nothing does. */
  surfaces: readonly RenderSurface[]
  /** The names of the tools that the model is offered. A name that the session doesn't know is passed over. */
  tools: readonly string[]
  /** The output style that the person chose, or null for the default one. */
  outputStyle: {
    /** The style's name. */
    name: string
    /** Whether the instructions for coding stay beside it. */
    isKeepingCodingInstructions: boolean
  } | null
  /** What the engine goes by, of the request and of the session. */
  traits: readonly PromptComposeTrait[]
}

/**
 * Where a section is, seen from the boundary in the prompt cache. Closed set.
 *
 * `shared`: before it, equal for all who run this build and model, and maybe cached across organizations: a text that
 * varies spoils it. `session`: after it.
 */
export type PromptComposeScope = 'shared' | 'session'

/** A section of the system prompt. */
export type PromptComposeSection = {
  /**
   * What hooks find the section by, never empty, unique in one list. Plugins prefix theirs, as in `<plugin>:<name>`;
   * the engine doesn't.
   */
  id: string
  /** The text, sent as it stands. A blank line joins the sections of a side. */
  text: string
  /** Its side of the cache's boundary. What a hook adds at the end is `session`. */
  scope: PromptComposeScope
}

/** The answer of a `prompt.compose` hook, and of `next(e)`. */
export type PromptComposeResult = {
  /**
   * The sections of the system prompt, in order: all `shared` ones, then all `session` ones. A section that is left out
   * isn't sent; another order skips the hook.
   */
  sections: readonly PromptComposeSection[]
}

/** What `$.prompt.compose` takes: what to compose from. What is left out is the session's own. */
export type PromptComposeArgs = Partial<PromptComposeInput>
