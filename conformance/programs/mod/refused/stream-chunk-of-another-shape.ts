import type { Register } from 'claude-code'

export const register: Register = on => {
  // refused: a piece of text has its words in `text`
  on('turn.step', async function* () {
    yield { kind: 'text', index: 0, words: 'Hi' }
  })
}
