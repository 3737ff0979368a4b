export type * from './rewrite.js'
export type * from './skill.js'
