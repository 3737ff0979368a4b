import type { Register } from 'claude-code'

export const register: Register = on => {
  on('engine.create', async (_, e, next) => ({ ...(await next(e)), weather: { today: async () => 'rain', at: async ({ city }) => ({ degrees: city.length }) } }))
}
