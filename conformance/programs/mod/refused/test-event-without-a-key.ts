import { test } from 'claude-code/testing'

test('a report arrives', async $ => {
  // refused: whose report?
  await $.agent.report({ status: 'failed', text: 'It broke.' })
})
