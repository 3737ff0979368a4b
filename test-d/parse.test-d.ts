import { expectAssignable, expectError, expectNotAssignable, expectType } from 'tsd'
import type { HookInput, PreToolUseHookInput, StopHookInput } from 'modhook'
import {
  type HookInputError,
  isHookInput,
  isHookInputError,
  parseHookInput,
  type ParseHookInputOptions,
  type UnknownHookInput,
} from 'modhook/parse'
import { type Shape, shapeOf, valueOf } from './shape.js'

const text = valueOf<string>()

// known events alone, unless others are asked for
expectType<HookInput>(parseHookInput(text))
expectType<HookInput | UnknownHookInput>(parseHookInput(text, { allowUnknownEvents: true }))
expectType<HookInput | UnknownHookInput>(parseHookInput(text, valueOf<ParseHookInputOptions>()))
// JSON that is parsed already is for isHookInput
expectError(parseHookInput({ hook_event_name: 'Stop' }))
// a misspelt option
expectError(parseHookInput(text, { unknownEvents: true }))

expectType<Shape<{ required: never; optional: 'allowUnknownEvents'; pinned: never }>>(shapeOf<ParseHookInputOptions>())
expectType<boolean | undefined>(valueOf<ParseHookInputOptions>().allowUnknownEvents)

// the event narrows
const input = parseHookInput(text)
if (input.hook_event_name === 'Stop') expectType<StopHookInput>(input)
const parsed = valueOf<unknown>()
if (isHookInput(parsed)) expectType<HookInput>(parsed)

// an event newer than the package: the guard parts it from the known ones
const later = parseHookInput(text, { allowUnknownEvents: true })
if (isHookInput(later)) {
  expectType<HookInput>(later)
  if (later.hook_event_name === 'PreToolUse') expectType<PreToolUseHookInput>(later)
} else {
  expectType<UnknownHookInput>(later)
}
const unknown = valueOf<UnknownHookInput>()
expectType<string>(unknown.hook_event_name)
expectType<string>(unknown.session_id)
expectType<string>(unknown.transcript_path)
expectType<string>(unknown.cwd)
expectType<HookInput['permission_mode']>(unknown.permission_mode)
expectType<string | undefined>(unknown.prompt_id)
expectType<string | undefined>(unknown.agent_id)
expectType<string | undefined>(unknown.agent_type)
expectType<HookInput['effort']>(unknown.effort)
expectType<unknown>(unknown['later'])
expectAssignable<UnknownHookInput>({ hook_event_name: 'Later', session_id: 's', transcript_path: 't', cwd: '/', later: 1 })
// what all events send is there
expectNotAssignable<UnknownHookInput>({ hook_event_name: 'Later' })
// a known event has keys of its own, which an unknown one doesn't vouch for
expectNotAssignable<HookInput>(unknown)

// the error
const caught = valueOf<unknown>()
if (isHookInputError(caught)) expectType<HookInputError>(caught)
const error = valueOf<HookInputError>()
expectAssignable<Error>(error)
expectType<
  Shape<{ required: 'name' | 'message' | 'reason' | 'path'; optional: 'stack' | 'cause'; pinned: never }>
>(shapeOf<HookInputError>())
expectType<'HookInputError'>(error.name)
expectType<string>(error.path)
expectType<'not-json' | 'not-an-object' | 'unknown-event' | 'missing' | 'mistyped'>(error.reason)
