/**
 * The web APIs that a mod's code finds as globals: these and no others, no DOM, no Node.js, no timers, no `console`.
 * `eval` and `new Function` throw.
 *
 * A program may bring some of them by itself, through `lib: dom` or `webworker`, or through `@types/node`. There, its
 * own stand, since a second declaration has to be of the very same type: each variable asks `globalThis` for DOM's, and
 * Node's modules for Node's; an interface adds nothing. (Asking `globalThis` for Node's would go round in circles, as
 * those are declared after these.) Functions need no such care: they overload.
 *
 * Compared with Claude Code 2.1.332.
 *
 * @see https://code.claude.com/docs/en/plugins/mods/reference
 */

/* eslint-disable jsdoc/require-jsdoc -- a `prototype`, and a global asked for, need no words */
/* eslint-disable @typescript-eslint/ban-ts-comment, @typescript-eslint/consistent-type-imports -- see NodeUrl */

/** What the globals below are made of. Types alone: nothing of it is there at run time. */
declare namespace HooksEnvironment {
  /** Globals that tell `@types/node`, of any version. */
  type NodeGlobals = { process: unknown; Buffer: unknown; setImmediate: unknown }

  /** What an interface takes on: nothing beside DOM's, which has it all; what Node's does beside Node's; or its own. */
  type Members<Own, Node = Own> = typeof globalThis extends { onmessage: unknown }
    ? {}
    : typeof globalThis extends NodeGlobals
      ? Node
      : Own

  /** What `WebAssembly.Exception` takes on. DOM's has it since TypeScript 6.0, as it has `scheduler`. */
  type ExceptionMembers = typeof globalThis extends { onmessage: unknown; scheduler: unknown }
    ? {}
    : {
        /** Where it was thrown. Undefined unless `traceStack` asked for it. */
        readonly stack: string | undefined
        /** A value that it carries. */
        getArg(tag: WebAssembly.Tag, index: number): unknown
        /** Whether it's of a kind. */
        is(tag: WebAssembly.Tag): boolean
      }

  // Without @types/node there are no such modules: an error to ignore, since nothing looks at these types then.
  // Imported at the top, they would make this file a module, and its globals its own.
  /** Node's `url`. */
  // @ts-ignore
  type NodeUrl = typeof import('node:url')
  /** Node's `util`. */
  // @ts-ignore
  type NodeUtil = typeof import('node:util')
  /** Node's `crypto`. */
  // @ts-ignore
  type NodeCrypto = typeof import('node:crypto')
  /** Node's `perf_hooks`. */
  // @ts-ignore
  type NodePerformance = typeof import('node:perf_hooks')
}

/** Tells that something is no longer wanted: `next.signal` is one, `new AbortController()` has another. */
interface AbortSignal
  extends HooksEnvironment.Members<
    {
      /** Whether it has been aborted. */
      readonly aborted: boolean
      /** What it was aborted with; undefined until then. */
      readonly reason: unknown
      /** Throws the reason, once it has been aborted. */
      throwIfAborted(): void
      /** Calls a function when it's aborted. That is once; `once` makes it forget the function, too. */
      addEventListener(type: 'abort', listener: () => void, options?: { once?: boolean }): void
      /** Forgets a function that it was to call. */
      removeEventListener(type: 'abort', listener: () => void): void
    },
    // Node's own interface of this name is a global one
    {}
  > {}

declare var AbortSignal: typeof globalThis extends { onmessage: unknown; AbortSignal: infer Dom }
  ? Dom
  : typeof globalThis extends HooksEnvironment.NodeGlobals
    ? {
        // to the letter what Node declares
        prototype: AbortSignal
        new (): AbortSignal
        abort(reason?: AbortSignal['reason']): AbortSignal
        any(signals: AbortSignal[]): AbortSignal
        timeout(milliseconds: number): AbortSignal
      }
    : {
        prototype: AbortSignal
        /** A signal that has been aborted already. */
        abort(reason?: unknown): AbortSignal
        /** A signal that is aborted after a time, in milliseconds. */
        timeout(milliseconds: number): AbortSignal
        /** A signal that is aborted with the first of several. */
        any(signals: AbortSignal[]): AbortSignal
      }

/** Aborts a signal of its own. */
interface AbortController
  extends HooksEnvironment.Members<
    {
      /** The signal, to hand out. */
      readonly signal: AbortSignal
      /** Aborts the signal. */
      abort(reason?: unknown): void
    },
    // Node's own interface of this name is a global one
    {}
  > {}

