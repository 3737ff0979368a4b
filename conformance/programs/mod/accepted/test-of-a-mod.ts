import { describe, expect, mock, test, tier } from 'claude-code/testing'

tier('user')
describe('greetings', () => {
  test('a greeting is answered', { timeoutMs: 500, options: { name: 'Ada' } }, async ($, on) => {
    const clock = mock.clock(on, { now: 0 })
    mock.store(on, { seen: 1 })
    on('command.run', (_, e) => ({ text: `Hello, ${e.args}` }))
    const { text } = await $.command.run({ command: 'greet', args: 'Ada', origin: { kind: 'composer' }, presentation: { isFullscreen: false, columns: 80 } })
    await clock.advance(10)

    expect(text, 'the answer').toBe('Hello, Ada')
    expect([text]).not.toContain('x')
    await expect(Promise.reject(new Error('no'))).rejects.toThrow(/no/)
    expect({ text }).toEqual({ text: expect.stringMatching(/^Hello/) })
  })
})
