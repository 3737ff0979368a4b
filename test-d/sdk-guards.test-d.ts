import { expectAssignable, expectError, expectType } from 'tsd'
import type {
  SDKMessage,
  SDKMessages,
  SDKResultMessage,
  SDKSystemMessages,
  StdoutMessage,
  UnknownSDKMessage,
} from 'modhook'
import { isSDKMessage, SDK_MESSAGE_TYPES, SDK_RESULT_SUBTYPES, SDK_SYSTEM_SUBTYPES } from 'modhook'
import * as sdk from 'modhook/sdk'
import { valueOf } from './shape.js'

// each list is complete, and each of its entries a literal
expectType<keyof SDKMessages>(valueOf<(typeof SDK_MESSAGE_TYPES)[number]>())
expectType<keyof SDKSystemMessages>(valueOf<(typeof SDK_SYSTEM_SUBTYPES)[number]>())
expectType<SDKResultMessage['subtype']>(valueOf<(typeof SDK_RESULT_SUBTYPES)[number]>())
expectType<11>(SDK_MESSAGE_TYPES.length)
expectType<29>(SDK_SYSTEM_SUBTYPES.length)
expectType<5>(SDK_RESULT_SUBTYPES.length)
// nobody adds to them
expectError(SDK_MESSAGE_TYPES.push('user'))

// isSDKMessage: what was read, of any type
declare const parsed: unknown
if (isSDKMessage(parsed)) expectType<SDKMessage>(parsed)

// either of the two that a stream holds, so that a switch over the known ones can be exhaustive
declare const message: SDKMessage | UnknownSDKMessage
if (isSDKMessage(message)) {
  expectType<SDKMessage>(message)
  switch (message.type) {
    case 'result':
      expectType<SDKResultMessage>(message)
      break
    case 'assistant':
    case 'user':
    case 'system':
    case 'stream_event':
    case 'tool_progress':
    case 'tool_use_summary':
    case 'auth_status':
    case 'rate_limit_event':
    case 'prompt_suggestion':
    case 'conversation_reset':
      break
    default:
      expectType<never>(message)
  }
} else {
  expectType<UnknownSDKMessage>(message)
  // its keys are unchecked
  expectType<unknown>(message['session_id'])
}
// without the guard the tag narrows nothing for sure
if (message.type === 'result') expectAssignable<typeof message>(valueOf<UnknownSDKMessage>())

// the messages among all that the client writes, and what is left
declare const line: StdoutMessage
if (isSDKMessage(line)) expectType<SDKMessage>(line)
else expectType<Exclude<StdoutMessage, SDKMessage>>(line)

// a filter needs nothing else
expectType<SDKMessage[]>(valueOf<(SDKMessage | UnknownSDKMessage)[]>().filter(isSDKMessage))

// the same in both entries
expectType<typeof isSDKMessage>(sdk.isSDKMessage)
expectType<typeof SDK_MESSAGE_TYPES>(sdk.SDK_MESSAGE_TYPES)
expectType<typeof SDK_SYSTEM_SUBTYPES>(sdk.SDK_SYSTEM_SUBTYPES)
expectType<typeof SDK_RESULT_SUBTYPES>(sdk.SDK_RESULT_SUBTYPES)
