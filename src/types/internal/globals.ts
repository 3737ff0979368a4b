/**
 * Globals that a program may lack: the program's own where it has them, else the members that every host's have.
 *
 * Naming such a global outright would turn into an error, or into `any` under `skipLibCheck`, where the library is out.
 */

/** The `AbortSignal` of the program: DOM's, Node's or the hooks environment's. */
export type AbortSignal = typeof globalThis extends { AbortSignal: { prototype: infer Own } }
  ? Own
  : {
      /** Whether it has been aborted. */
      readonly aborted: boolean
      /** What `abort` was given. */
      readonly reason: unknown
      /** Throws the reason where it has been aborted. */
      throwIfAborted(): void
      /** Calls `listener` when it's aborted. */
      addEventListener(
        type: 'abort',
        listener: () => void,
        options?: {
          /** Whether it's called at most once. */
          once?: boolean
        },
      ): void
      /** Takes the listener away. */
      removeEventListener(type: 'abort', listener: () => void): void
    }

/** The `WebAssembly.Module` of the program: DOM's or the hooks environment's. It has no members. */
export type WebAssemblyModule = typeof globalThis extends { WebAssembly: { Module: { prototype: infer Own } } } ? Own : object
