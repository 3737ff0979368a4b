import type { Register } from 'claude-code'

export const register: Register = on => {
  on('tool.run', { tool: 'Deploy' }, (_, e) => {
    // refused: the contract calls it `target`
    return { result: { url: e.place } }
  })
}
