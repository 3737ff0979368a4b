// A small MCP server over standard streams, with a tool for each kind of result and of question.
const { createInterface } = require('node:readline')

const send = message => process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`)
const notify = (method, params) => send({ method, params })
const waiting = new Map()
const ask = (method, params) => new Promise(resolve => {
  const id = waiting.size + 1
  waiting.set(id, resolve)
  send({ id, method, params })
})

const nothing = { type: 'object', properties: {} }
const says = text => ({ content: [{ type: 'text', text }] })
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const tools = {
  echo: {
    description: 'Says it again', inputSchema: { type: 'object', properties: { text: { type: 'string' } } },
    annotations: { readOnlyHint: true },
    run: ({ text }) => says(text),
  },
  weigh: {
    description: 'Answers with data', inputSchema: nothing,
    outputSchema: { type: 'object', properties: { grams: { type: 'number' } }, required: ['grams'] },
    run: () => ({ ...says('{"grams":3}'), structuredContent: { grams: 3 }, _meta: { source: 'scale' } }),
  },
  fail: { description: 'Fails', inputSchema: nothing, run: () => ({ ...says('broken'), isError: true }) },
  form: {
    description: 'Asks a form', inputSchema: nothing,
    run: async () => says(JSON.stringify(await ask('elicitation/create', {
      message: 'Which size?',
      requestedSchema: { type: 'object', properties: { size: { type: 'string', title: 'Size', enum: ['s', 'm'] } }, required: ['size'] },
    }))),
  },
  page: {
    description: 'Asks on a page', inputSchema: nothing,
    run: async () => {
      const answer = await ask('elicitation/create', { mode: 'url', message: 'Sign in', url: 'https://example.com/sign-in', elicitationId: 'elicit-1' })
      notify('notifications/elicitation/complete', { elicitationId: 'elicit-1' })
      return says(JSON.stringify(answer))
    },
  },
  link: {
    description: 'Links', inputSchema: nothing,
    run: () => ({ content: [
      { type: 'resource_link', uri: 'file:///notes.md', name: 'notes', mimeType: 'text/markdown' },
      { type: 'resource', resource: { uri: 'mem://a', mimeType: 'text/plain', text: 'hi' } },
      { type: 'image', mimeType: 'image/png', data: pixel },
    ] }),
  },
}

const requests = {
  initialize: ({ protocolVersion }) => ({
    protocolVersion, capabilities: { tools: { listChanged: true }, resources: {}, prompts: {} },
    serverInfo: { name: 'desk', version: '1.0.0', title: 'Desk' }, instructions: 'Use it.',
  }),
  ping: () => ({}),
  'tools/list': () => ({ tools: Object.entries(tools).map(([name, { run, ...tool }]) => ({ name, ...tool })) }),
  'tools/call': ({ name, arguments: input = {} }) => tools[name].run(input),
  'resources/list': () => ({ resources: [{ uri: 'mem://a', name: 'a', mimeType: 'text/plain' }, { uri: 'ui://a', name: 'ui', mimeType: 'text/html' }] }),
  'resources/templates/list': () => ({ resourceTemplates: [] }),
  'resources/read': ({ uri }) => ({ contents: [{ uri, mimeType: 'text/plain', text: 'hi' }] }),
  'prompts/list': () => ({ prompts: [{ name: 'brief', description: 'A brief', arguments: [{ name: 'topic', required: false }] }] }),
  'prompts/get': ({ arguments: { topic = '' } = {} }) => ({ messages: [{ role: 'user', content: { type: 'text', text: `brief me on ${topic}` } }] }),
}

createInterface({ input: process.stdin }).on('line', async line => {
  const { id, method, params = {}, result, error } = JSON.parse(line)
  if (id === undefined) return
  if (!method) return waiting.get(id)?.(result ?? error)
  const answer = requests[method]
  send(answer ? { id, result: await answer(params) } : { id, error: { code: -32601, message: 'no such method' } })
})
