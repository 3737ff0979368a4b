import { ask, call, mode, text, turn, type Session } from '../session.js'

const scout = { '.claude/agents/scout.md': '---\nname: scout\ndescription: Looks around\ntools: Read, Bash\n---\nLook around.\n' }
const edits = mode('acceptEdits')
const workflow = `export const meta = { name: 'count', description: 'Counts', phases: [{ title: 'first' }, { title: 'second' }] }
phase('first')
await agent('count to one', { label: 'one' })
phase('second')
return await agent('count to two', { label: 'two' })
`

/** Agents beside the conversation. */
export const agentSessions: Session[] = [
  {
    name: 'agents',
    about: 'an agent that is waited for and has a command in the background, and one in the background itself, with their text forwarded',
    files: { ...scout, 'a.txt': 'hello\n' },
    runs: [{
      more: [...edits, '--forward-subagent-text'],
      model: [
        [call('Agent', { description: 'look', prompt: 'look around', subagent_type: 'scout', run_in_background: false })],
        { when: 'look around', blocks: [{ type: 'thinking', thinking: 'where' }, text('looking'), call('Bash', { command: 'ls' })] },
        // what it starts has ended before it has
        { when: 'a.txt', blocks: [call('Bash', { command: 'echo one', run_in_background: true }), call('Bash', { command: 'sleep 0.5' })] },
        [text('seen')],
        [call('Agent', { description: 'dig', prompt: 'dig deep', subagent_type: 'scout', run_in_background: true })],
        { when: 'dig deep', blocks: [call('Bash', { command: 'sleep 1' })] },
        [text('digging')],
        [text('dug')],
        [text('after')],
      ],
      host: [ask('initialize', { agentProgressSummaries: true, forwardSubagentText: true }), ...turn('go'), { until: { type: 'result' } }],
    }],
  },
  {
    name: 'agents-failing',
    about: 'agents whose requests fail: retried, and given up',
    files: scout,
    runs: [{
      more: edits,
      env: { CLAUDE_CODE_MAX_RETRIES: '1' },
      model: [
        [call('Agent', { description: 'look', prompt: 'look around', subagent_type: 'scout', run_in_background: false })],
        { when: 'look around', error: { status: 529, type: 'overloaded_error', message: 'Overloaded' } },
        { when: 'look around', blocks: [text('seen')] },
        [call('Agent', { description: 'dig', prompt: 'dig deep', subagent_type: 'scout', run_in_background: true })],
        { when: 'dig deep', always: true, error: { status: 400, type: 'invalid_request_error', message: 'Your credit balance is too low to access the API' } },
        [call('Bash', { command: 'sleep 0.5' })], // the agent fails while this turn goes on
        [text('after')],
      ],
      host: turn('go'),
    }],
  },
  {
    name: 'agents-team',
    about: 'a teammate that has nothing left to do, and a task that it completed',
    runs: [{
      env: { CLAUDE_CODE_EXPERIMENTAL_AGENT_TEAMS: '1', CLAUDE_CODE_ENABLE_TODO_TOOLS: '1' },
      more: [...edits, '--agent-id', 'bob@crew', '--agent-name', 'bob', '--team-name', 'crew', '--parent-session-id', '55555555-5555-4555-8555-555555555555'],
      model: [[call('TaskCreate', { subject: 'one', description: 'do one' })], [call('TaskUpdate', { taskId: '1', status: 'in_progress', owner: 'bob' })], [text('ok')]],
      host: [...turn('work'), { hook: 'TeammateIdle' }],
    }],
  },
  {
    name: 'agents-main',
    about: 'a session that is an agent itself, and asks for a tool that it lacks',
    files: scout,
    runs: [{
      more: [...mode('bypassPermissions'), '--agent', 'scout'],
      model: [[call('Workflow', { script: workflow })], [text('ok')]],
      host: turn('count'),
    }],
  },
  {
    name: 'agents-workflow',
    about: 'a workflow of two steps, with an agent in each',
    runs: [{
      more: mode('bypassPermissions'),
      model: [
        [call('Workflow', { script: workflow })],
        { when: 'count to one', blocks: [call('Bash', { command: 'echo one' })] },
        { when: 'count to two', blocks: [text('two')] },
        [call('Bash', { command: 'sleep 1' })], // the workflow runs while this turn goes on
        [text('one')],
        [text('ok')],
      ],
      host: turn('count'),
    }],
  },
]
