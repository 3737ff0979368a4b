import type { Register } from 'claude-code'

export const register: Register = on => {
  on('session.start', async ($, e, next) => {
    const path: string | undefined = await $.env.get('PATH')
    const { deny } = await $.env.set('PATH', path && `${path}:/opt/bin`)
    if (deny !== undefined) await $.env.set('NO_COLOR', undefined)

    return next(e)
  })
  on('env.get', { name: /TOKEN$/ }, () => ({ value: undefined }))
}
