import { expect, test } from 'claude-code/testing'

test('a file that holds credentials is neither read nor written', async ($, on) => {
  on('tool.call', () => ({ result: 'ran' }))

  const refused = [
    await $.tool.call({ tool: 'Read', file_path: '/app/.env' }),
    await $.tool.call({ tool: 'Write', file_path: '/app/.env.local', content: '' }),
    await $.tool.call({ tool: 'Edit', file_path: '/home/me/.ssh/id_rsa', old_string: 'a', new_string: 'b' }),
    await $.tool.call({ tool: 'Bash', command: 'cat .env | head' }),
  ]
  const allowed = [
    await $.tool.call({ tool: 'Read', file_path: '/app/.env.example' }),
    await $.tool.call({ tool: 'Bash', command: 'cat environment.ts' }),
  ]

  expect(refused.map(call => call.deny)).toEqual([
    'tidy: /app/.env is protected here.',
    'tidy: /app/.env.local is protected here.',
    'tidy: /home/me/.ssh/id_rsa is protected here.',
    'tidy: a file in `cat .env | head` is protected here.',
  ])
  expect(allowed.map(call => call.result)).toEqual(['ran', 'ran'])
})

test('a mention of such a file attaches nothing', async ($, on) => {
  on('prompt.mention', () => ({ type: 'file' }))

  const protectedFile = await $.prompt.mention({ mention: '.env', path: '/app/.env' })
  const other = await $.prompt.mention({ mention: 'README.md', path: '/app/README.md' })

  expect(protectedFile).toEqual({ deny: 'tidy: .env is protected here.' })
  expect(other).toEqual({ type: 'file' })
})

test('a guard that fails refuses', async ($, on) => {
  on('state.set', () => ({ deny: 'no room' }))
  on('tool.call', () => ({ result: 'ran' }))
  on('prompt.mention', () => ({ type: 'file' }))

  const failed = [
    await $.tool.call({ tool: 'Read', file_path: '/app/.env' }),
    await $.tool.call({ tool: 'Bash', command: 'cat .env' }),
    await $.prompt.mention({ mention: '.env', path: '/app/.env' }),
  ]

  for (const { deny } of failed) expect(deny).toBe('tidy: its guard failed.')
})

test('a forced push is asked about, whoever allows it, unless it is refused', async ($, on) => {
  on('classic.PreToolUse', (_, e) => (e.tool === 'Bash' && e.command.endsWith('main') ? { deny: 'Not to main.' } : { allow: true }))
  on('tool.check', (_, e, next) => next(e))
  on('classic.PermissionRequest', () => ({ decision: { behavior: 'deny', message: 'The person says no.' } }))
  on('tool.call', () => ({ result: 'ran' }))

  const push = await $.tool.call({ tool: 'Bash', command: 'git push' })
  const forced = await $.tool.call({ tool: 'Bash', command: 'git push --force' })
  const refused = await $.tool.call({ tool: 'Bash', command: 'git push -f origin main' })

  expect(push.result).toBe('ran')
  expect(forced).toMatchObject({ isError: true, text: 'The person says no.' })
  expect(refused).toMatchObject({ isError: true, text: 'Not to main.' })
})
