import { expect, mock, test } from 'claude-code/testing'

const SECRET = 'sk-abcdefghijklmnop1234'
const ROW = { door: 'tool-result', origin: { kind: 'tool', tool: 'Bash' }, uuid: '00000000-0000-4000-8000-000000000001' } as const
const USER = { type: 'user', role: 'user' } as const

test('a secret in a tool result is masked before the row is kept', async ($, on) => {
  const session = mock.session(on)

  await $.session.append({
    ...ROW,
    message: {
      ...USER,
      content: [
        { type: 'text', text: `token ${SECRET}` },
        { type: 'tool_result', tool_use_id: 't1', content: [{ type: 'text', text: `KEY=${SECRET}` }] },
      ],
    },
  })

  expect(session.appended().map(row => row.message.content)).toEqual([
    [
      { type: 'text', text: 'token [secret]' },
      { type: 'tool_result', tool_use_id: 't1', content: [{ type: 'text', text: 'KEY=[secret]' }] },
    ],
  ])
})

test('a row that nothing printed is kept as it is', async ($, on) => {
  const session = mock.session(on)
  const content = [{ type: 'text', text: `I read ${SECRET}.` }]

  await $.session.append({ ...ROW, door: 'response', message: { type: 'assistant', role: 'assistant', content } })

  expect(session.appended()[0]?.message.content).toEqual(content)
})

test('the masked row is kept where the secrets in it cannot be counted', async ($, on) => {
  const session = mock.session(on)
  on('state.set', () => ({ deny: 'no room' }))

  await $.session.append({ ...ROW, message: { ...USER, content: [{ type: 'text', text: SECRET }] } })

  expect(session.appended().map(row => row.message.content)).toEqual([[{ type: 'text', text: '[secret]' }]])
})

test('a row that cannot be searched is withheld', async ($, on) => {
  const session = mock.session(on)
  const content = [{ type: 'tool_result', tool_use_id: 't1', content: [null, { type: 'text', text: SECRET }] }]

  await $.session.append({ ...ROW, message: { ...USER, content } })

  expect(session.appended().map(row => row.message.content)).toEqual([[{ type: 'tool_result', tool_use_id: 't1', content: '[withheld]' }]])
})

test('a prompt is masked on its way in, a command is left to its arguments', async ($, on) => {
  on('prompt.submit', (_, e) => ({ text: e.text }))
  const ran: string[] = []
  on('command.run', (_, e) => {
    ran.push(e.args)

    return { text: '' }
  })

  const origin = { kind: 'composer' } as const
  const prompt = await $.prompt.submit({ text: `use ${SECRET}`, origin, wait: false })
  const typed = await $.prompt.submit({ text: `/deploy ${SECRET}`, command: { name: 'deploy', args: SECRET }, origin, wait: false })
  await $.command.run({ command: 'deploy', args: `--token ${SECRET}`, origin, presentation: { isFullscreen: false, columns: 80 } })

  expect(prompt).toEqual({ text: 'use [secret]' })
  expect(typed).toEqual({ text: `/deploy ${SECRET}` })
  expect(ran).toEqual(['--token [secret]'])
})
