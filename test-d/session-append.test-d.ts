import { expectAssignable, expectError, expectNotAssignable, expectType } from 'tsd'
import type {
  ApiContentBlock,
  ApiMessage,
  PromptAttachmentOrigin,
  PromptOrigin,
  Rewrite,
  SessionAppendArgs,
  SessionAppendDoor,
  SessionAppendInput,
  SessionAppendMessage,
  SessionAppendOrigin,
  SessionAppendResult,
} from 'modhook'
import { type Shape, shapeOf, valueOf } from './shape.js'

// SessionAppendDoor
expectType<
  | 'prompt' | 'command' | 'response' | 'tool-result' | 'tool-message' | 'delivery' | 'attachment' | 'hook-context'
  | 'note' | 'compaction' | 'notice' | 'queue'
>(valueOf<SessionAppendDoor>())
// a closed set
expectNotAssignable<SessionAppendDoor>('another')

// SessionAppendOrigin
expectType<
  | PromptOrigin
  | PromptAttachmentOrigin
  | { kind: 'model'; model: string }
  | { kind: 'tool'; tool: string }
>(valueOf<SessionAppendOrigin>())

// SessionAppendMessage
expectType<
  Shape<{
    required: 'type' | 'content'
    optional: 'name' | 'role' | 'isMeta'
    pinned: 'type' | 'name' | 'role' | 'isMeta'
  }>
>(shapeOf<SessionAppendMessage>())
expectType<{
  readonly type: 'user' | 'assistant' | 'attachment' | 'system'
  readonly name?: string
  readonly role?: 'user' | 'assistant'
  readonly isMeta?: true
  content: ApiContentBlock[]
}>(valueOf<SessionAppendMessage>())
// pinned: the engine skips a hook that changes one
expectError((valueOf<SessionAppendMessage>().type = 'system'))
expectError((valueOf<SessionAppendMessage>().name = 'other'))
expectError((valueOf<SessionAppendMessage>().role = 'assistant'))
expectError((valueOf<SessionAppendMessage>().isMeta = true))
// a closed set
expectNotAssignable<SessionAppendMessage['type']>('summary')
// a row that a request carries, without what the transcript adds, is a message of the API
declare const row: SessionAppendMessage
if (row.role !== undefined) expectAssignable<ApiMessage>({ role: row.role, content: row.content })
// content is free: a hook's rewrite
expectAssignable<SessionAppendMessage>({ ...row, content: [{ type: 'text', text: 'masked' }] })
// set or absent, never false
expectNotAssignable<SessionAppendMessage['isMeta']>(false)

// SessionAppendInput
expectType<
  Shape<{
    required: 'message' | 'door' | 'origin' | 'uuid'
    optional: 'agentId'
    pinned: 'door' | 'origin' | 'uuid' | 'agentId'
  }>
>(shapeOf<SessionAppendInput>())
expectType<{
  message: SessionAppendMessage
  readonly door: SessionAppendDoor
  readonly origin: SessionAppendOrigin
  readonly uuid: string
  readonly agentId?: string
}>(valueOf<SessionAppendInput>())
// pinned: the engine skips a hook that changes one
expectError((valueOf<SessionAppendInput>().door = valueOf<SessionAppendDoor>()))
expectError((valueOf<SessionAppendInput>().origin = valueOf<SessionAppendOrigin>()))
expectError((valueOf<SessionAppendInput>().uuid = 'other'))
expectError((valueOf<SessionAppendInput>().agentId = 'other'))
// what a hook hands on
expectAssignable<Rewrite<SessionAppendInput>>({ message: { type: 'user', content: [] } })
// a pinned key is refused in a change
expectError<Rewrite<SessionAppendInput>>({ door: 'note' })

// SessionAppendResult
expectType<
  | { message: SessionAppendMessage; uuid: string; deny?: undefined }
  | { deny: string; message?: undefined; uuid?: undefined }
>(valueOf<SessionAppendResult>())
expectType<Shape<{ required: 'message' | 'uuid'; optional: 'deny'; pinned: never }>>(
  shapeOf<Extract<SessionAppendResult, { uuid: string }>>(),
)
expectType<Shape<{ required: 'deny'; optional: 'message' | 'uuid'; pinned: never }>>(
  shapeOf<Extract<SessionAppendResult, { deny: string }>>(),
)
// a refused row has no id
expectNotAssignable<SessionAppendResult>({ deny: 'no', uuid: '1' })

// SessionAppendArgs
expectType<Shape<{ required: 'message'; optional: 'agentId'; pinned: never }>>(shapeOf<SessionAppendArgs>())
expectType<{
  message: { type: 'user' | 'system'; content: ApiContentBlock[] }
  agentId?: string | undefined
}>(valueOf<SessionAppendArgs>())
expectAssignable<SessionAppendArgs>({
  message: { type: 'user', content: [{ type: 'text', text: 'Read CONTRIBUTING.md first.' }] },
  agentId: undefined,
})
// the engine appends no assistant row for a plugin
expectNotAssignable<SessionAppendArgs['message']['type']>('assistant')
// the engine sets the door
expectError<SessionAppendArgs>({ message: { type: 'system', content: [] }, door: 'note' })
