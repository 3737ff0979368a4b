/**
 * The known values of a set that may grow: an editor completes them, and any other string is taken too.
 *
 * Equality with a known value doesn't narrow the rest away, so use it for values, never for the tag of a union.
 */
export type OpenSet<Known extends string> = Known | (string & {})
