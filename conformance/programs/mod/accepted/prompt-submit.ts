import type { Register } from 'claude-code'

export const register: Register = on => {
  on('prompt.submit', { origin: { kind: 'channel' } }, async ($, e, next) => {
    const server: string = e.origin.server
    const [attachment] = e.attachments ?? []
    if (attachment?.id !== undefined) {
      const media = await $.prompt.media({ id: attachment.id })
      if (media.base64 === undefined) return { drop: media.unreadable ?? media.deny }
    }

    return next({ ...e, text: `${server}: ${e.text}` })
  })
}
