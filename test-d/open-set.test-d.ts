import { expectAssignable, expectNotAssignable, expectType } from 'tsd'
import type { OpenSet } from 'modhook'
import type { OpenSet as OfHooks } from 'modhook/hooks'
import type { OpenSet as OfMods } from 'modhook/mod'
import type { OpenSet as OfParse } from 'modhook/parse'
import type { OpenSet as OfSdk } from 'modhook/sdk'
import type { OpenSet as OfTools } from 'modhook/sdk-tools'
import { valueOf } from './shape.js'

// the known values, and any other string
expectType<'a' | 'b' | (string & {})>(valueOf<OpenSet<'a' | 'b'>>())
expectAssignable<OpenSet<'a' | 'b'>>('a')
expectAssignable<OpenSet<'a' | 'b'>>('of a later release')
// no string
expectNotAssignable<OpenSet<'a' | 'b'>>(1)
// every entry has it
expectType<OpenSet<'a'>>(valueOf<OfHooks<'a'>>())
expectType<OpenSet<'a'>>(valueOf<OfMods<'a'>>())
expectType<OpenSet<'a'>>(valueOf<OfParse<'a'>>())
expectType<OpenSet<'a'>>(valueOf<OfSdk<'a'>>())
expectType<OpenSet<'a'>>(valueOf<OfTools<'a'>>())
