import type { Register } from 'claude-code'

export const register: Register = on => {
  on('session.start', async ($, e, next) => {
    const { agent } = await $.agent.register({
      name: 'proof-reader', description: 'Reads a text over.', prompt: 'Read it over.', tools: ['Read'], model: 'haiku', maxTurns: 4, background: true,
    })
    const started = await $.agent.spawn({ prompt: `Greet me, ${agent}.`, subagentType: agent })
    if (started.deny === undefined && started.agentId !== undefined)
      await $.agent.call({ tool: 'Read', input: { file_path: '/tmp/a' }, agentId: started.agentId })

    return next(e)
  })
}
