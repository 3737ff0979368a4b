import { ask, call, mode, text, turn, type Session } from '../session.js'

const scout = { '.claude/agents/scout.md': '---\nname: scout\ndescription: Looks around\ntools: Read, Bash\n---\nLook around.\n' }
const edits = mode('acceptEdits')

/** Agents beside the conversation. */
export const agentSessions: Session[] = [
  {
    name: 'agents',
    about: 'an agent that is waited for and one in the background, with their text forwarded',
    files: { ...scout, 'a.txt': 'hello\n' },
    runs: [{
      more: [...edits, '--forward-subagent-text'],
      model: [
        [call('Agent', { description: 'look', prompt: 'look around', subagent_type: 'scout', run_in_background: false })],
        { when: 'look around', blocks: [{ type: 'thinking', thinking: 'where' }, text('looking'), call('Bash', { command: 'ls' })] },
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
    about: 'a session that is an agent itself, and a workflow',
    files: scout,
    runs: [{
      more: [...mode('bypassPermissions'), '--agent', 'scout'],
      model: [[call('Workflow', { script: 'export const meta = { name: "count", description: "Counts" }\nreturn await agent("count to one")' })], { when: 'count to one', blocks: [text('one')] }, [text('ok')], [text('counted')]],
      host: turn('count'),
    }],
  },
]
