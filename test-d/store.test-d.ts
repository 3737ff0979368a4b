import { expectNotAssignable, expectType } from 'tsd'
import type { NoArgs, StoreCalls, StoreOps } from 'modhook'
import { valueOf } from './shape.js'

// the maps
expectType<{
  'store.get': { input: { key: string }; value: unknown }
  'store.set': { input: { key: string; value: unknown }; value: void }
  'store.delete': { input: { key: string }; value: void }
  'store.keys': { input: NoArgs; value: string[] }
}>(valueOf<StoreOps>())
// free: a hook may keep the value under another key
valueOf<StoreOps['store.set']['input']>().key = 'other'
expectType<{
  get: (key: string) => Promise<unknown>
  set: (key: string, value: unknown) => Promise<void>
  delete: (key: string) => Promise<void>
  keys: () => Promise<string[]>
}>(valueOf<StoreCalls>())
// a file holds whatever an earlier version wrote: a value wants checking
expectNotAssignable<number>(await valueOf<StoreCalls>().get('count'))
