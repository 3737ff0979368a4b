import type { Register } from 'claude-code'

export const register: Register = on => {
  on('session.end', async ($, e, next) => {
    const text: string = await $.fs.read('notes.md')
    const bytes: { base64: string } = await $.fs.read('icon.png', { as: 'bytes', offset: 0, length: 8 })
    const sizes = (await $.fs.list('.')).filter(entry => entry.kind === 'file').map(entry => entry.size)
    const { realPath = 'notes.md' } = await $.fs.stat('notes.md', { resolve: true })
    const [nearest] = await $.fs.ancestors({ names: ['AGENTS.md'] })
    if (await $.fs.exists(realPath)) await $.fs.write(realPath, `${text}${bytes.base64}${sizes.length}${nearest?.content ?? ''}`)

    return next(e)
  })
  on('fs.write', { path: /\.lock$/ }, (_, e) => ({ deny: `${e.path} stays.` }))
}
