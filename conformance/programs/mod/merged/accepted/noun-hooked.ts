import type { Register } from 'claude-code'

export const register: Register = on => {
  on('weather.at', { city: /^O/ }, (_, e, next) => (e.city === 'Oslo' ? { value: { degrees: 4 } } : next(e)))
  on('weather.today', () => ({ deny: 'It is not known.' }))
  on('weather.*', (_, e, next) => (next.is('weather.at', e) && e.city === '' ? { deny: 'Where?' } : next(e)))
}
