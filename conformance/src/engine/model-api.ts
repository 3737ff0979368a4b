import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** One block of a scripted response. */
export type Block =
  | { type: 'text'; text: string }
  | { type: 'thinking'; thinking: string }
  | { type: 'tool_use'; name: string; input: unknown; id?: string }

/** What the model answers to one request: blocks, blocks that end for another reason than the usual, or an API error. */
export type Turn =
  | Block[]
  | { blocks: Block[]; stop: string }
  | { error: { status: number; type: string; message: string } }

/** The answers in order, one for each request that carries tools; past the end the model says "done". */
export type Script = Turn[]

/** A request that the client made. */
export type Request = { url: string; body: unknown }

type MessagesRequest = { model: string; stream?: boolean; tools?: unknown[] }

const spent = {
  input_tokens: 11, output_tokens: 7, cache_creation_input_tokens: 0, cache_read_input_tokens: 0,
  server_tool_use: null, output_tokens_details: null, iterations: null, fallback_credit: null,
}

/** The whole of the API's message, so that a key which a recorded line lacks is the client's doing. */
const messageOf = (id: string, model: string) => ({
  id, type: 'message', role: 'assistant', model, content: [] as Block[],
  stop_reason: null as string | null, stop_sequence: null, stop_details: null,
  container: null, context_management: null, diagnostics: null,
  usage: {
    ...spent,
    cache_creation: { ephemeral_5m_input_tokens: 0, ephemeral_1h_input_tokens: 0 },
    service_tier: 'standard', speed: 'standard', inference_geo: null,
  },
})

/** How a block is streamed: the block as it starts, then its deltas. */
const streamed = (block: Block): { start: object; deltas: object[] } => {
  switch (block.type) {
    case 'text':
      return { start: { type: 'text', text: '', citations: null }, deltas: [{ type: 'text_delta', text: block.text }] }
    case 'thinking':
      return {
        start: { type: 'thinking', thinking: '', signature: '' },
        deltas: [
          { type: 'thinking_delta', thinking: block.thinking, estimated_tokens: null },
          { type: 'signature_delta', signature: 'c2lnbmVk' },
        ],
      }
    case 'tool_use':
      return { start: { ...block, input: {} }, deltas: [{ type: 'input_json_delta', partial_json: JSON.stringify(block.input) }] }
  }
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

const sendError = (response: ServerResponse, status: number, type: string, message: string): void =>
  sendJson(response, status, { type: 'error', error: { type, message } })

function sendStream(response: ServerResponse, message: ReturnType<typeof messageOf>, blocks: Block[], stop: string): void {
  const send = (type: string, data: object = {}) => response.write(`event: ${type}\ndata: ${JSON.stringify({ type, ...data })}\n\n`)
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  send('message_start', { message })
  blocks.forEach((block, index) => {
    const { start, deltas } = streamed(block)
    send('content_block_start', { index, content_block: start })
    for (const delta of deltas) send('content_block_delta', { index, delta })
    send('content_block_stop', { index })
  })
  send('message_delta', {
    delta: { stop_reason: stop, stop_sequence: null, stop_details: null, container: null },
    usage: spent, context_management: null,
  })
  send('message_stop')
  response.end()
}

/**
 * Serves a stand-in for the model API on a loopback port of the system's choice, and resolves with its address.
 * Requests without tools (titles, summaries of a line) are beside the conversation: they get a fixed short text.
 */
export async function serveModel(script: Script, onRequest: (request: Request) => void): Promise<string> {
  let asked = 0
  const answer = (response: ServerResponse, request: MessagesRequest) => {
    const isConversation = (request.tools?.length ?? 0) > 0
    const turn: Turn = isConversation ? script[asked++] ?? [{ type: 'text', text: 'done' }] : [{ type: 'text', text: '{"title":"Title"}' }]
    if ('error' in turn) return sendError(response, turn.error.status, turn.error.type, turn.error.message)

    const given = Array.isArray(turn) ? turn : turn.blocks
    const blocks = given.map((block, index) => block.type === 'tool_use' ? { ...block, id: block.id ?? `toolu_${asked}_${index}` } : block)
    const usual = blocks.some(block => block.type === 'tool_use') ? 'tool_use' : 'end_turn'
    const stop = Array.isArray(turn) ? usual : turn.stop
    const message = messageOf(`msg_${asked}`, request.model)
    if (request.stream) sendStream(response, message, blocks, stop)
    else sendJson(response, 200, { ...message, content: blocks, stop_reason: stop })
  }

  const server = createServer(async (incoming, response) => {
    let text = ''
    for await (const piece of incoming.setEncoding('utf8')) text += piece
    const url = incoming.url ?? '/'
    const body: unknown = text.startsWith('{') ? JSON.parse(text) : text
    onRequest({ url, body })
    if (url.startsWith('/v1/messages/count_tokens')) sendJson(response, 200, { input_tokens: 10 })
    else if (url.startsWith('/v1/messages')) answer(response, body as MessagesRequest)
    else sendError(response, 404, 'not_found_error', 'Not served here.')
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
