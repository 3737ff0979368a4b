/**
 * Sets of words that may grow.
 *
 * Compared with nothing upstream: a name of modhook's own. Every entry exports it, since the declarations that a library
 * emits have to be able to name it.
 */

/**
 * The known values of a set that may grow: an editor completes them, and any other string is taken too.
 *
 * Equality with a known value doesn't narrow the rest away, so use it for values, never for the tag of a union.
 */
export type OpenSet<Known extends string> = Known | (string & {})
