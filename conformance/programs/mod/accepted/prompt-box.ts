import type { Register } from 'claude-code'

export const register: Register = on => {
  on('prompt.edit', { key: { key: 'tab' } }, (_, e) => ({ text: `${e.text}  `, cursor: e.cursor + 2, decorations: [{ start: e.start, end: e.end, bold: true }] }))
  on('prompt.autocomplete', { token: /^#/ }, (_, e) => ({ suggestions: [{ text: `${e.token}1`, label: 'First' }] }))
  on('prompt.change', { origin: [{ kind: 'undo' }, { kind: 'clear' }] }, async ($, e, next) => {
    await $.prompt.fill({ text: e.text, mode: 'insert' })

    return next(e)
  })
}
