import { test } from 'claude-code/testing'

test('the mod loads', $ => $.turn.start({ text: 'Hi', turnId: 't' }))
