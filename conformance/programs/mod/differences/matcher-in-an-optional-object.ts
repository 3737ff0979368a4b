import type { Register } from 'claude-code'

export const register: Register = on => {
  on('agent.spawn', { workflow: { agentIndex: 0 } }, (_, e) => {
    // refused: left optional, though it matched
    const { runId, agentIndex } = e.workflow

    return { deny: `${runId}: ${agentIndex}` }
  })
}
