import type { Register } from 'claude-code'

export const register: Register = on => {
  on('process.spawn', async function* (_, e, next) {
    const stream = next({ ...e, env: { ...e.env, CI: '1' } })
    for await (const chunk of stream) yield { ...chunk, text: chunk.text.replace(/\d{6,}/g, '…') }
    const ended = await stream.result

    return ended.deny === undefined ? { value: { ...ended.value, code: ended.value.code ?? 1 } } : ended
  })
}
