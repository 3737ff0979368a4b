import assert from 'node:assert/strict'
import { test } from 'node:test'
import { disagreements, rowsOf } from './index.js'
import { eventBeneath, outcomesOf, refusalOf, saysPinned } from './probe.js'

const output = `
ui.tip.test.ts:
(fail) trial 7 [21.02ms]
  Error: saw {"seen":[{"id":"a"}]}
  
  the engine reported:
    probe's ui.tip hook was skipped: probe: next() passed an argument with a changed id (the engine set it)
    test's ui.tip hook was skipped: test: returned no { id }
(fail) trial 8 [9.10ms]
  Timed out after 30000ms

 0 pass
 2 fail
`

test('reads what each trial saw and what the engine reported', () => {
  const outcomes = outcomesOf(output)
  assert.deepEqual(outcomes.get(7)?.seen, [{ id: 'a' }])
  assert.equal(refusalOf('ui.tip', outcomes.get(7)!.reported), 'a changed id (the engine set it)')
  assert.equal(refusalOf('ui.offer', outcomes.get(7)!.reported), undefined)
  assert.deepEqual(outcomes.get(8), { seen: [], error: 'Timed out after 30000ms', reported: [] })
})

test('tells a pin from a value refused for its shape', () => {
  const pins = ['a changed id (the engine set it)', '{ id } rewritten; only data may change', 'an id other than the engine set (next(e) passes it on)', 'a id the engine did not set (it is kept)']
  for (const words of pins) assert.ok(saysPinned('id', words), words)
  const shapes = ['no { id } (a string)', 'an id that is not a string', 'a changed idea (the engine set it)', 'a props.id other than the surface drew (it places it)']
  for (const words of shapes) assert.ok(!saysPinned('id', words), words)
})

test('finds the event that a trial changed among many of its name', () => {
  const sample = { event: 'ui.resolve', where: { component: 'Pane' }, changed: {} }
  const base = [{ component: 'Spinner' }, { component: 'Pane' }, { component: 'Pane' }]
  const changed = [{ component: 'Spinner' }, { component: 'Pane' }, { component: 'Welcome' }]
  assert.deepEqual(eventBeneath(sample, base, changed), { component: 'Welcome' })
  assert.deepEqual(eventBeneath(sample, base, base), { component: 'Pane' })
  assert.equal(eventBeneath(sample, [], base), undefined)
})

test('names a readonly that the engine contradicts, in both directions', () => {
  const findings = [
    { event: 'ui.tip', field: 'id', verdict: 'pinned', leftOut: 'kept', words: 'a changed id (the engine set it)' },
    { event: 'ui.tip', field: 'text', verdict: 'free', leftOut: 'gone', words: '' },
  ] as const
  const rows = rowsOf(new Map([['ui.tip', ['id', 'text', 'x']]]), [...findings])
  assert.deepEqual(rows.map(row => row.verdict), ['pinned', 'free', 'unknown'])
  const declared = (pinned: string[], free: string[]) => new Map([['ui.tip', { pinned: new Set(pinned), free: new Set(free) }]])
  assert.deepEqual(disagreements(rows, declared(['id'], ['text', 'x'])), [])
  assert.equal(disagreements(rows, declared([], ['id', 'text'])).length, 1)
  assert.equal(disagreements(rows, declared(['id', 'text'], [])).length, 1)
  assert.deepEqual(disagreements(rows, new Map()), [])
})
