import type { Register } from 'claude-code'

export const register: Register = on => {
  on('turn.start', { agentId: /^a/ }, (_, e) => {
    // refused: left optional, though it matched
    const agentId: string = e.agentId

    return { turnId: agentId }
  })
}
