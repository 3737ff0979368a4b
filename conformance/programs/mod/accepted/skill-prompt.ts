import type { Register } from 'claude-code'

export const register: Register = on => {
  on('skill.prompt', { source: 'plugin', pluginName: 'tidy' }, (_, e, next) => next({ ...e, text: `${e.text}\n${e.path ?? ''}`, frontmatter: { ...e.frontmatter, model: 'haiku' } }))
}
