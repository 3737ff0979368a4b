import { expectError, expectType } from 'tsd'
import type { EnvCalls, EnvOps, EnvSetResult, Rewrite } from 'modhook'
import { type Shape, shapeOf, valueOf } from './shape.js'

// EnvSetResult
expectType<Shape<{ required: never; optional: 'deny'; pinned: never }>>(shapeOf<EnvSetResult>())
expectType<string | undefined>(valueOf<EnvSetResult>().deny)

// the maps
expectType<'env.get' | 'env.set'>(valueOf<keyof EnvOps>())
expectType<{ input: { readonly name: string }; value: string | undefined }>(valueOf<EnvOps['env.get']>())
expectType<{ input: { readonly name: string; value?: string }; value: EnvSetResult }>(valueOf<EnvOps['env.set']>())
expectType<Shape<{ required: 'name'; optional: never; pinned: 'name' }>>(shapeOf<EnvOps['env.get']['input']>())
expectType<Shape<{ required: 'name'; optional: 'value'; pinned: 'name' }>>(shapeOf<EnvOps['env.set']['input']>())
// pinned: the engine skips a hook that reads or sets another variable
expectError((valueOf<EnvOps['env.get']['input']>().name = 'PATH'))
expectError((valueOf<EnvOps['env.set']['input']>().name = 'PATH'))
expectType<{ value?: string }>(valueOf<Rewrite<EnvOps['env.set']['input']>>())
expectType<{
  get: (name: string) => Promise<string | undefined>
  set: (name: string, value: string | undefined) => Promise<EnvSetResult>
}>(valueOf<EnvCalls>())
// undefined unsets, and has to be said
expectError(valueOf<EnvCalls>().set('PAGER'))
