import { readFileSync } from 'node:fs'
import { allow, ask, asksHost, call, mode, text, turn, type Session } from '../session.js'
import type { Line } from '../shape.js'

const project = '/home/dev/project'
const desk = {
  'desk.cjs': readFileSync(new URL('./desk-server.cjs', import.meta.url), 'utf8'),
  'servers.json': { mcpServers: { desk: { command: 'node', args: [`${project}/desk.cjs`] } } },
}
const market = {
  'market/.claude-plugin/marketplace.json': { name: 'shelf', owner: { name: 'dev' }, plugins: [{ name: 'tidy', source: './tidy', version: '1.0.0', description: 'Tidies' }, { name: 'gone', source: './gone' }] },
  'market/tidy/.claude-plugin/plugin.json': { name: 'tidy', version: '1.0.0', description: 'Tidies' },
  'market/tidy/commands/sweep.md': 'Sweep.\n',
}

/** An MCP server that lives in the host: answers what the client sends through the control protocol. */
const inHost = (request: Line): Line => {
  const { id = 0, method, params } = request['message'] as { id?: number; method: string; params?: { protocolVersion: string } }
  const results: { [method: string]: Line } = {
    initialize: { protocolVersion: params?.protocolVersion ?? '', capabilities: { tools: {} }, serverInfo: { name: 'sums', version: '1.0.0' } },
    'tools/list': { tools: [{ name: 'add', description: 'Adds', inputSchema: { type: 'object', properties: {} } }] },
    'tools/call': { content: [{ type: 'text', text: '3' }] },
  }
  return { mcp_response: { jsonrpc: '2.0', id, result: results[method] ?? {} } }
}

/** MCP servers and plugins. */
export const serverSessions: Session[] = [
  {
    name: 'mcp',
    about: 'tools of a server with every kind of result, its questions as a form and on a page, its prompt, its resources; the host managing it',
    files: desk,
    runs: [{
      more: [...asksHost, '--mcp-config', `${project}/servers.json`, '--allowedTools', 'mcp__desk'],
      answer: request => request['subtype'] === 'elicitation' ? (request['mode'] === 'url' ? { action: 'accept' } : { action: 'accept', content: { size: 's' } }) : allow(request),
      model: [
        [call('mcp__desk__echo', { text: 'hi' })], [call('mcp__desk__weigh', {})], [call('mcp__desk__fail', {})], [call('mcp__desk__link', {})],
        [call('mcp__desk__form', {})], [call('mcp__desk__page', {})],
        [call('ListMcpResourcesTool', {})], [call('ReadMcpResourceTool', { server: 'desk', uri: 'mem://a' })], [text('ok')], [text('brief')],
      ],
      host: [
        ask('initialize'), ...turn('use it'), ...turn('/mcp__desk__brief cats'),
        ask('mcp_status'), ask('mcp_call', { tool: 'mcp__desk__echo', arguments: { text: 'y' } }), ask('mcp_read_resource', { serverName: 'desk', uri: 'ui://a' }),
        ask('get_context_usage'), ask('get_context_usage', { detail: 'summary' }),
        ask('mcp_toggle', { serverName: 'desk', enabled: false }), ask('mcp_toggle', { serverName: 'desk', enabled: true }), ask('mcp_reconnect', { serverName: 'desk' }),
        ask('mcp_set_servers', { servers: {} }),
      ],
    }],
  },
  {
    name: 'mcp-declined',
    about: 'questions of a server that the host declines, and one that nobody can answer',
    files: desk,
    runs: [
      {
        more: [...mode('bypassPermissions'), '--mcp-config', `${project}/servers.json`],
        answer: request => request['mode'] === 'url' ? { action: 'cancel' } : { action: 'decline' },
        model: [[call('mcp__desk__form', {})], [call('mcp__desk__page', {})], [text('ok')]],
        host: [ask('initialize'), ...turn('use it')],
      },
    ],
  },
  {
    name: 'mcp-in-host',
    about: 'a server that lives in the host',
    runs: [{
      more: mode('bypassPermissions'),
      answer: request => request['subtype'] === 'mcp_message' ? inHost(request) : {},
      model: [[call('mcp__sums__add', {})], [text('ok')]],
      host: [ask('initialize', { sdkMcpServers: ['sums'] }), ...turn('add')],
    }],
  },
  {
    name: 'plugins',
    about: 'plugins installed before the first turn, one market that is not there; reloaded',
    home: {
      ...market,
      '.claude/settings.json': {
        extraKnownMarketplaces: { shelf: { source: { source: 'directory', path: '/home/dev/market' } }, lost: { source: { source: 'directory', path: '/home/dev/nowhere' } } },
        enabledPlugins: { 'tidy@shelf': true, 'gone@shelf': true },
      },
    },
    runs: [{ env: { CLAUDE_CODE_SYNC_PLUGIN_INSTALL: '1' }, model: [[text('ok')]], host: [ask('initialize'), ...turn('go'), ask('reload_plugins')] }],
  },
  {
    name: 'misconfigured',
    about: 'a plugin whose manifest is wrong beside one that works and one that hides its own folder and has a hook that is too slow; a server without a type; a model that the settings rule out',
    files: {
      'broken/.claude-plugin/plugin.json': '{"name": 3}',
      'fine/.claude-plugin/plugin.json': { name: 'fine', version: '1.0.0' }, 'fine/commands/greet.md': 'Say hi.\n', 'fine/hooks/hooks.json': { hooks: { Nope: [] } },
      'odd/.claude-plugin/plugin.json': { name: 'odd', version: '1.0.0', commands: './other' }, 'odd/commands/greet.md': 'Say hi.\n', 'odd/other/part.md': 'Say bye.\n',
      'odd/hooks/hooks.json': { hooks: { PreToolUse: [{ hooks: [{ type: 'command', command: 'sleep 5', timeout: 1 }] }] } },
      'servers.json': { mcpServers: { bare: { url: 'http://127.0.0.1:1' } } },
    },
    settings: { availableModels: ['haiku'] },
    runs: [{
      more: [...['broken', 'fine', 'odd'].flatMap(name => ['--plugin-dir', `${project}/${name}`]), '--mcp-config', `${project}/servers.json`],
      model: [[call('Bash', { command: 'ls' })], [text('ok')], [text('hi')]],
      host: [...turn('go'), ask('set_model', { model: 'claude-sonnet-5' }), ...turn('/fine:greet')],
    }],
  },
]
