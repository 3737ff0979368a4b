import type { Register } from 'claude-code'

export const register: Register = on => {
  on('classic.SessionStart', { source: 'compact' }, (_, e) => {
    const source: 'compact' = e.source

    return { additionalContext: [`After: ${source}.`], watchPaths: [`${e.cwd}/package.json`] }
  })
}
