import { ask, call, mode, text, turn, type Session } from '../session.js'

const project = '/home/dev/project'
const prompt = '22222222-2222-4222-8222-222222222222'

/** What a host asks of the client, and tells it. */
export const controlSessions: Session[] = [
  {
    name: 'control',
    about: 'every request of the control protocol that needs no server of its own',
    files: { 'a.txt': 'hello\n', '.claude/skills/greet/SKILL.md': '---\nname: greet\ndescription: Greets\n---\nSay hi.\n', 'extra/CLAUDE.md': 'More.\n' },
    runs: [{
      env: { CLAUDE_CODE_ENABLE_SDK_FILE_CHECKPOINTING: '1', CLAUDE_CODE_MAX_RETRIES: '1' },
      more: [...mode('acceptEdits'), '--replay-user-messages'],
      model: [
        [call('Write', { file_path: `${project}/b.txt`, content: 'b\n' })], [text('one')], [text('two')],
        { when: 'what is next', error: { status: 529, type: 'overloaded_error', message: 'Overloaded' } }, { when: 'what is next', blocks: [text('the tests')] },
      ],
      host: [
        ask('initialize', { hooks: {}, agents: { helper: { description: 'Helps', prompt: 'Help.' } }, title: 'First', appendSystemPrompt: 'Be brief.', promptSuggestions: false }),
        ...turn('first', { uuid: prompt }),
        ...[
          'get_context_usage', 'get_session_cost', 'list_models', 'get_usage', 'get_binary_version', 'get_settings', 'get_hooks_listing', 'list_permission_rules',
          'reload_skills', 'reload_output_styles', 'reload_plugins', 'mcp_status', 'background_tasks',
        ].map(subtype => ask(subtype)),
        ask('set_permission_mode', { mode: 'plan' }), ask('set_model', { model: 'claude-haiku-4-5' }), ask('set_model', { model: null }),
        ask('set_max_thinking_tokens', { max_thinking_tokens: 2000 }), ask('set_max_thinking_tokens', { max_thinking_tokens: null, thinking_display: 'omitted' }),
        ask('rename_session', { title: 'Second' }), ask('set_color', { color: 'blue' }), ask('set_has_subscribers', { has_subscribers: true }),
        ask('file_suggestions', { query: 'a' }), ask('read_file', { path: `${project}/a.txt` }), ask('read_file', { path: `${project}/a.txt`, encoding: 'base64', max_bytes: 2 }), ask('read_file', { path: `${project}/a.txt`, offset: 1, max_bytes: 2 }), ask('read_file', { path: `${project}/missing.txt` }),
        ask('seed_read_state', { path: `${project}/a.txt`, mtime: 1 }), ask('register_repo_root', { directory: `${project}/extra`, reload_claude_md: true }),
        ask('rewind_files', { user_message_id: prompt, dry_run: true }), ask('rewind_files', { user_message_id: prompt }),
        ask('cancel_async_message', { message_uuid: prompt }), ask('stop_task', { task_id: 'none' }), ask('mcp_call', { tool: 'mcp__none__none' }),
        ask('apply_flag_settings', { settings: { model: 'claude-opus-5-5' } }), ask('update_settings', { source: 'localSettings', settings: { outputStyle: 'default' } }),
        ask('side_question', { question: 'what is next' }), ask('no_such_request'),
        { send: { type: 'keep_alive' } }, { send: { type: 'update_environment_variables', variables: { A: 'b' } } },
        ...turn('second'), ask('end_session'),
      ],
    }],
  },
]
