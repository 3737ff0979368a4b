import type { Register } from 'claude-code'

export const register: Register = on => {
  on('agent.spawn', async ($, e, next) => {
    const { concurrent } = await $.agent.limits()
    const running = (await $.agent.list()).filter(agent => agent.status === 'running')
    if (running.length >= concurrent) return { deny: `${e.subagentType} has to wait.` }
    const started = await next({ ...e, model: e.model ?? e.parentModel })

    return started.deny === undefined ? { ...started, model: started.model.toLowerCase() } : started
  })
}
