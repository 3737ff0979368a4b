import { expect, test } from 'claude-code/testing'

test('it comes to what the event does', async ($, on) => {
  const copy = { vcs: 'git', root: '/a', mainRoot: null, revision: null, branch: 'Main', defaultBranch: null, remote: null }
  on('vcs.detect', () => copy)

  expect(await $.vcs.detect({ path: '/a' })).toEqual({ ...copy, branch: 'main' })
})
