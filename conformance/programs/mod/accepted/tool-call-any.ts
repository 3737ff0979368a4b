import type { Register } from 'claude-code'

export const register: Register = on => {
  on('tool.call', async ($, e, next) => {
    if (e.tool === 'Read') await $.store.set('lastRead', e.file_path)
    const ran = await next(e)
    if (ran.deny !== undefined) return { deny: `${e.tool}: ${ran.deny}` }

    return ran.isError ? { ...ran, text: ran.text ?? 'It failed.' } : ran
  })
}
