/** Entry `modhook`: everything under its long name. */
export * from './guards.js'
export * from './sdk-guards.js'
export * from './tool-names.js'
export type * from './types/index.js'
export * from './version.js'
