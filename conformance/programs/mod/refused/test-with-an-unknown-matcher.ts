import { expect, test } from 'claude-code/testing'

test('a value is near another', () => {
  // refused: no such matcher
  expect(0.1 + 0.2).toBeCloseTo(0.3)
})
