// The mod under test. `ui.message` and `ui.fault` reach only the plugin whose Client they are about,
// so here the hook that rewrites, and the one beneath it that watches, stand in the mod itself.
const watch = async ($, e, next) => {
  await $.store.set('seen', e)
  return next(e)
}

export const register = (on, options) => {
  const { field, value } = JSON.parse(options.trial)
  const tried = e => {
    if (field === undefined) return e
    const { [field]: left, ...rest } = e
    return value === undefined ? rest : { ...rest, [field]: value }
  }
  on('ui.render', { component: 'Pane', requestId: 'own' }, ($, e) => {
    const { Client } = $.ui.resolve(e)
    return h(Client, { key: 'board', module: './client.js', props: e.props.title })
  })
  on('ui.message', ($, e, next) => next(tried(e)))
  on('ui.fault', ($, e, next) => next(tried(e)))
  // hooks of one event need different matchers, and a field that is left out matches nothing: hence two that watch
  on('ui.message', { component: 'Pane' }, watch)
  on('ui.message', { surface: 'terminal' }, watch)
  on('ui.fault', { component: 'Pane' }, watch)
  on('ui.fault', { surface: 'terminal' }, watch)
}
