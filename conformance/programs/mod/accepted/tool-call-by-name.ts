import type { Register } from 'claude-code'

export const register: Register = on => {
  on('tool.call', { tool: 'Bash' }, async (_, e, next) => {
    const tool: 'Bash' = e.tool
    const ran = await next({ ...e, command: e.command.trim(), timeout: 1000 })
    if (ran.deny !== undefined || ran.isError) return ran
    const { stdout, stderr } = ran.result

    return { ...ran, result: { ...ran.result, stdout: `${tool}: ${stdout}`, stderr } }
  })
}
