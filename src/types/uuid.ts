/**
 * The ids that Claude Code stamps on messages and sessions.
 *
 * Compared with Claude Agent SDK 0.3.332.
 */

/** A UUID: five parts with hyphens between them, such as `3f8a…-…-…-…-…`. */
export type UUID = `${string}-${string}-${string}-${string}-${string}`
