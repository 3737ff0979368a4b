import type { Register } from 'claude-code'

export const register: Register = on => {
  on('engine.create', async (_, e, next) => {
    const built = await next(e)
    const { fs } = built

    return { ...built, fs: { ...fs, exists: async path => !path.endsWith('.env') && fs.exists(path) } }
  })
}
