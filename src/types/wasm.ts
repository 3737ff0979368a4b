/**
 * WebAssembly: compiling a binary to run inside the mod.
 *
 * Events: the call `wasm.compile`. Compared with Claude Code 2.1.332.
 *
 * @see https://code.claude.com/docs/en/plugins/mods/reference
 */
import type { WebAssemblyModule } from './internal/globals.js'

/** A WebAssembly binary, as a string: hooks get nothing but plain data. */
export type WasmBytes = {
  /**
   * The binary in base64, padded, 64 MiB of bytes at most. `Uint8Array.from(atob(base64), char => char.charCodeAt(0))`
   * turns it into bytes. `next.trace` leaves it empty.
   */
  base64: string
}

/** What a hook on `wasm.compile` receives. */
export type WasmCompileInput = {
  /**
   * The file that the call named, by its path from the plugin's folder, with `/` between its parts. Absent for bytes
   * that the mod made.
   * @pinned
   */
  readonly path?: string
  /** The binary about to be compiled, in base64, as `WasmBytes` has it. */
  base64: string
}

/** The call on `$.wasm` as an event: its argument and the value it comes to. */
export interface WasmOps {
  /** A mod compiles a binary. A hook may put another in its place, before it's compiled or as its answer. */
  'wasm.compile': {
    /** The call's argument. */
    input: WasmCompileInput
    /** What the call comes to, inside the chain: the binary. The caller gets the module compiled from it. */
    value: WasmBytes
  }
}

/** `$.wasm`: WebAssembly. A module that calls it has a `WebAssembly` global; no other module has. */
export interface WasmCalls {
  /**
   * Compiles a binary into a `WebAssembly.Module`. There's no other way to compile: `new WebAssembly.Module` throws.
   *
   * Bytes that are no module reject with a `WebAssembly.CompileError`; a module with shared memory is refused too.
   *
   * On the person's machine nothing stops a loop inside WebAssembly: let it call an import that throws when its time is
   * up. Nor is its memory bounded there. On the hosted server both are, and exceptions, tags and SIMD are missing.
   * @param source - a `.wasm` file of the plugin, as a literal path from the calling file, or the bytes; 64 MiB at most
   * @returns the module, to instantiate
   * @example
   * const module = await $.wasm.compile('./filter.wasm')
   * const { exports } = await WebAssembly.instantiate(module, { env: { now: () => performance.now() } })
   */
  compile: (source: string | ArrayBuffer | ArrayBufferView) => Promise<WebAssemblyModule>
}
