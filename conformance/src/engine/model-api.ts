import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** One block of a scripted response; what the API itself ran (a search and its finds) is streamed whole. */
export type Block =
  | { type: 'text'; text: string }
  | { type: 'thinking'; thinking: string }
  | { type: 'tool_use'; name: string; input: unknown; id?: string }
  | { type: 'server_tool_use'; id: string; name: string; input: unknown }
  | { type: 'web_search_tool_result'; tool_use_id: string; content: unknown[] }
  | { type: 'redacted_thinking'; data: string }

type Answer = {
  blocks: Block[]
  /** The stop reason, where it isn't the usual one. */
  stop?: string
  /** Why the model stopped, of a refusal. */
  details?: object
  /** Figures in place of the usual ones. */
  usage?: object
  /** What the API's own checks say of the calls. */
  safeguards?: object[]
  /** Stops for good after the first delta, as a connection that hangs does. */
  stalls?: true
}

type Failure = { error: { status: number; type: string; message: string; details?: object } }

type Circumstances = {
  /** Headers of the response. */
  headers?: Record<string, string>
  /** Answers only a request whose last user message holds this text, wherever the turn stands; also one without tools. */
  when?: string
  /** Answers every such request, not only the first. */
  always?: true
}

/** What the model answers to one request: blocks, blocks that end for another reason than the usual, or an API error. */
export type Turn = Block[] | (Answer & Circumstances) | (Failure & Circumstances)

/** The answers in order, one for each request that carries tools; past the end the model says "done". */
export type Script = Turn[]

/** A request that the client made. */
export type Request = { url: string; body: unknown }

type MessagesRequest = { model: string; stream?: boolean; tools?: unknown[]; messages?: { role: string; content: unknown }[] }

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
    default:
      return { start: block, deltas: [] }
  }
}

type Headers = Record<string, string>

function sendJson(response: ServerResponse, status: number, body: object, headers: Headers = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
}

const sendError = (response: ServerResponse, { status, ...error }: Failure['error'], headers?: Headers): void =>
  sendJson(response, status, { type: 'error', error }, headers)

function sendStream(response: ServerResponse, message: ReturnType<typeof messageOf>, { blocks, stop, details, usage, safeguards, stalls }: Answer, headers: Headers): void {
  const send = (type: string, data: object = {}) => response.write(`event: ${type}\ndata: ${JSON.stringify({ type, ...data })}\n\n`)
  response.writeHead(200, { 'content-type': 'text/event-stream', ...headers })
  send('message_start', { message })
  for (const [index, block] of blocks.entries()) {
    const { start, deltas } = streamed(block)
    send('content_block_start', { index, content_block: start })
    for (const delta of deltas) {
      send('content_block_delta', { index, delta })
      if (stalls) return
    }
    send('content_block_stop', { index })
  }
  send('message_delta', {
    delta: { stop_reason: stop, stop_sequence: null, stop_details: details ?? null, container: null, ...safeguards && { safeguard_results: safeguards } },
    usage: { ...spent, ...usage }, context_management: null,
  })
  send('message_stop')
  response.end()
}

/**
 * Serves a stand-in for the model API on a loopback port of the system's choice, and resolves with its address.
 * Requests without tools (titles, summaries of a line) are beside the conversation: they get a fixed short text.
 */
export async function serveModel(script: Script, onRequest: (request: Request) => void): Promise<string> {
  const left = script.map(turn => Array.isArray(turn) ? { blocks: turn } : turn)
  /** The turn that answers the request; it is used up. */
  const take = (request: MessagesRequest): (Answer & Circumstances) | (Failure & Circumstances) => {
    const isConversation = (request.tools?.length ?? 0) > 0
    const said = JSON.stringify(request.messages?.findLast(message => message.role === 'user')?.content ?? '')
    let index = left.findIndex(turn => turn.when !== undefined && said.includes(turn.when))
    if (index < 0 && isConversation) index = left.findIndex(turn => turn.when === undefined)
    const turn = left[index]
    if (turn && !turn.always) left.splice(index, 1)
    return turn ?? { blocks: [{ type: 'text', text: isConversation ? 'done' : '{"title":"Title"}' }] }
  }

  let answered = 0
  const answer = (response: ServerResponse, request: MessagesRequest) => {
    const turn = take(request)
    const id = ++answered
    const headers = { 'request-id': `req_${id}`, ...turn.headers }
    if ('error' in turn) return sendError(response, turn.error, headers)

    const blocks = turn.blocks.map((block, index) => block.type === 'tool_use' ? { ...block, id: block.id ?? `toolu_${id}_${index}` } : block)
    const stop = turn.stop ?? (blocks.some(block => block.type === 'tool_use') ? 'tool_use' : 'end_turn')
    const plain = messageOf(`msg_${id}`, request.model)
    const message = { ...plain, usage: { ...plain.usage, ...turn.usage } }
    if (request.stream) sendStream(response, message, { ...turn, blocks, stop }, headers)
    else sendJson(response, 200, { ...message, content: blocks, stop_reason: stop }, headers)
  }

  const server = createServer(async (incoming, response) => {
    let text = ''
    for await (const piece of incoming.setEncoding('utf8')) text += piece
    const url = incoming.url ?? '/'
    const body: unknown = text.startsWith('{') ? JSON.parse(text) : text
    onRequest({ url, body })
    if (url.startsWith('/v1/messages/count_tokens')) sendJson(response, 200, { input_tokens: 10 })
    else if (url.startsWith('/v1/messages')) answer(response, body as MessagesRequest)
    else sendError(response, { status: 404, type: 'not_found_error', message: 'Not served here.' })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
