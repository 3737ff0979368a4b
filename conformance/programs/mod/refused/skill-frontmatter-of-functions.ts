import type { Register } from 'claude-code'

export const register: Register = on => {
  // refused: frontmatter is data
  on('skill.prompt', ($, e, next) => next({ ...e, frontmatter: { run: () => 1 } }))
}
