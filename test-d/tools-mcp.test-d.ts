import { expectAssignable, expectError, expectType } from 'tsd'
import type {
  ConnectorRow,
  ConnectorsOutput,
  EnableServerInput,
  EnableServerOutput,
  ListConnectorsInput,
  ListMcpResourcesInput,
  ListMcpResourcesOutput,
  McpInput,
  McpOutput,
  McpTaskInput,
  McpTaskOutput,
  McpToolInputs,
  McpToolName,
  ReadMcpResourceDirInput,
  ReadMcpResourceDirOutput,
  ReadMcpResourceInput,
  ReadMcpResourceOutput,
  RefreshMcpToolsInput,
  RefreshMcpToolsOutput,
  RequestComputerInput,
  SearchMcpRegistryInput,
  SearchMcpRegistryOutput,
  SuggestConnectorsInput,
  WaitForMcpServersInput,
  WaitForMcpServersOutput,
} from 'modhook'
import { valueOf } from './shape.js'

expectType<`mcp__${string}__${string}`>(valueOf<McpToolName>())
expectType<{}>(valueOf<McpToolInputs>())

expectType<Record<string, unknown>>(valueOf<McpInput>())
expectType<string | { type: string; [key: string]: unknown }[] | Record<string, unknown>>(valueOf<McpOutput>())

expectType<{ server?: string }>(valueOf<ListMcpResourcesInput>())
expectType<{
  uri: string; name: string; mimeType?: string; description?: string; server: string
}[]>(valueOf<ListMcpResourcesOutput>())

expectType<{ server: string; uri: string }>(valueOf<ReadMcpResourceInput>())
expectType<{
  contents: { uri: string; mimeType?: string; text?: string; blobSavedTo?: string }[]; error?: string
}>(valueOf<ReadMcpResourceOutput>())

expectType<{ server: string; uri: string }>(valueOf<ReadMcpResourceDirInput>())
expectType<{
  resources: { uri: string; name: string; mimeType?: string }[]; error?: string
}>(valueOf<ReadMcpResourceDirOutput>())

expectType<{ server?: string }>(valueOf<RefreshMcpToolsInput>())
expectType<{
  server: string; status: 'refreshed' | 'error' | 'not_connected'; toolCount?: number; added?: string[]
  removed?: string[]; error?: string
}[]>(valueOf<RefreshMcpToolsOutput>())

expectType<{ servers?: string[] }>(valueOf<WaitForMcpServersInput>())
expectType<{
  ready: boolean; connected: string[]; cached?: string[]; failed: string[]; stillPending: string[]
  needsAuth: string[]; disabled: string[]; unconfigured?: string[]; unknown: string[]
}>(valueOf<WaitForMcpServersOutput>())

expectType<{ task_id: string }>(valueOf<McpTaskInput>())
expectType<{ message: string; isError: boolean }>(valueOf<McpTaskOutput>())

expectType<{ task?: string }>(valueOf<EnableServerInput>())
expectType<{ message: string }>(valueOf<EnableServerOutput>())

expectType<{ task?: unknown }>(valueOf<RequestComputerInput>())

expectType<{ keywords?: string[] }>(valueOf<ListConnectorsInput>())

expectType<{ keywords: string[] }>(valueOf<SearchMcpRegistryInput>())

expectType<{ uuids: string[] }>(valueOf<SuggestConnectorsInput>())
expectType<{ name?: string }>(valueOf<ConnectorRow>())
expectType<{ connectors: ConnectorRow[]; opt_in_required?: true; message?: string }>(valueOf<ConnectorsOutput>())
expectType<{ results: ConnectorRow[]; opt_in_required?: true; message?: string }>(valueOf<SearchMcpRegistryOutput>())

// as the client sends them: to hooks, and in the stream
expectAssignable<McpOutput>([{ type: 'text', text: 'yo' }])
expectAssignable<McpOutput>('{"n":1}')
expectAssignable<McpOutput>({ content: '{"n":1}', structuredContent: { n: 1 } })
expectAssignable<McpToolName>('mcp__tracker__file_issue')
// a name of one server's tool names both
expectError<McpToolName>('mcp__tracker')
