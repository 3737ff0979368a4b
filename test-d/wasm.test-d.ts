import { expectAssignable, expectError, expectType } from 'tsd'
import type { Rewrite, WasmBytes, WasmCalls, WasmCompileInput, WasmOps } from 'modhook'
import { type Shape, shapeOf, valueOf } from './shape.js'

// WasmBytes
expectType<Shape<{ required: 'base64'; optional: never; pinned: never }>>(shapeOf<WasmBytes>())
expectType<string>(valueOf<WasmBytes>().base64)

// WasmCompileInput: the bytes are free, the file is pinned
expectType<Shape<{ required: 'base64'; optional: 'path'; pinned: 'path' }>>(shapeOf<WasmCompileInput>())
declare const input: WasmCompileInput
expectType<string | undefined>(input.path)
expectType<string>(input.base64)
// pinned: the engine skips a hook that names another file
expectError((input.path = 'other.wasm'))
expectType<{ base64?: string }>(valueOf<Rewrite<WasmCompileInput>>())

// the maps
expectType<'wasm.compile'>(valueOf<keyof WasmOps>())
expectType<{ input: WasmCompileInput; value: WasmBytes }>(valueOf<WasmOps['wasm.compile']>())
// compile: a path or bytes come to a module, which is an object without a WebAssembly global to say more
expectType<{ compile: (source: string | ArrayBuffer | ArrayBufferView) => Promise<object> }>(valueOf<WasmCalls>())
expectAssignable<Parameters<WasmCalls['compile']>[0]>(new Uint8Array())
// a list of numbers is no binary
expectError(valueOf<WasmCalls>().compile([0, 97, 115, 109]))
