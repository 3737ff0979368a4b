import { ask, call, mode, say, text, turn, type Session } from '../session.js'

const project = '/home/dev/project'
const anything = mode('bypassPermissions')

const notebook = {
  cells: [{ cell_type: 'code', id: 'c1', execution_count: 1, metadata: {}, outputs: [{ output_type: 'stream', name: 'stdout', text: ['1\n'] }], source: ['print(1)'] }],
  metadata: {}, nbformat: 4, nbformat_minor: 5,
}

/** Tools of every kind, on their own. */
export const toolSessions: Session[] = [
  {
    name: 'tools-files',
    about: 'the file tools and Bash, each with success and failure; the working folder changed; instructions of every kind loaded',
    files: {
      'a.txt': 'hello\n', 'big.txt': 'line\n'.repeat(300), 'n.ipynb': notebook,
      'CLAUDE.md': '@docs/more.md\n', 'CLAUDE.local.md': 'mine\n', 'docs/more.md': 'more\n',
      'src/CLAUDE.md': 'nested\n', 'src/b.ts': 'export const b = 1\n', '.claude/rules/ts.md': '---\npaths: ["**/*.ts"]\n---\nUse const.\n',
    },
    home: { '.claude/CLAUDE.md': 'everywhere\n' },
    runs: [{
      more: anything,
      model: [
        [{ type: 'thinking', thinking: 'let me see' }, text('Looking.'), call('Read', { file_path: `${project}/a.txt` }), call('Bash', { command: 'ls', description: 'list' })],
        [call('Read', { file_path: `${project}/big.txt`, offset: 5, limit: 3 })],
        [call('Read', { file_path: `${project}/n.ipynb` })],
        [call('Read', { file_path: `${project}/missing.txt` })],
        [call('Write', { file_path: `${project}/b.txt`, content: 'x\n' })],
        [call('Write', { file_path: `${project}/a.txt`, content: 'again\n' })],
        [call('Edit', { file_path: `${project}/b.txt`, old_string: 'x', new_string: 'y' })],
        [call('Edit', { file_path: `${project}/b.txt`, old_string: 'not there', new_string: 'y' })],
        [call('Read', { file_path: `${project}/src/b.ts` })],
        [call('NotebookEdit', { notebook_path: `${project}/n.ipynb`, cell_id: 'c1', new_source: 'print(2)' })],
        [call('Bash', { command: 'echo out; echo err >&2; exit 3', timeout: 5000 })],
        [call('Bash', { command: 'false', description: 'fail' })],
        [call('Bash', { command: 'grep zzz a.txt' })],
        [call('Bash', { command: 'yes | head -c 60000' })],
        [call('Bash', { command: 'cd src && pwd' })],
        [text('ok')],
      ],
      host: turn('do the work'),
    }],
  },
  {
    name: 'tools-lists',
    about: 'tasks, todos, schedules, findings, messages and the other tools that touch no file',
    runs: [{
      env: { CLAUDE_CODE_ENABLE_TODO_TOOLS: '1' },
      more: anything,
      model: [
        [call('ToolSearch', { query: 'select:TaskCreate,TaskUpdate,TaskGet,TaskList,CronCreate,CronList,CronDelete,SendMessage,WebSearch,Monitor', max_results: 10 })],
        [call('TaskCreate', { subject: 'one', description: 'do one', activeForm: 'doing one' })],
        [call('TaskCreate', { subject: 'two', description: 'do two' })],
        [call('TaskUpdate', { taskId: '2', addBlockedBy: ['1'], owner: 'dev' })],
        [call('TaskGet', { taskId: '2' })],
        [call('TaskUpdate', { taskId: '1', status: 'in_progress' })],
        [call('TaskUpdate', { taskId: '1', status: 'completed' })],
        [call('TaskList', {})],
        [call('CronCreate', { cron: '0 9 * * *', prompt: 'standup', recurring: true })],
        [call('CronList', {})],
        [call('ScheduleWakeup', { delaySeconds: 3600, reason: 'later', prompt: 'wake' })],
        [call('ReportFindings', { findings: [{ file: 'a.txt', line: 1, summary: 'a typo', failure_scenario: 'someone reads it' }] })],
        [call('ListAgents', {})],
        [call('SendMessage', { to: 'nobody', message: 'hi', summary: 'a greeting' })],
        [call('WebFetch', { url: 'http://127.0.0.1:1/x', prompt: 'what is it' })],
        [call('WebSearch', { query: 'cats' })],
        [call('CronDelete', { id: 'none' })],
        [text('ok')],
      ],
      host: turn('plan the work'),
    }, {
      // todos are what there is without tasks
      env: { CLAUDE_CODE_ENABLE_TODO_TOOLS: '1', CLAUDE_CODE_ENABLE_TASKS: '0' },
      more: anything,
      model: [[call('TodoWrite', { todos: [{ content: 'a', status: 'pending', activeForm: 'doing a' }] })], [text('ok')]],
      host: turn('plan the work'),
    }],
  },
  {
    name: 'tools-api',
    about: 'blocks that the API itself made: a search and its finds, thinking that is withheld',
    runs: [{
      model: [{ blocks: [
        { type: 'redacted_thinking', data: 'd2l0aGhlbGQ=' },
        { type: 'server_tool_use', id: 'srvtoolu_1', name: 'web_search', input: { query: 'cats' } },
        { type: 'web_search_tool_result', tool_use_id: 'srvtoolu_1', content: [{ type: 'web_search_result', title: 'Cats', url: 'https://example.com', encrypted_content: 'eA==', page_age: null }] },
        text('found'),
      ] }],
      host: turn('search'),
    }],
  },
  {
    name: 'tools-background',
    about: 'commands in the background: started, finished, stopped by the host, watched',
    runs: [{
      more: anything,
      model: [
        [call('Bash', { command: 'echo one', run_in_background: true, description: 'short' })],
        [call('Bash', { command: 'sleep 20', run_in_background: true, description: 'long' })],
        [call('Monitor', { command: 'echo tick; sleep 0.2; echo tock', description: 'ticks', timeout_ms: 3000, persistent: false })],
        [call('Bash', { command: 'sleep 1' })], // what ends, ends in this turn
        [text('ok')],
      ],
      host: [
        ...turn('start'),
        ...['get_task_output', 'stop_task'].map(subtype => ({
          ask: (lines: { [key: string]: unknown }[]) => ({ subtype, task_id: String(lines.find(line => line['subtype'] === 'task_started' && line['description'] === 'long')?.['task_id']) }),
        })),
        { until: { subtype: 'task_notification', status: 'stopped' } },
      ],
    }],
  },
  {
    name: 'tools-worktrees',
    about: 'worktrees made and removed by hooks, entered by tool, and an agent in one of its own',
    git: true,
    files: { 'a.txt': 'hello\n', '.claude/agents/scout.md': '---\nname: scout\ndescription: Looks around\n---\nLook around.\n' },
    runs: [{
      more: anything,
      model: [
        [call('EnterWorktree', { name: 'side' })],
        [call('ExitWorktree', { action: 'remove', discard_changes: true })],
        [call('Agent', { description: 'look', prompt: 'look around', subagent_type: 'scout', isolation: 'worktree', run_in_background: false })],
        { when: 'look around', blocks: [text('seen')] },
        [text('ok')],
      ],
      host: turn('go aside'),
    }],
  },
  {
    name: 'tools-git',
    about: 'commits, pushes, a merge, a rebase, and a pull request made with what passes for the command of GitHub',
    git: true,
    files: { 'a.txt': 'hello\n', 'bin/gh': '#!/bin/sh\necho https://github.com/acme/app/pull/12\n' },
    home: { '.gitconfig': '[user]\n\tname = dev\n\temail = dev@example.com\n' },
    runs: [{
      more: anything,
      model: [
        'chmod +x bin/gh; echo more >> a.txt; git commit -am more',
        'git init -q --bare ../remote.git; git remote add origin ../remote.git; git push -u origin main',
        'git checkout -q -b side; git commit -q --allow-empty -m side; git push -u origin side',
        'PATH="$PWD/bin:$PATH" gh pr create --title side --body more',
        'git checkout -q main; git merge --no-ff -m both side',
        'git checkout -q -b late HEAD~1; git commit -q --allow-empty -m late; git rebase main',
      ].map(command => [call('Bash', { command })]),
      host: turn('publish it'),
    }],
  },
  {
    name: 'tools-git-worktree',
    about: 'a session in a worktree that git makes',
    git: true,
    files: { 'a.txt': 'hello\n' },
    unrecorded: ['WorktreeCreate'],
    runs: [{ more: ['--worktree', 'side', ...anything], model: [[call('EnterWorktree', { name: 'other' })], [call('ExitWorktree', { action: 'keep' })], [text('ok')]], host: turn('go') }],
  },
  {
    name: 'tools-slow',
    about: 'a command that runs for seconds, sent to the background by the host, and an interrupt',
    runs: [{
      more: [...anything, '--replay-user-messages'],
      model: [
        [call('Bash', { command: 'for i in 1 2 3; do echo $i; sleep 1; done', description: 'count' })],
        [text('counted')],
        [call('Bash', { command: 'sleep 20', description: 'wait' })],
        { blocks: [text('partial')], stalls: true },
        [text('ok')],
      ],
      host: [
        ...turn('count'),
        say('wait'), { until: { type: 'system', subtype: 'hook_response', hook_event: 'PreToolUse' } }, { pause: 500 }, ask('interrupt'), { until: { type: 'result' } },
        say('again'), { until: { type: 'stream_event', event: { type: 'content_block_delta' } } },
        say('queued', { uuid: '11111111-1111-4111-8111-111111111111' }), { until: { type: 'command_lifecycle', state: 'queued' } },
        ask('interrupt', { cancel_queued: true }), { until: { type: 'result' } },
      ],
    }],
  },
]
