import { expect, test } from 'claude-code/testing'

test('all telemetry can be watched in a test', async ($, on) => {
  const seen: string[] = []
  on('telemetry.log', (_, e) => {
    seen.push(e.event)

    return { value: undefined }
  })
  on('telemetry.log', { to: 'anthropic' }, (_, e, next) => next({ ...e, props: { ...e.props } }))
  on('telemetry.mark', { kind: 'bad' }, (_, e) => {
    seen.push(e.feature)

    return { value: undefined }
  })
  await $.telemetry.log({ to: 'anthropic', event: 'row' })
  await $.telemetry.mark({ feature: 'turn_note', kind: 'bad' })

  expect(seen).toEqual(['row', 'turn_note'])
})
