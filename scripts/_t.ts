import type { HookEvent, HookInput, HookInputs } from '../src/types/hook-events.js'
import type { HookJSONOutput, HookOutputOf } from '../src/types/hook-outputs.js'
export type HookOutputs = { [Event in HookEvent]: HookOutputOf<Event> }
