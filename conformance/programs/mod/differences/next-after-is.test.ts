import { expect, test } from 'claude-code/testing'

test('it comes to what the event does', async ($, on) => {
  const kept: unknown[] = []
  on('store.set', (_, e) => {
    kept.push(e.value)

    return { value: undefined }
  })
  on('vcs.diff', () => ({ base: 'main', files: [] }))
  await $.vcs.diff({ path: '/', vcs: 'git', base: 'head' })

  expect(kept).toEqual(['main'])
})
