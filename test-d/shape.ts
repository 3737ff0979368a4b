import type { PinnedKeys } from 'modhook'

type OptionalKeys<T> = T extends unknown ? { [K in keyof T]-?: {} extends Pick<T, K> ? K : never }[keyof T] : never

/** The keys that a type is expected to have. Of a union, those of all arms: pin an arm with `Extract`. */
export type Shape<S extends { required: PropertyKey; optional: PropertyKey; pinned: PropertyKey }> = S

/** The keys that a type has. Its value is never read: `tsd` checks types alone. */
export declare function shapeOf<T>(): {
  required: T extends unknown ? Exclude<keyof T, OptionalKeys<T>> : never
  optional: OptionalKeys<T>
  pinned: PinnedKeys<T>
}

/** A value of the type. Never read. */
export declare function valueOf<T>(): T
