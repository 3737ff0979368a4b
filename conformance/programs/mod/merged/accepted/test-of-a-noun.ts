import { expect, test } from 'claude-code/testing'

test('the weather is deployed', async ($, on) => {
  on('weather.today', () => ({ value: 'sun' }))
  on('tool.call', { tool: 'Deploy' }, (_, e) => ({ result: { url: e.target } }))
  const ran = await $.tool.call({ tool: 'Deploy', target: 'web' })

  expect(ran.result).toEqual({ url: 'web' })
})