declare var AbortController: typeof globalThis extends { onmessage: unknown; AbortController: infer Dom }
  ? Dom
  : { prototype: AbortController; new (): AbortController }

/** Turns text into bytes of UTF-8. */
interface TextEncoder
  extends HooksEnvironment.Members<
    {
      /** Always `utf-8`. */
      readonly encoding: string
      /** Encodes a text; without one, `''`. */
      encode(input?: string): Uint8Array
    },
    HooksEnvironment.NodeUtil['TextEncoder']['prototype']
  > {}

declare var TextEncoder: typeof globalThis extends { onmessage: unknown; TextEncoder: infer Dom }
  ? Dom
  : typeof globalThis extends HooksEnvironment.NodeGlobals
    ? HooksEnvironment.NodeUtil['TextEncoder']
    : { prototype: TextEncoder; new (): TextEncoder }

/** Turns bytes into text. */
interface TextDecoder
  extends HooksEnvironment.Members<
    {
      /** The encoding's name, in lower case. */
      readonly encoding: string
      /** Decodes bytes; without any, to `''`. */
      decode(input?: ArrayBufferView | ArrayBuffer): string
    },
    HooksEnvironment.NodeUtil['TextDecoder']['prototype']
  > {}

declare var TextDecoder: typeof globalThis extends { onmessage: unknown; TextDecoder: infer Dom }
  ? Dom
  : typeof globalThis extends HooksEnvironment.NodeGlobals
    ? HooksEnvironment.NodeUtil['TextDecoder']
    : { prototype: TextDecoder; new (label?: string): TextDecoder }

/** The query of a URL, parsed. */
interface URLSearchParams
  extends HooksEnvironment.Members<
    {
      /** Adds a value, beside those that the name has. */
      append(name: string, value: string): void
      /** Takes all values of a name away. */
      delete(name: string): void
      /** The first value of a name, or null where it has none. */
      get(name: string): string | null
      /** All values of a name. */
      getAll(name: string): string[]
      /** Whether a name has a value. */
      has(name: string): boolean
      /** Puts one value in place of those that a name has. */
      set(name: string, value: string): void
      /** The query, without the `?`. */
      toString(): string
      /** Calls a function for every value. */
      forEach(callback: (value: string, key: string) => void): void
    },
    HooksEnvironment.NodeUrl['URLSearchParams']['prototype']
  > {}

declare var URLSearchParams: typeof globalThis extends { onmessage: unknown; URLSearchParams: infer Dom }
  ? Dom
  : typeof globalThis extends HooksEnvironment.NodeGlobals
    ? HooksEnvironment.NodeUrl['URLSearchParams']
    : {
        prototype: URLSearchParams
        new (init?: string | Record<string, string> | string[][]): URLSearchParams
      }

/** A URL, parsed. */
interface URL
  extends HooksEnvironment.Members<
    {
      /** What follows the `#`, with it, or `''`. */
      hash: string
      /** Host name and port. */
      host: string
      /** The host name, without the port. */
      hostname: string
      /** The whole URL. */
      href: string
      /** Scheme, host name and port. */
      readonly origin: string
      /** The password, or `''`. */
      password: string
      /** The path, with its leading `/`. */
      pathname: string
      /** The port, or `''` for the scheme's own. */
      port: string
      /** The scheme, with its `:`. */
      protocol: string
      /** The query, with its `?`, or `''`. */
      search: string
      /** The query, parsed; a change of it changes the URL. */
      readonly searchParams: URLSearchParams
      /** The user's name, or `''`. */
      username: string
      /** The whole URL, as `href`. */
      toString(): string
      /** The whole URL, as `href`. */
      toJSON(): string
    },
    HooksEnvironment.NodeUrl['URL']['prototype']
  > {}

declare var URL: typeof globalThis extends { onmessage: unknown; URL: infer Dom }
  ? Dom
  : typeof globalThis extends HooksEnvironment.NodeGlobals
    ? HooksEnvironment.NodeUrl['URL']
    : {
        prototype: URL
        /** Parses a URL, or one relative to a base; throws for one that is none. */
        new (url: string, base?: string | URL): URL
        /** Whether it would parse. */
        canParse(url: string, base?: string): boolean
      }

/**
 * Decodes base64 into a string of bytes, one character each, from U+0000 to U+00FF.
 *
 * @example
 * const bytes = Uint8Array.from(atob(base64), char => char.charCodeAt(0))
 */
