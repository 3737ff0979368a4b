import { expectAssignable, expectError, expectNotAssignable, expectType } from 'tsd'
import type {
  Settings,
  SettingsCalls,
  SettingsKeyRead,
  SettingsLayer,
  SettingsLayerSource,
  SettingsObjectRead,
  SettingsOps,
  SettingsReadArgs,
  SettingsReadInput,
  SettingsReadOverloads,
  SettingsSource,
} from 'modhook'
import { type Shape, shapeOf, valueOf } from './shape.js'

// SettingsSource and SettingsLayerSource: closed sets
expectType<'user' | 'project' | 'local' | 'flag' | 'policy'>(valueOf<SettingsSource>())
// plugins have a layer, and aren't asked for by themselves
expectNotAssignable<SettingsSource>('plugin')
expectType<'plugin' | SettingsSource>(valueOf<SettingsLayerSource>())
expectNotAssignable<SettingsLayerSource>('policySettings')

// Settings: a copy, of any keys
expectType<Readonly<Record<string, unknown>>>(valueOf<Settings>())
expectAssignable<Settings>({ model: 'opus', permissions: { allow: ['Read'] } })
// a write to the copy would be lost
expectError((valueOf<Settings>()['model'] = 'haiku'))

// SettingsLayer
expectType<Shape<{ required: 'source' | 'settings'; optional: never; pinned: 'source' }>>(shapeOf<SettingsLayer>())
declare const layer: SettingsLayer
expectType<{ readonly source: SettingsLayerSource; settings: Settings }>(layer)
// pinned: whose settings they are is no hook's to say
expectError((layer.source = 'policy'))

// SettingsReadInput: nothing is free
expectType<Shape<{ required: 'layers'; optional: 'source'; pinned: 'source' | 'layers' }>>(shapeOf<SettingsReadInput>())
declare const input: SettingsReadInput
expectType<{ readonly source?: SettingsSource; readonly layers: readonly SettingsLayer[] }>(input)
// pinned: the engine skips a hook that asks another source
expectError((input.source = 'user'))
// pinned: the engine puts the layers back
expectError((input.layers = []))

// SettingsReadArgs
expectType<Shape<{ required: never; optional: 'source' | 'layers'; pinned: never }>>(shapeOf<SettingsReadArgs>())
expectType<{
  source?: SettingsSource | undefined
  layers?: readonly SettingsLayer[] | undefined
}>(valueOf<SettingsReadArgs>())

// SettingsObjectRead and SettingsKeyRead: told apart by the key
expectType<Shape<{ required: never; optional: 'source' | 'key'; pinned: never }>>(shapeOf<SettingsObjectRead>())
expectType<{ source?: SettingsSource | undefined; key?: undefined }>(valueOf<SettingsObjectRead>())
expectType<Shape<{ required: 'key'; optional: 'source'; pinned: never }>>(shapeOf<SettingsKeyRead>())
expectType<{ key: string; source?: SettingsSource | undefined }>(valueOf<SettingsKeyRead>())

// SettingsReadOverloads
expectType<{
  (args: SettingsKeyRead): Promise<unknown>
  (args?: SettingsObjectRead): Promise<Settings>
}>(valueOf<SettingsReadOverloads>())
declare const $: { settings: SettingsCalls }
expectType<Promise<Settings>>($.settings.read())
expectType<Promise<Settings>>($.settings.read({ source: 'policy' }))
expectType<Promise<unknown>>($.settings.read({ key: 'model' }))
expectType<Promise<unknown>>($.settings.read({ key: 'model', source: 'user' }))
// no such source
expectError($.settings.read({ source: 'managed' }))

// the maps
expectType<{ 'settings.read': { input: SettingsReadInput; value: Settings } }>(valueOf<SettingsOps>())
expectType<{ read: SettingsReadOverloads }>(valueOf<SettingsCalls>())
