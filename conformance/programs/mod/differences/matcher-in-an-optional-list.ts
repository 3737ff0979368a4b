import type { Register } from 'claude-code'

export const register: Register = on => {
  on('prompt.submit', { attachments: { type: 'image' } }, (_, e) => {
    // refused: left optional, though one of its elements matched
    const [first] = e.attachments

    return { drop: first.type }
  })
}
