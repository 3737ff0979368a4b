/**
 * One way to raise an event in a test, and another valid value for each field of its input.
 *
 * `changed` may name a field that the input lacks: the hook then adds it, which is how a field
 * whose type has one value (`isMeta?: true`) is tried.
 */
export type Sample = {
  event: string
  /** Tells the samples of one event apart: the arm of a union, or a circumstance. */
  arm?: string
  /** What the test raises; an event that the engine raises on its own has `raise` in its place. */
  input?: Record<string, unknown>
  /** Statements that make the engine raise the event: they see the test's `$`. */
  raise?: string
  changed: Record<string, unknown>
  /** Fields that are only left out, their type having one value. */
  leave?: string[]
  /** Required fields whose type has one value: `changed` has another of the same primitive type, and only the engine's words count. */
  single?: string[]
  /** The input's key that stands for a tool's own arguments. */
  argument?: string
  /** What the engine would answer; without it, the test's hook passes the event on. */
  result?: unknown
  /** The event is a stream. */
  streams?: true
  /** What the hooks' registration narrows on. */
  matcher?: Record<string, unknown>
  /** Which of several events of the name is meant, by values of its fields. */
  where?: Record<string, unknown>
  /** The tier of the plugin that tries; `user` where absent. */
  tier?: 'prepend' | 'builtin'
  /** Only the mod under test hears the event, so its own hooks try and watch. */
  own?: true
  /** Inline plugins beside the one that tries. */
  plugins?: string
  /** Hooks of the test's own, beside the one that watches the event. */
  beneath?: string
}

const core = { plugin: 'core', tier: 'core' }
const another = { plugin: 'notes', tier: 'user' }
const usage = { input_tokens: 5, output_tokens: 3, cache_read_input_tokens: 0, cache_creation_input_tokens: 0, model: 'claude-opus-4-8' }
const detail = { planFilePath: '/home/me/plan.md', hasPlan: true }
const emptyPlugin = {
  modules: [], hooks: [], mcpServers: [], lspServers: [], monitors: [],
  skills: [], commands: [], agents: [], outputStyles: [], themes: [], workflows: [], bin: [],
}
const composer = { kind: 'composer' }
const byPlugin = { kind: 'plugin', name: 'notes' }

/** A test's first call on `$` loads the plugins. */
const startSession = `await $.session.start({ cwd: '/p', surface: null, isInteractive: false })`
const answerStart = `on('session.start', (_, e) => ({ cwd: e.cwd }))`

const pane = { title: 'Notes', isFocused: false, bodyColumns: 40, placement: 'dock', scroll: { offset: 0, bodyRows: 20 }, view: {} }
const band = { hasSurvey: false, isCollapsed: false, isWorking: false, maxRows: 3, bodyColumns: 40, scroll: { offset: 0, bodyRows: 3 }, view: {} }

/** A plugin that draws everything that can be acted on, a drawing of it, and the matcher of hooks that hear another plugin's elements. */
const notes = `{ name: 'notes', register(on) {
  on('ui.render', ($, e) => {
    const { Box, Button, Input, Select, Markdown } = $.ui.resolve(e)
    return h(Box, {},
      h(Button, { key: 'save', label: 'Save', onPress: () => {} }),
      h(Input, { key: 'title', onSubmit: () => {} }),
      h(Select, { key: 'sort', options: [{ value: 'date', label: 'Date' }, { value: 'name', label: 'Name' }], onSelect: () => {} }),
      h(Markdown, { key: 'links', text: '[a](https://a.example/)', onLinkPress: () => {} }))
  })
} },`
const drawing = { plugin: 'notes', surface: 'terminal', component: 'Pane', requestId: 'p1', props: pane }
const mount = `await $.ui.mount(${JSON.stringify(drawing)});`
const everyPlugin = { plugin: '*' }

