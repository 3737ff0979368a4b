import type { Register } from 'claude-code'

export const register: Register = on => {
  on('session.start', async ($, e, next) => {
    const module = await $.wasm.compile('filter.wasm')
    await $.wasm.compile(new Uint8Array([0, 97, 115, 109]))
    const instance = new WebAssembly.Instance(module)
    await $.store.set('exports', Object.keys(instance.exports))

    return next(e)
  })
  on('wasm.compile', { path: /^\// }, () => ({ deny: 'Only files of the mod.' }))
}
