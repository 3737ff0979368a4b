import type { Register } from 'claude-code'

export const register: Register = on => {
  on('command.run', { command: 'build' }, async $ => {
    const building = $.process.spawn({ argv: ['npm', 'run', 'build'] })
    const lines: string[] = []
    for await (const { stream, text } of building) if (stream === 'stderr') lines.push(text)
    const { code } = await building.result

    return { text: lines.join(''), exitCode: code ?? 1 }
  })
}