export const samples: Sample[] = [
  // tools
  {
    event: 'tool.call', arm: 'a built-in tool',
    input: { tool: 'Bash', tool_use_id: 'toolu_1', command: 'ls', agentId: 'a1' },
    argument: 'command',
    changed: { tool: 'Write', tool_use_id: 'toolu_2', command: 'pwd', agentId: 'a2', requestMeta: { 'anthropic/sources': 'a' } },
    result: { result: { stdout: '', stderr: '', interrupted: false } },
  },
  {
    event: 'tool.call', arm: 'an MCP tool',
    input: { tool: 'mcp__docs__find', tool_use_id: 'toolu_1', query: 'cats', requestMeta: { 'anthropic/sources': 'a' } },
    argument: 'query',
    changed: { tool: 'mcp__docs__list', tool_use_id: 'toolu_2', query: 'dogs', requestMeta: { 'anthropic/sources': 'b' } },
    result: { result: 'found' },
  },
  {
    event: 'tool.run', arm: 'a built-in tool',
    input: { tool: 'Bash', tool_use_id: 'toolu_1', command: 'ls', agentId: 'a1' },
    argument: 'command',
    changed: { tool: 'Write', tool_use_id: 'toolu_2', command: 'pwd', agentId: 'a2', requestMeta: { 'anthropic/sources': 'a' } },
    result: { result: { stdout: '', stderr: '', interrupted: false } },
  },
  {
    event: 'tool.run', arm: 'an MCP tool',
    input: { tool: 'mcp__docs__find', tool_use_id: 'toolu_1', query: 'cats', requestMeta: { 'anthropic/sources': 'a' } },
    argument: 'query',
    changed: { tool: 'mcp__docs__list', tool_use_id: 'toolu_2', query: 'dogs', requestMeta: { 'anthropic/sources': 'b' } },
    result: { result: 'found' },
  },
  {
    event: 'tool.check',
    input: { tool: 'Bash', input: { command: 'ls' }, tool_use_id: 'toolu_1', agentId: 'a1', ceiling: 'allow', approver: 'person' },
    changed: { tool: 'Write', input: { command: 'pwd' }, tool_use_id: 'toolu_2', agentId: 'a2', ceiling: 'ask', approver: 'host', isReadOnly: true, isCeilingUnread: true },
    result: { decision: 'allow' },
  },
  {
    event: 'tool.check', arm: 'read-only',
    input: { tool: 'Bash', input: { command: 'ls' }, isReadOnly: true, isCeilingUnread: true },
    changed: {}, leave: ['isReadOnly', 'isCeilingUnread'],
    result: { decision: 'allow' },
  },
  {
    event: 'tool.check', arm: 'a call on $',
    matcher: { op: ['fs.read', 'fs.write'] },
    input: { tool: 'Read', input: { file_path: '/p/a' }, op: 'fs.read' },
    changed: { op: 'fs.write' },
    result: { decision: 'allow' },
  },
  {
    event: 'tool.judge',
    input: { tool: 'Bash', input: { command: 'ls' }, tool_use_id: 'toolu_1', agentId: 'a1', ceiling: 'allow', approver: 'person' },
    changed: { tool: 'Write', input: { command: 'pwd' }, tool_use_id: 'toolu_2', agentId: 'a2', ceiling: 'ask', approver: 'host', isReadOnly: true, isCeilingUnread: true },
    result: { decision: 'allow' },
  },
  {
    event: 'tool.judge', arm: 'read-only',
    input: { tool: 'Bash', input: { command: 'ls' }, tool_use_id: 'toolu_1', isReadOnly: true, isCeilingUnread: true },
    changed: {}, leave: ['isReadOnly', 'isCeilingUnread'],
    result: { decision: 'allow' },
  },
  {
    event: 'tool.judge', arm: 'a call on $',
    matcher: { op: ['fs.read', 'fs.write'] },
    input: { tool: 'Read', input: { file_path: '/p/a' }, tool_use_id: 'toolu_1', op: 'fs.read' },
    changed: { op: 'fs.write' },
    result: { decision: 'allow' },
  },
  {
    event: 'tool.describe',
    input: { tool: 'mcp__docs__find', description: 'Finds.', isDeferred: true, provider: core, mcpServer: { type: 'stdio' } },
    changed: { tool: 'mcp__docs__list', description: 'Lists.', provider: another, mcpServer: { type: 'http', origin: 'https://docs.example' } },
    leave: ['isDeferred'],
    result: { description: 'Finds.' },
  },
  {
    event: 'tool.describe', arm: 'a built-in tool',
    input: { tool: 'Bash', description: 'Runs.', provider: core },
    changed: { isDeferred: true, mcpServer: { type: 'stdio' } },
    result: { description: 'Runs.' },
  },
  {
    event: 'tool.offer',
    input: { tool: 'Bash', provider: core, for: 'list', agentId: 'a1', subagentType: 'Explore' },
    changed: { tool: 'Write', provider: another, for: 'call', agentId: 'a2', subagentType: 'Plan' },
    result: { isOffered: true },
  },

  // the interface
  {
    event: 'ui.render', arm: 'a pane in the terminal',
    input: { surface: 'terminal', component: 'Pane', requestId: 'p1', viewport: { columns: 80, rows: 24 }, props: pane },
    changed: { surface: 'desktop', component: 'AbovePrompt', requestId: 'p2', viewport: { columns: 90, rows: 30 }, props: { ...pane, title: 'Board' } },
  },
  {
    event: 'ui.render', arm: 'the band above the prompt',
    matcher: { plugin: '*' },
    input: { surface: 'desktop', component: 'AbovePrompt', requestId: 'b1', plugin: 'notes', props: band },
    changed: { plugin: 'board', props: { ...band, isWorking: true } },
  },
  ...(['terminal', 'desktop', 'mobile', 'vscode'] as const).map((surface): Sample => ({
    event: 'ui.resolve', arm: surface,
    where: { component: 'InfoNotice', surface },
    raise: startSession, beneath: answerStart, // a session resolves every component on every surface, once for each plugin
    changed: { surface: surface === 'desktop' ? 'terminal' : 'desktop', component: 'PromptHint' },
  })),
  {
    event: 'ui.press', arm: 'a Button',
    matcher: everyPlugin, plugins: notes,
    raise: `${mount} await $.ui.press({ plugin: 'notes', key: 'save' })`,
    changed: { plugin: 'board', element: 'open', component: 'AbovePrompt', requestId: 'p2', surface: 'desktop' },
  },
  {
    event: 'ui.press', arm: "a Markdown's link",
    matcher: everyPlugin, plugins: notes,
    raise: `${mount} await $.ui.press({ plugin: 'notes', key: 'links', link: { href: 'https://a.example/' } })`,
    changed: { plugin: 'board', element: 'open', component: 'AbovePrompt', requestId: 'p2', surface: 'desktop', link: { href: 'https://b.example/' } },
  },
  {
    event: 'ui.input',
    matcher: everyPlugin, plugins: notes,
    raise: `${mount} await $.ui.input({ plugin: 'notes', key: 'title', text: 'Hi' })`,
    changed: { plugin: 'board', element: 'open', component: 'AbovePrompt', requestId: 'p2', surface: 'desktop', kind: 'change', value: 'Hello' },
  },
  {
    event: 'ui.select',
    matcher: everyPlugin, plugins: notes,
    raise: `${mount} await $.ui.select({ plugin: 'notes', key: 'sort', value: 'date' })`,
    changed: { plugin: 'board', element: 'open', component: 'AbovePrompt', requestId: 'p2', surface: 'desktop', value: 'name' },
  },
  {
    event: 'ui.message', own: true,
    raise: `const ui = await $.ui.mount(${JSON.stringify({ ...drawing, plugin: 'own', requestId: 'own' })}); await ui.post({ pick: 1 })`,
    changed: { surface: 'desktop', component: 'AbovePrompt', requestId: 'p2', element: 'open', module: 'hooks/other.js', data: { pick: 2 } },
  },
  {
    event: 'ui.fault', own: true,
    raise: `const ui = await $.ui.mount(${JSON.stringify({ ...drawing, plugin: 'own', requestId: 'own' })}); await ui.redraw(${JSON.stringify({ ...pane, title: 'fail' })})`,
    changed: { surface: 'desktop', component: 'AbovePrompt', requestId: 'p2', element: 'open', module: 'hooks/other.js', phase: 'load', reason: 'It failed.' },
  },
  {
    event: 'ui.scroll',
    input: { component: 'Pane', requestId: 'p1', offset: 4, by: 2, bodyRows: 20, contentRows: 60, origin: { kind: 'person' }, pointer: { column: 3, row: 4 } },
    changed: { component: 'AbovePrompt', requestId: 'p2', offset: 6, by: 4, bodyRows: 21, contentRows: 61, origin: byPlugin, pointer: { column: 5, row: 6 } },
    result: {},
  },
  {
    event: 'ui.focus',
    matcher: everyPlugin,
    input: { component: 'Pane', requestId: 'p1', plugin: 'notes', element: 'save', origin: { kind: 'person' } },
    changed: { component: 'AbovePrompt', requestId: 'p2', plugin: 'board', element: 'open', origin: byPlugin },
    result: {},
  },
  {
    event: 'ui.tip',
    input: { candidates: [{ id: 'a', source: 'shipped', priority: 1, sessionsSinceShown: null }, { id: 'b', source: 'shipped', priority: 2, sessionsSinceShown: 4 }] },
    changed: { candidates: [{ id: 'a', source: 'shipped', priority: 1, sessionsSinceShown: null }] },
    result: { id: 'a' },
  },
  {
    event: 'ui.offer',
    input: { kind: 'upsell', place: 'toast', id: 'max' },
    changed: { kind: 'hint', place: 'banner', id: 'pro' },
    single: ['place'],
    result: { isShown: true },
  },

  // agents
  {
    event: 'agent.offer',
    input: { agent: 'Explore', description: 'Looks around.', source: 'built-in', provider: core, agentId: 'a1' },
    changed: { agent: 'Plan', description: 'Plans.', source: 'plugin', provider: another, agentId: 'a2' },
    result: { isOffered: true },
  },
  {
    event: 'agent.spawn',
    input: {
      tool_use_id: 'toolu_1', prompt: 'Look.', description: 'look', subagentType: 'Explore', provider: core, model: 'haiku', parentModel: 'claude-opus-4-8',
      parentAgentId: 'a0', permissionMode: 'default', background: false, fork: false, name: 'scout', cwd: '/tmp',
    },
    changed: {
      tool_use_id: 'toolu_2', prompt: 'Look again.', description: 'again', subagentType: 'Plan', provider: another, model: 'opus', parentModel: 'claude-haiku-4-5',
      parentAgentId: 'a9', permissionMode: 'plan', background: true, fork: true, name: 'guide', cwd: '/', isTeammate: true,
      workflow: { runId: 'r1', agentIndex: 0 }, resume: { agentId: 'a5' },
    },
    result: { model: 'claude-haiku-4-5', agentId: 'a1' },
  },
  {
    event: 'agent.spawn', arm: 'of a workflow',
    input: {
      tool_use_id: 'toolu_1', prompt: 'Look.', description: 'look', subagentType: 'Explore', provider: core, parentModel: 'claude-opus-4-8',
      background: false, fork: false, workflow: { runId: 'r1', agentIndex: 0 },
    },
    changed: { workflow: { runId: 'r2', agentIndex: 1 } },
    result: { model: 'claude-haiku-4-5', agentId: 'a1' },
  },
  {
    event: 'agent.spawn', arm: 'of a teammate, resumed',
    input: {
      tool_use_id: 'toolu_1', prompt: 'Look.', description: 'look', subagentType: 'Explore', provider: core, parentModel: 'claude-opus-4-8',
      background: false, fork: false, isTeammate: true, resume: { agentId: 'a5' },
    },
    changed: { resume: { agentId: 'a6' } }, leave: ['isTeammate', 'prompt'],
    result: { model: 'claude-haiku-4-5', agentId: 'a1' },
  },
  {
    event: 'agent.report',
    input: { agentId: 'a1', parentAgentId: 'a0', subagentType: 'Explore', provider: core, status: 'completed', text: 'Found it.' },
    changed: { agentId: 'a2', parentAgentId: 'a9', subagentType: 'Plan', provider: another, status: 'failed', text: 'Lost it.' },
    result: { text: 'Found it.' },
  },

  // the prompt
  {
    event: 'prompt.submit',
    input: {
      text: 'Hi', attachments: [{ type: 'image', mediaType: 'image/png', id: 'i1' }], context: ['It rains.'], turnId: 't1', wait: false, origin: composer,
    },
    changed: {
      text: 'Hello', attachments: [{ type: 'document', filename: 'a.pdf', id: 'i2' }], context: ['It snows.'], turnId: 't2', wait: true, origin: byPlugin,
      command: { name: 'review', args: '' }, isMeta: true,
    },
    result: { text: 'Hi' },
  },
  {
    event: 'prompt.submit', arm: 'a command',
    input: { text: '/review', command: { name: 'review', args: '' }, wait: false, origin: composer },
    changed: { command: { name: 'compact', args: 'now' }, isMeta: true, attachments: [{ type: 'image' }], context: ['It snows.'], turnId: 't2' },
    result: { text: '/review' },
  },
  {
    event: 'prompt.submit', arm: 'unseen',
    input: { text: 'Hi', isMeta: true, wait: false, origin: { kind: 'sdk' } },
    changed: {}, leave: ['isMeta'],
    result: { text: 'Hi' },
  },
  {
    event: 'prompt.fill',
    input: { text: 'Dear ', mode: 'replace', origin: { kind: 'engine' }, decorations: [{ start: 0, end: 1, bold: true }], cursor: 2 },
    changed: { text: 'Hello ', mode: 'append', origin: byPlugin, decorations: [{ start: 0, end: 2, italic: true }], cursor: 3 },
    result: { isFilled: true },
  },
  {
    event: 'prompt.suggest',
    input: { text: 'Run the tests.', origin: { kind: 'suggestion' } },
    changed: { text: 'Commit.', origin: byPlugin },
    result: { isShown: true },
  },
  {
    event: 'prompt.edit',
    input: { origin: composer, key: { key: 'a' }, text: 'hello', cursor: 3, start: 2, end: 3, inputText: 'a' },
    changed: { origin: { kind: 'bridge' }, key: { key: 'b' }, text: 'hullo', cursor: 2, start: 1, end: 4, inputText: 'b' },
    single: ['origin'],
    result: { text: 'ha', cursor: 2 },
  },
  {
    event: 'prompt.change',
    input: { text: 'hi', cursor: 2, origin: { kind: 'history' } },
    changed: { text: 'ho', cursor: 1, origin: { kind: 'undo' } },
    result: { text: 'hi' },
  },
  {
    event: 'prompt.autocomplete',
    input: { text: 'see @re', cursor: 7, token: '@re', start: 4 },
    changed: { text: 'see @ra', cursor: 6, token: '@ra', start: 3 },
    result: { suggestions: [] },
  },
  {
    event: 'prompt.section',
    input: { name: 'env_info', text: 'On Linux.' },
    changed: { name: 'language', text: 'On a Mac.' },
    result: { text: 'On Linux.' },
  },
  {
    event: 'prompt.context',
    input: { blocks: [{ name: 'currentDate', text: 'It is May.' }], instructionFiles: [{ path: '/p/CLAUDE.md', kind: 'project', content: 'Be brief.' }] },
    changed: { blocks: [{ name: 'currentDate', text: 'It is June.' }], instructionFiles: [{ path: '/p/CLAUDE.md', kind: 'project', content: 'Be kind.' }] },
    result: { blocks: [{ name: 'currentDate', text: 'It is May.' }] },
  },
  {
    event: 'prompt.compose',
    input: { model: 'claude-opus-4-8', promptModel: 'claude-opus-4-8', surfaces: ['terminal'], tools: ['Bash'], outputStyle: null, traits: ['print'] },
    changed: {
      model: 'claude-haiku-4-5', promptModel: 'claude-haiku-4-5', surfaces: ['desktop'], tools: ['Read'],
      outputStyle: { name: 'Explanatory', isKeepingCodingInstructions: true }, traits: ['lean'],
    },
    result: { sections: [] },
  },
  {
    event: 'prompt.attachment', arm: 'plan_mode',
    input: { type: 'plan_mode', text: 'Plan.', origin: { kind: 'engine' }, agentId: 'a1', detail: { ...detail, reminder: 'full' } },
    changed: { type: 'plan_mode_exit', text: 'Plan!', origin: { kind: 'hook', event: 'Stop' }, agentId: 'a2', detail: { ...detail, reminder: 'sparse' } },
    result: { text: 'Plan.' },
  },
  {
    event: 'prompt.attachment', arm: 'plan_mode_reentry',
    input: { type: 'plan_mode_reentry', text: 'Plan.', origin: { kind: 'engine' }, agentId: 'a1', detail: { planFilePath: '/home/me/plan.md' } },
    changed: { type: 'plan_mode_exit', text: 'Plan!', origin: { kind: 'hook', event: 'Stop' }, agentId: 'a2', detail: { planFilePath: '/home/me/other.md' } },
    result: { text: 'Plan.' },
  },
  {
    event: 'prompt.attachment', arm: 'plan_mode_exit',
    input: { type: 'plan_mode_exit', text: 'Plan.', origin: { kind: 'engine' }, agentId: 'a1', detail },
    changed: { type: 'plan_mode', text: 'Plan!', origin: { kind: 'hook', event: 'Stop' }, agentId: 'a2', detail: { ...detail, hasPlan: false } },
    result: { text: 'Plan.' },
  },
  {
    event: 'prompt.attachment', arm: 'any other',
    input: { type: 'todo_reminder', text: 'Plan.', origin: { kind: 'engine' }, agentId: 'a1' },
    changed: { type: 'date_change', text: 'Plan!', origin: { kind: 'hook', event: 'Stop' }, agentId: 'a2' },
    result: { text: 'Plan.' },
  },
  {
    event: 'prompt.mention',
    input: { mention: '@a.ts', path: '/p/a.ts', offset: 1, limit: 10, agentId: 'a1' },
    changed: { mention: '@b.ts', path: '/p/b.ts', offset: 2, limit: 20, agentId: 'a2' },
    result: { type: 'file' },
  },

  // commands, settings, telemetry, skills
  {
    event: 'command.run',
    input: { command: 'review', args: 'all', origin: composer, presentation: { isFullscreen: false, columns: 80 } },
    changed: { command: 'compact', args: 'some', origin: byPlugin, presentation: { isFullscreen: true, columns: 90 } },
    result: { text: 'done' },
  },
  {
    event: 'command.describe',
    input: { command: 'review', description: 'Reviews.', argumentHint: '[files]', isHidden: false, immediate: false, provider: core },
    changed: { command: 'compact', description: 'Compacts.', argumentHint: '[words]', isHidden: true, immediate: true, provider: another },
    result: { description: 'Reviews.', isHidden: false },
  },
  {
    event: 'config.set',
    input: { key: 'theme', value: 'dark', previous: 'light', provider: core, origin: composer },
    changed: { key: 'verbose', value: 'light', previous: 'dark', provider: another, origin: byPlugin },
    result: { value: 'dark' },
  },
  {
    event: 'config.describe',
    input: { key: 'theme', label: 'Theme', description: 'Colours.', isHidden: false, provider: core },
    changed: { key: 'verbose', label: 'Verbose', description: 'More.', isHidden: true, provider: another },
    result: { label: 'Theme', isHidden: false },
  },
  {
    event: 'telemetry.log', arm: 'to the maker',
    tier: 'builtin', matcher: { to: ['anthropic', 'collector'] },
    input: { to: 'anthropic', event: 'tengu_probe', props: { count: 1 } },
    changed: { to: 'collector', event: 'tengu_other', props: { count: 2 } },
    result: { value: null },
  },
  {
    event: 'telemetry.log', arm: 'to a collector',
    matcher: { to: 'collector' },
    input: { to: 'collector', event: 'probe', attributes: { count: 1 }, loggedAt: '2026-01-01T00:00:00.000Z', span: { traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331', traceFlags: 1 } },
    changed: { to: 'anthropic', event: 'other', attributes: { count: 2 }, loggedAt: '2026-01-02T00:00:00.000Z', span: { traceId: '0af7651916cd43dd8448eb211c80319d', spanId: 'b7ad6b7169203332', traceFlags: 0 } },
    result: { value: null },
  },
  {
    event: 'telemetry.mark',
    tier: 'builtin',
    input: { feature: 'probe', kind: 'sad', reason: 'slow', props: { count: 1 } },
    changed: { feature: 'other', kind: 'bad', reason: 'late', props: { count: 2 } },
    result: { value: null },
  },
  {
    event: 'skill.prompt',
    input: { skill: 'review', text: 'Review it.', frontmatter: { name: 'review' }, frontmatterProblem: 'odd', source: 'plugin', pluginName: 'notes', path: '/p/SKILL.md' },
    changed: { skill: 'verify', text: 'Verify it.', frontmatter: { name: 'verify' }, frontmatterProblem: 'odder', source: 'userSettings', pluginName: 'board', path: '/q/SKILL.md' },
    result: { text: 'Review it.' },
  },
  {
    event: 'attribution.text',
    input: { kind: 'commit', text: 'By me.' },
    changed: { kind: 'pr', text: 'By us.' },
    result: { text: 'By me.' },
  },

  // version control
  { event: 'vcs.detect', input: { path: '/p' }, changed: { path: '/q' }, result: null },
  {
    event: 'vcs.diff',
    input: { path: '/p', vcs: 'git', base: 'head', paths: ['a.ts'], isStatOnly: true },
    changed: { path: '/q', vcs: 'jj', base: 'default', paths: ['b.ts'], isStatOnly: false },
    result: { base: 'HEAD', files: [] },
  },
  {
    event: 'vcs.isolate',
    input: { name: 'w1', from: '/p', for: 'agent', agentId: 'a1', parentAgentId: 'a0', base: 'head' },
    changed: { name: 'w2', from: '/q', for: 'session', agentId: 'a2', parentAgentId: 'a9', base: 'fresh' },
    result: { path: '/p/w1', vcs: 'git' },
  },
  { event: 'vcs.list', input: { path: '/p' }, changed: { path: '/q' }, result: [] },
  {
    event: 'vcs.status',
    input: { path: '/p', name: 'w1', vcs: 'git', since: 'abc', agentId: 'a1' },
    changed: { path: '/q', name: 'w2', vcs: 'jj', since: 'def', agentId: 'a2' },
    result: { changes: [], unpublished: 0 },
  },
  {
    event: 'vcs.release',
    input: { path: '/p', name: 'w1', vcs: 'git', agentId: 'a1', isDiscard: false, reason: 'unchanged' },
    changed: { path: '/q', name: 'w2', vcs: 'jj', agentId: 'a2', isDiscard: true, reason: 'asked' },
    result: { isReleased: true },
  },

  // the session
  {
    event: 'session.start',
    input: { cwd: '/p', surface: 'terminal', isInteractive: true },
    changed: { cwd: '/q', surface: 'desktop', isInteractive: false },
    result: { cwd: '/p' },
  },
  {
    event: 'session.receive',
    input: { origin: { kind: 'peer' }, text: 'Hi', agentId: 'a1', event: { source: 'ci', kind: 'done', data: {}, untrustedKeys: [] } },
    changed: { origin: { kind: 'coordinator' }, text: 'Hello', agentId: 'a2', event: { source: 'ci', kind: 'failed', data: {}, untrustedKeys: [] } },
    result: { text: 'Hi' },
  },
  {
    event: 'session.append', arm: 'a prompt',
    input: { message: { type: 'user', role: 'user', content: [{ type: 'text', text: 'Hi' }] }, door: 'prompt', origin: composer, uuid: '6f1c1a52-6d0e-4bb5-9d6b-0f5f3f1c7a01', agentId: 'a1' },
    changed: { message: { type: 'user', role: 'user', content: [{ type: 'text', text: 'Hello' }] }, door: 'note', origin: { kind: 'engine' }, uuid: '6f1c1a52-6d0e-4bb5-9d6b-0f5f3f1c7a02', agentId: 'a2' },
  },
  {
    event: 'session.send',
    input: { to: 'main', text: 'Hi', origin: { kind: 'model' }, agentId: 'a1' },
    changed: { to: 'scout', text: 'Hello', origin: byPlugin, agentId: 'a2' },
    result: { isDelivered: true },
  },
  {
    event: 'session.compact',
    input: { trigger: 'manual', agentId: 'a1', instructions: 'Keep names.', messages: [{ role: 'user', text: 'Hi', toolUses: [] }, { role: 'assistant', text: 'Hello', toolUses: [] }] },
    changed: { trigger: 'auto', agentId: 'a2', instructions: 'Keep dates.', messages: [{ role: 'user', text: 'Hi', toolUses: [] }] },
    result: { messages: [{ role: 'user', text: 'Hi', toolUses: [] }] },
  },
  {
    event: 'session.attach',
    input: { surface: 'terminal', clientId: 'c1', viewport: { columns: 80, rows: 24 } },
    changed: { surface: 'desktop', clientId: 'c2', viewport: { columns: 90, rows: 30 } },
    result: { clientId: 'c1' },
  },
  {
    event: 'session.detach',
    input: { surface: 'terminal', clientId: 'c1', reason: 'detach' },
    changed: { surface: 'desktop', clientId: 'c2', reason: 'end' },
    result: { clientId: 'c1' },
  },
  {
    event: 'session.measure',
    input: { context: { tokens: 10, window: 100, percent: 10 }, rateLimits: [{ kind: 'five_hour', percentUsed: 1 }], cost: { usd: 1 }, changed: ['context'] },
    changed: { context: { tokens: 20, window: 100, percent: 20 }, rateLimits: [{ kind: 'five_hour', percentUsed: 2 }], cost: { usd: 2 }, changed: ['cost'] },
    result: { changed: ['context'] },
  },
  { event: 'session.stop', input: { isTurnRunning: true }, changed: { isTurnRunning: false }, result: { isTurnRunning: true } },
  {
    event: 'session.end',
    input: { reason: 'clear', sessionId: 's1', resume: { id: 's1' } },
    changed: { reason: 'logout', sessionId: 's2', resume: { id: 's2' } },
    result: { sessionId: 's1' },
  },

  // plugins
  {
    event: 'plugin.register',
    tier: 'prepend', where: { name: 'own' },
    raise: startSession, beneath: answerStart,
    changed: {
      name: 'board', tier: 'append', root: '/p/board', version: '2.0.0', provenance: 'board@market', uses: { events: ['tool.run'], calls: ['fs.read'] },
      provides: emptyPlugin, unread: ['bin'], hosts: { named: [{ host: 'a.example', sources: [{ type: 'module', path: 'a.ts' }] }], unread: [] },
      requiredByOrganization: true,
    },
    result: { allow: true },
  },

  // turns
  {
    event: 'turn.start',
    input: { text: 'Hi', turnId: 't1', agentId: 'a1' },
    changed: { text: 'Hello', turnId: 't2', agentId: 'a2' },
    result: { turnId: 't1' },
  },
  {
    event: 'turn.step',
    input: { turnId: 't1', index: 0, model: 'claude-opus-4-8', effort: 'high', messageCount: 3, agentId: 'a1' },
    changed: { turnId: 't2', index: 1, model: 'claude-haiku-4-5', effort: 'low', messageCount: 4, agentId: 'a2' },
    streams: true,
    result: { turnId: 't1', index: 0, answer: 'Hi', toolUses: [], stopReason: 'end_turn', usage },
  },
  {
    event: 'turn.complete', arm: 'an answer',
    input: { answer: 'Hi', durationMs: 10, isAborted: false, turnId: 't1', agentId: 'a1', usage, reason: 'answer' },
    changed: { answer: 'Hello', durationMs: 20, isAborted: true, turnId: 't2', agentId: 'a2', usage: { ...usage, output_tokens: 9 }, reason: 'aborted' },
    result: { text: 'Hi' },
  },
  {
    event: 'turn.complete', arm: 'a refusal',
    input: { answer: 'No', durationMs: 10, isAborted: false, turnId: 't1', agentId: 'a1', usage, reason: 'refusal', refusal: { category: null, explanation: null } },
    changed: { answer: 'Never', durationMs: 20, isAborted: true, turnId: 't2', agentId: 'a2', usage: { ...usage, output_tokens: 9 }, reason: 'error', refusal: { category: 'cyber', explanation: 'No.' } },
    result: { text: 'No' },
  },

  // the interface of every plugin
  {
    event: 'engine.create',
    raise: startSession, beneath: answerStart,
    changed: { plugins: ['notes'] },
  },
]

/** Events without a sample, and why they can't be raised. */
export const untried: Record<string, string> = {
  'ui.pointer': "The testing kit has no call for it, and no drawing that it mounts leads to it: only a click on the desktop's own backdrop does.",
}
