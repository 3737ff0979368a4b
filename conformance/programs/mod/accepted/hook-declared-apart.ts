import type { HookFor, On, PluginOptions, Register } from 'claude-code'

const watch: HookFor<'session.stop'> = (_, e, next) => next(e)
const note: HookFor<'turn.step'> = async function* (_, e, next) {
  yield* next(e)
}
const stops = (on: On, options: PluginOptions) => {
  if (options.watch === true) on('session.stop', watch)
  on('turn.step', note)
}

export const register: Register = (on, options) => stops(on, options)
