import { expectAssignable, expectError, expectNotAssignable, expectType } from 'tsd'
import type { PinnedKeys, PromptSuggestInput, Rewrite, TurnStepInput } from 'modhook'
import { valueOf } from './shape.js'

type Event = { readonly id: string; text: string; readonly at?: number; note?: string }
type Either = { readonly kind: 'a'; text: string } | { kind: 'b'; readonly size: number }

// PinnedKeys: the readonly keys, optional ones too; of a union, those of any arm
expectType<'id' | 'at'>(valueOf<PinnedKeys<Event>>())
expectType<'kind' | 'size'>(valueOf<PinnedKeys<Either>>())
expectType<never>(valueOf<PinnedKeys<{ free: string }>>())
expectType<'turnId' | 'index' | 'messageCount' | 'agentId'>(valueOf<PinnedKeys<TurnStepInput>>())
expectType<'origin'>(valueOf<PinnedKeys<PromptSuggestInput>>())

// Rewrite: the free keys, each optional
expectAssignable<Rewrite<Event>>({})
expectAssignable<Rewrite<Event>>({ text: 'other', note: 'other' })
expectType<{ text?: string; note?: string }>(valueOf<Rewrite<Event>>())
// the engine skips a hook that changes a pinned key
expectError<Rewrite<Event>>({ id: 'other' })
expectError<Rewrite<TurnStepInput>>({ model: 'haiku', turnId: 'other' })
// a free key keeps its type
expectNotAssignable<Rewrite<TurnStepInput>>({ model: 1 })
// a change merges over what the hook received
declare const e: Readonly<TurnStepInput>
expectAssignable<TurnStepInput>({ ...e, ...valueOf<Rewrite<TurnStepInput>>() })
