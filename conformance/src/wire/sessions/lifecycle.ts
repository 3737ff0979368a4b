import { ask, call, mode, printed, say, text, turn, type Session } from '../session.js'
import { watched } from '../play.js'

const project = '/home/dev/project'
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
/** Where the client keeps the project's memories. */
const memories = '.claude/projects/-home-dev-project/memory'
const id = (digit: string): string => '11111111-1111-4111-8111-111111111111'.replaceAll('1', digit)

/** How sessions begin and end, what they remember, and what changes beneath them. */
export const lifecycleSessions: Session[] = [
  {
    name: 'setup',
    about: 'set up, maintained, and begun as plain prints',
    runs: [
      { args: ['--init-only', ...printed('hi')] },
      { args: ['--maintenance', ...printed('hi')], model: [[text('ok')]] },
    ],
  },
  {
    name: 'resume',
    about: 'a session resumed, continued and forked',
    runs: [
      { args: [...printed('one'), '--session-id', id('6'), '--name', 'first'], model: [[text('one')]] },
      { args: [...printed('two'), '--resume', id('6')], model: [[text('two')]] },
      { args: [...printed('three'), '--resume', id('6'), '--fork-session', '--session-id', id('7')], model: [[text('three')]] },
    ],
  },
  {
    name: 'commands',
    about: 'a skill with a command of the shell, called by hand and by the model; the commands that work in print mode; a goal',
    files: { '.claude/skills/greet/SKILL.md': '---\nname: greet\ndescription: Greets\nallowed-tools: Bash\n---\nSay hi to $ARGUMENTS. It is !`echo now`.\n', 'extra/a.txt': 'hello\n' },
    runs: [{
      more: [...mode('acceptEdits'), '--replay-user-messages'],
      model: [
        [call('Skill', { skill: 'greet', args: 'Ann' })], [text('hi')], [text('ok')],
        { when: 'stopping condition', blocks: [text('{"ok": false, "reason": "not yet"}')] },
        { when: 'stopping condition', blocks: [text('{"ok": true, "reason": "done"}')] },
      ],
      host: [
        ...turn('/greet Bob'), ...turn('/context'), ...turn('/cost'), ...turn('/nosuch'), ...turn('/model claude-haiku-4-5'), ...turn('/effort high'), ...turn('/rename Second'),
        ...turn(`/add-dir ${project}/extra`), ...turn('/goal say done'), ...turn('/clear'), ...turn('/clear', { origin: { kind: 'human' } }), ...turn('/cost'), ...turn('/compact'), ...turn('after'),
      ],
    }],
  },
  {
    name: 'compaction',
    about: 'compaction asked for and compaction because the context is full, with instructions loaded again',
    files: { 'CLAUDE.md': 'Be brief.\n' },
    runs: [
      { model: [[text('one')], [text('two')], [text('summary')], [text('three')]], host: [...turn('first'), ...turn('second'), ...turn('/compact keep names'), ...turn('third')] },
      { model: [[text('one')], { blocks: [text('two')], usage: { input_tokens: 990_000 } }, [text('summary')], [text('three')]], host: [...turn('first'), ...turn('second'), ...turn('third')] },
      { model: [[text('one')], [text('two')], { always: true, error: { status: 400, type: 'invalid_request_error', message: 'no summary today' } }], host: [...turn('first'), ...turn('second'), ...turn('/compact'), { hook: 'StopFailure' }] },
    ],
  },
  {
    name: 'suggestions',
    about: 'what the person might ask next',
    runs: [{
      more: ['--prompt-suggestions'],
      model: [{ when: 'SUGGESTION MODE', always: true, blocks: [text('run the tests')] }, [text('one')], [text('two')], [text('three')]],
      host: [ask('initialize', { promptSuggestions: true }), ...turn('a'), ...turn('b'), ...turn('c'), { until: { type: 'prompt_suggestion' } }],
    }],
  },
  {
    name: 'memory',
    about: 'memories that are found for a prompt',
    home: { [`${memories}/MEMORY.md`]: '- [build](build.md) — how to build\n', [`${memories}/build.md`]: '---\nname: build\ndescription: how to build\ntype: project\n---\nRun make.\n' },
    runs: [{
      env: { CLAUDE_CODE_DISABLE_AUTO_MEMORY: '0', CLAUDE_MEMORY_STORES: '[]' },
      more: mode('bypassPermissions'),
      model: [{ when: 'Select memories relevant', blocks: [text('{"selected_memories":["build.md"]}')] }, [call('Bash', { command: 'sleep 0.5' })], [text('ok')]],
      host: turn('how do I build this project and run everything in it'),
    }],
  },
  {
    name: 'schedule',
    about: 'a prompt that was scheduled, and is due as the session begins',
    files: { '.claude/scheduled_tasks.json': { tasks: [{ id: '0a0b0c0d', cron: '0 9 1 1 *', prompt: 'tick', createdAt: 1_767_225_600_000, recurring: true }] } },
    runs: [{ host: [say('go'), { until: { type: 'command_lifecycle', wakeup_source: 'schedule_wakeup' } }, { until: { type: 'command_lifecycle', state: 'completed' } }] }],
  },
  {
    name: 'changes',
    about: 'a watched file, the settings and the skills changed beneath the session',
    files: { [watched]: 'x\n', '.claude/skills/greet/SKILL.md': '---\nname: greet\ndescription: Greets\n---\nSay hi.\n' },
    runs: [{
      model: [[text('ok')]],
      host: [
        ...turn('go'), { pause: 300 },
        { write: { [watched]: 'y\n' } }, { hook: 'FileChanged' },
        { write: { '.claude/settings.local.json': { env: { A: 'b' } } } }, { hook: 'ConfigChange' },
        { write: { '.claude/skills/part/SKILL.md': '---\nname: part\ndescription: Parts\n---\nSay bye.\n' } }, { until: { subtype: 'commands_changed' } },
      ],
    }],
  },
  {
    name: 'prompts',
    about: 'prompts of every make: with a picture, of another origin, synthetic, replayed',
    runs: [{
      more: ['--replay-user-messages'],
      model: [[text('seen')], [text('two')], [text('three')]],
      host: [
        ...turn([{ type: 'text', text: 'see' }, { type: 'image', source: { type: 'base64', media_type: 'image/png', data: pixel } }], { uuid: id('2') }),
        say('now', { origin: { kind: 'human' }, priority: 'now', timestamp: '2026-01-01T00:00:00.000Z', client_composed: true }), { until: { type: 'result' } },
        ...turn('quiet', { isSynthetic: true }),
      ],
    }],
  },
  {
    name: 'sign-in',
    about: 'credentials fetched by a command',
    settings: { awsAuthRefresh: 'echo signing in; sleep 0.2' },
    runs: [{ env: { CLAUDE_CODE_USE_BEDROCK: '1', AWS_REGION: 'us-east-1' }, more: ['--enable-auth-status'], host: [ask('initialize'), { until: { type: 'auth_status' } }] }],
  },
]
