/**
 * Deliberate mistakes, each a line that the compiler refuses. Every `expect:` names the code of the error that belongs
 * to the line below it; `npm run demo` shows the messages, and fails when one is missing or another turns up.
 */
import type { HookEvent, Rewrite, SDKMessage, TurnStepInput } from 'modhook'
import type { HookOutputOf } from 'modhook/hooks'

// A pinned key: the engine would skip the hook that hands it on.
// expect: TS2353
export const cheaper: Rewrite<TurnStepInput> = { model: 'haiku', turnId: 'mine' }

// A misspelt event: Claude Code would never call the hook.
// expect: TS2820
export const event: HookEvent = 'PreToolUSe'

// The specific output of another event: Claude Code would ignore it.
export const output: HookOutputOf<'PostToolUse'> = {
  // expect: TS2322
  hookSpecificOutput: { hookEventName: 'PreToolUse', permissionDecision: 'deny' },
}

// A forgotten arm of a union: the reader would fall through on every message of that type.
export const kindOf = (message: Extract<SDKMessage, { type: 'assistant' | 'user' | 'result' }>): string => {
  switch (message.type) {
    case 'assistant':
      return 'the model'
    case 'user':
      return 'the person'
    default: {
      // expect: TS2322
      const nothingLeft: never = message
      return nothingLeft
    }
  }
}
