import { expectError, expectType } from 'tsd'
import {
  AGENT_SDK_VERSION,
  CLAUDE_CODE_VERSION,
  EXIT_REASONS,
  type ExitReason,
  HOOK_EVENTS,
  type HookEvent,
  type HookInput,
  type HookInputOf,
  isHookType,
  type PreToolUseHookInput,
  type StopHookInput,
  type SubagentStopHookInput,
  type ToolHookInput,
} from 'modhook'
import { type PreToolUseInput } from 'modhook/hooks'
import { EXIT_REASONS as sdkExitReasons, HOOK_EVENTS as sdkHookEvents } from 'modhook/sdk'
import { valueOf } from './shape.js'

declare const input: HookInput

// by the name
if (isHookType(input, 'PreToolUse')) expectType<PreToolUseHookInput>(input)
else expectType<Exclude<HookInput, PreToolUseHookInput>>(input)
if (isHookType(input, valueOf<'Stop' | 'SubagentStop'>())) expectType<StopHookInput | SubagentStopHookInput>(input)
// as the kit spells it
if (isHookType<PreToolUseInput>(input, 'PreToolUse')) expectType<PreToolUseHookInput>(input)
else expectType<Exclude<HookInput, PreToolUseHookInput>>(input)
// an input that is narrowed already, and a function of one's own around it
declare const call: ToolHookInput
if (isHookType(call, 'PreToolUse')) expectType<PreToolUseHookInput>(call)
const only = <Event extends HookEvent>(event: Event) => (input: HookInput) => isHookType(input, event) ? input : undefined
expectType<StopHookInput | undefined>(only('Stop')(input))
const dispatch = <Event extends HookEvent>(event: Event, handle: (input: HookInputOf<Event>) => void) => {
  if (isHookType(input, event)) handle(input)
}
dispatch('Stop', input => expectType<StopHookInput>(input))
// the name of another type
expectError(isHookType<PreToolUseInput>(input, 'Stop'))
// no such event
expectError(isHookType(input, 'PreToolUze'))

// the lists hold every event and every reason, as literals
expectType<HookEvent>(HOOK_EVENTS[valueOf<number>()]!)
expectType<'PreToolUse'>(HOOK_EVENTS[0])
expectType<34>(HOOK_EVENTS.length)
expectType<ExitReason>(EXIT_REASONS[valueOf<number>()]!)
expectType<readonly ['clear', 'resume', 'logout', 'prompt_input_exit', 'other']>(EXIT_REASONS)
expectType<typeof HOOK_EVENTS>(sdkHookEvents)
expectType<typeof EXIT_REASONS>(sdkExitReasons)

// the versions compared with
expectType<'2.1.332'>(CLAUDE_CODE_VERSION)
expectType<'0.3.332'>(AGENT_SDK_VERSION)
