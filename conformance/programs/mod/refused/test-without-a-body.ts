import { test } from 'claude-code/testing'

// refused: what is tested?
test('nothing')
