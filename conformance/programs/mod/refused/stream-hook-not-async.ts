import type { Register } from 'claude-code'

export const register: Register = on => {
  // refused: a generator that isn't async
  on('turn.step', function* ($, e) {
    yield { kind: 'text', index: 0, text: e.model }
  })
}
