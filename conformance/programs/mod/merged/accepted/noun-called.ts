import type { Register } from 'claude-code'

export const register: Register = on => {
  on('turn.start', async ($, e, next) => {
    const { degrees } = await $.weather.at({ city: 'Oslo' })
    const text = `${await $.weather.today()}, ${degrees.toFixed(1)}`

    return next({ ...e, text })
  })
}