declare function atob(data: string): string

/**
 * Encodes a string of bytes in base64; throws for a character above U+00FF.
 *
 * `Uint8Array.prototype.toBase64` does the same of bytes, but `lib: es2023` doesn't know it.
 *
 * @example
 * const base64 = btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''))
 */
declare function btoa(data: string): string

/** Copies a value, at every depth. */
declare function structuredClone<T>(value: T): T

/** Random values, and digests. */
declare var crypto: typeof globalThis extends { onmessage: unknown; crypto: infer Dom }
  ? Dom
  : typeof globalThis extends HooksEnvironment.NodeGlobals
    ? HooksEnvironment.NodeCrypto['webcrypto']
    : {
        /** Digests; there is no other cryptography. */
        readonly subtle: {
          /** The digest of bytes, by an algorithm such as `SHA-256`. */
          digest(algorithm: string | { name: string }, data: ArrayBufferView | ArrayBuffer): Promise<ArrayBuffer>
        }
        /** A random UUID, version 4. */
        randomUUID(): string
        /** Fills an array with random numbers, and returns it. */
        getRandomValues<T extends ArrayBufferView>(array: T): T
      }

/** A clock for spans of time. */
declare var performance: typeof globalThis extends { onmessage: unknown; performance: infer Dom }
  ? Dom
  : typeof globalThis extends HooksEnvironment.NodeGlobals
    ? HooksEnvironment.NodePerformance['performance']
    : {
        /** Milliseconds, with fractions, since some moment that stays the same. */
        now(): number
      }

/**
 * WebAssembly over the modules that `$.wasm.compile` gives. It is there in a module that calls `$.wasm.compile`, and in
 * no other.
 *
 * Nothing else compiles: `new WebAssembly.Module` throws; `compile`, and `instantiate` of bytes, reject. Memory is
 * never shared.
 */
declare namespace WebAssembly {
  /** A compiled module. */
  interface Module {}
  var Module: typeof globalThis extends { onmessage: unknown; WebAssembly: { Module: infer Dom } }
    ? Dom
    : {
        prototype: Module
        /** What the module wants to be given. */
        imports(module: Module): { module: string; name: string; kind: string }[]
        /** What the module's instances offer. */
        exports(module: Module): { name: string; kind: string }[]
        /** The contents of its custom sections of a name. */
        customSections(module: Module, name: string): ArrayBuffer[]
        [Symbol.hasInstance](value: unknown): value is Module
      }

  /** A module at work. */
  interface Instance
    extends HooksEnvironment.Members<{
      /** What the module exports, by name. */
      readonly exports: Record<string, Function | Global | Memory | Table>
    }> {}
  var Instance: typeof globalThis extends { onmessage: unknown; WebAssembly: { Instance: infer Dom } }
    ? Dom
    : {
        prototype: Instance
        /** Instantiates a module, with what it imports by module and name. */
        new (module: Module, imports?: Record<string, Record<string, unknown>>): Instance
      }

  /** Instantiates a module, with what it imports by module and name. */
  function instantiate(module: Module, imports?: Record<string, Record<string, unknown>>): Promise<Instance>

  /** Whether `$.wasm.compile` would take the bytes. */
  function validate(bytes: ArrayBuffer | ArrayBufferView): boolean

  /** What a value of each type of WebAssembly is in JavaScript. */
  interface ValueTypeMap
    extends HooksEnvironment.Members<{
      /** A function; `funcref` in the text format. */
      anyfunc: Function
      /** Any value. */
      externref: unknown
      /** A float of 32 bits. */
      f32: number
      /** A float of 64 bits. */
      f64: number
      /** An integer of 32 bits. */
      i32: number
      /** An integer of 64 bits. */
      i64: bigint
      /** A vector, which never gets into JavaScript. */
      v128: never
    }> {}

  /** A memory, in pages of 64 KiB. */
  interface Memory
    extends HooksEnvironment.Members<{
      /** Its bytes. Growing it takes them into another buffer. */
      readonly buffer: ArrayBuffer
      /** Grows it by some pages, and returns how many there were. */
      grow(delta: number): number
    }> {
    // methods overload beside DOM's, and lack in DOM's before TypeScript 6.0
    /** Its bytes, in a buffer that growing leaves behind. */
    toFixedLengthBuffer(): ArrayBuffer
    /** Its bytes, in a buffer that grows with it. */
    toResizableBuffer(): ArrayBuffer
  }
  var Memory: typeof globalThis extends { onmessage: unknown; WebAssembly: { Memory: infer Dom } }
    ? Dom
    : {
        prototype: Memory
        /** Makes a memory of some pages, that may grow up to a maximum. */
        new (descriptor: { initial: number; maximum?: number }): Memory
      }

