import { expectType } from 'tsd'
import type { SDKAgentInfo, SDKMessage, SDKModelUsage, SDKSessionMessage } from 'modhook'
import type { AgentInfo, ModelUsage, SDKMessage as Message, SessionMessage } from 'modhook/sdk'
import { valueOf } from './shape.js'

// three names mean the SDK's types here, and the mod API's in modhook
expectType<SDKAgentInfo>(valueOf<AgentInfo>())
expectType<SDKModelUsage>(valueOf<ModelUsage>())
expectType<SDKSessionMessage>(valueOf<SessionMessage>())
// all others are the same in both entries
expectType<SDKMessage>(valueOf<Message>())
