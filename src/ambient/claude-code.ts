/**
 * Module `claude-code`: the mod API, and the values that a mod imports from it.
 *
 * The build turns this file into `declare module 'claude-code'`. The values are there inside Claude Code only, so no entry
 * of the package exports them. Compared with Claude Code 2.1.332.
 *
 * @see https://code.claude.com/docs/en/plugins/mods/reference
 */
import type { AtomFunction, DeriveFunction, MemberOfFunction, ReadFunction, UpdateFunction } from '../mod.js'

export type * from '../mod.js'

/** Refers to a value of `$.state` that the mod's contract declares in `PluginState`, with the value it starts with. */
export declare const atom: AtomFunction

/** Computes a value from others, anew whenever one of them changes. */
export declare const derive: DeriveFunction

/** Refers to one member of a family of values, by its id. */
export declare const memberOf: MemberOfFunction

/** Reads a value. */
export declare const read: ReadFunction

/** Writes a value, from the one it has. */
export declare const update: UpdateFunction

/**
 * The tiers of the chain, the outermost first.
 *
 * For `typeof TIERS` alone: the engine's own file declares it, and Claude Code 2.1.332 has no such export, so that a module
 * that imports it as a value doesn't load.
 */
export declare const TIERS: readonly ['prepend', 'user', 'append', 'builtin', 'core']

/**
 * The kinds of instruction files, from the organization's to the session's own memory.
 *
 * For `typeof INSTRUCTION_FILE_KINDS` alone: the engine's own file declares it, and Claude Code 2.1.332 has no such export,
 * so that a module that imports it as a value doesn't load.
 */
export declare const INSTRUCTION_FILE_KINDS: readonly ['managed', 'user', 'project', 'local', 'memory']