  /** A table of references, such as functions. */
  interface Table
    extends HooksEnvironment.Members<{
      /** How many it holds. */
      readonly length: number
      /** The reference at an index. */
      get(index: number): unknown
      /** Adds some places, filled with a value, and returns how many there were. */
      grow(delta: number, value?: unknown): number
      /** Puts a reference at an index. */
      set(index: number, value?: unknown): void
    }> {}
  var Table: typeof globalThis extends { onmessage: unknown; WebAssembly: { Table: infer Dom } }
    ? Dom
    : {
        prototype: Table
        /** Makes a table of some places, filled with a value, that may grow up to a maximum. */
        new (descriptor: { element: string; initial: number; maximum?: number }, value?: unknown): Table
      }

  /** A global variable, which modules and JavaScript share. */
  interface Global<T extends keyof ValueTypeMap = keyof ValueTypeMap>
    extends HooksEnvironment.Members<{
      /** Its value; setting that of a constant throws. */
      value: ValueTypeMap[T]
      /** Its value. */
      valueOf(): ValueTypeMap[T]
    }> {}
  var Global: typeof globalThis extends { onmessage: unknown; WebAssembly: { Global: infer Dom } }
    ? Dom
    : {
        prototype: Global
        /** Makes a variable of a type, constant unless it is `mutable`. */
        new <T extends keyof ValueTypeMap = keyof ValueTypeMap>(
          descriptor: { value: T; mutable?: boolean },
          value?: ValueTypeMap[T],
        ): Global<T>
      }

  // DOM's has tags since TypeScript 6.0, as it has `scheduler`
  /** A kind of exception. */
  interface Tag {}
  var Tag: typeof globalThis extends { onmessage: unknown; scheduler: unknown; WebAssembly: { Tag: infer Dom } }
    ? Dom
    : {
        prototype: Tag
        /** Makes a kind of exception, with the types of the values that it carries. */
        new (type: { parameters: string[] }): Tag
      }

  /** The kind of exception that JavaScript throws. */
  var JSTag: Tag

  /** An exception of WebAssembly. */
  interface Exception extends HooksEnvironment.ExceptionMembers {}
  var Exception: typeof globalThis extends {
    onmessage: unknown
    scheduler: unknown
    WebAssembly: { Exception: infer Dom }
  }
    ? Dom
    : {
        prototype: Exception
        /** Makes an exception of a kind, with the values that it carries. */
        new (tag: Tag, payload: readonly unknown[], options?: { traceStack?: boolean }): Exception
      }

  /** A function to import that may return a promise: the WebAssembly that calls it waits. */
  interface Suspending {}
  var Suspending: {
    prototype: Suspending
    /** Wraps a function for the imports. */
    new (fn: (...args: never[]) => unknown): Suspending
  }

  /** Wraps an exported function, so that what it calls may suspend it: it returns a promise. */
  function promising<Args extends unknown[], Result>(
    fn: (...args: Args) => Result,
  ): (...args: Args) => Promise<Awaited<Result>>
  function promising(fn: Function): (...args: unknown[]) => Promise<unknown>

  /** What `$.wasm.compile` rejects with for bytes that are no module. */
  interface CompileError extends Error {}
  var CompileError: typeof globalThis extends { onmessage: unknown; WebAssembly: { CompileError: infer Dom } }
    ? Dom
    : { prototype: CompileError; new (message?: string): CompileError }

  /** Thrown where a module isn't given what it imports. */
  interface LinkError extends Error {}
  var LinkError: typeof globalThis extends { onmessage: unknown; WebAssembly: { LinkError: infer Dom } }
    ? Dom
    : { prototype: LinkError; new (message?: string): LinkError }

  /** Thrown where WebAssembly traps. */
  interface RuntimeError extends Error {}
  var RuntimeError: typeof globalThis extends { onmessage: unknown; WebAssembly: { RuntimeError: infer Dom } }
    ? Dom
    : { prototype: RuntimeError; new (message?: string): RuntimeError }

  /** Thrown where something can't be suspended. */
  interface SuspendError extends Error {}
  var SuspendError: { prototype: SuspendError; new (message?: string): SuspendError }
}
