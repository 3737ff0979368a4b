import { expectAssignable, expectError, expectNotAssignable, expectType } from 'tsd'
import type {
  ApiContentBlock,
  ApiMessage,
  SessionMessage,
  SessionMessagesAgentArgs,
  SessionMessagesApiArgs,
  SessionMessagesApiResult,
  SessionMessagesArgs,
  SessionMessagesCall,
  SessionMessagesDeny,
  SessionMessagesMainApiArgs,
  SessionMessagesResult,
  SessionMessagesValue,
  ToolResultSummary,
  ToolUseSummary,
} from 'modhook'
import { type Shape, shapeOf, valueOf } from './shape.js'

// ApiContentBlock
expectType<Shape<{ required: number; optional: string; pinned: never }>>(shapeOf<ApiContentBlock>())
expectType<string>(valueOf<ApiContentBlock>().type)
expectType<unknown>(valueOf<ApiContentBlock>()['text'])
expectAssignable<ApiContentBlock>({ type: 'tool_result', tool_use_id: 'toolu_1', content: [], is_error: true })
// a block names its kind
expectNotAssignable<ApiContentBlock>({ text: 'no kind' })

// ApiMessage
expectType<Shape<{ required: 'role' | 'content'; optional: never; pinned: never }>>(shapeOf<ApiMessage>())
expectType<{ role: 'user' | 'assistant'; content: ApiContentBlock[] }>(valueOf<ApiMessage>())

// SessionMessage
expectType<
  Shape<{
    required: 'role' | 'text' | 'toolUses'
    optional: 'toolResults' | 'uuid' | 'handle'
    pinned: never
  }>
>(shapeOf<SessionMessage>())
expectType<{
  role: 'user' | 'assistant'
  text: string
  toolUses: ToolUseSummary[]
  toolResults?: ToolResultSummary[]
  uuid?: string
  handle?: string
}>(valueOf<SessionMessage>())

// SessionMessagesArgs
expectType<
  Shape<{
    required: never
    optional: 'agentId' | 'as' | 'last' | 'after'
    pinned: never
  }>
>(shapeOf<SessionMessagesArgs>())
expectType<{
  agentId?: string | undefined
  as?: 'api' | undefined
  last?: number | undefined
  after?: string | undefined
}>(valueOf<SessionMessagesArgs>())
// the form is api or absent
expectNotAssignable<SessionMessagesArgs>({ as: 'rows' })

// SessionMessagesMainApiArgs
expectType<
  Shape<{
    required: 'as'
    optional: 'agentId' | 'last' | 'after'
    pinned: never
  }>
>(shapeOf<SessionMessagesMainApiArgs>())
expectType<{
  as: 'api'
  agentId?: undefined
  last?: number | undefined
  after?: undefined
}>(valueOf<SessionMessagesMainApiArgs>())
// an agent's conversation may be denied
expectNotAssignable<SessionMessagesMainApiArgs>({ as: 'api', agentId: 'a1' })

// SessionMessagesApiArgs
expectType<
  Shape<{
    required: 'as'
    optional: 'agentId' | 'last' | 'after'
    pinned: never
  }>
>(shapeOf<SessionMessagesApiArgs>())
expectType<{
  as: 'api'
  agentId?: string | undefined
  last?: number | undefined
  after?: undefined
}>(valueOf<SessionMessagesApiArgs>())
// the API's form has no row to read on from
expectNotAssignable<SessionMessagesApiArgs>({ as: 'api', after: 'a-row' })

// SessionMessagesAgentArgs
expectType<
  Shape<{
    required: never
    optional: 'agentId' | 'as' | 'last' | 'after'
    pinned: never
  }>
>(shapeOf<SessionMessagesAgentArgs>())
expectType<{
  agentId?: string | undefined
  as?: undefined
  last?: number | undefined
  after?: string | undefined
}>(valueOf<SessionMessagesAgentArgs>())
// rows, so no form
expectNotAssignable<SessionMessagesAgentArgs>({ as: 'api' })

// SessionMessagesDeny
expectType<Shape<{ required: 'deny'; optional: never; pinned: never }>>(shapeOf<SessionMessagesDeny>())
expectType<{ deny: string }>(valueOf<SessionMessagesDeny>())

// SessionMessagesResult
expectType<SessionMessage[] | SessionMessagesDeny>(valueOf<SessionMessagesResult>())

// SessionMessagesApiResult
expectType<ApiMessage[] | SessionMessagesDeny>(valueOf<SessionMessagesApiResult>())

// SessionMessagesValue
expectType<SessionMessagesResult | SessionMessagesApiResult>(valueOf<SessionMessagesValue>())

// SessionMessagesCall
declare const messages: SessionMessagesCall
expectType<Promise<SessionMessage[]>>(messages())
expectType<Promise<ApiMessage[]>>(messages({ as: 'api', last: 20 }))
expectType<Promise<ApiMessage[] | SessionMessagesDeny>>(messages({ as: 'api', agentId: 'a1' }))
expectType<Promise<SessionMessage[] | SessionMessagesDeny>>(messages({ after: 'a-row' }))
expectType<Promise<SessionMessage[] | SessionMessagesDeny>>(messages({ agentId: valueOf<string | undefined>() }))
expectType<Promise<SessionMessage[] | ApiMessage[] | SessionMessagesDeny>>(messages(valueOf<SessionMessagesArgs>()))
// there is no other form
expectError(messages({ as: 'text' }))
