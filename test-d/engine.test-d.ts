import { expectAssignable, expectError, expectType } from 'tsd'
import type { CoreEngineInterface, EngineInterface, EventCalls, PromptCalls, PromptEventCalls, SessionCalls, ToolCalls, ToolEventCalls, TurnCalls } from 'modhook'
import { valueOf } from './shape.js'

// $: the plugin, and the engine's nouns
expectType<{ name: string; root: string }>(valueOf<CoreEngineInterface['plugin']>())
expectType<PromptCalls>(valueOf<CoreEngineInterface['prompt']>())
expectType<SessionCalls>(valueOf<CoreEngineInterface['session']>())
expectType<ToolCalls>(valueOf<CoreEngineInterface['tool']>())
expectType<TurnCalls>(valueOf<CoreEngineInterface['turn']>())
expectAssignable<CoreEngineInterface>(valueOf<EngineInterface>())
// a noun that nothing adds
expectError(valueOf<EngineInterface>().weather)
// skills have no calls of a mod's own
expectError(valueOf<EngineInterface>().skill)

// the events as calls, for tests
expectType<PromptEventCalls>(valueOf<EventCalls['prompt']>())
expectType<ToolEventCalls>(valueOf<EventCalls['tool']>())
expectAssignable<keyof EventCalls>('skill')
